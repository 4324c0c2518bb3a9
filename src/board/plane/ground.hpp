#pragma once
#include "board/plane/box.hpp"
#include "board/plane/convex.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace bacler::plane {

/// A piece of ground: an outline that does not cross itself, either way round, and holes in it.
struct Ground {
    std::vector<TablePoint> outline;
    std::vector<std::vector<TablePoint>> holes;
};

/// Does a footprint touch the ground? Touching an edge counts; lying wholly in a hole does not. Exact in whole
/// hundredths of a millimetre. Requires: an outline of at least three points.
bool touches(const Box& box, const Ground& ground);
/// The same of any convex shape of three points or more, rounded to whole hundredths of a millimetre.
bool touches(const Convex& shape, const Ground& ground);

/// Where a point lies to a piece of ground. Touching case: within the grain of an edge, of a hole's too, is at the edge.
enum class Standing : std::uint8_t { outside, at_edge, inside };
Standing standing_of(TablePoint point, const Ground& ground);

/// How far a straight line runs inside the ground, in mm, and whether all of it does (its ends at an edge included). Along an edge
/// is not inside.
struct Crossing {
    double mm{0};
    bool is_whole{false};
};
Crossing crossing_of(TablePoint from, TablePoint to, const Ground& ground);

/// The band of a width about a path, as one piece of ground a segment with square joints. Requires: at least two points.
std::vector<Ground> band_of(std::span<const TablePoint> path, Length width);

}  // namespace bacler::plane
