#include "app/editor/snapping.hpp"

#include "app/editor/shaping.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bacler::editor {

namespace {

constexpr double degree = 3.14159265358979323846 / 180;
constexpr double nearly_degrees = 10;  ///< of a heading that a piece takes from a fellow

struct Way {
    double x, y;
};
Way way(TablePoint from, TablePoint to) {
    return {static_cast<double>(to.x.hundredths_of_mm) - from.x.hundredths_of_mm,
            static_cast<double>(to.y.hundredths_of_mm) - from.y.hundredths_of_mm};
}

double off(TablePoint a, TablePoint b) {
    const Way w = way(a, b);
    return std::hypot(w.x, w.y);
}

Length rounded(double hundredths) {
    return {static_cast<std::int32_t>(std::lround(hundredths))};
}

TablePoint nearest_of_edge(TablePoint a, TablePoint b, TablePoint p) {
    const Way along = way(a, b), to = way(a, p);
    const double square = along.x * along.x + along.y * along.y;
    const double part = square > 0 ? std::clamp((along.x * to.x + along.y * to.y) / square, 0.0, 1.0) : 0.0;
    return {a.x + rounded(part * along.x), a.y + rounded(part * along.y)};
}

/// The nearest of what a corner may be drawn to.
class Nearest {
public:
    Nearest(TablePoint corner, Length reach) : corner_(corner), reach_(reach.hundredths_of_mm) {}

    void look_at(TablePoint at) {
        const double distance = off(corner_, at);
        if (distance > reach_) return;
        reach_ = distance;
        best_ = at;
    }
    void look_along(const std::vector<TablePoint>& points, std::size_t edges) {
        for (std::size_t i = 0; i < edges; ++i)
            look_at(nearest_of_edge(points[i], points[(i + 1) % points.size()], corner_));
    }
    std::optional<TablePoint> best() const { return best_; }

private:
    TablePoint corner_;
    double reach_;
    std::optional<TablePoint> best_;
};

std::vector<TablePoint> table_corners(const LaidGround& g) {
    return {{}, {g.width, {}}, {g.width, g.depth}, {{}, g.depth}};
}

std::optional<TablePoint> feature_corner(const LaidGround& ground, TablePoint corner) {
    Nearest nearest(corner, ground.reach);
    for (const auto* all : {&ground.outlines, &ground.paths})
        for (const std::vector<TablePoint>& points : *all)
            for (const TablePoint p : points) nearest.look_at(p);
    return nearest.best();
}

std::optional<TablePoint> feature_edge(const LaidGround& ground, TablePoint corner) {
    Nearest nearest(corner, ground.reach);
    for (const std::vector<TablePoint>& o : ground.outlines) nearest.look_along(o, o.size());
    for (const std::vector<TablePoint>& p : ground.paths) nearest.look_along(p, p.size() - 1);
    return nearest.best();
}

Length on_grid(Length l) {
    return cell * static_cast<std::int32_t>(
                      std::lround(static_cast<double>(l.hundredths_of_mm) / cell.hundredths_of_mm));
}

/// What draws a corner but for the grid.
Snapped drawn_to(const LaidGround& ground, TablePoint corner) {
    Nearest of_table(corner, ground.reach);
    const std::vector<TablePoint> corners = table_corners(ground);
    for (const TablePoint p : corners) of_table.look_at(p);
    if (of_table.best()) return {*of_table.best(), Mark::table_corner};
    if (const auto p = feature_corner(ground, corner)) return {*p, Mark::corner};
    of_table.look_along(corners, corners.size());
    if (of_table.best()) {
        // Along the edge it goes by the grid, so that what lies on two edges meets.
        const TablePoint at = *of_table.best();
        const bool is_along = at.y == Length{} || at.y == ground.depth;
        const TablePoint even{is_along ? on_grid(at.x) : at.x, is_along ? at.y : on_grid(at.y)};
        return {kept_on_table(even, ground.width, ground.depth), Mark::table_edge};
    }
    if (const auto p = feature_edge(ground, corner)) return {*p, Mark::edge};
    return {corner, Mark::none};
}

SnappedShape snapped_but_for_grid(const LaidGround& ground, const Shape& shape) {
    SnappedShape out{shape, {}};
    for (TablePoint& p : corners_of(out.shape)) {
        const Snapped s = drawn_to(ground, p);
        if (s.to == Mark::none) continue;
        p = s.at;
        out.marks.push_back(s);
    }
    return out;
}

double turn_between(Angle from, Angle to) {
    double degrees = in_degrees(to) - in_degrees(from);
    while (degrees > 180) degrees -= 360;
    while (degrees < -180) degrees += 360;
    return degrees;
}

/// How far a pose stands to the right of a fellow and before it.
Way seen_from(const plane::Pose& fellow, TablePoint at) {
    const Way w = way(fellow.at, at);
    const double turn = in_degrees(fellow.heading) * degree;
    return {w.x * std::cos(turn) - w.y * std::sin(turn), w.x * std::sin(turn) + w.y * std::cos(turn)};
}

}  // namespace

