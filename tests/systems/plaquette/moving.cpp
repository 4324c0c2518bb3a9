#include "systems/plaquette/moving.hpp"

#include "board/plane/kernel/distance.hpp"
#include "moves_of_tests.hpp"
#include "random_tables.hpp"
#include "systems/plaquette/carrying.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Leg;
using plane::Spot;
using Kind = plane::Leg::Kind;

namespace {

constexpr ElementRef ours{0, 0};

/// Two columns of ours, 7 cm wide and 6 deep, their front at the spot; one column of theirs somewhere ahead, facing back.
Scenario facing(const Spot& spot, Stance stance, double right, double ahead) {
    Staff staff;
    staff.value = 3;
    Scenario s = scenario_of(
        {element_at("A", stance, spot.at(0, 0), spot.heading, {foot("A1"), foot("A2")})},
        {element_at("D", Stance::defence, spot.at(right, ahead), spot.heading + 180, {foot("D1")})});
    s.sides[0].staffs.push_back(staff);
    s.sides[0].elements[0].under = 0;
    for (Side& side : s.sides)
        for (Element& e : side.elements)
            e.front->at = {e.front->at.x + length_from_cm(500), e.front->at.y + length_from_cm(500)};
    return s;
}

Verdict verdict_of(const Scenario& s, std::vector<Leg> legs) {
    return verdict(move_on(s, ours, std::move(legs)).ruling);
}

}  // namespace

TEST_CASE("2 a column of the line with a staff worth 3 goes 18 cm and no further", "[R090][Q41][Q42]") {
    for (const Spot& spot : plane::spots) {
        const Scenario s = facing(spot, Stance::attack, 0, 60);
        CHECK(verdict_of(s, {step(spot.heading, 0, 18)}) == Verdict::allowed);
        const MoveAnswer far = move_on(s, ours, {step(spot.heading, 0, 18.2)});
        CHECK(verdict(far.ruling) == Verdict::forbidden);
        CHECK(deciding(far.ruling).rule == RuleRef{90});
        REQUIRE(far.legal_until.has_value());
        CHECK(*far.legal_until == length_from_cm(18));
        CHECK(first_unexplained(far.ruling) == far.ruling.findings.size());
    }
}

TEST_CASE("2 a wheel costs the arc of its outer front corner", "[Q45]") {
    for (const Spot& spot : plane::spots) {
        const Scenario s = facing(spot, Stance::manoeuvre, 0, 60);
        // 7 cm of front, 90 degrees: 10.996 cm.
        const MoveAnswer a = move_on(s, ours, {turn(Kind::wheel_right, 90)});
        CHECK(in_cm(a.used) == Approx(10.996).margin(0.002));
        CHECK(verdict(a.ruling) == Verdict::allowed);
        CHECK(verdict_of(s, {turn(Kind::wheel_left, 148)}) == Verdict::forbidden);
        CHECK(in_cm(move_on(s, ours, {turn(Kind::about_face, 0)}).used) == 0.0);
        CHECK(verdict_of(s, {turn(Kind::pivot, 30)}) == Verdict::forbidden);
        Scenario free = s;
        free.readings.choose(Option::free_pivot, 1);
        CHECK(verdict_of(free, {turn(Kind::pivot, 30)}) == Verdict::allowed);
    }
}

TEST_CASE("2 nobody marches past a front within 10 cm, who comes straight on may", "[R087][Q49]") {
    for (const Spot& spot : plane::spots) {
        const Scenario s = facing(spot, Stance::attack, 0, 16);
        CHECK(verdict_of(s, {step(spot.heading, 0, 13)}) == Verdict::allowed);
        const Scenario beside = facing(spot, Stance::defence, 3, 6);
        const MoveAnswer past = move_on(beside, ours, {step(spot.heading, 4.5, 0.5)});
        CHECK(verdict(past.ruling) == Verdict::forbidden);
        CHECK(rules_so(past.ruling, 87, Does::forbids));
        REQUIRE(past.legal_until.has_value());
        // Ours reaches 3.5 to the right, the strip begins at 1.5: it stands in it from the start.
        CHECK(*past.legal_until == Length{});
    }
}

