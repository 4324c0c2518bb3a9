#pragma once
#include "ui/grasp.hpp"

#include <string>
#include <vector>

namespace bacler::ui {

/// What is drawn about the piece in hand, beside its move (overlay/path.hpp): a grip and a ring with its knob on the picked element,
/// the place that was refused, and the tag by the finger.
class HandLayer {
public:
    /// Where the handles will be, for flags to keep clear of.
    void lay_out(const Ui& ui, const Desk& desk, const render::View& view);
    std::vector<Pane> kept_clear() const;

    /// Beneath the flags. Requires: inside an ImGui frame.
    void draw(const Ui& ui, const Desk& desk, const render::View& view) const;
    /// Ring, grip and knob, over the flags.
    void draw_handles(Ui& ui, const render::View& view) const;
    /// Over everything on the table, beside the finger.
    void draw_tag(Ui& ui, const Desk& desk, const render::View& view, glm::vec2 finger) const;

    const Handles& handles() const { return handles_; }

private:
    Handles handles_;
    glm::vec2 middle_{0, 0};
    float ring_{0};  ///< its radius in points
};

}  // namespace bacler::ui
