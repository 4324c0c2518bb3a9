#pragma once
#include "app/handling/moves.hpp"
#include "app/handling/tape.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace bacler::ui {

struct Desk;

/// The piece in hand and the moves that were made. While something is tried, the desk's scenario shows it.
struct Handling {
    enum class Phase : std::uint8_t {
        dragged,  ///< under a finger
        padded,   ///< under the figures of the pad; a drag adds to them
        refused,  ///< sprung back: the hand holds what was tried, and why not
        made,     ///< done: the hand holds what was tried, for reading
    };
    std::optional<Moves> moves;  ///< from the first piece taken up
    std::optional<Hand> hand;
    Phase phase{Phase::dragged};
    std::optional<Pad> pad;
    std::vector<plane::Leg> before_pad;  ///< legs that the pad's figures are added to
    std::uint64_t changes{0};            ///< grows whenever the table shows something else
    std::uint64_t rest_changes{0};       ///< the same, but for the piece in hand while it is tried
};

/// The desk's scenario is another's, or anything of it was changed.
void note_change(Handling& handling);

/// May an element be taken up: it has a place, no engagement is being put, nothing is being measured, and in a game it is its turn? While the desk is locked, none.
bool may_take_up(const Desk& desk, ElementAt element);

/// Takes an element up for a drag, and picks it. With its own pad open it goes on from there. Requires: may_take_up.
void take_up(Desk& desk, ElementAt element);
/// Requires: something is dragged.
void drag_hand(Desk& desk, const Wish& wish, const Pull& pull);
/// The finger is lifted: a move that is allowed is made, in a game as an order of it; another springs back and its reason stays.
void let_go(Desk& desk);
/// The finger was cancelled: everything is as before it came down.
void put_back(Desk& desk);
/// The panel of the hand is closed; what was only tried is put back.
void close_hand(Desk& desk);

/// Makes the tried move whatever the rules say. Requires: something was tried, and no game is played.
void place_all_the_same(Desk& desk);
/// Makes the move of the pad: by the rules where they allow it, else all the same; in a game its referee decides. Requires: the pad is open.
void do_pad(Desk& desk);

/// Opens the pad on an element as it stands. Requires: may_take_up.
void open_pad(Desk& desk, ElementAt element, Pad::Page page);
/// The pad's figures changed.
void follow_pad(Desk& desk);

/// Takes a table on which something was stated; an engagement that is being put is proposed anew from it, its dice kept.
void state_fact(Desk& desk, plaquette::Scenario after);

void undo_move(Desk& desk);
void redo_move(Desk& desk);
void begin_sequence(Desk& desk);

/// Is a finger or the pad moving the piece now?
bool is_trying(const Handling& handling);
/// Is this element under a finger now?
bool is_dragged(const Handling& handling, ElementAt element);

}  // namespace bacler::ui
