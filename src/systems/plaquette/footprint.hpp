#pragma once
#include "board/plane/box.hpp"
#include "systems/plaquette/scenario.hpp"
#include "systems/plaquette/troops.hpp"

#include <vector>

namespace bacler::plaquette {

/// The base of one plaquette (R004-R007): 3 cm of front whatever the arm; depth by arm.
inline constexpr Length plaquette_front{3000};
Length plaquette_depth(Arm arm);

struct Footprint {
    Length w, d;
};

/// The ground a unit covers in a formation (R030-R034, Q12): a line one plaquette deep, a column and both squares one
/// plaquette wide; a battery its single plaquette. Units: one plaquette count each. Requires: plaquettes at least 1.
Footprint footprint(Arm arm, Formation formation, int plaquettes);

/// Where each plaquette of a unit stands, front or left first, in the unit's own frame (front centre at 0, 0; facing 0):
/// in contact with one another (R029); squares turn their last plaquette about, a hollow one its middle pairs to the sides.
std::vector<plane::Box> plaquette_boxes(Arm arm, Formation formation, int plaquettes);

/// The plaquettes of a unit that stands so, in the frame of the table, front or left first.
std::vector<plane::Box> placed_plaquettes(const Unit& unit, const plane::Box& box);

/// Where each unit of a placed element stands: by its own front centre where it has one, else by rows (Q133): front
/// edges of a row align, a row stands the gap behind the deepest unit of the row ahead, each row centred on the element's axis.
/// One box a unit, in the element's order; empty where neither the element nor all its units have a place.
std::vector<plane::Box> unit_boxes(const Element& element);

/// The element's body: the box facing its heading that holds all its units (Q08); none without a place.
std::optional<plane::Box> element_box(const Element& element);

/// The base of a staff (Q17); none without a place.
std::optional<plane::Box> staff_box(const Staff& staff);

/// The row of each unit, from 1; units that stand in no row count as in the first.
std::vector<int> rows_of_units(const Element& element);

}  // namespace bacler::plaquette
