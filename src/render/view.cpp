#include "render/view.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::render {

glm::vec2 to_screen(const View& view, glm::vec2 cm) {
    const glm::vec2 up = (cm - view.centre) * view.scale;
    return centre_of(view.pane) + glm::vec2{up.x, -up.y};
}

glm::vec2 to_table(const View& view, glm::vec2 point) {
    const glm::vec2 off = point - centre_of(view.pane);
    return view.centre + glm::vec2{off.x, -off.y} / view.scale;
}

void pan(View& view, glm::vec2 points) {
    view.centre -= glm::vec2{points.x, -points.y} / view.scale;
}

void zoom_about(View& view, glm::vec2 point, float factor) {
    BACLER_CHECK(factor > 0);
    const glm::vec2 held = to_table(view, point);
    view.scale = std::clamp(view.scale * factor, least_scale, greatest_scale);
    view.centre += held - to_table(view, point);
}

View view_of(glm::vec2 from, glm::vec2 to, const Pane& pane, float margin) {
    BACLER_CHECK(to.x > from.x && to.y > from.y);
    const glm::vec2 room = size_of(pane) - glm::vec2{2 * margin, 2 * margin};
    const glm::vec2 part = to - from;
    const float scale = std::min(room.x / part.x, room.y / part.y);
    return {(from + to) * 0.5F, std::clamp(scale, least_scale, greatest_scale), pane};
}

View between(const View& first, const View& second, float part) {
    View view = second;
    view.centre = first.centre + (second.centre - first.centre) * part;
    view.scale = first.scale * std::pow(second.scale / first.scale, part);
    return view;
}

}  // namespace bacler::render
