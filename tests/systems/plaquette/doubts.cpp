#include "systems/plaquette/doubts.hpp"

#include "asking.hpp"
#include "random_tables.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/superiors.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Spot;

namespace {

Say said(const Finding& f) {
    return static_cast<Say>(f.say);
}

std::vector<OpenRuling> open_on(const Scenario& s) {
    const LaidTable table = lay_out(s);
    const std::vector<MeetingLayout> meetings = lay_out_meetings(table);
    return open_rulings(table, meetings, batteries_on(table, meetings));
}

std::vector<OpenRuling> of_rule(const std::vector<OpenRuling>& all, int rule) {
    std::vector<OpenRuling> out;
    for (const OpenRuling& o : all)
        if (o.doubt.met.rule.number == rule || o.doubt.missed.rule.number == rule) out.push_back(o);
    return out;
}

Scenario hand_laid(Scenario s) {
    s.deviation = length_from_cm(0.1);
    return s;
}

/// A heavy battery in defence and an enemy column so far before its front.
Scenario shot(const Spot& spot, double cm, Weight weight = Weight::heavy) {
    return hand_laid(
        scenario_of({element_at("G", Stance::defence, spot.place, spot.heading, {guns("G0", weight)})},
                    {element_at("T", Stance::defence, spot.at(0, cm), spot.heading + 180, {foot("T0")})}));
}

Scenario before_an_enemy(const Spot& spot, double cm) {
    return hand_laid(
        scenario_of({element_at("A", Stance::attack, spot.place, spot.heading, {foot("A0")})},
                    {element_at("D", Stance::defence, spot.at(0, cm), spot.heading + 180, {foot("D0")})}));
}

Staff staff_at(TablePoint at, double heading, int charisma) {
    Staff s;
    s.value = 3;
    s.charisma = charisma;
    s.at = at;
    s.heading = angle_from_degrees(heading);
    return s;
}

/// A column of 3 x 6 cm about the spot, under the first of some staffs.
Scenario under(const Spot& spot, std::vector<Staff> staffs) {
    Element e = element_at("E", Stance::attack, spot.at(0, 3), spot.heading, {foot("E0")});
    e.under = 0;
    Scenario s = scenario_of({e}, {});
    s.sides[0].staffs = std::move(staffs);
    return hand_laid(s);
}

}  // namespace

TEST_CASE("3 a target at 39.9 of 40 cm is too close to call, at 39.6 it is not", "[R115][Q06][Q60]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const std::vector<OpenRuling> open = open_on(shot(spot, 39.9));
        REQUIRE(open.size() == 1);
        CHECK(std::abs(margin(open[0].measure).hundredths_of_mm + 100) <= 2);  // 1 mm within
        CHECK(said(open[0].doubt.met) == Say::in_range);
        CHECK(said(open[0].doubt.missed) == Say::out_of_range);
        CHECK(open[0].doubt.missed.does == Does::forbids);
        CHECK(said(open[0].meanwhile()) == Say::in_range);
        CHECK(said(open_on(shot(spot, 40.1))[0].meanwhile()) == Say::out_of_range);
        CHECK(open[0].a == Subject{SubjectKind::unit, 0, 0});
        CHECK(open[0].b == element_subject({1, 0}));
        CHECK(open_on(shot(spot, 39.6)).empty());
        CHECK(open_on(shot(spot, 40.3)).empty());
    }
}

TEST_CASE("3 the verdict on a target is too close only where nothing else forbids it", "[R112][R115]") {
    Scenario s = shot(plane::spots[1], 39.9);
    const auto judged = [&] {
        const LaidTable table = lay_out(s);
        return batteries_on(table, lay_out_meetings(table))[0].targets[0];
    };
    CHECK(verdict(judged().ruling) == Verdict::too_close);
    CHECK(judged().is_allowed);  // what is taken meanwhile
    s.sides[0].elements[0].stance = Stance::manoeuvre;
    CHECK(verdict(judged().ruling) == Verdict::forbidden);
    CHECK(open_on(s).empty());
}

TEST_CASE("3 near the short range the band is too close to call, the shot is not", "[R110][R115]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Scenario s = shot(spot, 20.1);
        const LaidTable table = lay_out(s);
        const BatteryTarget t = batteries_on(table, lay_out_meetings(table))[0].targets[0];
        CHECK(verdict(t.ruling) == Verdict::allowed);
        CHECK(t.band == RangeBand::long_range);
        const std::vector<OpenRuling> open = open_on(s);
        REQUIRE(open.size() == 1);
        CHECK(said(open[0].doubt.met) == Say::in_short_range);
        CHECK(said(open[0].doubt.missed) == Say::in_long_range);
        CHECK(open[0].measure.limit == length_from_cm(20));
    }
}

