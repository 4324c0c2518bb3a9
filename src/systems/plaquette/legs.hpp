#pragma once
#include "board/plane/sweep.hpp"
#include "systems/plaquette/moving.hpp"
#include "systems/plaquette/order.hpp"
#include "systems/plaquette/readings.hpp"

#include <vector>

namespace bacler::plaquette {

/// The legs of a move as it is ordered: first the turn to its heading, where that differs from the body's, then straight on so that the
/// front's centre passes each `via` and ends where the order says (of a staff, the centre of its base). The turn is a wheel on the inner
/// front corner, the shorter way round (right at half a turn), or by the reading free_pivot, and for a staff, a pivot (Q45); within half a
/// degree of the opposite heading everybody turns about where he stands. Legs of no length are left out. Nothing is asked of the rules.
std::vector<plane::Leg> legs_of(const Move& order, const plane::Box& body, MoverRef::Kind kind,
                                const Readings& readings);

/// The one leg of a wheel.
plane::Leg leg_of(const Wheel& order);

}  // namespace bacler::plaquette
