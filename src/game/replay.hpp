#pragma once
#include "game/timeline.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// A recorded game checked: whether its events still give its states, and whether today's rules would rule as it was ruled.
namespace bacler::game {

/// Where a replay comes to another state than was recorded.
struct Difference {
    LineId line{0};
    std::uint64_t recorded{0}, found{0};
};

/// The first line, on whatever branch, whose event no longer leads to the recorded hash; none where all do. Asks no rule.
template <RuleSystem S>
std::optional<Difference> first_difference(const Timeline<S>& timeline) {
    typename S::State state = timeline.start();
    LineId at = 0;
    for (LineId id = 1; id <= timeline.line_count(); ++id) {
        const Line<S>& line = timeline.line(id);
        if (line.parent != at) state = timeline.state_at(line.parent);
        state = S::advance(std::move(state), line.event);
        at = id;
        const std::uint64_t found = S::hash_of(state);
        if (found != line.hash_after) return Difference{id, line.hash_after, found};
    }
    return std::nullopt;
}

/// A line that today's rules see otherwise than the table did.
template <RuleSystem S>
struct Rejudged {
    LineId line{0};
    Answer<S> today;              ///< no event: refused today
    bool is_other_ruling{false};  ///< other findings
    bool is_other_event{false};   ///< what comes of the order is another thing, or it is refused
    bool is_other_state{false};   ///< the recorded event leads to another state
    bool is_other_step{
        false};  ///< a step of the program that it would not take, or a decision where it would now take one
};

/// The recorded orders of the cursor's branch through today's referee, dice included: the lines that it sees otherwise, the
/// first one first. Each order is judged in the state that the recorded events gave, so that a line is listed for what is
/// ruled of it and not for what an earlier one brought about.
template <RuleSystem S>
std::vector<Rejudged<S>> rejudge(const Timeline<S>& timeline) {
    std::vector<Rejudged<S>> out;
    typename S::State state = timeline.start();
    for (const LineId id : timeline.path_to(timeline.cursor())) {
        const Line<S>& line = timeline.line(id);
        Rejudged<S> r;
        r.line = id;
        r.today = S::referee(state, line.order);
        r.is_other_ruling = r.today.ruling != line.ruling;
        r.is_other_event = !r.today.event || !(*r.today.event == line.event);
        const std::optional<typename S::Order> step = S::automatic(state);
        r.is_other_step = line.author == Author::program ? !step || !(*step == line.order) : step.has_value();
        state = S::advance(std::move(state), line.event);
        r.is_other_state = S::hash_of(state) != line.hash_after;
        if (r.is_other_ruling || r.is_other_event || r.is_other_state || r.is_other_step)
            out.push_back(std::move(r));
    }
    return out;
}

}  // namespace bacler::game
