#pragma once
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <vector>

/// Orders that lie face down, between being laid and being obeyed: seen by the stages only.
namespace bacler::plaquette {

/// An order that an aide has brought is obeyed where he arrives (R067).
void obey_aide(Turn& turn, const Aide& aide);

/// A corps or army at the top needs no order for its own mission (Q24): nothing is spent or tested.
bool is_free(const Battle& battle, const Chit& chit);

/// Would an order of this staff to this body go by aide (R066)? Told by the places alone.
bool goes_by_aide(const Battle& battle, const Named& giver, const Named& to);

/// Orders that one to this body takes: two where it must first be rallied from retreat (R079, R080, Q33).
int orders_taken(const Battle& battle, const Named& to, const GiveOrder& order);

/// Aides of a staff on the road, and about to leave with an order that is not tested yet (R066).
int aides_out(const Battle& battle, std::size_t side, std::size_t staff);

/// Orders that a staff has left to spend (R061, R210).
int orders_left(const Battle& battle, std::size_t side, std::size_t staff);

/// Carries out an order that has passed; what takes another test goes among `again`. Requires: its content is known.
void carry_out_order(Turn& turn, Chit& chit, std::vector<Chit>& again);

/// The chits of the level that is tested next stand first, a die each; phase 2 begins where none is left.
void ask_next_level(Turn& turn);

}  // namespace bacler::plaquette
