#include "ui/widgets/icons.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::ui {

namespace {

/// A stroke with a place in a square about the middle, from −1 to 1, y down.
class Pen {
public:
    Pen(ImDrawList& on, glm::vec2 middle, float half, Colour colour)
        : on_(on),
          middle_(middle),
          half_(half),
          colour_(colour),
          thick_(std::max(1.5F, half * 0.22F)) {}

    void line(glm::vec2 from, glm::vec2 to) const { on_.AddLine(im(at(from)), im(at(to)), colour_, thick_); }
    void box(glm::vec2 from, glm::vec2 to) const {
        on_.AddRectFilled(im(at(from)), im(at(to)), colour_, thick_);
    }
    /// Clockwise from one bearing to another, in radians from the right.
    void arc(glm::vec2 about, float radius, float from, float to) const {
        on_.PathArcTo(im(at(about)), radius * half_, from, to, 24);
        on_.PathStroke(colour_, 0, thick_);
    }
    void head(glm::vec2 tip, glm::vec2 left, glm::vec2 right) const {
        on_.AddTriangleFilled(im(at(tip)), im(at(left)), im(at(right)), colour_);
    }

private:
    glm::vec2 at(glm::vec2 place) const { return middle_ + place * half_; }

    ImDrawList& on_;
    glm::vec2 middle_;
    float half_;
    Colour colour_;
    float thick_;
};

constexpr float pi = 3.14159265F;

void draw_corners(const Pen& pen) {
    for (const float x : {-1.0F, 1.0F})
        for (const float y : {-1.0F, 1.0F}) {
            const glm::vec2 corner{x * 0.85F, y * 0.7F};
            pen.line(corner, corner - glm::vec2{x * 0.5F, 0});
            pen.line(corner, corner - glm::vec2{0, y * 0.42F});
        }
}

void draw_padlock(const Pen& pen, float lifted) {
    pen.box({-0.62F, -0.05F}, {0.62F, 0.85F});
    const glm::vec2 about{lifted == 0 ? 0.0F : 0.42F, -0.3F - lifted};
    pen.arc(about, 0.42F, pi, 2 * pi);
    pen.line(about - glm::vec2{0.42F, 0}, {about.x - 0.42F, 0});
    if (lifted == 0) pen.line(about + glm::vec2{0.42F, 0}, {about.x + 0.42F, 0});
}

/// Back is to the left.
void draw_turn(const Pen& pen, float side) {
    if (side < 0)
        pen.arc({0, 0.2F}, 0.7F, pi * 1.1F, pi * 2.15F);
    else
        pen.arc({0, 0.2F}, 0.7F, pi * 0.85F, pi * 1.9F);
    const glm::vec2 foot{side * 0.67F, -0.02F};
    pen.head(foot + glm::vec2{side * -0.05F, 0.5F}, foot + glm::vec2{-0.42F, -0.12F},
             foot + glm::vec2{0.42F, -0.12F});
}

}  // namespace

void draw_icon(ImDrawList& on, Icon icon, glm::vec2 middle, float size, Colour colour) {
    const Pen pen(on, middle, size / 2, colour);
    switch (icon) {
        case Icon::menu:
            for (const float y : {-0.6F, 0.0F, 0.6F}) pen.line({-0.8F, y}, {0.8F, y});
            break;
        case Icon::whole: draw_corners(pen); break;
        case Icon::locked: draw_padlock(pen, 0); break;
        case Icon::unlocked: draw_padlock(pen, 0.12F); break;
        case Icon::undo: draw_turn(pen, -1); break;
        case Icon::redo: draw_turn(pen, 1); break;
    }
}

bool icon_key(Ui& ui, const std::string& name, Icon icon, glm::vec2 size, const KeyLook& look) {
    const bool is_tapped = key(ui, name, {}, size, look);
    const Pane pane = last_pane();
    draw_icon(*ImGui::GetWindowDrawList(), icon, render::centre_of(pane), std::min(size.x, size.y) * 0.5F,
              look.text);
    return is_tapped;
}

}  // namespace bacler::ui
