#pragma once
#include "ui/desk.hpp"

namespace bacler::ui {

/// What the players state: the orders, the part of each unit, and the counts, each beside the line of the morale sum that
/// it feeds. Drawn at ImGui's cursor over the width that is there.
void draw_situation(Ui& ui, Desk& desk);

}  // namespace bacler::ui