TEST_CASE("4 an attack near 3 cm, but not at the stop, is too close to call", "[R125][Q09][Q135]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        CHECK(open_on(before_an_enemy(spot, 3)).empty());
        for (const double cm : {2.8, 3.2}) {
            const Scenario s = before_an_enemy(spot, cm);
            CHECK(lay_out_meetings(lay_out(s)).size() == (cm < 3 ? 1U : 0U));
            const std::vector<OpenRuling> open = of_rule(open_on(s), 125);
            REQUIRE(open.size() == 1);
            CHECK(said(open[0].doubt.met) == Say::engages_at);
            CHECK(said(open[0].doubt.missed) == Say::out_of_contact);
            CHECK(std::abs(margin(open[0].measure).hundredths_of_mm - (cm < 3 ? -200 : 200)) <= 2);
        }
        CHECK(open_on(before_an_enemy(spot, 2.7)).empty());
        CHECK(open_on(before_an_enemy(spot, 3.3)).empty());
        Scenario both = before_an_enemy(spot, 3.2);
        both.sides[1].elements[0].stance = Stance::attack;
        CHECK(of_rule(open_on(both), 125).size() == 1);  // the pair once
    }
}

TEST_CASE("command: near 25 cm nobody can say, unless another superior is surely near", "[R053][Q20]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Staff division = staff_at(spot.at(0, -25.1), spot.heading, 0),
              corps = staff_at(spot.at(24.9, 0), spot.heading, 0);
        corps.level = StaffLevel::corps;
        division.under = 1;
        Scenario s = under(spot, {division, corps});
        // Both stand 1 mm off the limit: the nearer decides, and the answer hangs on it.
        const LaidTable table = lay_out(s);
        CommandAnswer a = rule_on_being_in_command(table, {0, 0});
        CHECK(verdict(a.ruling) == Verdict::too_close);
        CHECK(a.is_in_command == true);
        REQUIRE(of_rule(open_on(s), 53).size() == 1);
        CHECK(of_rule(open_on(s), 53)[0].b == staff_subject(0, 1));
        s.sides[0].staffs[1].at = spot.at(20, 0);
        CHECK(verdict(rule_on_being_in_command(lay_out(s), {0, 0}).ruling) == Verdict::allowed);
        CHECK(open_on(s).empty());
        s.sides[0].staffs[1].at = spot.at(30, 0);
        CHECK(verdict(rule_on_being_in_command(lay_out(s), {0, 0}).ruling) == Verdict::too_close);
        CHECK(rule_on_being_in_command(lay_out(s), {0, 0}).is_in_command == false);
        // By the reading, the corps does not help.
        s.sides[0].staffs[1].at = spot.at(20, 0);
        s.readings.choose(Option::any_superior, 0);
        CHECK(verdict(rule_on_being_in_command(lay_out(s), {0, 0}).ruling) == Verdict::too_close);
    }
}

TEST_CASE("command: charisma near 5 cm is too close to call where it would bring more", "[R056][Q18]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        // Half a base and half the column: 3 cm of the way.
        Staff near = staff_at(spot.at(5, 0), spot.heading, 1),
              doubtful = staff_at(spot.at(-8.1, 0), spot.heading, 2);
        near.under = 1;
        Scenario s = under(spot, {near, doubtful});
        CHECK(charisma_of(lay_out(s), {0, 0}) == 1);
        const std::vector<OpenRuling> open = open_on(s);
        REQUIRE(open.size() == 1);
        CHECK(open[0].doubt.met.n == 2);
        CHECK(said(open[0].doubt.missed) == Say::charisma_falls_short);
        CHECK(open[0].b == staff_subject(0, 1));
        s.sides[0].staffs[1].charisma = 1;
        CHECK(open_on(s).empty());  // it would bring no more
    }
}

TEST_CASE("4 a flank at 1 mm from the prolongation of the front is too close to call", "[R131][R132][Q69]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        // A column facing ahead, its front line through the spot; who attacks faces its right side from 3 cm.
        const auto attacked = [&](double ahead) {
            return hand_laid(scenario_of(
                {element_at("A", Stance::attack, spot.at(4.5, ahead), spot.heading + 270, {foot("A0")})},
                {element_at("D", Stance::defence, spot.place, spot.heading, {foot("D0")})}));
        };
        const std::vector<OpenRuling> open = of_rule(open_on(attacked(-0.1)), 131);
        REQUIRE(open.size() == 1);
        CHECK(said(open[0].doubt.met) == Say::comes_from);
        CHECK(static_cast<Aspect>(open[0].doubt.met.a) == Aspect::front);
        CHECK(static_cast<Aspect>(open[0].doubt.missed.a) == Aspect::flank);
        CHECK(std::abs(margin(open[0].measure).hundredths_of_mm + 100) <= 2);
        CHECK(plane::are_within(open[0].measure.to, spot.at(4.5, -0.1), 2));
        CHECK(plane::are_within(open[0].measure.from, spot.at(4.5, 0), 2));
        CHECK(lay_out_meetings(lay_out(attacked(-0.1)))[0].meeting.aspect == Aspect::flank);
        CHECK(open_on(attacked(-1)).empty());
    }
}

