#include "systems/plaquette/meetings.hpp"

#include "asking.hpp"
#include "random_tables.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Spot;
using plane::Zone;

namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
using Places = std::vector<std::size_t>;

/// Columns about a front centre, in attack, facing as the spot does, so many degrees turned.
Element attackers(const Spot& spot, const std::string& id, double right, double ahead, int columns,
                  double turned = 0) {
    std::vector<ScenarioUnit> units;
    for (int i = 0; i < columns; ++i) units.push_back(foot(id + std::to_string(i)));
    return element_at(id, Stance::attack, spot.at(right, ahead), spot.heading + turned, units);
}

/// An element in defence that faces back along the spot's heading, its front 3 cm ahead: its unit 0 stands farthest right.
Element defenders(const Spot& spot, std::vector<ScenarioUnit> units, double right = 0) {
    return element_at("D", Stance::defence, spot.at(right, 3), spot.heading + 180, std::move(units));
}

std::vector<MeetingLayout> meet(const Scenario& s) {
    return lay_out_meetings(lay_out(s));
}

Pairs in_order(Pairs p) {
    std::sort(p.begin(), p.end());
    return p;
}

Places in_order(Places p) {
    std::sort(p.begin(), p.end());
    return p;
}

}  // namespace

TEST_CASE("4 two columns meet the two before them at 3.0 cm, nobody at 3.1 or without the attack",
          "[R125][R137][Q74][Q134]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s =
            scenario_of({attackers(spot, "A", 0, 0, 2)}, {defenders(spot, {foot("D0"), foot("D1")})});
        const auto m = meet(s);
        REQUIRE(m.size() == 1);
        CHECK(m[0].meeting.attacker == ElementRef{0, 0});
        CHECK(m[0].meeting.defender == ElementRef{1, 0});
        CHECK(m[0].meeting.aspect == Aspect::front);
        CHECK(in_order(m[0].pairs) ==
              Pairs{{0, 1}, {1, 0}});  // the defender's left stands before the attacker's right
        s.sides[0].elements[0] = attackers(spot, "A", 0, -0.1, 2);
        CHECK(meet(s).empty());
        s.sides[0].elements[0] = attackers(spot, "A", 0, 0, 2);
        s.sides[0].elements[0].stance = Stance::manoeuvre;
        CHECK(meet(s).empty());
        s.sides[0].elements[0].stance = s.sides[1].elements[0].stance = Stance::attack;
        CHECK(meet(s).size() == 1);  // both attack: they meet once
    }
}

TEST_CASE("4 a line faces two columns, one in front of a gap supports", "[R138][R143][Q74]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const auto m = meet(
            scenario_of({attackers(spot, "A", 0, 0, 3)}, {defenders(spot, {foot("D0", Formation::line)})}));
        REQUIRE(m.size() == 1);
        // The line reaches from -6 to 6: all three overlap it by 3; the middle one first, then of its equals the left one.
        CHECK(in_order(m[0].pairs) == Pairs{{0, 0}, {1, 0}});
        CHECK(m[0].attacker_roles == std::vector<Role>{Role::engaged, Role::engaged, Role::support});
    }
}

TEST_CASE("4 equal overlaps go by place, not by the heading of the table", "[R137][Q74]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        // Two attackers at -2 and 2 overlap the middle column by 1 each, as does the left one the outer column.
        const auto m = meet(scenario_of({attackers(spot, "A", 0, 0, 2)},
                                        {defenders(spot, {foot("D0"), foot("D1"), foot("D2")})}));
        REQUIRE(m.size() == 1);
        // Both attackers are as near their centre; the middle defender is the nearest to its own; the left attacker has it.
        // The right one then still finds the column before its right half.
        CHECK(in_order(m[0].pairs) == Pairs{{0, 1}, {1, 0}});
        CHECK(m[0].defender_roles == std::vector<Role>{Role::engaged, Role::engaged, Role::support});
    }
}

TEST_CASE("4 of two enemies as near, an attacker engages the one before more of its front", "[R125][Q67]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Element left = defenders(spot, {foot("L0")}, -4), right = defenders(spot, {foot("R0")}, 3);
        Scenario s = scenario_of({attackers(spot, "A", 0, 0, 2)}, {left, right});
        REQUIRE(meet(s).size() == 1);
        CHECK(meet(s)[0].meeting.defender == ElementRef{1, 1});
        // One a millimetre nearer is the first reached.
        s.sides[1].elements[0].front->at = spot.at(-4, 2.9);
        CHECK(meet(s)[0].meeting.defender == ElementRef{1, 0});
        // As near and as wide: the first of the list, in every heading.
        s.sides[1].elements[0].front->at = spot.at(-3, 3);
        CHECK(meet(s)[0].meeting.defender == ElementRef{1, 0});
    }
}

