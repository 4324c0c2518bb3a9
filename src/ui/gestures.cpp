#include "ui/gestures.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <iterator>

namespace bacler::ui {

void Gestures::down(std::int64_t finger, glm::vec2 at) {
    fingers_[finger] = {at, at, false};
    // A second finger makes a pinch of it: none of them taps any more.
    if (fingers_.size() > 1)
        for (auto& entry : fingers_) entry.second.strayed = true;
}

void Gestures::move(std::int64_t finger, glm::vec2 at, render::View& view) {
    const auto moved = fingers_.find(finger);
    if (moved == fingers_.end()) return;
    Finger& it = moved->second;
    if (!it.strayed && glm::distance(it.start, at) <= slack_) return;
    const glm::vec2 before = it.at;
    it.strayed = true;
    it.at = at;
    if (fingers_.size() == 1) {
        render::pan(view, at - before);
        return;
    }
    // The first two fingers hold the table; any further one only rests on it.
    const auto first = fingers_.begin();
    const auto second = std::next(first);
    if (moved != first && moved != second) return;
    const glm::vec2 other = moved == first ? second->second.at : first->second.at;
    constexpr float least_span = 8;
    const float span_before = std::max(least_span, glm::distance(before, other));
    const float span = std::max(least_span, glm::distance(at, other));
    render::pan(view, (at - before) * 0.5F);
    render::zoom_about(view, (at + other) * 0.5F, span / span_before);
}

std::optional<glm::vec2> Gestures::up(std::int64_t finger) {
    const auto lifted = fingers_.find(finger);
    if (lifted == fingers_.end()) return std::nullopt;
    const Finger it = lifted->second;
    fingers_.erase(lifted);
    if (it.strayed) return std::nullopt;
    return it.start;
}

void Gestures::forget() {
    fingers_.clear();
}

}  // namespace bacler::ui
