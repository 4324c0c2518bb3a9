#include "ui/handshake.hpp"

#include <algorithm>

namespace bacler::ui {

using Kind = PointerEvent::Kind;
using Source = PointerEvent::Source;

namespace {

/// A finger that trembles stays on its mark this far beyond its edge, as a part of its side.
constexpr float play = 0.25F;
/// A frame that comes late tells nothing of what lay on the marks meanwhile.
constexpr float longest_step = 0.1F;

Pane grown(const Pane& mark) {
    const glm::vec2 by = render::size_of(mark) * play;
    return {mark.from - by, mark.to + by};
}

}  // namespace

void Handshake::clear() {
    marks_.reset();
    holds_ = {};
    runs_ = false;
    held_for_ = 0;
}

std::optional<std::size_t> Handshake::mark_at(glm::vec2 point) const {
    for (std::size_t side = 0; marks_ && side < marks_->size(); ++side)
        if (contains(marks_->at(side), point)) return side;
    return std::nullopt;
}

bool Handshake::is_held(std::size_t side) const {
    const Hold& hold = holds_.at(side);
    return hold.finger || hold.by_mouse || hold.is_latched;
}

bool Handshake::feed(const PointerEvent& event) {
    if (event.kind == Kind::lost) {
        holds_ = {};
        taken_.clear();
        has_mouse_ = false;
        return false;
    }
    switch (event.source) {
        case Source::finger: return feed_finger(event);
        case Source::mouse: return feed_mouse(event);
        case Source::echo: break;
    }
    return false;
}

bool Handshake::feed_finger(const PointerEvent& event) {
    has_seen_finger_ = true;
    if (event.kind == Kind::down) {
        const std::optional<std::size_t> side = mark_at(event.at);
        if (!side) return false;
        taken_.insert(event.id);
        Hold& hold = holds_[*side];
        hold.is_latched = hold.by_mouse = false;
        if (!hold.finger) hold.finger = event.id;
        return true;
    }
    if (taken_.count(event.id) == 0) return false;
    for (std::size_t side = 0; side < holds_.size(); ++side) {
        if (holds_[side].finger != event.id) continue;
        const bool is_off = !marks_ || !contains(grown(marks_->at(side)), event.at);
        if (event.kind == Kind::up || is_off) holds_[side].finger.reset();
    }
    if (event.kind == Kind::up) taken_.erase(event.id);
    return true;
}

bool Handshake::feed_mouse(const PointerEvent& event) {
    if (event.kind == Kind::wheel || event.id != 0) return false;
    if (event.kind == Kind::down) {
        const std::optional<std::size_t> side = mark_at(event.at);
        if (!side) return false;
        has_mouse_ = true;
        if (heeds_mouse()) press_mouse(*side);
        return true;
    }
    if (!has_mouse_) return false;
    if (event.kind == Kind::up) lift_mouse();
    return true;
}

void Handshake::press_mouse(std::size_t side) {
    Hold& hold = holds_[side];
    hold.by_mouse = !hold.is_latched;
    hold.is_latched = false;
}

/// The first mark stays latched; the second was held, and is let go.
void Handshake::lift_mouse() {
    has_mouse_ = false;
    for (std::size_t side = 0; side < holds_.size(); ++side) {
        Hold& hold = holds_[side];
        hold.is_latched = hold.is_latched || (hold.by_mouse && !holds_[1 - side].is_latched);
        hold.by_mouse = false;
    }
}

bool Handshake::advance(float seconds) {
    if (!are_both_held()) {
        runs_ = false;
        held_for_ = 0;
        return false;
    }
    // The time before the second mark was touched is not counted.
    if (runs_) held_for_ += std::min(seconds, longest_step);
    runs_ = true;
    held_for_ = std::min(held_for_, seconds_to_hold);
    return held_for_ >= seconds_to_hold;
}

}  // namespace bacler::ui