TEST_CASE("4 two frontal attackers share a front of four equally", "[R129][R130][Q80]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const auto m = meet(scenario_of({attackers(spot, "A", 4, 0, 2), attackers(spot, "B", -4, 0, 2)},
                                        {defenders(spot, {foot("D0"), foot("D1"), foot("D2"), foot("D3")})}));
        REQUIRE(m.size() == 2);
        CHECK(in_order(m[0].defending) == Places{0, 1});  // the defender's left half, before A
        CHECK(in_order(m[1].defending) == Places{2, 3});
        CHECK(in_order(m[0].pairs) == Pairs{{0, 1}, {1, 0}});
        CHECK(in_order(m[1].pairs) == Pairs{{0, 3}, {1, 2}});
        CHECK(m[0].defender_roles[2] == Role::none);  // outside its part
    }
}

TEST_CASE("4 batteries are not left alone with an attacker: the nearest neighbour joins them",
          "[R129][Q80]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const auto m = meet(scenario_of({attackers(spot, "A", 4, 0, 2), attackers(spot, "B", -4, 0, 2)},
                                        {defenders(spot, {guns("D0"), guns("D1"), foot("D2"), foot("D3")})}));
        REQUIRE(m.size() == 2);
        CHECK(in_order(m[0].defending) == Places{0, 1, 2});
        CHECK(in_order(m[1].defending) == Places{3});
    }
}

TEST_CASE("4 where a front cannot be shared, the last attacker of the list does not engage", "[R129][Q80]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const auto m = meet(scenario_of({attackers(spot, "A", 2.5, 0, 1), attackers(spot, "B", -2.5, 0, 1)},
                                        {defenders(spot, {foot("D0")})}));
        REQUIRE(m.size() == 1);
        CHECK(m[0].meeting.attacker == ElementRef{0, 0});
        CHECK(m[0].defending == Places{0});
    }
}

TEST_CASE("4 a flank attacker takes the file on its side, the frontal one the rest", "[R130][R132][Q81]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Element defender =
            defenders(spot, {foot("D0"), foot("D1"), foot("D2")});  // from -5.5 to 5.5, from 3 to 9
        const Element front = attackers(spot, "A", -2, 0, 2);
        for (const double side : {1.0, -1.0}) {
            const auto m =
                meet(scenario_of({front, attackers(spot, "B", side * 8.5, 6, 1, -90 * side)}, {defender}));
            REQUIRE(m.size() == 2);
            const Zone expected = side > 0 ? Zone::left_flank : Zone::right_flank;  // of one who faces back
            CHECK(m[0].meeting.aspect == Aspect::front);
            CHECK(m[1].meeting.aspect == Aspect::flank);
            CHECK(m[1].meeting.zone == expected);
            const std::size_t file = side > 0 ? 0 : 2;
            CHECK(in_order(m[1].defending) == Places{file});
            CHECK(in_order(m[0].defending) == (side > 0 ? Places{1, 2} : Places{0, 1}));
            CHECK(m[1].pairs == Pairs{{0, file}});
        }
    }
}

TEST_CASE("4 where a single file stands, it meets the first of two attackers only, from wherever each comes",
          "[R129][Q80][Q81]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Element file = defenders(spot, {foot("D0"), foot("D1")});  // from 3 to 9 and from 10 to 16
        file.rows = {{0}, {1}};
        const Element front = attackers(spot, "A", 0, 0, 1), flank = attackers(spot, "B", 4.5, 9, 1, -90),
                      back = attackers(spot, "C", 0, 19, 1, 180);
        const auto by = [&](const std::vector<Element>& list) {
            std::vector<std::pair<ElementRef, Places>> out;
            for (const MeetingLayout& m : meet(scenario_of(list, {file})))
                out.emplace_back(m.meeting.attacker, in_order(m.defending));
            return out;
        };
        using Met = std::vector<std::pair<ElementRef, Places>>;
        CHECK(by({front, flank}) == Met{{{0, 0}, {0, 1}}});
        CHECK(by({flank, front}) == Met{{{0, 0}, {0, 1}}});
        CHECK(by({flank, back, front}) == Met{{{0, 0}, {0, 1}}});
        CHECK(by({front, back}) == Met{{{0, 0}, {0}}, {{0, 1}, {1}}});  // the hindmost faces nobody else
    }
}

TEST_CASE("4 a line in defence taken in flank is worth what a column is", "[R133][R154][Q71][Q84]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        for (const double side : {1.0, -1.0}) {
            const Element line = element_at("D", Stance::defence, spot.at(0, 0.75), spot.heading,
                                            {foot("D0", Formation::line)});
            const Scenario s = scenario_of({attackers(spot, "A", side * 9, 0, 1, -90 * side)}, {line});
            const auto m = meet(s);
            REQUIRE(m.size() == 1);
            CHECK(m[0].meeting.zone == (side > 0 ? Zone::right_flank : Zone::left_flank));
            const LaidTable table = lay_out(s);
            const auto e = engagement_on(table, m, {0, 0}, {1, 0});
            REQUIRE(e);
            CHECK(totals_of(*e) == std::array<int, 2>{16, 16});
            CHECK(e->sides[1].flank_attackers == 1);
        }
        const Element line =
            element_at("D", Stance::defence, spot.at(0, 0.75), spot.heading, {foot("D0", Formation::line)});
        const Scenario s = scenario_of({attackers(spot, "A", 0, 3.75, 1, 180)}, {line});
        CHECK(totals_of(*engagement_on(lay_out(s), meet(s), {0, 0}, {1, 0})) ==
              std::array<int, 2>{16, 18});  // in front
    }
}

