#pragma once
#include "app/editor/edit.hpp"
#include "board/plane/box.hpp"
#include "systems/plaquette/scenario.hpp"

#include <optional>
#include <vector>

/// What draws corners of ground and pieces to itself while they are laid. Frame: the table.
namespace bacler::editor {

/// What a corner was drawn to; the first that lies within reach, in this order.
enum class Mark : std::uint8_t { table_corner, corner, table_edge, edge, grid, none };

struct Snapped {
    TablePoint at;
    Mark to{Mark::none};

    friend bool operator==(const Snapped&, const Snapped&) = default;
};

/// The ground about what is laid.
struct LaidGround {
    Length width, depth;                            ///< of the table
    std::vector<std::vector<TablePoint>> outlines;  ///< closed
    std::vector<std::vector<TablePoint>> paths;
    Length reach;  ///< of all but the grid, to either side
};
/// That of a scenario, without one feature of it where that is what is laid.
LaidGround ground_about(const plaquette::Scenario& scenario, std::optional<std::size_t> without,
                        Length reach);

/// The grid that holds what nothing else draws: 1 cm.
inline constexpr Length cell{1000};

/// A corner as it is drawn. Where nothing lies within reach it goes to the grid, a point off the table to its edge.
Snapped snapped(const LaidGround& ground, TablePoint corner);

/// A shape as its corners are drawn, and those of them that something else than the grid drew. Where that would spoil it, it goes without
/// the grid, and then without anything.
struct SnappedShape {
    Shape shape;
    std::vector<Snapped> marks;
};
SnappedShape snapped(const LaidGround& ground, const Shape& shape);

/// A shape that is moved: the corner that is nearest to something takes all of it along, else it goes by whole cm. It stays on the
/// table where it fits.
SnappedShape shifted(const LaidGround& ground, const Shape& shape, TablePoint by);

/// What a piece was lined up with.
enum class Line : std::uint8_t {
    none,
    abreast,  ///< its front in line with a fellow's
    behind,   ///< its middle behind or before a fellow's
};
struct Lined {
    plane::Pose pose;  ///< the middle of its front
    Line to{Line::none};
    std::optional<std::size_t> fellow;  ///< place in those asked about
};
/// A piece laid near its fellows: it takes the heading of one that faces nearly as it does, and stands abreast or behind where it
/// nearly does; a fellow that it nearly lies on draws it nowhere.
Lined lined_up(const plane::Pose& wished, const std::vector<plane::Pose>& fellows, Length reach);

/// The heading of a piece that is put down: that of the fellow nearest to it; where it has none, away from the nearer of
/// the table's long edges.
Angle heading_there(TablePoint at, const std::vector<plane::Pose>& fellows, Length width, Length depth);

}  // namespace bacler::editor
