#pragma once
#include "board/plane/box.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/movement.hpp"

#include <array>
#include <optional>
#include <vector>

/// Bodies that must leave, and where they end (R127, R197-R200, R209, R210; Q77, Q107, Q113, Q133).
namespace bacler::plaquette {

struct LeavingQuestion {
    ElementRef element;
    WithdrawalCause cause{WithdrawalCause::recoil};
    Angle direction;          ///< along which it goes: the heading of whoever drives it off
    std::vector<int> lost{};  ///< plaquettes a unit, before it goes; a battery's loss is one
    std::optional<int> cm{};  ///< as a combat has ruled it; none: worked out here
};

struct LeavingAnswer {
    Ruling ruling;                      ///< its total is the order points lost
    Element after;                      ///< closed up, where it ends; without units: nothing is left of it
    plane::Box from, end;               ///< the body closed up and turned, and where it ends
    Length moved;                       ///< with what was added or taken off for friends
    int order_points_lost{0};           ///< R210
    std::vector<ElementRef> landed_on;  ///< friends, on the way (R209)
};

/// Losses first, then each unit in column (Q133), turned as the result says, straight along the direction; one full move more for
/// each landing on a friend, and 3 cm kept from the others (Q113). An evasion is no compulsory move: it ends where it ends (Q77).
/// Requires: the element has a place.
LeavingAnswer rule_on_leaving(const LaidTable& table, const LeavingQuestion& question);

/// Distinct terrain features that an element would stand in or enter (R098) as it goes: by a recoil, a fall back, a retreat, the first
/// and the second move of a rout. Its losses are not yet known. Requires: the element has a place.
std::array<int, 5> hindrances_of(const LaidTable& table, ElementRef element, Angle direction);

}  // namespace bacler::plaquette
