#pragma once
#include "app/picture.hpp"
#include "app/text/catalogue.hpp"
#include "ruling/ruling.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// What a ruling measured, drawn on the table. Every figure is the ruling's own; nothing is measured again here.
namespace bacler::overlay {

/// How a mark is meant: by colour, by stroke (solid, dashed, dotted) and by the sign before its label.
enum class Tone : std::uint8_t { neutral, allowed, forbidden, too_close };

Tone tone_of(Verdict verdict);
/// Of one finding: too close where its measurement is, else what it permits or forbids.
Tone tone_of(const Ruling& ruling, const Finding& finding);

/// "✓ ", "✗ ", "≈ " or nothing.
std::string_view sign_of(Tone tone);

/// The table drawn on, and the language of its labels.
struct Canvas {
    Lang lang{Lang::fr};
    Length width, depth;
};

/// A text that belongs to a spot of the table.
struct Label {
    enum class Kind : std::uint8_t { figure, name };
    Kind kind{Kind::figure};
    Tone tone{Tone::neutral};
    Spot at;                 ///< what it names; on the table
    Spot away;               ///< of unit length: where it would rather stand, seen from there
    std::string text;        ///< sign included
    std::vector<Spot> area;  ///< of a name: the convex area it names, which its middle stays in
};

/// Adds a label, unless a figure says the same of the same spot: one line may be measured for two questions.
void add_label(std::vector<Label>& labels, Label label);

/// Triangles, labels in the order of their weight, and what has to be in view: near left corner, far right.
struct Drawing {
    Picture picture;
    std::vector<Label> labels;
    std::array<Spot, 2> ground{};

    bool is_empty() const { return picture.corners.empty(); }
};

/// Several as one: the labels of the first weigh most.
Drawing together(const std::vector<Drawing>& drawings);

/// "14.2 of 25 cm", with its two deviations "39.9 ± 0.3 of 40 cm"; without a limit "14.2 cm".
std::string figure_of(Lang lang, const Measurement& m);

}  // namespace bacler::overlay
