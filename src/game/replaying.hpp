#pragma once
#include "game/timeline.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

/// Decisions of one branch played again on another (game/mend).
namespace bacler::game {

/// An order, and who gives it.
template <RuleSystem S>
struct Given {
    typename S::Order order;
    Author author{Author::umpire};
};

/// A line of the branch left behind, and the one that plays its part on the mended branch; 0 where there is none.
struct ChangedLine {
    LineId before{0}, after{0};
    bool is_other_ruling{false};  ///< false: ruled as before, and only what comes of it is another thing

    friend bool operator==(const ChangedLine&, const ChangedLine&) = default;
};

/// What a mend came to. Nothing of the branch left behind is lost.
struct MendReport {
    bool is_done{false};  ///< false: an order or an answer of the mend was refused, and nothing was changed
    Ruling ruling;  ///< on the order refused, else on the last one of the mend; of a line taken out, empty
    /// Lines other than the mend's own whose ruling or event is not what it was, in the order of the game.
    std::vector<ChangedLine> changed;
    std::vector<LineId> dropped;  ///< decisions left out: what they answered is past, and was not asked
    LineId first_unfit{0};        ///< the first later decision that could not be played; 0: all were
    Ruling unfit_ruling;          ///< why: refused, or something is asked first that it does not answer
    std::vector<LineId>
        unplayed;  ///< the decisions of the branch left behind that were not played, that one first
    std::size_t answers_left{0};  ///< of the mend: nothing asked for them
};

/// The decisions of the players from one of them on to the cursor. Requires: it is on the cursor's branch.
template <RuleSystem S>
std::vector<LineId> decisions_from(const Timeline<S>& timeline, LineId first) {
    std::vector<LineId> out;
    bool is_reached = false;
    for (const LineId id : timeline.path_to(timeline.cursor())) {
        is_reached = is_reached || id == first;
        if (is_reached && timeline.line(id).author != Author::program) out.push_back(id);
    }
    return out;
}

/// Is there a line of the cursor's branch that plays this one again, at first hand or at second?
template <RuleSystem S>
bool is_played_again(const Timeline<S>& timeline, LineId id) {
    for (LineId at : timeline.path_to(timeline.cursor()))
        for (; at != 0; at = timeline.line(at).origin)
            if (at == id) return true;
    return false;
}

/// Plays recorded decisions on a timeline, from where its cursor stands. The timeline is changed as it goes: a copy is given, and kept
/// where the report says that it is done.
template <RuleSystem S>
class Replaying {
public:
    Replaying(Timeline<S>& timeline, std::vector<LineId> decisions, std::vector<Given<S>> answers)
        : timeline_(timeline),
          answers_(std::move(answers)) {
        std::size_t sheet = 0;
        for (const LineId id : decisions) {
            const std::vector<LineId> caused = caused_by(id);
            const bool is_die = S::seal_of(timeline_.line(id).event) == Seal::die;
            if (!is_die && !pending_.empty() && pending_.back().sheet == sheet) ++sheet;
            pending_.push_back({id, pending_.size(), sheet, caused});
            if (!is_die || !caused.empty()) ++sheet;
        }
        report_.is_done = true;
    }

    /// Gives the mend's own orders at the place of the line, the first one in its stead. False: one is refused, and the report says why.
    bool put_right(Mending how, const std::vector<Given<S>>& orders) {
        LineId origin = how == Mending::instead ? pending_.front().line : 0;
        if (how != Mending::before) consume(0);
        for (const Given<S>& given : orders)
            if (!give(given, std::exchange(origin, 0))) return false;
        return true;
    }

    /// Plays what is left while it fits.
    void play() {
        while (report_.is_done && !pending_.empty()) {
            if (play_recorded()) continue;
            if (first_.fit == Fit::gone) {
                report_.dropped.push_back(pending_.front().line);
                consume(0);
                continue;
            }
            if (next_answer_ < answers_.size()) {
                give(answers_[next_answer_++]);
                continue;
            }
            report_.first_unfit = pending_.front().line;
            report_.unfit_ruling = first_.why;
            for (const Pending& p : pending_) report_.unplayed.push_back(p.line);
            break;
        }
        while (report_.is_done && next_answer_ < answers_.size() && is_accepted(answers_[next_answer_]))
            give(answers_[next_answer_++]);
        compare_caused();
    }

    MendReport report() && {
        report_.answers_left = answers_.size() - next_answer_;
        return std::move(report_);
    }

private:
    /// A decision not yet played. Dice that lay on one sheet have its number.
    struct Pending {
        LineId line{0};
        std::size_t place{0}, sheet{0};
        std::vector<LineId> caused;  ///< the lines of the program after it
    };

