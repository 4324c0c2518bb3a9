#include "asking.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

const UnitQuestion in_line = cavalry(four_fives, Formation::line);      // 20
const UnitQuestion in_column = cavalry(four_fives, Formation::column);  // two ranks: 10

Ruling ruling_of(const UnitQuestion& q, const Readings& readings = {}) {
    return rule_on_unit(q, readings);
}

constexpr Cover all_covers[] = {Cover::none, Cover::rough, Cover::light, Cover::medium, Cover::thick};

void check_covers(const UnitQuestion& q, Formation enemy, const std::vector<int>& expected) {
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CAPTURE(static_cast<int>(enemy), i);
        CHECK(value_of(facing(q, enemy, all_covers[i])) == expected[i]);
        // In the cover as against it (Q86).
        CHECK(value_of(facing(in_cover(q, all_covers[i]), enemy)) == expected[i]);
    }
}

}  // namespace

TEST_CASE("5 cavalry loses two against a solid square, four against a hollow one", "[R154][R155]") {
    const UnitQuestion solid = facing(in_line, Formation::solid_square);
    CHECK(value_of(solid) == 18);
    CHECK_THAT(ruling_of(solid), finds(154, Does::adds, -2));
    const UnitQuestion hollow = facing(in_line, Formation::hollow_square);
    CHECK(value_of(hollow) == 16);
    CHECK_THAT(ruling_of(hollow), finds(155, Does::adds, -4));
    CHECK_THAT(ruling_of(hollow), !bears(154));
}

TEST_CASE("5 cavalry is not slowed by difficult ground in its value", "[R152][Q85]") {
    CHECK(value_of(facing(in_line, Formation::column, Cover::rough)) == 20);
    CHECK(value_of(in_cover(in_line, Cover::rough)) == 20);
    CHECK_THAT(ruling_of(facing(in_line, Formation::column, Cover::rough)), !bears(152));
}

TEST_CASE("5 cavalry loses a third, half, two thirds in and against light, medium, thick cover",
          "[R163][R165][R166][Q86]") {
    // 20; 20; 40/3; 10; 20/3.
    check_covers(in_line, Formation::column, {20, 20, 13, 10, 6});
    check_covers(in_column, Formation::column, {10, 10, 6, 5, 3});
    CHECK_THAT(ruling_of(facing(in_line, Formation::column, Cover::light)), finds_scaled(163, 2, 3));
    CHECK_THAT(ruling_of(facing(in_line, Formation::column, Cover::medium)), finds_scaled(165, 1, 2));
    CHECK_THAT(ruling_of(facing(in_line, Formation::column, Cover::thick)), finds_scaled(166, 1, 3));
    CHECK_THAT(ruling_of(in_line), finds(163, Does::no_bearing));
}

TEST_CASE("5 against a square in cover the loss comes first, then the reduction",
          "[R154][R155][R163][R165][R166][Q87]") {
    check_covers(in_line, Formation::solid_square, {18, 18, 12, 9, 6});
    check_covers(in_line, Formation::hollow_square, {16, 16, 10, 8, 5});
    check_covers(in_column, Formation::solid_square, {8, 8, 5, 4, 2});
    check_covers(in_column, Formation::hollow_square, {6, 6, 4, 3, 2});
}

TEST_CASE("5 in one cover and against another the worse alone counts", "[R163][R166][Q86]") {
    const UnitQuestion q = facing(in_cover(in_line, Cover::light), Formation::column, Cover::thick);
    CHECK(value_of(q) == 6);  // 20 / 3, not 20 x 2/3 x 1/3 = 4
    const UnitQuestion other = facing(in_cover(in_line, Cover::thick), Formation::column, Cover::light);
    CHECK(value_of(other) == 6);
}

TEST_CASE("5 by the reading both, cavalry is reduced only in and against cover, by the milder",
          "[R163][R165][Q86]") {
    const Readings both = with(Option::cavalry_cover, value::both);
    CHECK(value_of(facing(in_line, Formation::column, Cover::thick), both) == 20);
    CHECK(value_of(in_cover(in_line, Cover::medium), both) == 20);
    CHECK(value_of(facing(in_cover(in_line, Cover::light), Formation::column, Cover::thick), both) == 13);
    CHECK(value_of(facing(in_cover(in_line, Cover::thick), Formation::column, Cover::medium), both) == 10);
    // Difficult ground is no cover to be in.
    CHECK(value_of(facing(in_cover(in_line, Cover::rough), Formation::column, Cover::thick), both) == 20);
}

TEST_CASE("5 a small regiment before a hollow square is worth nothing, never less", "[R155][R060][Q89]") {
    const std::vector<int> two_ones{1, 1};
    const UnitQuestion q = facing(cavalry(two_ones, Formation::line), Formation::hollow_square);
    CHECK(unit_terms(q, {}).figures.weighted == -2);
    CHECK(value_of(q) == 0);
    CHECK_THAT(ruling_of(q), finds(60, Does::at_least, 0).by(89));
    // The floor comes before the reduction: nothing to reduce.
    CHECK(value_of(facing(cavalry(two_ones, Formation::line), Formation::hollow_square, Cover::thick)) == 0);
    // Exactly 0 needs no floor.
    const std::vector<int> two_twos{2, 2};
    CHECK(value_of(facing(cavalry(two_twos, Formation::line), Formation::hollow_square)) == 0);
}

TEST_CASE("5 options: light cavalry takes one off, heavy cavalry adds one, medium neither",
          "[R156][R157][R017][R018][R019][R020][Q90]") {
    const Readings on = with(Option::cav_weight, 1);
    const UnitQuestion hussars = cavalry(four_fives, Formation::line, Stance::attack, Weight::light);
    const UnitQuestion dragoons = cavalry(four_fives, Formation::line, Stance::attack, Weight::medium);
    const UnitQuestion cuirassiers = cavalry(four_fives, Formation::line, Stance::attack, Weight::heavy);
    CHECK(value_of(hussars) == 20);
    CHECK(value_of(cuirassiers) == 20);
    CHECK(value_of(hussars, on) == 19);
    CHECK(value_of(dragoons, on) == 20);
    CHECK(value_of(cuirassiers, on) == 21);
    CHECK_THAT(ruling_of(hussars, on), finds(156, Does::adds, -1).by(90));
    CHECK_THAT(ruling_of(cuirassiers, on), finds(157, Does::adds, 1).by(90));
    CHECK_THAT(ruling_of(hussars), finds(156, Does::no_bearing).by(90));
    CHECK_THAT(ruling_of(cuirassiers), finds(157, Does::no_bearing).by(90));
}

TEST_CASE("5 the cuirassiers of the book battle: 20, heavy, French, before a solid square",
          "[R154][R157][R160][Q90]") {
    UnitQuestion q =
        facing(cavalry(four_fives, Formation::line, Stance::attack, Weight::heavy), Formation::solid_square);
    q.nation = Nation::french;
    CHECK(value_of(q, all_optional_rules()) == 20);  // 20 + 1 + 1 - 2
    CHECK(value_of(q) == 18);
}
