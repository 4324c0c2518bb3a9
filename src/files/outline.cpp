#include "files/outline.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cstdint>

namespace bacler::files {

namespace {

using Wide = std::int64_t;

Wide x_of(TablePoint p) {
    return p.x.hundredths_of_mm;
}

Wide y_of(TablePoint p) {
    return p.y.hundredths_of_mm;
}

/// Which side of a-b the point c is on: above 0 left, 0 on the line.
Wide turn(TablePoint a, TablePoint b, TablePoint c) {
    return (x_of(b) - x_of(a)) * (y_of(c) - y_of(a)) - (y_of(b) - y_of(a)) * (x_of(c) - x_of(a));
}

Wide sign(Wide w) {
    return (w > 0) - (w < 0);
}

bool is_within_box(TablePoint a, TablePoint b, TablePoint c) {
    return std::min(x_of(a), x_of(b)) <= x_of(c) && x_of(c) <= std::max(x_of(a), x_of(b)) &&
           std::min(y_of(a), y_of(b)) <= y_of(c) && y_of(c) <= std::max(y_of(a), y_of(b));
}

bool meet(TablePoint a, TablePoint b, TablePoint c, TablePoint d) {
    const Wide abc = sign(turn(a, b, c)), abd = sign(turn(a, b, d));
    const Wide cda = sign(turn(c, d, a)), cdb = sign(turn(c, d, b));
    if (abc * abd < 0 && cda * cdb < 0) return true;
    return (abc == 0 && is_within_box(a, b, c)) || (abd == 0 && is_within_box(a, b, d)) ||
           (cda == 0 && is_within_box(c, d, a)) || (cdb == 0 && is_within_box(c, d, b));
}

/// Does the way a-b-c turn straight back at b?
bool folds_back(TablePoint a, TablePoint b, TablePoint c) {
    const Wide along = (x_of(a) - x_of(b)) * (x_of(c) - x_of(b)) + (y_of(a) - y_of(b)) * (y_of(c) - y_of(b));
    return turn(a, b, c) == 0 && along > 0;
}

bool is_short(TablePoint a, TablePoint b) {
    const Wide dx = x_of(b) - x_of(a), dy = y_of(b) - y_of(a);
    const Wide least = grain.hundredths_of_mm;
    return dx * dx + dy * dy < least * least;
}

}  // namespace

std::optional<OutlineFlaw> flaw_of_outline(std::span<const TablePoint> points) {
    const std::size_t n = points.size();
    BACLER_CHECK(n >= 3);
    const auto at = [&](std::size_t i) { return points[i % n]; };
    for (std::size_t i = 0; i < n; ++i)
        if (is_short(at(i), at(i + 1))) return OutlineFlaw{OutlineFlaw::Is::short_edge, i, i};
    for (std::size_t i = 0; i < n; ++i)
        if (folds_back(at(i), at(i + 1), at(i + 2)))
            return OutlineFlaw{OutlineFlaw::Is::crossing, i, (i + 1) % n};
    for (std::size_t i = 0; i + 2 < n; ++i)
        for (std::size_t j = i + 2; j < n; ++j) {
            const bool neighbours = i == 0 && j + 1 == n;
            if (!neighbours && meet(at(i), at(i + 1), at(j), at(j + 1)))
                return OutlineFlaw{OutlineFlaw::Is::crossing, i, j};
        }
    return std::nullopt;
}

std::optional<std::size_t> short_edge_of_path(std::span<const TablePoint> points) {
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        if (is_short(points[i], points[i + 1])) return i;
    return std::nullopt;
}

}  // namespace bacler::files
