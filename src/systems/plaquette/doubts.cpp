#include "systems/plaquette/doubts.hpp"

#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/superiors.hpp"

namespace bacler::plaquette {

namespace {

void add(std::vector<OpenRuling>& out, const std::vector<OpenRuling>& more) {
    out.insert(out.end(), more.begin(), more.end());
}

}  // namespace

std::vector<OpenRuling> open_between(Subject a, Subject b, const Ruling& ruling) {
    std::vector<OpenRuling> out;
    for (const Doubt& d : open_doubts(ruling)) {
        OpenRuling one{a, b, ruling.measures[static_cast<std::size_t>(d.measure)], d};
        if (b.kind == SubjectKind::none) one.b = d.met.subject;
        one.doubt.measure = one.doubt.met.measure = one.doubt.missed.measure = 0;
        out.push_back(one);
    }
    return out;
}

std::vector<OpenRuling> open_rulings(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                                     const std::vector<BatteryReport>& batteries) {
    std::vector<OpenRuling> out;
    std::vector<Meeting> met;
    for (const MeetingLayout& m : meetings) met.push_back(m.meeting);
    for (const LaidElement& e : table.elements) {
        const Subject own = element_subject(e.ref);
        add(out, open_between(own, {}, rule_on_being_in_command(table, e.ref).ruling));
        add(out, open_between(own, {}, rule_on_charisma(table, e.ref)));
        add(out, open_between(own, {}, rule_on_supporting_elements(table, e.ref, meetings).ruling));
        add(out, open_between(own, {}, rule_on_open_zones(table, e.ref, meetings).ruling));
    }
    for (const Meeting& m : met) {
        const Subject attacker = element_subject(m.attacker), defender = element_subject(m.defender);
        add(out, open_between(attacker, defender, m.on_contact));
        add(out, open_between(attacker, defender, m.on_aspect));
    }
    for (const NearMiss& n : near_misses_of(table, met))
        add(out, open_between(element_subject(n.attacker), element_subject(n.enemy), n.ruling));
    for (const BatteryReport& b : batteries) {
        const Subject gun = table_unit_subject(*table.scenario, b.element, b.unit);
        for (const BatteryTarget& t : b.targets)
            for (OpenRuling open : open_between(gun, element_subject(t.target), t.ruling)) {
                // A battery's ruling speaks of it as the only unit there is.
                open.doubt.met.subject = open.doubt.missed.subject = gun;
                out.push_back(open);
            }
    }
    return out;
}

}  // namespace bacler::plaquette
