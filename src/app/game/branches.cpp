#include "app/game/branches.hpp"

#include <algorithm>
#include <vector>

namespace bacler {

namespace {

/// The lines nothing was played after, but for the cursor and those on the way to it.
std::vector<game::LineId> tips_of(const BattleTimeline& timeline) {
    const std::size_t count = timeline.line_count();
    std::vector<bool> has_next(count + 1, false);
    for (game::LineId id = 1; id <= count; ++id) has_next[timeline.line(id).parent] = true;
    std::vector<game::LineId> out;
    for (game::LineId id = 1; id <= count; ++id)
        if (!has_next[id] && !timeline.is_on_branch(id)) out.push_back(id);
    return out;
}

}  // namespace

std::vector<BranchLeft> branches_left(Lang lang, const BattleTimeline& timeline, const PlayerView& view) {
    std::vector<BranchLeft> out;
    for (const game::LineId tip : tips_of(timeline)) {
        BranchLeft branch{tip, tip, 0, {}};
        game::LineId last = 0;
        while (branch.fork != 0 && !timeline.is_on_branch(branch.fork)) {
            const auto& line = timeline.line(branch.fork);
            if (line.author != game::Author::program) {
                ++branch.decisions;
                if (last == 0) last = branch.fork;
            }
            branch.fork = line.parent;
        }
        if (last != 0) {
            const LineView seen = view.line(lang, last);
            branch.last = seen.says() + (seen.order.empty() ? "" : " (" + seen.order + ")");
        }
        out.push_back(std::move(branch));
    }
    std::stable_sort(out.begin(), out.end(), [](const BranchLeft& a, const BranchLeft& b) {
        return a.fork != b.fork ? a.fork > b.fork : a.tip > b.tip;
    });
    return out;
}

std::string branch_text(Lang lang, const BranchLeft& branch) {
    const std::string_view key = branch.decisions == 1 ? "ui.branch.one" : "ui.branch.some";
    return say(lang, key, {std::to_string(branch.fork), std::to_string(branch.decisions), branch.last});
}

}  // namespace bacler
