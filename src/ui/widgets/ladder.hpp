#pragma once
#include "ui/widgets/button.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::ui {

/// A sum as it is read downwards: whose it is, what it comes to, and what added to it.
struct Ladder {
    std::string name;
    Colour colour;
    int total{0};
    const std::vector<Rung>& rungs;
};

/// A ladder down a column from its top; its rungs are the targets "<name>0" and on. `tapped` becomes the rung that was. The foot of
/// the last one, in points of the window.
float ladder_of(Ui& ui, const std::string& name, const Ladder& ladder, const Pane& column,
                std::optional<std::size_t>& tapped);

}  // namespace bacler::ui
