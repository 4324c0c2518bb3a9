#pragma once
#include "app/board_picture.hpp"
#include "app/overlay/drawing.hpp"
#include "render/board_renderer.hpp"

#include <cstdint>
#include <string>

struct ImFont;

namespace bacler::ui {

/// Colours are 0xAABBGGRR, as ImGui packs them.
using Colour = std::uint32_t;

constexpr Colour rgb(std::uint32_t r, std::uint32_t g, std::uint32_t b, std::uint32_t alpha = 255) {
    return (alpha << 24U) | (b << 16U) | (g << 8U) | r;
}

namespace colours {
inline constexpr Colour paper = rgb(248, 244, 233);
inline constexpr Colour paper_dark = rgb(236, 229, 211);
inline constexpr Colour key = rgb(255, 253, 246);
inline constexpr Colour key_pressed = rgb(222, 212, 188);
inline constexpr Colour line = rgb(196, 184, 156);
inline constexpr Colour ink = rgb(38, 34, 28);
inline constexpr Colour ink_soft = rgb(104, 94, 78);
inline constexpr Colour ink_faint = rgb(150, 139, 118);
inline constexpr Colour night = rgb(34, 44, 66);
inline constexpr Colour night_text = rgb(247, 243, 232);
inline constexpr Colour good = rgb(42, 112, 62);
inline constexpr Colour bad = rgb(170, 44, 36);
inline constexpr Colour surround = rgb(74, 68, 58);
inline constexpr Colour white = rgb(255, 255, 255);
}  // namespace colours

Colour with_alpha(Colour colour, std::uint32_t alpha);
/// Between two colours: 0 the first, 1 the second.
Colour mixed(Colour a, Colour b, float part);
/// Black or white, whichever reads better on a colour.
Colour text_on(Colour ground);

/// "#rrggbb" as a scenario writes it; a standing colour by place where it is not of that form.
Colour colour_of_side(const plaquette::Scenario& scenario, std::size_t side);

/// What is allowed, forbidden, too close to call, or merely measured.
Colour colour_of_tone(overlay::Tone tone);

/// How a triangle looks.
struct Look {
    Colour fill, ink;
    render::Pattern pattern{render::Pattern::plain};
};
Look look_of(const plaquette::Scenario& scenario, Shade shade);

/// A picture in the colours of the theme, ready to be drawn.
void paint(render::BoardBatch& into, const plaquette::Scenario& scenario, const Picture& picture);

/// Sizes in points, and the letters to write with. Everything follows `scale`, which follows the window.
struct Theme {
    float scale{1};
    ImFont* small{nullptr};
    ImFont* body{nullptr};
    ImFont* bold{nullptr};
    ImFont* large{nullptr};  ///< bold
    ImFont* huge{nullptr};   ///< bold

    float points(float at_scale_1) const { return at_scale_1 * scale; }
};

/// The scale that fits a window: 1 at 1280 by 800 or 800 by 1280, never below 1.
float scale_for(glm::vec2 window);

/// The colours and roundings of ImGui's own widgets. Requires: an ImGui context.
void apply_style(const Theme& theme);

}  // namespace bacler::ui
