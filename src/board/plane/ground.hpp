#pragma once
#include "board/plane/box.hpp"

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

/// The band of a width about a path, as one piece of ground a segment with square joints. Requires: at least two points.
std::vector<Ground> band_of(std::span<const TablePoint> path, Length width);

}  // namespace bacler::plane
