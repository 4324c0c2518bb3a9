#include "asking.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

const std::vector<int> three_fives{5, 5, 5};
const UnitQuestion in_defence = battery(two_fours, Weight::medium, Stance::defence);  // 8

Ruling ruling_of(const UnitQuestion& q, const Readings& readings = {}) {
    return rule_on_unit(q, readings);
}

UnitQuestion with_stance(UnitQuestion q, Stance stance) {
    q.stance = stance;
    return q;
}

}  // namespace

TEST_CASE("5 engaged artillery is valued as its fire: gunners, and one for its weight",
          "[R146][R116][R117][R118][Q82][Q91]") {
    CHECK(value_of(in_defence) == 8);
    const UnitQuestion heavy = battery(three_fives, Weight::heavy, Stance::defence);
    CHECK(value_of(heavy) == 16);
    CHECK_THAT(ruling_of(heavy), finds(116, Does::sets, 15).by(82));
    CHECK_THAT(ruling_of(heavy), finds(117, Does::adds, 1));
    const UnitQuestion light = battery(three_fives, Weight::light, Stance::defence);
    CHECK(value_of(light) == 14);
    CHECK_THAT(ruling_of(light), finds(118, Does::adds, -1));
}

TEST_CASE("5 engaged artillery loses one against light cover and half against medium and thick",
          "[R119][R111][R146][Q91]") {
    CHECK(value_of(facing(in_defence, Formation::column, Cover::rough)) == 8);
    CHECK(value_of(facing(in_defence, Formation::column, Cover::light)) == 7);
    CHECK(value_of(facing(in_defence, Formation::column, Cover::medium)) == 4);
    CHECK(value_of(facing(in_defence, Formation::column, Cover::thick)) == 4);
    CHECK_THAT(ruling_of(facing(in_defence, Formation::column, Cover::light)), finds(119, Does::adds, -1));
    CHECK_THAT(ruling_of(facing(in_defence, Formation::column, Cover::thick)), finds_scaled(111, 1, 2));
    CHECK(value_of(in_cover(in_defence, Cover::thick)) == 8);  // its own cover weighs on no battery
}

TEST_CASE("5 engaged artillery is halved in attack, manoeuvre and falling back, and worth nothing in retreat",
          "[R109][R146][Q58][Q91]") {
    for (const Stance s : {Stance::attack, Stance::manoeuvre, Stance::fall_back}) {
        CHECK(value_of(with_stance(in_defence, s)) == 4);
        CHECK_THAT(ruling_of(with_stance(in_defence, s)), finds_scaled(109, 1, 2));
    }
    CHECK(value_of(with_stance(in_defence, Stance::retreat)) == 0);
    CHECK_THAT(ruling_of(with_stance(in_defence, Stance::retreat)), finds_scaled(109, 0, 1).by(58));
}

TEST_CASE("5 both halvings of engaged artillery add up, or one alone by the reading",
          "[R109][R111][Q57][Q91]") {
    const UnitQuestion q =
        facing(with_stance(in_defence, Stance::manoeuvre), Formation::column, Cover::thick);
    CHECK(value_of(q) == 2);
    CHECK(value_of(q, with(Option::half_cumulative, 0)) == 4);
    // A single condition halves in any case.
    CHECK(value_of(facing(in_defence, Formation::column, Cover::thick), with(Option::half_cumulative, 0)) ==
          4);
}

TEST_CASE("5 by the reading engaged_guns_halved = off neither halving touches engaged artillery",
          "[R109][R111][R146][Q91]") {
    const Readings whole = with(Option::engaged_guns_halved, 0);
    CHECK(value_of(with_stance(in_defence, Stance::attack), whole) == 8);
    CHECK(value_of(facing(in_defence, Formation::column, Cover::thick), whole) == 8);
    CHECK_THAT(ruling_of(with_stance(in_defence, Stance::attack), whole),
               finds(109, Does::no_bearing).by(91));
    CHECK(value_of(facing(in_defence, Formation::column, Cover::light), whole) == 7);  // no halving: it stays
    CHECK(value_of(with_stance(in_defence, Stance::retreat), whole) == 0);             // nor is this one
}

TEST_CASE("4 a battery taken in flank or rear cannot answer, unless guns answer all round by the reading",
          "[R136][R146][Q73]") {
    for (const Aspect a : {Aspect::flank, Aspect::rear}) {
        const UnitQuestion q = engaged_from(battery(three_fives, Weight::heavy, Stance::defence), a);
        CHECK(value_of(q) == 0);
        CHECK(unit_terms(q, {}).figures.weighted == 16);
        CHECK_THAT(ruling_of(q), finds_scaled(136, 0, 1).by(73));
        CHECK(value_of(q, with(Option::guns_answer_all_round, 1)) == 16);
    }
    CHECK(value_of(engaged_from(in_defence, Aspect::front)) == 8);
}

TEST_CASE("5 options: one more against a square, one less against a grand battery",
          "[R120][R121][R146][Q90]") {
    const UnitQuestion square = facing(in_defence, Formation::solid_square);
    CHECK(value_of(square) == 8);
    CHECK(value_of(square, with(Option::art_vs_square, 1)) == 9);
    CHECK(value_of(facing(in_defence, Formation::hollow_square), with(Option::art_vs_square, 1)) == 9);
    CHECK_THAT(ruling_of(square, with(Option::art_vs_square, 1)), finds(120, Does::adds, 1).by(90));
    UnitQuestion guns = in_defence;
    guns.against_grand_battery = true;
    CHECK(value_of(guns) == 8);
    CHECK(value_of(guns, with(Option::art_vs_grand_battery, 1)) == 7);
    CHECK_THAT(ruling_of(guns, with(Option::art_vs_grand_battery, 1)), finds(121, Does::adds, -1).by(90));
}

TEST_CASE("5 a battery is not worth less than nothing", "[R118][R119][Q61]") {
    const std::vector<int> one{1};
    CHECK(value_of(facing(battery(one, Weight::light, Stance::defence), Formation::column, Cover::light)) ==
          0);
}

TEST_CASE("5 elites, nations and lines say nothing of artillery", "[R150][R158][R160][R161][Q90]") {
    UnitQuestion q = with_stance(in_defence, Stance::defence);
    q.elites = true;
    q.engineers = true;
    q.own_cover = Cover::thick;
    q.nation = Nation::english;
    CHECK(value_of(q, all_optional_rules()) == 8);
    q.nation = Nation::french;
    q.stance = Stance::attack;
    CHECK(value_of(q, all_optional_rules()) == 4);
}
