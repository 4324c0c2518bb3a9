#include "app/triangulate.hpp"

#include "app/picture.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace bacler {

namespace {

/// Twice the area of a triangle, above 0 where it turns counter-clockwise.
double turn(Spot a, Spot b, Spot c) {
    return (static_cast<double>(b.x) - a.x) * (static_cast<double>(c.y) - a.y) -
           (static_cast<double>(b.y) - a.y) * (static_cast<double>(c.x) - a.x);
}

double double_area(std::span<const Spot> loop) {
    double sum = 0;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Spot a = loop[i], b = loop[(i + 1) % loop.size()];
        sum += static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
    }
    return sum;
}

std::vector<Spot> going(std::span<const Spot> loop, double way) {
    std::vector<Spot> out(loop.begin(), loop.end());
    if (double_area(loop) * way < 0) std::reverse(out.begin(), out.end());
    return out;
}

bool is_same(Spot a, Spot b) {
    return a.x == b.x && a.y == b.y;
}

bool is_inside(Spot p, Spot a, Spot b, Spot c) {
    return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
}

/// Do two segments cross, ends left aside?
bool cross(Spot a, Spot b, Spot c, Spot d) {
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

bool sees(std::span<const Spot> loop, Spot from, Spot to) {
    for (std::size_t i = 0; i < loop.size(); ++i)
        if (cross(from, to, loop[i], loop[(i + 1) % loop.size()])) return false;
    return true;
}

std::size_t rightmost(std::span<const Spot> loop) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < loop.size(); ++i)
        if (loop[i].x > loop[best].x) best = i;
    return best;
}

/// Joins a hole to the loop by a cut there and back, to the nearest corner that the hole's rightmost corner sees.
void join(std::vector<Spot>& loop, const std::vector<Spot>& hole) {
    const std::size_t start = rightmost(hole);
    const Spot from = hole[start];
    std::size_t best = 0;
    double nearest = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const double dx = loop[i].x - from.x, dy = loop[i].y - from.y;
        const double off = dx * dx + dy * dy;
        if (dx < 0 || off >= nearest || !sees(loop, from, loop[i])) continue;
        nearest = off;
        best = i;
    }
    std::vector<Spot> joined(loop.begin(), loop.begin() + static_cast<std::ptrdiff_t>(best) + 1);
    for (std::size_t i = 0; i <= hole.size(); ++i) joined.push_back(hole[(start + i) % hole.size()]);
    joined.insert(joined.end(), loop.begin() + static_cast<std::ptrdiff_t>(best), loop.end());
    loop = std::move(joined);
}

bool is_ear(const std::vector<Spot>& loop, std::size_t at) {
    const std::size_t n = loop.size();
    const Spot a = loop[(at + n - 1) % n], b = loop[at], c = loop[(at + 1) % n];
    if (turn(a, b, c) <= 0) return false;
    for (const Spot& p : loop) {
        if (is_same(p, a) || is_same(p, b) || is_same(p, c)) continue;
        if (is_inside(p, a, b, c)) return false;
    }
    return true;
}

/// Takes away corners on which nothing turns: they are no ears, and stop nothing.
void drop_flat_corners(std::vector<Spot>& loop) {
    for (std::size_t i = 0; loop.size() > 3 && i < loop.size();) {
        const std::size_t n = loop.size();
        if (turn(loop[(i + n - 1) % n], loop[i], loop[(i + 1) % n]) == 0)
            loop.erase(loop.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
    }
}

}  // namespace

std::vector<Spot> triangulate(std::span<const Spot> outline, std::span<const std::vector<Spot>> holes) {
    std::vector<Spot> out;
    if (outline.size() < 3) return out;
    std::vector<Spot> loop = going(outline, 1);
    std::vector<std::vector<Spot>> cuts;
    for (const std::vector<Spot>& hole : holes)
        if (hole.size() >= 3) cuts.push_back(going(hole, -1));
    std::sort(cuts.begin(), cuts.end(), [](const std::vector<Spot>& a, const std::vector<Spot>& b) {
        return a[rightmost(a)].x > b[rightmost(b)].x;
    });
    for (const std::vector<Spot>& hole : cuts) join(loop, hole);
    while (loop.size() >= 3) {
        std::size_t ear = 0;
        while (ear < loop.size() && !is_ear(loop, ear)) ++ear;
        if (ear == loop.size()) {
            const std::size_t before = loop.size();
            drop_flat_corners(loop);
            if (loop.size() == before) break;
            continue;
        }
        const std::size_t n = loop.size();
        out.insert(out.end(), {loop[(ear + n - 1) % n], loop[ear], loop[(ear + 1) % n]});
        loop.erase(loop.begin() + static_cast<std::ptrdiff_t>(ear));
    }
    return out;
}

}  // namespace bacler
