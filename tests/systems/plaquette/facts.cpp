#include "systems/plaquette/facts.hpp"

#include "asking.hpp"
#include "random_tables.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/doubts.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/say.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/superiors.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Spot;

namespace {

constexpr ElementRef a{0, 0}, d{1, 0};

StatedFact stated(FactKind what, std::string of, std::string to, double cm = 0, std::string zone = {}) {
    return {what, std::move(of), std::move(to), length_from_cm(cm), std::move(zone)};
}

/// Two columns in attack and an enemy line of four, 20 cm apart: too far for anything.
Scenario apart(const Spot& spot) {
    Scenario s =
        scenario_of({element_at("A", Stance::attack, spot.place, spot.heading, {foot("A0"), foot("A1")})},
                    {element_at("D", Stance::defence, spot.at(0, 20), spot.heading + 180,
                                {foot("D0", Formation::line)})});
    s.deviation = length_from_cm(0.1);
    return s;
}

Scenario without_places(Scenario s) {
    for (Side& side : s.sides) {
        for (Element& e : side.elements) e.front.reset();
        for (Staff& staff : side.staffs) staff.at.reset();
    }
    return s;
}

std::vector<MeetingLayout> meet(const Scenario& s) {
    return lay_out_meetings(lay_out(s));
}

bool says(const Ruling& ruling, Say say) {
    return std::any_of(ruling.findings.begin(), ruling.findings.end(),
                       [&](const Finding& f) { return f.say == static_cast<std::uint16_t>(say); });
}

std::vector<std::size_t> in_order(std::vector<std::size_t> places) {
    std::sort(places.begin(), places.end());
    return places;
}

BatteryTarget judged(const Scenario& s) {
    const LaidTable table = lay_out(s);
    return batteries_on(table, lay_out_meetings(table)).at(0).targets.at(0);
}

}  // namespace

TEST_CASE("4 two whose contact is stated are engaged, whatever is measured, by the one in attack",
          "[R125][Q135]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = apart(spot);
        CHECK(meet(s).empty());
        s.stated = {stated(FactKind::contact, "D", "A")};
        const auto m = meet(s);
        REQUIRE(m.size() == 1);
        CHECK(m[0].meeting.attacker == a);
        CHECK(m[0].meeting.gap == length_from_cm(3));
        CHECK(says(m[0].meeting.on_contact, Say::stated_contact));
        CHECK(verdict(m[0].meeting.on_contact) == Verdict::allowed);  // no doubt about what is stated
        // Nearer enemies do not count against a stated one.
        s.sides[1].elements.push_back(
            element_at("N", Stance::defence, spot.at(0, 3), spot.heading + 180, {foot("N0")}));
        REQUIRE(meet(s).size() == 1);
        CHECK(meet(s)[0].meeting.defender == d);
        // Contact without an attack engages nobody (Q09).
        s = apart(spot);
        s.stated = {stated(FactKind::contact, "A", "D")};
        s.sides[0].elements[0].stance = Stance::manoeuvre;
        CHECK(meet(s).empty());
    }
}

TEST_CASE("4 a distance stated of two elements is their gap: at 3 cm they are engaged, at 3.1 not",
          "[R125][Q135]") {
    Scenario s = apart(plane::spots[2]);
    for (const double cm : {3.0, 3.1, 2.0}) {
        s.stated = {stated(FactKind::distance, "A", "D", cm)};
        CHECK(meet(s).size() == (cm > 3 ? 0U : 1U));
        s.sides[1].elements[0].front->at = plane::spots[2].at(0, 3);  // though it is measured at the stop
        CHECK(meet(s).size() == (cm > 3 ? 0U : 1U));
    }
}

TEST_CASE("4 an attack comes out of the zone that is stated", "[R131][R132][R134][Q135]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = apart(spot);
        for (const auto& [zone, aspect] : {std::pair{"front", Aspect::front},
                                           {"left_flank", Aspect::flank},
                                           {"right_flank", Aspect::flank},
                                           {"rear", Aspect::rear}}) {
            s.stated = {stated(FactKind::contact, "A", "D"), stated(FactKind::in_zone, "A", "D", 0, zone)};
            for (const Scenario& laid : {s, without_places(s)}) {
                const auto m = meet(laid);
                REQUIRE(m.size() == 1);
                CHECK(m[0].meeting.aspect == aspect);
                CHECK(says(m[0].meeting.on_aspect, Say::stated_zone));
                CHECK(m[0].meeting.on_aspect.doubts.empty());
            }
        }
    }
}

