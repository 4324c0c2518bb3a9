#pragma once
#include "app/text/catalogue.hpp"
#include "systems/plaquette/play/battle.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Where in its sequence a battle stands, as a bar of phases shows it.
namespace bacler {

/// The phases of a sequence as players count them (R057): several stages each.
enum class SequencePhase : std::uint8_t { orders, movement, fire, combats, values, results, ending };
inline constexpr std::size_t phase_count = 7;

/// The phase a stage belongs to; once the battle is over, the last.
SequencePhase phase_of(plaquette::Stage stage);

/// "Orders", "Movement"...: a word that fits a narrow tile.
std::string_view word(Lang lang, SequencePhase phase);

/// The side whose turn it is: of the group that moves or chooses. None: both play at once.
std::optional<std::size_t> side_in_turn(const plaquette::Battle& battle);

/// Whose turn it is, in a sentence; what both do where it is nobody's own.
std::string turn_in_words(Lang lang, const plaquette::Battle& battle);

/// "Sequence 2 · 10:00", without an hour where the scenario states none.
std::string sequence_in_words(Lang lang, const plaquette::Battle& battle);

}  // namespace bacler
