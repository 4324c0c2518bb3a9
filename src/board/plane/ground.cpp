#include "board/plane/ground.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::plane {

namespace {

/// Twice the signed area of a, b, c; exact.
long long turn(TablePoint a, TablePoint b, TablePoint c) {
    const long long bx = static_cast<long long>(b.x.hundredths_of_mm) - a.x.hundredths_of_mm;
    const long long by = static_cast<long long>(b.y.hundredths_of_mm) - a.y.hundredths_of_mm;
    const long long cx = static_cast<long long>(c.x.hundredths_of_mm) - a.x.hundredths_of_mm;
    const long long cy = static_cast<long long>(c.y.hundredths_of_mm) - a.y.hundredths_of_mm;
    return bx * cy - by * cx;
}

bool lies_between(TablePoint a, TablePoint b, TablePoint p) {
    return std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= p.y &&
           p.y <= std::max(a.y, b.y);
}

int sign(long long v) {
    return (v > 0) - (v < 0);
}

bool segments_meet(TablePoint a, TablePoint b, TablePoint c, TablePoint d) {
    const int abc = sign(turn(a, b, c)), abd = sign(turn(a, b, d)), cda = sign(turn(c, d, a)),
              cdb = sign(turn(c, d, b));
    if (abc * abd < 0 && cda * cdb < 0) return true;
    return (abc == 0 && lies_between(a, b, c)) || (abd == 0 && lies_between(a, b, d)) ||
           (cda == 0 && lies_between(c, d, a)) || (cdb == 0 && lies_between(c, d, b));
}

/// Is a point inside a ring (edges apart)? By crossings of the ray to the right.
bool is_inside(TablePoint p, std::span<const TablePoint> ring) {
    bool inside = false;
    for (std::size_t i = 0, k = ring.size() - 1; i < ring.size(); k = i++) {
        const TablePoint a = ring[k], b = ring[i];
        if ((a.y > p.y) == (b.y > p.y)) continue;
        const long long side = turn(a, b, p);
        if ((b.y > a.y) == (side > 0)) inside = !inside;
    }
    return inside;
}

bool edges_meet(std::span<const TablePoint> a, std::span<const TablePoint> b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < b.size(); ++k)
            if (segments_meet(a[i], a[(i + 1) % a.size()], b[k], b[(k + 1) % b.size()])) return true;
    return false;
}

bool ring_touches(std::span<const TablePoint> c, const Ground& ground) {
    BACLER_CHECK(ground.outline.size() >= 3);
    if (edges_meet(c, ground.outline)) return true;
    for (const std::vector<TablePoint>& hole : ground.holes)
        if (edges_meet(c, hole)) return true;
    if (is_inside(ground.outline.front(), c)) return true;
    if (!is_inside(c[0], ground.outline)) return false;
    for (const std::vector<TablePoint>& hole : ground.holes)
        if (is_inside(c[0], hole)) return false;
    return true;
}

}  // namespace

bool touches(const Box& box, const Ground& ground) {
    return ring_touches(corners(box), ground);
}

bool touches(const Convex& shape, const Ground& ground) {
    std::vector<TablePoint> ring;
    for (const Vec v : shape.points()) ring.push_back(rounded_point(v));
    return ring_touches(ring, ground);
}

