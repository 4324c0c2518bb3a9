#include "app/handling/consequences.hpp"

#include "systems/plaquette/command.hpp"

#include <algorithm>

namespace bacler {

using namespace plaquette;

namespace {

std::vector<CommandReach> command_of(const LaidTable& table, ElementAt ref) {
    const Side& side = table.side(ref);
    const Element& element = table.element(ref);
    const bool any_superior = table.scenario->readings.on(Option::any_superior);
    std::vector<CommandReach> out;
    for (const std::size_t s : chain_of(side, element.under)) {
        const Staff& staff = side.staffs[s];
        const bool counts = any_superior || s == *element.under;
        if (!counts || !staff.at || staff.arrives) continue;
        out.push_back({s, rule_on_command(*staff.at, table.laid(ref).box->centre, Recipient::element)});
    }
    return out;
}

std::vector<UnderFire> fire_at(const LaidTable& table, const TableRulings& rulings, ElementAt target) {
    std::vector<UnderFire> out;
    for (const BatteryReport& report : rulings.batteries) {
        if (report.element.side == target.side || !table.laid(report.element).box) continue;
        for (const BatteryTarget& judged : report.targets)
            if (judged.target == target && judged.is_allowed)
                out.push_back({{report.element, report.unit}, judged});
    }
    std::stable_sort(out.begin(), out.end(), [](const UnderFire& a, const UnderFire& b) {
        return a.judged.distance < b.judged.distance;
    });
    return out;
}

}  // namespace

Consequences consequences_of(const LaidTable& table, const TableRulings& rulings, ElementAt element) {
    Consequences out;
    if (!table.laid(element).box) return out;
    const ElementRulings& own = rulings.elements[table.place_of(element)];
    out.is_in_command = own.command.is_in_command;
    out.command = command_of(table, element);
    out.charisma = total(own.charisma);
    out.fire = fire_at(table, rulings, element);
    for (const MeetingLayout& m : rulings.meetings)
        if (m.meeting.attacker == element || m.meeting.defender == element)
            out.engagements.push_back(m.meeting);
    return out;
}

}  // namespace bacler
