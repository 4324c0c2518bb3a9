#include "systems/plaquette/result.hpp"

#include "base/check.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>

namespace bacler::plaquette {

CombatResult result_of(int difference) {
    BACLER_CHECK(difference >= 0);
    return static_cast<CombatResult>(std::min(difference, 4));
}

namespace {

/// Retreat is worse than falling back, which is worse than the rest (Q106).
int severity(Stance stance) {
    if (stance == Stance::retreat) return 2;
    return stance == Stance::fall_back ? 1 : 0;
}

}  // namespace

Stance stance_by_result(Stance before, CombatResult result) {
    switch (result) {
        case CombatResult::melee: return before;
        case CombatResult::recoil: return Stance::defence;
        case CombatResult::fall_back: return Stance::manoeuvre;
        case CombatResult::retreat: return Stance::fall_back;
        case CombatResult::rout: return Stance::retreat;  // Q119
    }
    return before;
}

Stance stance_after(Stance before, CombatResult result, const Readings& readings) {
    const Stance by_result = stance_by_result(before, result);
    if (severity(by_result) < severity(before) && !readings.on(Option::defeat_may_improve)) return before;
    return by_result;
}

int write_losses_due(Ledger& ledger, CombatResult result, bool is_loser, int opponent_value) {
    const int row = 202 + static_cast<int>(result);  // R202-R206
    ledger.open(with_words(figure(row, 108, Say::losses_due, Does::sets), static_cast<int>(result)));
    ledger.write(figure(201, 108, Say::opponent_value, Does::sets, opponent_value));
    const bool quarter = !is_loser && (result == CombatResult::fall_back || result == CombatResult::retreat);
    if (result == CombatResult::rout) {
        if (is_loser)
            ledger.write(scaling(row, 0, Say::whole_value_lost, 1, 1));
        else
            ledger.write(scaling(row, 0, Say::nothing_lost, 0, 1));
    } else {
        const int divisor = quarter ? 4 : 2;
        Finding cell = scaling(row, divisor == 4 ? 4 : 0, Say::share_lost, 1, divisor);
        cell.a = opponent_value;
        cell.b = reduced(opponent_value, quarter ? Reduction::quarter_of : Reduction::half);
        ledger.write(cell);
    }
    return ledger.close();
}

int fatigue_of(CombatResult result, bool is_loser) {
    return 1 + (is_loser && result >= CombatResult::retreat ? 1 : 0);
}

namespace {

/// Losses and fatigue of one fighter: none against an element that could not answer (R136, Q73).
FighterResult consequences_for(Ledger& ledger, CombatResult result, bool is_loser, const Fighter& own,
                               const Fighter& other, const Readings& readings) {
    FighterResult out;
    out.losses = write_losses_due(ledger, result, is_loser, other.value);
    out.fatigue = fatigue_of(result, is_loser);
    if (other.is_incapable) {
        ledger.write(figure(136, 73, Say::opponent_incapable, Does::at_most, 0));
        out.losses = 0;
        out.fatigue = 0;
    }
    out.stance = is_loser ? stance_after(own.stance, result, readings) : own.stance;
    out.loses_heavy_guns = is_loser && result >= CombatResult::retreat;
    out.loses_all_guns = is_loser && result == CombatResult::rout;
    out.may_advance = !is_loser && result != CombatResult::melee && own.stance == Stance::attack;
    return out;
}

}  // namespace

CombatConsequences rule_on_result(int difference, const Fighter& winner, const Fighter& loser,
                                  const Readings& readings) {
    CombatConsequences out;
    out.result = result_of(difference);
    Ledger ledger(out.ruling);
    ledger.write(with_words(figure(196 + static_cast<int>(out.result), difference > 4 ? 104 : 0,
                                   Say::result_is, Does::no_bearing),
                            static_cast<int>(out.result), difference));
    ledger.open(figure(201, Say::winner_consequences, Does::no_bearing));
    out.winner = consequences_for(ledger, out.result, false, winner, loser, readings);
    ledger.close();
    out.loser = consequences_for(ledger, out.result, true, loser, winner, readings);
    return out;
}

namespace {

/// One plaquette from each unit of a class that has any left, as far as the losses go.
void one_round(int& losses, std::size_t first, std::size_t last, LossHits& out) {
    for (std::size_t i = first; i < last && losses > 0; ++i) {
        if (out.left[i] == 0) continue;
        --out.left[i];
        --losses;
        out.hits.push_back(i);
    }
}

bool has_any(const LossHits& hits, std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i)
        if (hits.left[i] > 0) return true;
    return false;
}

}  // namespace

LossHits share_losses(int losses, const std::vector<int>& engaged, const std::vector<int>& support,
                      const std::vector<int>& backing, const Readings& readings) {
    LossHits out;
    out.left = engaged;
    out.left.insert(out.left.end(), support.begin(), support.end());
    out.left.insert(out.left.end(), backing.begin(), backing.end());
    const std::size_t supports = engaged.size(), backings = supports + support.size(), end = out.left.size();
    const bool engaged_first = readings.at(Option::loss_distribution) == value::engaged_first;
    while (losses > 0 && engaged_first && has_any(out, 0, supports)) one_round(losses, 0, supports, out);
    while (losses > 0 && has_any(out, 0, backings)) {
        one_round(losses, 0, supports, out);
        one_round(losses, supports, backings, out);
    }
    while (losses > 0 && has_any(out, backings, end)) one_round(losses, backings, end, out);
    out.unapplied = losses;
    return out;
}

MultiResult rule_on_several(const std::vector<PartResult>& parts) {
    MultiResult out;
    Ledger ledger(out.ruling);
    int worst = -1;
    for (const PartResult& p : parts)
        if (p.difference <= 0) worst = std::max(worst, std::min(-p.difference, 4));
    if (worst >= 0) out.element = static_cast<CombatResult>(worst);
    const bool leaves = worst > 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const int d = parts[i].difference;
        std::optional<CombatResult> own;
        if (d > 0)
            own = result_of(d);
        else if (d == 0 && !leaves)
            own = CombatResult::melee;
        out.attackers.push_back(own);
        const Say say = own ? Say::attacker_result : (d == 0 ? Say::melee_broken : Say::attacker_wins);
        ledger.write(shown(
            about(with_words(figure(130, 80, say, Does::no_bearing), own ? static_cast<int>(*own) : 0, d),
                  side_subject(i)),
            Shown::line));
    }
    out.fatigue = out.element ? fatigue_of(*out.element, true) : 1;
    ledger.write(
        with_words(figure(193, 80, Say::several_fatigue, Does::sets, out.fatigue), std::max(worst, 0)));
    return out;
}

}  // namespace bacler::plaquette
