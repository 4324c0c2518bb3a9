// Rulings that follow what moves, and rulings through the index: the same as all pairs looked at anew.
#include "systems/plaquette/live_table.hpp"

#include "systems/plaquette/live_tables.hpp"

#include <catch2/catch.hpp>
#include <cmath>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

using Search = plane::Index::Search;

/// Anywhere, a nudge, or up against an enemy.
plane::Pose any_step(const Scenario& s, ElementRef ref) {
    Element moved = s.sides[ref.side].elements[ref.element];
    const int kind = plane::any_whole(0, 2);
    if (kind == 0) return {any_place(200, 150), plane::any_heading()};
    const plane::Box from = *element_box(moved);
    const plane::Pose front{plane::front_centre(from), from.heading};
    if (kind == 1)
        return {plane::offset(front.at, front.heading, {plane::any_whole(-2000, 2000)},
                              {plane::any_whole(-2000, 2000)}),
                front.heading + Angle{plane::any_whole(0, 20000)}};
    const auto& enemies = s.sides[1 - ref.side].elements;
    const Element& enemy =
        enemies[static_cast<std::size_t>(plane::any_whole(0, static_cast<int>(enemies.size()) - 1))];
    if (!element_box(enemy)) return front;
    bring_near(moved, enemy);
    return *moved.front;
}

void check_same(const TableRulings& a, const TableRulings& b) {
    RC_ASSERT(a.attacks == b.attacks);
    RC_ASSERT(a.meetings == b.meetings);
    RC_ASSERT(a.near_misses == b.near_misses);
    RC_ASSERT(a.elements.size() == b.elements.size());
    for (std::size_t i = 0; i < a.elements.size(); ++i) {
        RC_ASSERT(a.elements[i].flanks == b.elements[i].flanks);
        RC_ASSERT(a.elements[i].supports == b.elements[i].supports);
        RC_ASSERT(a.elements[i] == b.elements[i]);
    }
    RC_ASSERT(a.batteries.size() == b.batteries.size());
    for (std::size_t i = 0; i < a.batteries.size(); ++i) {
        RC_ASSERT(a.batteries[i].targets.size() == b.batteries[i].targets.size());
        RC_ASSERT(a.batteries[i] == b.batteries[i]);
    }
}

}  // namespace

TEST_CASE("table: what is ruled through the index is what is ruled of all pairs", "[live][index]") {
    REQUIRE(rc::check("all pairs", [] {
        const Scenario s = any_live_table(24);
        check_same(rule_on_table(lay_out(s)), rule_on_table(lay_out(s, Search::everything)));
    }));
}

TEST_CASE("table: after any steps of any elements the rulings are those of the whole table ruled on anew",
          "[live][index]") {
    REQUIRE(rc::check("walk", [] {
        LiveTable live(any_live_table(16));
        for (int step = plane::any_whole(1, 8); step > 0; --step) {
            const auto side = static_cast<std::size_t>(plane::any_whole(0, 1));
            const auto count = static_cast<int>(live.scenario().sides[side].elements.size());
            const ElementRef ref{side, static_cast<std::size_t>(plane::any_whole(0, count - 1))};
            if (!live.table().laid(ref).box) continue;
            live.move(ref, any_step(live.scenario(), ref));
            check_same(live.rulings(), rule_on_table(lay_out(live.scenario())));
        }
    }));
}

TEST_CASE("table: a piece put where legs take it, then as it stood, is ruled on as on a table laid out anew",
          "[live][index][Q135]") {
    REQUIRE(rc::check("there and back", [] {
        const Scenario before = any_live_table(16);
        const MoverRef mover = any_mover(before);
        if (!body_of(lay_out(before), mover)) return;
        LiveTable live(before);
        const std::vector<plane::Leg> legs = any_legs();
        live.put(mover, after_legs(before, mover, legs));
        check_same(live.rulings(), rule_on_table(lay_out(moved(before, mover, legs))));
        live.put(mover, as_it_stands(before, mover));
        check_same(live.rulings(), rule_on_table(lay_out(before)));
    }));
}

TEST_CASE("table: bodies found by their circles are all whose circles come so near", "[live][index]") {
    REQUIRE(rc::check("circles", [] {
        LiveTable live(any_live_table(24));
        for (const LaidElement& e : live.table().elements)
            if (e.box && plane::any_whole(0, 3) == 0) live.move(e.ref, any_step(live.scenario(), e.ref));
        const Length reach{plane::any_whole(0, 40000)};
        const auto radius = [](const plane::Box& b) {
            return std::hypot(b.w.hundredths_of_mm, b.d.hundredths_of_mm) / 2;
        };
        const plane::Box body{any_place(200, 150), plane::any_heading(), {3000}, {6000}};
        std::vector<std::size_t> expected;
        for (std::size_t i = 0; i < live.table().elements.size(); ++i) {
            const std::optional<plane::Box>& other = live.table().elements[i].box;
            if (!other) continue;
            const double apart = std::hypot((other->centre.x - body.centre.x).hundredths_of_mm,
                                            (other->centre.y - body.centre.y).hundredths_of_mm);
            if (apart <= reach.hundredths_of_mm + radius(body) + radius(*other)) expected.push_back(i);
        }
        RC_ASSERT(circles_within(live.table(), body, reach) == expected);
    }));
}

TEST_CASE("table: a battery is told only of enemies within its long range, as the whole report has them",
          "[live][R113][R114][R115][Q60]") {
    REQUIRE(rc::check("in range", [] {
        const Scenario s = any_live_table(16);
        const LaidTable table = lay_out(s);
        const std::vector<MeetingLayout> meetings = lay_out_meetings(table);
        for (const BatteryReport& all : batteries_on(table, meetings)) {
            const BatteryReport near = within_range_of(table, meetings, {all.element, all.unit});
            std::vector<BatteryTarget> expected;
            for (const BatteryTarget& t : all.targets)
                if (t.band != RangeBand::beyond || is_too_close(t.ruling.measures.front()))
                    expected.push_back(t);
            RC_ASSERT(near.targets == expected);
        }
    }));
}

TEST_CASE(
    "table: an element carried to a pose stands there with its units, and what was stated of it is forgotten",
    "[live][Q135]") {
    Scenario s =
        scenario_of({element_at("A", Stance::attack, plane::at_cm(50, 20), 0, {foot("A-1"), foot("A-2")})},
                    {element_at("B", Stance::defence, plane::at_cm(50, 60), 180, {foot("B-1")})});
    s.stated.push_back({FactKind::contact, "A", "B", {}, ""});
    LiveTable live(s);
    REQUIRE(live.rulings().meetings.size() == 1);
    live.move({0, 0}, {plane::at_cm(80, 30), Angle{90000}});
    const plane::Box& body = *live.table().laid({0, 0}).box;
    CHECK(plane::front_centre(body) == plane::at_cm(80, 30));
    CHECK(body.heading == Angle{90000});
    CHECK(live.table().laid({0, 0}).units == unit_boxes(live.scenario().sides[0].elements[0]));
    CHECK(live.scenario().stated.empty());
    CHECK(live.rulings().meetings.empty());
    live.move({0, 0}, {plane::at_cm(50, 57), Angle{0}});
    REQUIRE(live.rulings().meetings.size() == 1);
    const LiveTable elsewhere = std::move(live);
    CHECK(elsewhere.table().scenario == &elsewhere.scenario());
    CHECK_THROWS_AS(LiveTable(scenario_of({Element{}}, {})).move({0, 0}, {}), BrokenPromise);
}
