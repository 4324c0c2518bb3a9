#include "app/editor/shaping.hpp"

#include "app/editor/apply.hpp"
#include "files/outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace bacler::editor {

namespace {

using Wide = std::int64_t;
using Way = std::vector<TablePoint>;

constexpr double finger_mm = 1.5;  ///< of glass: the tremble that a line shows
constexpr double least_tolerance_mm = 2, greatest_tolerance_mm = 15;
constexpr double least_area = 1e6, least_length = 1000;  ///< a square cm, a cm
constexpr std::size_t most_corners = 400;                ///< that the reader takes
constexpr double part_of_a_loop = 0.3;                   ///< of the whole way round: no more is cut off
constexpr int points_of_oval = 16;

struct Step {
    Wide x, y;
};
Step step(TablePoint from, TablePoint to) {
    return {to.x.hundredths_of_mm - from.x.hundredths_of_mm, to.y.hundredths_of_mm - from.y.hundredths_of_mm};
}
// Products of whole numbers below a metre's square are exact in both types, so that a way that is moved is thinned alike.
Wide cross(Step a, Step b) {
    return a.x * b.y - a.y * b.x;
}
Wide dot(Step a, Step b) {
    return a.x * b.x + a.y * b.y;
}

double distance(TablePoint a, TablePoint b) {
    const Step s = step(a, b);
    return std::sqrt(static_cast<double>(dot(s, s)));
}

double distance_from(TablePoint a, TablePoint b, TablePoint p) {
    const Step along = step(a, b), to = step(a, p);
    const Wide square = dot(along, along), part = dot(along, to);
    if (part <= 0) return distance(a, p);
    if (part >= square) return distance(b, p);
    return std::abs(static_cast<double>(cross(along, to))) / std::sqrt(static_cast<double>(square));
}

/// Without points that lie on the one before.
Way parted(const Way& way) {
    Way out;
    for (const TablePoint p : way)
        if (out.empty() || distance(out.back(), p) >= grain.hundredths_of_mm) out.push_back(p);
    return out;
}

/// Marks which points between two are kept: the one farthest from the line between them, as long as it lies beyond the tolerance
/// (Douglas and Peucker). Turned into a loop, for ways are long.
void keep_between(const Way& way, std::size_t first, std::size_t last, double tolerance,
                  std::vector<bool>& kept) {
    std::vector<std::pair<std::size_t, std::size_t>> open{{first, last}};
    while (!open.empty()) {
        const std::pair<std::size_t, std::size_t> part = open.back();
        open.pop_back();
        double farthest = tolerance;
        std::size_t at = part.first;
        for (std::size_t i = part.first + 1; i < part.second; ++i) {
            const double off = distance_from(way[part.first], way[part.second], way[i]);
            if (off <= farthest) continue;
            farthest = off;
            at = i;
        }
        if (at == part.first) continue;
        kept[at] = true;
        open.emplace_back(part.first, at);
        open.emplace_back(at, part.second);
    }
}

Way kept_of(const Way& way, const std::vector<bool>& kept) {
    Way out;
    for (std::size_t i = 0; i < way.size(); ++i)
        if (kept[i]) out.push_back(way[i]);
    return out;
}

Way thinned(const Way& way, double tolerance) {
    std::vector<bool> kept(way.size(), false);
    kept.front() = kept.back() = true;
    keep_between(way, 0, way.size() - 1, tolerance, kept);
    return kept_of(way, kept);
}

std::size_t farthest_of(const Way& way, TablePoint from) {
    std::size_t out = 0;
    for (std::size_t i = 1; i < way.size(); ++i)
        if (distance(from, way[i]) > distance(from, way[out])) out = i;
    return out;
}

/// The same of a way that returns to its beginning: thinned between two points far apart, which are corners whatever else is.
Way thinned_round(Way way, double tolerance) {
    const auto first = static_cast<std::ptrdiff_t>(farthest_of(way, way.front()));
    std::rotate(way.begin(), way.begin() + first, way.end());
    const std::size_t across = farthest_of(way, way.front());
    way.push_back(way.front());
    std::vector<bool> kept(way.size(), false);
    kept.front() = kept[across] = true;
    keep_between(way, 0, across, tolerance, kept);
    keep_between(way, across, way.size() - 1, tolerance, kept);
    return kept_of(way, kept);
}

double length_round(const Way& way) {
    double out = 0;
    for (std::size_t i = 0; i < way.size(); ++i) out += distance(way[i], way[(i + 1) % way.size()]);
    return out;
}

double area_of(const Way& way) {
    Wide twice = 0;
    for (std::size_t i = 0; i < way.size(); ++i)
        twice += cross(step(way[0], way[i]), step(way[0], way[(i + 1) % way.size()]));
    return std::abs(static_cast<double>(twice)) / 2;
}

/// Where two edges that meet do so: of edges that lie on one another, an end.
TablePoint meeting_of(TablePoint a, TablePoint b, TablePoint c, TablePoint d) {
    const Step ab = step(a, b), cd = step(c, d), ac = step(a, c);
    const Wide turn = cross(ab, cd);
    if (turn == 0) return distance_from(a, b, c) <= distance_from(a, b, d) ? c : d;
    const double part = std::clamp(static_cast<double>(cross(ac, cd)) / static_cast<double>(turn), 0.0, 1.0);
    const auto along = [part](Wide by) {
        return Length{static_cast<std::int32_t>(std::lround(part * static_cast<double>(by)))};
    };
    return {a.x + along(ab.x), a.y + along(ab.y)};
}

/// Takes out what makes an edge too short or a way turn straight back; false where that is not what is wrong.
bool drop_spike(Way& way, const files::OutlineFlaw& flaw) {
    const bool folds = flaw.b == (flaw.a + 1) % way.size();
    if (flaw.is != files::OutlineFlaw::Is::short_edge && !folds) return false;
    way.erase(way.begin() + static_cast<std::ptrdiff_t>((flaw.a + 1) % way.size()));
    return true;
}

/// Cuts the lesser loop off where two edges meet; false where it is too large to be meant for nothing.
bool cut_loop(Way& way, const files::OutlineFlaw& flaw) {
    const std::size_t n = way.size();
    const TablePoint meeting = meeting_of(way[flaw.a], way[flaw.a + 1], way[flaw.b], way[(flaw.b + 1) % n]);
    const auto at = [&](std::size_t i) { return way.begin() + static_cast<std::ptrdiff_t>(i); };
    Way inner(at(flaw.a + 1), at(flaw.b + 1)), outer(at(flaw.b + 1), way.end());
    outer.insert(outer.end(), way.begin(), at(flaw.a + 1));
    inner.push_back(meeting);
    outer.push_back(meeting);
    const double within = length_round(inner), without = length_round(outer);
    if (std::min(within, without) > part_of_a_loop * (within + without)) return false;
    way = within > without ? inner : outer;
    return true;
}

/// Until it bounds one area; false where it cannot be told which.
bool untangle(Way& way) {
    while (way.size() >= 3) {
        const std::optional<files::OutlineFlaw> flaw = files::flaw_of_outline(way);
        if (!flaw) return true;
        if (!drop_spike(way, *flaw) && !cut_loop(way, *flaw)) return false;
    }
    return true;
}

Result<Shape> area_of_corners(Way corners) {
    Shape out;
    out.outline = std::move(corners);
    if (out.outline.size() < 3 || area_of(out.outline) < least_area) return refusal("draw.small");
    if (out.outline.size() > most_corners) return refusal("draw.many");
    return out;
}

}  // namespace

