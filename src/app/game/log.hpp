#pragma once
#include "app/game/player_view.hpp"

#include <cstddef>
#include <cstdint>
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
    std::string note;    ///< what its player noted for himself when he sealed it, for his side's eyes
};

/// What was ruled last: the line that somebody ordered last and the program's own after it, at most so many of them, the newest
/// kept.
std::vector<LogLine> ruled_last(const std::vector<LogLine>& lines, std::size_t most);

/// The lines of a game in words, as one pair of eyes sees them: each put into words once, as long as the same eyes look.
class GameLog {
public:
    /// The lines from the start to the cursor, the first one first. The reference holds until it is asked again.
    const std::vector<LogLine>& lines(Lang lang, const PlayerView& view) {
        return lines_to(lang, view, view.cursor());
    }
    /// The same to a line of any branch. Requires: there is such a line, or 0.
    const std::vector<LogLine>& lines_to(Lang lang, const PlayerView& view, game::LineId line);
    /// The same for whoever was not asked who he is.
    const std::vector<LogLine>& lines(Lang lang, const BattleTimeline& timeline) {
        return lines(lang, PlayerView(timeline));
    }

private:
    /// For whom, and with which keys, the lines were put into words.
    struct Told {
        Lang lang;
        Viewer who;
        std::uint64_t keys;

        friend bool operator==(const Told&, const Told&) = default;
    };

    std::map<game::LineId, LogLine> told_;
    std::vector<LogLine> lines_;
    std::optional<Told> for_;
    std::optional<game::LineId> at_;
};

}  // namespace bacler
