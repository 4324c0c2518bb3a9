#pragma once
#include "render/view.hpp"
#include "ui/desk.hpp"

#include <vector>

namespace bacler::ui {

/// The words of what is drawn over the table: figures on slips of paper, names of zones with a halo. They keep their size at
/// every zoom, stay in the pane and off one another.
class OverlayLayer {
public:
    /// Finds the places of the labels, off what is kept clear; flags then keep off them. Requires: inside an ImGui frame.
    void place(const Ui& ui, const Desk& desk, const render::View& view, const std::vector<Pane>& kept_clear);
    void draw(Ui& ui, const Desk& desk) const;

    /// Where the labels stand, as they were last placed; none for one that had no room.
    const std::vector<std::optional<Pane>>& places() const { return places_; }
    /// The same of those that stand.
    std::vector<Pane> taken() const;

private:
    std::vector<glm::vec2> feet_;
    std::vector<std::optional<Pane>> places_;
};

/// The view that brings a drawing before the eye: all of it in the pane, large enough to be read. The same view where it is so already.
render::View view_on(const overlay::Drawing& drawing, const render::View& now, const Theme& theme);

}  // namespace bacler::ui
