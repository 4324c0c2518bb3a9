#include "systems/plaquette/legs.hpp"

#include <cstdlib>

namespace bacler::plaquette {

using plane::Box;
using plane::Leg;

namespace {

constexpr Angle half_turn{full_circle / 2};
constexpr std::int32_t about_face_slack = 500;  // half a degree: nobody lays a body more exactly about

Leg turn_to(Angle heading, const Box& body, MoverRef::Kind kind, const Readings& readings) {
    const Angle right = normalised({heading.thousandths_of_degree - body.heading.thousandths_of_degree});
    const bool about =
        std::abs(right.thousandths_of_degree - half_turn.thousandths_of_degree) <= about_face_slack;
    if (about) return {Leg::Kind::about_face, {}, {}, {}};
    if (kind == MoverRef::Kind::staff || readings.on(Option::free_pivot))
        return {Leg::Kind::pivot, {}, {}, right};
    if (right < half_turn) return {Leg::Kind::wheel_right, {}, {}, right};
    return {Leg::Kind::wheel_left, {}, {}, normalised(Angle{-right.thousandths_of_degree})};
}

TablePoint guide_of(const Box& body, MoverRef::Kind kind) {
    return kind == MoverRef::Kind::staff ? body.centre : plane::front_centre(body);
}

}  // namespace

std::vector<Leg> legs_of(const Move& order, const Box& body, MoverRef::Kind kind, const Readings& readings) {
    std::vector<Leg> out;
    Box at = body;
    if (order.heading && *order.heading != body.heading) {
        out.push_back(turn_to(*order.heading, body, kind, readings));
        at = plane::after(body, out.back());
    }
    TablePoint from = guide_of(at, kind);
    std::vector<TablePoint> stations = order.via;
    stations.push_back(order.to);
    for (const TablePoint to : stations) {
        if (to == from) continue;
        out.push_back({Leg::Kind::straight, to.x - from.x, to.y - from.y, {}});
        from = to;
    }
    return out;
}

Leg leg_of(const Wheel& order) {
    return {order.hand == Hand::left ? Leg::Kind::wheel_left : Leg::Kind::wheel_right, {}, {}, order.by};
}

}  // namespace bacler::plaquette
