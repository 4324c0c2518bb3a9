#include "app/overlay/rings.hpp"

#include "app/finding_text.hpp"
#include "board/plane/corridor.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/fire.hpp"

#include <array>

namespace bacler::overlay {

namespace {

constexpr float quarter = 1.57079633F;

Length gap_to(Spot spot, const plane::Box& box) {
    const std::array<plane::Vec, 1> here{plane::in_mm(point_of(spot))};
    return plane::gap(plane::Convex(here), plane::convex_of(box)).distance;
}

/// Under the reading of a narrower arc a battery fires only so far aside (Q54).
double half_arc(const plaquette::Readings& readings) {
    const int stated = readings.at(plaquette::Option::fire_arc);
    return stated == 0 ? 90.0 : stated;
}

plane::Box front_edge(const plane::Box& battery) {
    return {plane::front_centre(battery), battery.heading, battery.w, {}};
}

/// The far side of what a battery reaches at a range, from left to right.
Runs reach_of(const plane::Box& battery, Length range, double arc) {
    const std::array<Spot, 4> c = spots_of(battery);
    const Spot ahead = direction(c[3], c[0]);
    const auto cm = static_cast<float>(in_cm(range));
    std::vector<Spot> all;
    add_quarter(all, c[0], turned(ahead, -quarter), cm);
    add_side(all, moved(c[1], ahead, cm));
    add_quarter(all, c[1], ahead, cm);
    Runs out;
    add_kept(out, all, [&](Spot s) { return plane::is_ahead(battery, point_of(s), arc); });
    return out;
}

}  // namespace

bool is_from_centre(Length radius) {
    return radius >= plaquette::command_distance(plaquette::Recipient::element);
}

Runs runs_at(std::span<const plane::Box> footprints, Length distance) {
    Runs runs;
    for (std::size_t own = 0; own < footprints.size(); ++own)
        add_kept(runs, outline_at(footprints[own], static_cast<float>(in_cm(distance))), [&](Spot s) {
            for (std::size_t i = 0; i < footprints.size(); ++i)
                if (i != own && meets(gap_to(s, footprints[i]), LimitWords::less_than, distance))
                    return false;
            return true;
        });
    return runs;
}

Drawing ring_of(const Canvas& canvas, const RingsQuestion& question, Length radius) {
    Pencil pencil(canvas);
    const Runs runs = is_from_centre(radius)
                          ? Runs{circle_of(spot_of(question.body.centre), static_cast<float>(in_cm(radius)))}
                          : runs_at(question.footprints, radius);
    draw_runs(pencil, canvas, runs, 2);
    if (is_from_centre(radius)) pencil.dot(spot_of(question.body.centre), Tone::neutral);
    // Labels of growing rings stand a little further round, so that they need not give way to one another.
    const float turn = static_cast<float>(in_cm(radius)) / 60;
    if (const auto at = farthest(canvas, runs, turned({0, 1}, turn)))
        pencil.figure(*at, {0, 1}, Tone::neutral,
                      say(canvas.lang, "ui.drawn.length", {cm_text(canvas.lang, radius)}));
    return pencil.finish();
}

Drawing gun_ranges_of(const Canvas& canvas, std::span<const plane::Box> batteries, plaquette::Weight weight,
                      const plaquette::Readings& readings) {
    Pencil pencil(canvas);
    const double arc = half_arc(readings);
    const Length near = plaquette::short_range(weight), far = plaquette::long_range(weight);
    for (const Length range : {far, near}) {
        const auto is_reached = [&](Spot s, const plane::Box& by) {
            return plane::is_ahead(by, point_of(s), arc) &&
                   meets(gap_to(s, front_edge(by)), LimitWords::less_than, range);
        };
        Runs runs, fronts;
        for (std::size_t own = 0; own < batteries.size(); ++own) {
            const auto by_no_other = [&](Spot s) {
                for (std::size_t i = 0; i < batteries.size(); ++i)
                    if (i != own && is_reached(s, batteries[i])) return false;
                return true;
            };
            const Spot middle = spot_of(plane::front_centre(batteries[own]));
            for (const std::vector<Spot>& run : reach_of(batteries[own], range, arc)) {
                add_kept(runs, run, by_no_other);
                fronts.push_back({run.front(), middle, run.back()});
            }
        }
        draw_runs(pencil, canvas, fronts, 1.6F);
        draw_runs(pencil, canvas, runs, range == near ? 1.6F : 2.5F);
        const Spot ahead =
            direction(spot_of(batteries[0].centre), spot_of(plane::front_centre(batteries[0])));
        if (const auto at = farthest(canvas, runs, ahead))
            pencil.figure(*at, ahead, Tone::neutral,
                          say(canvas.lang, range == near ? "ui.drawn.short_range" : "ui.drawn.long_range",
                              {cm_text(canvas.lang, range)}));
    }
    return pencil.finish();
}

}  // namespace bacler::overlay
