#pragma once
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/scenario.hpp"

namespace bacler {

/// An element of a scenario by its places: side, then element of that side.
using ElementAt = plaquette::ElementRef;

/// The engagement of two elements as a panel first shows it, to be changed by the players: roles from the rows (first row
/// engaged, second supports, third backs), attacked from the front, staff of the element's own chain, its order, fatigue and
/// losses as the scenario states them. What only the table tells (who is near, sheltered, threatened) starts at nothing.
plaquette::Engagement propose_engagement(const plaquette::Scenario& scenario, ElementAt first,
                                         ElementAt second);

}  // namespace bacler
