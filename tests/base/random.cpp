#include "base/random.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;

TEST_CASE("base: the generator gives the published SplitMix64 figures of seed 0", "[base]") {
    Generator g(0);
    CHECK(g.next() == 0xe220a8397b1dcdafULL);
    CHECK(g.next() == 0x6e789e6aa1b965f4ULL);
    CHECK(g.next() == 0x06c45d188009454fULL);
}

TEST_CASE("base: the same seed throws the same faces", "[base]") {
    Generator a(1809), b(1809);
    for (int i = 0; i < 100; ++i) REQUIRE(a.between(1, 10) == b.between(1, 10));
}

TEST_CASE("base: every face of a d10 comes about as often", "[base]") {
    Generator g(7);
    std::array<int, 11> seen{};
    for (int i = 0; i < 10000; ++i) ++seen[static_cast<std::size_t>(g.between(1, 10))];
    CHECK(seen[0] == 0);
    // 1000 each expected; five standard deviations of a binomial(10000, 1/10) are 150.
    for (std::size_t face = 1; face <= 10; ++face) {
        CHECK(seen[face] > 850);
        CHECK(seen[face] < 1150);
    }
}

TEST_CASE("base: a draw stays within its bounds, both included", "[base]") {
    Generator one(3);
    CHECK(one.between(4, 4) == 4);
    CHECK_THROWS_AS(one.between(5, 4), BrokenPromise);
    REQUIRE(rc::check("low <= draw <= high", [] {
        Generator g(static_cast<std::uint64_t>(*rc::gen::inRange(0, 1000000)));
        const int low = *rc::gen::inRange(-1000, 1000);
        const int high = low + *rc::gen::inRange(0, 1000);
        const int draw = g.between(low, high);
        RC_ASSERT(draw >= low && draw <= high);
    }));
}
