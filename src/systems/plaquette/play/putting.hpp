#pragma once
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <optional>

/// Pieces put on the table, or off it, by word: seen by the stages only. What does not go is said in the turn's ruling.
namespace bacler::plaquette {

/// Nothing that dice depend on is changed while they are owed. False: said so.
bool may_change_now(Turn& turn);

/// Is a piece in play: has it entered, and not been destroyed? False: said so.
bool is_in_play(Turn& turn, const Named& piece);

/// Does nobody else lie where this element would, and is it 3 cm or less from everybody it is in contact with (R125)? As a scenario is
/// judged, and false: said so.
bool has_room(Turn& turn, ElementRef ref, const Element& placed);

/// An element or a staff stands here, wherever it was. One that had no place is measured from now on: what was stated of it and of
/// another piece that has one is a fact no longer; one that had a place has moved (Q135). While the groups move, whoever it is then in contact
/// with is met. False: it does not go there. Requires: in play.
bool put(Turn& turn, const Named& piece, TablePoint at, std::optional<Angle> heading);

/// A piece has no place any more. It is in contact with whom it was, which is a fact from now on; what was stated stays. Requires: in play.
void take_up(Turn& turn, const Named& piece);

}  // namespace bacler::plaquette