TEST_CASE("7 a friend near 10 cm may support or not, and may hold a flank or not", "[R187][R189][R190]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = before_an_enemy(spot, 3);
        // Behind the defender, whose back lies 9 cm ahead.
        s.sides[1].elements.push_back(
            element_at("F", Stance::defence, spot.at(0, 9 + 9.9), spot.heading + 180, {foot("F0")}));
        const std::vector<OpenRuling> open = open_on(s);
        REQUIRE(open.size() == 1);
        CHECK(said(open[0].doubt.met) == Say::supports_from);
        CHECK(open[0].doubt.met.n == 1);
        CHECK(open[0].a == element_subject({1, 0}));
        CHECK(open[0].b == element_subject({1, 1}));

        // An enemy 9.9 cm out on a flank that nobody holds; then one surely there, and a friend who may hold it.
        Scenario t = hand_laid(scenario_of(
            {element_at("E", Stance::defence, spot.at(0, 3), spot.heading, {foot("E0")})},
            {element_at("X", Stance::defence, spot.at(1.5 + 9.9 + 1.5, 3), spot.heading, {foot("X0")})}));
        CHECK(of_rule(open_on(t), 190).size() == 2);  // each is open to the other
        t.sides[1].elements[0].front->at = spot.at(9, 2);
        CHECK(open_on(t).empty());
        t.sides[0].elements.push_back(
            element_at("F", Stance::defence, spot.at(1.5 + 10.1 + 1.5, 2), spot.heading, {foot("F0")}));
        const std::vector<OpenRuling> held = of_rule(open_on(t), 189);
        REQUIRE(held.size() >= 1);
        CHECK(held[0].b == element_subject({0, 1}));
        CHECK(said(held[0].doubt.met) == Say::zone_is_held);
        CHECK(said(held[0].doubt.missed) == Say::zone_in_the_air);
    }
}

TEST_CASE("command: a designation near 60 cm hangs on the distance that decides", "[R071][Q27]") {
    const auto named = [](double formation, double staff, const Readings& readings) {
        const auto off = [](double cm) {
            return Measurement{
                length_from_cm(cm), designation_limit, LimitWords::at_most, length_from_cm(0.1), {}, {}};
        };
        return verdict(rule_on_designation(off(formation), off(staff), readings));
    };
    const Readings loose = with(Option::designation_loose, 1);
    CHECK(named(59.9, 10, by_the_book) == Verdict::too_close);
    CHECK(named(10, 60.1, by_the_book) == Verdict::too_close);
    CHECK(named(59.9, 70, by_the_book) == Verdict::forbidden);
    CHECK(named(59.9, 70, loose) == Verdict::too_close);
    CHECK(named(59.9, 10, loose) == Verdict::allowed);
}

TEST_CASE("7 on a drawn table nothing is too close, on any other each is within two deviations",
          "[R053][R056][R115][R125][R187]") {
    REQUIRE(rc::check("drawn", [] { RC_ASSERT(open_on(any_table(20, 80, 60)).empty()); }));
    REQUIRE(rc::check("laid by hand", [] {
        Scenario s = any_table(12, 60, 40);
        s.deviation = {plane::any_whole(1, 300)};
        for (const OpenRuling& o : open_on(s)) {
            RC_ASSERT(is_too_close(o.measure));
            RC_ASSERT(o.doubt.met.say != o.doubt.missed.say || o.doubt.met.a != o.doubt.missed.a);
        }
    }));
}

TEST_CASE("7 what the measures say meanwhile does not depend on how surely they were taken",
          "[R053][R056][R115][R125][R187][R188]") {
    REQUIRE(rc::check("as on a drawn table", [] {
        const Scenario drawn = any_table(8, 60, 40);
        Scenario laid = drawn;
        laid.deviation = {plane::any_whole(1, 300)};
        const LaidTable a = lay_out(drawn), b = lay_out(laid);
        const auto met = lay_out_meetings(a), met_laid = lay_out_meetings(b);
        RC_ASSERT(met.size() == met_laid.size());
        for (std::size_t i = 0; i < met.size(); ++i)
            RC_ASSERT(met[i].meeting.aspect == met_laid[i].meeting.aspect);
        for (const LaidElement& e : a.elements) {
            RC_ASSERT(charisma_of(a, e.ref) == charisma_of(b, e.ref));
            RC_ASSERT(is_in_command(a, e.ref) == is_in_command(b, e.ref));
            RC_ASSERT(open_zones_of(a, e.ref, met) == open_zones_of(b, e.ref, met_laid));
            RC_ASSERT(supporting_elements_of(a, e.ref, met) == supporting_elements_of(b, e.ref, met_laid));
        }
        const auto guns_a = batteries_on(a, met), guns_b = batteries_on(b, met_laid);
        for (std::size_t i = 0; i < guns_a.size(); ++i)
            for (std::size_t k = 0; k < guns_a[i].targets.size(); ++k) {
                RC_ASSERT(guns_a[i].targets[k].is_allowed == guns_b[i].targets[k].is_allowed);
                RC_ASSERT(guns_a[i].targets[k].band == guns_b[i].targets[k].band);
            }
    }));
}
