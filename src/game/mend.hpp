#pragma once
#include "game/timeline.hpp"

#include <cstddef>
#include <optional>
#include <vector>

/// Mend one line, keep the rest: a misread die, a misplaced loss, a forgotten order.
namespace bacler::game {

/// What is to be put right at the place of a line.
template <RuleSystem S>
struct Mend {
    LineId line{0};
    Mending how{Mending::instead};
    std::optional<typename S::Order> order;  ///< none where the line is taken out
    Author author{Author::umpire};           ///< of that order
    Consent consent;
};

/// A line of the branch left behind, and the one that plays its part on the mended branch; 0 where there is none.
struct ChangedLine {
    LineId before{0}, after{0};

    friend bool operator==(const ChangedLine&, const ChangedLine&) = default;
};

/// What a mend came to. Nothing of the branch left behind is lost.
struct MendReport {
    bool is_done{false};  ///< false: the order was refused, and nothing was changed
    Ruling ruling;        ///< on the order; of a line taken out, empty
    /// Lines other than the mended decision whose ruling or event is not what it was, in the order of the game.
    std::vector<ChangedLine> changed;
    LineId first_unfit{
        0};  ///< the first later decision that is refused on the mended branch; 0: all were played
    Ruling unfit_ruling;           ///< why
    std::vector<LineId> unplayed;  ///< the decisions of the branch left behind from there on
};

/// A decision of the players, then the lines of the program it caused.
using Cascade = std::vector<LineId>;

/// The cursor's branch from a decision on, decision by decision. Requires: `first` is on it and a decision of the players.
template <RuleSystem S>
std::vector<Cascade> cascades_from(const Timeline<S>& timeline, LineId first) {
    std::vector<Cascade> out;
    bool is_reached = false;
    for (const LineId id : timeline.path_to(timeline.cursor())) {
        is_reached = is_reached || id == first;
        if (!is_reached) continue;
        if (timeline.line(id).author != Author::program) out.emplace_back();
        out.back().push_back(id);
    }
    return out;
}

/// Adds to `changed` the lines from place `from` on that are not in both cascades with the same ruling and event.
template <RuleSystem S>
void compare(const Timeline<S>& timeline, const Cascade& before, const Cascade& after, std::size_t from,
             std::vector<ChangedLine>& changed) {
    for (std::size_t i = from; i < before.size() || i < after.size(); ++i) {
        const ChangedLine pair{i < before.size() ? before[i] : 0, i < after.size() ? after[i] : 0};
        if (pair.before != 0 && pair.after != 0) {
            const Line<S>& was = timeline.line(pair.before);
            const Line<S>& is = timeline.line(pair.after);
            if (was.ruling == is.ruling && was.event == is.event) continue;
        }
        changed.push_back(pair);
    }
}

/// Puts one line of the cursor's branch right and plays the decisions up to the cursor on top while they are accepted, dice included.
/// Requires: the line is on the cursor's branch and a decision of the players; an order is given unless the line is taken out.
template <RuleSystem S>
MendReport mend(Timeline<S>& timeline, const Mend<S>& what) {
    BACLER_CHECK(what.order.has_value() == (what.how != Mending::out));
    MendReport report;
    if (what.order) {
        const Answer<S> answer = S::referee(timeline.state_at(timeline.line(what.line).parent), *what.order);
        report.ruling = answer.ruling;
        if (!answer.event) return report;
    }
    const std::vector<Cascade> old = cascades_from(timeline, what.line);
    timeline.begin_mend(what.line, what.how, what.consent);
    report.is_done = true;

    LineId last = timeline.line_count();
    const auto added = [&] {
        Cascade out;
        while (last < timeline.line_count()) out.push_back(++last);
        return out;
    };
    const LineId replaced = what.how == Mending::instead ? what.line : 0;
    if (what.order) timeline.commit(*what.order, what.author, replaced);
    compare(timeline, what.how == Mending::before ? Cascade{} : old.front(), added(), 1, report.changed);

    for (std::size_t i = what.how == Mending::before ? 0 : 1; i < old.size(); ++i) {
        const Line<S> was = timeline.line(old[i].front());
        const Answer<S> answer = timeline.commit(was.order, was.author, old[i].front());
        if (!answer.event) {
            report.first_unfit = old[i].front();
            report.unfit_ruling = answer.ruling;
            for (; i < old.size(); ++i) report.unplayed.push_back(old[i].front());
            break;
        }
        compare(timeline, old[i], added(), 0, report.changed);
    }
    return report;
}

}  // namespace bacler::game
