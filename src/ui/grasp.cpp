#include "ui/grasp.hpp"

#include "ui/pointers.hpp"

#include <glm/geometric.hpp>

#include <cmath>

namespace bacler::ui {

using Kind = PointerEvent::Kind;
using Source = PointerEvent::Source;

namespace {

/// One number a pointer: fingers count from 0, the mouse's buttons down from −1.
std::int64_t number_of(const PointerEvent& event) {
    return event.source == Source::mouse ? -1 - event.id : event.id;
}

TablePoint stepped(TablePoint from, glm::vec2 cm) {
    return {from.x + length_from_cm(cm.x), from.y + length_from_cm(cm.y)};
}

/// Degrees clockwise from "up" of a point seen from another; the screen's y goes down.
double bearing(glm::vec2 from, glm::vec2 to) {
    const glm::vec2 way = to - from;
    return std::atan2(way.x, -way.y) * 180 / 3.14159265358979323846;
}

glm::vec2 middle_of(const plane::Box& box, const render::View& view) {
    return render::to_screen(view, {in_cm(box.centre.x), in_cm(box.centre.y)});
}

}  // namespace

std::vector<PointerEvent> Grasp::feed(const PointerEvent& event, Desk& desk, const Reach& reach) {
    if (event.source == Source::echo || event.kind == Kind::wheel)
        return is_dragging_ ? std::vector<PointerEvent>{} : std::vector<PointerEvent>{event};
    const std::int64_t id = number_of(event);
    if (event.kind == Kind::lost) {
        if (is_dragging_ && start_.source == event.source) {
            put_back(desk);
            drop_ride(desk);
        }
        if (start_.source == event.source) {
            holder_.reset();
            is_dragging_ = false;
        }
        on_table_.clear();
        left_out_.clear();
        return {event};
    }
    if (left_out_.count(id) != 0) {
        if (event.kind == Kind::up) left_out_.erase(id);
        return {};
    }
    if (!holder_) {
        if (event.kind == Kind::down && on_table_.empty() && arm(event, desk, reach)) return {};
        return pass(event);
    }
    const bool is_holder = *holder_ == id && event.source == start_.source;
    if (!is_holder) {
        if (is_dragging_) {
            if (event.kind == Kind::down) left_out_.insert(id);
            return {};
        }
        return event.kind == Kind::down ? disarm(event) : pass(event);
    }
    at_ = event.at;
    if (!is_dragging_ && glm::distance(start_.at, at_) > reach.slack) begin(desk);
    if (is_dragging_) follow(desk, reach);
    if (event.kind != Kind::up) return {};
    holder_.reset();
    if (!is_dragging_) return {touch_at_start(Kind::down), touch_at_start(Kind::up)};
    is_dragging_ = false;
    end(desk);
    return {};
}

std::vector<PointerEvent> Grasp::pass(const PointerEvent& event) {
    const std::int64_t id = number_of(event);
    if (event.kind == Kind::down && !is_on_panel(event.at)) on_table_.insert(id);
    if (event.kind == Kind::up) on_table_.erase(id);
    return {event};
}

void Grasp::leave_out(const PointerEvent& down) {
    const std::int64_t id = number_of(down);
    holder_.reset();
    on_table_.erase(id);
    left_out_.insert(id);
}

/// A second finger: neither holds anything, together they pinch.
std::vector<PointerEvent> Grasp::disarm(const PointerEvent& event) {
    const PointerEvent first = touch_at_start(Kind::down);
    holder_.reset();
    pass(first);
    pass(event);
    return {first, event};
}

PointerEvent Grasp::touch_at_start(Kind kind) const {
    PointerEvent event = start_;
    event.kind = kind;
    return event;
}

bool Grasp::arm(const PointerEvent& event, const Desk& desk, const Reach& reach) {
    const bool is_button = event.source == Source::mouse && event.id != 0;
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
    if (!held) return arm_staff(event, desk, reach);
    if (!may_take_up(desk, *held)) return false;
    element_ = *held;
    hold_at(event);
    return true;
}

bool Grasp::arm_staff(const PointerEvent& event, const Desk& desk, const Reach& reach) {
    for (const PlayLayer::Disc& disc : reach.discs) {
        if (!contains(disc.where, event.at) || !may_ride(desk, disc.staff)) continue;
        staff_ = disc.staff;
        hold_ = Hold::staff;
        hold_at(event);
        return true;
    }
    return false;
}

void Grasp::hold_at(const PointerEvent& event) {
    holder_ = number_of(event);
    start_ = event;
    at_ = event.at;
}

void Grasp::begin(Desk& desk) {
    is_dragging_ = true;
    hold_ == Hold::staff ? take_up_staff(desk, staff_) : take_up(desk, element_);
}

void Grasp::end(Desk& desk) {
    hold_ == Hold::staff ? end_ride(desk) : let_go(desk);
}

void Grasp::follow(Desk& desk, const Reach& reach) {
    if (hold_ == Hold::staff) {
        const glm::vec2 way = render::way_on_table(reach.view, at_ - start_.at);
        ride_to(desk, stepped(desk.playing->ride->from, way));
        return;
    }
    const plane::Box& body = desk.handling.hand->planned_body();
    const Pull pull = pull_on_glass(reach.view.scale / reach.points_per_mm);
    if (hold_ == Hold::heading) {
        const glm::vec2 about = middle_of(body, reach.view);
        const double turned = bearing(about, at_) - bearing(about, start_.at);
        drag_hand(desk, {std::nullopt, body.heading + angle_from_degrees(turned)}, pull);
        return;
    }
    const glm::vec2 step = render::way_on_table(reach.view, at_ - start_.at);
    drag_hand(desk, {stepped(plane::front_centre(body), step), body.heading}, pull);
}

}  // namespace bacler::ui
