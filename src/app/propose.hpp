#pragma once
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/scenario.hpp"

namespace bacler {

/// An element of a scenario by its places: side, then element of that side.
using ElementAt = plaquette::ElementRef;

/// The engagement of two elements as a panel first shows it, to be changed by the players. Where they meet on the table as it
/// stands, all that the table tells: pairs, roles, covers, supports, flanks. Elsewhere roles from the rows (first row engaged,
/// second supports, third backs), attacked from the front, with the cover and the staff that the table shows, order, fatigue and
/// losses as the scenario states them.
plaquette::Engagement propose_engagement(const plaquette::Scenario& scenario, ElementAt first,
                                         ElementAt second);

}  // namespace bacler
