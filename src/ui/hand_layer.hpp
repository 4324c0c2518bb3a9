#pragma once
#include "ui/grasp.hpp"

#include <string>
#include <vector>

namespace bacler::ui {

/// The ring about a body on the screen, and the knob on it that a finger turns the body by: ahead of it, or on another of its sides
/// where that lies outside the pane.
struct Ring {
    glm::vec2 middle{0, 0};
    float radius{0};  ///< points
    std::optional<Pane> knob;
};
Ring ring_about(const Ui& ui, const plane::Box& body, const render::View& view,
                const std::vector<Pane>& others = {});
/// Requires, of both: inside an ImGui frame.
void draw_ring(const Ui& ui, const Ring& ring);
void draw_knob(const Ui& ui, const Pane& knob);
/// Its line in small panes, for what keeps off it. Frame: points.
std::vector<Pane> line_of(const Ring& ring);

/// What is drawn about the piece in hand, beside its move (overlay/path.hpp): a grip and a ring with its knob on the picked element,
/// the place that was refused, and the tag by the finger.
class HandLayer {
public:
    /// Where the handles will be, for flags to keep clear of.
    void lay_out(const Ui& ui, const Desk& desk, const std::vector<PlacedElement>& bodies,
                 const render::View& view);
    std::vector<Pane> kept_clear() const;
    std::vector<Pane> line_of_ring() const { return handles_.element ? line_of(ring_) : std::vector<Pane>{}; }

    /// Beneath the flags. Requires: inside an ImGui frame.
    void draw(const Ui& ui, const Desk& desk, const render::View& view) const;
    /// Ring, grip and knob, over the flags.
    void draw_handles(Ui& ui, const render::View& view) const;
    /// Over everything on the table, beside the finger.
    void draw_tag(Ui& ui, const Desk& desk, const std::vector<PlacedElement>& bodies,
                  const render::View& view, glm::vec2 finger) const;

    const Handles& handles() const { return handles_; }

private:
    Handles handles_;
    Ring ring_;
};

}  // namespace bacler::ui
