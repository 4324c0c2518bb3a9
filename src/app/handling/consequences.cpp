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

std::vector<UnderFire> fire_at(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                               ElementAt target) {
    std::vector<UnderFire> out;
    for (const LaidElement& e : table.elements) {
        if (e.ref.side == target.side || !e.box) continue;
        const Element& element = table.element(e.ref);
        std::vector<BatteryRef> batteries;
        for (std::size_t u = 0; u < element.units.size(); ++u)
            if (element.units[u].unit.arm == Arm::artillery) batteries.push_back({e.ref, u});
        if (batteries.empty()) continue;
        const TableFire fire = fire_on(table, meetings, batteries, target);
        for (std::size_t b = 0; b < batteries.size(); ++b)
            if (fire.judged[b].is_allowed) out.push_back({batteries[b], fire.judged[b]});
    }
    std::stable_sort(out.begin(), out.end(), [](const UnderFire& a, const UnderFire& b) {
        return a.judged.distance < b.judged.distance;
    });
    return out;
}

}  // namespace

Consequences consequences_of(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                             ElementAt element) {
    Consequences out;
    if (!table.laid(element).box) return out;
    out.is_in_command = is_in_command(table, element);
    out.command = command_of(table, element);
    out.charisma = charisma_of(table, element);
    out.fire = fire_at(table, meetings, element);
    for (const MeetingLayout& m : meetings)
        if (m.meeting.attacker == element || m.meeting.defender == element)
            out.engagements.push_back(m.meeting);
    return out;
}

}  // namespace bacler
