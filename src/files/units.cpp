#include "files/units.hpp"

#include "files/shapes.hpp"

namespace bacler::files {

using plaquette::Arm;
using plaquette::Formation;
using plaquette::Unit;
using plaquette::Weight;

namespace {

/// Reports on a member of the unit's table.
void fault_on(Report& report, const Spot& unit, std::string_view key, std::string_view code,
              std::vector<std::string> args) {
    Node* n = unit.node.member(key);
    if (n && n->kind != Kind::faulty) report.fault({*n, &unit, 0}, code, std::move(args));
}

void judge_values(Report& report, const Spot& at, const Unit& unit, UnitOf where) {
    const Node* list = sound(at.node, "values", Kind::list);
    if (!list) return;
    const std::size_t n = list->items.size();
    if (unit.arm == Arm::artillery) {
        if (n == 0) fault_on(report, at, "values", "unit.no_gunner", {unit.id});
        if (n > most_gunners)
            fault_on(report, at, "values", "unit.many_gunners",
                     {unit.id, std::to_string(n), std::to_string(most_gunners)});
        return;
    }
    if (n == 0) fault_on(report, at, "values", "unit.no_plaquette", {unit.id});
    if (n == 1 && where == UnitOf::scenario) fault_on(report, at, "values", "unit.one_plaquette", {unit.id});
}

void judge_formation(Report& report, const Spot& at, const Unit& unit) {
    const bool stated = at.node.member("formation") != nullptr;
    if (unit.arm == Arm::artillery)
        return fault_on(report, at, "formation", "unit.artillery_formation", {unit.id});
    if (!stated) return report.fault(at, "key.missing", {"formation"});
    if (!plaquette::is_square(unit.formation)) return;
    const bool solid = unit.formation == Formation::solid_square;
    if (unit.arm == Arm::cavalry) return fault_on(report, at, "formation", "unit.cavalry_square", {unit.id});
    if (solid ? !unit.may_form_solid : !unit.may_form_hollow)
        fault_on(report, at, "formation", "unit.square_not_allowed", {unit.id, solid ? "solid" : "hollow"});
}

void read_squares(Report& report, const Spot& at, Unit& unit) {
    unit.may_form_solid = unit.may_form_hollow = unit.arm == Arm::infantry;
    const Node* list = sound(at.node, "squares", Kind::list);
    if (!list) return;
    unit.may_form_solid = unit.may_form_hollow = false;
    for (const Node& n : list->items) {
        if (n.kind != Kind::text) continue;
        (n.text == "solid" ? unit.may_form_solid : unit.may_form_hollow) = true;
    }
    if (!list->items.empty() && unit.arm != Arm::infantry)
        fault_on(report, at, "squares", "unit.infantry_only", {unit.id, "squares"});
}

void judge_specialities(Report& report, const Spot& at, const Unit& unit) {
    if (unit.arm == Arm::infantry) {
        // "medium" says nothing of infantry, which has no weights: it may stand.
        if (unit.weight != Weight::medium) fault_on(report, at, "weight", "unit.infantry_weight", {unit.id});
        return;
    }
    if (unit.light_infantry)
        fault_on(report, at, "light_infantry", "unit.infantry_only", {unit.id, "light_infantry"});
    if (unit.engineers) fault_on(report, at, "engineers", "unit.infantry_only", {unit.id, "engineers"});
}

bool is_faulty(const Node& table, std::string_view key) {
    const Node* n = table.member(key);
    return !n || n->kind == Kind::faulty;
}

}  // namespace

Unit unit_from(Report& report, const Spot& at, std::string_view nation, UnitOf where) {
    const Node& n = at.node;
    Unit unit;
    unit.id = text_of(n, "id", "");
    unit.arm = word_of(n, "arm", plaquette::arm_words, Arm::infantry);
    unit.weight = word_of(n, "weight", plaquette::weight_words, Weight::medium);
    unit.formation = unit.arm == Arm::artillery
                         ? Formation::battery
                         : word_of(n, "formation", plaquette::formation_words, Formation::column);
    unit.values = wholes_of(n, "values");
    unit.elites = flag_of(n, "elites", false);
    unit.light_infantry = flag_of(n, "light_infantry", false);
    unit.engineers = flag_of(n, "engineers", false);
    unit.nation = plaquette::nation_of(text_of(n, "nation", nation));
    // What an arm may have can only be judged where the arm is known.
    if (is_faulty(n, "arm")) return unit;
    read_squares(report, at, unit);
    judge_values(report, at, unit, where);
    judge_formation(report, at, unit);
    judge_specialities(report, at, unit);
    return unit;
}

}  // namespace bacler::files
