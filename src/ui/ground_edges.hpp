#pragma once
#include "app/picture.hpp"
#include "ui/desk.hpp"
#include "ui/flags.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace bacler::ui {

/// Where the edges of the ground run on the screen, for names to keep off. Kept until the ground or the view is another.
class GroundEdges {
public:
    const std::vector<Pane>& of(const Desk& desk, const render::View& view, float stroke);

private:
    std::optional<std::uint64_t> drawn_of_;
    Picture edges_;
    std::optional<render::View> seen_in_;
    std::vector<Pane> panes_;
};

}  // namespace bacler::ui
