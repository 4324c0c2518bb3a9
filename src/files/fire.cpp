#include "files/pick.hpp"
#include "files/read.hpp"
#include "files/readings_table.hpp"
#include "files/shapes.hpp"

#include <unordered_map>
#include <utility>

namespace bacler::files {

using plaquette::Battery;
using plaquette::FireQuestion;
using plaquette::FireTarget;
using plaquette::FireVictim;

namespace {

/// Ids that were used, each with where.
using Ids = std::unordered_map<std::string, std::string>;

void enter(Report& report, const Spot& at, const std::string& id, Ids& seen) {
    const auto entered = seen.emplace(id, path_of(at, report.source()));
    if (!entered.second) report.fault(at, "id.twice", {id, entered.first->second});
}

Battery battery_from(Report& report, const Spot& at, Ids& seen) {
    Battery out;
    out.id = text_of(at.node, "unit", std::to_string(at.index + 1));
    out.weight = word_of(at.node, "weight", plaquette::weight_words, plaquette::Weight::medium);
    out.gunners = wholes_of(at.node, "values");
    out.range = length_of(at.node, "range").value_or(Length{});
    Node* values = at.node.member("values");
    if (values && values->kind == Kind::list && values->items.empty())
        report.fault({*values, &at, 0}, "unit.no_gunner", {out.id});
    Node* id = at.node.member("unit");
    enter(report, id ? Spot{*id, &at, 0} : at, out.id, seen);
    return out;
}

std::vector<FireVictim> victims_from(Report& report, const Spot& list, Ids& seen) {
    std::vector<FireVictim> out;
    if (list.node.kind != Kind::list) return out;
    for (std::size_t i = 0; i < list.node.items.size(); ++i) {
        Node& n = list.node.items[i];
        FireVictim victim;
        if (n.kind == Kind::text) victim.id = n.text;
        if (n.kind == Kind::table) victim = {text_of(n, "id", ""), whole_of(n, "plaquettes", 0)};
        if (victim.id.empty()) continue;
        enter(report, {n, &list, i}, victim.id, seen);
        out.push_back(std::move(victim));
    }
    return out;
}

FireTarget target_from(Report& report, const Spot& at) {
    FireTarget out;
    const Node& n = at.node;
    out.cover = word_of(n, "cover", plaquette::cover_words, plaquette::Cover::none);
    out.is_in_square = flag_of(n, "square", false);
    out.is_grand_battery = flag_of(n, "grand_battery", false);
    Ids seen;
    if (Node* ranks = at.node.member("ranks"); ranks && ranks->kind == Kind::list) {
        const Spot list{*ranks, &at, 0};
        for (std::size_t i = 0; i < ranks->items.size(); ++i)
            out.ranks.push_back(victims_from(report, {ranks->items[i], &list, i}, seen));
    }
    if (Node* guns = at.node.member("artillery")) out.artillery = victims_from(report, {*guns, &at, 0}, seen);
    return out;
}

FireQuestion question_from(Report& report, const Spot& root) {
    FireQuestion out;
    const Node& n = root.node;
    out.readings = readings_of(n);
    out.stance = word_of(n, "stance", plaquette::stance_words, plaquette::Stance::defence);
    out.is_grand_battery = flag_of(n, "grand_battery", false);
    out.is_engaged = flag_of(n, "engaged", false);
    Ids seen;
    if (Node* batteries = root.node.member("batteries"); batteries && batteries->kind == Kind::list) {
        const Spot list{*batteries, &root, 0};
        for (std::size_t i = 0; i < batteries->items.size(); ++i)
            out.batteries.push_back(battery_from(report, {batteries->items[i], &list, i}, seen));
    }
    if (Node* target = root.node.member("target"); target && target->kind == Kind::table)
        out.target = target_from(report, {*target, &root, 0});
    return out;
}

/// As many faces as tirs. A fire that may not take place asks for none, and leaves those stated unread.
void read_dice(Report& report, const Spot& root, FireSheet& sheet) {
    Node* dice = root.node.member("dice");
    if (!dice || !report.is_clean()) return;
    const std::size_t tirs = plaquette::tirs_of(sheet.question);
    if (tirs == 0) return;
    sheet.dice = wholes_of(root.node, "dice");
    if (!sheet.dice.empty() && sheet.dice.size() != tirs)
        report.fault({*dice, &root, 0}, "dice.count",
                     {std::to_string(sheet.dice.size()), std::to_string(tirs)});
}

}  // namespace

Result<FireSheet> fire_from_text(std::string_view text, const std::string& name) {
    Result<Tree> read = tree_of(text, name);
    if (!read) return read.faults();
    Tree tree = std::move(read).value();
    Report report(name, tree.source);
    const Spot root{tree.root};
    if (!is_format(report, root, fire_format)) return std::move(report).faults();
    check(report, root, fire_shape());
    FireSheet sheet;
    sheet.question = question_from(report, root);
    read_dice(report, root, sheet);
    if (!report.is_clean()) return std::move(report).faults();
    return sheet;
}

Result<FireSheet> fire_from_file(const std::string& path) {
    const Result<std::string> text = text_of_file(path);
    if (!text) return text.faults();
    return fire_from_text(*text, path);
}

}  // namespace bacler::files
