#pragma once
#include "render/view.hpp"
#include "ui/desk.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::ui {

/// What a game shows over the board, beneath the flags: the group whose turn it is, the staffs as discs to be tapped with the orders
/// they have left, the orders that lie face down, and what is picked.
class PlayLayer {
public:
    /// Requires: inside an ImGui frame. Draws nothing where no game is played.
    void draw(Ui& ui, const Desk& desk, const render::View& view);
    /// The staff under a finger with the way it came, over everything on the table. Requires: inside an ImGui frame.
    void draw_ride(Ui& ui, const Desk& desk, const render::View& view) const;

    struct Disc {
        std::string staff;
        Pane where;
    };
    /// As they were last drawn.
    const std::vector<Disc>& discs() const { return discs_; }
    /// The staff whose disc, as it was last drawn, lies under a point.
    std::optional<std::string> staff_at(glm::vec2 point) const;
    /// The discs and the orders face down, which flags keep clear of.
    std::vector<Pane> kept_clear() const;

private:
    void draw_chits(Ui& ui, const Desk& desk, const render::View& view);
    void draw_staffs(Ui& ui, const Desk& desk, const render::View& view);

    std::vector<Disc> discs_;
    std::vector<Pane> chits_;
};

}  // namespace bacler::ui
