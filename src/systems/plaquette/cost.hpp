#pragma once
#include "ruling/ledger.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/scenario.hpp"
#include "systems/plaquette/troops.hpp"

#include <vector>

namespace bacler::plaquette {

struct UnitCostQuestion {
    Arm arm{Arm::infantry};
    Weight weight{Weight::medium};
    std::vector<int> values;
    int staff_value{3};  ///< of the division staff, for a reserve its corps or army staff's (Q16)
    int bonuses{0};      ///< tactical and national bonuses it has (R228)
};

/// Cost of one unit (R225-R229, Q115): its total.
Ruling rule_on_unit_cost(const UnitCostQuestion& question, const Readings& readings);

/// Cost of one staff (R230-R232): its total.
Ruling rule_on_staff_cost(StaffLevel level, int value, int charisma);

/// The bonuses a unit has under these readings: elites, light infantry or engineers, heavy cavalry, national trait. A malus is
/// no bonus, and batteries have none (Q115).
int bonuses_of(const Unit& unit, const Readings& readings);

struct SideCost {
    std::vector<int> units;  ///< in order of elements, then units
    std::vector<int> staffs;
    int units_total{0};
    int staffs_total{0};
    int total{0};
    Ruling ruling;  ///< every term; its total is the cost
};

SideCost rule_on_side_cost(const Side& side, std::size_t place, const Readings& readings);

}  // namespace bacler::plaquette
