#pragma once
#include "app/game/game.hpp"
#include "app/picture.hpp"
#include "app/selection.hpp"

#include <vector>

namespace bacler {

/// An element that its result has driven from its place (R195-R207): as it stood, and as it then stands. Without units where it left the table.
struct Withdrawn {
    ElementAt element;
    plaquette::Element before, after;
};

/// Those whom the results of the fights that were resolved last, and the morale of who was not engaged, have driven from a place of theirs, in the
/// order in which they went; as the battle stood after a line. None once the players have decided anything but what such results ask of
/// them. Requires: there is such a line, or 0 for the start.
std::vector<Withdrawn> withdrawn_last(const BattleTimeline& timeline, game::LineId at);

/// Where each of them stood, as a ghost that faces as it faced, and an arrow to where it stands now; off the table, to nowhere.
Picture withdrawals_picture(const std::vector<Withdrawn>& withdrawn);

}  // namespace bacler
