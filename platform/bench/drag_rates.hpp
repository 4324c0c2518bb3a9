#pragma once
#include "systems/plaquette/scenario.hpp"

#include <cstddef>
#include <string>

namespace bacler::bench {

/// What a finger's step costs the app on one core, in milliseconds: where the piece is drawn to, the ruling on that move, and all that is
/// ruled anew of the table as it would then stand.
struct DragRates {
    std::size_t steps{0};
    double take_up{0};          ///< a piece taken in hand: median
    double step{0};             ///< the median of all steps
    double slow_step{0};        ///< what 99 in 100 of them stay below
    double slowest{0};          ///< the worst of them, each being the median of its rounds
    double slowest_single{0};   ///< the worst of all rounds of all of them
    double slowest_element{0};  ///< the median step of the element whose steps cost most
    std::string slowest_id;
};

/// Elements from all over a table are dragged ahead, sideways, round and up to an enemy, each in the order it has and in one of the five, by
/// the very function that follows the finger. Every drag's last step is held against the same attempt on the table laid out anew.
DragRates drag_rates(const plaquette::Scenario& scenario);

}  // namespace bacler::bench