TEST_CASE("2 a move passes through friends and stops 3 cm from them", "[R085][R086][Q47]") {
    for (const Spot& spot : plane::spots) {
        Scenario s = facing(spot, Stance::manoeuvre, 0, 90);
        Element ahead =
            element_at("F", Stance::defence, spot.at(0, 8), spot.heading, {foot("F1", Formation::line)});
        ahead.front->at = {ahead.front->at.x + length_from_cm(500), ahead.front->at.y + length_from_cm(500)};
        s.sides[0].elements.push_back(ahead);
        // The line stands from 6.5 to 8: beyond it by 3 cm its rear is at 11, its front at 17.
        const MoveAnswer beyond = move_on(s, ours, {step(spot.heading, 0, 17)});
        CHECK(verdict(beyond.ruling) == Verdict::allowed);
        CHECK(beyond.passed == std::vector<ElementRef>{{0, 1}});
        CHECK(rules_so(beyond.ruling, 85, Does::no_bearing));
        const MoveAnswer on_it = move_on(s, ours, {step(spot.heading, 0, 16.8)});
        CHECK(verdict(on_it.ruling) == Verdict::forbidden);
        CHECK(deciding(on_it.ruling).rule == RuleRef{86});
        CHECK(verdict_of(s, {step(spot.heading, 0, 3.5)}) == Verdict::allowed);
        CHECK(verdict_of(s, {step(spot.heading, 0, 3.7)}) == Verdict::forbidden);
    }
}

TEST_CASE("2 falling back comes nearer to nobody and draws off half a move where an enemy is near",
          "[R080][Q34]") {
    for (const Spot& spot : plane::spots) {
        const Scenario s = facing(spot, Stance::fall_back, 0, 12);
        CHECK(verdict_of(s, {step(spot.heading, 0, 1)}) == Verdict::forbidden);
        CHECK(verdict_of(s, {step(spot.heading, 0, -8.8)}) == Verdict::forbidden);
        CHECK(verdict_of(s, {step(spot.heading, 0, -9)}) == Verdict::allowed);
        CHECK(verdict_of(s, {}) == Verdict::forbidden);
        CHECK(verdict_of(facing(spot, Stance::fall_back, 0, 19), {}) == Verdict::allowed);
        Scenario free = s;
        free.readings.choose(Option::repli_free_to_halt, 1);
        CHECK(verdict_of(free, {}) == Verdict::allowed);
    }
}

TEST_CASE("2 a retreat makes a full move, its back to the enemy, towards its own edge", "[R079][Q34]") {
    const Spot spot{{}, 0};
    Scenario s = facing(spot, Stance::retreat, 0, 30);
    s.sides[0].elements.push_back(
        element_at("F", Stance::defence, {length_from_cm(300), length_from_cm(500)}, 0, {foot("F1")}));
    CHECK(verdict_of(s, {turn(Kind::about_face, 0), straight(0, -18)}) == Verdict::allowed);
    CHECK(verdict_of(s, {turn(Kind::about_face, 0), straight(0, -17.8)}) == Verdict::forbidden);
    CHECK(verdict_of(s, {straight(0, -18)}) == Verdict::forbidden);
    CHECK(verdict_of(s, {turn(Kind::about_face, 0), straight(18, 0)}) == Verdict::forbidden);
}

