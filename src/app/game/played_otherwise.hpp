#pragma once
#include "app/game/correcting.hpp"

#include <string>
#include <vector>

/// A ruling that was played otherwise: all the pieces that it concerned are put right together, for one reason.
namespace bacler {

/// The pieces that a decision of the players, with the steps of the program that followed from it, left otherwise than they stood, of those
/// that are in play where the log stands: moved, driven off, with other bases, formations, orders, fatigue. Of a step of the
/// program's, those of the decision that it follows from. In the scenario's order. Requires: there is such a line.
std::vector<std::string> pieces_concerned(const BattleTimeline& timeline, game::LineId line);

/// The line of the last decision of the players before where the log stands; 0: none.
game::LineId last_decision(const BattleTimeline& timeline);

/// The orders that make several pieces so, each an overruling of the same line with the same consent: as orders_of_correction one after
/// another, whoever stands in another's place later than that one; where all stand in each other's, the first is taken up meanwhile.
/// Law: given one by one they come to the same. Requires: the corrections are of pieces in play, each of another one.
std::vector<plaquette::Order> orders_of_corrections(const plaquette::Battle& battle,
                                                    const std::vector<Correction>& corrections,
                                                    game::LineId line, const game::Consent& consent);

}  // namespace bacler
