#pragma once
#include "app/answers/answers.hpp"
#include "app/game/player_view.hpp"

#include <string>

/// Games as JSON and as text for a terminal.
namespace bacler::answers {

/// Where a battle stands: {"sequence","stage","hour","hash","lines","elements","staffs","owed"}; elements by id with stance, fatigue,
/// plaquettes, units and place, staffs with value, charisma and the orders they have.
Json state_json(const BattleTimeline& timeline);
std::string state_text(Lang lang, const BattleTimeline& timeline);

/// The lines of the cursor's branch as a viewer sees them: {"lines":[{"line","author","order","verdict","says","rule","hash","note",
/// "sealed_note"}]}. Where a hash could be tried out for what he is not to read, it is null. Requires: a view of this timeline.
Json log_json(Lang lang, const BattleTimeline& timeline, const PlayerView& view, bool with_rulings);
std::string log_text(Lang lang, const BattleTimeline& timeline, const PlayerView& view, bool with_rulings);
/// The same for whoever was not asked who he is.
Json log_json(Lang lang, const BattleTimeline& timeline, bool with_rulings);
std::string log_text(Lang lang, const BattleTimeline& timeline, bool with_rulings);

/// A replay: whether every recorded event still leads to its recorded state, and with `rejudge` the lines that today's rules see otherwise.
struct ReplayAnswer {
    std::size_t lines{0};
    std::optional<game::Difference> differs;
    std::vector<game::Rejudged<plaquette::PlaquetteGame>> rejudged;
    bool is_rejudged{false};

    bool is_good() const { return !differs && rejudged.empty(); }
};
ReplayAnswer replay_of(const BattleTimeline& timeline, bool rejudge);
Json replay_json(const BattleTimeline& timeline, const ReplayAnswer& answer);
std::string replay_text(Lang lang, const BattleTimeline& timeline, const ReplayAnswer& answer);

/// The hash of a state as files and scripts show it: sixteen digits.
std::string hash_text(std::uint64_t hash);

}  // namespace bacler::answers
