#pragma once
#include "systems/plaquette/play/system.hpp"

#include <tuple>

/// The rule systems that this program plays: the written list. Whoever joins it is held by the suite of tests/game/conformance.hpp.
namespace bacler {

using Systems = std::tuple<plaquette::PlaquetteGame>;

}  // namespace bacler
