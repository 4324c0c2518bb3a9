#include "ui/app.hpp"
#include "ui/widgets/button.hpp"

#include <algorithm>

/// Where the parts of the window lie.
namespace bacler::ui {

namespace {

constexpr float measure_width = 400, measure_height = 360;

}  // namespace

Layout App::layout() const {
    Layout l;
    l.window = safe_pane();
    l.table = l.window;
    if (desk_.measuring.is_on)
        take_side(l, l.measure, {ui_.theme.points(measure_width), ui_.theme.points(measure_height)},
                  {0.5F, 0.5F});
    else if (desk_.playing)
        lay_out_game(l);
    else if (desk_.table)
        take_side(l, l.engagement,
                  {std::max(ui_.theme.points(620), 10 * least_touch(ui_) + ui_.theme.points(60)),
                   ui_.theme.points(760)},
                  {0.7F, 0.62F});
    l.bar = {l.table.from, {l.table.to.x, l.table.from.y + height_of_bar(ui_)}};
    l.table.from.y = l.bar.to.y;
    if (l.play) {
        l.phases = Pane{l.table.from, {l.table.to.x, l.table.from.y + height_of_phase_bar(ui_)}};
        l.table.from.y = l.phases->to.y;
        lay_out_roster(l);
    }
    if (!desk_.playing && !desk_.table && !desk_.measuring.is_on &&
        (desk_.handling.hand || desk_.selection.picked[0])) {
        Layout over = l;
        take_side(over, desk_.handling.hand ? l.hand : l.card,
                  {width_of_hand(render::size_of(l.table).y), height_of_hand_panel(ui_)}, {1, 1});
    }
    return l;
}

float App::width_of_hand(float height) const {
    return desk_.handling.pad ? width_of_pad_panel(ui_, height) : width_of_hand_panel(ui_);
}

/// What of the window nothing of the device's own lies over.
Pane App::safe_pane() const {
    return {size_.free_at_start, size_.points - size_.free_at_end};
}

bool App::is_wide() const {
    const glm::vec2 room = render::size_of(safe_pane());
    return room.x >= room.y;
}

/// A panel takes the right of the table's pane, or its foot where the window is upright: so wide or so high, and at most such a part.
void App::take_side(Layout& l, std::optional<Pane>& panel, glm::vec2 wish, glm::vec2 most) const {
    const glm::vec2 room = render::size_of(l.window);
    panel = l.table;
    if (is_wide()) {
        l.table.to.x -= std::min(wish.x, room.x * most.x);
        panel->from.x = l.table.to.x;
    } else {
        l.table.to.y -= std::min(wish.y, room.y * most.y);
        panel->from.y = l.table.to.y;
    }
}

}  // namespace bacler::ui
