#include "systems/plaquette/laid_table.hpp"

#include "asking.hpp"
#include "random_tables.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Spot;

namespace {

constexpr ElementRef only{0, 0};

Staff staff_at(TablePoint at, double heading, int charisma, StaffLevel level = StaffLevel::division) {
    Staff s;
    s.level = level;
    s.value = 3;
    s.charisma = charisma;
    s.at = at;
    s.heading = angle_from_degrees(heading);
    return s;
}

/// One column of 3 x 6 cm about the spot, under the first staff.
Scenario lone_column(const Spot& spot, std::vector<Staff> staffs) {
    Element e = element_at("E", Stance::attack, spot.at(0, 3), spot.heading, {foot("E-1")});
    e.under = 0;
    Scenario s = scenario_of({e}, {});
    s.sides[0].staffs = std::move(staffs);
    return s;
}

int charisma(const Scenario& s) {
    return charisma_of(lay_out(s), only);
}

bool commanded(const Scenario& s) {
    return is_in_command(lay_out(s), only).value();
}

}  // namespace

TEST_CASE("command: charisma is in force at less than 5 cm, edge to edge, not at 5.0",
          "[R056][R178][Q06][Q18]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        // Half a staff's base and half the column: 3 cm of the way between centres.
        const auto staff_off = [&](double cm) {
            return charisma(lone_column(spot, {staff_at(spot.at(3 + cm, 0), spot.heading, 2)}));
        };
        CHECK(staff_off(4.9) == 2);
        CHECK(staff_off(4.98) == 2);
        CHECK(staff_off(4.995) == 0);  // half a grain short of 5.0 is 5.0
        CHECK(staff_off(5.0) == 0);
        CHECK(staff_off(5.1) == 0);
        // Corner to corner, 3 and 4 apart: exactly 5.
        CHECK(charisma(lone_column(spot, {staff_at(spot.at(6, 8.5), spot.heading, 2)})) == 0);
        CHECK(charisma(lone_column(spot, {staff_at(spot.at(5.9, 8.4), spot.heading, 2)})) == 2);
    }
}

TEST_CASE("command: by measure_inclusive, charisma is in force at 5.0 cm", "[R056][Q06]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = lone_column(spot, {staff_at(spot.at(8, 0), spot.heading, 2)});
        CHECK(charisma(s) == 0);
        s.readings.choose(Option::measure_inclusive, 1);
        CHECK(charisma(s) == 2);
        s.sides[0].staffs[0].at = spot.at(8.1, 0);
        CHECK(charisma(s) == 0);
    }
}

TEST_CASE("command: of several staffs near, the best of its own chain counts", "[R056][Q18]") {
    const Spot spot = plane::spots[1];
    Staff division = staff_at(spot.at(6, 0), 30, 1),
          corps = staff_at(spot.at(-6, 0), 30, 2, StaffLevel::corps);
    const Staff stranger = staff_at(spot.at(0, -8), 30, 3);
    division.under = 1;
    CHECK(charisma(lone_column(spot, {division, corps, stranger})) == 2);
    corps.at = spot.at(-30, 0);
    CHECK(charisma(lone_column(spot, {division, corps, stranger})) == 1);
    division.arrives = Arrival{2, spot.place, {}};  // not there yet
    CHECK(charisma(lone_column(spot, {division, corps, stranger})) == 0);
}

TEST_CASE("command: any superior within 25 cm commands, or by the reading only its own staff",
          "[R053][Q20]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Staff division = staff_at(spot.at(15.1, 20.1), spot.heading, 0),
              corps = staff_at(spot.at(-15, 20), spot.heading, 0, StaffLevel::corps);
        division.under = 1;
        Scenario s = lone_column(spot, {division, corps});
        CHECK(commanded(s));
        s.readings.choose(Option::any_superior, 0);
        CHECK_FALSE(commanded(s));
        s.sides[0].staffs[0].at = spot.at(15, 20);
        CHECK(commanded(s));
    }
}

