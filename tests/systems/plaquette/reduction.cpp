#include "systems/plaquette/reduction.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

struct Row {
    int value, minus_third, half, minus_two_thirds, quarter_of;
};

// As printed, L350-359; the last column is a quarter of the value, whatever its heading says (Q04).
constexpr Row printed[] = {{2, 1, 1, 0, 0}, {3, 2, 1, 1, 0}, {4, 2, 2, 1, 1},
                           {5, 3, 2, 1, 1}, {6, 4, 3, 2, 1}, {7, 4, 3, 2, 1},
                           {8, 5, 4, 2, 2}, {9, 6, 4, 3, 2}, {10, 6, 5, 3, 2}};

void check_cell(int value, Reduction column, int expected, int rule, int p, int q) {
    CAPTURE(value, rule, expected);
    const Ruling r = rule_on_reduction(value, column);
    CHECK(reduced(value, column) == expected);
    CHECK(total(r) == expected);
    CHECK_THAT(r, finds_scaled(rule, p, q));
    CHECK_THAT(r, is_explained());
}

}  // namespace

TEST_CASE("Reduction table: every printed cell, each cited by its row",
          "[R214][R215][R216][R217][R218][R219][R220][R221][R222][Q04]") {
    int rule = 214;
    for (const Row& row : printed) {
        check_cell(row.value, Reduction::minus_third, row.minus_third, rule, 2, 3);
        check_cell(row.value, Reduction::half, row.half, rule, 1, 2);
        check_cell(row.value, Reduction::minus_two_thirds, row.minus_two_thirds, rule, 1, 3);
        check_cell(row.value, Reduction::quarter_of, row.quarter_of, rule, 1, 4);
        ++rule;
    }
}

TEST_CASE("Reduction table: the column headed minus a quarter gives a quarter, and says by which reading",
          "[R220][Q04]") {
    CHECK(reduced(8, Reduction::quarter_of) == 2);  // minus a quarter would be 6
    CHECK_THAT(rule_on_reduction(8, Reduction::quarter_of), finds_scaled(220, 1, 4).by(4));
}

TEST_CASE("Reduction table: beyond its rows the same formula holds", "[R060][Q05]") {
    // Q05: 1 is 0, 0, 0, 0; 13 is 8, 6, 4, 3. Outside the rows the roundings rule is cited.
    check_cell(1, Reduction::minus_third, 0, 60, 2, 3);
    check_cell(1, Reduction::half, 0, 60, 1, 2);
    check_cell(1, Reduction::minus_two_thirds, 0, 60, 1, 3);
    check_cell(1, Reduction::quarter_of, 0, 60, 1, 4);
    check_cell(13, Reduction::minus_third, 8, 60, 2, 3);
    check_cell(13, Reduction::half, 6, 60, 1, 2);
    check_cell(13, Reduction::minus_two_thirds, 4, 60, 1, 3);
    check_cell(13, Reduction::quarter_of, 3, 60, 1, 4);
    check_cell(0, Reduction::half, 0, 60, 1, 2);
    CHECK_THROWS_AS(reduced(-1, Reduction::half), BrokenPromise);
}

TEST_CASE("Reduction table: a greater value never leaves less", "[R060][Q05]") {
    REQUIRE(rc::check("monotone, and never more than the value", [] {
        const int v = *rc::gen::inRange(0, 500);
        for (const Reduction c :
             {Reduction::minus_third, Reduction::half, Reduction::minus_two_thirds, Reduction::quarter_of}) {
            RC_ASSERT(reduced(v, c) <= reduced(v + 1, c));
            RC_ASSERT(reduced(v, c) <= v);
        }
        RC_ASSERT(reduced(reduced(v, Reduction::half), Reduction::half) == reduced(v, Reduction::quarter_of));
    }));
}
