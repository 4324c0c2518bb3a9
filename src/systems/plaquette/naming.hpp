#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/pieces.hpp"

#include <optional>

namespace bacler::plaquette {

/// How far is a piece from another piece or a terrain feature, by the nearest points of their footprints (Q07)? A staff is its base
/// (Q17). 0 where they touch or overlap. Between pieces it is the ruler's, stated distances included (Q135). None where one of them has
/// no place and nothing is stated.
std::optional<Measurement> gap_between(const LaidTable& table, const Named& from, const Named& to);

/// May an order to this body, given by this staff of its side, name this element or terrain (R071, Q27)? Measured from the nearest
/// unit of the receiving body (of a staff: of every element it commands) and from the staff's base. None where no place is known.
std::optional<Ruling> rule_on_naming(const LaidTable& table, const Named& staff, const Named& recipient,
                                     const Named& target);

}  // namespace bacler::plaquette
