#include "ui/one_finger.hpp"

#include "ui/pointers.hpp"

#include <glm/geometric.hpp>

namespace bacler::ui {

using Kind = PointerEvent::Kind;
using Source = PointerEvent::Source;

std::int64_t number_of(const PointerEvent& event) {
    return event.source == Source::mouse ? -1 - event.id : event.id;
}

std::vector<PointerEvent> OneFinger::feed(const PointerEvent& event, const FingerActs& acts) {
    if (event.source == Source::echo || event.kind == Kind::wheel)
        return is_dragging_ ? std::vector<PointerEvent>{} : std::vector<PointerEvent>{event};
    const std::int64_t id = number_of(event);
    if (event.kind == Kind::lost) return lose(event, acts);
    if (left_out_.count(id) != 0) {
        if (event.kind == Kind::up) left_out_.erase(id);
        return {};
    }
    if (!holder_) {
        if (event.kind != Kind::down || !on_table_.empty() || !acts.takes_hold(event)) return pass(event);
        holder_ = id;
        start_ = event;
        at_ = event.at;
        return {};
    }
    if (*holder_ != id || event.source != start_.source) return beside(event, acts);
    at_ = event.at;
    if (!is_dragging_ && glm::distance(start_.at, at_) > acts.slack) {
        is_dragging_ = true;
        acts.begins();
    }
    if (is_dragging_) acts.follows(at_);
    if (event.kind != Kind::up) return {};
    holder_.reset();
    if (!is_dragging_) return {touch_at(Kind::down, start_.at), touch_at(Kind::up, start_.at)};
    is_dragging_ = false;
    acts.lets_go(at_);
    return {};
}

std::vector<PointerEvent> OneFinger::lose(const PointerEvent& event, const FingerActs& acts) {
    if (is_dragging_ && start_.source == event.source) acts.loses();
    if (start_.source == event.source) {
        holder_.reset();
        is_dragging_ = false;
    }
    on_table_.clear();
    left_out_.clear();
    return {event};
}

/// Another finger while one holds.
std::vector<PointerEvent> OneFinger::beside(const PointerEvent& event, const FingerActs& acts) {
    if (!is_dragging_) return event.kind == Kind::down ? disarm(event) : pass(event);
    if (event.kind != Kind::down) return {};
    if (!acts.yields || !acts.yields() || is_on_panel(event.at)) {
        left_out_.insert(number_of(event));
        return {};
    }
    is_dragging_ = false;
    acts.loses();
    return disarm(event);
}

std::vector<PointerEvent> OneFinger::pass(const PointerEvent& event) {
    const std::int64_t id = number_of(event);
    if (event.kind == Kind::down && !is_on_panel(event.at)) on_table_.insert(id);
    if (event.kind == Kind::up) on_table_.erase(id);
    return {event};
}

void OneFinger::leave_out(const PointerEvent& down) {
    const std::int64_t id = number_of(down);
    holder_.reset();
    on_table_.erase(id);
    left_out_.insert(id);
}

/// A second finger: neither holds anything, together they pinch from where they are.
std::vector<PointerEvent> OneFinger::disarm(const PointerEvent& event) {
    const PointerEvent first = touch_at(Kind::down, at_);
    holder_.reset();
    pass(first);
    pass(event);
    return {first, event};
}

PointerEvent OneFinger::touch_at(Kind kind, glm::vec2 at) const {
    PointerEvent event = start_;
    event.kind = kind;
    event.at = at;
    return event;
}

}  // namespace bacler::ui
