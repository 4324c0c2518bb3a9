#include "asking.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

const UnitQuestion attacking_column = infantry(four_fours, Formation::column, Stance::attack);  // 16
const UnitQuestion defending_line = infantry(four_fours, Formation::line, Stance::defence);     // 18

Ruling ruling_of(const UnitQuestion& q, const Readings& readings = {}) {
    return rule_on_unit(q, readings);
}

constexpr Cover all_covers[] = {Cover::none, Cover::rough, Cover::light, Cover::medium, Cover::thick};

/// Against each cover from none to thick, in this formation of the enemy.
void check_covers(const UnitQuestion& q, Formation enemy, const std::vector<int>& expected) {
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CAPTURE(static_cast<int>(enemy), i);
        CHECK(value_of(facing(q, enemy, all_covers[i])) == expected[i]);
    }
}

}  // namespace

TEST_CASE("5 a unit is worth the sum of its plaquettes", "[R149][Q82]") {
    CHECK(value_of(attacking_column) == 16);
    CHECK_THAT(ruling_of(attacking_column), finds(149, Does::sets, 16).by(82));
}

TEST_CASE("5 infantry in line and in defence gains two: both are asked", "[R150][Q84]") {
    CHECK(value_of(defending_line) == 18);
    CHECK_THAT(ruling_of(defending_line), finds(150, Does::adds, 2).by(84));
    for (const Stance s : {Stance::attack, Stance::manoeuvre, Stance::fall_back, Stance::retreat}) {
        const UnitQuestion q = infantry(four_fours, Formation::line, s);
        CHECK(value_of(q) == 16);
        CHECK_THAT(ruling_of(q), finds(150, Does::no_bearing));
    }
    for (const Formation f : {Formation::column, Formation::solid_square, Formation::hollow_square})
        CHECK(value_of(infantry(four_fours, f, Stance::defence)) == 16);
    CHECK(value_of(cavalry(four_fives, Formation::line, Stance::defence)) == 20);  // infantry only
}

TEST_CASE("5 infantry gains one against either square", "[R151]") {
    for (const Formation square : {Formation::solid_square, Formation::hollow_square}) {
        CHECK(value_of(facing(attacking_column, square)) == 17);
        CHECK_THAT(ruling_of(facing(attacking_column, square)), finds(151, Does::adds, 1));
    }
    CHECK(value_of(facing(attacking_column, Formation::line)) == 16);
    CHECK(value_of(facing(attacking_column, Formation::battery)) == 16);
}

TEST_CASE("5 infantry loses one against difficult ground, two against light cover", "[R152][R153][Q85]") {
    const UnitQuestion rough = facing(attacking_column, Formation::column, Cover::rough);
    CHECK(value_of(rough) == 15);
    CHECK_THAT(ruling_of(rough), finds(152, Does::adds, -1).by(85));
    const UnitQuestion light = facing(attacking_column, Formation::column, Cover::light);
    CHECK(value_of(light) == 14);
    CHECK_THAT(ruling_of(light), finds(153, Does::adds, -2));
}

TEST_CASE("5 infantry loses a third against medium cover, half against thick", "[R162][R164][Q87]") {
    const UnitQuestion medium = facing(attacking_column, Formation::column, Cover::medium);
    CHECK(value_of(medium) == 10);  // 32 / 3
    CHECK_THAT(ruling_of(medium), finds_scaled(162, 2, 3));
    const UnitQuestion thick = facing(attacking_column, Formation::column, Cover::thick);
    CHECK(value_of(thick) == 8);
    CHECK_THAT(ruling_of(thick), finds_scaled(164, 1, 2));
}

TEST_CASE("5 every cover against infantry: more and less first, then the reduction",
          "[R150][R151][R152][R153][R162][R164][Q85][Q87]") {
    // 16; -1; -2; 32/3; 16/2. Against a square 17; 16; 15; 34/3; 17/2.
    check_covers(attacking_column, Formation::column, {16, 15, 14, 10, 8});
    check_covers(attacking_column, Formation::hollow_square, {17, 16, 15, 11, 8});
    // 18; 17; 16; 36/3; 9. Against a square 19; 18; 17; 38/3; 19/2.
    check_covers(defending_line, Formation::column, {18, 17, 16, 12, 9});
    check_covers(defending_line, Formation::solid_square, {19, 18, 17, 12, 9});
    // Itself in square: no bonus for that.
    check_covers(infantry(four_fours, Formation::hollow_square, Stance::defence), Formation::column,
                 {16, 15, 14, 10, 8});
}

TEST_CASE("5 its own cover does not weaken infantry", "[R162][R164][Q85]") {
    for (const Cover c : all_covers) {
        CHECK(value_of(in_cover(attacking_column, c)) == 16);
        CHECK(value_of(in_cover(defending_line, c)) == 18);
    }
}

TEST_CASE("5 a unit's value does not fall below nothing", "[R153][R060][Q89]") {
    const std::vector<int> militia{1};
    const UnitQuestion q =
        facing(infantry(militia, Formation::column, Stance::attack), Formation::column, Cover::light);
    CHECK(value_of(q) == 0);  // 1 - 2
    CHECK(unit_terms(q, {}).figures.weighted == -1);
    CHECK_THAT(ruling_of(q), finds(60, Does::at_least, 0).by(89));
}

