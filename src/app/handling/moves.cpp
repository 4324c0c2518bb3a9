#include "app/handling/moves.hpp"

#include "base/check.hpp"

#include <utility>

namespace bacler {

Moves::Moves(plaquette::Scenario start) {
    turns_.push_back({std::move(start), {}, 1});
}

void Moves::add(Turn turn) {
    turns_.resize(at_ + 1);
    turns_.push_back(std::move(turn));
    ++at_;
}

void Moves::make(const Hand& hand, Made::How how) {
    add({hand.tried(), Made{hand.attempt(), how}, sequence()});
}

void Moves::state(plaquette::Scenario after) {
    add({std::move(after), {}, sequence()});
}

void Moves::begin_sequence() {
    add({now(), {}, sequence() + 1});
}

void Moves::undo() {
    BACLER_CHECK(may_undo());
    --at_;
}

void Moves::redo() {
    BACLER_CHECK(may_redo());
    ++at_;
}

plaquette::SequenceSoFar Moves::so_far(const plaquette::MoverRef& mover) const {
    plaquette::SequenceSoFar out;
    for (std::size_t i = 1; i <= at_; ++i) {
        const Turn& turn = turns_[i];
        const bool counts = turn.sequence == sequence() && turn.made &&
                            turn.made->how == Made::How::by_the_rules &&
                            turn.made->attempt.question.mover == mover;
        if (!counts) continue;
        out.has_moved = true;
        out.used = out.used + turn.made->attempt.answer.used;
    }
    return out;
}

}  // namespace bacler
