#pragma once
#include "app/selection.hpp"
#include "app/text/catalogue.hpp"
#include "systems/plaquette/play/battle.hpp"

#include <string>
#include <vector>

namespace bacler {

/// What one key does that gives several orders in turn.
struct ActKey {
    std::string name;  ///< "form.F1a-1.column", "form.F1a.column", "swap.F1a-1.F1a-3"
    std::string label;
    std::vector<plaquette::Order> orders;
};

/// What an element may do where it stands while its group moves: the formations that its units may take one by one, those that all of
/// them may take who have not (R096), and the units of two lines that may change places (R140). Only what the referee accepts; nothing in
/// other stages.
std::vector<ActKey> acts_for(Lang lang, const plaquette::Battle& battle, ElementAt element);

}  // namespace bacler
