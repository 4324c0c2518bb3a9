#pragma once
#include "base/fraction.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace bacler::plaquette {

/// One unit's part in its element's value. `terms` explain the value where they are known.
struct ValuedUnit {
    int value{0};
    Subject subject{};
    const UnitTerms* terms{nullptr};
};

/// The three printed lines of an element's value.
struct ElementLines {
    std::vector<ValuedUnit> engaged, support, backing;
};

/// Writes the undivided sum (R167-R169, roundings by Q03) as one finding and returns it.
int write_element_sum(Ledger& ledger, const ElementLines& lines, const Readings& readings);

/// What a sum is worth before the die is thrown: tens, units and what an additional point would make (R170, R171, R174).
struct ValueOdds {
    int tens{0};
    int units{0};
    Fraction extra_chance{0};
    int without{0};           ///< element value where the die fails
    std::optional<int> with;  ///< where it succeeds; none where the units digit is 0
};

ValueOdds value_odds(int total, Stance stance, const Readings& readings);

/// In place of a face: the die was not thrown, for with a units digit of 0 it tells nothing.
inline constexpr int no_die = 0;

/// Writes what becomes of the sum that is the running total at this depth: tens, die against units, division in fall back and retreat
/// (R170, R171, R174, Q94). Returns the element's value. Requires: die 1 to 10, or no_die where the units
/// digit is 0.
int write_value_from_sum(Ledger& ledger, Stance stance, int die, const Readings& readings);

/// The ruling on an element's value from its units' values; its total is the value, or with no die the undivided sum.
Ruling rule_on_element(const ElementLines& lines, Stance stance, std::optional<int> die,
                       const Readings& readings);

/// Elements that fight in successive lines (R172, R173).
enum class Lines : std::uint8_t { ordinary, cavalry_waves, infantry_double };

/// The part a unit of a line plays, 1 = front: ordinarily engaged, support, backing, none; in waves and double lines the
/// second counts as engaged (Q92, Q93).
Role role_of_line(int line, Lines lines);

/// How an element fights that has all these units, in this stance: waves and double lines want their option, every unit in
/// line, more than one line, an attack of cavalry or a defence of infantry (arm by most plaquettes, Q121).
struct LinesQuestion {
    std::span<const Unit* const> units;
    std::span<const int> lines;  ///< the row of each
    Stance stance{Stance::defence};
    Aspect attacked_from{Aspect::front};
};
Lines lines_of(const LinesQuestion& question, const Readings& readings);

/// Arm of most plaquettes; at a tie infantry, then cavalry (Q121).
Arm arm_of(std::span<const Unit* const> units);

}  // namespace bacler::plaquette
