// Hundreds of terrain features that overlap one another: answers as by looking at each, and no worse than in proportion.
#include "base/random.hpp"
#include "random_tables.hpp"
#include "systems/plaquette/field.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <ctime>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

TerrainFeature any_feature(int number) {
    const auto kind = static_cast<TerrainKind>(plane::any_whole(0, static_cast<int>(TerrainKind::open)));
    const plane::Box box{any_place(150, 100),
                         plane::any_heading(),
                         {100 * plane::any_whole(1, 400)},
                         {100 * plane::any_whole(1, 400)}};
    TerrainFeature f = feature("T" + std::to_string(number), kind, box,
                               kind == TerrainKind::hill ? plane::any_whole(1, 3) : 0);
    // One in five is a path with a bend, one in five has a hole.
    const int form = plane::any_whole(0, 4);
    if (form == 0) {
        f.path = {f.outline[0], f.outline[1], f.outline[2]};
        f.outline.clear();
        f.path_width = {100 * plane::any_whole(1, 50)};
    } else if (form == 1 && box.w > Length{1000} && box.d > Length{1000}) {
        f.holes = {plane::ground_of(
                       {box.centre, box.heading, {box.w.hundredths_of_mm / 2}, {box.d.hundredths_of_mm / 2}})
                       .outline};
    }
    return f;
}

Scenario covered_table(int features) {
    Scenario s = scenario_of({}, {});
    for (int i = 0; i < features; ++i) s.terrain.push_back(any_feature(i));
    return s;
}

plane::Box any_footprint() {
    return {any_place(150, 100),
            plane::any_heading(),
            {3000 * plane::any_whole(1, 6)},
            {1500 * plane::any_whole(1, 4)}};
}

bool stands_in(const LaidTerrain& t, const plane::Box& box) {
    return std::any_of(t.grounds.begin(), t.grounds.end(),
                       [&](const plane::Ground& g) { return plane::touches(box, g); });
}

}  // namespace

TEST_CASE("2 among hundreds of overlapping features each that a footprint stands in counts, and no other",
          "[R098][R099][R100][R101][R102][Q43][Q62][Q99]") {
    REQUIRE(rc::check("cover", [] {
        const Scenario s = covered_table(plane::any_whole(300, 400));
        const LaidTable table = lay_out(s);
        const plane::Box box = any_footprint();
        Cover best = Cover::none;
        std::vector<std::size_t> slowing;
        for (std::size_t i = 0; i < table.terrain.size(); ++i) {
            const Cover c = cover_of(table.terrain[i].kind);
            if (c == Cover::none || !stands_in(table.terrain[i], box)) continue;
            best = std::max(best, c);
            slowing.push_back(i);
        }
        RC_ASSERT(cover_at(table, box) == best);
        RC_ASSERT(slowing_features(table, box) == slowing);
        RC_ASSERT(level_of(table, box) == plane::level_at(box.centre, table.screens));
    }));
}

TEST_CASE(
    "3 among hundreds of overlapping features a sight line is blocked by each that hides it alone, and no other",
    "[R104][R105][Q50][Q51]") {
    REQUIRE(rc::check("sight", [] {
        const Scenario s = covered_table(plane::any_whole(300, 400));
        const LaidTable table = lay_out(s);
        const plane::Viewer viewer{any_place(150, 100), plane::any_whole(0, 3), plane::any_whole(0, 1) == 1};
        const TablePoint target = any_place(150, 100);
        const FieldAnswer all = rule_on_sight(viewer, target, table.screens, s.readings);
        std::vector<std::size_t> alone;
        for (std::size_t i = 0; i < table.screens.size(); ++i)
            if (!plane::hidden_by(viewer, target, viewer.level, {table.screens[i]}).empty())
                alone.push_back(i);
        RC_ASSERT(all.blockers == alone);
        RC_ASSERT(all.is_clear == alone.empty());
    }));
}

TEST_CASE("2 a table with hundreds of features lays out and rules on its meetings", "[R125][Q43]") {
    REQUIRE(rc::check("whole", [] {
        Scenario s = any_table(10);
        for (int i = 0; i < 300; ++i) s.terrain.push_back(any_feature(i + 100));
        const LaidTable table = lay_out(s);
        const std::vector<MeetingLayout> all = lay_out_meetings(table);
        for (const MeetingLayout& m : all)
            RC_ASSERT(engagement_on(table, all, m.meeting.attacker, m.meeting.defender));
    }));
}

namespace {

/// Woods, hills and marshes of 20 cm strewn over a metre and a half.
Scenario strewn(int features) {
    Generator g(1809);
    Scenario s = scenario_of({}, {});
    constexpr std::array kinds{TerrainKind::wood, TerrainKind::hill, TerrainKind::marsh};
    for (int i = 0; i < features; ++i) {
        const plane::Box box{
            {{g.between(0, 150000)}, {g.between(0, 100000)}}, {g.between(0, 359999)}, {20000}, {20000}};
        const TerrainKind kind = kinds[static_cast<std::size_t>(i % 3)];
        s.terrain.push_back(
            feature("T" + std::to_string(i), kind, box, kind == TerrainKind::hill ? 1 + i % 2 : 0));
    }
    return s;
}

/// Processor seconds of laying out a table so strewn and asking it a few hundred times; the least of several.
double seconds_among(int features) {
    const Scenario s = strewn(features);
    double least = 1e9;
    for (int round = 0; round < 5; ++round) {
        const std::clock_t start = std::clock();
        const LaidTable table = lay_out(s);
        std::size_t found = 0;
        for (int i = 0; i < 200; ++i) {
            const plane::Box box = plane::box_cm(0.75 * i, 0.5 * i, i, 12, 3);
            found += slowing_features(table, box).size() + static_cast<std::size_t>(cover_at(table, box));
            found += rule_on_sight({box.centre, 0, false}, plane::at_cm(75, 50), table.screens, s.readings)
                         .blockers.size();
        }
        REQUIRE(found > 0);
        least = std::min(least, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return least;
}

}  // namespace

TEST_CASE("2 four times the features take about four times as long, not sixteen", "[Q43]") {
    CHECK(seconds_among(1200) < 8.0 * seconds_among(300));
}
