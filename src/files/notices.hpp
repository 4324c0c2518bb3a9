#pragma once
#include "base/result.hpp"
#include "systems/plaquette/scenario.hpp"

#include <vector>

namespace bacler::files {

/// What a sound scenario does that the rules advise against, but that losses or a small game may have brought
/// about: staffs with fewer bodies under them than R048-R050 ask, missions that name nothing (R069, R070),
/// units and elements that stand otherwise than brigaded (R040-R042). In a form that reads like a fault, with the id as its path; nothing is refused for it.
std::vector<Fault> notices(const plaquette::Scenario& scenario);

}  // namespace bacler::files
