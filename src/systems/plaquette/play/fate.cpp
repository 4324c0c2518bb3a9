#include "systems/plaquette/play/fate.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

bool is_rout_or_retreat(const std::optional<CombatResult>& result) {
    return result && *result >= CombatResult::retreat;
}

Fate& fate_of(std::vector<Fate>& fates, ElementRef ref) {
    const auto found = std::find_if(fates.begin(), fates.end(), [&](const Fate& f) { return f.ref == ref; });
    if (found != fates.end()) return *found;
    fates.push_back({});
    fates.back().ref = ref;
    fates.back().has_won_all = fates.back().may_advance = true;
    return fates.back();
}

void add_fight(Fate& fate, const Fight& fight, const EngagementAnswer& answer, std::size_t which,
               std::size_t side) {
    const SideAnswer& own = answer.sides[side];
    const EngagedSide& asked = fight.engagement.sides[side];
    for (std::size_t u = 0; u < asked.units.size(); ++u)
        if (own.units[u].lost > 0) fate.lost.push_back({asked.units[u].unit.id, own.units[u].lost});
    if (own.result && (!fate.result || *own.result > *fate.result)) {
        fate.result = own.result;
        fate.by = which;
        fate.side = side;
    }
    fate.has_won_all = fate.has_won_all && answer.winner == side;
    fate.may_advance = fate.may_advance && answer.winner == side && own.may_advance;
    const int by_result = is_rout_or_retreat(own.result) ? 1 : 0;
    fate.is_tired = fate.is_tired || own.fatigue_after - asked.fatigue > by_result;
}

/// Whose every equal fight was with somebody who leaves has no result (Q80).
void break_melees(std::vector<Fate>& fates, const std::vector<Fight>& fights,
                  const std::vector<EngagementAnswer>& answers) {
    std::vector<bool> leaves;
    for (const Fate& f : fates) leaves.push_back(is_leaving(f.result));
    const auto is_leaver = [&](ElementRef ref) {
        for (std::size_t i = 0; i < fates.size(); ++i)
            if (fates[i].ref == ref) return static_cast<bool>(leaves[i]);
        return false;
    };
    for (Fate& fate : fates) {
        if (fate.result != CombatResult::melee) continue;
        bool is_broken = true;
        for (std::size_t i = 0; i < fights.size(); ++i)
            for (std::size_t side = 0; side < 2; ++side)
                if (fights[i].of(side) == fate.ref && answers[i].sides[side].result == CombatResult::melee)
                    is_broken = is_broken && is_leaver(fights[i].of(1 - side));
        if (is_broken) fate.result.reset();
    }
}

/// The guns that a result takes from the element, beside what it lost in the fight (R199, R200, Q111).
void take_guns(Fate& fate, const Battle& battle, const std::vector<EngagementAnswer>& answers) {
    if (!fate.result) return;
    const GunsLost guns = answers[fate.by].sides[fate.side].artillery_lost;
    if (guns == GunsLost::none) return;
    for (const ScenarioUnit& u : battle.element(fate.ref).units) {
        if (u.unit.arm != Arm::artillery || (guns == GunsLost::heavy && u.unit.weight != Weight::heavy))
            continue;
        const bool is_lost = std::any_of(fate.lost.begin(), fate.lost.end(),
                                         [&](const UnitLoss& l) { return l.unit == u.unit.id; });
        if (!is_lost) fate.lost.push_back({u.unit.id, 1});
    }
}

}  // namespace

std::vector<Fate> fates_of(const Battle& battle, const std::vector<Fight>& fights,
                           const std::vector<EngagementAnswer>& answers) {
    std::vector<Fate> out;
    for (std::size_t i = 0; i < fights.size(); ++i)
        for (std::size_t side = 0; side < 2; ++side)
            add_fight(fate_of(out, fights[i].of(side)), fights[i], answers[i], i, side);
    break_melees(out, fights, answers);
    for (Fate& f : out) take_guns(f, battle, answers);
    std::sort(out.begin(), out.end(), [](const Fate& a, const Fate& b) {
        return a.ref.side != b.ref.side ? a.ref.side < b.ref.side : a.ref.element < b.ref.element;
    });
    return out;
}

}  // namespace bacler::plaquette
