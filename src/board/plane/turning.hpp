#pragma once
#include "board/plane/box.hpp"
#include "board/plane/convex.hpp"
#include "board/plane/sweep.hpp"

#include <vector>

namespace bacler::plane {

/// A body that turns about a point of its front edge: a wheel about a corner of it, a pivot about its middle.
struct Turning {
    Box start;
    Vec about{};
    double degrees{0};  ///< of the whole turn, clockwise; below 0 to the left
    double radians{0};  ///< the same
    double reach{0};    ///< of the corner farthest from the point, mm
};

/// Requires: a wheel or a pivot.
Turning turning_of(const Box& body, const Leg& leg);

/// The body after a part of the turn, from 0 to 1, unrounded.
Convex turned(const Turning& turning, double part);

/// Its centre there, unrounded, and the whole box rounded.
Vec turned_centre(const Turning& turning, Angle by);
Box rounded_box(const Turning& turning, double part);

/// How far the body has turned clockwise after a part, to the nearest 0.001 degree.
Angle turned_by(const Turning& turning, double part);

/// Convex shapes that hold all ground the body passes over between two parts of the turn. They go beyond it by at most
/// reach × (1 / cos(half the angle between) − 1). Requires: less than half a circle between.
std::vector<Convex> slice(const Turning& turning, double from, double to);

/// One such shape in place of several; of a pivot it goes farther beyond.
Convex whole_slice(const Turning& turning, double from, double to);

/// Slices over the whole turn, so thin that none goes beyond the ground passed by more than the grain.
std::vector<Convex> slices_of(const Turning& turning);

}  // namespace bacler::plane
