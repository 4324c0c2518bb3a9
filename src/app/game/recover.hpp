#pragma once
#include "app/game/keyring.hpp"
#include "systems/plaquette/play/battle.hpp"

namespace bacler {

/// A side's key out of what was wrapped for the umpire, whose own is in the ring: into the ring, so that the side may choose another secret
/// for it and what it sealed goes on opening. Faults: seal.no_key (the umpire's is not in the ring, or the side has none, or did not let
/// him in), seal.not_for_this_key. Nothing is written.
Faults recover_key(const plaquette::Battle& battle, Keyring& ring, std::size_t side);

}  // namespace bacler
