#include "odds/engagement_odds.hpp"

#include "base/check.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/fire.hpp"
#include "systems/plaquette/result.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace bacler::odds {

using plaquette::CombatResult;

namespace {

/// A die that decides only by being at most the units digit: one face that succeeds, one that fails, with their chances.
struct DieClass {
    int face;
    Fraction chance;
};

std::vector<DieClass> die_classes(int total, plaquette::Stance stance, const plaquette::Readings& readings) {
    const plaquette::ValueOdds o = plaquette::value_odds(total, stance, readings);
    std::vector<DieClass> out;
    if (o.units > 0) out.push_back({1, o.extra_chance});
    out.push_back({10, Fraction{1} - o.extra_chance});
    return out;
}

std::size_t result_place(CombatResult result, std::optional<int> loser) {
    return loser ? 1 + static_cast<std::size_t>(*loser) * 4 + static_cast<std::size_t>(result) - 1 : 0;
}

std::vector<ResultChance> all_results() {
    std::vector<ResultChance> out{{CombatResult::melee, std::nullopt, Fraction{0}}};
    for (int loser = 0; loser < 2; ++loser)
        for (int r = 1; r <= 4; ++r) out.push_back({static_cast<CombatResult>(r), loser, Fraction{0}});
    return out;
}

void count(EngagementOdds& odds, std::map<int, Fraction>& differences,
           std::array<std::map<int, Fraction>, 2>& losses, const plaquette::EngagementAnswer& answer,
           const Fraction& chance) {
    differences[answer.difference] = differences[answer.difference] + chance;
    const std::optional<int> loser = answer.winner ? std::optional(1 - *answer.winner) : std::nullopt;
    const std::optional<CombatResult> result =
        answer.sides[loser ? static_cast<std::size_t>(*loser) : 0].result;
    BACLER_CHECK(result.has_value());
    ResultChance& r = odds.results[result_place(*result, loser)];
    r.chance = r.chance + chance;
    for (std::size_t side = 0; side < 2; ++side) {
        Fraction& f = losses[side][answer.sides[side].loss];
        f = f + chance;
    }
}

}  // namespace

EngagementOdds odds_of(const plaquette::Engagement& engagement) {
    EngagementOdds odds;
    odds.totals = plaquette::totals_of(engagement);
    odds.results = all_results();
    std::map<int, Fraction> differences;
    std::array<std::map<int, Fraction>, 2> losses;
    for (const DieClass& first : die_classes(odds.totals[0], engagement.sides[0].stance, engagement.readings))
        for (const DieClass& second :
             die_classes(odds.totals[1], engagement.sides[1].stance, engagement.readings))
            count(odds, differences, losses,
                  plaquette::rule_on_engagement(engagement, {first.face, second.face}),
                  first.chance * second.chance);
    for (auto it = differences.rbegin(); it != differences.rend(); ++it)
        odds.differences.push_back({it->first, it->second});
    for (std::size_t side = 0; side < 2; ++side)
        for (const auto& entry : losses[side]) odds.losses[side].push_back({entry.first, entry.second});
    return odds;
}

namespace {

/// Chances of each element value of a side.
std::map<int, Fraction> values_of(const FigureSide& side, const plaquette::Readings& readings) {
    std::map<int, Fraction> out;
    for (const auto& entry : side.totals) {
        const plaquette::ValueOdds o = plaquette::value_odds(entry.second, side.stance, readings);
        const auto gain = [&](int value, const Fraction& chance) {
            if (!chance.is_zero()) out[value] = out[value] + entry.first * chance;
        };
        gain(o.without, Fraction{1} - o.extra_chance);
        if (o.with) gain(*o.with, o.extra_chance);
    }
    return out;
}

int losses_due(CombatResult result, bool is_loser, int opponent_value) {
    Ruling scratch;
    Ledger ledger(scratch);
    return plaquette::write_losses_due(ledger, result, is_loser, opponent_value);
}

FigureOutcome outcome(const FigureSide& a, const FigureSide& d, int value_a, int value_d,
                      const Fraction& chance) {
    FigureOutcome o{value_a, value_d, chance, a.base + value_a - d.base - value_d, {}, {}, 0, 0};
    o.result = plaquette::result_of(std::abs(o.difference));
    if (o.difference != 0) o.loser = o.difference < 0 ? 'a' : 'd';
    o.losses_a = losses_due(o.result, o.loser == 'a', value_d);
    o.losses_d = losses_due(o.result, o.loser == 'd', value_a);
    return o;
}

}  // namespace

FigureOdds odds_of_figures(const FigureSide& a, const FigureSide& d, const plaquette::Readings& readings) {
    FigureOdds odds;
    const std::map<int, Fraction> of_a = values_of(a, readings), of_d = values_of(d, readings);
    for (auto va = of_a.rbegin(); va != of_a.rend(); ++va) {
        for (auto vd = of_d.rbegin(); vd != of_d.rend(); ++vd) {
            const FigureOutcome o = outcome(a, d, va->first, vd->first, va->second * vd->second);
            odds.expected_loss_a = odds.expected_loss_a + o.chance * Fraction{o.losses_a};
            odds.expected_loss_d = odds.expected_loss_d + o.chance * Fraction{o.losses_d};
            odds.outcomes.push_back(o);
        }
    }
    return odds;
}

std::vector<LossChance> odds_of_tir(int total) {
    BACLER_CHECK(total >= 0);
    const Fraction more{total % 10, 10};
    std::vector<LossChance> out{{total / 10, Fraction{1} - more}};
    if (!more.is_zero()) out.push_back({total / 10 + 1, more});
    return out;
}

}  // namespace bacler::odds
