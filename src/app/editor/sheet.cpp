#include "app/editor/sheet.hpp"

#include "app/answers/answers.hpp"
#include "files/pick.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace bacler::editor {

using files::Node;
using plaquette::Arm;

Strength strength_of(const Draft& draft, const Place& unit) {
    Strength out;
    const Node* n = node_at(draft, unit);
    if (n == nullptr) return out;
    out.arm = files::word_of(*n, "arm", plaquette::arm_words, Arm::infantry);
    if (files::sound(*n, "men", files::Kind::whole)) out.men = files::whole_of(*n, "men", 0);
    if (files::sound(*n, "guns", files::Kind::whole)) out.guns = files::whole_of(*n, "guns", 0);
    out.pounds = files::number_of(*n, "calibre");
    out.values = files::wholes_of(*n, "values");
    return out;
}

namespace {

std::string count_text(Lang lang, std::string_view what, int n) {
    return say(lang, std::string(what) + (n == 1 ? "1" : "n"), {std::to_string(n)});
}

/// "4 × 4", or each value where they differ: "4 4 6".
std::string values_text(const std::vector<int>& values) {
    if (values.empty()) return "–";
    const bool is_alike = std::all_of(values.begin(), values.end(), [&](int v) { return v == values[0]; });
    if (is_alike && values.size() > 1)
        return std::to_string(values.size()) + " × " + std::to_string(values[0]);
    std::string out;
    for (const int v : values) out += (out.empty() ? "" : " ") + std::to_string(v);
    return out;
}

std::string unit_figures(Lang lang, const Draft& draft, const Place& unit) {
    const Strength s = strength_of(draft, unit);
    std::string out = values_text(s.values);
    if (s.men) out = count_text(lang, "ui.editor.men.", *s.men) + " · " + out;
    if (s.guns) out = count_text(lang, "ui.editor.guns.", *s.guns) + " · " + out;
    return out;
}

/// The rows of one side, as they come.
class Tree {
public:
    Tree(Lang lang, const Editing& editing, std::size_t side) : lang_(lang), editing_(editing), side_(side) {
        for (const Fault& f : editing.read.faults) faulty_.push_back(place_of_path(f.path));
    }

    std::vector<TreeRow> rows() && {
        add(side_at(side_), 0, "");
        for (std::size_t i = 0; i < count(Kind::staff); ++i)
            if (!has_superior(staff_at(side_, i))) add_staff(i, 1);
        for (std::size_t i = 0; i < count(Kind::staff); ++i) add_staff(i, 1);
        for (std::size_t i = 0; i < count(Kind::element); ++i) add_element(i, 1);
        return std::move(out_);
    }

private:
    std::size_t count(Kind kind) const { return count_of(editing_.draft, kind, side_at(side_)); }

    std::string superior_of(const Place& place) const {
        const Node* n = node_at(editing_.draft, place);
        return n == nullptr ? std::string() : files::text_of(*n, "under", "");
    }

    bool has_superior(const Place& place) const {
        const std::string under = superior_of(place);
        for (std::size_t i = 0; i < count(Kind::staff); ++i)
            if (!under.empty() && id_of(editing_.draft, staff_at(side_, i)) == under) return true;
        return false;
    }

    void add(const Place& place, int depth, std::string figures) {
        const bool is_faulty = std::find(faulty_.begin(), faulty_.end(), place) != faulty_.end();
        out_.push_back({place, depth, name_of(editing_.draft, place), std::move(figures), is_faulty});
    }

    void add_staff(std::size_t staff, int depth) {
        if (!staffs_.insert(staff).second) return;
        const Place place = staff_at(side_, staff);
        const Node* n = node_at(editing_.draft, place);
        if (n == nullptr) return;
        const std::string value = std::to_string(files::whole_of(*n, "value", 0));
        const int charisma = files::whole_of(*n, "charisma", 0);
        add(place, depth, charisma == 0 ? value : value + " + " + std::to_string(charisma));
        const std::string id = id_of(editing_.draft, place);
        for (std::size_t i = 0; i < count(Kind::staff); ++i)
            if (superior_of(staff_at(side_, i)) == id) add_staff(i, depth + 1);
        for (std::size_t i = 0; i < count(Kind::element); ++i)
            if (superior_of(element_at(side_, i)) == id) add_element(i, depth + 1);
    }

