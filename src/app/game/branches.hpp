#pragma once
#include "app/game/player_view.hpp"

#include <string>
#include <vector>

namespace bacler {

/// A course of the game that was left: what was decided after a line of the cursor's branch and taken back, mended or gone away from.
struct BranchLeft {
    game::LineId tip{0};   ///< its last line
    game::LineId fork{0};  ///< the last line that it shares with the cursor's branch; 0: the start
    int decisions{0};      ///< of the players, after the fork
    std::string last;      ///< the last of them as these eyes may read it
};

/// Every branch left, those that fork off latest first. A branch is known by its tip.
std::vector<BranchLeft> branches_left(Lang lang, const BattleTimeline& timeline, const PlayerView& view);

/// "After line 12: 3 decisions, the last one: within its move, 12 cm of 19 (move F1a 77,57)".
std::string branch_text(Lang lang, const BranchLeft& branch);

}  // namespace bacler
