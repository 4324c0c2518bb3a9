#pragma once
#include "base/check.hpp"
#include "game/records.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bacler::game {

/// The way of the cursor to another line: what it passes back over, and whether that asks for consent.
struct Passage {
    LineId to{0};
    std::vector<LineId> back_over;  ///< the lines that are left, the last one first
    LineId sealed_by{0};  ///< the first of the sealed lines among them; 0: none, and the door is free

    bool is_free() const { return sealed_by == 0; }
};

/// A start state, the lines played from it as a tree, and a cursor. Lines and branches are never lost: undo moves the cursor, a mend
/// makes another branch. All that changes a timeline is one of its records, so that the same start and the same records give an
/// equal timeline. A value: may be copied.
///
/// The cursor rests where players are to decide: a move that would end before lines of the program goes on over them.
/// Not to be used from two threads at once, even where const: states once worked out are kept.
template <RuleSystem S>
class Timeline {
public:
    using State = typename S::State;
    using Order = typename S::Order;

    /// A state is kept at every so many lines of a branch; no state is farther from one.
    static constexpr std::size_t checkpoint_every = 16;
    /// More steps than this of the program's own without anybody deciding are a fault of the system.
    static constexpr int most_automatic = 10'000;

    explicit Timeline(State start) : start_(std::move(start)), children_(1), depth_(1, 0), followed_(1, 0) {}

    /// What the system says to an order where the cursor stands. Changes nothing: asking twice gives the same answer.
    Answer<S> ask(const Order& order) const { return S::referee(state(), order); }

    /// As ask, and where the order is accepted, it is appended at the cursor, then the steps of the program that follow from
    /// it, each a line of its own. Other lines after the cursor are kept as another branch. A refused order leaves no trace.
    /// Requires: author is not the program; settle() was called where the game was begun or opened.
    Answer<S> commit(const Order& order, Author author, LineId origin = 0) {
        BACLER_CHECK(author != Author::program);
        Answer<S> answer = ask(order);
        if (!answer.event) return answer;
        append(order, answer, author, origin);
        settle();
        return answer;
    }

    /// Takes the steps that are the program's own where the cursor stands: when a game begins, and when it is opened.
    void settle() {
        for (int steps = 0; const std::optional<Order> order = S::automatic(state()); ++steps) {
            BACLER_CHECK(steps < most_automatic);
            const Answer<S> answer = ask(*order);
            BACLER_CHECK(answer.event.has_value());
            append(*order, answer, Author::program, 0);
        }
    }

    /// The way back over the last decision of the players together with the lines it caused; none at the start.
    std::optional<Passage> undo_passage() const {
        LineId at = cursor_;
        while (at != 0 && line(at).author == Author::program) at = line(at).parent;
        if (at == 0) return std::nullopt;
        return passage_to(line(at).parent);
    }

    /// The way on over the decision that was last left or followed from here; none at the end of a branch.
    std::optional<Passage> redo_passage() const {
        if (followed_[cursor_] == 0) return std::nullopt;
        return passage_to(followed_[cursor_]);
    }

    /// The way to any line, or to the start (0). Requires: there is such a line.
    Passage passage_to(LineId to) const {
        BACLER_CHECK(has(to));
        Passage passage;
        passage.to = rest_of(to);
        for (LineId at = cursor_, other = passage.to; at != other;) {
            if (depth_[at] < depth_[other]) {
                other = line(other).parent;
                continue;
            }
            passage.back_over.push_back(at);
            if (S::seal_of(line(at).event) != Seal::open) passage.sealed_by = at;
            at = line(at).parent;
        }
        return passage;
    }

    /// Moves the cursor. False, and nothing is changed, where the way is sealed and nobody consents, or leads nowhere.
    bool move(const Passage& passage, std::optional<Consent> consent = std::nullopt) {
        const Passage now = passage_to(passage.to);
        if (!now.is_free() && !consent) return false;
        if (now.to == cursor_) return false;
        take({CursorMoved{now.to, now.is_free() ? std::nullopt : std::move(consent)}});
        return true;
    }

