#include "base/fraction.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <rapidcheck.h>

using namespace bacler;

TEST_CASE("base: a fraction stands in lowest terms with its sign above", "[base]") {
    CHECK(to_string(Fraction{6, 8}) == "3/4");
    CHECK(to_string(Fraction{6, -8}) == "-3/4");
    CHECK(to_string(Fraction{0, 5}) == "0");
    CHECK(to_string(Fraction{10, 5}) == "2");
    CHECK(Fraction{2, 6} == Fraction{1, 3});
    CHECK(Fraction{0, 7}.is_zero());
    CHECK(in_decimals(Fraction{37, 100}) == 0.37);
}

TEST_CASE("base: fractions add, subtract and multiply exactly", "[base]") {
    CHECK(Fraction{1, 3} + Fraction{1, 6} == Fraction{1, 2});
    CHECK(Fraction{1, 3} - Fraction{1, 2} == Fraction{-1, 6});
    CHECK(Fraction{2, 5} * Fraction{15, 4} == Fraction{3, 2});
}

TEST_CASE("base: a fraction over nothing, or beyond 64 bits, breaks a promise", "[base]") {
    CHECK_THROWS_AS(Fraction(1, 0), BrokenPromise);
    const Fraction huge{INT64_MAX};
    CHECK_THROWS_AS(huge * huge, BrokenPromise);
    CHECK_THROWS_AS(huge + huge, BrokenPromise);
    // Crosswise lowest terms first: this product never leaves 64 bits.
    CHECK(huge * Fraction(1, INT64_MAX) == Fraction{1});
}

TEST_CASE("base: sums of fractions do not depend on their order", "[base]") {
    REQUIRE(rc::check("commutative, associative, distributive", [] {
        const auto any = [] { return Fraction{*rc::gen::inRange(-40, 40), *rc::gen::inRange(1, 40)}; };
        const Fraction a = any(), b = any(), c = any();
        RC_ASSERT(a + b == b + a);
        RC_ASSERT((a + b) + c == a + (b + c));
        RC_ASSERT(a * (b + c) == a * b + a * c);
        RC_ASSERT(a - a == Fraction{0});
    }));
}