LaidGround ground_about(const plaquette::Scenario& scenario, std::optional<std::size_t> without,
                        Length reach) {
    LaidGround out{scenario.width, scenario.depth, {}, {}, reach};
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const plaquette::TerrainFeature& f = scenario.terrain[i];
        if (without == i) continue;
        if (f.outline.size() >= 3) out.outlines.push_back(f.outline);
        if (f.path.size() >= 2) out.paths.push_back(f.path);
    }
    return out;
}

Snapped snapped(const LaidGround& ground, TablePoint corner) {
    const TablePoint there = kept_on_table(corner, ground.width, ground.depth);
    const Snapped drawn = drawn_to(ground, there);
    if (drawn.to != Mark::none) return drawn;
    return {kept_on_table({on_grid(there.x), on_grid(there.y)}, ground.width, ground.depth), Mark::grid};
}

SnappedShape snapped(const LaidGround& ground, const Shape& shape) {
    SnappedShape out{shape, {}};
    for (TablePoint& p : corners_of(out.shape)) {
        const Snapped s = snapped(ground, p);
        p = s.at;
        if (s.to != Mark::grid) out.marks.push_back(s);
    }
    if (is_sound(out.shape)) return out;
    out = snapped_but_for_grid(ground, shape);
    return is_sound(out.shape) ? out : SnappedShape{shape, {}};
}

SnappedShape shifted(const LaidGround& ground, const Shape& shape, TablePoint by) {
    SnappedShape out{shape, {}};
    std::optional<Snapped> best;
    TablePoint pull{};
    double nearest = ground.reach.hundredths_of_mm;
    for (const TablePoint p : corners_of(shape)) {
        const TablePoint there{p.x + by.x, p.y + by.y};
        const Snapped s = drawn_to(ground, there);
        const double distance = off(there, s.at);
        if (s.to == Mark::none || (best && distance >= nearest)) continue;
        nearest = distance;
        best = s;
        pull = {s.at.x - there.x, s.at.y - there.y};
    }
    TablePoint step{on_grid(by.x), on_grid(by.y)};
    if (best) step = {by.x + pull.x, by.y + pull.y};
    TablePoint least = corners_of(shape).front(), most = least;
    for (const TablePoint p : corners_of(shape)) {
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    const auto held = [](Length l, Length from, Length to, Length room) {
        return to - from > room ? l : std::clamp(l, Length{} - from, room - to);
    };
    const TablePoint kept{held(step.x, least.x, most.x, ground.width),
                          held(step.y, least.y, most.y, ground.depth)};
    if (best && kept == step) out.marks.push_back(*best);
    for (TablePoint& p : corners_of(out.shape)) p = {p.x + kept.x, p.y + kept.y};
    return out;
}

Lined lined_up(const plane::Pose& wished, const std::vector<plane::Pose>& fellows, Length reach) {
    Lined out{wished, Line::none, {}};
    double nearest = 0;
    for (std::size_t i = 0; i < fellows.size(); ++i) {
        if (std::abs(turn_between(wished.heading, fellows[i].heading)) > nearly_degrees) continue;
        const Way seen = seen_from(fellows[i], wished.at);
        const bool is_abreast = std::abs(seen.y) <= reach.hundredths_of_mm;
        const bool is_behind = std::abs(seen.x) <= reach.hundredths_of_mm;
        const double distance = off(fellows[i].at, wished.at);
        if (is_abreast == is_behind || (out.fellow && distance >= nearest)) continue;
        nearest = distance;
        out.fellow = i;
        out.to = is_abreast ? Line::abreast : Line::behind;
        const Length right = is_behind ? Length{} : rounded(seen.x);
        const Length ahead = is_abreast ? Length{} : rounded(seen.y);
        out.pose = {plane::offset(fellows[i].at, fellows[i].heading, right, ahead), fellows[i].heading};
    }
    return out;
}

Angle heading_there(TablePoint at, const std::vector<plane::Pose>& fellows, Length width, Length depth) {
    const auto nearest = std::min_element(
        fellows.begin(), fellows.end(),
        [&](const plane::Pose& a, const plane::Pose& b) { return off(a.at, at) < off(b.at, at); });
    if (nearest != fellows.end()) return nearest->heading;
    constexpr std::int32_t quarter = full_circle / 4;
    if (width >= depth) return at.y + at.y <= depth ? Angle{} : Angle{2 * quarter};
    return at.x + at.x <= width ? Angle{quarter} : Angle{3 * quarter};
}

}  // namespace bacler::editor