    bool undo(std::optional<Consent> consent = std::nullopt) {
        const std::optional<Passage> way = undo_passage();
        return way && move(*way, std::move(consent));
    }
    bool redo() {
        const std::optional<Passage> way = redo_passage();
        return way && move(*way);
    }
    bool jump(LineId to, std::optional<Consent> consent = std::nullopt) {
        return move(passage_to(to), std::move(consent));
    }

    /// Requires: there is such a line, or it is the start.
    void note(LineId line, Author author, std::string text) {
        BACLER_CHECK(has(line));
        take({Noted{line, author, std::move(text)}});
    }

    /// Requires: there is such a line.
    void overrule(LineId line, std::string value, Consent consent) {
        BACLER_CHECK(line != 0 && has(line));
        take({Remark{line, std::move(value), std::move(consent)}});
    }

    /// Begins a mended branch: moves the cursor before a line. For game/mend, which plays the rest.
    /// Requires: the line is on the cursor's branch and a decision of the players.
    void begin_mend(LineId id, Mending how, Consent consent) {
        BACLER_CHECK(id != 0 && has(id) && is_on_branch(id) && line(id).author != Author::program);
        take({Mended{id, how, std::move(consent)}});
    }

    /// Does what a record tells. False, and nothing is changed, where it does not fit this timeline: it names a line that is not
    /// there, or adds one elsewhere than at the cursor. States and hashes are taken at their word: first_difference checks them.
    bool apply(Record<S> record) {
        if (!std::visit([this](const auto& r) { return this->fits(r); }, record)) return false;
        take(std::move(record));
        return true;
    }

    LineId cursor() const { return cursor_; }
    /// How many lines there are on all branches; they are numbered from 1.
    LineId line_count() const { return static_cast<LineId>(where_.size()); }
    bool has(LineId id) const { return id <= line_count(); }
    /// Requires: id from 1 to line_count(). The reference holds until the timeline is changed.
    const Line<S>& line(LineId id) const {
        BACLER_CHECK(id != 0 && has(id));
        return std::get<LineAdded<S>>(records_[where_[id - 1]]).line;
    }
    /// The lines played next from a line (or from the start), oldest first.
    const std::vector<LineId>& children(LineId id) const {
        BACLER_CHECK(has(id));
        return children_[id];
    }
    /// The last line of every branch, oldest first; the start where nothing was played.
    std::vector<LineId> tips() const {
        std::vector<LineId> out;
        for (LineId id = 0; has(id); ++id)
            if (children_[id].empty()) out.push_back(id);
        return out;
    }
    /// The lines from the start to a line, the first one first; without the start itself.
    std::vector<LineId> path_to(LineId id) const {
        std::vector<LineId> out;
        for (; id != 0; id = line(id).parent) out.push_back(id);
        std::reverse(out.begin(), out.end());
        return out;
    }
    bool is_on_branch(LineId id) const {
        LineId at = cursor_;
        while (depth_[at] > depth_[id]) at = line(at).parent;
        return at == id;
    }
    /// The note on a line, or null.
    const Noted* note_on(LineId id) const {
        const auto found = notes_.find(id);
        return found == notes_.end() ? nullptr : &std::get<Noted>(records_[found->second]);
    }

    const State& start() const { return start_; }
    /// The state where the cursor stands. The reference holds until the timeline is changed or asked for another state.
    const State& state() const {
        if (now_at_ != cursor_ || !now_) {
            now_ = state_at(cursor_);
            now_at_ = cursor_;
        }
        return *now_;
    }
    /// The state after any line, or at the start (0), on whatever branch.
    State state_at(LineId id) const {
        BACLER_CHECK(has(id));
        std::vector<LineId> ahead;
        while (id != 0 && !is_known(id)) {
            ahead.push_back(id);
            id = line(id).parent;
        }
        State state = id == 0 ? start_ : now_ && now_at_ == id ? *now_ : checkpoints_.at(id);
        for (; !ahead.empty(); ahead.pop_back()) {
            state = S::advance(std::move(state), line(ahead.back()).event);
            keep(ahead.back(), state);
        }
        return state;
    }

