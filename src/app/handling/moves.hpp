#pragma once
#include "app/handling/hand.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace bacler {

/// A move that was made: what was asked and what the rules said of it.
struct Made {
    enum class How : std::uint8_t {
        by_the_rules,
        all_the_same,  ///< set up, or played otherwise, whatever the rules say: shown as such, and no part of what a piece has moved
    };
    Attempt attempt;
    How how{How::by_the_rules};
};

/// The table as moves have changed it: a value after each, and a cursor on them. Undoing erases nothing until another move is made.
class Moves {
public:
    explicit Moves(plaquette::Scenario start);

    const plaquette::Scenario& now() const { return turns_[at_].after; }
    int sequence() const { return turns_[at_].sequence; }
    /// The move that made the table what it is; none at the start and after a change of sequence.
    const std::optional<Made>& last() const { return turns_[at_].made; }

    /// Makes what the hand tries a move. Requires: the hand took its piece from `now`.
    void make(const Hand& hand, Made::How how);
    /// The table with something stated of it: no move, undone like one.
    void state(plaquette::Scenario after);
    /// What has been moved may move anew.
    void begin_sequence();

    bool may_undo() const { return at_ > 0; }
    bool may_redo() const { return at_ + 1 < turns_.size(); }
    void undo();
    void redo();

    /// What a piece has done in the present sequence, by the rules.
    plaquette::SequenceSoFar so_far(const plaquette::MoverRef& mover) const;

private:
    struct Turn {
        plaquette::Scenario after;
        std::optional<Made> made;
        int sequence{1};
    };
    void add(Turn turn);

    std::vector<Turn> turns_;
    std::size_t at_{0};
};

}  // namespace bacler
