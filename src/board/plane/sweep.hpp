#pragma once
#include "board/plane/box.hpp"
#include "board/plane/convex.hpp"
#include "board/plane/kernel/distance.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace bacler::plane {

/// A part of a move. straight: a step in the table's frame, the heading kept (also backwards or sideways). wheel_left, wheel_right:
/// a turn by `turn` about the front corner of that side, which stands still. pivot: a turn about the centre of the front, clockwise by
/// `turn` up to 180 degrees, beyond that the shorter way round to the left. about_face: everybody turns round where he stands;
/// the ground covered stays the same.
struct Leg {
    enum class Kind : std::uint8_t { straight, wheel_left, wheel_right, pivot, about_face };
    Kind kind{Kind::straight};
    Length dx, dy;  ///< of a straight
    Angle turn;     ///< of a wheel or pivot, 0 up to below 360 degrees

    friend bool operator==(const Leg&, const Leg&) = default;
};

/// The body after a part of a leg, from 0 (before) to 1 (after); an about-face is done as soon as the part is above 0.
/// Error at most 0.005 mm in each figure and 0.0005 degree. Requires: part in 0..1.
Box after(const Box& body, const Leg& leg, double part = 1.0);

/// What a leg costs of a move (Q45): a straight its length, a wheel the arc of its outer front corner, a pivot and an
/// about-face nothing.
Length length_of(const Box& body, const Leg& leg);

/// The path of the front's centre over a leg, its two ends at least: of an arc a point every five degrees or less.
std::vector<TablePoint> path_of_front(const Box& body, const Leg& leg);

/// Where a leg first brings a body within `stop` of another.
struct FirstContact {
    double part{0};        ///< of the leg, 0..1
    std::size_t which{0};  ///< place in the obstacles; at a tie the first
    Box body;  ///< as it stands there, rounded away from the obstacle: its gap is from `stop` to `stop` and a grain
    Gap gap;  ///< from the body to the obstacle
};

/// The first place on a leg nearer than `stop` to an obstacle, or rather the last before it that is not; none where the leg keeps
/// clear. Touching case: passing at the stop within the grain is not nearer. An obstacle that is nearer already as the leg
/// begins (or overlapped) stops it there if the leg brings it nearer still, and not if it leads away. No obstacle is passed over
/// unseen, however thin. Laws: moved, turned or mirrored with its obstacles, the part is the same; taking an obstacle
/// away never makes it smaller. Requires: stop at least 0.
std::optional<FirstContact> first_contact(const Box& body, const Leg& leg, std::span<const Box> obstacles,
                                          Length stop);

/// Convex shapes that together hold the ground a body passes over in a leg, and go beyond it by no more than the grain.
std::vector<Convex> ground_passed(const Box& body, const Leg& leg);

}  // namespace bacler::plane
