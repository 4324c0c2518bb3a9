#include "base/result.hpp"

#include <catch2/catch.hpp>
#include <string>

using namespace bacler;

TEST_CASE("base: a result holds a value or every fault, never half of one", "[base]") {
    const Result<int> good(7);
    REQUIRE(good.is_good());
    CHECK(static_cast<bool>(good));
    CHECK(good.value() == 7);
    CHECK(*good == 7);
    CHECK_THROWS_AS(good.faults(), BrokenPromise);

    const Result<int> bad(Faults{{"rivoli.toml", 41, "element.heading", "out_of_range", {"400"}},
                                 {"rivoli.toml", 42, "element.id", "duplicate", {"petit"}}});
    REQUIRE_FALSE(bad.is_good());
    CHECK(bad.faults().size() == 2);
    CHECK(bad.faults()[0].line == 41);
    CHECK_THROWS_AS(bad.value(), BrokenPromise);
}

TEST_CASE("base: a result without a fault is not a bad result", "[base]") {
    CHECK_THROWS_AS(Result<int>(Faults{}), BrokenPromise);
}

TEST_CASE("base: a good result can be moved out of", "[base]") {
    Result<std::string> r(std::string("Bacler d'Albe"));
    CHECK(r->size() == 13);
    CHECK(std::move(r).value() == "Bacler d'Albe");
}