    /// Everything that happened, in order. Whoever saves a game saves those beyond the ones it has.
    const std::vector<Record<S>>& records() const { return records_; }

    friend bool operator==(const Timeline& a, const Timeline& b) {
        return a.start_ == b.start_ && a.records_ == b.records_ && a.cursor_ == b.cursor_ &&
               a.followed_ == b.followed_;
    }

private:
    bool fits(const LineAdded<S>& r) const {
        return r.line.parent == cursor_ && has(r.line.origin) && r.line.author <= Author::program;
    }
    bool fits(const CursorMoved& r) const { return has(r.to); }
    bool fits(const Noted& r) const { return has(r.line); }
    bool fits(const Remark& r) const { return r.line != 0 && has(r.line); }
    bool fits(const Mended& r) const { return r.line != 0 && has(r.line) && is_on_branch(r.line); }

    void take(Record<S> record) {
        records_.push_back(std::move(record));
        std::visit([this](const auto& r) { this->effect(r); }, records_.back());
    }
    void effect(const LineAdded<S>& r) {
        where_.push_back(records_.size() - 1);
        children_[r.line.parent].push_back(line_count());
        children_.emplace_back();
        depth_.push_back(depth_[r.line.parent] + 1);
        followed_.push_back(0);
        cursor_ = line_count();
        followed_[r.line.parent] = cursor_;
    }
    void effect(const CursorMoved& r) { stand_on(r.to); }
    void effect(const Noted& r) {
        if (r.text.empty())
            notes_.erase(r.line);
        else
            notes_[r.line] = records_.size() - 1;
    }
    void effect(const Remark&) {}
    void effect(const Mended& r) { stand_on(line(r.line).parent); }

    /// Redo follows the branch on which the cursor last stood.
    void stand_on(LineId to) {
        cursor_ = to;
        for (LineId at = to; at != 0; at = line(at).parent) followed_[line(at).parent] = at;
    }

    /// Where the cursor comes to rest that is sent to a line: after the lines of the program that follow it.
    LineId rest_of(LineId id) const {
        for (;;) {
            const LineId next = followed_[id];
            if (next == 0 || line(next).author != Author::program) return id;
            id = next;
        }
    }

    void append(const Order& order, const Answer<S>& answer, Author author, LineId origin) {
        State next = S::advance(state(), *answer.event);
        const std::uint64_t hash = S::hash_of(next);
        take({LineAdded<S>{{cursor_, origin, author, order, *answer.event, answer.ruling, hash}}});
        keep(cursor_, next);
        now_ = std::move(next);
        now_at_ = cursor_;
    }

    bool is_known(LineId id) const { return (now_ && now_at_ == id) || checkpoints_.count(id) != 0; }
    void keep(LineId id, const State& state) const {
        if (depth_[id] % checkpoint_every == 0) checkpoints_.emplace(id, state);
    }

    State start_;
    std::vector<Record<S>> records_;
    std::vector<std::size_t> where_;             ///< of line n, at n - 1: its place among the records
    std::vector<std::vector<LineId>> children_;  ///< from here on: by line, the start first
    std::vector<std::size_t> depth_;
    std::vector<LineId> followed_;  ///< the line after it on the branch last stood on; 0: none
    std::map<LineId, std::size_t> notes_;
    LineId cursor_{0};

    mutable std::map<LineId, State> checkpoints_;
    mutable std::optional<State> now_;
    mutable LineId now_at_{0};
};

}  // namespace bacler::game
