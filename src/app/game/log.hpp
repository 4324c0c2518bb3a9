#pragma once
#include "app/game/telling.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bacler {

/// A line of the log as a list shows it.
struct LogLine {
    game::LineId line{0};
    bool is_own{false};  ///< a step of the program's own: nobody ordered it
    std::string order;   ///< as it is written in a script; empty for the program's own
    std::string says;    ///< the deciding sentence
};

/// The lines of a game in words, each put into words once a language.
class GameLog {
public:
    /// The lines from the start to the cursor, the first one first. The reference holds until it is asked again.
    const std::vector<LogLine>& lines(Lang lang, const BattleTimeline& timeline);

private:
    std::map<game::LineId, LogLine> told_;
    std::vector<LogLine> lines_;
    std::optional<Lang> lang_;
    std::optional<game::LineId> at_;
};

}  // namespace bacler
