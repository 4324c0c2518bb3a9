#pragma once
#include "ui/widgets/button.hpp"

namespace bacler::ui {

/// Signs that no font has for certain.
enum class Icon : std::uint8_t { menu, whole, locked, unlocked, undo, redo };

/// A key that shows a sign, at the cursor. Was it tapped?
bool icon_key(Ui& ui, const std::string& name, Icon icon, glm::vec2 size, const KeyLook& look);

/// A sign about a point, so many points wide and high.
void draw_icon(ImDrawList& on, Icon icon, glm::vec2 middle, float size, Colour colour);

}  // namespace bacler::ui
