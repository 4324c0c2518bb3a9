#pragma once
#include <span>
#include <vector>

namespace bacler {

struct Spot;

/// Triangles, three spots each, that cover an outline less its holes. Outline and holes may go either way round and be
/// concave. Their areas add up to the outline's less the holes'. Touching holes and outlines that cross themselves give
/// triangles that cover them only in part. Fewer than three spots: none.
std::vector<Spot> triangulate(std::span<const Spot> outline, std::span<const std::vector<Spot>> holes);

}  // namespace bacler
