#include "systems/plaquette/distances.hpp"

#include "asking.hpp"
#include "random_tables.hpp"
#include "systems/plaquette/subjects.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Spot;

namespace {

constexpr ElementRef first{0, 0}, second{1, 0};
const Subject attacker = element_subject(first), defender = element_subject(second);

/// A column in attack, and an enemy column whose front stands so far before it.
Scenario facing(const Spot& spot, double cm, double sd, Stance stance = Stance::attack) {
    Scenario s =
        scenario_of({element_at("A", stance, spot.place, spot.heading, {foot("A0"), foot("A1")})},
                    {element_at("D", Stance::defence, spot.at(0, cm), spot.heading + 180, {foot("D0")})});
    s.deviation = length_from_cm(sd);
    return s;
}

Length deviation_at(const Spot& spot, double cm, Stance stance = Stance::attack) {
    const Scenario s = facing(spot, cm, 0.1, stance);
    const LaidTable t = lay_out(s);
    return contact_gap(t, t.laid(first), t.laid(second))->sd;
}

StatedFact stated(FactKind what, std::string a, std::string b, double cm = 0) {
    return {what, std::move(a), std::move(b), length_from_cm(cm), {}};
}

}  // namespace

TEST_CASE("measure: a distance has the root of both deviations' squares, none within one element", "[Q135]") {
    CHECK(joint_deviation({30}, {40}) == Length{50});
    CHECK(joint_deviation({}, {7}) == Length{7});
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = facing(spot, 20, 0.1);
        s.sides[0].elements[0].deviation = length_from_cm(0.3);
        s.sides[1].elements[0].deviation = length_from_cm(0.4);
        const Subject a0 = table_unit_subject(s, first, 0), a1 = table_unit_subject(s, first, 1);
        CHECK(edge_distance(lay_out(s), attacker, defender)->sd == length_from_cm(0.5));
        CHECK(edge_distance(lay_out(s), a0, a1)->sd == Length{});
        CHECK(centre_distance(lay_out(s), a0, attacker)->sd == Length{});
        // A unit may have one of its own; towards its own element it still shares the error.
        s.sides[0].elements[0].units[0].deviation = length_from_cm(1.2);
        s.sides[1].elements[0].deviation = length_from_cm(0.5);
        CHECK(edge_distance(lay_out(s), a0, defender)->sd == length_from_cm(1.3));
        CHECK(edge_distance(lay_out(s), a0, a1)->sd == Length{});
        CHECK(battery_range(lay_out(s), first, 0, second)->sd == length_from_cm(1.3));
    }
}

TEST_CASE("2 a gap at the 3 cm stop before an attacker's front was set there, and is exact",
          "[R086][R125][Q09][Q135]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        CHECK(deviation_at(spot, 3.0) == Length{});
        CHECK(deviation_at(spot, 3.005) == Length{});
        CHECK(deviation_at(spot, 2.9) == Length{141});  // 0.1 times the root of 2
        CHECK(deviation_at(spot, 3.1) == Length{141});
        CHECK(deviation_at(spot, 3.0, Stance::manoeuvre) == Length{141});
        // Behind its back nothing stopped it.
        Scenario s = facing(spot, 3, 0.1);
        s.sides[0].elements[0].front = plane::Pose{spot.at(0, -6), angle_from_degrees(spot.heading + 180)};
        const LaidTable t = lay_out(s);
        const std::optional<Distance> back = contact_gap(t, t.laid(first), t.laid(second));
        CHECK(std::abs(back->value.hundredths_of_mm - 3000) <= 2);
        CHECK(back->sd == Length{141});
    }
}

TEST_CASE("measure: what the players state stands in place of the measure, without deviation", "[Q135]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = facing(spot, 20, 0.1);
        s.stated = {stated(FactKind::distance, "D", "A", 12.5)};  // either way round
        const std::optional<Distance> d = edge_distance(lay_out(s), attacker, defender);
        CHECK(d->value == length_from_cm(12.5));
        CHECK(d->sd == Length{});
        CHECK(d->is_stated);
        CHECK_FALSE(d->from == d->to);  // the points where they stand are still shown
        const LaidTable t = lay_out(s);
        CHECK(contact_gap(t, t.laid(first), t.laid(second))->value == length_from_cm(12.5));
        // Of a pair of units it stands for that pair alone: the others are measured.
        s.stated = {stated(FactKind::distance, "A0", "D", 12.5)};
        CHECK_FALSE(edge_distance(lay_out(s), attacker, defender)->is_stated);
        s.stated = {stated(FactKind::distance, "A0", "D0", 12.5)};
        CHECK(edge_distance(lay_out(s), attacker, defender)->value == length_from_cm(12.5));
        CHECK(edge_distance(lay_out(s), attacker, defender)->is_stated);
    }
}

TEST_CASE("4 elements stated to be aligned stand exactly to one another", "[R128][Q135]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = facing(spot, 2.9, 0.1);
        s.stated = {stated(FactKind::aligned, "D", "A")};
        const LaidTable t = lay_out(s);
        CHECK(contact_gap(t, t.laid(first), t.laid(second))->sd == Length{});
        CHECK(edge_distance(t, attacker, defender)->sd == Length{});
        CHECK(centre_distance(t, attacker, defender)->sd == Length{});
        CHECK_FALSE(contact_gap(t, t.laid(first), t.laid(second))->is_stated);  // the gap is still measured
        CHECK(edge_distance(t, table_unit_subject(s, first, 0), defender)->sd == Length{141});
    }
}

TEST_CASE("measure: a stated fact ends when a piece of it moves, of its units or of its element too",
          "[Q135]") {
    const auto left_after = [](const char* moves) {
        Scenario s = facing(plane::spots[0], 20, 0.1);
        s.stated = {stated(FactKind::distance, "A0", "D", 12), stated(FactKind::contact, "A", "D"),
                    stated(FactKind::supporting, "A0", "A1")};
        s.stated = facts_without(s, moves);
        return s.stated.size();
    };
    CHECK(left_after("A") == 0);
    CHECK(left_after("A0") == 0);  // its element is not where it was
    CHECK(left_after("A1") == 1);  // the tape to its neighbour still holds
    CHECK(left_after("D") == 1);
    CHECK(left_after("D0") == 1);
    CHECK(left_after("elsewhere") == 3);
}

TEST_CASE("measure: the ruler and the ruling of contact give one figure, whoever is asked first", "[R125]") {
    REQUIRE(rc::check("one figure", [] {
        Scenario s = any_table(6, 60, 40);
        s.deviation = {plane::any_whole(0, 200)};
        const LaidTable t = lay_out(s);
        for (const LaidElement& a : t.elements)
            for (const LaidElement& b : t.elements) {
                if (a.ref == b.ref) continue;
                const std::optional<Distance> ab = contact_gap(t, a, b), ba = contact_gap(t, b, a);
                RC_ASSERT(ab->value == ba->value);
                RC_ASSERT(ab->sd == ba->sd);
                const std::optional<Distance> edge =
                    edge_distance(t, element_subject(a.ref), element_subject(b.ref));
                RC_ASSERT(edge->value >= ab->value - Length{2});  // units lie within the body
                RC_ASSERT(edge->sd == ab->sd);
            }
    }));
}
