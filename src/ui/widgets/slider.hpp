#pragma once
#include "ui/widgets/button.hpp"

#include <optional>

namespace bacler::ui {

/// A scale from one value to another in even steps, and where it stands.
struct Scale {
    int least, greatest, step, now;
};

/// What a scale was set to, and whether the finger still holds the knob: what changes the layout waits until it is let go.
struct Slid {
    int value;
    bool is_held{false};
};

/// A knob on a rail over the width that is there, between a key that lowers the value by a step and one that raises it; the rail
/// takes a tap or a drag. Targets "<name>", "<name>.less", "<name>.more". What it was set to, if it was touched.
std::optional<Slid> slider(Ui& ui, const std::string& name, std::string_view figure, const Scale& scale);

}  // namespace bacler::ui
