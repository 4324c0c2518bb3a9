#include "asking.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <array>
#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

int least(const UnitQuestion& q, const std::vector<Opposition>& opponents, const Readings& readings = {}) {
    return least_favourable(q, opponents, readings).figures.value;
}

}  // namespace

TEST_CASE("5 of several opponents the one least favourable to the unit counts", "[R151][R153][R168][Q88]") {
    const UnitQuestion foot = infantry(four_fours, Formation::column, Stance::attack);
    const Opposition open{Formation::column, Cover::none}, square{Formation::solid_square, Cover::none};
    const Opposition hollow{Formation::hollow_square, Cover::none}, wood{Formation::column, Cover::light};
    CHECK(least(foot, {open, square}) == 16);  // infantry gains one against a square: not here
    CHECK(least(foot, {square}) == 17);
    CHECK(least(foot, {square, wood, open}) == 14);
    const UnitQuestion riders = cavalry(four_fives, Formation::line);
    CHECK(least(riders, {square, hollow, open}) == 16);
    CHECK_THROWS_AS(least(foot, {}), BrokenPromise);
}

TEST_CASE("5 by the reading supports_neutral a support leaves out square and cover of the enemy",
          "[R151][R153][R154][R162][R168][Q88]") {
    UnitQuestion foot = facing(infantry(four_fours, Formation::column, Stance::attack),
                               Formation::solid_square, Cover::medium);
    CHECK(value_of(foot) == 11);  // 17 x 2/3
    foot.faces_nobody = true;
    CHECK(value_of(foot) == 16);
    CHECK_THAT(rule_on_unit(foot, {}), finds(168, Does::no_bearing).by(88));
    UnitQuestion riders =
        facing(cavalry(four_fives, Formation::line), Formation::hollow_square, Cover::thick);
    riders.faces_nobody = true;
    CHECK(value_of(riders) == 20);
    CHECK(value_of(in_cover(riders, Cover::light)) == 13);  // its own cover still weighs on cavalry
    UnitQuestion gun =
        facing(battery(two_fours, Weight::medium, Stance::defence), Formation::solid_square, Cover::thick);
    gun.faces_nobody = true;
    CHECK(value_of(gun, all_optional_rules()) == 8);
}

TEST_CASE("5 a unit in figures is asked as it stands in the list", "[R028][R149]") {
    Unit u = french(horse(four_fives, Weight::heavy));
    u.elites = true;
    const UnitQuestion q = question_of(u, Stance::attack);
    CHECK(q.arm == Arm::cavalry);
    CHECK(q.weight == Weight::heavy);
    CHECK(q.formation == Formation::line);
    CHECK(q.values.size() == 4);
    CHECK(value_of(q, all_optional_rules()) == 23);  // 20 + 1 heavy + 1 elites + 1 French
}
