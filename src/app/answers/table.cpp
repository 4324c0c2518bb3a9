#include "app/answers/parts.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/meetings.hpp"

namespace bacler::answers {

using namespace plaquette;

Result<Engagement> engagement_of(const Scenario& scenario, const std::string& file, const std::string& a,
                                 const std::string& b) {
    const std::optional<ElementRef> first = element_named(scenario, a), second = element_named(scenario, b);
    Faults faults;
    if (!first) faults.push_back(unknown_piece(scenario, file, a));
    if (!second) faults.push_back(unknown_piece(scenario, file, b));
    if (!faults.empty()) return faults;
    const LaidTable table = lay_out(scenario);
    const std::optional<Engagement> e = engagement_on(table, lay_out_meetings(table), *first, *second);
    if (!e) return Faults{{file, 0, "", "pieces.do_not_meet", {a, b}}};
    return *e;
}

namespace {

std::optional<BatteryRef> battery_named(const Scenario& scenario, const std::string& id) {
    for (std::size_t side = 0; side < scenario.sides.size(); ++side)
        for (std::size_t e = 0; e < scenario.sides[side].elements.size(); ++e) {
            const Element& element = scenario.sides[side].elements[e];
            for (std::size_t u = 0; u < element.units.size(); ++u)
                if (element.units[u].unit.id == id) return BatteryRef{{side, e}, u};
        }
    return std::nullopt;
}

/// Neither measured nor stated: says which of the two has no place.
void add_placeless(const LaidTable& table, const BatteryRef& battery, ElementRef target,
                   const std::string& file, Faults& faults) {
    if (!table.laid(battery.element).box)
        faults.push_back(
            {file, 0, "", "piece.no_place", {table.element(battery.element).units[battery.unit].unit.id}});
    if (!table.laid(target).box)
        faults.push_back({file, 0, "", "piece.no_place", {table.element(target).id}});
}

}  // namespace

Result<TableFire> fire_of(const Scenario& scenario, const std::string& file,
                          const std::vector<std::string>& batteries, const std::string& target) {
    Faults faults;
    std::vector<BatteryRef> refs;
    const LaidTable table = lay_out(scenario);
    for (const std::string& id : batteries) {
        const std::optional<BatteryRef> ref = battery_named(scenario, id);
        const bool is_gun = ref && table.element(ref->element).units[ref->unit].unit.arm == Arm::artillery;
        if (!ref)
            faults.push_back(unknown_piece(scenario, file, id));
        else if (!is_gun)
            faults.push_back({file, 0, "", "piece.no_battery", {id}});
        else if (!refs.empty() && !(refs.front().element == ref->element))
            faults.push_back({file, 0, "", "pieces.two_elements", {batteries.front(), id}});
        else
            refs.push_back(*ref);
    }
    const std::optional<ElementRef> victim = element_named(scenario, target);
    if (!victim)
        faults.push_back(unknown_piece(scenario, file, target));
    else if (!refs.empty() && refs.front().element.side == victim->side)
        faults.push_back({file, 0, "", "pieces.same_side", {target}});
    else
        for (const BatteryRef& ref : refs)
            if (!battery_range(table, ref.element, ref.unit, *victim))
                add_placeless(table, ref, *victim, file, faults);
    if (!faults.empty()) return faults;
    return fire_on(table, lay_out_meetings(table), refs, *victim);
}

Json table_fire_json(const TableFire& fire, const FireAnswer& answer,
                     const std::vector<std::string>& batteries) {
    Json out = fire_json(fire.question, answer, false);
    if (fire.question.batteries.empty()) out["may_fire"] = false;
    out["batteries"] = Json::array();
    for (std::size_t i = 0; i < fire.judged.size(); ++i)
        out["batteries"].push_back({{"id", batteries[i]},
                                    {"allowed", fire.judged[i].is_allowed},
                                    {"cm", in_cm(fire.judged[i].distance)},
                                    {"rule", rule_name(fire.judged[i].deciding)}});
    return out;
}

std::string table_fire_text(Lang lang, const Scenario& scenario, const TableFire& fire,
                            const FireAnswer& answer, const std::vector<std::string>& batteries) {
    std::string out;
    for (std::size_t i = 0; i < fire.judged.size(); ++i) {
        PieceNames names;
        names.units = {{batteries[i]}};
        out +=
            batteries[i] + ": " + ruling_text(lang, fire.judged[i].ruling, names, scenario.readings) + "\n";
    }
    if (!fire.question.batteries.empty()) out += fire_text(lang, fire.question, answer);
    return out;
}

}  // namespace bacler::answers
