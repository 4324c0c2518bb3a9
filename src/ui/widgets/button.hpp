#pragma once
#include "ui/desk.hpp"
#include "ui/widgets/lettering.hpp"

#include <string>
#include <string_view>

namespace bacler::ui {

/// How a key looks.
struct KeyLook {
    Colour fill{colours::key()};
    Colour text{colours::ink()};
    Colour border{colours::line()};
    const ImFont* font{nullptr};  ///< none: the theme's body
};
KeyLook plain_key();
KeyLook chosen_key(Colour colour);

/// The least side of whatever is touched, in points: 9 mm of glass.
float least_touch(const Ui& ui);
/// Points at scale 1, and never less than that.
float touch_height(const Ui& ui, float points);

/// A place that can be touched, at the cursor: notes it under its name, gives it to ImGui, draws nothing. Was it tapped?
bool touch(Ui& ui, const std::string& name, glm::vec2 size);

/// The place of the last thing touched or laid out.
Pane last_pane();

/// A key with a word on it, at the cursor. Was it tapped?
bool key(Ui& ui, const std::string& name, std::string_view word, glm::vec2 size, const KeyLook& look);
/// The same, with a label that stands on two lines where one would be too long.
bool lines_key(Ui& ui, const std::string& name, const std::string& label, glm::vec2 size,
               const KeyLook& look);

}  // namespace bacler::ui
