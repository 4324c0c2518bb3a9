#pragma once
#include "ui/flags.hpp"
#include "ui/theme.hpp"

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

namespace bacler::ui {

constexpr ImVec2 im(glm::vec2 v) {
    return {v.x, v.y};
}
constexpr glm::vec2 at(ImVec2 v) {
    return {v.x, v.y};
}

/// The height of a font's letters on the screen, in points.
float height_of(const ImFont* font);

/// The room a text takes; wrapped at a width above 0.
glm::vec2 room_for(const ImFont* font, std::string_view text, float wrap = 0);

/// A text broken into lines of a width, at its spaces only: ImGui's own wrapping would also break "8.1 cm" at its mark.
std::string wrapped(const ImFont* font, std::string_view text, float width);
/// What was broken is kept; to be called when fonts become others.
void forget_broken_texts();

/// A text at the font's own height from a corner, broken into lines of a width; it takes the room that room_for tells.
void letter_wrapped(ImDrawList& on, const ImFont* font, glm::vec2 from, std::string_view text, Colour colour,
                    float width);

/// A text that had to be written much smaller than its font, and by how much.
struct Cramped {
    std::string text;
    float part{1};
};
/// What part of their size letters keep at least without being noted.
inline constexpr float least_part = 0.7F;
/// From now on texts that are cramped are noted there; none: nowhere. Requires: an ImGui context, whose user data this is.
void note_cramped(std::vector<Cramped>* into);

/// Where a text stands in a pane: 0 left or top, 0.5 middle, 1 right or bottom.
struct Stand {
    float across{0.5F}, down{0.5F};
};

/// One line inside a pane, made smaller where it would not fit.
void letter(ImDrawList& on, const ImFont* font, const Pane& pane, std::string_view text, Colour colour,
            Stand stand = {});

/// One line from the left of a pane at its own height; what would not fit is left out behind three dots, and all of it where not
/// even four letters would.
void letter_cut(ImDrawList& on, const ImFont* font, const Pane& pane, std::string_view text, Colour colour);

/// A name on at most two lines, broken where that makes it narrowest; on one where it is narrow enough.
struct TwoLines {
    std::string first, second;
};
TwoLines on_two_lines(const ImFont* font, const std::string& name, float enough);
void letter_lines(ImDrawList& on, const ImFont* font, const Pane& pane, const TwoLines& lines, Colour colour,
                  Stand stand = {});

/// A paragraph inside a pane, wrapped, from its top; made smaller where it would not fit.
void letter_paragraph(ImDrawList& on, const ImFont* font, const Pane& pane, std::string_view text,
                      Colour colour);

/// One line about a point, with a halo so that it can be read over anything.
void letter_with_halo(ImDrawList& on, const ImFont* font, glm::vec2 centre, std::string_view text,
                      Colour colour, Colour halo);

}  // namespace bacler::ui
