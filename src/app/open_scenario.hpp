#pragma once
#include "base/result.hpp"
#include "systems/plaquette/scenario.hpp"

#include <string>

namespace bacler {

/// A scenario that a person named, or every fault of it.
Result<plaquette::Scenario> open_scenario(const std::string& path);

/// The book battle that comes with the program: what opens when nothing is named.
Result<plaquette::Scenario> book_battle();

}  // namespace bacler
