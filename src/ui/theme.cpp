#include "ui/theme.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace bacler::ui {

using render::Pattern;

namespace {

unsigned channel(Colour c, unsigned shift) {
    return (c >> shift) & 0xffU;
}

std::optional<unsigned> hex_digit(char c) {
    constexpr std::string_view small = "0123456789abcdef", capital = "0123456789ABCDEF";
    for (unsigned i = 0; i < small.size(); ++i)
        if (c == small[i] || c == capital[i]) return i;
    return std::nullopt;
}

std::optional<Colour> read_colour(const std::string& written) {
    if (written.size() != 7 || written[0] != '#') return std::nullopt;
    std::array<unsigned, 6> digits{};
    for (std::size_t i = 0; i < 6; ++i) {
        const std::optional<unsigned> d = hex_digit(written[i + 1]);
        if (!d) return std::nullopt;
        digits[i] = *d;
    }
    return rgb(digits[0] * 16 + digits[1], digits[2] * 16 + digits[3], digits[4] * 16 + digits[5]);
}

constexpr Palette light_palette{
    rgb(248, 244, 233), rgb(236, 229, 211), rgb(255, 253, 246), rgb(222, 212, 188), rgb(196, 184, 156),
    rgb(38, 34, 28),    rgb(84, 76, 62),    rgb(108, 99, 82),   rgb(34, 44, 66),    rgb(247, 243, 232),
    rgb(42, 112, 62),   rgb(170, 44, 36),   rgb(74, 68, 58)};

constexpr Palette dark_palette{rgb(30, 29, 27),  rgb(44, 42, 38),    rgb(56, 53, 48),    rgb(92, 86, 74),
                               rgb(104, 97, 84), rgb(240, 235, 222), rgb(196, 187, 168), rgb(164, 156, 140),
                               rgb(62, 84, 132), rgb(250, 247, 238), rgb(126, 206, 146), rgb(255, 148, 132),
                               rgb(18, 17, 16)};

/// Letters black on white or white on black; every border as dark as letters are.
constexpr Palette contrast_palette{
    rgb(255, 255, 255), rgb(240, 240, 240), rgb(255, 255, 255), rgb(196, 196, 196), rgb(0, 0, 0),
    rgb(0, 0, 0),       rgb(0, 0, 0),       rgb(64, 64, 64),    rgb(0, 0, 0),       rgb(255, 255, 255),
    rgb(0, 84, 30),     rgb(164, 0, 0),     rgb(0, 0, 0)};

const Palette* worn = &light_palette;

constexpr Colour cloth = rgb(207, 208, 170);

/// One look a kind of terrain, in the order of TerrainKind.
constexpr std::array<Look, 15> terrain_looks{{
    {rgb(203, 186, 138), rgb(168, 146, 96)},                     // hill
    {rgb(244, 246, 248), rgb(206, 214, 222), Pattern::dotted},   // snow
    {rgb(192, 168, 122), rgb(150, 122, 82), Pattern::furrowed},  // plough
    {rgb(112, 164, 204), rgb(84, 134, 178)},                     // stream
    {rgb(176, 196, 164), rgb(84, 134, 168), Pattern::marshy},    // marsh
    {rgb(188, 204, 136), rgb(92, 136, 62), Pattern::planted},    // orchard
    {rgb(84, 122, 58), rgb(58, 92, 40)},                         // hedge
    {rgb(128, 162, 96), rgb(70, 112, 58), Pattern::dotted},      // wood
    {rgb(172, 92, 74), rgb(122, 56, 44)},                        // house
    {rgb(142, 138, 132), rgb(98, 94, 90)},                       // wall
    {rgb(222, 186, 156), rgb(188, 124, 96), Pattern::built_up},  // village
    {rgb(178, 146, 92), rgb(120, 92, 52), Pattern::hatched},     // earthwork
    {rgb(168, 132, 84), rgb(104, 76, 42), Pattern::crossed},     // redoubt
    {rgb(228, 212, 170), rgb(168, 146, 104)},                    // road
    {rgb(214, 216, 180), rgb(190, 192, 152)},                    // open
}};

Look look_of_terrain(Shade shade, bool is_edge) {
    Look look = terrain_looks[std::min<std::size_t>(shade.which, terrain_looks.size() - 1)];
    // Each level of a hill is darker than the one below.
    if (shade.which == 0)
        look.fill = mixed(look.fill, look.ink, 0.45F * static_cast<float>(std::max(0, shade.step - 1)));
    if (is_edge) return {mixed(look.ink, colours::pencil, 0.15F), 0};
    return look;
}

/// Sides differ by pattern as well as by colour: the first plain, the second hatched, the third dotted.
Pattern pattern_of_side(std::size_t side) {
    constexpr std::array<Pattern, 3> patterns{Pattern::plain, Pattern::hatched, Pattern::crossed};
    return patterns[side % patterns.size()];
}

overlay::Tone tone_of(Shade shade) {
    return static_cast<overlay::Tone>(shade.which);
}

/// Tones differ by pattern as well: what is forbidden is hatched, what is too close is dotted.
Look look_of_area(overlay::Tone tone) {
    const Colour colour = colour_of_tone(tone);
    switch (tone) {
        case overlay::Tone::forbidden:
            return {with_alpha(colour, 34), with_alpha(colour, 130), Pattern::hatched};
        case overlay::Tone::too_close:
            return {with_alpha(colour, 34), with_alpha(colour, 130), Pattern::dotted};
        case overlay::Tone::allowed: return {with_alpha(colour, 70), 0};
        case overlay::Tone::neutral: break;
    }
    return {with_alpha(colour, 30), 0};
}

}  // namespace

