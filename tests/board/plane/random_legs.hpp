#pragma once
#include "board/plane/sweep.hpp"
#include "random_boxes.hpp"

/// Parts of moves at random, and the same on a table laid elsewhere.
namespace bacler::plane {

inline Leg straight(int dx, int dy) {
    return {Leg::Kind::straight, {dx}, {dy}, {}};
}

inline Leg turn_of(Leg::Kind kind, double degrees) {
    return {kind, {}, {}, angle_from_degrees(degrees)};
}

inline Leg any_straight(int most = 40000) {
    return straight(any_whole(-most, most), any_whole(-most, most));
}

/// Never a pivot of half a circle: it goes to the right, in a mirror too.
inline Leg any_turning() {
    const auto kind = *rc::gen::element(Leg::Kind::wheel_left, Leg::Kind::wheel_right, Leg::Kind::pivot);
    const int turn = any_whole(0, 3) == 0 ? 90000 * any_whole(1, 3) : any_whole(1, full_circle - 1);
    return {kind, {}, {}, {kind == Leg::Kind::pivot && turn == full_circle / 2 ? turn + 1 : turn}};
}

inline Leg any_leg() {
    return any_whole(0, 1) == 0 ? any_straight() : any_turning();
}

/// A leg on the table laid elsewhere: mirrored, left is right.
inline Leg laid_anew(Leg leg, const Relaying& r) {
    const TablePoint step = laid_anew(TablePoint{leg.dx, leg.dy}, Relaying{{}, r.quarters, r.is_mirrored});
    leg.dx = step.x;
    leg.dy = step.y;
    if (!r.is_mirrored) return leg;
    if (leg.kind == Leg::Kind::pivot) leg.turn = normalised({-leg.turn.thousandths_of_degree});
    const bool left = leg.kind == Leg::Kind::wheel_left, right = leg.kind == Leg::Kind::wheel_right;
    if (left || right) leg.kind = left ? Leg::Kind::wheel_right : Leg::Kind::wheel_left;
    return leg;
}

}  // namespace bacler::plane
