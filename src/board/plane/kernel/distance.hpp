#pragma once
#include "board/plane/convex.hpp"

namespace bacler::plane {

/// The shortest gap between two shapes and the two points it lies between. Overlapping or touching shapes: 0.
struct Gap {
    Length distance;
    TablePoint from, to;  ///< on the first shape, on the second
    double mm{0};         ///< the distance unrounded
};

/// Symmetric in its figure; queries run in the first shape's frame. Error at most 0.005 mm on tables to 10 m.
/// Requires: shapes not empty.
Gap gap(const Convex& a, const Convex& b);
Gap gap(const Box& a, const Box& b);

/// How far two shapes are apart, or in one another, and which way the second lies from the first.
struct Separation {
    double mm{0};  ///< the gap; below 0: the shortest step that takes them apart
    Vec towards{};  ///< unit step along which nearing by a millimetre takes a millimetre off, and no step takes off more
};

/// All in double, so that what moves can be followed to its contact. Law: as one shape moves straight without turning, the figure
/// is a convex function of its way. Requires: shapes not empty, one of them with two points that differ.
Separation separation(const Convex& a, const Convex& b);

/// Have two shapes a point in common, to the last bits of double? Requires: as above.
bool touch(const Convex& a, const Convex& b);

/// Do the insides of two shapes overlap by more than the grain? Touching, and an overlap within the grain, do not count.
bool overlaps(const Box& a, const Box& b);

/// Does a shape overlap a box's inside by more than the grain? The box is the one that is shrunk.
bool overlaps(const Convex& shape, const Box& box);

}  // namespace bacler::plane
