#include "systems/plaquette/brigading.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/moving.hpp"
#include "systems/plaquette/random_tables.hpp"
#include "systems/plaquette/say.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <algorithm>
#include <set>

using namespace bacler;
using namespace bacler::plaquette;
using plane::at_cm;

namespace {

ScenarioUnit at_own(ScenarioUnit unit, TablePoint front, double heading = 0) {
    unit.own_front = plane::Pose{front, angle_from_degrees(heading)};
    return unit;
}

/// Columns of 3 x 6 cm with these gaps between them, side by side.
Element spaced(const std::vector<double>& gaps) {
    std::vector<ScenarioUnit> units{at_own(foot("u0"), at_cm(100, 100))};
    double x = 100;
    for (const double gap : gaps) {
        x += 3 + gap;
        units.push_back(at_own(foot("u" + std::to_string(units.size())), at_cm(x, 100)));
    }
    return element_at("a", Stance::defence, at_cm(100, 100), 0, units);
}

Ruling spacing(Element e) {
    const Scenario s = scenario_of({std::move(e)}, {});
    return rule_on_spacing(lay_out(s), {0, 0});
}

Ruling intervals(const Scenario& s) {
    return rule_on_intervals(lay_out(s));
}

std::vector<int> forbidding(const Ruling& r) {
    std::vector<int> rules;
    for (const Finding& f : r.findings)
        if (f.does == Does::forbids) rules.push_back(f.rule.number);
    return rules;
}

/// Two columns facing each other with a gap between their fronts.
Scenario facing(double gap, Stance first, Stance second) {
    return scenario_of({element_at("a", first, at_cm(100, 100), 0, {foot("a-1")})},
                       {element_at("x", second, at_cm(100, 100 + gap), 180, {foot("x-1")})});
}

}  // namespace

TEST_CASE("Formations: the plaquettes of a unit are in contact, in every formation", "[R029]") {
    rc::prop("contact without overlap", [] {
        const Arm arm = *rc::gen::element(Arm::infantry, Arm::cavalry, Arm::artillery);
        const Formation formation =
            arm == Arm::artillery ? Formation::battery
            : arm == Arm::cavalry ? *rc::gen::element(Formation::line, Formation::column)
                                  : *rc::gen::element(Formation::line, Formation::column,
                                                      Formation::solid_square, Formation::hollow_square);
        const int count = arm == Arm::artillery ? 1 : plane::any_whole(1, 12);
        const std::vector<plane::Box> boxes = plaquette_boxes(arm, formation, count);
        RC_ASSERT(boxes.size() == static_cast<std::size_t>(count));
        std::set<std::size_t> joined{0};
        for (std::size_t round = 0; round < boxes.size(); ++round)
            for (std::size_t i = 0; i < boxes.size(); ++i)
                for (const std::size_t j : std::vector<std::size_t>(joined.begin(), joined.end()))
                    if (plane::gap(boxes[i], boxes[j]).distance <= grain) joined.insert(i);
        RC_ASSERT(joined.size() == boxes.size());
        for (std::size_t i = 0; i < boxes.size(); ++i)
            for (std::size_t j = i + 1; j < boxes.size(); ++j)
                RC_ASSERT(!plane::overlaps(boxes[i], boxes[j]));
    });
}

TEST_CASE("Brigading: units of an element stand less than 3 cm apart, in one chain", "[R040]") {
    const Ruling good = spacing(spaced({0, 2.98, 1}));
    CHECK(verdict(good) == Verdict::allowed);
    CHECK(good.measures[0].value == length_from_cm(2.98));
    CHECK(good.measures[0].from.x == length_from_cm(104.5));
    CHECK(good.measures[0].to.x == length_from_cm(107.48));
    const Ruling at_three = spacing(spaced({0, 3, 1}));
    CHECK(forbidding(at_three) == std::vector<int>{40});
    CHECK(at_three.findings[0].subject.index == 2);
    CHECK(at_three.measures[0].value == length_from_cm(3));
    CHECK(forbidding(spacing(spaced({4, 1, 5}))) == std::vector<int>{40, 40});
    CHECK(spacing(spaced({})).findings.empty());
}

TEST_CASE("Brigading: units of an element face the same way within 5 degrees", "[R041][Q78]") {
    Element e = spaced({1, 1});
    e.units[1].own_front->heading = angle_from_degrees(355);
    CHECK(verdict(spacing(e)) == Verdict::allowed);
    e.units[1].own_front->heading = angle_from_degrees(354.9);
    const Ruling turned = spacing(e);
    REQUIRE(forbidding(turned) == std::vector<int>{41});
    CHECK(turned.findings.back().subject.index == 1);
    CHECK(turned.findings.back().a == 6);
    e.units[1].own_front->heading = angle_from_degrees(180);
    const std::vector<int> about = forbidding(spacing(e));
    CHECK(std::count(about.begin(), about.end(), 41) == 1);
}

TEST_CASE("Brigading: elements stand more than 3 cm apart, and an attack stops at 3 cm",
          "[R042][R086][Q09]") {
    CHECK(verdict(intervals(facing(3.02, Stance::defence, Stance::defence))) == Verdict::allowed);
    const Ruling at_three = intervals(facing(3, Stance::defence, Stance::manoeuvre));
    CHECK(forbidding(at_three) == std::vector<int>{42});
    CHECK(at_three.measures[0].from.y == length_from_cm(100));
    CHECK(at_three.measures[0].to.y == length_from_cm(103));
    CHECK(verdict(intervals(facing(3, Stance::attack, Stance::defence))) == Verdict::allowed);
    CHECK(verdict(intervals(facing(2, Stance::defence, Stance::attack))) == Verdict::allowed);
    Scenario friends = facing(3, Stance::attack, Stance::attack);
    friends.sides[0].elements.push_back(friends.sides[1].elements[0]);
    friends.sides[1].elements.clear();
    CHECK(forbidding(intervals(friends)) == std::vector<int>{42});
}

