#include "systems/plaquette/engagement.hpp"

#include "base/check.hpp"
#include "base/whole.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/engagement_consequences.hpp"
#include "systems/plaquette/engagement_workings.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/morale.hpp"

namespace bacler::plaquette {

namespace {

MoraleTerms morale_terms_of(const Engagement& e, const Workings& w, std::size_t side) {
    const EngagedSide& s = e.sides[side];
    MoraleTerms m;
    m.majority = w.sides[side].majority;
    m.charisma = s.staff_is_near ? s.staff_charisma : 0;
    m.fatigue = s.fatigue;
    m.staff = s.staff_value;
    m.staff_commands = s.staff_commands;
    m.plaquettes = w.sides[side].plaquettes;
    m.losses = s.lost;
    m.supports = s.supporting_elements;
    m.cover = w.sides[side].best_cover;
    m.open_threatened = s.open_threatened > 0;
    m.flank_attackers = s.flank_attackers;
    m.rear_attackers = s.rear_attackers;
    m.squares_only = w.sides[side].squares_only;
    return m;
}

/// Morale of one side beneath an open finding.
void write_side_morale(Ledger& ledger, const Engagement& e, const Workings& w, std::size_t side, int die,
                       SideAnswer& answer) {
    const EngagedSide& s = e.sides[side];
    ledger.open(about(figure(176, Say::element_value, Does::adds), side_subject(side)));
    write_lines_note(ledger, w.sides[side]);
    answer.total = write_element_sum(ledger, w.sides[side].lines, e.readings);
    write_value_from_sum(ledger, s.stance, die, e.readings);
    answer.value = ledger.close();
    write_morale_terms(ledger, morale_terms_of(e, w, side), morale_terms_of(e, w, 1 - side), e.readings);
    if (e.readings.at(Option::fatigue_timing) == value::immediate &&
        !(w.sides[1 - side].is_incapable && s.stance == Stance::attack))
        ledger.write(figure(193, 103, Say::fatigue_at_once, Does::adds, -1));
}

Finding morale_finding(std::size_t side) {
    return shown(about(figure(195, Say::morale_of, Does::sets), side_subject(side)), Shown::line);
}

}  // namespace

EngagementAnswer rule_on_engagement(const Engagement& engagement, const ValueDice& dice) {
    for (const int d : dice) BACLER_CHECK(d >= no_die && d <= 10);
    const Workings w = workings_of(engagement);
    EngagementAnswer answer;
    answer.ruling.findings.reserve(192);
    Ledger ledger(answer.ruling);

    ledger.open(morale_finding(0));
    write_side_morale(ledger, engagement, w, 0, dice[0], answer.sides[0]);
    answer.sides[0].morale = ledger.close();
    ledger.open(about(figure(195, Say::less_morale_of, Does::adds), side_subject(1)));
    ledger.open(morale_finding(1));
    write_side_morale(ledger, engagement, w, 1, dice[1], answer.sides[1]);
    answer.sides[1].morale = ledger.close();
    ledger.write(scaling(195, 0, Say::against, -1, 1));
    ledger.close();

    answer.difference = ledger.total();
    if (answer.difference != 0) answer.winner = answer.difference > 0 ? 0 : 1;
    for (std::size_t side = 0; side < 2; ++side) copy_units(w.sides[side], answer.sides[side]);
    write_consequences(ledger, engagement, w, answer);
    return answer;
}

std::array<int, 2> totals_of(const Engagement& engagement) {
    const Workings w = workings_of(engagement);
    std::array<int, 2> totals{};
    for (std::size_t side = 0; side < 2; ++side) {
        Ruling scratch;
        Ledger ledger(scratch);
        totals[side] = write_element_sum(ledger, w.sides[side].lines, engagement.readings);
    }
    return totals;
}

}  // namespace bacler::plaquette
