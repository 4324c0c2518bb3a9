#pragma once
#include "ui/widgets/button.hpp"

namespace bacler::ui {

/// A figure or word between a key that lowers it and one that raises it. Targets "<name>.less" and "<name>.more".
/// What was tapped: −1, +1, or 0 for neither.
int stepper(Ui& ui, const std::string& name, std::string_view figure, const Pane& where);

}  // namespace bacler::ui
