#pragma once
#include "board/plane/box.hpp"
#include "board/plane/convex.hpp"
#include "board/plane/ground.hpp"

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

/// The same narrowed and shortened by the grain on every side: what has a point in common with it blocks. Requires: as above.
Convex narrowed(const Corridor& corridor);

/// Places of the bodies that stand in a corridor, in their order. Touching case: a body within the grain of tangency, or in
/// it by no more than the grain, does not block. Removing a body never blocks.
std::vector<std::size_t> blockers(const Corridor& corridor, std::span<const Box> bodies);

/// Is an aim point in the zone a battery may fire into: ahead of the prolongation of its front line, and within
/// `half_arc` degrees of straight ahead where that is under 90? Touching case: on the prolongation counts as ahead.
bool is_ahead(const Box& battery, TablePoint aim, double half_arc = 90.0);

/// Does a piece of ground stand in a corridor? Touching case: as for bodies.
bool blocks(const Ground& ground, const Corridor& corridor);
/// Places of the pieces of ground that do, in their order.
std::vector<std::size_t> blocking_grounds(const Corridor& corridor, std::span<const Ground* const> grounds);

/// What may stand in a field of fire. The grounds outlive the question.
struct Obstacles {
    std::span<const Box> bodies;
    std::span<const Ground* const> grounds;
};

/// An aim point on the target that gives a free corridor from the battery, if there is one: straight at the target's nearest
/// point first, then the directions in which a side of the corridor just passes an obstacle, and those between them.
std::optional<TablePoint> free_aim(const Box& battery, const Box& target, const Obstacles& obstacles,
                                   double half_arc = 90.0);
std::optional<TablePoint> free_aim(const Box& battery, const Box& target, std::span<const Box> bodies,
                                   double half_arc = 90.0);

}  // namespace bacler::plane
