#pragma once
#include "ui/pointer_event.hpp"

#include <SDL.h>

#include <optional>

namespace bacler::desktop {

/// An event of SDL in the words of ui; none where it is no pointer's. `window` is the window's size in points, which a
/// finger's place is a share of. A mouse that SDL made up from a finger comes out as an echo.
std::optional<ui::PointerEvent> pointer_event(const SDL_Event& event, glm::vec2 window);

/// Was the window taken from the front, so that others may see it when it comes back?
bool takes_from_front(const SDL_Event& event);

}  // namespace bacler::desktop
