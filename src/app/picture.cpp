#include "app/picture.hpp"

#include "app/triangulate.hpp"

#include <cmath>

namespace bacler {

namespace {

Spot mix(Spot a, Spot b, float part) {
    return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

Spot scaled(Spot a, float by) {
    return {a.x * by, a.y * by};
}

Spot plus(Spot a, Spot b) {
    return {a.x + b.x, a.y + b.y};
}

void triangle(Picture& into, const PictureCorner& a, const PictureCorner& b, const PictureCorner& c) {
    into.corners.push_back(a);
    into.corners.push_back(b);
    into.corners.push_back(c);
}

Spot direction(Spot from, Spot to) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length < 1e-6F) return {0, 1};
    return {(to.x - from.x) / length, (to.y - from.y) / length};
}

/// A corner that stands `side` half breadths beside a point.
PictureCorner beside(Spot at, Spot across, Breadth breadth, float side, Shade shade) {
    return {plus(at, scaled(across, side * breadth.cm / 2)), scaled(across, side * breadth.points / 2),
            shade};
}

}  // namespace

Spot spot_of(TablePoint p) {
    return {static_cast<float>(in_cm(p.x)), static_cast<float>(in_cm(p.y))};
}

void append(Picture& to, const Picture& more) {
    to.corners.insert(to.corners.end(), more.corners.begin(), more.corners.end());
}

void fill_quad(Picture& into, const std::array<Spot, 4>& corners, Shade shade) {
    const PictureCorner a{corners[0], {}, shade}, b{corners[1], {}, shade}, c{corners[2], {}, shade},
        d{corners[3], {}, shade};
    triangle(into, a, b, c);
    triangle(into, a, c, d);
}

void fill_polygon(Picture& into, std::span<const Spot> outline, std::span<const std::vector<Spot>> holes,
                  Shade shade) {
    for (const Spot& s : triangulate(outline, holes)) into.corners.push_back({s, {}, shade});
}

void fill_disc(Picture& into, Spot centre, Breadth radius, Shade shade) {
    constexpr int slices = 20;
    constexpr float whole_turn = 6.2831853F;
    const auto rim = [&](int slice) {
        const float turn = whole_turn * static_cast<float>(slice) / slices;
        const Spot out{std::cos(turn), std::sin(turn)};
        return PictureCorner{plus(centre, scaled(out, radius.cm)), scaled(out, radius.points), shade};
    };
    for (int i = 0; i < slices; ++i) triangle(into, {centre, {}, shade}, rim(i), rim(i + 1));
}

void draw_line(Picture& into, Spot from, Spot to, Breadth breadth, Shade shade) {
    const Spot along = direction(from, to);
    const Spot across{-along.y, along.x};
    const PictureCorner a = beside(from, across, breadth, 1, shade);
    const PictureCorner b = beside(from, across, breadth, -1, shade);
    const PictureCorner c = beside(to, across, breadth, -1, shade);
    const PictureCorner d = beside(to, across, breadth, 1, shade);
    triangle(into, a, b, c);
    triangle(into, a, c, d);
}

void draw_path(Picture& into, std::span<const Spot> points, Breadth breadth, Shade shade) {
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        draw_line(into, points[i], points[i + 1], breadth, shade);
    for (const Spot& p : points) fill_disc(into, p, {breadth.cm / 2, breadth.points / 2}, shade);
}

void draw_outline(Picture& into, std::span<const Spot> points, Breadth breadth, Shade shade) {
    draw_path(into, points, breadth, shade);
    if (points.size() > 2) draw_line(into, points.back(), points.front(), breadth, shade);
}

void draw_frame(Picture& into, const std::array<Spot, 4>& box, float from_points, float to_points,
                Shade shade) {
    const Spot ahead = direction(box[3], box[0]), right = direction(box[0], box[1]);
    const auto corner = [&](std::size_t i, float off) {
        const float along = i == 0 || i == 1 ? off : -off, aside = i == 1 || i == 2 ? off : -off;
        return PictureCorner{box[i], plus(scaled(ahead, along), scaled(right, aside)), shade};
    };
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t next = (i + 1) % 4;
        triangle(into, corner(i, from_points), corner(next, from_points), corner(next, to_points));
        triangle(into, corner(i, from_points), corner(next, to_points), corner(i, to_points));
    }
}

void draw_chosen(Picture& into, const std::array<Spot, 4>& box) {
    draw_frame(into, box, 1, 7, {Paint::chosen_edge});
    draw_frame(into, box, 2.5F, 5.5F, {Paint::chosen});
}

void draw_stroke(Picture& into, Spot at, Spot along, float length, float breadth, Shade shade) {
    const auto corner = [&](float ahead, float aside) {
        return PictureCorner{
            at, plus(scaled(along, ahead * length / 2), scaled({-along.y, along.x}, aside * breadth / 2)),
            shade};
    };
    triangle(into, corner(-1, -1), corner(1, -1), corner(1, 1));
    triangle(into, corner(-1, -1), corner(1, 1), corner(-1, 1));
}

void draw_arrow(Picture& into, Spot from, Spot to, Breadth breadth, Shade shade) {
    const Spot along = direction(from, to);
    const Spot across{-along.y, along.x};
    const Breadth head{breadth.cm * 4, breadth.points * 4};
    // The head is as long as it is broad; the shaft ends inside it.
    const PictureCorner left{plus(to, plus(scaled(along, -head.cm), scaled(across, head.cm / 2))),
                             plus(scaled(along, -head.points), scaled(across, head.points / 2)), shade};
    const PictureCorner right{plus(to, plus(scaled(along, -head.cm), scaled(across, -head.cm / 2))),
                              plus(scaled(along, -head.points), scaled(across, -head.points / 2)), shade};
    const std::size_t shaft = into.corners.size();
    draw_line(into, from, plus(to, scaled(along, -head.cm)), breadth, shade);
    // Corners 2, 4 and 5 of a line stand at its far end.
    for (const std::size_t i : {shaft + 2, shaft + 4, shaft + 5})
        into.corners[i].push = plus(into.corners[i].push, scaled(along, -head.points));
    triangle(into, left, right, {to, {}, shade});
}

std::array<Spot, 4> spots_of(const plane::Box& box) {
    const std::array<TablePoint, 4> c = plane::corners(box);
    return {spot_of(c[0]), spot_of(c[1]), spot_of(c[2]), spot_of(c[3])};
}

Spot within(const std::array<Spot, 4>& box, float across, float back) {
    return mix(mix(box[0], box[1], across), mix(box[3], box[2], across), back);
}

}  // namespace bacler
