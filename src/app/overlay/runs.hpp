#pragma once
#include "app/overlay/pencil.hpp"
#include "board/plane/box.hpp"

#include <functional>
#include <optional>
#include <vector>

/// Outlines at a distance, and what is left of them where others cover them.
namespace bacler::overlay {

/// Open lines, each unbroken.
using Runs = std::vector<std::vector<Spot>>;

TablePoint point_of(Spot spot);

/// A quarter of a circle about a corner, clockwise from a direction of unit length.
void add_quarter(std::vector<Spot>& into, Spot corner, Spot from, float cm);

/// A straight side in pieces short enough to be left out one by one. Requires: not empty.
void add_side(std::vector<Spot>& into, Spot to);

/// The rounded rectangle at a distance about a footprint, closed.
std::vector<Spot> outline_at(const plane::Box& box, float cm);

/// What of a line is to be kept, cut to within a hundredth of a mm of where that changes.
void add_kept(Runs& into, const std::vector<Spot>& line, const std::function<bool(Spot)>& is_kept);

/// Cut at the edge of the table.
void draw_runs(Pencil& pencil, const Canvas& canvas, const Runs& runs, float breadth);

/// The spot that lies farthest in a direction, for a label; only spots on the table count.
std::optional<Spot> farthest(const Canvas& canvas, const Runs& runs, Spot toward);

}  // namespace bacler::overlay
