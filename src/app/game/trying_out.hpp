#pragma once
#include "app/game/game.hpp"
#include "app/text/catalogue.hpp"

#include <string>
#include <vector>

/// Orders that are given together, by consent: what they would come to, and giving them.
namespace bacler {

/// What orders would come to one after another. Nothing is done.
struct Trial {
    std::vector<std::string> says;  ///< the deciding sentence of each that goes
    std::string refusal;            ///< why the next one does not; empty: all of them go
    plaquette::Battle then;         ///< how it would stand after those that go
};

/// Tries orders on a battle, as it is shown or as it is.
Trial try_out(Lang lang, const plaquette::Battle& battle, const std::vector<plaquette::Order>& orders);

/// Gives orders one after another, all or none. Where one of them is refused, not even a branch of the log is left. Faults: names and
/// places that are not the battle's, and nothing is done; or what the file refused, as of a commit. Requires: at least one.
Committed give_together(PlayedGame& game, const std::vector<plaquette::Order>& orders);

}  // namespace bacler
