#pragma once
#include "ui/desk.hpp"

namespace bacler::ui {

/// What is measured, a line each: a touch on one draws it alone, on its rule opens the rule. Drawn at ImGui's cursor over
/// the width that is there.
void draw_measured_lines(Ui& ui, Desk& desk);

}  // namespace bacler::ui
