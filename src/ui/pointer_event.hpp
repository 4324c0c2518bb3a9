#pragma once
#include <glm/vec2.hpp>

#include <cstdint>

/// The window: panels, flags, fingers. Knows Dear ImGui, not SDL and not GL.
namespace bacler::ui {

/// What a mouse or a finger did, in the words of no library. Frame: points of the window, y down.
struct PointerEvent {
    enum class Kind : std::uint8_t { down, move, up, wheel, lost };
    /// echo: the mouse that a library makes up from a finger; it does nothing, for the finger did it already.
    enum class Source : std::uint8_t { mouse, finger, echo };

    Kind kind{Kind::move};
    Source source{Source::mouse};
    std::int64_t id{0};  ///< the finger; of a mouse the button: 0 left, 1 right, 2 middle
    glm::vec2 at{0, 0};
    glm::vec2 notches{0, 0};  ///< of a wheel: right and away from the player
};

}  // namespace bacler::ui
