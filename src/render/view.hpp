#pragma once
#include <glm/vec2.hpp>

/// Drawing the board: nothing here knows a rule.
namespace bacler::render {

/// A part of the window, in points: x to the right, y down.
struct Pane {
    glm::vec2 from{0, 0}, to{1, 1};

    friend bool operator==(const Pane&, const Pane&) = default;
};

constexpr glm::vec2 centre_of(const Pane& p) {
    return (p.from + p.to) * 0.5F;
}
constexpr glm::vec2 size_of(const Pane& p) {
    return p.to - p.from;
}

/// How the table is seen. Frame: the table in cm, y away from the near edge; the screen in points, y down.
struct View {
    glm::vec2 centre{0, 0};  ///< cm of the table in the middle of the pane
    float scale{8};          ///< points to a cm
    Pane pane;
    float turn{0};  ///< radians the table is turned by on the screen, clockwise; −π to π

    friend bool operator==(const View&, const View&) = default;
};

/// The bounds of zooming, in points to a cm.
inline constexpr float least_scale = 1;
inline constexpr float greatest_scale = 120;

glm::vec2 to_screen(const View& view, glm::vec2 cm);
glm::vec2 to_table(const View& view, glm::vec2 point);

/// The table follows a finger that moved by so many points.
void pan(View& view, glm::vec2 points);

/// Zooms by a factor and keeps what lies under a point of the screen where it is. Stops at the bounds.
/// Requires: factor above 0.
void zoom_about(View& view, glm::vec2 point, float factor);

/// Turns by radians, clockwise, about a point of the screen, and keeps what lies under it where it is.
void turn_about(View& view, glm::vec2 point, float radians);

/// A turn brought between −π and π.
float wrapped_turn(float radians);

/// A way on the table, in cm, as it goes on the screen, in points; and back.
glm::vec2 way_on_screen(const View& view, glm::vec2 cm);
glm::vec2 way_on_table(const View& view, glm::vec2 points);

/// The view through a pane that shows the whole of a part of the table, as large as fits with a margin in points all round, turned so.
/// Requires: `to` right of and beyond `from`.
View view_of(glm::vec2 from, glm::vec2 to, const Pane& pane, float margin, float turn = 0);

/// The view a part of the way from one to another: 0 the first, 1 the second. Scales pass evenly by ratio, turns the short way round.
View between(const View& first, const View& second, float part);

}  // namespace bacler::render
