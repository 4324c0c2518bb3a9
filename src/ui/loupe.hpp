#pragma once
#include "render/board_renderer.hpp"
#include "render/view.hpp"
#include "ui/desk.hpp"
#include "ui/table_layer.hpp"

#include <optional>
#include <span>
#include <vector>

namespace bacler::ui {

/// The elements whose flag or body lies within a finger's breadth of a point, nearest first. A flag that the point lies in is meant
/// alone: flags are as large as a finger, and never lie on one another.
std::vector<ElementAt> under_finger(const Desk& desk, const render::View& view,
                                    const std::vector<TableLayer::Flag>& flags, glm::vec2 point,
                                    float points_per_mm);

/// A magnified disc of the table over a point where a finger may have meant several elements, with each of them as a target.
class Loupe {
public:
    void open(glm::vec2 point, std::vector<ElementAt> candidates);
    void close() { candidates_.clear(); }
    bool is_open() const { return !candidates_.empty(); }

    /// What was picked. Requires: open, inside an ImGui frame; the batches are those of the board as it is seen.
    std::optional<ElementAt> draw(Ui& ui, const Desk& desk, const render::View& view,
                                  std::span<const render::BoardBatch> board, const Pane& window);

private:
    glm::vec2 point_{0, 0};
    std::vector<ElementAt> candidates_;
};

/// The view through a disc that shows the table about a point of another view, so many times larger.
render::View magnified(const render::View& view, glm::vec2 point, const Pane& disc, float times);

}  // namespace bacler::ui
