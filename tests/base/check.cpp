#include "base/check.hpp"

#include <catch2/catch.hpp>

using namespace bacler;

TEST_CASE("base: a broken promise says what and where, in every build", "[base]") {
    CHECK_NOTHROW(BACLER_CHECK(1 + 1 == 2));
    CHECK_THROWS_WITH(BACLER_CHECK(1 + 1 == 3),
                      Catch::Contains("1 + 1 == 3") && Catch::Contains("check.cpp:"));
}
