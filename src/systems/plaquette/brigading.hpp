#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/laid_table.hpp"

#include <cstddef>
#include <vector>

/// How bodies are drawn up (Embrigadement): what R040 to R042 ask of units and elements. A battle under way may have broken it.
namespace bacler::plaquette {

/// How far a unit's heading may be off its element's and still be parallel: as for supports (Q78).
inline constexpr Angle parallel_slack{5000};

/// Do the units of an element stand in one chain of gaps of less than 3 cm (R040), and face the same way, within 5 degrees of its front
/// (R041)? A finding for each break of the chain, with the gap to close and its two points, and for each unit that faces otherwise;
/// where there is none, one that permits: the widest gap of the chain, the greatest turn. Subjects are units. Nothing is found of a
/// single unit, or without a place.
Ruling rule_on_spacing(const LaidTable& table, ElementRef ref);

/// Do all elements of the table stand more than 3 cm apart (R042)? A finding for each two that do not; an element in attack that engages
/// the other is not held to it, for the stop is 3 cm (R086, R125, Q09). Measured between their units, in no more pairs than are
/// near. Subjects are elements.
Ruling rule_on_intervals(const LaidTable& table);

/// Two units whose footprints lie on one another: a table that cannot be.
struct Overlap {
    ElementRef a, b;  ///< the same twice, for two units of one element
    std::size_t unit_of_a{0}, unit_of_b{0};
    Length by;  ///< the shortest step that parts them
};

/// Every overlap by more than the grain: of two elements the deepest, of one element each. Touching does not count. Staffs are no
/// bodies (R047).
std::vector<Overlap> overlaps_of(const LaidTable& table);

}  // namespace bacler::plaquette
