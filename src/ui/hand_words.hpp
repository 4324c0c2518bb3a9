#pragma once
#include "app/explain.hpp"
#include "ui/desk.hpp"

#include <string>
#include <vector>

/// What is said of the piece in hand, in the desk's language.
namespace bacler::ui {

/// "14,2 sur 19 cm · reste 4,8".
std::string figures_of(Lang lang, const plaquette::MoveAnswer& answer);

/// "permis", or why not: "interdit · R086 §2".
std::string verdict_line(Lang lang, const plaquette::MoveAnswer& answer);

/// What drew the drag: "arrêt à 3 cm de Brigade A1a · centre sur centre"; empty for nothing.
std::string snaps_line(const Desk& desk, const std::vector<Snap>& snaps);

/// The two of them that matter most, short enough for a tag.
std::string snaps_in_short(Lang lang, const std::vector<Snap>& snaps);

/// What its place brings it, one line each: engagements, fire, command, charisma.
enum class Bearing : std::uint8_t { plain, good, bad };
struct Outcome {
    std::string text;
    Bearing bearing{Bearing::plain};
    std::vector<std::string>
        doubt{};  ///< where it is too close to call: by how much, both outcomes, what would settle it
};
std::vector<Outcome> outcomes_of(const Desk& desk, const Hand& hand);

/// "42,5 cm du bord gauche".
std::string edge_line(Lang lang, const EdgeReading& reading);
std::string_view word(Lang lang, TableEdge edge);

/// A step of the tape: "avance 14,5", "conversion à gauche 20°".
std::string step_line(Lang lang, const TapeStep& step);
/// The same while its figure is being typed.
std::string typed_line(Lang lang, TapeWay way, const Typed& figure);

/// A length fit for a screen: to the mm.
std::string screen_cm(Lang lang, Length l);

}  // namespace bacler::ui
