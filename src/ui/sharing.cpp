#include "ui/sharing.hpp"

#include "ui/desk.hpp"

namespace bacler::ui {

void share_engagement(Desk& desk) {
    desk.sharing = Sharing{sheet_of(desk.lang, desk.scenario, *desk.table), {}, {}, {}};
}

void share_line(Desk& desk, game::LineId line) {
    desk.sharing = Sharing{sheet_of(desk.lang, desk.playing->game.timeline(), line), {}, {}, {}};
}

}  // namespace bacler::ui
