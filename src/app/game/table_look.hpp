#pragma once
#include "app/text/catalogue.hpp"
#include "systems/plaquette/scenario.hpp"

#include <string>
#include <vector>

namespace bacler {

/// A piece as it is to lie, in figures that a tape and an eye compare.
struct PieceLook {
    std::string name;
    std::vector<std::string> units;   ///< each with its bases and formation
    std::vector<std::string> places;  ///< from the nearest edges, from the nearest piece, and how it faces
};

/// Of an element or a staff. Requires: there is such a piece.
PieceLook look_of_piece(Lang lang, const plaquette::Scenario& scenario, const std::string& piece);

}  // namespace bacler