Length tolerance_on_glass(double mm_of_glass_a_cm) {
    const double mm = mm_of_glass_a_cm > 0 ? 10 * finger_mm / mm_of_glass_a_cm : greatest_tolerance_mm;
    return length_from_cm(std::clamp(mm, least_tolerance_mm, greatest_tolerance_mm) / 10);
}

Result<Shape> area_drawn(const std::vector<TablePoint>& way, Length tolerance) {
    const Way points = parted(way);
    if (points.size() < 3) return refusal("draw.small");
    // Few corners may cross where the line did not: then more of them are kept.
    constexpr int halvings = 4;
    double leaves = tolerance.hundredths_of_mm;
    for (int i = 0; i < halvings; ++i, leaves /= 2) {
        Way corners = thinned_round(points, leaves);
        if (untangle(corners)) return area_of_corners(std::move(corners));
    }
    return refusal("draw.crossing");
}

Result<Shape> strip_drawn(const std::vector<TablePoint>& way, Length tolerance, Length width) {
    const Way points = parted(way);
    if (points.size() < 2) return refusal("draw.short");
    Shape out;
    out.width = width;
    out.path = parted(thinned(points, tolerance.hundredths_of_mm));
    double length = 0;
    for (std::size_t i = 0; i + 1 < out.path.size(); ++i) length += distance(out.path[i], out.path[i + 1]);
    if (out.path.size() < 2 || length < least_length) return refusal("draw.short");
    if (out.path.size() > most_corners) return refusal("draw.many");
    return out;
}

