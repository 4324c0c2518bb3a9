#pragma once
#include "systems/plaquette/order.hpp"
#include "systems/plaquette/scenario.hpp"

namespace bacler::plaquette {

/// Are all the names of an order the scenario's, and of the kind of piece that it is for? What the referee of a game requires; which
/// name is wrong and what it may be is told by `files::faults_of_order`, which refuses all that this refuses.
bool has_its_names(const Scenario& scenario, const Order& order);

}  // namespace bacler::plaquette
