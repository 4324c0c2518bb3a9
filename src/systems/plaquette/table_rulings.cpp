#include "systems/plaquette/table_rulings.hpp"

#include <utility>

namespace bacler::plaquette {

ElementRulings rule_on_element(const LaidTable& table, ElementRef ref,
                               const std::vector<MeetingLayout>& meetings) {
    ElementRulings out;
    out.command = rule_on_being_in_command(table, ref);
    out.charisma = rule_on_charisma(table, ref);
    out.cover = cover_of_element(table, ref);
    out.fire_cover = fire_cover_of(table, ref);
    if (const std::optional<plane::Box>& box = table.laid(ref).box) out.level = level_of(table, *box);
    out.slowed_by = slowing_features_of(table, ref);
    out.flanks = rule_on_open_zones(table, ref, meetings);
    out.supports = rule_on_supporting_elements(table, ref, meetings);
    return out;
}

std::vector<BatteryRef> batteries_of(const LaidTable& table) {
    std::vector<BatteryRef> out;
    for (const LaidElement& e : table.elements) {
        const std::vector<ScenarioUnit>& units = table.element(e.ref).units;
        for (std::size_t u = 0; u < units.size(); ++u)
            if (units[u].unit.arm == Arm::artillery) out.push_back({e.ref, u});
    }
    return out;
}

TableRulings rule_on_table(const LaidTable& table) {
    TableRulings out;
    for (const LaidElement& e : table.elements) out.attacks.push_back(attack_of(table, e.ref));
    for (const std::vector<const Meeting*>& group : by_defender(meetings_among(out.attacks)))
        for (MeetingLayout& layout : lay_out_defence(table, group)) out.meetings.push_back(std::move(layout));
    out.near_misses = near_misses_among(out.attacks);
    for (const LaidElement& e : table.elements)
        out.elements.push_back(rule_on_element(table, e.ref, out.meetings));
    for (const BatteryRef& b : batteries_of(table))
        out.batteries.push_back(within_range_of(table, out.meetings, b));
    return out;
}

}  // namespace bacler::plaquette
