#include "render/view.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::render {

namespace {

constexpr float pi = 3.14159265F;

/// Clockwise on a screen whose y goes down.
glm::vec2 turned(glm::vec2 way, float radians) {
    const float c = std::cos(radians), s = std::sin(radians);
    return {way.x * c - way.y * s, way.x * s + way.y * c};
}

}  // namespace

float wrapped_turn(float radians) {
    return std::remainder(radians, 2 * pi);
}

glm::vec2 way_on_screen(const View& view, glm::vec2 cm) {
    const glm::vec2 points = glm::vec2{cm.x, -cm.y} * view.scale;
    return view.turn == 0 ? points : turned(points, view.turn);
}

glm::vec2 way_on_table(const View& view, glm::vec2 points) {
    const glm::vec2 back = view.turn == 0 ? points : turned(points, -view.turn);
    return glm::vec2{back.x, -back.y} / view.scale;
}

glm::vec2 to_screen(const View& view, glm::vec2 cm) {
    return centre_of(view.pane) + way_on_screen(view, cm - view.centre);
}

glm::vec2 to_table(const View& view, glm::vec2 point) {
    return view.centre + way_on_table(view, point - centre_of(view.pane));
}

void pan(View& view, glm::vec2 points) {
    view.centre -= way_on_table(view, points);
}

void turn_about(View& view, glm::vec2 point, float radians) {
    const glm::vec2 held = to_table(view, point);
    view.turn = wrapped_turn(view.turn + radians);
    view.centre += held - to_table(view, point);
}

void zoom_about(View& view, glm::vec2 point, float factor) {
    BACLER_CHECK(factor > 0);
    const glm::vec2 held = to_table(view, point);
    view.scale = std::clamp(view.scale * factor, least_scale, greatest_scale);
    view.centre += held - to_table(view, point);
}

View view_of(glm::vec2 from, glm::vec2 to, const Pane& pane, float margin, float turn) {
    BACLER_CHECK(to.x > from.x && to.y > from.y);
    const glm::vec2 room = size_of(pane) - glm::vec2{2 * margin, 2 * margin};
    const glm::vec2 plain = to - from;
    const float c = std::abs(std::cos(turn)), s = std::abs(std::sin(turn));
    const glm::vec2 part =
        turn == 0 ? plain : glm::vec2{plain.x * c + plain.y * s, plain.x * s + plain.y * c};
    const float scale = std::min(room.x / part.x, room.y / part.y);
    return {(from + to) * 0.5F, std::clamp(scale, least_scale, greatest_scale), pane, turn};
}

View between(const View& first, const View& second, float part) {
    View view = second;
    view.centre = first.centre + (second.centre - first.centre) * part;
    view.scale = first.scale * std::pow(second.scale / first.scale, part);
    if (part < 1) view.turn = wrapped_turn(first.turn + wrapped_turn(second.turn - first.turn) * part);
    return view;
}

}  // namespace bacler::render
