#pragma once
#include "board/plane/box.hpp"
#include "board/plane/ground.hpp"

#include <span>

namespace bacler::plane {

/// An upright rectangle, its edges along the table's.
struct Bounds {
    TablePoint low, high;  ///< its near left and far right corners

    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

/// The smallest that holds a footprint, rounded outwards: never too small, at most 0.02 mm too wide.
Bounds bounds_of(const Box& box);

/// The smallest that holds points, or a piece of ground. Requires: at least one point.
Bounds bounds_of(std::span<const TablePoint> points);
Bounds bounds_of(const Ground& ground);

/// The smallest that holds both.
Bounds joined(const Bounds& a, const Bounds& b);

/// Wider by a margin on every side.
Bounds wider(const Bounds& bounds, Length by);

/// Have they a point in common? Touching counts.
constexpr bool meet(const Bounds& a, const Bounds& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}

}  // namespace bacler::plane
