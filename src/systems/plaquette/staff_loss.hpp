#pragma once
#include "base/fraction.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <vector>

namespace bacler::plaquette {

/// Plaquettes lost that cost a staff one roll (R211-R213).
int losses_per_roll(StaffLevel level);

/// Rolls a staff owes for the plaquettes its subordinates lost in the sequence; the remainder is dropped (Q114).
int staff_rolls(StaffLevel level, int losses);

/// Chances of 0, 1, 2... hits in so many rolls: a hit on a 1 of the d10.
std::vector<Fraction> staff_hit_chances(int rolls);

struct StaffAnswer {
    int rolls{0};
    int value{0};
    int charisma{0};
    Ruling ruling;  ///< its total is the hits
};

/// Each hit takes one value and one charisma, never below the floor (Q19). Requires: one die a roll, faces 1 to 10.
StaffAnswer rule_on_staff_losses(StaffLevel level, int losses, int value, int charisma,
                                 const std::vector<int>& dice, const Readings& readings);

}  // namespace bacler::plaquette
