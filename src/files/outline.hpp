#pragma once
#include "base/point.hpp"

#include <cstddef>
#include <optional>
#include <span>

namespace bacler::files {

/// What is wrong with a closed outline. Edge i goes from point i to the next; the last returns to the first.
struct OutlineFlaw {
    enum class Is : unsigned char {
        short_edge,  ///< edge `a` is shorter than the grain of the table, 0.1 mm
        crossing,  ///< edges `a` and `b` meet, touch or lie on one another elsewhere than at their common point
    };
    Is is{Is::crossing};
    std::size_t a{0}, b{0};
};

/// The first flaw of an outline, either way round; none where it bounds one area. Exact: no rounding.
/// Requires: at least three points, coordinates within 100 m.
std::optional<OutlineFlaw> flaw_of_outline(std::span<const TablePoint> points);

/// The first edge of an open path that is shorter than 0.1 mm.
std::optional<std::size_t> short_edge_of_path(std::span<const TablePoint> points);

}  // namespace bacler::files
