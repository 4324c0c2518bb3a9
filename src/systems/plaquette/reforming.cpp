#include "systems/plaquette/reforming.hpp"

#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/permissions.hpp"
#include "systems/plaquette/square.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

/// The part of an element in an engagement: that of the first it is in.
struct Fighting {
    bool is_engaged{false};
    Arm against{Arm::cavalry};
};

Arm arm_of(const Element& element) {
    int infantry = 0, cavalry = 0;
    for (const ScenarioUnit& u : element.units) {
        const int count = plaquettes_of(u.unit.arm, u.unit.values.size());
        (u.unit.arm == Arm::cavalry ? cavalry : infantry) += u.unit.arm == Arm::artillery ? 0 : count;
    }
    return cavalry > infantry ? Arm::cavalry : Arm::infantry;  // Q121
}

Fighting fighting_of(const LaidTable& table, const std::vector<MeetingLayout>& meetings, ElementRef ref) {
    for (const MeetingLayout& m : meetings) {
        if (m.meeting.attacker == ref) return {true, arm_of(table.element(m.meeting.defender))};
        if (m.meeting.defender == ref) return {true, arm_of(table.element(m.meeting.attacker))};
    }
    return {};
}

/// What the unit itself cannot form: a finding that forbids, or none.
std::optional<Finding> unable(const Unit& unit, Formation wanted, const Readings& readings) {
    const auto forbid = [](int rule, int reading, Say say, int a = 0, int b = 0) {
        return with_words(figure(rule, reading, say, Does::forbids), a, b);
    };
    if (unit.arm == Arm::artillery) return forbid(26, 0, Say::battery_has_no_formation);
    if (!is_square(wanted)) return std::nullopt;
    if (unit.arm != Arm::infantry) return forbid(32, 13, Say::square_is_for_infantry);
    const bool knows = wanted == Formation::solid_square ? unit.may_form_solid : unit.may_form_hollow;
    if (!knows) return forbid(32, 13, Say::square_not_known, static_cast<int>(wanted));
    const int count = plaquettes_of(unit.arm, unit.values.size()), least = least_hollow(readings);
    if (wanted == Formation::hollow_square && count < least)
        return forbid(34, 12, Say::hollow_square_wants_more, count, least);
    return std::nullopt;
}

void take(Ruling& into, const Ruling& more, Subject subject) {
    for (Finding f : more.findings) {
        f.subject = subject;
        f.shown = Shown::deciding;
        into.findings.push_back(f);
    }
}

}  // namespace

Ruling rule_on_reforming(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                         const ReformingQuestion& q) {
    const Element& element = table.element(q.element);
    const Unit& unit = element.units[q.unit].unit;
    const Subject subject = table_unit_subject(*table.scenario, q.element, q.unit);
    const Readings& readings = table.scenario->readings;
    Ruling ruling;
    Ledger ledger(ruling);
    if (unit.formation == q.formation) {
        ledger.write(about(
            with_words(figure(96, Say::stands_so_already, Does::no_bearing), static_cast<int>(q.formation)),
            subject));
        return ruling;
    }
    const std::optional<Finding> cannot = unable(unit, q.formation, readings);
    if (cannot) ledger.write(shown(about(*cannot, subject), Shown::deciding));
    const Fighting fight = fighting_of(table, meetings, q.element);
    const bool by_test = fight.is_engaged && is_square(q.formation) && element.stance != Stance::attack;
    if (by_test && !cannot) {
        SquareQuestion square{majority_of_element(element, readings),
                              element.stance,
                              q.already_changed,
                              plaquettes_of(unit.arm, unit.values.size()),
                              fight.against,
                              true,
                              unit.may_form_solid,
                              unit.may_form_hollow,
                              readings};
        take(ruling, rule_on_square_permission(square), subject);
        return ruling;
    }
    const bool attacks = fight.is_engaged && element.stance == Stance::attack;
    const Ruling change = rule_on_formation_change({element.stance, q.already_changed, attacks});
    if (!cannot || verdict(change) == Verdict::forbidden) take(ruling, change, subject);
    return ruling;
}

}  // namespace bacler::plaquette
