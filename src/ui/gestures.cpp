#include "ui/gestures.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace bacler::ui {

void Gestures::down(std::int64_t finger, glm::vec2 at) {
    fingers_[finger] = {at, at, false, false};
    twist_.reset();
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
    twist(before, at, other, view);
}

/// Two fingers that spread never keep quite level: less than a tenth of a right angle is no turn.
void Gestures::twist(glm::vec2 before, glm::vec2 at, glm::vec2 other, render::View& view) {
    constexpr float quarter = 1.5707963F, meant = quarter / 9, caught = quarter / 18;
    if (!twist_) twist_ = Twist{view.turn, 0, false};
    const glm::vec2 was = before - other, is = at - other;
    twist_->sum += std::atan2(was.x * is.y - was.y * is.x, glm::dot(was, is));
    if (!twist_->turns && std::abs(twist_->sum) > meant) {
        twist_->turns = true;
        twist_->base -= std::copysign(meant, twist_->sum);
    }
    if (!twist_->turns) return;
    float wanted = twist_->base + twist_->sum;
    const float level = std::round(wanted / quarter) * quarter;
    if (std::abs(wanted - level) < caught) wanted = level;
    render::turn_about(view, (at + other) * 0.5F, wanted - view.turn);
}

std::optional<glm::vec2> Gestures::up(std::int64_t finger) {
    const auto lifted = fingers_.find(finger);
    if (lifted == fingers_.end()) return std::nullopt;
    const Finger it = lifted->second;
    fingers_.erase(lifted);
    twist_.reset();
    if (it.strayed || it.only_rests) return std::nullopt;
    return it.start;
}

void Gestures::only_rest() {
    for (auto& entry : fingers_) entry.second.only_rests = true;
}

void Gestures::forget() {
    fingers_.clear();
    twist_.reset();
}

}  // namespace bacler::ui