TEST_CASE("7 a friend that is neither engaged nor in retreat supports from less than 10 cm",
          "[R187][Q06][Q100]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        // The defender reaches back to 9 cm ahead; a friend's front stands behind it.
        const auto supported = [&](double off, Stance stance, const Readings& readings = by_the_book) {
            const Element behind =
                element_at("F", stance, spot.at(0, 9 + off), spot.heading + 180, {foot("F0")});
            Scenario s =
                scenario_of({attackers(spot, "A", 0, 0, 1)}, {defenders(spot, {foot("D0")}), behind});
            s.readings = readings;
            return supporting_elements_of(lay_out(s), {1, 0}, meet(s)).size() == 1;
        };
        CHECK(supported(9.9, Stance::defence));
        CHECK_FALSE(supported(10, Stance::defence));
        CHECK(supported(9.9, Stance::fall_back));
        CHECK_FALSE(supported(9.9, Stance::retreat));
        CHECK(supported(10, Stance::defence, with(Option::measure_inclusive, 1)));
        CHECK_FALSE(supported(10.1, Stance::defence, with(Option::measure_inclusive, 1)));
    }
}

namespace {

void assert_same_layout(const MeetingLayout& a, const MeetingLayout& b) {
    RC_ASSERT(a.meeting.attacker == b.meeting.attacker);
    RC_ASSERT(a.meeting.defender == b.meeting.defender);
    RC_ASSERT(a.meeting.zone == b.meeting.zone);
    // An element's centre may fall half way between two hundredths of a millimetre: it is rounded, once.
    RC_ASSERT(std::abs((a.meeting.gap - b.meeting.gap).hundredths_of_mm) <= 2);
    RC_ASSERT(a.defending == b.defending);
    RC_ASSERT(a.pairs == b.pairs);
    RC_ASSERT(a.attacker_roles == b.attacker_roles);
    RC_ASSERT(a.defender_roles == b.defender_roles);
}

void assert_same_when_turned(const Scenario& s) {
    const Scenario anew = laid_anew(s, plane::any_turn());
    const LaidTable before = lay_out(s), after = lay_out(anew);
    const auto met = lay_out_meetings(before), met_anew = lay_out_meetings(after);
    RC_ASSERT(met.size() == met_anew.size());
    for (std::size_t i = 0; i < met.size(); ++i) assert_same_layout(met[i], met_anew[i]);
    for (const LaidElement& e : before.elements) {
        RC_ASSERT(supporting_elements_of(before, e.ref, met) ==
                  supporting_elements_of(after, e.ref, met_anew));
        RC_ASSERT(open_zones_of(before, e.ref, met) == open_zones_of(after, e.ref, met_anew));
    }
}

}  // namespace

TEST_CASE("4 who meets whom, with what part, stays the same when a table of 2 to 60 elements is turned",
          "[R125][R137][Q74][Q80]") {
    REQUIRE(rc::check("small", [] { assert_same_when_turned(any_table(10, 60, 40)); }));
    REQUIRE(rc::check("large", [] { assert_same_when_turned(any_table(60)); }));
}

TEST_CASE("4 every pair of a meeting is of first-line units of its own part, and all of them engaged",
          "[R137][Q74][Q80]") {
    REQUIRE(rc::check("pairs", [] {
        const Scenario s = any_table(20, 80, 60);
        for (const MeetingLayout& m : meet(s)) {
            for (const auto& p : m.pairs) {
                RC_ASSERT(m.attacker_roles[p.first] == Role::engaged);
                RC_ASSERT(m.defender_roles[p.second] == Role::engaged);
                RC_ASSERT(std::find(m.defending.begin(), m.defending.end(), p.second) != m.defending.end());
            }
            RC_ASSERT(meets(m.meeting.gap, LimitWords::at_most, length_from_cm(3)));
        }
    }));
}

TEST_CASE("4 the parts of an element engaged by several have no unit in common", "[R130][Q80][Q81]") {
    REQUIRE(rc::check("parts", [] {
        const Scenario s = any_table(12, 40, 30);
        const auto all = meet(s);
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                if (!(all[i].meeting.defender == all[k].meeting.defender)) continue;
                for (const std::size_t u : all[i].defending)
                    RC_ASSERT(std::find(all[k].defending.begin(), all[k].defending.end(), u) ==
                              all[k].defending.end());
            }
    }));
}
