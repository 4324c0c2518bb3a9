#pragma once
#include "base/check.hpp"
#include "board/plane/box.hpp"

#include <glm/vec2.hpp>

#include <array>
#include <cstddef>
#include <span>

namespace bacler::plane {

/// A point or a step in float millimetres: what the kernel works in. Results are rounded back to lengths once.
using Vec = glm::dvec2;

Vec in_mm(TablePoint p);
TablePoint rounded_point(Vec mm);
Length rounded_length(double mm);

/// Unit steps to the right of a heading and ahead along it. Quarter turns are exact.
struct Frame {
    Vec right, ahead;
};
Frame frame_of(Angle heading);

/// A convex shape of one to eight points, counter-clockwise (two: a segment).
class Convex {
public:
    static constexpr std::size_t most_points = 8;

    Convex() = default;
    /// Requires: one to eight points, convex, counter-clockwise.
    explicit Convex(std::span<const Vec> points);

    /// Lives as long as the shape: of a temporary there is none to be had.
    std::span<const Vec> points() const& { return {points_.data(), count_}; }
    std::span<const Vec> points() && = delete;
    bool is_empty() const { return count_ == 0; }

private:
    std::array<Vec, most_points> points_{};
    std::size_t count_{0};
};

/// A footprint, its corners unrounded.
Convex convex_of(const Box& box);

/// A box shrunk by a margin on every side: what still overlaps it overlaps the box by more than the margin.
Convex shrunk(const Box& box, Length margin);

/// The smallest convex shape that holds some points. Requires: at least one point, and a hull of at most eight.
Convex hull_of(std::span<const Vec> points);

/// The ground a footprint passes over in a straight step without turning.
Convex swept(const Box& box, Vec step);

/// The part of a convex shape on or to the left of the directed line through `from` along `along`; empty where there is none.
Convex clipped(const Convex& shape, Vec from, Vec along);

}  // namespace bacler::plane