TEST_CASE("4 without places, stated contact engages as the rules bring them together, centre on centre",
          "[R125][R128][R137][R138][Q135]") {
    Scenario s = apart(plane::spots[0]);
    s.sides[0].elements[0].units.push_back(guns("A2"));
    s.sides[0].elements[0].rows = {{0, 1}, {2}};
    s.stated = {stated(FactKind::contact, "A", "D")};
    Scenario placed = s;
    placed.sides[1].elements[0].front->at = plane::spots[0].at(0, 3);
    const Scenario nowhere = without_places(s);
    const auto as_placed = meet(placed), as_stated = meet(nowhere);
    REQUIRE(as_stated.size() == 1);
    CHECK(as_stated[0].pairs == as_placed[0].pairs);
    CHECK(as_stated[0].attacker_roles == as_placed[0].attacker_roles);
    CHECK(as_stated[0].attacker_roles == std::vector<Role>{Role::engaged, Role::engaged, Role::support});
    CHECK(as_stated[0].defender_roles == as_placed[0].defender_roles);
    const LaidTable one = lay_out(placed), other = lay_out(nowhere);
    CHECK(totals_of(*engagement_on(one, as_placed, a, d)) ==
          totals_of(*engagement_on(other, as_stated, a, d)));
    // Only one of them placed: the same.
    Scenario half = s;
    half.sides[0].elements[0].front.reset();
    CHECK(meet(half)[0].pairs == as_placed[0].pairs);
    // One that arrives later is not there yet, whatever is stated.
    Scenario late = nowhere;
    late.sides[1].elements[0].arrives = Arrival{3, {}, {}};
    CHECK(meet(late).empty());
}

TEST_CASE("4 two attackers without places share the stated front, the first listed at its own left",
          "[R129][Q80][Q135]") {
    Scenario s = without_places(scenario_of(
        {element_at("A", Stance::attack, {}, 0, {foot("A0"), foot("A1")}),
         element_at("B", Stance::attack, {}, 0, {foot("B0"), foot("B1")})},
        {element_at("D", Stance::defence, {}, 0, {foot("D0"), foot("D1"), foot("D2"), foot("D3")})}));
    s.stated = {stated(FactKind::contact, "A", "D"), stated(FactKind::contact, "B", "D")};
    const auto m = meet(s);
    REQUIRE(m.size() == 2);
    // The attackers' left is the defender's right: its units 2 and 3.
    CHECK(in_order(m[0].defending) == std::vector<std::size_t>{2, 3});
    CHECK(in_order(m[1].defending) == std::vector<std::size_t>{0, 1});
}

TEST_CASE("4 a unit stated to support or back another of its element does", "[R143][R144][Q135]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = apart(spot);
        Element& e = s.sides[0].elements[0];
        e.units = {foot("A0"), foot("A1"), foot("A2")};
        e.rows = {{0}, {1}, {2}};
        e.gap = length_from_cm(2);
        e.front->at = spot.at(0, 17);
        const auto roles = [&] { return meet(s).at(0).attacker_roles; };
        CHECK(roles() == std::vector<Role>{Role::engaged, Role::support, Role::backing});
        e.units[2].own_front = plane::Pose{spot.at(30, 0), angle_from_degrees(spot.heading)};  // far off
        s.stated = {stated(FactKind::contact, "A", "D")};
        CHECK(roles() == std::vector<Role>{Role::engaged, Role::support, Role::none});
        s.stated.push_back(stated(FactKind::supporting, "A2", "A"));
        CHECK(roles()[2] == Role::support);
        CHECK(says(meet(s)[0].ruling, Say::stated_in_support));
        s.stated.back() = stated(FactKind::backing, "A2", "A1");
        CHECK(roles()[2] == Role::backing);
        s.stated.back() = stated(FactKind::backing, "A1", "A");  // it has nobody to back
        CHECK(roles()[1] == Role::none);
    }
}

TEST_CASE("7 an element stated to support one that is engaged does, with a place or without",
          "[R187][Q135]") {
    Scenario s = apart(plane::spots[1]);
    s.sides[1].elements.push_back(
        element_at("F", Stance::defence, plane::spots[1].at(0, 90), 0, {foot("F0")}));
    s.stated = {stated(FactKind::contact, "A", "D")};
    for (const Scenario& base : {s, without_places(s)}) {
        Scenario t = base;
        const auto supports = [&] { return supporting_elements_of(lay_out(t), d, meet(t)).size(); };
        CHECK(supports() == 0);
        t.stated.push_back(stated(FactKind::supporting, "F", "D"));
        CHECK(supports() == 1);
        t.sides[1].elements[1].stance = Stance::retreat;
        CHECK(supports() == 0);  // whoever is in retreat supports nobody
        t.sides[1].elements[1].stance = Stance::defence;
        t.stated.back() = stated(FactKind::distance, "F", "D", 9.9);
        CHECK(supports() == 1);
        t.stated.back() = stated(FactKind::distance, "F", "D", 10);
        CHECK(supports() == 0);
    }
}

