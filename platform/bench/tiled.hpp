#pragma once
#include "systems/plaquette/scenario.hpp"

#include <cstddef>

namespace bacler::bench {

/// So many copies of a scenario side by side on one table, in rows as near to a square as they go; the armies of all copies are
/// two. Ids end in the copy's number. Requires: at least one tile.
plaquette::Scenario tiled(const plaquette::Scenario& tile, std::size_t tiles);

/// Plaquettes of all elements; a battery is one.
std::size_t plaquettes_on(const plaquette::Scenario& scenario);

}  // namespace bacler::bench
