#pragma once
#include "ui/panels/panels.hpp"

namespace bacler::ui {

/// What to know of one element, drawn at ImGui's cursor over the width that is there; beside its title some points are
/// left free.
void draw_card(Ui& ui, const Desk& desk, ElementAt place, float free_at_right);

}  // namespace bacler::ui
