#include "ui/grasp.hpp"

#include "ui/pointers.hpp"

#include <cmath>

namespace bacler::ui {

namespace {

TablePoint stepped(TablePoint from, glm::vec2 cm) {
    return {from.x + length_from_cm(cm.x), from.y + length_from_cm(cm.y)};
}

glm::vec2 middle_of(const plane::Box& box, const render::View& view) {
    return render::to_screen(view, {in_cm(box.centre.x), in_cm(box.centre.y)});
}

}  // namespace

double bearing(glm::vec2 from, glm::vec2 to) {
    const glm::vec2 way = to - from;
    return std::atan2(way.x, -way.y) * 180 / 3.14159265358979323846;
}

std::vector<PointerEvent> Grasp::feed(const PointerEvent& event, Desk& desk, const Reach& reach) {
    FingerActs acts;
    acts.takes_hold = [&](const PointerEvent& down) { return takes_hold(down, desk, reach); };
    acts.begins = [&] { begin(desk); };
    acts.follows = [&](glm::vec2 at) { follow(desk, reach, at); };
    acts.lets_go = [&](glm::vec2) { end(desk); };
    acts.loses = [&] {
        put_back(desk);
        drop_ride(desk);
    };
    acts.slack = reach.slack;
    return finger_.feed(event, acts);
}

bool Grasp::takes_hold(const PointerEvent& event, const Desk& desk, const Reach& reach) {
    const bool is_button = event.source == PointerEvent::Source::mouse && event.id != 0;
    if (is_button || !contains(reach.view.pane, event.at) || is_on_panel(event.at)) return false;
    std::optional<ElementAt> held;
    hold_ = Hold::place;
    const Handles& h = reach.handles;
    if (h.element && h.knob && contains(*h.knob, event.at)) {
        held = h.element;
        hold_ = Hold::heading;
    }
    for (const TableLayer::Flag& flag : reach.flags)
        if (!held && contains(flag.where, event.at)) held = flag.element;
    const glm::vec2 cm = render::to_table(reach.view, event.at);
    const bool on_grip =
        h.element && ((h.grip && contains(*h.grip, event.at)) || is_in(h.body, {cm.x, cm.y}));
    if (!held && on_grip) held = h.element;
    if (!held) return takes_staff(event, desk, reach);
    if (!may_take_up(desk, *held)) return false;
    element_ = *held;
    return true;
}

bool Grasp::takes_staff(const PointerEvent& event, const Desk& desk, const Reach& reach) {
    for (const PlayLayer::Disc& disc : reach.discs) {
        if (!contains(disc.where, event.at) || !may_ride(desk, disc.staff)) continue;
        staff_ = disc.staff;
        hold_ = Hold::staff;
        return true;
    }
    return false;
}

void Grasp::begin(Desk& desk) const {
    hold_ == Hold::staff ? take_up_staff(desk, staff_) : take_up(desk, element_);
}

void Grasp::end(Desk& desk) const {
    hold_ == Hold::staff ? end_ride(desk) : let_go(desk);
}

void Grasp::follow(Desk& desk, const Reach& reach, glm::vec2 at) const {
    const glm::vec2 start = finger_.start().at;
    if (hold_ == Hold::staff) {
        const glm::vec2 way = render::way_on_table(reach.view, at - start);
        ride_to(desk, stepped(desk.playing->ride->from, way));
        return;
    }
    const plane::Box& body = desk.handling.hand->planned_body();
    const Pull pull = pull_on_glass(reach.view.scale / reach.points_per_mm);
    if (hold_ == Hold::heading) {
        const glm::vec2 about = middle_of(body, reach.view);
        const double turned = bearing(about, at) - bearing(about, start);
        drag_hand(desk, {std::nullopt, body.heading + angle_from_degrees(turned)}, pull);
        return;
    }
    const glm::vec2 step = render::way_on_table(reach.view, at - start);
    drag_hand(desk, {stepped(plane::front_centre(body), step), body.heading}, pull);
}

}  // namespace bacler::ui
