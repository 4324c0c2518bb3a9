#pragma once
#include "app/game/view.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bacler {

/// Who sees a game whose players were not asked who they are: everything where orders are kept open, else what everybody sees.
Viewer viewer_unasked(const plaquette::Battle& battle);

/// A game as one pair of eyes sees it: the one thing that a window or a terminal draws from. Nothing it hands out contains what
/// another side's orders say. Requires: the timeline and the ring outlive it; it sees the timeline as it was when it was made, so
/// that after every decision, and after every secret given or forgotten, another one is made.
class PlayerView {
public:
    PlayerView(const BattleTimeline& timeline, const Viewer& who, const Keyring& ring);
    /// The same of whoever was not asked, without a key.
    explicit PlayerView(const BattleTimeline& timeline);

    const Viewer& who() const { return who_; }
    /// Is there no side whose orders these eyes may not know?
    bool may_read_all() const { return who_.kind == Viewer::Kind::umpire; }
    /// Where the game stands. The reference holds as long as the view.
    const plaquette::Battle& battle() const;
    /// The battle after a line of any branch; 0: the start. Requires: there is such a line.
    plaquette::Battle battle_after(game::LineId line) const;

    /// The lines from the start to the cursor, the first one first.
    std::vector<game::LineId> lines() const { return lines_to(timeline_->cursor()); }
    /// The lines from the start to one of any branch. Requires: there is such a line, or 0.
    std::vector<game::LineId> lines_to(game::LineId line) const { return timeline_->path_to(line); }
    game::LineId cursor() const { return timeline_->cursor(); }
    /// A line in words. Requires: there is such a line.
    LineView line(Lang lang, game::LineId line) const;
    /// What the battle waits for, as far as these eyes can tell, one sentence each.
    std::vector<std::string> owed(Lang lang) const;

    /// Has this side given its key to the umpire? Everybody may know.
    bool is_umpire_let_in(std::size_t side) const;

    /// Another figure wherever other keys are known: for whoever keeps what was put into words.
    std::uint64_t keys() const { return ring_->changes(); }

private:
    const BattleTimeline* timeline_;
    Viewer who_;
    const Keyring* ring_;
    mutable std::optional<plaquette::Battle> now_;
};

/// The log of the cursor's branch as someone sees it, rulings whole.
std::string log_for(Lang lang, const PlayerView& view);

}  // namespace bacler
