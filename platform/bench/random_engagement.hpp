#pragma once
#include "base/random.hpp"
#include "systems/plaquette/engagement.hpp"

namespace bacler::bench {

/// A brigade against a brigade as they meet in play: 2 to 5 units a side, mixed arms, stances, covers, supports. The same seed
/// gives the same engagement everywhere.
plaquette::Engagement random_engagement(Generator& generator);

}  // namespace bacler::bench