TEST_CASE("ground: the best cover any part of an element touches is its own, rough going the least",
          "[R099][R102][Q99]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = lone_column(spot, {staff_at(spot.at(30, 0), 0, 0)});
        const auto cover = [&] { return cover_of_element(lay_out(s), only); };
        CHECK(cover() == Cover::none);
        s.terrain.push_back(feature("road", TerrainKind::road, spot.block(-1, -30, 1, 30)));
        CHECK(cover() == Cover::none);
        s.terrain.push_back(feature("hill", TerrainKind::hill, spot.block(-30, -30, 30, 30), 1));
        CHECK(cover() == Cover::rough);
        s.terrain.push_back(feature("wood", TerrainKind::wood, spot.block(1.4, -3, 9, 3)));
        CHECK(cover() == Cover::light);
        s.terrain.push_back(feature("village", TerrainKind::village, spot.block(-9, -9, 9, -2.9)));
        CHECK(cover() == Cover::medium);
        s.terrain.push_back(feature("redoubt", TerrainKind::redoubt, spot.block(-9, 3.1, 9, 9)));
        CHECK(cover() == Cover::medium);  // a millimetre off it
        CHECK(slowing_features(lay_out(s), lay_out(s).elements[0].units[0]) ==
              std::vector<std::size_t>{1, 2, 3});
    }
}

TEST_CASE("3 the cover against fire is that in which most plaquettes of the first rank stand",
          "[R111][Q62]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        // Columns at -2 and 2, the left one of four plaquettes, the right one of two; a battery in the second row.
        Element e =
            element_at("E", Stance::defence, spot.at(0, 3), spot.heading,
                       {foot("E-1"), unit_of("E-2", Arm::infantry, Formation::column, 2), guns("E-G")});
        e.rows = {{0, 1}, {2}};
        Scenario s = scenario_of({e}, {});
        s.terrain.push_back(feature("wood", TerrainKind::wood, spot.block(-9, -20, -0.4, 20)));
        CHECK(fire_cover_of(lay_out(s), only) == Cover::light);
        s.terrain[0] = feature("wood", TerrainKind::wood, spot.block(0.4, -20, 9, 20));
        CHECK(fire_cover_of(lay_out(s), only) == Cover::none);
        s.readings.choose(Option::fire_cover, value::any_part);
        CHECK(fire_cover_of(lay_out(s), only) == Cover::light);
        s.terrain[0] = feature("hill", TerrainKind::hill, spot.block(-30, -30, 30, 30), 1);
        CHECK(fire_cover_of(lay_out(s), only) == Cover::none);  // rough going gives none
    }
}

TEST_CASE("ground: a body stands on the highest relief under its centre, a wood on the relief beneath it",
          "[R103][Q52]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = lone_column(spot, {staff_at(spot.at(30, 0), 0, 0)});
        s.terrain.push_back(feature("wood", TerrainKind::wood, spot.block(4, 4, 8, 8)));
        s.terrain.push_back(feature("hill", TerrainKind::hill, spot.block(-20, -20, 20, 20), 1));
        s.terrain.push_back(feature("summit", TerrainKind::hill, spot.block(0.5, -10, 10, 10), 2));
        const LaidTable table = lay_out(s);
        CHECK(level_of(table, *table.elements[0].box) ==
              1);  // its centre half a centimetre short of the summit
        REQUIRE(table.screens.size() == 3);
        CHECK(table.screens[0].level == 2);
        CHECK(table.screen_of == std::vector<std::size_t>{0, 1, 2});
    }
}

TEST_CASE("table: what arrives later, or has no place, counts for nothing", "[Q136]") {
    const Spot spot = plane::spots[2];
    Scenario s = lone_column(spot, {staff_at(spot.at(6, 0), 0, 1)});
    CHECK(lay_out(s).elements[0].box.has_value());
    s.sides[0].elements[0].arrives = Arrival{3, spot.place, {}};
    CHECK_FALSE(lay_out(s).elements[0].box.has_value());
    CHECK(lay_out(s).elements[0].units.empty());
    s.sides[0].elements[0].arrives.reset();
    s.sides[0].elements[0].front.reset();
    CHECK_FALSE(lay_out(s).elements[0].box.has_value());
    CHECK_FALSE(is_in_command(lay_out(s), only).has_value());
}

TEST_CASE("table: cover, level, command and charisma stay the same when the table is turned",
          "[Q18][Q52][Q99]") {
    REQUIRE(rc::check("laid anew", [] {
        const Scenario s = any_table(12), anew = laid_anew(s, plane::any_turn());
        const LaidTable before = lay_out(s), after = lay_out(anew);
        for (const LaidElement& e : before.elements) {
            RC_ASSERT(cover_of_element(before, e.ref) == cover_of_element(after, e.ref));
            RC_ASSERT(level_of(before, *e.box) == level_of(after, *after.laid(e.ref).box));
            RC_ASSERT(is_in_command(before, e.ref) == is_in_command(after, e.ref));
            RC_ASSERT(charisma_of(before, e.ref) == charisma_of(after, e.ref));
            RC_ASSERT(fire_cover_of(before, e.ref) == fire_cover_of(after, e.ref));
        }
    }));
}
