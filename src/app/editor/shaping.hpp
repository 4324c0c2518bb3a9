#pragma once
#include "app/editor/edit.hpp"

#include <vector>

/// What a finger drew on the table, made into the shape of a feature. Frame: the table. Moving or turning a whole drawing moves or
/// turns its shape; every point of a shape lies within the tolerance, and two grains, of the line that was drawn.
namespace bacler::editor {

/// How far a shape may leave the line that was drawn, for a table that is seen at so many mm of glass to its cm: what a finger
/// cannot do better, and 2 to 15 mm of table.
Length tolerance_on_glass(double mm_of_glass_a_cm);

/// The ground within a line that goes round it; between its ends it is closed straight. Where the line crosses itself, the lesser loop
/// is cut off: an end that was drawn beyond the beginning, or a kink. Accepted by the scenario's reader, wherever it lies on
/// the table. Faults: the loops are nearly alike, so that it is not plain which ground is meant; less than a square cm is left.
Result<Shape> area_drawn(const std::vector<TablePoint>& way, Length tolerance);

/// A strip about a line. Faults: shorter than 1 cm.
Result<Shape> strip_drawn(const std::vector<TablePoint>& way, Length tolerance, Length width);

/// The upright rectangle between two corners, and the oval within it. Faults: less than a square cm.
Result<Shape> rectangle_between(TablePoint a, TablePoint b);
Result<Shape> oval_between(TablePoint a, TablePoint b);

/// Is it a shape that the scenario's reader accepts, wherever it lies?
bool is_sound(const Shape& shape);

/// A point brought onto the table, and all points of a way.
TablePoint kept_on_table(TablePoint point, Length width, Length depth);
std::vector<TablePoint> kept_on_table(std::vector<TablePoint> way, Length width, Length depth);

/// An area with a corner more, in the middle of the edge behind one; of a strip, of the part behind it, or before its last one.
/// Requires: a corner of the shape.
Shape with_corner_behind(Shape shape, std::size_t corner);
/// Without one. Nothing is left out where too few would be left. Requires: a corner of the shape.
Shape without_corner(Shape shape, std::size_t corner);
/// Its corners: of the outline, or of the middle line.
const std::vector<TablePoint>& corners_of(const Shape& shape);
std::vector<TablePoint>& corners_of(Shape& shape);

}  // namespace bacler::editor
