#include "systems/plaquette/cost.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

UnitCostQuestion of(Arm arm, std::vector<int> values, int staff = 3, int bonuses = 0,
                    Weight weight = Weight::medium) {
    return {arm, weight, std::move(values), staff, bonuses};
}

int cost_of(const UnitCostQuestion& q, const Readings& readings = {}) {
    const Ruling r = rule_on_unit_cost(q, readings);
    CHECK_THAT(r, is_explained());
    return total(r);
}

}  // namespace

TEST_CASE("8 a unit costs the sum of its plaquettes, whatever ranks they stand in", "[R225][Q115]") {
    CHECK(cost_of(of(Arm::infantry, {4, 4, 4, 4})) == 16);
    CHECK(cost_of(of(Arm::infantry, {4, 4, 4, 4, 4, 4})) == 24);
    CHECK(cost_of(of(Arm::cavalry, {5, 5, 5, 5})) == 20);
    CHECK_THAT(rule_on_unit_cost(of(Arm::infantry, {4, 4, 4, 4}), {}), finds(225, Does::sets, 16));
}

TEST_CASE("8 a staff worth 4 or 5 adds one to each unit, one worth 1 or 2 takes one", "[R226][R227]") {
    constexpr int weighted[] = {16, 15, 15, 16, 17, 17};  // by staff value 0 to 5
    for (int staff = 0; staff <= 5; ++staff)
        CHECK(cost_of(of(Arm::infantry, {4, 4, 4, 4}, staff)) == weighted[staff]);
    CHECK_THAT(rule_on_unit_cost(of(Arm::infantry, two_fours, 4), {}), finds(226, Does::adds, 1));
    CHECK_THAT(rule_on_unit_cost(of(Arm::infantry, two_fours, 2), {}), finds(227, Does::adds, -1));
    CHECK_THAT(rule_on_unit_cost(of(Arm::infantry, two_fours, 3), {}), !bears(226));
}

TEST_CASE("8 bonuses add one however many, or one each by the reading", "[R228][Q115]") {
    const UnitCostQuestion three = of(Arm::infantry, four_fours, 3, 3);
    CHECK(cost_of(three) == 17);
    CHECK(cost_of(three, with(Option::cost_bonus, value::per_bonus)) == 19);
    CHECK(cost_of(of(Arm::infantry, four_fours, 3, 1), with(Option::cost_bonus, value::per_bonus)) == 17);
    CHECK_THAT(rule_on_unit_cost(three, {}), finds(228, Does::adds, 1));
    CHECK_THAT(rule_on_unit_cost(of(Arm::infantry, four_fours), {}), finds(228, Does::no_bearing));
}

TEST_CASE("8 artillery is doubled as weighted, or its base alone by the reading", "[R229][Q115]") {
    // Two heavy gunners of 5 under a staff of 4: (10 + 1 + 1) x 2 = 24; base alone: (10 + 1) x 2 + 1 = 23.
    const UnitCostQuestion heavy = of(Arm::artillery, {5, 5}, 4, 0, Weight::heavy);
    CHECK(cost_of(heavy) == 24);
    CHECK(cost_of(heavy, with(Option::cost_artillery, value::base)) == 23);
    CHECK_THAT(rule_on_unit_cost(heavy, {}), finds_scaled(229, 2, 1));
    // Light ones: (8 - 1) x 2 = 14; under a staff of 2: (8 - 1 - 1) x 2 = 12, base alone 14 - 1 = 13.
    CHECK(cost_of(of(Arm::artillery, {4, 4}, 3, 0, Weight::light)) == 14);
    CHECK(cost_of(of(Arm::artillery, {4, 4}, 2, 0, Weight::light)) == 12);
    CHECK(cost_of(of(Arm::artillery, {4, 4}, 2, 0, Weight::light),
                  with(Option::cost_artillery, value::base)) == 13);
    CHECK_THAT(rule_on_unit_cost(of(Arm::infantry, four_fours), {}), !bears(229));
}

TEST_CASE("8 staffs cost 20, 30 or 50 times value and charisma", "[R230][R231][R232][R046]") {
    const auto price = [](StaffLevel level, int value, int charisma) {
        return total(rule_on_staff_cost(level, value, charisma));
    };
    CHECK(price(StaffLevel::division, 3, 1) == 80);
    CHECK(price(StaffLevel::corps, 4, 1) == 150);
    CHECK(price(StaffLevel::army, 5, 3) == 400);
    CHECK(price(StaffLevel::division, 0, 0) == 0);
    CHECK_THAT(rule_on_staff_cost(StaffLevel::division, 3, 1), finds_scaled(230, 20, 1));
    CHECK_THAT(rule_on_staff_cost(StaffLevel::corps, 4, 1), finds_scaled(231, 30, 1));
    CHECK_THAT(rule_on_staff_cost(StaffLevel::army, 5, 3), finds_scaled(232, 50, 1));
}

