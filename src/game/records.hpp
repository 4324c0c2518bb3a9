#pragma once
#include "game/system.hpp"
#include "ruling/fields.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

/// What happens in a game, in the order in which it happened. A game is its start state and these, and nothing is ever taken away.
namespace bacler::game {

/// A line of the log by its place among all lines, from 1; 0 is the start, before any line.
using LineId = std::uint32_t;

/// Who gave the order of a line: a side, the umpire, or the program where no one was asked.
enum class Author : std::uint8_t { first_side, second_side, umpire, program };

/// What was decided and what came of it. Its branch is the way from the start over the parents.
template <class S>
struct Line {
    LineId parent{0};
    LineId origin{0};  ///< the line of the branch left behind that a mend plays again here; 0: none
    Author author{Author::program};
    typename S::Order order;
    typename S::Event event;
    Ruling ruling;  ///< as it was ruled at the table
    std::uint64_t hash_after{0};

    friend bool operator==(const Line&, const Line&) = default;
};

/// Who lets a door be passed that is no longer free.
enum class ConsentBy : std::uint8_t { both_sides, umpire };

struct Consent {
    ConsentBy by{ConsentBy::both_sides};
    std::string reason;

    friend bool operator==(const Consent&, const Consent&) = default;
};

/// A line was added at the cursor, which now stands on it.
template <class S>
struct LineAdded {
    Line<S> line;

    friend bool operator==(const LineAdded&, const LineAdded&) = default;
};

/// Undo, redo, or a jump.
struct CursorMoved {
    LineId to{0};
    std::optional<Consent> consent;  ///< where something sealed lay between

    friend bool operator==(const CursorMoved&, const CursorMoved&) = default;
};

/// A note on a line, or on the start; it takes the place of an earlier one. An empty one takes it away.
struct Noted {
    LineId line{0};
    Author author{Author::umpire};
    std::string text;

    friend bool operator==(const Noted&, const Noted&) = default;
};

/// A ruling, figure or position of a line overruled. Only recorded: what it changes in the state is an order of the system's own.
struct Remark {
    LineId line{0};
    std::string value;
    Consent consent;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// What is done at the place of a line: another order, none, or an additional one before it.
enum class Mending : std::uint8_t { instead, out, before };

/// A line was mended: the cursor stands before it, and the lines that follow are the mended branch.
struct Mended {
    LineId line{0};
    Mending how{Mending::instead};
    Consent consent;

    friend bool operator==(const Mended&, const Mended&) = default;
};

/// New kinds go to the end: files know them by their place.
template <class S>
using Record = std::variant<LineAdded<S>, CursorMoved, Noted, Remark, Mended>;

template <class Archive, class S>
void serialize(Archive& archive, Line<S>& l) {
    archive(l.parent, l.origin, l.author, l.order, l.event, l.ruling, l.hash_after);
}

template <class Archive>
void serialize(Archive& archive, Consent& c) {
    archive(c.by, c.reason);
}

template <class Archive, class S>
void serialize(Archive& archive, LineAdded<S>& r) {
    archive(r.line);
}

template <class Archive>
void serialize(Archive& archive, CursorMoved& r) {
    archive(r.to, r.consent);
}

template <class Archive>
void serialize(Archive& archive, Noted& r) {
    archive(r.line, r.author, r.text);
}

template <class Archive>
void serialize(Archive& archive, Remark& r) {
    archive(r.line, r.value, r.consent);
}

template <class Archive>
void serialize(Archive& archive, Mended& r) {
    archive(r.line, r.how, r.consent);
}

}  // namespace bacler::game