TEST_CASE("4 a line taken in flank pivots into a column: no bonus, ranks count", "[R133][R150][R147][Q71]") {
    const UnitQuestion four = engaged_from(defending_line, Aspect::flank);
    CHECK(value_of(four) == 16);
    CHECK_THAT(ruling_of(four), finds(133, Does::no_bearing).by(71));
    CHECK_THAT(ruling_of(four), !bears(150));
    const std::vector<int> six(6, 4);
    CHECK(value_of(infantry(six, Formation::line, Stance::defence)) == 26);
    CHECK(value_of(engaged_from(infantry(six, Formation::line, Stance::defence), Aspect::flank)) == 16);
    // Cavalry too: four in line, two ranks of a column.
    CHECK(value_of(engaged_from(cavalry(four_fives, Formation::line), Aspect::flank)) == 10);
    // A column has nothing to pivot.
    CHECK_THAT(ruling_of(engaged_from(attacking_column, Aspect::flank)), !finds(133, Does::no_bearing));
}

TEST_CASE("4 a line taken in rear keeps its two, unless the reading takes them", "[R135][R150][Q72]") {
    const UnitQuestion q = engaged_from(defending_line, Aspect::rear);
    CHECK(value_of(q) == 18);
    const Readings loses = with(Option::rear_keeps_line_bonus, 0);
    CHECK(value_of(q, loses) == 16);
    CHECK_THAT(ruling_of(q, loses), finds(150, Does::no_bearing).by(72));
    CHECK(value_of(defending_line, loses) == 18);  // in front nothing differs
}

TEST_CASE("5 options: elites add one, wherever they fight", "[R158][Q90]") {
    UnitQuestion q = attacking_column;
    q.elites = true;
    CHECK(value_of(q) == 16);
    CHECK_THAT(ruling_of(q), finds(158, Does::no_bearing).by(90));
    const Readings on = with(Option::elites, 1);
    CHECK(value_of(q, on) == 17);
    CHECK_THAT(ruling_of(q, on), finds(158, Does::adds, 1).by(90));
    CHECK(value_of(attacking_column, on) == 16);  // a flag of the unit, not its class
    UnitQuestion horse_elites = cavalry(four_fives, Formation::line);
    horse_elites.elites = true;
    CHECK(value_of(horse_elites, on) == 21);
}

TEST_CASE("5 options: light infantry and engineers add one when they attack or defend a cover",
          "[R159][Q85][Q90]") {
    const Readings on = with(Option::light_engineers_cover, 1);
    UnitQuestion light = attacking_column;
    light.light_infantry = true;
    CHECK(value_of(light, on) == 16);  // no cover fought for
    CHECK_THAT(ruling_of(light, on), finds(159, Does::no_bearing));
    CHECK(value_of(facing(light, Formation::column, Cover::medium), on) == 11);  // 17 x 2/3
    CHECK(value_of(facing(light, Formation::column, Cover::medium)) == 10);
    CHECK(value_of(facing(light, Formation::column, Cover::light), on) == 15);  // 16 - 2 + 1
    CHECK(value_of(facing(light, Formation::column, Cover::rough), on) ==
          15);  // difficult ground is no cover: 16 - 1
    const std::vector<int> three{4, 4, 4};
    UnitQuestion sappers = in_cover(infantry(three, Formation::line, Stance::defence), Cover::thick);
    sappers.engineers = true;
    CHECK(value_of(sappers, on) == 15);  // 12 + 2 + 1, defending a redoubt
    CHECK(value_of(sappers) == 14);
    CHECK_THAT(ruling_of(sappers, on), finds(159, Does::adds, 1));
    UnitQuestion both = sappers;
    both.light_infantry = true;
    CHECK(value_of(both, on) == 15);  // one, not one each
}

TEST_CASE("5 options: French units add one in attack, infantry and cavalry", "[R160][Q90]") {
    const Readings on = with(Option::french_attack, 1);
    UnitQuestion q = attacking_column;
    q.nation = Nation::french;
    CHECK(value_of(q) == 16);
    CHECK(value_of(q, on) == 17);
    CHECK_THAT(ruling_of(q, on), finds(160, Does::adds, 1).by(90));
    q.stance = Stance::manoeuvre;
    CHECK(value_of(q, on) == 16);
    CHECK_THAT(ruling_of(q, on), finds(160, Does::no_bearing));
    UnitQuestion riders = cavalry(four_fives, Formation::line);
    riders.nation = Nation::french;
    CHECK(value_of(riders, on) == 21);
    UnitQuestion english = attacking_column;
    english.nation = Nation::english;
    CHECK(value_of(english, on) == 16);
}

TEST_CASE("5 options: English infantry adds one in defence", "[R161][Q90]") {
    const Readings on = with(Option::english_defence, 1);
    UnitQuestion q = defending_line;
    q.nation = Nation::english;
    CHECK(value_of(q) == 18);
    CHECK(value_of(q, on) == 19);
    CHECK_THAT(ruling_of(q, on), finds(161, Does::adds, 1).by(90));
    q.stance = Stance::attack;
    CHECK(value_of(q, on) == 16);
    UnitQuestion riders = cavalry(four_fives, Formation::line, Stance::defence);
    riders.nation = Nation::english;
    CHECK(value_of(riders, on) == 20);
    UnitQuestion column_in_defence = infantry(four_fours, Formation::column, Stance::defence);
    column_in_defence.nation = Nation::english;
    CHECK(value_of(column_in_defence, on) == 17);  // the order, whatever the formation
}

TEST_CASE("5 options add up before the reduction", "[R153][R158][R160][R162][Q87][Q90]") {
    UnitQuestion q = facing(attacking_column, Formation::column, Cover::light);
    q.nation = Nation::french;
    q.elites = true;
    CHECK(value_of(q, all_optional_rules()) == 16);  // 16 - 2 + 1 + 1
    q.against.cover = Cover::medium;
    CHECK(value_of(q, all_optional_rules()) == 12);  // 18 x 2/3
}
