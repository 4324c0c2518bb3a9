#include "board/plane/corridor.hpp"

#include "board/plane/kernel/distance.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace bacler::plane {

namespace {

double length(Vec v) {
    return std::hypot(v.x, v.y);
}

double dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y;
}

/// A rectangle about an axis, narrowed and shortened by `margin` on every side.
Convex about_axis(Vec from, Vec aim, double width, double margin) {
    const Vec along = aim - from;
    const double reach = length(along);
    BACLER_CHECK(reach > 0.0);
    const Vec a = along / reach, r{a.y, -a.x};
    const double half = std::max(0.0, width / 2 - margin), end = std::max(margin, reach - margin);
    const std::array<Vec, 4> p{from + a * margin - r * half, from + a * margin + r * half,
                               from + a * end + r * half, from + a * end - r * half};
    return Convex(p);
}

double width_in_mm(Length width) {
    return width.hundredths_of_mm / 100.0;
}

}  // namespace

Convex rectangle_of(const Corridor& c) {
    return about_axis(in_mm(c.from), in_mm(c.aim), width_in_mm(c.width), 0.0);
}

Convex narrowed(const Corridor& c) {
    return about_axis(in_mm(c.from), in_mm(c.aim), width_in_mm(c.width), width_in_mm(grain));
}

std::vector<std::size_t> blockers(const Corridor& c, std::span<const Box> bodies) {
    const Convex within = narrowed(c);
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < bodies.size(); ++i)
        if (touch(within, convex_of(bodies[i]))) out.push_back(i);
    return out;
}

namespace {

/// The corridor narrowed and shortened by the grain on every side, as a footprint.
Box narrowed_box(const Corridor& c) {
    const Vec from = in_mm(c.from), along = in_mm(c.aim) - from;
    const auto within = [](double mm) { return Length{std::max(1, rounded_length(mm).hundredths_of_mm)}; };
    const double twice = 2 * width_in_mm(grain);
    return {rounded_point(from + along / 2.0),
            angle_from_degrees(std::atan2(along.x, along.y) * 180.0 / std::numbers::pi),
            within(width_in_mm(c.width) - twice), within(length(along) - twice)};
}

}  // namespace

bool blocks(const Ground& ground, const Corridor& c) {
    return touches(narrowed_box(c), ground);
}

std::vector<std::size_t> blocking_grounds(const Corridor& c, std::span<const Ground* const> grounds) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < grounds.size(); ++i)
        if (blocks(*grounds[i], c)) out.push_back(i);
    return out;
}

bool is_ahead(const Box& battery, TablePoint aim, double half_arc) {
    const Frame f = frame_of(battery.heading);
    const Vec v = in_mm(aim) - in_mm(battery.centre);
    const double ahead = dot(v, f.ahead) - battery.d.hundredths_of_mm / 200.0,
                 aside = std::abs(dot(v, f.right));
    const double slack = width_in_mm(grain);
    if (ahead < -slack || (ahead <= slack && aside <= slack)) return false;
    if (half_arc >= 90.0) return true;
    return aside <= std::max(0.0, ahead) * std::tan(half_arc * std::numbers::pi / 180.0) + slack;
}

}  // namespace bacler::plane
