#pragma once
#include "app/editor/editing.hpp"

#include <vector>

namespace bacler::editor {

/// Elements that have a place and cannot be seen there: without units, or too faulty.
std::vector<Place> hidden(const Editing& editing);

}  // namespace bacler::editor
