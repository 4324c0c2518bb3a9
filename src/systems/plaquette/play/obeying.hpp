#pragma once
#include "systems/plaquette/play/turn.hpp"

namespace bacler::plaquette {

/// An order that an aide has brought is obeyed where he arrives (R067).
void obey_aide(Turn& turn, const Aide& aide);

}  // namespace bacler::plaquette
