#pragma once
#include "ui/desk.hpp"

namespace bacler::ui {

/// A pad of ten keys a side, as on the die, under a strip of ten cells that shows what each face does.
void draw_dice(Ui& ui, Desk& desk, const Pane& where);

/// The height it takes.
float height_of_dice(const Ui& ui);

}  // namespace bacler::ui