TEST_CASE("8 the bonuses of a unit are those its scenario plays with; a malus is none", "[R228][Q90][Q115]") {
    const Readings all = all_optional_rules();
    Unit guard = french(line());
    guard.elites = true;
    guard.light_infantry = true;
    CHECK(bonuses_of(guard, {}) == 0);
    CHECK(bonuses_of(guard, all) == 3);
    CHECK(bonuses_of(guard, with(Option::elites, 1)) == 1);
    CHECK(bonuses_of(horse(four_fives, Weight::heavy), all) == 1);
    CHECK(bonuses_of(horse(four_fives, Weight::light), all) == 0);
    CHECK(bonuses_of(french(guns()), all) == 0);  // batteries have none
    Unit redcoats = line(), blues = horse();
    redcoats.nation = blues.nation = Nation::english;
    CHECK(bonuses_of(redcoats, all) == 1);
    CHECK(bonuses_of(blues, all) == 0);  // English infantry only
}

namespace {

Element element_of(std::size_t under, const std::vector<Unit>& units) {
    Element e;
    e.under = under;
    for (const Unit& u : units) e.units.push_back({u, {}, {}});
    return e;
}

Staff staff_of(StaffLevel level, int value, int charisma) {
    Staff s;
    s.level = level;
    s.value = value;
    s.charisma = charisma;
    return s;
}

Side french_of_the_book_battle() {
    Side side;
    side.staffs = {staff_of(StaffLevel::corps, 4, 1), staff_of(StaffLevel::division, 4, 0),
                   staff_of(StaffLevel::division, 3, 1)};
    const Unit battalion = french(column()), light = french(column({5, 5, 5}));
    const Unit cuirassiers = french(horse(four_fives, Weight::heavy));
    const Unit chasseurs = french(horse({5, 5}, Weight::light));
    const Unit heavy_guns = french(guns({5, 5, 5}, Weight::heavy));
    side.elements = {element_of(1, {battalion, battalion, battalion, french(guns())}),
                     element_of(1, {battalion, battalion, battalion}),
                     element_of(2, {cuirassiers, cuirassiers}),
                     element_of(2, {light, light}),
                     element_of(2, {chasseurs, chasseurs}),
                     element_of(0, {heavy_guns, heavy_guns})};
    return side;
}

Side austrians_of_the_book_battle() {
    Side side;
    side.staffs = {staff_of(StaffLevel::corps, 3, 0), staff_of(StaffLevel::division, 3, 0),
                   staff_of(StaffLevel::division, 2, 0)};
    const Unit hussars = horse({5, 5}, Weight::light), cuirassiers = horse({6, 6, 6}, Weight::heavy);
    side.elements = {element_of(1, {line(), line()}),         element_of(1, {column(), column()}),
                     element_of(1, {guns(), guns(), guns()}), element_of(2, {column(), column(), column()}),
                     element_of(2, {hussars, hussars}),       element_of(2, {cuirassiers, cuirassiers})};
    return side;
}

}  // namespace

TEST_CASE("8 the armies of the book battle cost 600 and 401",
          "[R037][R038][R225][R226][R227][R228][R229][R230][R231]") {
    const SideCost fr = rule_on_side_cost(french_of_the_book_battle(), 0, all_optional_rules());
    // F1, staff 4: battalions 16+1+1 = 18 x6, battery (8+1) x2 = 18. F2, staff 3: cuirassiers 20+1 = 21 x2, light
    // infantry 15+1 = 16 x2, chasseurs 10+1 = 11 x2. FGB under the corps, 4: (15+1+1) x2 = 34 x2.
    CHECK(fr.units == std::vector<int>{18, 18, 18, 18, 18, 18, 18, 21, 21, 16, 16, 11, 11, 34, 34});
    CHECK(fr.staffs == std::vector<int>{150, 80, 80});
    CHECK(fr.units_total == 290);
    CHECK(fr.staffs_total == 310);
    CHECK(fr.total == 600);
    CHECK(total(fr.ruling) == 600);
    CHECK_THAT(fr.ruling, is_explained());
    const SideCost at = rule_on_side_cost(austrians_of_the_book_battle(), 1, all_optional_rules());
    // A1, staff 3: 16 x4, batteries 8 x2. A2, staff 2: battalions 15, hussars 10-1, cuirassiers 18-1+1.
    CHECK(at.units == std::vector<int>{16, 16, 16, 16, 16, 16, 16, 15, 15, 15, 9, 9, 18, 18});
    CHECK(at.staffs == std::vector<int>{90, 60, 40});
    CHECK(at.units_total == 211);
    CHECK(at.staffs_total == 190);
    CHECK(at.total == 401);
    CHECK_THAT(at.ruling, is_explained());
}

TEST_CASE("8 a reserve element costs by its corps staff's value", "[R039][R226][Q16]") {
    Side side;
    side.staffs = {staff_of(StaffLevel::corps, 5, 0), staff_of(StaffLevel::division, 2, 0)};
    side.elements = {element_of(0, {column()}), element_of(1, {column()})};
    CHECK(rule_on_side_cost(side, 0, {}).units == std::vector<int>{17, 15});
}