const Palette& palette_of(Scheme scheme) {
    switch (scheme) {
        case Scheme::dark: return dark_palette;
        case Scheme::contrast: return contrast_palette;
        case Scheme::light: break;
    }
    return light_palette;
}

void wear(Scheme scheme) {
    worn = &palette_of(scheme);
}

namespace colours {
Colour paper() {
    return worn->paper;
}
Colour paper_dark() {
    return worn->paper_dark;
}
Colour key() {
    return worn->key;
}
Colour key_pressed() {
    return worn->key_pressed;
}
Colour line() {
    return worn->line;
}
Colour ink() {
    return worn->ink;
}
Colour ink_soft() {
    return worn->ink_soft;
}
Colour ink_faint() {
    return worn->ink_faint;
}
Colour night() {
    return worn->night;
}
Colour night_text() {
    return worn->night_text;
}
Colour good() {
    return worn->good;
}
Colour bad() {
    return worn->bad;
}
Colour surround() {
    return worn->surround;
}
}  // namespace colours

Colour colour_of_tone(overlay::Tone tone) {
    // Told apart by every kind of sight: a green that leans to blue, a red that leans to orange, and between them purple.
    switch (tone) {
        case overlay::Tone::allowed: return rgb(0, 112, 88);
        case overlay::Tone::forbidden: return rgb(196, 62, 0);
        case overlay::Tone::too_close: return rgb(134, 44, 138);
        case overlay::Tone::neutral: break;
    }
    return rgb(28, 34, 60);
}

Colour ink_of_tone(overlay::Tone tone) {
    if (tone == overlay::Tone::neutral) return colours::ink();
    return mixed(colour_of_tone(tone), colours::ink(), 0.45F);
}

Colour with_alpha(Colour colour, std::uint32_t alpha) {
    return (colour & 0x00ffffffU) | (alpha << 24U);
}

Colour mixed(Colour a, Colour b, float part) {
    const auto one = [&](unsigned shift) {
        const auto from = static_cast<float>(channel(a, shift)), to = static_cast<float>(channel(b, shift));
        return static_cast<std::uint32_t>(from + (to - from) * std::clamp(part, 0.0F, 1.0F) + 0.5F) << shift;
    };
    return one(0) | one(8) | one(16) | one(24);
}

Colour text_on(Colour ground) {
    const unsigned light = 3 * channel(ground, 0) + 6 * channel(ground, 8) + channel(ground, 16);
    return light > 1450 ? colours::pencil : colours::white;
}

Colour colour_of_side(const plaquette::Scenario& scenario, std::size_t side) {
    constexpr std::array<Colour, 4> standing{rgb(43, 79, 160), rgb(168, 48, 42), rgb(52, 112, 66),
                                             rgb(126, 92, 30)};
    if (side < scenario.sides.size())
        if (const std::optional<Colour> stated = read_colour(scenario.sides[side].colour)) return *stated;
    return standing[side % standing.size()];
}

