#pragma once
#include "app/propose.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/scenario.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bacler {

/// What is counted on one side of an engagement and stepped up and down by the players.
enum class Count : std::uint8_t {
    supporting_elements,
    open_threatened,
    flank_attackers,
    rear_attackers,
    lost,
    fatigue,
    hindrances,
};
inline constexpr std::array<Count, 7> all_counts{Count::supporting_elements,
                                                 Count::open_threatened,
                                                 Count::flank_attackers,
                                                 Count::rear_attackers,
                                                 Count::lost,
                                                 Count::fatigue,
                                                 Count::hindrances};

int count_of(const plaquette::EngagedSide& side, Count count);

/// The highest figure a count takes; the lowest is 0.
int highest(Count count);

/// The rule of the morale sum that a count feeds (R187...); 0 where it feeds none.
std::uint16_t rule_fed_by(Count count);

/// What a face of one side's die makes.
struct FaceEffect {
    int value{0};                                   ///< of the side's element
    std::optional<int> difference;                  ///< once the other die is known
    std::optional<plaquette::CombatResult> result;  ///< the same: what befalls the loser, or both in a mêlée
    std::optional<std::size_t> loser;
};
using FaceEffects = std::array<FaceEffect, 10>;  ///< face 1 first

/// The engagement on the table between two players: the question as they have put it, the dice as typed, and the answer,
/// worked out anew at every change, so that what is shown always answers what is asked.
class EngagementTable {
public:
    /// Requires: two elements of the scenario, with at least one unit each.
    EngagementTable(const plaquette::Scenario& scenario, ElementAt first, ElementAt second);

    const std::array<ElementAt, 2>& elements() const { return elements_; }
    const plaquette::Engagement& question() const { return question_; }
    const std::optional<int>& die(std::size_t side) const { return dice_.at(side); }
    const std::array<int, 2>& totals() const { return totals_; }
    const FaceEffects& faces(std::size_t side) const { return faces_.at(side); }
    /// Once both dice are known.
    const std::optional<plaquette::EngagementAnswer>& answer() const { return answer_; }
    /// The same with a 10 in place of a die not typed yet: for what no die changes, such as the worth of units.
    const plaquette::EngagementAnswer& standing() const { return standing_; }
    /// Grows with every change.
    std::uint64_t changes() const { return changes_; }

    // Requires, of all: side 0 or 1.
    void take_stance(std::size_t side, plaquette::Stance stance);
    void take_cover(std::size_t side, plaquette::Cover cover);
    void attack_from(std::size_t side, plaquette::Aspect aspect);
    /// A figure beyond the count's bounds is brought to the nearest bound.
    void count(std::size_t side, Count count, int figure);
    void toggle_staff_near(std::size_t side);
    /// The next part for a unit: engaged, support, backing, none, and round again. Requires: the unit exists.
    void cycle_role(std::size_t side, std::size_t unit);
    /// Requires: face 1 to 10.
    void type_die(std::size_t side, int face);

private:
    void rule();

    std::array<ElementAt, 2> elements_;
    plaquette::Engagement question_;
    std::array<std::optional<int>, 2> dice_;
    std::array<int, 2> totals_{};
    std::array<FaceEffects, 2> faces_;
    std::optional<plaquette::EngagementAnswer> answer_;
    plaquette::EngagementAnswer standing_;
    std::uint64_t changes_{0};
};

/// Why a setting was refused: the key of a sentence and what it names.
struct Refusal {
    std::string key;
    std::vector<std::string> args;
};

/// Changes one thing by the words of files: "stance" "attack", "supporting_elements" "1", "near" "true". Nothing is
/// changed where it is refused. Requires: side 0 or 1.
std::optional<Refusal> change_by_words(EngagementTable& table, std::size_t side, std::string_view key,
                                       std::string_view value);

}  // namespace bacler
