#pragma once
#include "app/overlay/drawing.hpp"
#include "board/plane/box.hpp"

#include <span>
#include <string>
#include <vector>

namespace bacler::overlay {

/// Lays marks on a canvas: areas lowest, then the halos of all strokes, then the strokes, so that none hides another.
/// Strokes keep their breadth on the screen: solid, dashed where forbidden, dotted where too close.
class Pencil {
public:
    explicit Pencil(const Canvas& canvas) : canvas_(canvas) {}

    void line(Spot from, Spot to, Tone tone, float points = 2.5F);
    void path(std::span<const Spot> points, Tone tone, float breadth = 2.5F);
    void outline(std::span<const Spot> points, Tone tone, float breadth = 2.5F);
    /// A stroke across a line, or along it, about a spot. Requires: `along` of unit length; length in points.
    void stroke(Spot at, Spot along, Tone tone, float length = 16);
    void cross(Spot at, Tone tone);
    void dot(Spot at, Tone tone);
    void arrow(Spot from, Spot to, Tone tone);
    /// Requires: convex or concave without crossings, at least three points.
    void area(std::span<const Spot> points, Tone tone);
    /// Where a body stood: its outline filled faintly, its front line stronger.
    void ghost(const plane::Box& box);
    /// A line across the table; it need not be in view.
    void prolongation(Spot from, Spot to);
    /// From what was measured to its limit, faintly.
    void lead(Spot from, Spot to);
    /// Where a limit falls on a line: a long stroke of ink. Requires: `along` of unit length.
    void limit(Spot at, Spot along);
    /// The thin border of an area, without a halo.
    void edge(std::span<const Spot> points, Tone tone);
    /// The stretch of a line that an uncertain end may lie in.
    void band(Spot from, Spot to, Tone tone);

    /// A label at a spot, brought onto the table where it lies off it.
    void figure(Spot at, Spot away, Tone tone, const std::string& text);
    /// Of an area: it stands at the spot, or elsewhere in the area. Requires: `away` of unit length; the area convex.
    void name(Spot at, Spot away, Tone tone, const std::string& text, std::vector<Spot> area);

    /// Has to be in view.
    void shows(Spot spot);

    Drawing finish();

private:
    void solid(Spot from, Spot to, float points, Tone tone);
    void dashes(Spot from, Spot to, float points, Tone tone);
    Spot on_table(Spot spot) const;

    Canvas canvas_;
    Picture areas_, halos_, strokes_;
    std::vector<Label> labels_;
    std::array<Spot, 2> ground_{};
    bool shows_nothing_{true};
};

Spot mix(Spot a, Spot b, float part);
float apart(Spot a, Spot b);
/// Of unit length; straight up where both are one.
Spot direction(Spot from, Spot to);
/// A quarter turn to the left.
Spot across(Spot along);
/// Clockwise, by radians.
Spot turned(Spot along, float by);
Spot moved(Spot from, Spot along, float cm);

/// Closed: its last point is its first.
std::vector<Spot> circle_of(Spot centre, float cm);

/// The part of the straight line through `at` that lies on the table; both ends `at` where none does.
std::array<Spot, 2> across_table(const Canvas& canvas, Spot at, Spot along);

bool is_on_table(const Canvas& canvas, Spot spot);

}  // namespace bacler::overlay
