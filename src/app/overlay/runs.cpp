#include "app/overlay/runs.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::overlay {

namespace {

constexpr int slices_of_a_quarter = 24;
constexpr float quarter = 1.57079633F;

/// Between a spot that is kept and one that is not: the last that is.
Spot border(Spot kept, Spot left_out, const std::function<bool(Spot)>& is_kept) {
    constexpr int halvings = 16;
    for (int i = 0; i < halvings; ++i) {
        const Spot middle = mix(kept, left_out, 0.5F);
        (is_kept(middle) ? kept : left_out) = middle;
    }
    return kept;
}

}  // namespace

TablePoint point_of(Spot spot) {
    return {length_from_cm(static_cast<double>(spot.x)), length_from_cm(static_cast<double>(spot.y))};
}

void add_quarter(std::vector<Spot>& into, Spot corner, Spot from, float cm) {
    for (int i = 0; i <= slices_of_a_quarter; ++i)
        into.push_back(
            moved(corner, turned(from, quarter * static_cast<float>(i) / slices_of_a_quarter), cm));
}

void add_side(std::vector<Spot>& into, Spot to) {
    const Spot from = into.back();
    const int pieces = std::max(1, static_cast<int>(std::ceil(apart(from, to) / 0.5F)));
    for (int i = 1; i <= pieces; ++i)
        into.push_back(mix(from, to, static_cast<float>(i) / static_cast<float>(pieces)));
}

std::vector<Spot> outline_at(const plane::Box& box, float cm) {
    const std::array<Spot, 4> c = spots_of(box);
    std::vector<Spot> out;
    Spot way = turned(direction(c[3], c[0]), -quarter);
    for (const Spot corner : c) {
        if (!out.empty()) add_side(out, moved(corner, way, cm));
        add_quarter(out, corner, way, cm);
        way = turned(way, quarter);
    }
    add_side(out, out.front());
    return out;
}

void add_kept(Runs& into, const std::vector<Spot>& line, const std::function<bool(Spot)>& is_kept) {
    bool goes_on = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!is_kept(line[i])) {
            if (goes_on) into.back().push_back(border(line[i - 1], line[i], is_kept));
            goes_on = false;
            continue;
        }
        if (!goes_on) {
            into.emplace_back();
            if (i > 0) into.back().push_back(border(line[i], line[i - 1], is_kept));
        }
        goes_on = true;
        into.back().push_back(line[i]);
    }
}

void draw_runs(Pencil& pencil, const Canvas& canvas, const Runs& runs, float breadth) {
    Runs on_table;
    for (const std::vector<Spot>& run : runs)
        add_kept(on_table, run, [&](Spot s) { return is_on_table(canvas, s); });
    for (const std::vector<Spot>& run : on_table) pencil.path(run, Tone::neutral, breadth);
}

std::optional<Spot> farthest(const Canvas& canvas, const Runs& runs, Spot toward) {
    std::optional<Spot> best;
    float most = -1e9F;
    for (const std::vector<Spot>& run : runs)
        for (const Spot& s : run) {
            const float rise = s.x * toward.x + s.y * toward.y;
            if (!is_on_table(canvas, s) || rise <= most) continue;
            most = rise;
            best = s;
        }
    return best;
}

}  // namespace bacler::overlay
