#include "app/handling/surroundings.hpp"

#include <cmath>

namespace bacler {

using plane::Box;
using plane::Leg;

Surroundings surroundings_of(const plaquette::LaidTable& table, const plaquette::MoverRef& mover,
                             const Box& body, Length reach) {
    const bool is_staff = mover.kind == plaquette::MoverRef::Kind::staff;
    Surroundings out;
    for (const std::size_t place : plaquette::circles_within(table, body, reach)) {
        const plaquette::LaidElement& e = table.elements[place];
        const bool is_own = !is_staff && e.ref == mover.element();
        if (is_own) continue;
        (e.ref.side == mover.side ? out.friends : out.enemies).push_back({e.ref, *e.box});
    }
    return out;
}

double degrees_between(Angle from, Angle to) {
    const int turn =
        normalised({to.thousandths_of_degree - from.thousandths_of_degree}).thousandths_of_degree;
    return (turn > full_circle / 2 ? turn - full_circle : turn) / 1000.0;
}

std::vector<Leg> legs_to_face(const Box& body, Angle heading, const plaquette::Readings& readings) {
    double turn = degrees_between(body.heading, heading);
    std::vector<Leg> legs;
    if (turn == 0) return legs;
    if (readings.on(plaquette::Option::free_pivot))
        return {{Leg::Kind::pivot, {}, {}, angle_from_degrees(turn)}};
    if (std::abs(turn) > 90) {
        legs.push_back({Leg::Kind::about_face, {}, {}, {}});
        turn += turn > 0 ? -180 : 180;
    }
    if (turn != 0)
        legs.push_back({turn < 0 ? Leg::Kind::wheel_left : Leg::Kind::wheel_right,
                        {},
                        {},
                        angle_from_degrees(std::abs(turn))});
    return legs;
}

Box after_all(Box body, const std::vector<Leg>& legs) {
    for (const Leg& leg : legs) body = plane::after(body, leg);
    return body;
}

}  // namespace bacler
