#pragma once
#include "ui/panels/panels.hpp"

namespace bacler::ui {

/// The pieces of a game that have no place on the table, as cards: by side, each staff with the elements under it. A tap on a card is a
/// tap on the piece. Requires: a game is played.
struct RosterPanel {
    void draw(Ui& ui, Desk& desk, const Pane& where);
};

}  // namespace bacler::ui
