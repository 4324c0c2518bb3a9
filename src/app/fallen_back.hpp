#pragma once
#include "board/plane/box.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/scenario.hpp"

#include <vector>

namespace bacler {

/// Where an element would stand after a combat: its plaquettes, and the way its front centre goes.
struct FallenBack {
    std::vector<plane::Box> plaquettes;
    TablePoint from, to;
};

/// The plaquettes of every unit of a placed element, in the frame of the table: one list a unit, front or left first.
/// Empty where the element has no place.
std::vector<std::vector<plane::Box>> placed_plaquettes(const plaquette::Element& element);

/// The place of a compulsory move (R197-R200, Q107, Q133): losses first, each unit a column in its row and in its order,
/// rows closed to the element's gap about its axis, front line unmoved; then straight along the enemy's heading, units
/// turned as the result says. Friends in the way (R209) are not looked at. Requires: the element has a place.
FallenBack fallen_back(const plaquette::Element& element, const plaquette::SideAnswer& answer,
                       const plaquette::Withdrawal& move, Angle enemy_heading);

}  // namespace bacler
