#pragma once
#include "app/explain.hpp"
#include "app/handling/tape_reading.hpp"
#include "app/overlay/piece.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/meetings.hpp"

#include <string>
#include <vector>

namespace bacler::overlay {

/// A table laid out with its meetings: what every ruling on it is asked of.
struct Survey {
    plaquette::LaidTable table;
    std::vector<plaquette::MeetingLayout> meetings;
    Canvas canvas;

    const plaquette::Scenario& scenario() const { return *table.scenario; }
};

/// Requires: the scenario outlives the survey.
Survey survey_of(const plaquette::Scenario& scenario, Lang lang);

/// One thing that is measured: in words, and drawn.
struct RulerLine {
    std::string name;  ///< "edge", "centre", "aspect", "command", "fire.F1a-G.A1a", "zone.F1a.left_flank"
    ExplainedLine words;
    RuleRef rule;
    std::uint16_t reading{0};
    Tone tone{Tone::neutral};
    Drawing drawing;
    std::vector<std::string>
        doubt{};  ///< where it is too close to call: by how much, both outcomes, what would settle it
    std::optional<TapedPair> tape{};  ///< whose distance it is: a tape's figure may stand in its place
};

/// Says of a line whose distance it is, and where a tape told it.
void may_be_taped(RulerLine& line, const Survey& survey, const TapedPair& pair);

/// All that is measured between two pieces, and which of it decides.
struct Ruler {
    std::vector<RulerLine> lines;
    std::size_t deciding{0};
};

/// Edge to edge and centre to centre; between enemies contact, from where one comes upon the other, and the range of
/// batteries; between a staff and those it commands the command distance and its charisma. Empty where a piece has no place.
/// Each line is a finding of the function that rules.
Ruler ruler_between(const Survey& survey, const Piece& first, const Piece& second);

/// What the batteries of a piece may fire at: a line for each of them and each enemy element within long range.
std::vector<RulerLine> fire_of(const Survey& survey, const Piece& piece);

/// The zones of an element that are threatened or may be (R188): a line each, drawn with who threatens, who guards and what shelters it.
std::vector<RulerLine> flanks_of(const Survey& survey, plaquette::ElementRef element);

/// The same of either of two elements, as far as the other threatens or guards the zone.
std::vector<RulerLine> flanks_between(const Survey& survey, plaquette::ElementRef first,
                                      plaquette::ElementRef second);

/// A line for each battery of a piece on one enemy element, in range or not.
std::vector<RulerLine> fire_on_one(const Survey& survey, const Piece& piece, plaquette::ElementRef target);

}  // namespace bacler::overlay
