#include "systems/plaquette/engagement_consequences.hpp"

#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/movement.hpp"
#include "systems/plaquette/result.hpp"

#include <algorithm>
#include <cstdlib>

namespace bacler::plaquette {

namespace {

struct Consequences {
    Ledger& ledger;
    const Engagement& question;
    const Workings& workings;
    EngagementAnswer& answer;
    CombatResult result;

    /// An attacker whose enemy had no unit able to answer loses nothing and does not tire (R136, Q73).
    bool is_spared(std::size_t side) const {
        return answer.sides[1 - side].is_incapable && question.sides[side].stance == Stance::attack;
    }
    bool is_loser(std::size_t side) const {
        return answer.winner && *answer.winner != static_cast<int>(side);
    }
};

/// Places of a side's units in the order losses reach them: engaged, supports, backing; in each by line, then list order.
struct LossOrder {
    std::vector<std::size_t> units;
    std::vector<int> engaged, support, backing;
};

LossOrder loss_order(const EngagedSide& side, const SideWorkings& w) {
    LossOrder order;
    const auto take = [&](Role role, std::vector<int>& plaquettes) {
        std::vector<std::size_t> of_role;
        for (std::size_t i = 0; i < side.units.size(); ++i)
            if (w.roles[i] == role) of_role.push_back(i);
        std::stable_sort(of_role.begin(), of_role.end(), [&](std::size_t a, std::size_t b) {
            return side.units[a].line < side.units[b].line;
        });
        for (const std::size_t i : of_role) {
            const Unit& u = side.units[i].unit;
            plaquettes.push_back(plaquettes_of(u.arm, u.values.size()));
            order.units.push_back(i);
        }
    };
    take(Role::engaged, order.engaged);
    take(Role::support, order.support);
    take(Role::backing, order.backing);
    return order;
}

void write_losses(Consequences& c, std::size_t side) {
    const EngagedSide& s = c.question.sides[side];
    SideAnswer& out = c.answer.sides[side];
    c.ledger.open(
        shown(about(figure(201, Say::loses_plaquettes, Does::sets), side_subject(side)), Shown::line));
    out.loss_due = write_losses_due(c.ledger, c.result, c.is_loser(side), c.answer.sides[1 - side].value);
    if (c.is_spared(side)) {
        c.ledger.write(figure(136, 73, Say::opponent_incapable, Does::at_most, 0));
        out.loss_due = 0;
    }
    const LossOrder order = loss_order(s, c.workings.sides[side]);
    const LossHits hits =
        share_losses(out.loss_due, order.engaged, order.support, order.backing, c.question.readings);
    if (hits.unapplied > 0)
        c.ledger.write(
            with_words(figure(207, 110, Say::no_more_to_lose, Does::at_most, out.loss_due - hits.unapplied),
                       hits.unapplied));
    out.loss = c.ledger.close();
    for (const std::size_t h : hits.hits) ++out.units[order.units[h]].lost;
    if (out.loss == 0) return;
    c.ledger.open(about(figure(207, 109, Say::losses_fall_on, Does::sets), side_subject(side)));
    for (const std::size_t u : order.units)
        if (out.units[u].lost > 0)
            c.ledger.write(about(figure(207, 109, Say::unit_loses, Does::adds, out.units[u].lost),
                                 unit_subject(side, u)));
    c.ledger.close();
}

/// Is a battery of this side still there and taken by this result?
bool is_taken(const EngagedUnit& unit, const UnitAnswer& answer, GunsLost guns) {
    if (unit.unit.arm != Arm::artillery || answer.lost > 0 || guns == GunsLost::none) return false;
    return guns == GunsLost::all || unit.unit.weight == Weight::heavy;
}

void write_guns(Consequences& c, std::size_t side) {
    SideAnswer& out = c.answer.sides[side];
    if (c.result == CombatResult::retreat) out.artillery_lost = GunsLost::heavy;
    if (c.result == CombatResult::rout) out.artillery_lost = GunsLost::all;
    if (out.artillery_lost == GunsLost::none) return;
    int batteries = 0;
    for (std::size_t i = 0; i < out.units.size(); ++i)
        batteries += is_taken(c.question.sides[side].units[i], out.units[i], out.artillery_lost) ? 1 : 0;
    const int rule = out.artillery_lost == GunsLost::heavy ? 199 : 200;
    if (batteries == 0)
        c.ledger.write(about(figure(rule, 111, Say::no_guns_to_lose, Does::no_bearing), side_subject(side)));
    else
        c.ledger.write(about(figure(rule, 111, Say::guns_lost, Does::sets, batteries), side_subject(side)));
}

void write_stance(Consequences& c, std::size_t side) {
    const Stance before = c.question.sides[side].stance;
    const Stance after = stance_after(before, c.result, c.question.readings);
    c.answer.sides[side].stance_after = after;
    const int rule = 196 + static_cast<int>(c.result);  // R196-R200
    const bool never_better = after != stance_by_result(before, c.result);
    c.ledger.write(about(with_words(figure(rule, never_better ? 106 : 0,
                                           after == before ? Say::stance_kept : Say::stance_becomes,
                                           Does::sets, static_cast<int>(after)),
                                    static_cast<int>(after), static_cast<int>(before)),
                         side_subject(side)));
}

/// Features in the way of each move that a result makes (R098).
std::vector<int> features_in_the_way(const EngagedSide& s, CombatResult result) {
    if (!s.hindrances_met) return {s.hindrances};
    const auto first = static_cast<std::size_t>(result) - 1;
    if (result == CombatResult::rout) return {(*s.hindrances_met)[first], (*s.hindrances_met)[first + 1]};
    return {(*s.hindrances_met)[first]};
}

void write_withdrawal_of(Consequences& c, std::size_t side) {
    const EngagedSide& s = c.question.sides[side];
    SideAnswer& out = c.answer.sides[side];
    WithdrawalQuestion q;
    q.cause = static_cast<WithdrawalCause>(static_cast<int>(c.result) - 1);
    q.features_per_move = features_in_the_way(s, c.result);
    q.march.staff_value = s.staff_value;
    q.march.staff_commands = s.staff_commands;
    for (std::size_t i = 0; i < s.units.size(); ++i) {
        const Unit& u = s.units[i].unit;
        const bool is_left = plaquettes_of(u.arm, u.values.size()) > out.units[i].lost &&
                             !is_taken(s.units[i], out.units[i], out.artillery_lost);
        if (is_left) q.march.movers.push_back({u.arm, u.weight, u.formation, false});
    }
    const int rule = 196 + static_cast<int>(c.result);  // R196-R200
    if (q.march.movers.empty()) {
        c.ledger.write(
            shown(about(figure(rule, Say::nothing_left, Does::no_bearing), side_subject(side)), Shown::line));
        return;
    }
    c.ledger.open(
        shown(about(with_words(figure(rule, 107, Say::withdraws, Does::sets), static_cast<int>(c.result)),
                    side_subject(side)),
              Shown::line));
    out.move = write_withdrawal(c.ledger, q, c.question.readings);
    c.ledger.close();
}

void write_fatigue(Consequences& c, std::size_t side) {
    const EngagedSide& s = c.question.sides[side];
    SideAnswer& out = c.answer.sides[side];
    c.ledger.open(about(figure(193, 103, Say::fatigue_after, Does::sets), side_subject(side)));
    c.ledger.write(figure(193, Say::fatigue_before, Does::sets, s.fatigue));
    if (c.is_spared(side)) {
        c.ledger.write(figure(136, 73, Say::no_fatigue, Does::no_bearing));
    } else {
        c.ledger.write(figure(193, Say::fatigue_of_engagement, Does::adds, 1));
        if (c.is_loser(side) && c.result >= CombatResult::retreat)
            c.ledger.write(figure(194, Say::fatigue_of_retreat, Does::adds, 1));
    }
    out.fatigue_after = c.ledger.close();
}

void write_side(Consequences& c, std::size_t side) {
    SideAnswer& out = c.answer.sides[side];
    out.stance_after = c.question.sides[side].stance;
    write_losses(c, side);
    if (!c.answer.winner) out.result = CombatResult::melee;
    if (c.is_loser(side)) {
        out.result = c.result;
        write_guns(c, side);
        write_withdrawal_of(c, side);
        write_stance(c, side);
    } else if (c.answer.winner && c.question.sides[side].stance == Stance::attack) {
        out.may_advance = true;
        c.ledger.write(about(figure(208, 112, Say::may_advance, Does::permits), side_subject(side)));
    }
    write_fatigue(c, side);
}

}  // namespace

void write_consequences(Ledger& ledger, const Engagement& engagement, const Workings& workings,
                        EngagementAnswer& answer) {
    Consequences c{ledger, engagement, workings, answer, result_of(std::abs(answer.difference))};
    const int off = std::abs(answer.difference);
    const std::size_t loser = answer.winner && *answer.winner == 0 ? 1U : 0U;
    Finding heading =
        with_words(figure(196 + static_cast<int>(c.result), off > 4 ? 104 : (off == 0 ? 105 : 0),
                          off == 0 ? Say::melee_goes_on : Say::loser_suffers, Does::no_bearing),
                   static_cast<int>(c.result), off);
    if (answer.winner) heading.subject = side_subject(loser);
    ledger.open(shown(heading, Shown::deciding));
    if (answer.winner) write_side(c, loser);
    if (answer.winner)
        write_side(c, 1 - loser);
    else
        for (std::size_t side = 0; side < 2; ++side) write_side(c, side);
    ledger.close();
}

}  // namespace bacler::plaquette
