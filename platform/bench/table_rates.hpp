#pragma once
#include "systems/plaquette/scenario.hpp"

#include <cstddef>

namespace bacler::bench {

/// What the rulings of a table cost on one core, in milliseconds.
struct TableRates {
    std::size_t tiles{0}, plaquettes{0}, elements{0};
    double step{0};             ///< one step of a drag, ruled on: the median of all steps
    double slow_step{0};        ///< what 99 in 100 of them stay below
    double slowest{0};          ///< the worst of them, each being the median of its rounds
    double slowest_single{0};   ///< the worst of all rounds of all of them
    double slowest_element{0};  ///< the median step of the element whose steps cost most
    double full{0};             ///< the whole table laid out and ruled on: median of rounds
    double all_pairs{0};        ///< the same without its index
};

/// Of so many copies of a scenario side by side. Elements from all over the table are dragged to and fro by 2 mm a step; what the steps
/// leave behind, and what is ruled of all pairs, is held against the whole table ruled on anew.
TableRates table_rates(const plaquette::Scenario& tile, std::size_t tiles);

}  // namespace bacler::bench
