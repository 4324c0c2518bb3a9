#include "app/open_scenario.hpp"
#include "base/check.hpp"
#include "platform/bench/distance_rates.hpp"
#include "platform/bench/drag_rates.hpp"
#include "platform/bench/frame_rates.hpp"
#include "platform/bench/game_rates.hpp"
#include "platform/bench/random_engagement.hpp"
#include "platform/bench/table_rates.hpp"
#include "platform/bench/tiled.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace bacler;
using Clock = std::chrono::steady_clock;

struct Rates {
    double median{0}, least{0}, most{0};
    double findings{0};  ///< a ruling, on average
};

/// Whole rulings a second on one core, findings included, over engagements fixed by a seed: median of rounds.
Rates engagement_rates() {
    constexpr std::size_t questions = 2000;
    constexpr int rounds = 15;
    Generator generator(20);
    std::vector<plaquette::Engagement> engagements;
    engagements.reserve(questions);
    for (std::size_t i = 0; i < questions; ++i) engagements.push_back(bench::random_engagement(generator));
    std::vector<double> rates;
    std::size_t findings = 0;
    long long differences = 0;
    for (int round = 0; round < rounds; ++round) {
        const Clock::time_point start = Clock::now();
        for (std::size_t i = 0; i < questions; ++i) {
            const plaquette::EngagementAnswer a = plaquette::rule_on_engagement(
                engagements[i], {static_cast<int>(i % 10) + 1, static_cast<int>(i / 10 % 10) + 1});
            findings += a.ruling.findings.size();
            differences += a.difference;
        }
        const std::chrono::duration<double> took = Clock::now() - start;
        rates.push_back(static_cast<double>(questions) / took.count());
    }
    // The sum is looked at so that no ruling can be left out as unused.
    if (differences == 1'000'000'007) std::fputs("\n", stderr);
    std::sort(rates.begin(), rates.end());
    return {rates[rates.size() / 2], rates.front(), rates.back(),
            static_cast<double>(findings) / (questions * rounds)};
}

int engagement(bool json) {
    const Rates r = engagement_rates();
    if (json)
        fmt::print(
            "{{\"rulings_per_second\":{:.0f},\"least\":{:.0f},\"most\":{:.0f},\"findings_per_ruling\":{:.1f}}}\n",
            r.median, r.least, r.most, r.findings);
    else
        fmt::print(
            "engagement rulings a second: {:.0f} (median of 15 rounds; {:.0f} to {:.0f}), {:.1f} findings each\n",
            r.median, r.least, r.most, r.findings);
    return 0;
}

/// One size of table, and what its drags cost.
struct Size {
    bench::TableRates table;
    bench::DragRates drag;
};

std::string as_json(const Size& size) {
    const bench::TableRates& r = size.table;
    const bench::DragRates& d = size.drag;
    return fmt::format(
        "{{\"tiles\":{},\"plaquettes\":{},\"elements\":{},\"step_ms\":{:.4f},\"step_p99_ms\":{:.4f},\"slowest_step_ms\":{:.4f},"
        "\"slowest_single_ms\":{:.4f},\"slowest_element_step_ms\":{:.4f},\"full_ms\":{:.3f},\"all_pairs_ms\":{:.3f},\"drag\":{{\"steps\":{},\"take_up_ms\":{:.3f},\"step_ms\":{:.4f},"
        "\"step_p99_ms\":{:.4f},\"slowest_step_ms\":{:.4f},\"slowest_single_ms\":{:.4f},\"slowest_element_step_ms\":{:.4f},"
        "\"slowest_element\":\"{}\"}}}}",
        r.tiles, r.plaquettes, r.elements, r.step, r.slow_step, r.slowest, r.slowest_single,
        r.slowest_element, r.full, r.all_pairs, d.steps, d.take_up, d.step, d.slow_step, d.slowest,
        d.slowest_single, d.slowest_element, d.slowest_id);
}

void print_size(const Size& size) {
    const bench::TableRates& r = size.table;
    const bench::DragRates& d = size.drag;
    fmt::print(
        "{} tiles, {} plaquettes, {} elements: rulings carried on {:.3f} ms (99 in 100 below {:.3f}, all {:.3f}, the costliest element {:.3f}), "
        "the whole table {:.2f} ms, all pairs {:.2f} ms\n",
        r.tiles, r.plaquettes, r.elements, r.step, r.slow_step, r.slowest, r.slowest_element, r.full,
        r.all_pairs);
    fmt::print(
        "    the finger's step {:.3f} ms (99 in 100 of {} below {:.3f}, the slowest {:.3f}; the costliest element, {}: {:.3f}), "
        "taking up {:.2f} ms\n",
        d.step, d.steps, d.slow_step, d.slowest, d.slowest_id, d.slowest_element, d.take_up);
}

void print_table(const std::vector<Size>& sizes, const bench::DistanceRates& d) {
    for (const Size& size : sizes) print_size(size);
    fmt::print("whole tables: {} tiles cost {:.2f} times what {} do\n", sizes.back().table.tiles,
               sizes.back().table.full / sizes.front().table.full, sizes.front().table.tiles);
    fmt::print(
        "distances a second: {:.0f}; GEOS {:.0f} (ours {:.1f} times as many), Boost.Geometry {:.0f} ({:.1f} times); "
        "farthest apart {:.6f} mm\n",
        d.ours, d.geos, d.ours / d.geos, d.boost, d.ours / d.boost, d.farthest_off_mm);
}

int table(bool json) {
    const Result<plaquette::Scenario> tile = book_battle();
    BACLER_CHECK(tile.is_good());
    std::vector<Size> sizes;
    for (const std::size_t tiles : {std::size_t{3}, std::size_t{29}})
        sizes.push_back(
            {bench::table_rates(tile.value(), tiles), bench::drag_rates(bench::tiled(tile.value(), tiles))});
    const bench::DistanceRates d = bench::distance_rates();
    if (json)
        fmt::print(
            "{{\"sizes\":[{},{}],\"full_ratio\":{:.3f},\"distances_per_second\":{:.0f},\"geos_ratio\":{:.3f},"
            "\"boost_ratio\":{:.3f},\"farthest_off_mm\":{:.6f}}}\n",
            as_json(sizes[0]), as_json(sizes[1]), sizes[1].table.full / sizes[0].table.full, d.ours,
            d.ours / d.geos, d.ours / d.boost, d.farthest_off_mm);
    else
        print_table(sizes, d);
    return 0;
}

int game(bool json) {
    const bench::GameRates r = bench::game_rates(".");
    if (json)
        fmt::print(
            "{{\"commit_p99_ms\":{:.3f},\"bare_p99_ms\":{:.3f},\"open_ms\":{:.3f},\"commit_median_ms\":{:.3f},"
            "\"bare_median_ms\":{:.3f},\"decision_median_ms\":{:.3f},\"decision_p99_ms\":{:.3f},\"decisions\":{},"
            "\"verify_ms\":{:.3f},\"events\":{},\"bytes_an_event\":{}}}\n",
            r.commit_p99, r.bare_p99, r.open, r.commit_median, r.bare_median, r.decision_median,
            r.decision_p99, r.decisions, r.verify, r.events, r.bytes);
    else
        fmt::print(
            "{} events of a battle, {} bytes on average, each on disk before the next: {:.2f} ms (99 in 100 below {:.2f}); SQLite "
            "alone {:.2f} ms ({:.2f})\n{} decisions, each ruled on and on disk: {:.2f} ms (99 in 100 below {:.2f})\nthe battle opens "
            "in {:.1f} ms, {:.1f} of them to read and verify its file\n",
            r.events, r.bytes, r.commit_median, r.commit_p99, r.bare_median, r.bare_p99, r.decisions,
            r.decision_median, r.decision_p99, r.open, r.verify);
    return 0;
}

int frame(bool json) {
    const bench::StartTimes start = bench::start_times(10);
    const bench::FrameRates r = bench::frame_rates(29);
    const bench::LogRates log = bench::log_rates(400);
    if (!start.trouble.empty()) fmt::print(stderr, "bacler-bench: {}\n", start.trouble);
    if (json)
        fmt::print(
            "{{\"plaquettes\":{},\"elements\":{},\"targets\":{},\"flags\":{},\"still_ms\":{:.3f},\"still_p99_ms\":{:.3f},\"panned_ms\":{:.3f},"
            "\"panned_p99_ms\":{:.3f},\"dragged_ms\":{:.3f},\"dragged_p99_ms\":{:.3f},\"log_lines\":{},\"log_ms\":{:.3f},\"log_p99_ms\":{:.3f},\"start_ms\":{:.1f},\"empty_start_ms\":{:.1f}}}\n",
            r.plaquettes, r.elements, r.targets, r.flags, r.still, r.still_p99, r.panned, r.panned_p99,
            r.dragged, r.dragged_p99, log.lines, log.still, log.still_p99, start.ours, start.empty);
    else
        fmt::print(
            "a frame over {} plaquettes in {} elements, {} of their flags in sight, all overlays drawn: {:.2f} ms (99 in 100 below {:.2f}); while the view is dragged, "
            "zoomed and turned {:.2f} ({:.2f}); an element dragged, without overlays {:.2f} ({:.2f})\n"
            "a game's log of {} lines: {:.2f} ms ({:.2f})\n"
            "from the start to a drawn table {:.0f} ms, to an empty window {:.0f} ms: {:.0f} ms more\n",
            r.plaquettes, r.elements, r.flags, r.still, r.still_p99, r.panned, r.panned_p99, r.dragged,
            r.dragged_p99, log.lines, log.still, log.still_p99, start.ours, start.empty,
            start.ours - start.empty);
    return start.trouble.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const std::vector<std::string_view> args(argv + 1, argv + argc);
        const bool json = std::find(args.begin(), args.end(), "--json") != args.end();
        if (!args.empty() && args.front() == "engagement") return engagement(json);
        if (!args.empty() && args.front() == "table") return table(json);
        if (!args.empty() && args.front() == "game") return game(json);
        if (!args.empty() && args.front() == "frame") return frame(json);
        fmt::print(stderr, "usage: bacler-bench engagement|table|game|frame [--json]\n");
        return 2;
    } catch (const std::exception& e) {
        fmt::print(stderr, "bacler-bench: {}\n", e.what());
        return 3;
    }
}
