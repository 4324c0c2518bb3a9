#pragma once
#include "ui/desk.hpp"

namespace bacler::ui {

/// The two elements with what each is worth undivided; a touch on a name opens its card, the cross closes the engagement.
void draw_heading(Ui& ui, Desk& desk, const Pane& where);

/// The ruling in one sentence, fit to be read aloud; before the dice, what is asked of the players.
void draw_sentence(Ui& ui, Desk& desk, const Pane& where);

}  // namespace bacler::ui