TEST_CASE("brigading: a unit stays less than 3 cm from its element and faces as it does", "[R040][R041]") {
    for (const Spot& spot : plane::spots) {
        const Scenario s = facing(spot, Stance::manoeuvre, 0, 60);
        const LaidTable table = lay_out(s);
        const auto unit_moves = [&](std::vector<Leg> legs) {
            return verdict(
                rule_on_move(table, {}, {{MoverRef::Kind::unit, 0, 0, 1}, std::move(legs), {}, {}}).ruling);
        };
        // A2 stands 1 cm to the right of A1.
        CHECK(unit_moves({step(spot.heading, 1.8, 0)}) == Verdict::allowed);
        CHECK(unit_moves({step(spot.heading, 2, 0)}) == Verdict::forbidden);
        CHECK(unit_moves({step(spot.heading, -2, 0)}) == Verdict::forbidden);
        CHECK(unit_moves({turn(Kind::wheel_right, 6)}) == Verdict::forbidden);
        CHECK(unit_moves({turn(Kind::wheel_right, 4)}) == Verdict::allowed);
    }
}

TEST_CASE("2 a second-line unit changes places with the one ahead of it", "[R097][Q46]") {
    Scenario s = scenario_of({element_at("A", Stance::defence, {length_from_cm(100), length_from_cm(100)}, 0,
                                         {foot("A1"), foot("A2"), foot("A3")})},
                             {});
    Element& a = s.sides[0].elements[0];
    a.rows = {{0, 1}, {2}};
    a.units[2].own_front = plane::Pose{{length_from_cm(98), length_from_cm(93)}, {}};
    const LaidTable table = lay_out(s);
    CHECK(verdict(rule_on_swap(table, {ours, 0, 2, false})) == Verdict::allowed);
    CHECK(verdict(rule_on_swap(table, {ours, 2, 0, false})) == Verdict::allowed);
    CHECK(verdict(rule_on_swap(table, {ours, 1, 2, false})) == Verdict::forbidden);
    CHECK(verdict(rule_on_swap(table, {ours, 0, 1, false})) == Verdict::forbidden);
    CHECK(verdict(rule_on_swap(table, {ours, 0, 2, true})) == Verdict::forbidden);
    const Element after = swapped(a, 0, 2);
    CHECK(after.rows == std::vector<std::vector<std::size_t>>{{2, 1}, {0}});
    CHECK(after.units[0].own_front == a.units[2].own_front);
}

TEST_CASE("2 generals ride 40 cm, less the ground, and stand where they like", "[R092][R047][Q43]") {
    Scenario s = facing({{}, 0}, Stance::defence, 0, 20);
    Staff& staff = s.sides[0].staffs[0];
    staff.at = TablePoint{length_from_cm(500), length_from_cm(480)};
    const auto rides = [&](std::vector<Leg> legs) {
        return rule_on_move(lay_out(s), {}, {{MoverRef::Kind::staff, 0, 0, 0}, std::move(legs), {}, {}});
    };
    CHECK(verdict(rides({straight(0, 40)}).ruling) == Verdict::allowed);
    CHECK(verdict(rides({straight(0, 40.2)}).ruling) == Verdict::forbidden);
    CHECK(deciding(rides({straight(0, 40.2)}).ruling).rule == RuleRef{92});
    s.terrain.push_back(
        feature("T", TerrainKind::marsh, {{length_from_cm(500), length_from_cm(490)}, {}, {2000}, {2000}}));
    CHECK(rides({straight(0, 40)}).allowance == length_from_cm(35));
}

TEST_CASE("table: turned about, everybody stands where he stood and looks the other way") {
    CHECK(rc::check([] {
        const Element e = any_element("E", 200, 200);
        Element turned = e;
        turn_about(turned);
        const auto before = unit_boxes(e), after = unit_boxes(turned);
        for (std::size_t i = 0; i < before.size(); ++i) {
            RC_ASSERT(before[i].heading + Angle{180000} == after[i].heading);
            RC_ASSERT(std::abs((before[i].centre.x - after[i].centre.x).hundredths_of_mm) <= 2);
            RC_ASSERT(std::abs((before[i].centre.y - after[i].centre.y).hundredths_of_mm) <= 2);
        }
        turn_about(turned);
        for (std::size_t i = 0; i < e.units.size(); ++i)
            RC_ASSERT(turned.units[i].unit.values == e.units[i].unit.values);
        RC_ASSERT(turned.rows == e.rows);
    }));
}
