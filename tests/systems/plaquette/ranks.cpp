#include "asking.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>
#include <vector>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

int counted(Arm arm, Formation formation, int plaquettes) {
    return plaquettes_counted(arm, formation, plaquettes);
}

std::vector<int> fours(int n) {
    return std::vector<int>(static_cast<std::size_t>(n), 4);
}

}  // namespace

TEST_CASE("5 infantry counts four ranks of a column and of a solid square", "[R147][Q83]") {
    for (const Formation f : {Formation::column, Formation::solid_square}) {
        CHECK(counted(Arm::infantry, f, 2) == 2);
        CHECK(counted(Arm::infantry, f, 4) == 4);
        CHECK(counted(Arm::infantry, f, 5) == 4);
        CHECK(counted(Arm::infantry, f, 9) == 4);
    }
    const std::vector<int> six = fours(6);
    const UnitQuestion q = infantry(six, Formation::column, Stance::attack);
    CHECK(value_of(q) == 16);
    CHECK_THAT(rule_on_unit(q, {}), finds(149, Does::sets, 16));
    CHECK_THAT(rule_on_unit(q, {}), finds(147, Does::no_bearing).by(83));
}

TEST_CASE("5 cavalry counts two ranks of a column", "[R148][Q83]") {
    CHECK(counted(Arm::cavalry, Formation::column, 2) == 2);
    CHECK(counted(Arm::cavalry, Formation::column, 3) == 2);
    const UnitQuestion q = cavalry(four_fives, Formation::column);
    CHECK(value_of(q) == 10);
    CHECK_THAT(rule_on_unit(q, {}), finds(148, Does::no_bearing).by(83));
}

TEST_CASE("5 a line is one rank: all of it counts", "[R147][R148][Q83]") {
    CHECK(counted(Arm::infantry, Formation::line, 6) == 6);
    CHECK(counted(Arm::cavalry, Formation::line, 5) == 5);
    const std::vector<int> six = fours(6);
    CHECK(value_of(infantry(six, Formation::line, Stance::attack)) == 24);
    CHECK_THAT(rule_on_unit(infantry(six, Formation::line, Stance::attack), {}),
               !finds(147, Does::no_bearing));
}

TEST_CASE("5 a hollow square has a rank ahead, its pairs, and a rank behind; four of them count",
          "[R034][R147][Q83]") {
    // 4: 1+2+1 in three ranks. 5: 1+2+1+1. 6: 1+2+2+1, four ranks. 7: 1+2+2+1+1, the fifth rank does not count.
    // 8: 1+2+2+2+1: seven. 9: 1+2+2+2+1+1: the first four ranks hold seven.
    constexpr int expected[] = {4, 5, 6, 6, 7, 7};
    for (int n = 4; n <= 9; ++n) {
        CAPTURE(n);
        CHECK(counted(Arm::infantry, Formation::hollow_square, n) == expected[n - 4]);
        const std::vector<int> values = fours(n);
        CHECK(value_of(infantry(values, Formation::hollow_square, Stance::defence)) == 4 * expected[n - 4]);
    }
    CHECK(counted(Arm::infantry, Formation::hollow_square, 3) == 3);  // reading hollow_min = 3
}

TEST_CASE("5 front plaquettes count first", "[R147][R148][Q83]") {
    const std::vector<int> guard_ahead{7, 7, 4, 4, 2, 2}, guard_behind{2, 2, 4, 4, 7, 7};
    CHECK(value_of(infantry(guard_ahead, Formation::column, Stance::attack)) == 22);
    CHECK(value_of(infantry(guard_behind, Formation::column, Stance::attack)) == 12);
    CHECK(value_of(cavalry(guard_behind, Formation::column)) == 4);
    const std::vector<int> seven{8, 1, 1, 1, 1, 1, 8};  // the rank turned about is the fifth
    CHECK(value_of(infantry(seven, Formation::hollow_square, Stance::defence)) == 13);
}

TEST_CASE("5 each plaquette keeps its own value in a mixed unit", "[R149][Q14][Q82]") {
    const std::vector<int> mixed{5, 5, 4, 4};
    CHECK(value_of(infantry(mixed, Formation::column, Stance::defence)) == 18);
}

TEST_CASE("3 a battery's gunners all count", "[R116][Q83]") {
    CHECK(counted(Arm::artillery, Formation::battery, 5) == 5);
}

TEST_CASE("5 a plaquette added last never lowers its unit's value", "[R147][R148][R149][Q83]") {
    // Promised of a unit: the counted plaquettes are the first so many of the list, and so many never fall as it grows;
    // nothing else depends on their number. Not promised of an element: its majority class may change.
    REQUIRE(rc::check("any arm, formation, order, cover", [] {
        UnitQuestion q;
        q.arm = *rc::gen::element(Arm::infantry, Arm::cavalry, Arm::artillery);
        q.weight = *rc::gen::element(Weight::light, Weight::medium, Weight::heavy);
        q.formation = q.arm == Arm::artillery ? Formation::battery
                      : q.arm == Arm::cavalry
                          ? *rc::gen::element(Formation::line, Formation::column)
                          : *rc::gen::element(Formation::line, Formation::column, Formation::solid_square,
                                              Formation::hollow_square);
        q.stance = *rc::gen::element(Stance::attack, Stance::manoeuvre, Stance::defence, Stance::fall_back,
                                     Stance::retreat);
        const auto cover =
            rc::gen::element(Cover::none, Cover::rough, Cover::light, Cover::medium, Cover::thick);
        q.own_cover = *cover;
        q.against = {*rc::gen::element(Formation::line, Formation::column, Formation::solid_square,
                                       Formation::hollow_square, Formation::battery),
                     *cover};
        q.aspect = *rc::gen::element(Aspect::front, Aspect::flank, Aspect::rear);
        q.elites = *rc::gen::arbitrary<bool>();
        q.light_infantry = *rc::gen::arbitrary<bool>();
        q.nation = *rc::gen::element(Nation::other, Nation::french, Nation::english);
        const Readings readings = *rc::gen::element(Readings{}, all_optional_rules());
        std::vector<int> values =
            *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 9)));
        q.values = values;
        const int before = unit_terms(q, readings).figures.value;
        values.push_back(*rc::gen::inRange(1, 9));
        q.values = values;
        RC_ASSERT(unit_terms(q, readings).figures.value >= before);
    }));
}
