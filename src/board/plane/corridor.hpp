#pragma once
#include "board/plane/box.hpp"
#include "board/plane/convex.hpp"

#include <optional>
#include <span>
#include <vector>

namespace bacler::plane {

/// The field of a battery (Q54): a rectangle as wide as its front, from its front's centre to an aim point.
struct Corridor {
    TablePoint from, aim;
    Length width;
};

/// The corridor's rectangle. Requires: aim not at the start.
Convex rectangle_of(const Corridor& corridor);

/// Places of the bodies that stand in a corridor, in their order. Touching case: a body within the grain of tangency, or in
/// it by no more than the grain, does not block. Removing a body never blocks.
std::vector<std::size_t> blockers(const Corridor& corridor, std::span<const Box> bodies);

/// Is an aim point in the zone a battery may fire into: ahead of the prolongation of its front line, and within
/// `half_arc` degrees of straight ahead where that is under 90? Touching case: on the prolongation counts as ahead.
bool is_ahead(const Box& battery, TablePoint aim, double half_arc = 90.0);

/// An aim point on the target that gives a free corridor from the battery, if there is one: straight at the target's nearest
/// point first, then the directions in which a side of the corridor just passes a body, and those between them.
std::optional<TablePoint> free_aim(const Box& battery, const Box& target, std::span<const Box> bodies,
                                   double half_arc = 90.0);

}  // namespace bacler::plane
