#pragma once
#include "app/overlay/drawing.hpp"
#include "systems/plaquette/moving.hpp"

namespace bacler::overlay {

/// A move as it was ruled: the ghost of the body where it started, the path of its front centre as far as it is allowed and
/// beyond, each station, the arc of every wheel at the outer corner that pays for it (Q45), the strip of a front that is
/// crossed (R087), the first centimetre that is not allowed, and the stop before an enemy (R086).
Drawing path_of(const Canvas& canvas, const plaquette::LaidTable& table,
                const plaquette::MoveQuestion& question, const plaquette::MoveAnswer& answer);

/// A path cut at a length along it: what goes before, and the first centimetre after; each at least its ends where it has
/// any length.
struct CutPath {
    std::vector<Spot> before, first_cm, after;
};
CutPath cut_path(const std::vector<TablePoint>& path, Length at);

}  // namespace bacler::overlay
