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
std::vector<double> drag(LiveTable& live, ElementRef ref) {
    constexpr int there = 30;
    std::vector<double> steps;
    for (int i = 0; i < 2 * there; ++i) {
        const plane::Box body = *live.table().laid(ref).box;
        const TablePoint front = plane::front_centre(body);
        const Length by{i < there ? 200 : -200};
        const Angle turn{i % 10 == 5 ? (i < there ? 1000 : 359000) : 0};
        const plane::Pose to{plane::offset(front, body.heading, {}, by), body.heading + turn};
        steps.push_back(milliseconds([&] { live.move(ref, to); }));
    }
    return steps;
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
    std::vector<double> steps;
    // A prime between one and the next: elements of every kind, of both sides, in all parts of the table.
    for (std::size_t i = 0; i < out.elements; i += 7) {
        if (!live.table().elements[i].box) continue;
        const std::vector<double> own = drag(live, live.table().elements[i].ref);
        steps.insert(steps.end(), own.begin(), own.end());
        out.slowest_element = std::max(out.slowest_element, below(own, 0.5));
    }
    out.step = below(steps, 0.5);
    out.slow_step = below(steps, 0.99);
    TableRulings indexed, all_pairs;
    out.full = median_of_full(live.scenario(), plane::Index::Search::tree, 9, indexed);
    out.all_pairs = median_of_full(live.scenario(), plane::Index::Search::everything, 3, all_pairs);
    BACLER_CHECK(live.rulings() == indexed);
    BACLER_CHECK(all_pairs == indexed);
    return out;
}

}  // namespace bacler::bench
