#pragma once
#include "game/replaying.hpp"
#include "game/timeline.hpp"

#include <utility>
#include <variant>
#include <vector>

/// Mend one line, keep the rest: a misread die, a misplaced loss, a forgotten order.
namespace bacler::game {

/// What is to be put right at the place of a line.
template <RuleSystem S>
struct Mend {
    LineId line{0};
    Mending how{Mending::instead};
    std::vector<Given<S>> orders;  ///< in turn; none where the line is taken out
    std::vector<Given<S>>
        answers;  ///< to what is newly asked on the way, in turn: the die of a forgotten fire
    Consent consent;
};

/// Puts one line of the cursor's branch right and plays the decisions up to the cursor on top, dice included, while each answers
/// what it answered at the table and is accepted. Of a sheet of dice, whose order may have changed, each die answers the request that is
/// its own. Where something is asked that nobody answered, an answer of the mend is given, and with none left the mend stops: the
/// cursor stands where it is asked, and play_on goes on from there.
/// All or nothing: where an order or an answer of the mend is refused, or the system throws, the timeline is as it was.
/// Requires: the line is on the cursor's branch and a decision of the players; orders are given unless the line is taken out; the
/// names of the first order are the state's.
template <RuleSystem S>
MendReport mend(Timeline<S>& timeline, const Mend<S>& what) {
    BACLER_CHECK(what.orders.empty() == (what.how == Mending::out));
    Timeline<S> mended = timeline;
    std::vector<LineId> old = decisions_from(timeline, what.line);
    mended.begin_mend(what.line, what.how, what.consent);
    Replaying<S> replaying(mended, std::move(old), what.answers);
    if (!replaying.put_right(what.how, what.orders)) return std::move(replaying).report();
    replaying.play();
    MendReport report = std::move(replaying).report();
    if (report.is_done) timeline = std::move(mended);
    return report;
}

/// Plays decisions that a mend could not on top of the cursor's branch, as mend does: once the players have answered what stopped it.
/// All or nothing, as mend. Requires: the lines are decisions of the players, in the order of one branch.
template <RuleSystem S>
MendReport play_on(Timeline<S>& timeline, std::vector<LineId> unplayed,
                   const std::vector<Given<S>>& answers = {}) {
    Timeline<S> mended = timeline;
    Replaying<S> replaying(mended, std::move(unplayed), answers);
    replaying.play();
    MendReport report = std::move(replaying).report();
    if (report.is_done) timeline = std::move(mended);
    return report;
}

/// The decisions of the branch that the last mend left behind which the cursor's branch has not played again; empty where the cursor is
/// not on a mended branch, or all were played. Those that answered what was asked no more are among them: play_on leaves them out again.
template <RuleSystem S>
std::vector<LineId> left_unplayed(const Timeline<S>& timeline) {
    LineId cursor = 0, lines = 0, tip = 0;
    const Mended* last = nullptr;
    for (const Record<S>& record : timeline.records()) {
        if (std::holds_alternative<LineAdded<S>>(record)) cursor = ++lines;
        if (const auto* moved = std::get_if<CursorMoved>(&record)) cursor = moved->to;
        if (const auto* mended = std::get_if<Mended>(&record)) {
            last = mended;
            tip = cursor;
            cursor = timeline.line(mended->line).parent;
        }
    }
    if (last == nullptr || timeline.is_on_branch(last->line)) return {};
    if (!timeline.is_on_branch(timeline.line(last->line).parent)) return {};
    std::vector<LineId> out;
    bool is_reached = false;
    for (const LineId id : timeline.path_to(tip)) {
        const bool is_itself = id == last->line;
        is_reached = is_reached || is_itself;
        if (!is_reached || timeline.line(id).author == Author::program) continue;
        if (is_itself && last->how != Mending::before) continue;
        if (!is_played_again(timeline, id)) out.push_back(id);
    }
    return out;
}

}  // namespace bacler::game
