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

double cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
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

bool blocks(const Convex& narrowed, const Box& body) {
    return gap(narrowed, convex_of(body)).mm <= 0.0;
}

}  // namespace

Convex rectangle_of(const Corridor& c) {
    return about_axis(in_mm(c.from), in_mm(c.aim), width_in_mm(c.width), 0.0);
}

std::vector<std::size_t> blockers(const Corridor& c, std::span<const Box> bodies) {
    const Convex narrowed = about_axis(in_mm(c.from), in_mm(c.aim), width_in_mm(c.width), width_in_mm(grain));
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < bodies.size(); ++i)
        if (blocks(narrowed, bodies[i])) out.push_back(i);
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

namespace {

/// Where a ray first meets a convex outline, as a distance along it; nothing where it misses.
std::optional<double> first_hit(Vec from, Vec direction, const Convex& shape) {
    const std::span<const Vec> p = shape.points();
    std::optional<double> best;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const Vec a = p[i], edge = p[(i + 1) % p.size()] - a;
        const double across = cross(direction, edge);
        if (std::abs(across) < 1e-12) continue;
        const double t = cross(a - from, edge) / across, u = cross(a - from, direction) / across;
        if (t > 1e-9 && u >= -1e-9 && u <= 1.0 + 1e-9 && (!best || t < *best)) best = t;
    }
    return best;
}

/// Directions worth trying: at the target's corners and nearest point, along every body with a side of the corridor just
/// passing one of its corners, an even spread between, and the middle of every two.
std::vector<double> directions(Vec from, double half, const Convex& target, std::span<const Box> bodies,
                               Vec nearest) {
    const auto angle = [&](Vec v) { return std::atan2(v.y - from.y, v.x - from.x); };
    const double base = angle(nearest);
    const auto relative = [&](double a) { return std::remainder(a - base, 2 * std::numbers::pi); };
    double low = 0, high = 0;
    for (const Vec v : target.points()) {
        low = std::min(low, relative(angle(v)));
        high = std::max(high, relative(angle(v)));
    }
    std::vector<double> out{0.0, low, high};
    constexpr int spread = 64;
    for (int i = 1; i < spread; ++i) out.push_back(low + (high - low) * i / spread);
    for (const Box& b : bodies) {
        const Convex shape = convex_of(b);
        for (const Vec v : shape.points()) {
            const double reach = length(v - from);
            if (reach <= half) continue;
            for (const double side : {-1.0, 1.0}) {
                const double a = relative(angle(v) + side * std::asin(half / reach));
                if (a > low && a < high) out.push_back(a);
            }
        }
    }
    std::sort(out.begin(), out.end());
    const std::size_t tried = out.size();
    for (std::size_t i = 0; i + 1 < tried; ++i) out.push_back((out[i] + out[i + 1]) / 2);
    // The straightest shot first: it is the one a player would try.
    std::stable_sort(out.begin(), out.end(), [](double a, double b) { return std::abs(a) < std::abs(b); });
    for (double& a : out) a += base;
    return out;
}

}  // namespace

namespace {

/// Bodies that some corridor from the muzzle to the target may meet: those near the ground between them.
std::vector<Box> bodies_between(Vec from, const Convex& target, double width, std::span<const Box> bodies) {
    Vec low = from, high = from;
    for (const Vec v : target.points()) {
        low = {std::min(low.x, v.x), std::min(low.y, v.y)};
        high = {std::max(high.x, v.x), std::max(high.y, v.y)};
    }
    const Vec room{width, width};
    low -= room;
    high += room;
    std::vector<Box> out;
    for (const Box& b : bodies) {
        const Vec c = in_mm(b.centre);
        const double reach = std::hypot(b.w.hundredths_of_mm, b.d.hundredths_of_mm) / 200.0;
        const bool near =
            c.x + reach >= low.x && c.x - reach <= high.x && c.y + reach >= low.y && c.y - reach <= high.y;
        if (near) out.push_back(b);
    }
    return out;
}

bool is_free(const Corridor& c, std::span<const Box> bodies) {
    const double margin = width_in_mm(grain);
    const Convex narrowed = about_axis(in_mm(c.from), in_mm(c.aim), width_in_mm(c.width), margin);
    return std::none_of(bodies.begin(), bodies.end(), [&](const Box& b) { return blocks(narrowed, b); });
}

}  // namespace

std::optional<TablePoint> free_aim(const Box& battery, const Box& target, std::span<const Box> all,
                                   double half_arc) {
    const TablePoint start = front_centre(battery);
    const Vec from = in_mm(start);
    const Convex shape = convex_of(target);
    const std::vector<Box> bodies = bodies_between(from, shape, width_in_mm(battery.w), all);
    const std::array<Vec, 1> muzzle{from};
    const Vec nearest = in_mm(gap(Convex(muzzle), shape).to);
    if (length(nearest - from) <= 0.0) return std::nullopt;
    for (const double a : directions(from, width_in_mm(battery.w) / 2, shape, bodies, nearest)) {
        const Vec direction{std::cos(a), std::sin(a)};
        const std::optional<double> reach = first_hit(from, direction, shape);
        if (!reach) continue;
        const TablePoint aim = rounded_point(from + direction * *reach);
        if (is_ahead(battery, aim, half_arc) && is_free({start, aim, battery.w}, bodies)) return aim;
    }
    return std::nullopt;
}

}  // namespace bacler::plane
