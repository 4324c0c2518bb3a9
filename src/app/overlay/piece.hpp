#pragma once
#include "app/overlay/rings.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/moving.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bacler::overlay {

/// What can be measured from and to: an element, a unit of one, or a staff.
using Piece = plaquette::MoverRef;

Piece piece_of(plaquette::ElementRef element);

const std::string& id_of(const plaquette::Scenario& scenario, const Piece& piece);
const std::string& name_of(const plaquette::Scenario& scenario, const Piece& piece);

/// The footprints of a piece and its body; none without a place.
std::optional<RingsQuestion> placed(const plaquette::LaidTable& table, const Piece& piece);

/// Its batteries, one or none of a unit, as places in the element; none of a staff.
std::vector<std::size_t> batteries_of(const plaquette::Scenario& scenario, const Piece& piece);

/// The batteries of a piece by their weight, lightest first; none without a place.
struct Guns {
    plaquette::Weight weight{plaquette::Weight::light};
    std::vector<plane::Box> footprints;
};
std::vector<Guns> guns_of(const plaquette::LaidTable& table, const Piece& piece);

/// The staff or unit that stands at a spot of the table, or the element whose body does; a staff that stands within `reach` cm
/// of the spot is taken where no unit is there.
std::optional<Piece> piece_at(const plaquette::LaidTable& table, Spot spot, float reach);

/// The outline of every footprint of these pieces.
Picture pieces_picture(const plaquette::Scenario& scenario, const std::vector<Piece>& pieces);

/// Every unit and staff that has a place, by the name scripts tap ("unit.F1a-1", "staff.FC"), with its centre.
std::vector<std::pair<std::string, Spot>> pieces_by_name(const plaquette::Scenario& scenario);

}  // namespace bacler::overlay
