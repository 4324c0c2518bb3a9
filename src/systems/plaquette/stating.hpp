#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/order.hpp"

namespace bacler::plaquette {

/// May the players state this as fact (Q135)? Of two bodies that are on the table (Q136) and can stand so to one another (contact and
/// zones: enemies; supports, backing, alignment in one camp), and against nothing they have stated before: a fact that cannot hold beside another is contradictory, by the
/// rule that both speak of. What was stated in an earlier sequence of a piece without a place may be said otherwise, but for a contact: nobody
/// saw whether that piece has moved since. Requires: names that `files::faults_of_order` finds no fault in.
Ruling rule_on_stating(const LaidTable& table, const State& order, int sequence = 1);

/// The table on which this is a fact, beside all that was stated before; what was stated alike of the two, and what holds no
/// longer beside it, is gone. Requires: rule_on_stating allows it.
Scenario with_stated(const Scenario& scenario, const State& order, int sequence = 1);

}  // namespace bacler::plaquette
