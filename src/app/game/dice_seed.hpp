#pragma once
#include "app/game/game.hpp"
#include "base/random.hpp"

#include <cstdint>

namespace bacler {

/// The generator that rolls the next dice of a game: it goes on after the last die that it rolled, on whatever branch, so that no die taken
/// back or thrown before a game was closed is rolled alike again. From `first` where it has rolled none yet.
Generator generator_after(const BattleTimeline& timeline, std::uint64_t first);

/// The seed of a new game's dice, which nobody foresees.
std::uint64_t unforeseen_seed();

}  // namespace bacler
