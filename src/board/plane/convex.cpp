#include "board/plane/convex.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace bacler::plane {

namespace {

double cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
}

/// Convex hull, counter-clockwise, of a few points (monotone chain).
std::vector<Vec> hull(std::vector<Vec> p) {
    if (p.size() < 2) return p;
    std::sort(p.begin(), p.end(), [](Vec a, Vec b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    std::vector<Vec> out;
    const auto add = [&](Vec v, std::size_t floor) {
        // Nearly straight corners are dropped: the kernel wants none.
        while (out.size() > floor + 1 && cross(out.back() - out[out.size() - 2], v - out.back()) <= 1e-9)
            out.pop_back();
        out.push_back(v);
    };
    for (const Vec v : p) add(v, 0);
    const std::size_t lower = out.size() - 1;
    for (auto it = p.rbegin() + 1; it != p.rend(); ++it) add(*it, lower);
    out.pop_back();
    return out;
}

Convex quad(Vec centre, const Frame& f, double half_w, double half_d) {
    const Vec r = f.right * half_w, a = f.ahead * half_d;
    const std::array<Vec, 4> p{centre - r - a, centre + r - a, centre + r + a, centre - r + a};
    return Convex(p);
}

}  // namespace

Vec in_mm(TablePoint p) {
    return {p.x.hundredths_of_mm / 100.0, p.y.hundredths_of_mm / 100.0};
}

Length rounded_length(double mm) {
    return {static_cast<std::int32_t>(std::lround(mm * 100.0))};
}

TablePoint rounded_point(Vec mm) {
    return {rounded_length(mm.x), rounded_length(mm.y)};
}

Frame frame_of(Angle heading) {
    switch (heading.thousandths_of_degree) {
        case 0: return {{1, 0}, {0, 1}};
        case 90000: return {{0, -1}, {1, 0}};
        case 180000: return {{-1, 0}, {0, -1}};
        case 270000: return {{0, 1}, {-1, 0}};
        default: break;
    }
    const double turn = in_degrees(heading) * std::numbers::pi / 180.0;
    const double s = std::sin(turn), c = std::cos(turn);
    return {{c, -s}, {s, c}};
}

Convex::Convex(std::span<const Vec> points) : count_(points.size()) {
    BACLER_CHECK(!points.empty() && points.size() <= most_points);
    std::copy(points.begin(), points.end(), points_.begin());
}

Convex convex_of(const Box& box) {
    return quad(in_mm(box.centre), frame_of(box.heading), box.w.hundredths_of_mm / 200.0,
                box.d.hundredths_of_mm / 200.0);
}

Convex shrunk(const Box& box, Length margin) {
    const double m = margin.hundredths_of_mm / 100.0;
    const double half_w = std::max(0.0, box.w.hundredths_of_mm / 200.0 - m),
                 half_d = std::max(0.0, box.d.hundredths_of_mm / 200.0 - m);
    return quad(in_mm(box.centre), frame_of(box.heading), half_w, half_d);
}

Convex hull_of(std::span<const Vec> points) {
    return Convex(hull({points.begin(), points.end()}));
}

Convex swept(const Box& box, Vec step) {
    std::vector<Vec> p;
    const Convex start = convex_of(box);
    for (const Vec v : start.points()) {
        p.push_back(v);
        p.push_back(v + step);
    }
    return hull_of(p);
}

Convex clipped(const Convex& shape, Vec from, Vec along) {
    const std::span<const Vec> p = shape.points();
    std::vector<Vec> out;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const Vec a = p[i], b = p[(i + 1) % p.size()];
        const double da = cross(along, a - from), db = cross(along, b - from);
        if (da >= 0) out.push_back(a);
        if ((da > 0 && db < 0) || (da < 0 && db > 0)) out.push_back(a + (b - a) * (da / (da - db)));
    }
    if (out.size() < 3) return {};
    return Convex(out);
}

}  // namespace bacler::plane
