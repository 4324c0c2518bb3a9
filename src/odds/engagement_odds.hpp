#pragma once
#include "base/fraction.hpp"
#include "systems/plaquette/engagement.hpp"

#include <array>
#include <optional>
#include <vector>

/// Exact chances over the same rule functions that judge the game: nothing is estimated here.
namespace bacler::odds {

struct DifferenceChance {
    int difference{0};  ///< first side's morale less the second's
    Fraction chance{0};
};

struct LossChance {
    int lost{0};
    Fraction chance{0};
};

/// A result with the side it falls on; none for a melee.
struct ResultChance {
    plaquette::CombatResult result{plaquette::CombatResult::melee};
    std::optional<int> loser;
    Fraction chance{0};
};

struct EngagementOdds {
    std::vector<DifferenceChance> differences;  ///< greatest first, each once
    std::vector<ResultChance> results;  ///< melee, then recoil to rout of side 0, then of side 1; all nine
    std::array<int, 2> totals{};
    std::array<std::vector<LossChance>, 2> losses;  ///< fewest first
};

/// All hundred throws of the two value dice, through rule_on_engagement. Chances sum to exactly 1.
EngagementOdds odds_of(const plaquette::Engagement& engagement);

/// One side of a fight known only by figures: what its sum may be and its morale without the element's value.
struct FigureSide {
    std::vector<std::pair<Fraction, int>> totals;  ///< chances and sums; chances sum to 1
    int base{0};                                   ///< morale, element value apart
    plaquette::Stance stance{plaquette::Stance::defence};
};

struct FigureOutcome {
    int value_a{0}, value_d{0};
    Fraction chance{0};
    int difference{0};  ///< a less d
    plaquette::CombatResult result{plaquette::CombatResult::melee};
    std::optional<char> loser;  ///< 'a' or 'd'
    int losses_a{0}, losses_d{0};
};

struct FigureOdds {
    std::vector<FigureOutcome> outcomes;  ///< by value_a, then value_d, both falling
    Fraction expected_loss_a{0}, expected_loss_d{0};
};

FigureOdds odds_of_figures(const FigureSide& a, const FigureSide& d, const plaquette::Readings& readings);

/// Chances of the losses of a tir of this total: tens, or one more (R122, R123).
std::vector<LossChance> odds_of_tir(int total);

}  // namespace bacler::odds
