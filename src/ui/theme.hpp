#pragma once
#include "app/board_picture.hpp"
#include "app/overlay/drawing.hpp"
#include "app/settings.hpp"
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

/// The colours of panels. Each scheme has the same names, so that no panel knows which it wears.
struct Palette {
    Colour paper, paper_dark;         ///< panels, and what is set back in them
    Colour key, key_pressed;          ///< keys, at rest and under a finger
    Colour line;                      ///< borders
    Colour ink, ink_soft, ink_faint;  ///< letters by their weight
    Colour night, night_text;         ///< bars and keys that are chosen
    Colour good, bad;                 ///< letters of what is allowed, of what is refused
    Colour surround;                  ///< beyond the table's edge
};
const Palette& palette_of(Scheme scheme);

/// From now on the panels wear a scheme: one window, one scheme, as Dear ImGui has one style.
void wear(Scheme scheme);

/// The colours of the scheme that is worn.
namespace colours {
Colour paper();
Colour paper_dark();
Colour key();
Colour key_pressed();
Colour line();
Colour ink();
Colour ink_soft();
Colour ink_faint();
Colour night();
Colour night_text();
Colour good();
Colour bad();
Colour surround();
/// What is drawn on the table, which looks alike under every scheme.
inline constexpr Colour pencil = rgb(38, 34, 28);
inline constexpr Colour slip = rgb(248, 244, 233);  ///< of paper, that a figure is written on
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
/// The same for words on paper, whatever scheme is worn.
Colour ink_of_tone(overlay::Tone tone);

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

/// The scale for a window: what fits it (1 at 1280 by 800 or 800 by 1280), or more where letters would be too small to be read
/// at 60 cm, as far as the panels still find room; then times `text_size`, what the players chose, in hundredths. Never below 1.
float scale_for(glm::vec2 window, float points_per_mm, int text_size);
/// The colours and roundings of ImGui's own widgets. Requires: an ImGui context.
void apply_style(const Theme& theme);

}  // namespace bacler::ui