Look look_of(const plaquette::Scenario& scenario, Shade shade) {
    const Colour side = colour_of_side(scenario, shade.which);
    const Colour dark = mixed(side, rgb(0, 0, 0), 0.55F);
    switch (shade.paint) {
        case Paint::beyond: return {colours::surround(), 0};
        case Paint::cloth: return {cloth, 0};
        case Paint::cloth_edge: return {rgb(94, 72, 46), 0};
        case Paint::grid: return {rgb(60, 60, 30, 26), 0};
        case Paint::terrain: return look_of_terrain(shade, false);
        case Paint::terrain_edge: return look_of_terrain(shade, true);
        case Paint::base: return {side, mixed(side, rgb(0, 0, 0), 0.3F), pattern_of_side(shade.which)};
        case Paint::base_edge: return {dark, 0};
        case Paint::base_front: return {mixed(side, colours::white, 0.86F), 0};
        case Paint::symbol: return {with_alpha(mixed(side, colours::white, 0.86F), 230), 0};
        case Paint::staff: return {mixed(side, colours::white, 0.8F), 0};
        case Paint::staff_symbol: return {mixed(side, rgb(0, 0, 0), 0.2F), 0};
        case Paint::ghost: return {with_alpha(mixed(side, colours::white, 0.35F), 110), 0};
        case Paint::ghost_edge: return {with_alpha(dark, 200), 0};
        case Paint::ghost_front: return {with_alpha(colours::white, 190), 0};
        case Paint::arrow: return {with_alpha(dark, 215), 0};
        case Paint::loss: return {rgb(206, 28, 22), 0};
        case Paint::chosen: return {colours::white, 0};
        case Paint::mark: return {colour_of_tone(tone_of(shade)), 0};
        case Paint::mark_halo: return {rgb(252, 250, 242), 0};
        case Paint::mark_area: return look_of_area(tone_of(shade));
        case Paint::mark_band: return {with_alpha(colour_of_tone(tone_of(shade)), 110), 0};
        case Paint::chosen_edge: break;
    }
    return {colours::pencil, 0};
}

void paint(render::BoardBatch& into, const plaquette::Scenario& scenario, const Picture& picture) {
    into.corners.clear();
    into.corners.reserve(picture.corners.size());
    // The corners of a figure share a shade.
    std::optional<Shade> last;
    Look look;
    for (const PictureCorner& c : picture.corners) {
        if (last != c.shade) look = look_of(scenario, c.shade);
        last = c.shade;
        into.corners.push_back({c.at.x, c.at.y, c.push.x, c.push.y, look.fill, look.ink, look.pattern});
    }
    ++into.stamp;
}

float scale_for(glm::vec2 window, float points_per_mm, int text_size) {
    // A capital of 2.75 mm is seen under 16 minutes of arc from 60 cm; the body's capitals have 0.73 of its 16 points.
    constexpr float readable_mm = 2.75F, capital_points = 16 * 0.73F;
    constexpr float most_crowded = 1.6F;
    const float longer = std::max(window.x, window.y), shorter = std::min(window.x, window.y);
    const float fits = std::max(1.0F, std::min(longer / 1280, shorter / 800));
    const float readable = readable_mm * points_per_mm / capital_points;
    const float wished = std::max(fits, readable) * static_cast<float>(text_size) / usual_text_size;
    return std::clamp(std::min(wished, fits * most_crowded), 1.0F, 5.0F);
}

void apply_style(const Theme& theme) {
    ImGuiStyle style;
    ImGui::StyleColorsLight(&style);
    style.WindowRounding = 0;
    style.ChildRounding = 0;
    style.PopupRounding = theme.points(8);
    style.WindowBorderSize = 0;
    style.PopupBorderSize = 1;
    style.WindowPadding = {theme.points(10), theme.points(8)};
    style.ItemSpacing = {theme.points(6), theme.points(6)};
    style.ScrollbarSize = theme.points(12);
    style.ScrollbarRounding = theme.points(6);
    style.Colors[ImGuiCol_WindowBg] = ImGui::ColorConvertU32ToFloat4(colours::paper());
    style.Colors[ImGuiCol_PopupBg] = ImGui::ColorConvertU32ToFloat4(colours::paper());
    style.Colors[ImGuiCol_Text] = ImGui::ColorConvertU32ToFloat4(colours::ink());
    style.Colors[ImGuiCol_Border] = ImGui::ColorConvertU32ToFloat4(colours::line());
    style.Colors[ImGuiCol_ScrollbarBg] = ImGui::ColorConvertU32ToFloat4(colours::paper_dark());
    style.Colors[ImGuiCol_ScrollbarGrab] = ImGui::ColorConvertU32ToFloat4(colours::line());
    style.Colors[ImGuiCol_ModalWindowDimBg] = ImGui::ColorConvertU32ToFloat4(rgb(20, 18, 14, 110));
    ImGui::GetStyle() = style;
}

}  // namespace bacler::ui
