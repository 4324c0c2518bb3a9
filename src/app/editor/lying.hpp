#pragma once
#include "app/editor/editing.hpp"
#include "app/editor/shaping.hpp"
#include "board/plane/box.hpp"

#include <optional>
#include <string>
#include <vector>

/// What lies and stands on the table of a draft, by the places it has there: what is too faulty to be drawn is left out.
namespace bacler::editor {

/// A feature as it lies; null where it is not there or cannot be drawn.
const plaquette::TerrainFeature* feature_at(const Editing& editing, std::size_t terrain);
Shape shape_of(const plaquette::TerrainFeature& feature);

/// An element or a staff on the table.
struct Standing {
    Place place;
    plane::Box body;
    /// What PlacePiece would set it to: the middle of an element's front, the centre of a staff. None where its units stand each by itself.
    std::optional<plane::Pose> pose;
};
std::vector<Standing> standing(const Editing& editing);
std::optional<Standing> standing_at(const Editing& editing, const Place& place);
/// The other pieces of its kind and side that stand.
std::vector<Standing> fellows_of(const Editing& editing, const Place& place);

/// Elements and staffs that have no place and arrive from nowhere, side by side.
std::vector<Place> waiting(const Editing& editing);

/// What lies under a finger of a half breadth: pieces first, then strips, then areas from the least to the greatest.
std::vector<Place> under(const Editing& editing, TablePoint at, Length reach);

/// What the table would be after an edit; as it is, where that is refused.
plaquette::Scenario drawn_after(const Editing& editing, const Edit& edit);

}  // namespace bacler::editor
