#pragma once
#include "app/propose.hpp"
#include "systems/plaquette/moving.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// Pieces under the players' hands: drags, tape figures, what they would bring about. Nothing here knows a screen.
namespace bacler {

/// Where a finger wants a piece: the centre of its front, none where it is only turned, and the way it faces.
struct Wish {
    std::optional<TablePoint> front;
    Angle heading;
};

/// How far what the rules make draws a piece to itself.
struct Pull {
    Length place;  ///< lines and whole distances, to either side
    Length stop;   ///< the 3 cm stop, from this side of it; from the other side it always holds
    Angle turn;    ///< parallel, to either side
};

/// The pull on a table that is seen at so many mm of glass to its cm: a finger's noise at any zoom.
Pull pull_on_glass(double mm_of_glass_a_cm);

/// What a drag was drawn to.
struct Snap {
    enum class Kind : std::uint8_t {
        enemy_stop,   ///< 3 cm from an enemy (R086, R125)
        friend_stop,  ///< 3 cm from a friend (R086)
        keep_off,     ///< the distance that a manoeuvre keeps (R074)
        half_move,    ///< the least of an attack (R072)
        full_move,    ///< the allowance (R088-R092)
        adjustment,   ///< the most of a defence (R077)
        centre,       ///< its front's centre before the middle of an enemy's side
        ahead,        ///< straight along its own heading
        parallel,     ///< its front along an enemy's side
    };
    Kind kind{Kind::ahead};
    std::optional<ElementAt> of;           ///< the element it was drawn to
    plane::Zone side{plane::Zone::front};  ///< of that element, for centre and parallel

    friend bool operator==(const Snap&, const Snap&) = default;
};

struct DragQuestion {
    plaquette::MoverRef mover;
    std::vector<plane::Leg> planned;  ///< legs that the wish is added to
    Wish wish;
    Pull pull;
    plaquette::SequenceSoFar so_far;
};

/// What the hand would do, and what the rules say of it.
struct Attempt {
    plaquette::MoveQuestion question;
    plaquette::MoveAnswer answer;
    std::vector<Snap> snaps;

    friend bool operator==(const Attempt&, const Attempt&) = default;
};

/// The legs that take a piece as near its wish as the rules draw it, and the ruling on them. A change of heading comes first, the least of wheel
/// and about-face (a pivot where the reading free_pivot lets it), then one straight; neither goes nearer an enemy than 3 cm.
/// Requires: the mover has a place.
Attempt dragged(const plaquette::LaidTable& table, const std::vector<plaquette::MeetingLayout>& meetings,
                const DragQuestion& question);

/// The ruling on legs that were stated rather than dragged.
Attempt stated(const plaquette::LaidTable& table, const std::vector<plaquette::MeetingLayout>& meetings,
               const plaquette::MoveQuestion& question);

/// Is there a snap of a kind?
bool holds(const std::vector<Snap>& snaps, Snap::Kind kind);

}  // namespace bacler