    void add_element(std::size_t element, int depth) {
        if (!elements_.insert(element).second) return;
        const Place place = element_at(side_, element);
        add(place, depth, "");
        for (std::size_t u = 0; u < count_of(editing_.draft, Kind::unit, place); ++u) {
            const Place unit = unit_at(side_, element, u);
            add(unit, depth + 1, unit_figures(lang_, editing_.draft, unit));
        }
    }

    Lang lang_;
    const Editing& editing_;
    std::size_t side_;
    std::vector<Place> faulty_;
    std::set<std::size_t> staffs_, elements_;
    std::vector<TreeRow> out_;
};

std::string rounded(Lang lang, const std::string& given, const std::string& taken, int over) {
    const std::string base = "ui.editor.round.";
    if (over == 0) return say(lang, base + "even", {given, taken});
    return say(lang, base + (over > 0 ? "over" : "short"), {given, taken, std::to_string(std::abs(over))});
}

}  // namespace

std::vector<TreeRow> order_of_battle(Lang lang, const Editing& editing) {
    std::vector<TreeRow> out;
    for (std::size_t side = 0; side < count_of(editing.draft, Kind::side); ++side)
        for (TreeRow& row : Tree(lang, editing, side).rows()) out.push_back(std::move(row));
    return out;
}

std::string strength_text(Lang lang, const Draft& draft, const Place& unit) {
    const Strength s = strength_of(draft, unit);
    const int n = static_cast<int>(s.values.size());
    const bool is_battery = s.arm == Arm::artillery;
    if (n == 0) return std::string(phrase(lang, is_battery ? "ui.editor.give_guns" : "ui.editor.give_men"));
    const std::string taken = count_text(lang, is_battery ? "ui.editor.gunners." : "ui.editor.bases.", n);
    if (is_battery && s.guns)
        return rounded(lang, count_text(lang, "ui.editor.guns.", *s.guns), taken,
                       *s.guns - n * plaquette::guns_per_gunner);
    if (!is_battery && s.men)
        return rounded(lang, count_text(lang, "ui.editor.men.", *s.men), taken,
                       *s.men - n * plaquette::men_per_plaquette);
    return taken;
}

std::string sentence(Lang lang, const Draft& draft, const Fault& fault) {
    const Place place = place_of_path(fault.path);
    if (fault.code == "list.short" && place.kind == Kind::element)
        return say(lang, "ui.editor.no_unit", {name_of(draft, place)});
    Fault named = fault;
    named.path = place.kind == Kind::scenario ? "" : name_of(draft, place);
    return answers::fault_text(lang, named);
}

Balance balance_of(Lang lang, const Editing& editing) {
    Balance out;
    if (editing.scenario.sides.empty()) return out;
    const answers::CostAnswer cost = answers::cost_of(editing.scenario);
    const auto percent = [](double part) { return fmt::format("{:.0f}", 100.0 * part); };
    for (const answers::SideCostAnswer& s : cost.sides) {
        Balance::OfSide side{
            s.name, s.cost.total, static_cast<int>(100.0 * in_decimals(s.sheltered) + 0.5), {}};
        for (ExplainedLine& line :
             explain_ruling(lang, s.cost.ruling, s.names, editing.scenario.readings).tree)
            if (line.does != Does::no_bearing) side.terms.push_back(std::move(line));
        out.advice.push_back(say(lang, "ui.editor.sheltered", {s.name, std::to_string(side.sheltered)}));
        out.sides.push_back(std::move(side));
    }
    if (out.sides.size() > 1) out.advice.push_back(say(lang, "cli.cost.ratio", {percent(1.0 - cost.ratio)}));
    out.advice.emplace_back(phrase(lang, "cli.cost.advice"));
    return out;
}

}  // namespace bacler::editor