    std::vector<LineId> caused_by(LineId at) const {
        std::vector<LineId> out;
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (const LineId next : timeline_.children(at))
                if (!goes_on && timeline_.line(next).author == Author::program) {
                    out.push_back(at = next);
                    goes_on = true;
                }
        }
        return out;
    }

    /// Plays the first decision, or where it is a die, the first of its sheet that answers what is asked now. False: none does, and
    /// first_ tells why not the first one.
    bool play_recorded() {
        const std::size_t sheet = pending_.front().sheet;
        for (std::size_t i = 0; i < pending_.size() && pending_[i].sheet == sheet; ++i) {
            const Line<S> was = timeline_.line(pending_[i].line);
            Fitting fitting = S::fitting(timeline_.state_at(was.parent), was.order, timeline_.state());
            if (fitting.fit == Fit::fits) {
                Answer<S> answer = timeline_.ask(was.order);
                if (answer.event) {
                    play_again(i, was);
                    return true;
                }
                fitting = {Fit::otherwise, std::move(answer.ruling)};
            }
            if (i == 0) first_ = std::move(fitting);
        }
        return false;
    }

    void play_again(std::size_t i, const Line<S>& was) {
        // Nothing of the sheet is left behind: what the program did before may be compared.
        if (pending_.front().place == consumed_) compare_caused();
        const LineId before = pending_[i].line;
        const LineId after = timeline_.line_count() + 1;
        timeline_.commit(was.order, was.author, before);
        consume(i);
        const Line<S>& is = timeline_.line(after);
        const bool is_other_ruling = !(was.ruling == is.ruling);
        if (is_other_ruling || !(was.event == is.event))
            report_.changed.push_back({before, after, is_other_ruling});
        note_caused(after);
    }

    bool is_accepted(const Given<S>& given) const {
        return S::fitting(timeline_.state(), given.order, timeline_.state()).fit == Fit::fits &&
               timeline_.ask(given.order).event.has_value();
    }

    /// Gives an order of the mend's own; a refusal ends everything.
    bool give(const Given<S>& given, LineId origin = 0) {
        const LineId after = timeline_.line_count() + 1;
        Fitting fitting = S::fitting(timeline_.state(), given.order, timeline_.state());
        if (fitting.fit == Fit::fits) {
            Answer<S> answer = timeline_.commit(given.order, given.author, origin);
            report_.ruling = std::move(answer.ruling);
            report_.is_done = answer.event.has_value();
        } else {
            report_.ruling = std::move(fitting.why);
            report_.is_done = false;
        }
        if (report_.is_done) note_caused(after);
        return report_.is_done;
    }

    void note_caused(LineId decision) {
        for (LineId id = decision + 1; timeline_.has(id); ++id) caused_now_.push_back(id);
    }

    void consume(std::size_t i) {
        caused_then_.insert(caused_then_.end(), pending_[i].caused.begin(), pending_[i].caused.end());
        pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(i));
        ++consumed_;
    }

    bool is_same_step(LineId then, LineId now) const {
        const Line<S>&was = timeline_.line(then), &is = timeline_.line(now);
        return was.order == is.order &&
               S::fitting(timeline_.state_at(was.parent), was.order, timeline_.state_at(is.parent)).fit ==
                   Fit::fits;
    }

    /// The steps of the program, then and now: those that are the same step are compared, the others came or went.
    void compare_caused() {
        std::size_t from = 0;
        for (const LineId then : caused_then_) {
            std::size_t at = from;
            while (at < caused_now_.size() && !is_same_step(then, caused_now_[at])) ++at;
            if (at == caused_now_.size()) {
                report_.changed.push_back({then, 0, true});
                continue;
            }
            for (; from < at; ++from) report_.changed.push_back({0, caused_now_[from], true});
            compare(then, caused_now_[from++]);
        }
        for (; from < caused_now_.size(); ++from) report_.changed.push_back({0, caused_now_[from], true});
        caused_then_.clear();
        caused_now_.clear();
    }

    void compare(LineId then, LineId now) {
        const Line<S>&was = timeline_.line(then), &is = timeline_.line(now);
        const bool is_other_ruling = !(was.ruling == is.ruling);
        if (is_other_ruling || !(was.event == is.event))
            report_.changed.push_back({then, now, is_other_ruling});
    }

    Timeline<S>& timeline_;
    std::vector<Given<S>> answers_;
    std::size_t next_answer_{0};
    std::vector<Pending> pending_;
    std::size_t consumed_{0};
    std::vector<LineId> caused_then_, caused_now_;  ///< steps of the program not compared yet
    Fitting first_;                                 ///< of the first decision that is left
    MendReport report_;
};

}  // namespace bacler::game