TEST_CASE("command: stated distances decide command and charisma, with places or without",
          "[R053][R056][Q135]") {
    Scenario s = apart(plane::spots[3]);
    Staff general;
    general.id = "S";
    general.charisma = 2;
    general.at = plane::spots[3].at(0, -40);
    s.sides[0].staffs = {general};
    s.sides[0].elements[0].under = 0;
    for (const Scenario& base : {s, without_places(s)}) {
        Scenario t = base;
        CHECK(is_in_command(lay_out(t), a).value_or(false) == false);
        CHECK(charisma_of(lay_out(t), a) == 0);
        for (const double cm : {4.9, 5.0, 25.0, 25.1}) {
            t.stated = {stated(FactKind::distance, "A", "S", cm)};
            const LaidTable table = lay_out(t);
            CHECK(is_in_command(table, a) == (cm <= 25));
            CHECK(charisma_of(table, a) == (cm < 5 ? 2 : 0));
            const Verdict v = verdict(rule_on_being_in_command(table, a).ruling);
            CHECK(v ==
                  (cm <= 25 ? Verdict::allowed : Verdict::forbidden));  // exactly at the limit, and no doubt
            CHECK(says(rule_on_being_in_command(table, a).ruling, Say::stated_distance));
            CHECK(rule_on_charisma(table, a).doubts.empty());
        }
    }
}

TEST_CASE("3 a range read off a tape decides the shot and its band, with places or without",
          "[R113][R115][Q60][Q135]") {
    Scenario s =
        scenario_of({element_at("G", Stance::defence, plane::at_cm(50, 50), 0, {guns("G0", Weight::heavy)})},
                    {element_at("T", Stance::defence, plane::at_cm(50, 89.9), 180, {foot("T0")})});
    s.deviation = length_from_cm(0.1);
    CHECK(verdict(judged(s).ruling) == Verdict::too_close);
    for (const Scenario& base : {s, without_places(s)})
        for (const char* gun : {"G0", "G"}) {  // of a grand battery, what is stated is stated of each
            Scenario t = base;
            t.stated = {stated(FactKind::distance, gun, "T", 40)};
            CHECK(verdict(judged(t).ruling) == Verdict::allowed);
            CHECK(judged(t).band == RangeBand::long_range);
            CHECK(says(judged(t).ruling, Say::stated_distance));
            CHECK(says(judged(t).ruling, Say::field_not_measured) == !t.sides[0].elements[0].front);
            t.stated[0].distance = length_from_cm(40.1);
            CHECK(verdict(judged(t).ruling) == Verdict::forbidden);
            t.stated[0].distance = length_from_cm(20);
            CHECK(judged(t).band == RangeBand::short_range);
            CHECK(judged(t).ruling.doubts.empty());
        }
    CHECK(batteries_on(lay_out(without_places(s)), {}).empty());  // nothing stated, nothing known
}

TEST_CASE("7 what is stated to stand in a terrain has its cover and is slowed by it",
          "[R098][R185][Q62][Q99][Q135]") {
    Scenario s = apart(plane::spots[1]);
    s.terrain = {feature("wood", TerrainKind::wood, plane::box_cm(300, 300, 0, 20, 20)),
                 feature("wall", TerrainKind::wall, plane::box_cm(330, 330, 0, 20, 1)),
                 feature("field", TerrainKind::plough, plane::box_cm(360, 360, 0, 20, 1))};
    for (const Scenario& base : {s, without_places(s)}) {
        Scenario t = base;
        CHECK(cover_of_element(lay_out(t), a) == Cover::none);
        t.stated = {stated(FactKind::covered_by, "A", "wood")};
        CHECK(cover_of_element(lay_out(t), a) == Cover::light);
        CHECK(cover_of_unit(lay_out(t), a, 1) == Cover::light);
        CHECK(fire_cover_of(lay_out(t), a) == Cover::light);
        CHECK(slowing_features_of(lay_out(t), a) == std::vector<std::size_t>{0});
        CHECK(cover_of_element(lay_out(t), d) == Cover::none);
        t.stated = {stated(FactKind::covered_by, "A1", "wall"), stated(FactKind::covered_by, "A", "field")};
        CHECK(cover_of_unit(lay_out(t), a, 0) == Cover::rough);
        CHECK(cover_of_unit(lay_out(t), a, 1) == Cover::medium);
        CHECK(cover_of_element(lay_out(t), a) == Cover::medium);
        CHECK(fire_cover_of(lay_out(t), a) == Cover::none);  // half of its first rank: the lesser
        CHECK(slowing_features_of(lay_out(t), a) == std::vector<std::size_t>{1, 2});
    }
}

TEST_CASE("4 what is recorded of pieces no longer there counts for nothing", "[Q135]") {
    Scenario s = apart(plane::spots[0]);
    s.stated = {stated(FactKind::contact, "A", "gone"), stated(FactKind::aligned, "A", "D")};
    const std::vector<LaidFact> facts = laid_facts(s);
    REQUIRE(facts.size() == 1);
    CHECK(facts[0].what == FactKind::aligned);
    CHECK(fact_about(facts, FactKind::aligned, element_subject(d), element_subject(a)) != nullptr);
    CHECK(fact_about(facts, FactKind::contact, element_subject(d), element_subject(a)) == nullptr);
    CHECK(subject_named(s, "D0") == table_unit_subject(s, d, 0));
    CHECK_FALSE(subject_named(s, "nobody"));
}
