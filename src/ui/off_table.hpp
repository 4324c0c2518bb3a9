#pragma once
#include "ui/desk.hpp"

#include <vector>

namespace bacler::ui {

/// What of a draft lies off the table in part or whole, each once. Requires, of both: the editor is open.
std::vector<editor::Place> off_table(const Desk& desk);
/// Brings what is picked back, as it lies and faces. Requires: it can be drawn.
void bring_on_table(Desk& desk);

}  // namespace bacler::ui
