#pragma once
#include "app/text/catalogue.hpp"
#include "systems/plaquette/scenario.hpp"

#include <string>

namespace bacler {

/// A place of the table and what lies there, in words: "81 ; 51,5 cm : bois", to the millimetre. The edge of a piece of terrain counts as on it.
std::string ground_text(Lang lang, const plaquette::Scenario& scenario, TablePoint at);

}  // namespace bacler
