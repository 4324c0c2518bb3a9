#include "base/check.hpp"
#include "systems/plaquette/carrying.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/moving.hpp"

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

Scenario moved(const Scenario& scenario, const MoverRef& mover, const std::vector<Leg>& legs) {
    Scenario out = scenario;
    Side& side = out.sides[mover.side];
    if (mover.kind == MoverRef::Kind::staff) {
        Staff& staff = side.staffs[mover.index];
        const Box end = after_all(*staff_box(staff), legs);
        staff.at = end.centre;
        staff.heading = end.heading;
        forget_facts_about(out, staff.id);
        return out;
    }
    Element& element = side.elements[mover.index];
    if (mover.kind == MoverRef::Kind::unit) {
        const std::vector<Box> boxes = unit_boxes(element);
        BACLER_CHECK(!boxes.empty());
        const Box end = after_all(boxes[mover.unit], legs);
        element.units[mover.unit].own_front = plane::Pose{plane::front_centre(end), end.heading};
        forget_facts_about(out, element.units[mover.unit].unit.id);
        return out;
    }
    BACLER_CHECK(element_box(element).has_value());
    move_element(element, legs);
    forget_facts_about(out, element.id);
    return out;
}

}  // namespace bacler::plaquette