Result<Shape> rectangle_between(TablePoint a, TablePoint b) {
    return area_of_corners({a, {b.x, a.y}, b, {a.x, b.y}});
}

Result<Shape> oval_between(TablePoint a, TablePoint b) {
    const double x = in_cm(a.x + b.x) / 2, y = in_cm(a.y + b.y) / 2;
    const double across = in_cm(b.x - a.x) / 2, along = in_cm(b.y - a.y) / 2;
    Way out;
    for (int i = 0; i < points_of_oval; ++i) {
        const double turn = 2 * 3.14159265358979323846 * i / points_of_oval;
        out.push_back(
            {length_from_cm(x + across * std::cos(turn)), length_from_cm(y + along * std::sin(turn))});
    }
    Result<Shape> made = area_of_corners(out);
    if (made && !is_sound(*made)) return refusal("draw.small");
    return made;
}

bool is_sound(const Shape& shape) {
    if (shape.outline.empty())
        return shape.path.size() >= 2 && shape.path.size() <= most_corners && shape.width > Length{} &&
               !files::short_edge_of_path(shape.path);
    return shape.path.empty() && shape.outline.size() >= 3 && shape.outline.size() <= most_corners &&
           !files::flaw_of_outline(shape.outline);
}

TablePoint kept_on_table(TablePoint p, Length width, Length depth) {
    return {std::clamp(p.x, Length{}, width), std::clamp(p.y, Length{}, depth)};
}

std::vector<TablePoint> kept_on_table(std::vector<TablePoint> way, Length width, Length depth) {
    for (TablePoint& p : way) p = kept_on_table(p, width, depth);
    return way;
}

const std::vector<TablePoint>& corners_of(const Shape& shape) {
    return shape.outline.empty() ? shape.path : shape.outline;
}

std::vector<TablePoint>& corners_of(Shape& shape) {
    return shape.outline.empty() ? shape.path : shape.outline;
}

Shape with_corner_behind(Shape shape, std::size_t corner) {
    std::vector<TablePoint>& all = corners_of(shape);
    const bool is_last_of_strip = shape.outline.empty() && corner + 1 == all.size();
    const std::size_t from = is_last_of_strip ? corner - 1 : corner;
    const TablePoint a = all[from], b = all[(from + 1) % all.size()];
    const auto middle = [](Length l, Length r) {
        return Length{(l.hundredths_of_mm + r.hundredths_of_mm) / 2};
    };
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(from + 1), {middle(a.x, b.x), middle(a.y, b.y)});
    return shape;
}

Shape without_corner(Shape shape, std::size_t corner) {
    std::vector<TablePoint>& all = corners_of(shape);
    if (all.size() > (shape.outline.empty() ? 2U : 3U))
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(corner));
    return shape;
}

}  // namespace bacler::editor