TEST_CASE("Brigading: on a table laid by hand an interval near 3 cm is too close to call", "[R042][Q06]") {
    Scenario s = facing(2.9, Stance::defence, Stance::defence);
    s.deviation = length_from_cm(0.1);
    CHECK(verdict(intervals(s)) == Verdict::too_close);
    s = facing(2.6, Stance::defence, Stance::defence);
    s.deviation = length_from_cm(0.1);
    CHECK(verdict(intervals(s)) == Verdict::forbidden);
}

TEST_CASE("Brigading: bodies that lie on one another are found, by how much, and touching ones are not",
          "[R042][R047]") {
    Scenario s = facing(0, Stance::defence, Stance::defence);
    CHECK(overlaps_of(lay_out(s)).empty());
    s = facing(-0.01, Stance::defence, Stance::defence);
    CHECK(overlaps_of(lay_out(s)).empty());  // the grain
    s = facing(-0.5, Stance::defence, Stance::defence);
    Staff staff;
    staff.id = "D";
    staff.at = at_cm(100, 98);
    s.sides[0].staffs.push_back(staff);
    const std::vector<Overlap> found = overlaps_of(lay_out(s));
    REQUIRE(found.size() == 1);
    CHECK(found[0].by == length_from_cm(0.5));
    CHECK(found[0].a == ElementRef{0, 0});
    CHECK(found[0].b == ElementRef{1, 0});
    Scenario own = scenario_of({spaced({1, -1.2})}, {});
    const std::vector<Overlap> within = overlaps_of(lay_out(own));
    REQUIRE(within.size() == 1);
    CHECK(within[0].unit_of_a == 1);
    CHECK(within[0].unit_of_b == 2);
    CHECK(within[0].by == length_from_cm(1.2));
    own.sides[0].elements[0].arrives = Arrival{2, {}, {}};
    CHECK(overlaps_of(lay_out(own)).empty());
}

TEST_CASE("Brigading: near pairs and overlaps are those that asking all pairs finds", "[R042]") {
    rc::prop("no pair is passed over", [] {
        const Scenario s = any_table(30, 120, 80);
        const LaidTable table = lay_out(s);
        std::size_t overlapping = 0;
        for (std::size_t i = 0; i < table.elements.size(); ++i)
            for (std::size_t j = i + 1; j < table.elements.size(); ++j) {
                double deepest = 0;
                for (const plane::Box& a : table.elements[i].units)
                    for (const plane::Box& b : table.elements[j].units)
                        deepest = std::max(deepest,
                                           -plane::separation(plane::convex_of(a), plane::convex_of(b)).mm);
                if (meets(plane::rounded_length(deepest), LimitWords::more_than, {})) ++overlapping;
            }
        std::size_t found = 0;
        for (const Overlap& o : overlaps_of(table)) found += o.a == o.b ? 0U : 1U;
        RC_ASSERT(found == overlapping);
    });
}

TEST_CASE("HQs: a staff blocks no field of fire, stops no move and takes no part in an engagement",
          "[R047][R107][R086]") {
    rc::prop("a table with staffs anywhere rules as without", [] {
        Scenario without = any_table(8);
        // Everywhere but in command and charisma a staff is as if it were not there.
        for (Side& side : without.sides) side.staffs.clear();
        for (Side& side : without.sides)
            for (Element& e : side.elements) e.under.reset();
        Scenario with = without;
        for (int i = 0; i < 6; ++i)
            with.sides[static_cast<std::size_t>(i % 2)].staffs.push_back(
                any_staff("S" + std::to_string(i), 150, 100));
        const LaidTable a = lay_out(without), b = lay_out(with);
        const std::vector<MeetingLayout> meetings = lay_out_meetings(a), same = lay_out_meetings(b);
        RC_ASSERT(meetings.size() == same.size());
        const std::vector<BatteryReport> fire = batteries_on(a, meetings), fire_too = batteries_on(b, same);
        RC_ASSERT(fire.size() == fire_too.size());
        for (std::size_t i = 0; i < fire.size(); ++i)
            for (std::size_t t = 0; t < fire[i].targets.size(); ++t)
                RC_ASSERT(fire[i].targets[t].is_allowed == fire_too[i].targets[t].is_allowed);
        const Length step = length_from_cm(plane::any_whole(1, 20));
        const MoveQuestion move{
            {MoverRef::Kind::element, 0, 0, 0}, {{plane::Leg::Kind::straight, step, {}, {}}}, {}, {}};
        const MoveAnswer first = rule_on_move(a, meetings, move), second = rule_on_move(b, same, move);
        RC_ASSERT(verdict(first.ruling) == verdict(second.ruling));
        RC_ASSERT(first.legal_until.has_value() == second.legal_until.has_value());
    });
}

TEST_CASE("Scales: a staff's base is what the scenario says, 3 x 3 cm where it says nothing", "[R008][Q17]") {
    Staff staff;
    staff.at = at_cm(50, 50);
    CHECK(staff_box(staff)->w == length_from_cm(3));
    CHECK(staff_box(staff)->d == length_from_cm(3));
    staff.w = length_from_cm(4);
    staff.d = length_from_cm(5.5);
    CHECK(staff_box(staff)->d == length_from_cm(5.5));
}
