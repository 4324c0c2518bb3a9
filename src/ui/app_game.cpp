#include "ui/app.hpp"

#include <algorithm>
#include <utility>

/// The window while a game is played on the desk.
namespace bacler::ui {

/// The game's panel takes a side of the window, or its foot; the piece in hand takes its place while there is one.
void App::lay_out_game(Layout& l) const {
    const glm::vec2 size = size_.points;
    if (size.x >= size.y) {
        l.table.to.x = size.x - std::min(width_of_play_panel(ui_), size.x * 0.5F);
        l.play = Pane{{l.table.to.x, 0}, size};
    } else {
        l.table.to.y = size.y - std::min(height_of_play_panel(ui_), size.y * 0.5F);
        l.play = Pane{{0, l.table.to.y}, size};
    }
    if (desk_.handling.hand) l.hand = l.play;
}

void App::tap_in_game(glm::vec2 point) {
    if (desk_.handling.hand) {
        close_hand(desk_);
        return;
    }
    const std::optional<std::string> staff = play_layer_.staff_at(point);
    if (staff && !layer_.flag_at(point)) {
        tap_piece(desk_, *staff);
        return;
    }
    const glm::vec2 cm = render::to_table(view_, point);
    const TablePoint at{length_from_cm(cm.x), length_from_cm(cm.y)};
    if (is_riding(desk_) && !layer_.flag_at(point)) {
        tap_ground(desk_, at);
        return;
    }
    std::vector<ElementAt> meant = under_finger(desk_, view_, layer_.flags(), point, ui_.points_per_mm);
    if (meant.size() == 1) tap_piece(desk_, element_at(desk_.scenario, meant.front()).id);
    if (meant.size() > 1)
        loupe_.open(point, std::move(meant));
    else if (meant.empty())
        tap_ground(desk_, at);
}

}  // namespace bacler::ui
