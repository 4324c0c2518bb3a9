#include "base/whole.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;

TEST_CASE("base: every rounding is downward, below zero too", "[R060]") {
    CHECK(scaled_down(7, 1, 2) == 3);
    CHECK(scaled_down(8, 1, 2) == 4);
    CHECK(scaled_down(16, 2, 3) == 10);
    CHECK(scaled_down(-7, 1, 2) == -4);
    CHECK(scaled_down(-6, 1, 2) == -3);
    CHECK(scaled_down(0, 1, 4) == 0);
    CHECK(scaled_down(5, -1, 1) == -5);
    CHECK(scaled_down(2000000000, 2, 4) == 1000000000);
    CHECK_THROWS_AS(scaled_down(1, 1, 0), BrokenPromise);
}

TEST_CASE("base: what is rounded down is the greatest whole number not above the share", "[R060]") {
    REQUIRE(rc::check("q*r <= a*p < q*(r+1)", [] {
        const int a = *rc::gen::inRange(-10000, 10000);
        const int p = *rc::gen::inRange(-50, 50);
        const int q = *rc::gen::inRange(1, 50);
        const int r = scaled_down(a, p, q);
        RC_ASSERT(q * r <= a * p && a * p < q * (r + 1));
    }));
}

TEST_CASE("base: halving twice is a quarter, so the order of halvings is indifferent", "[R060][Q57]") {
    REQUIRE(rc::check("floor of floors", [] {
        const int a = *rc::gen::inRange(-10000, 10000);
        RC_ASSERT(scaled_down(scaled_down(a, 1, 2), 1, 2) == scaled_down(a, 1, 4));
        RC_ASSERT(scaled_down(scaled_down(a, 1, 4), 1, 2) == scaled_down(a, 1, 8));
    }));
}
