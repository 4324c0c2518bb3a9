#pragma once
#include "app/picture.hpp"
#include "ui/flags.hpp"

#include <array>
#include <span>
#include <vector>

namespace bacler::ui {

/// From here to the end, what is written on the table lies on two levels: leader lines beneath, the rest over them. Requires, of
/// both: inside an ImGui frame, called in turns.
void begin_writing();
void end_writing();
/// As long as it lives, what is drawn on the background goes beneath. Requires: between begin_writing and end_writing.
class Beneath {
public:
    Beneath();
    ~Beneath();
    Beneath(const Beneath&) = delete;
    Beneath& operator=(const Beneath&) = delete;
};

/// Where spots of the table come to on the screen, in points: render::to_screen for many spots of one view.
class Onto {
public:
    explicit Onto(const render::View& view);
    glm::vec2 operator()(Spot spot) const { return start_ + right_ * spot.x + up_ * spot.y; }

private:
    glm::vec2 start_, right_, up_;
};

/// The smallest pane that holds the corners of a box.
Pane around(const Onto& onto, const std::array<Spot, 4>& box);

/// Strokes of what is measured, which words keep off.
inline constexpr std::array<Paint, 2> paints_of_strokes{Paint::mark, Paint::mark_band};
/// Bodies where they are not, and the way they went.
inline constexpr std::array<Paint, 4> paints_of_ghosts{Paint::ghost, Paint::ghost_edge, Paint::ghost_front,
                                                       Paint::arrow};

/// Where the triangles of some paints lie on the screen: the squares of 8 points a side that they lie in, those of a row side by side as one pane.
/// `stroke` is how many points a point of a push is (render::Surface). What lies outside the view's pane is left out. Frame: points.
std::vector<Pane> drawn_panes(const Picture& picture, std::span<const Paint> paints, const render::View& view,
                              float stroke);

/// A straight line as such panes, so many points broad.
std::vector<Pane> panes_of_line(glm::vec2 from, glm::vec2 to, float breadth);
/// A circle's line as such panes, so many points broad.
std::vector<Pane> panes_of_circle(glm::vec2 middle, float radius, float breadth);

}  // namespace bacler::ui
