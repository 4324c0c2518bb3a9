#include "board/plane/kernel/distance.hpp"

#include <box2d/b2_distance.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace bacler::plane {

namespace {

using Points = std::array<b2Vec2, Convex::most_points>;

/// Points about an origin near both shapes, so that float keeps hundredths of a millimetre anywhere on the table.
b2DistanceProxy proxy_of(const Convex& shape, Vec origin, Points& store) {
    const std::span<const Vec> p = shape.points();
    BACLER_CHECK(!p.empty());
    for (std::size_t i = 0; i < p.size(); ++i)
        store[i].Set(static_cast<float>(p[i].x - origin.x), static_cast<float>(p[i].y - origin.y));
    b2DistanceProxy proxy;
    proxy.Set(store.data(), static_cast<int32>(p.size()), 0.0F);
    return proxy;
}

Vec middle(const Convex& shape) {
    Vec sum{0, 0};
    for (const Vec v : shape.points()) sum += v;
    return sum / static_cast<double>(shape.points().size());
}

Vec nearest_on_segment(Vec p, Vec a, Vec b) {
    const Vec d = b - a;
    const double squared = d.x * d.x + d.y * d.y;
    if (squared == 0.0) return a;
    const double t = std::clamp(((p.x - a.x) * d.x + (p.y - a.y) * d.y) / squared, 0.0, 1.0);
    return a + d * t;
}

/// The pair of nearest points of two shapes that lie apart.
struct Nearest {
    Vec on_a{}, on_b{};
    double squared{std::numeric_limits<double>::max()};
};

/// Two shapes apart are nearest at a corner of one of them: every corner against every edge of the other, in double.
void look_at_corners(const Convex& corners, const Convex& edges, bool corners_are_a, Nearest& best) {
    const std::span<const Vec> e = edges.points();
    for (const Vec p : corners.points())
        for (std::size_t i = 0; i < e.size(); ++i) {
            const Vec n = nearest_on_segment(p, e[i], e[(i + 1) % e.size()]), off = n - p;
            const double squared = off.x * off.x + off.y * off.y;
            if (squared >= best.squared) continue;
            best = corners_are_a ? Nearest{p, n, squared} : Nearest{n, p, squared};
        }
}

double dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y;
}

/// Is there a strip between the shapes, across the line between their nearest points? In double: convex shapes that are apart
/// leave one as wide as their distance, shapes in one another leave none.
bool are_apart(const Convex& a, const Convex& b, const Nearest& nearest) {
    const double mm = std::sqrt(nearest.squared);
    if (mm <= 1e-9) return false;
    const Vec across = (nearest.on_b - nearest.on_a) / mm;
    double near_side = 0, far_side = mm;
    for (const Vec v : a.points()) near_side = std::max(near_side, dot(across, v - nearest.on_a));
    for (const Vec v : b.points()) far_side = std::min(far_side, dot(across, v - nearest.on_a));
    return far_side - near_side > mm / 2;
}

/// In float the kernel takes long edges a tenth of a millimetre apart for shapes in one another, about once in 3,000, or the
/// other way about. What it finds farther apart than this, ten times its error, is apart; nearer, double decides.
constexpr double float_error = 1.0;

/// Distances that fall on half a hundredth of a millimetre are rounded up, whichever side of it double leaves them.
constexpr double half_way = 1e-8;

}  // namespace

Gap gap(const Convex& a, const Convex& b) {
    const Vec origin = middle(a);
    Points points_a, points_b;
    b2DistanceInput input;
    input.proxyA = proxy_of(a, origin, points_a);
    input.proxyB = proxy_of(b, origin, points_b);
    input.transformA.SetIdentity();
    input.transformB.SetIdentity();
    input.useRadii = false;
    b2SimplexCache cache;
    cache.count = 0;
    b2DistanceOutput output;
    b2Distance(&output, &cache, &input);
    const Vec from{output.pointA.x + origin.x, output.pointA.y + origin.y};
    // The figure is taken again in double, the same corners and edges whichever shape comes first and wherever they stand.
    Nearest best;
    look_at_corners(a, b, true, best);
    look_at_corners(b, a, false, best);
    const bool apart = static_cast<double>(output.distance) > float_error || are_apart(a, b, best);
    if (!apart) return {{}, rounded_point(from), rounded_point(from), 0.0};
    const double exact = std::sqrt(best.squared);
    return {rounded_length(exact + half_way), rounded_point(best.on_a), rounded_point(best.on_b), exact};
}

Gap gap(const Box& a, const Box& b) {
    return gap(convex_of(a), convex_of(b));
}

namespace {

/// The edge of `edges` whose prolongation leaves the widest strip before the other shape, or the thinnest overlap.
Separation widest_strip(const Convex& edges, const Convex& other) {
    const std::span<const Vec> e = edges.points();
    Separation best{std::numeric_limits<double>::lowest(), {}};
    for (std::size_t i = 0; i < e.size(); ++i) {
        const Vec d = e[(i + 1) % e.size()] - e[i];
        const double length = std::hypot(d.x, d.y);
        if (length <= 1e-9) continue;
        const Vec outward{d.y / length, -d.x / length};
        double strip = std::numeric_limits<double>::max();
        for (const Vec v : other.points()) strip = std::min(strip, dot(outward, v - e[i]));
        if (strip > best.mm) best = {strip, outward};
    }
    return best;
}

}  // namespace

Separation separation(const Convex& a, const Convex& b) {
    const Separation of_a = widest_strip(a, b), of_b = widest_strip(b, a);
    const Separation strip = of_a.mm >= of_b.mm ? of_a : Separation{of_b.mm, -of_b.towards};
    if (strip.mm <= 0.0) return strip;
    Nearest best;
    look_at_corners(a, b, true, best);
    look_at_corners(b, a, false, best);
    const double mm = std::sqrt(best.squared);
    // Where an edge faces a corner the strip is the distance, and its direction is the surer one.
    if (mm - strip.mm <= 1e-9) return strip;
    return {mm, (best.on_b - best.on_a) / mm};
}

bool touch(const Convex& a, const Convex& b) {
    constexpr double last_bits = 1e-9;
    return widest_strip(a, b).mm <= last_bits && widest_strip(b, a).mm <= last_bits;
}

bool overlaps(const Convex& shape, const Box& box) {
    return gap(shape, shrunk(box, grain)).mm <= 0.0;
}

bool overlaps(const Box& a, const Box& b) {
    return overlaps(convex_of(a), b);
}

}  // namespace bacler::plane
