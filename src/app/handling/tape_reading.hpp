#pragma once
#include "app/text/catalogue.hpp"
#include "systems/plaquette/scenario.hpp"

#include <array>
#include <optional>
#include <string>

namespace bacler {

/// Two pieces by their ids, whose distance a tape may tell.
using TapedPair = std::array<std::string, 2>;

/// The table on which a reading is a fact (Q135), or the sentence that says why it cannot be.
struct TapeReading {
    std::optional<plaquette::Scenario> after;
    std::string refusal;
};

/// What the order "state distance A B CM" comes to, read, checked and ruled on as a line of a script is.
TapeReading read_tape(Lang lang, const plaquette::Scenario& scenario, const TapedPair& pair, Length distance);

/// Do the players state how far two pieces are apart?
bool is_taped(const plaquette::Scenario& scenario, const TapedPair& pair);

}  // namespace bacler
