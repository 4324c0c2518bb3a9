#include "ui/sharing.hpp"

#include "ui/desk.hpp"
#include "ui/quick.hpp"

namespace bacler::ui {

void share_engagement(Desk& desk) {
    desk.sharing = Sharing{sheet_of(desk.lang, desk.scenario, *desk.table), {}, {}, {}};
}

void share_line(Desk& desk, game::LineId line) {
    desk.sharing = Sharing{sheet_of(desk.lang, desk.playing->game.timeline(), line), {}, {}, {}};
}

void share_refusal(Desk& desk) {
    desk.sharing = Sharing{sheet_of(desk.lang, battle_now(desk), *desk.playing->refused), {}, {}, {}};
}

void share_quick(Desk& desk, Quick& quick) {
    desk.sharing =
        Sharing{sheet_of(desk.lang, form_of(quick).topic, ruling_of(quick, desk.lang)), {}, {}, {}};
}

}  // namespace bacler::ui
