#include "platform/bench/table_rates.hpp"

#include "base/check.hpp"
#include "platform/bench/tiled.hpp"
#include "platform/bench/timing.hpp"
#include "systems/plaquette/live_table.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace bacler::bench {

using namespace plaquette;

namespace {

/// Forward and back again by 2 mm a step, with a degree's turn now and then.
std::vector<plane::Pose> to_and_fro(plane::Box body) {
    constexpr int there = 30;
    std::vector<plane::Pose> out;
    for (int i = 0; i < 2 * there; ++i) {
        const Length by{i < there ? 200 : -200};
        const Angle turn{i % 10 == 5 ? (i < there ? 1000 : 359000) : 0};
        const TablePoint front = plane::offset(plane::front_centre(body), body.heading, {}, by);
        out.push_back({front, body.heading + turn});
        body = plane::box_behind_front(out.back(), body.w, body.d);
    }
    return out;
}

/// One drag, done so many times from the same place; gives the median of its steps.
double drag(LiveTable& live, ElementRef ref, std::vector<double>& steps, std::vector<double>& singles) {
    constexpr int rounds = 5;
    const plane::Box body = *live.table().laid(ref).box;
    const std::vector<plane::Pose> path = to_and_fro(body);
    Rounds of_steps(path.size());
    for (int round = 0; round < rounds; ++round) {
        live.move(ref, {plane::front_centre(body), body.heading});
        for (std::size_t i = 0; i < path.size(); ++i) of_steps.time(i, [&] { live.move(ref, path[i]); });
    }
    return of_steps.add_to(steps, singles);
}

double median_of_full(const Scenario& scenario, plane::Index::Search search, int rounds,
                      TableRulings& rulings) {
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i)
        times.push_back(milliseconds([&] { rulings = rule_on_table(lay_out(scenario, search)); }));
    return below(times, 0.5);
}

}  // namespace

TableRates table_rates(const Scenario& tile, std::size_t tiles) {
    TableRates out;
    LiveTable live(tiled(tile, tiles));
    out.tiles = tiles;
    out.plaquettes = plaquettes_on(live.scenario());
    out.elements = live.table().elements.size();
    std::vector<double> steps, singles;
    // A prime between one and the next: elements of every kind, of both sides, in all parts of the table.
    for (std::size_t i = 0; i < out.elements; i += 7) {
        if (!live.table().elements[i].box) continue;
        const double median = drag(live, live.table().elements[i].ref, steps, singles);
        out.slowest_element = std::max(out.slowest_element, median);
    }
    out.step = below(steps, 0.5);
    out.slow_step = below(steps, 0.99);
    out.slowest = below(steps, 1);
    out.slowest_single = below(singles, 1);
    TableRulings indexed, all_pairs;
    out.full = median_of_full(live.scenario(), plane::Index::Search::tree, 9, indexed);
    out.all_pairs = median_of_full(live.scenario(), plane::Index::Search::everything, 3, all_pairs);
    BACLER_CHECK(live.rulings() == indexed);
    BACLER_CHECK(all_pairs == indexed);
    return out;
}

}  // namespace bacler::bench
