#pragma once
#include "app/doubt_text.hpp"
#include "app/handling/tape.hpp"
#include "app/overlay/ruler.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace bacler::ui {

struct Desk;

/// A figure of the tape being typed, to stand in place of a line's.
struct Taping {
    TapedPair pair;
    Typed typed;
    std::string refusal;  ///< of what was typed last; empty for none
};

/// What is measured on the table and drawn over it. In the mode of measuring a tap picks pieces; without it the two of an
/// engagement are measured.
struct Measuring {
    bool is_on{false};
    std::vector<overlay::Piece> pieces;  ///< at most two
    std::vector<overlay::RulerLine> lines;
    std::size_t deciding{0};             ///< of the lines
    std::optional<std::size_t> drawn;    ///< of the lines; none: whatever else is asked for
    std::optional<std::size_t> finding;  ///< of the standing ruling, drawn in place of a line
    std::array<bool, overlay::ring_radii.size()> rings{};
    bool shows_ranges{false};
    bool shows_fire{false};
    bool shows_flanks{false};
    std::vector<OpenText> open;  ///< what the table leaves open of the two of an engagement
    std::optional<Taping> taping;
    overlay::Drawing drawing;
    std::uint64_t changes{0};  ///< of the drawing
};

/// Turns the mode on, with what is picked on the desk as its pieces, or off.
void toggle_measuring(Desk& desk);
/// Measures from one piece alone, whatever was picked before.
void measure_from(Desk& desk, const overlay::Piece& piece);

/// Measures and draws nothing any more.
void forget_measures(Desk& desk);

/// Picks a piece, or lets it go where it is picked; a third takes the place of the second.
void pick_piece(Desk& desk, const overlay::Piece& piece);

/// Opens the pad for the tape's figure of a line. Requires: a tape may tell it.
void open_tape(Desk& desk, std::size_t line);
void close_tape(Desk& desk);
/// States what is typed: a fact of the table, which is ruled anew, or a refusal that stays on the pad. Requires: the pad is open.
void record_tape(Desk& desk);

/// Draws a line alone; the one that is drawn is put away.
void draw_line_of(Desk& desk, std::size_t line);

void toggle_ring(Desk& desk, std::size_t ring);
void toggle_ranges(Desk& desk);
void toggle_fire(Desk& desk);
void toggle_flanks(Desk& desk);

/// Draws a finding of the standing ruling, or puts it away. Requires: it has a measurement.
void draw_finding(Desk& desk, std::size_t finding);

/// Draws the move that is in hand, as it is ruled; draws nothing where there is none.
void draw_move(Desk& desk);

/// Measures anew: after a pick, a move, another language.
void measure_again(Desk& desk);

/// Measures between the two of the engagement, and draws nothing yet; without one, measures nothing.
void measure_engagement(Desk& desk);

}  // namespace bacler::ui
