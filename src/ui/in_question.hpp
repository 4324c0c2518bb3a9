#pragma once
#include "render/view.hpp"
#include "ui/desk.hpp"

#include <vector>

namespace bacler::ui {

/// The units of what is picked or measured, and the frame about what is picked: no flag may hide them. Frame: points.
std::vector<render::Pane> panes_in_question(const Desk& desk, const render::View& view);

}  // namespace bacler::ui
