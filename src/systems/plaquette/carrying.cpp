#include "systems/plaquette/carrying.hpp"

#include "base/check.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace bacler::plaquette {

using plane::Box;
using plane::Pose;

namespace {

constexpr Angle half_turn{180000};

Angle turned_by(Angle from, Angle to) {
    return normalised({to.thousandths_of_degree - from.thousandths_of_degree});
}

Pose carried_pose(const Box& from, const Box& to, const Pose& pose) {
    return {carried(from, to, pose.at), pose.heading + turned_by(from.heading, to.heading)};
}

Pose front_of(const Box& box) {
    return {plane::front_centre(box), box.heading};
}

bool is_same_place(const Box& a, const Box& b) {
    const auto near = [](Length p, Length q) {
        return std::abs(p.hundredths_of_mm - q.hundredths_of_mm) <= 2;
    };
    return near(a.centre.x, b.centre.x) && near(a.centre.y, b.centre.y) && a.heading == b.heading;
}

}  // namespace

TablePoint carried(const Box& from, const Box& to, TablePoint point) {
    return plane::offset(to.centre, turned_by(from.heading, to.heading), point.x - from.centre.x,
                         point.y - from.centre.y);
}

Box carried(const Box& from, const Box& to, const Box& part) {
    return {carried(from, to, part.centre), part.heading + turned_by(from.heading, to.heading), part.w,
            part.d};
}

void carry(Element& element, const Box& from, const Box& to) {
    if (element.front) element.front = carried_pose(from, to, *element.front);
    for (ScenarioUnit& u : element.units)
        if (u.own_front) u.own_front = carried_pose(from, to, *u.own_front);
}

void turn_about(Element& element) {
    std::vector<Box> turned = unit_boxes(element);
    BACLER_CHECK(!turned.empty());
    for (Box& b : turned) b.heading = b.heading + half_turn;
    std::reverse(element.rows.begin(), element.rows.end());
    for (std::vector<std::size_t>& row : element.rows) std::reverse(row.begin(), row.end());
    for (ScenarioUnit& u : element.units) {
        u.own_front.reset();
        if (u.unit.arm != Arm::artillery) std::reverse(u.unit.values.begin(), u.unit.values.end());
    }
    const Angle heading = element.front ? element.front->heading + half_turn : turned.front().heading;
    element.front = front_of(plane::bounding_box(turned, heading));
    const std::vector<Box> in_rows = unit_boxes(element);
    for (std::size_t i = 0; i < turned.size(); ++i)
        if (!is_same_place(in_rows[i], turned[i])) element.units[i].own_front = front_of(turned[i]);
}

Element closed_up(const Element& element, const std::vector<int>& lost, Closing closing) {
    Element left = element;
    left.units.clear();
    left.rows.clear();
    const std::optional<Box> body = element_box(element);
    BACLER_CHECK(body.has_value());
    if (!left.front) left.front = front_of(*body);
    std::vector<std::size_t> place(element.units.size(), element.units.size());
    for (std::size_t u = 0; u < element.units.size(); ++u) {
        ScenarioUnit unit = element.units[u];
        const int rest =
            plaquettes_of(unit.unit.arm, unit.unit.values.size()) - (u < lost.size() ? lost[u] : 0);
        if (rest < 1) continue;
        if (unit.unit.arm != Arm::artillery) {
            unit.unit.values.resize(static_cast<std::size_t>(rest));
            if (closing == Closing::into_columns) unit.unit.formation = Formation::column;
        }
        if (closing == Closing::into_columns) unit.own_front.reset();
        place[u] = left.units.size();
        left.units.push_back(unit);
    }
    for (const std::vector<std::size_t>& row : element.rows) {
        std::vector<std::size_t> closed;
        for (const std::size_t u : row)
            if (place[u] < left.units.size()) closed.push_back(place[u]);
        if (!closed.empty()) left.rows.push_back(closed);
    }
    return left;
}

}  // namespace bacler::plaquette
