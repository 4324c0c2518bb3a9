#include "base/check.hpp"
#include "systems/plaquette/carrying.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/moving.hpp"

#include <string_view>
#include <utility>

namespace bacler::plaquette {

using plane::Box;
using plane::Leg;

namespace {

void move_element(Element& element, const std::vector<Leg>& legs) {
    for (const Leg& leg : legs) {
        if (leg.kind == Leg::Kind::about_face) {
            turn_about(element);
            continue;
        }
        const Box from = *element_box(element), to = plane::after(from, leg);
        carry(element, from, to);
    }
}

Box after_all(Box body, const std::vector<Leg>& legs) {
    for (const Leg& leg : legs) body = plane::after(body, leg);
    return body;
}

}  // namespace

std::optional<Box> body_of(const LaidTable& table, const MoverRef& mover) {
    if (mover.kind == MoverRef::Kind::staff)
        return staff_box(table.scenario->sides[mover.side].staffs[mover.index]);
    const LaidElement& laid = table.laid(mover.element());
    if (mover.kind == MoverRef::Kind::element) return laid.box;
    return laid.units.empty() ? std::nullopt : std::optional(laid.units[mover.unit]);
}

namespace {

/// Its id too: what was stated of it goes with the move.
struct MovedPiece {
    std::variant<Element, Staff> piece;
    std::string_view id;
};

MovedPiece moved_staff(const Staff& staff, const std::vector<Leg>& legs) {
    Staff out = staff;
    const Box end = after_all(*staff_box(staff), legs);
    out.at = end.centre;
    out.heading = end.heading;
    return {std::move(out), staff.id};
}

MovedPiece moved_unit(const Element& element, std::size_t unit, const std::vector<Leg>& legs) {
    const std::vector<Box> boxes = unit_boxes(element);
    BACLER_CHECK(!boxes.empty());
    Element out = element;
    const Box end = after_all(boxes[unit], legs);
    out.units[unit].own_front = plane::Pose{plane::front_centre(end), end.heading};
    return {std::move(out), element.units[unit].unit.id};
}

MovedPiece moved_element(const Element& element, const std::vector<Leg>& legs) {
    BACLER_CHECK(element_box(element).has_value());
    Element out = element;
    move_element(out, legs);
    return {std::move(out), element.id};
}

}  // namespace

Placed as_it_stands(const Scenario& scenario, const MoverRef& mover) {
    const Side& side = scenario.sides[mover.side];
    if (mover.kind == MoverRef::Kind::staff) return {side.staffs[mover.index], scenario.stated};
    return {side.elements[mover.index], scenario.stated};
}

Placed after_legs(const Scenario& scenario, const MoverRef& mover, const std::vector<Leg>& legs) {
    const Side& side = scenario.sides[mover.side];
    MovedPiece moved = mover.kind == MoverRef::Kind::staff ? moved_staff(side.staffs[mover.index], legs)
                       : mover.kind == MoverRef::Kind::unit
                           ? moved_unit(side.elements[mover.index], mover.unit, legs)
                           : moved_element(side.elements[mover.index], legs);
    return {std::move(moved.piece), facts_without(scenario, moved.id)};
}

void put(Scenario& scenario, const MoverRef& mover, Placed placed) {
    Side& side = scenario.sides[mover.side];
    if (mover.kind == MoverRef::Kind::staff)
        side.staffs[mover.index] = std::get<Staff>(std::move(placed.piece));
    else
        side.elements[mover.index] = std::get<Element>(std::move(placed.piece));
    scenario.stated = std::move(placed.stated);
}

Scenario moved(const Scenario& scenario, const MoverRef& mover, const std::vector<Leg>& legs) {
    Scenario out = scenario;
    put(out, mover, after_legs(scenario, mover, legs));
    return out;
}

}  // namespace bacler::plaquette
