#pragma once
#include "base/angle.hpp"
#include "base/length.hpp"
#include "base/point.hpp"

#include <array>
#include <span>

namespace bacler::plane {

/// Where a body stands and which way it faces.
struct Pose {
    TablePoint at;
    Angle heading;

    friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

/// A footprint: a rectangle of frontage `w` across its heading and depth `d` along it, about its centre.
struct Box {
    TablePoint centre;
    Angle heading;
    Length w, d;

    friend constexpr bool operator==(const Box&, const Box&) = default;
};

/// The point `right` of `from` and `ahead` of it for someone who faces `heading`. Error at most 0.005 mm.
TablePoint offset(TablePoint from, Angle heading, Length right, Length ahead);

/// The four corners, front left first, then clockwise (front right, rear right, rear left). Error at most 0.005 mm each.
std::array<TablePoint, 4> corners(const Box& box);

/// Centre of the front edge.
TablePoint front_centre(const Box& box);

/// The box of a frontage and depth whose front edge is centred on a pose.
Box box_behind_front(const Pose& front, Length w, Length d);

/// The smallest box facing `heading` that holds all the others: the body of an element (reading Q08).
/// Requires: at least one box. Error at most 0.005 mm in each figure.
Box bounding_box(std::span<const Box> boxes, Angle heading);

}  // namespace bacler::plane
