#pragma once
#include "ruling/ledger.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/engagement_workings.hpp"

namespace bacler::plaquette {

/// Writes what follows from the difference of morale, beneath a heading without bearing on it, and fills the answer:
/// losses and whom they fall on, guns, stance, fatigue, withdrawal, advance (R193-R208).
void write_consequences(Ledger& ledger, const Engagement& engagement, const Workings& workings,
                        EngagementAnswer& answer);

}  // namespace bacler::plaquette
