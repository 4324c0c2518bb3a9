#include "files/read.hpp"
#include "files/readings_table.hpp"
#include "files/shapes.hpp"
#include "files/units.hpp"

#include <unordered_map>
#include <utility>

namespace bacler::files {

using plaquette::Aspect;
using plaquette::EngagedSide;
using plaquette::EngagedUnit;

namespace {

using Places = std::unordered_map<std::string_view, std::uint16_t>;

EngagedUnit engaged_unit(Report& report, const Spot& at, std::string_view nation) {
    EngagedUnit out;
    out.unit = unit_from(report, at, nation, UnitOf::sheet);
    out.role = word_of(at.node, "role", plaquette::role_words, plaquette::Role::engaged);
    out.line = whole_of(at.node, "line", 1);
    if (sound(at.node, "cover", Kind::text))
        out.cover = word_of(at.node, "cover", plaquette::cover_words, plaquette::Cover::none);
    return out;
}

void read_staff(const Node& side, EngagedSide& out) {
    const Node* staff = sound(side, "staff", Kind::table);
    if (!staff) return;
    out.staff_value = whole_of(*staff, "value", 0);
    out.staff_charisma = whole_of(*staff, "charisma", 0);
    out.staff_is_near = flag_of(*staff, "near", false);
    out.staff_commands = flag_of(*staff, "in_command", true);
}

EngagedSide side_from(Report& report, const Spot& at, std::string_view absent_name) {
    const Node& n = at.node;
    EngagedSide out;
    out.name = text_of(n, "name", absent_name);
    out.stance = word_of(n, "stance", plaquette::stance_words, plaquette::Stance::defence);
    out.fatigue = whole_of(n, "fatigue", 0);
    out.lost = whole_of(n, "lost", 0);
    out.attacked_from = word_of(n, "attacked_from", plaquette::aspect_words, Aspect::front);
    out.cover = word_of(n, "cover", plaquette::cover_words, plaquette::Cover::none);
    out.hindrances = whole_of(n, "hindrances", 0);
    out.supporting_elements = whole_of(n, "supporting_elements", 0);
    out.open_threatened = whole_of(n, "open_threatened", 0);
    // The other side is itself one of the elements that attack a flank or the rear (R191, R192).
    out.flank_attackers = whole_of(n, "flank_attackers", out.attacked_from == Aspect::flank ? 1 : 0);
    out.rear_attackers = whole_of(n, "rear_attackers", out.attacked_from == Aspect::rear ? 1 : 0);
    read_staff(n, out);
    const std::string nation = text_of(n, "nation", "");
    Node* units = at.node.member("unit");
    if (!units || units->kind != Kind::list) return out;
    const Spot list{*units, &at, 0};
    out.units.reserve(units->items.size());
    for (std::size_t i = 0; i < units->items.size(); ++i)
        out.units.push_back(engaged_unit(report, {units->items[i], &list, i}, nation));
    return out;
}

/// A side of the sheet as it is read: its table, what it says, and where each of its units stands in it.
struct SideReading {
    const Spot& spot;
    EngagedSide read;
    Places places;
};

std::string path_of_unit(const Report& report, const SideReading& side, std::size_t place) {
    const Spot list{*side.spot.node.member("unit"), &side.spot, 0};
    return path_of({list.node.items[place], &list, place}, report.source());
}

/// Fills in the places; a fault for an id that was there before, on either side.
void find_places(Report& report, SideReading& side, const SideReading* other) {
    Node* units = side.spot.node.member("unit");
    if (!units) return;
    const Spot list{*units, &side.spot, 0};
    for (std::size_t i = 0; i < side.read.units.size(); ++i) {
        Node* id = units->items[i].member("id");
        if (!id || id->kind != Kind::text) continue;
        const Spot unit{units->items[i], &list, i};
        const auto own = side.places.emplace(id->text, static_cast<std::uint16_t>(i));
        const SideReading* first = own.second ? other : &side;
        if (!first || first->places.count(id->text) == 0) continue;
        report.fault({*id, &unit, 0}, "id.twice",
                     {id->text, path_of_unit(report, *first, first->places.at(id->text))});
    }
}

void find_opponents(Report& report, const Spot& unit, EngagedUnit& out, const Places& own,
                    const Places& enemy) {
    Node* named = unit.node.member("opponents");
    if (!named || named->kind != Kind::list) return;
    const Spot list{*named, &unit, 0};
    for (std::size_t i = 0; i < named->items.size(); ++i) {
        Node& n = named->items[i];
        if (n.kind != Kind::text) continue;
        const auto found = enemy.find(n.text);
        if (found != enemy.end()) {
            for (const std::uint16_t before : out.opponents)
                if (before == found->second) report.fault({n, &list, i}, "opponent.twice", {n.text});
            out.opponents.push_back(found->second);
        } else if (own.count(n.text) > 0) {
            report.fault({n, &list, i}, "opponent.own_side", {n.text});
        } else {
            std::vector<std::string_view> ids;
            for (const auto& place : enemy) ids.push_back(place.first);
            report.unknown({n, &list, i}, "opponent.unknown", n.text, ids);
        }
    }
}

void find_all_opponents(Report& report, SideReading& side, const Places& enemy) {
    Node* units = side.spot.node.member("unit");
    if (!units) return;
    const Spot list{*units, &side.spot, 0};
    for (std::size_t i = 0; i < side.read.units.size(); ++i)
        find_opponents(report, {units->items[i], &list, i}, side.read.units[i], side.places, enemy);
}

EngagementSheet sheet_from(Report& report, const Spot& root) {
    EngagementSheet sheet;
    sheet.engagement.readings = readings_of(root.node);
    const std::vector<int> faces = wholes_of(root.node, "dice");
    if (faces.size() == 2) sheet.dice = plaquette::ValueDice{faces[0], faces[1]};
    Node* sides = root.node.member("side");
    if (!sides || sides->kind != Kind::list) return sheet;
    const Spot list{*sides, &root, 0};
    const Spot at_first{sides->items[0], &list, 0}, at_second{sides->items[1], &list, 1};
    SideReading first{at_first, side_from(report, at_first, "A"), {}};
    SideReading second{at_second, side_from(report, at_second, "B"), {}};
    find_places(report, first, nullptr);
    find_places(report, second, &first);
    find_all_opponents(report, first, second.places);
    find_all_opponents(report, second, first.places);
    sheet.engagement.sides = {std::move(first.read), std::move(second.read)};
    return sheet;
}

}  // namespace

Result<EngagementSheet> engagement_from_text(std::string_view text, const std::string& name) {
    Result<Tree> read = tree_of(text, name);
    if (!read) return read.faults();
    Tree tree = std::move(read).value();
    Report report(name, tree.source);
    const Spot root{tree.root};
    if (!is_format(report, root, engagement_format)) return std::move(report).faults();
    check(report, root, engagement_shape());
    EngagementSheet sheet = sheet_from(report, root);
    if (!report.is_clean()) return std::move(report).faults();
    return sheet;
}

Result<EngagementSheet> engagement_from_file(const std::string& path) {
    const Result<std::string> text = text_of_file(path);
    if (!text) return text.faults();
    return engagement_from_text(*text, path);
}

}  // namespace bacler::files
