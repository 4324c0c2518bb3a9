#include "board/plane/sweep.hpp"

#include "base/check.hpp"
#include "board/plane/turning.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace bacler::plane {

namespace {

Vec step_of(const Leg& leg) {
    return in_mm({leg.dx, leg.dy});
}

}  // namespace

Box after(const Box& body, const Leg& leg, double part) {
    BACLER_CHECK(part >= 0.0 && part <= 1.0);
    switch (leg.kind) {
        case Leg::Kind::straight: {
            Box moved = body;
            moved.centre = rounded_point(in_mm(body.centre) + step_of(leg) * part);
            return moved;
        }
        case Leg::Kind::about_face: {
            Box turned = body;
            if (part > 0.0) turned.heading = body.heading + Angle{full_circle / 2};
            return turned;
        }
        case Leg::Kind::wheel_left:
        case Leg::Kind::wheel_right:
        case Leg::Kind::pivot: break;
    }
    const Turning turning = turning_of(body, leg);
    return rounded_box(turning, part);
}

Length length_of(const Box& body, const Leg& leg) {
    if (leg.kind == Leg::Kind::straight) return rounded_length(std::hypot(step_of(leg).x, step_of(leg).y));
    if (leg.kind != Leg::Kind::wheel_left && leg.kind != Leg::Kind::wheel_right) return {};
    return rounded_length(body.w.hundredths_of_mm / 100.0 * std::abs(turning_of(body, leg).radians));
}

std::vector<TablePoint> path_of_front(const Box& body, const Leg& leg) {
    const bool is_wheel = leg.kind == Leg::Kind::wheel_left || leg.kind == Leg::Kind::wheel_right;
    constexpr int five_degrees = 5000;
    const int pieces =
        is_wheel ? std::max(1, (leg.turn.thousandths_of_degree + five_degrees - 1) / five_degrees) : 1;
    std::vector<TablePoint> path{front_centre(body)};
    for (int i = 1; i <= pieces; ++i) path.push_back(front_centre(after(body, leg, 1.0 * i / pieces)));
    return path;
}

std::vector<Convex> ground_passed(const Box& body, const Leg& leg) {
    if (leg.kind == Leg::Kind::straight) return {swept(body, step_of(leg))};
    if (leg.kind == Leg::Kind::about_face) return {convex_of(body)};
    return slices_of(turning_of(body, leg));
}

}  // namespace bacler::plane
