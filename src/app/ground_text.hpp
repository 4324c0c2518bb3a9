#pragma once
#include "app/text/catalogue.hpp"
#include "systems/plaquette/scenario.hpp"

#include <string>

namespace bacler {

/// A place of the table and what lies there, in words: "81,0 ; 51,5 cm : bois". The edge of a piece of terrain counts as on it.
std::string ground_text(Lang lang, const plaquette::Scenario& scenario, TablePoint at);

}  // namespace bacler
