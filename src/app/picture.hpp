#pragma once
#include "board/plane/box.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// The table as coloured triangles: what is drawn and what it stands for. How each thing looks is the theme's affair.
namespace bacler {

/// A point of the table in cm, for drawing only.
struct Spot {
    float x{0}, y{0};
};

Spot spot_of(TablePoint p);

/// What a triangle stands for. `which` is a kind of terrain, a side or the tone of a mark, `step` a hill's level.
enum class Paint : std::uint8_t {
    beyond,
    cloth,
    cloth_edge,
    grid,
    terrain,
    terrain_edge,
    base,
    base_edge,
    base_front,
    symbol,
    staff,
    staff_symbol,
    ghost,
    ghost_edge,
    ghost_front,
    arrow,
    loss,
    chosen,
    chosen_edge,
    mark,
    mark_halo,
    mark_area,
    mark_band,
};

struct Shade {
    Paint paint{Paint::cloth};
    std::uint8_t which{0};
    std::uint8_t step{0};

    friend bool operator==(const Shade&, const Shade&) = default;
};

/// A corner of a triangle: where it is on the table, and how far it is pushed on the screen whatever the zoom.
struct PictureCorner {
    Spot at;    ///< cm
    Spot push;  ///< points, y away from the near edge
    Shade shade;
};

/// Triangles, three corners each, in the order they are drawn.
struct Picture {
    std::vector<PictureCorner> corners;
};

/// A line's breadth: cm of the table and points of the screen, added.
struct Breadth {
    float cm{0};
    float points{0};
};

/// What is drawn after, and so over, what a picture holds.
void append(Picture& to, const Picture& more);

void fill_quad(Picture& into, const std::array<Spot, 4>& corners, Shade shade);

/// A whole polygon, concave or with holes (triangulate.hpp).
void fill_polygon(Picture& into, std::span<const Spot> outline, std::span<const std::vector<Spot>> holes,
                  Shade shade);

void fill_disc(Picture& into, Spot centre, Breadth radius, Shade shade);

void draw_line(Picture& into, Spot from, Spot to, Breadth breadth, Shade shade);

/// A line along all the points with rounded bends; closed, it returns to its first.
void draw_path(Picture& into, std::span<const Spot> points, Breadth breadth, Shade shade);
void draw_outline(Picture& into, std::span<const Spot> points, Breadth breadth, Shade shade);

/// A frame outside a box, from so many points off its edge to so many, whatever the zoom: it never covers what it frames.
void draw_frame(Picture& into, const std::array<Spot, 4>& box, float from_points, float to_points,
                Shade shade);
/// What is picked, in a white frame with dark edges.
void draw_chosen(Picture& into, const std::array<Spot, 4>& box);

/// A stroke about a spot that keeps its length on the screen. Requires: `along` of unit length; points.
void draw_stroke(Picture& into, Spot at, Spot along, float length, float breadth, Shade shade);

/// A shaft with a head at `to`.
void draw_arrow(Picture& into, Spot from, Spot to, Breadth breadth, Shade shade);

/// Front left first, then clockwise, as plane::corners.
std::array<Spot, 4> spots_of(const plane::Box& box);

/// The point a part of the way across (0 left, 1 right) and back (0 front, 1 rear) in a box.
Spot within(const std::array<Spot, 4>& box, float across, float back);

}  // namespace bacler
