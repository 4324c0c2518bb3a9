#pragma once
#include "app/overlay/runs.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <span>
#include <vector>

namespace bacler::overlay {

/// The radii players ask for, in their order.
inline constexpr std::array<Length, 6> ring_radii{Length{3000},  Length{5000},  Length{10000},
                                                  Length{25000}, Length{40000}, Length{60000}};

/// Is a radius measured from the centre (command, R052), and not from the edge (Q07)?
bool is_from_centre(Length radius);

/// A piece that rings are drawn about.
struct RingsQuestion {
    std::vector<plane::Box> footprints;  ///< edges count from these: one a unit, or the one base of a staff
    plane::Box body;                     ///< its centre counts (Q08)
};

/// Everywhere at a distance from a piece: from the edge of its footprints as one outline, or from its centre.
Drawing ring_of(const Canvas& canvas, const RingsQuestion& question, Length radius);

/// The line at an edge distance about several footprints: what lies nearer to another footprint is left out.
Runs runs_at(std::span<const plane::Box> footprints, Length distance);

/// Where batteries of one weight reach at their short and long range: from their front edges (Q60) within their front zones (Q54).
/// Requires: at least one.
Drawing gun_ranges_of(const Canvas& canvas, std::span<const plane::Box> batteries, plaquette::Weight weight,
                      const plaquette::Readings& readings);

}  // namespace bacler::overlay