namespace {

/// The square of a point's distance to a segment.
double squared_to_segment(Vec p, Vec a, Vec b) {
    const Vec d = b - a;
    const double squared = d.x * d.x + d.y * d.y;
    const double t =
        squared == 0.0 ? 0.0 : std::clamp(((p.x - a.x) * d.x + (p.y - a.y) * d.y) / squared, 0.0, 1.0);
    const Vec off = p - (a + d * t);
    return off.x * off.x + off.y * off.y;
}

bool is_near_ring(Vec p, std::span<const TablePoint> ring) {
    constexpr double near = grain.hundredths_of_mm / 100.0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (squared_to_segment(p, in_mm(ring[i]), in_mm(ring[(i + 1) % ring.size()])) <= near * near)
            return true;
    return false;
}

bool is_inside_ring(Vec p, std::span<const TablePoint> ring) {
    bool inside = false;
    for (std::size_t i = 0, k = ring.size() - 1; i < ring.size(); k = i++) {
        const Vec a = in_mm(ring[k]), b = in_mm(ring[i]);
        if ((a.y > p.y) == (b.y > p.y)) continue;
        if (p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
    }
    return inside;
}

Standing standing_in_mm(Vec p, const Ground& ground) {
    if (is_near_ring(p, ground.outline)) return Standing::at_edge;
    if (!is_inside_ring(p, ground.outline)) return Standing::outside;
    for (const std::vector<TablePoint>& hole : ground.holes) {
        if (is_near_ring(p, hole)) return Standing::at_edge;
        if (is_inside_ring(p, hole)) return Standing::outside;
    }
    return Standing::inside;
}

/// Places along from-to (0 to 1) where it meets a ring's edges.
void meetings(Vec from, Vec to, std::span<const TablePoint> ring, std::vector<double>& out) {
    const Vec d = to - from;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec a = in_mm(ring[i]), e = in_mm(ring[(i + 1) % ring.size()]) - a;
        const double across = d.x * e.y - d.y * e.x;
        if (across == 0.0) continue;
        const Vec v = a - from;
        const double t = (v.x * e.y - v.y * e.x) / across, u = (v.x * d.y - v.y * d.x) / across;
        if (t > 0.0 && t < 1.0 && u >= 0.0 && u <= 1.0) out.push_back(t);
    }
}

}  // namespace

Standing standing_of(TablePoint point, const Ground& ground) {
    BACLER_CHECK(ground.outline.size() >= 3);
    return standing_in_mm(in_mm(point), ground);
}

Crossing crossing_of(TablePoint from, TablePoint to, const Ground& ground) {
    const Vec a = in_mm(from), b = in_mm(to);
    std::vector<double> at{0.0, 1.0};
    meetings(a, b, ground.outline, at);
    for (const std::vector<TablePoint>& hole : ground.holes) meetings(a, b, hole, at);
    std::sort(at.begin(), at.end());
    const Vec d = b - a;
    const double whole = std::hypot(d.x, d.y);
    Crossing out{0.0, true};
    for (std::size_t i = 0; i + 1 < at.size(); ++i) {
        const double piece = (at[i + 1] - at[i]) * whole;
        if (piece <= 0.0) continue;
        const Standing middle = standing_in_mm(a + d * ((at[i] + at[i + 1]) / 2), ground);
        if (middle == Standing::inside)
            out.mm += piece;
        else if (piece > 2.0 * grain.hundredths_of_mm / 100.0)
            out.is_whole = false;
    }
    return out;
}

std::vector<Ground> band_of(std::span<const TablePoint> path, Length width) {
    BACLER_CHECK(path.size() >= 2);
    std::vector<Ground> out;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const double dx = path[i + 1].x.hundredths_of_mm - path[i].x.hundredths_of_mm;
        const double dy = path[i + 1].y.hundredths_of_mm - path[i].y.hundredths_of_mm;
        const double length = std::hypot(dx, dy);
        if (length == 0.0) continue;
        const double half = width.hundredths_of_mm / 2.0;
        const auto at = [&](TablePoint p, double along, double across) {
            return TablePoint{{p.x.hundredths_of_mm +
                               static_cast<std::int32_t>(std::lround((along * dx - across * dy) / length))},
                              {p.y.hundredths_of_mm +
                               static_cast<std::int32_t>(std::lround((along * dy + across * dx) / length))}};
        };
        out.push_back({{at(path[i], -half, half), at(path[i + 1], half, half), at(path[i + 1], half, -half),
                        at(path[i], -half, -half)},
                       {}});
    }
    return out;
}

}  // namespace bacler::plane
