#include "base/length.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;

namespace {
const Length limit = length_from_cm(3.0);
}

TEST_CASE("base: lengths are whole hundredths of a millimetre", "[base]") {
    CHECK(length_from_cm(3.0) == Length{3000});
    CHECK(length_from_cm(-1.5) == Length{-1500});
    CHECK(length_from_cm(0.0004) == Length{0});
    CHECK(length_from_cm(0.0006) == Length{1});
    CHECK(in_cm(Length{12345}) == 12.345);
    CHECK(Length{3000} + Length{1500} - Length{500} == Length{4000});
    CHECK(-(Length{1500} * 2) == Length{-3000});
}

TEST_CASE("base: at exactly the limit, moins de and plus de fail while au plus and au moins hold",
          "[base][Q06]") {
    CHECK_FALSE(meets(limit, LimitWords::less_than, limit));
    CHECK(meets(limit, LimitWords::at_most, limit));
    CHECK_FALSE(meets(limit, LimitWords::more_than, limit));
    CHECK(meets(limit, LimitWords::at_least, limit));
}

TEST_CASE("base: within the grain of the limit counts as exactly at it", "[base][Q06]") {
    // The grain is 0.1 mm: 2.99 cm and 3.01 cm are at 3 cm, 2.989 and 3.011 are not.
    for (const double cm : {2.99, 3.01}) {
        CHECK_FALSE(meets(length_from_cm(cm), LimitWords::less_than, limit));
        CHECK_FALSE(meets(length_from_cm(cm), LimitWords::more_than, limit));
        CHECK(meets(length_from_cm(cm), LimitWords::at_most, limit));
        CHECK(meets(length_from_cm(cm), LimitWords::at_least, limit));
    }
    CHECK(meets(length_from_cm(2.989), LimitWords::less_than, limit));
    CHECK_FALSE(meets(length_from_cm(2.989), LimitWords::at_least, limit));
    CHECK(meets(length_from_cm(3.011), LimitWords::more_than, limit));
    CHECK_FALSE(meets(length_from_cm(3.011), LimitWords::at_most, limit));
}

TEST_CASE("base: each of the four phrases is the contrary of another", "[base][Q06]") {
    REQUIRE(rc::check("moins de / au moins, plus de / au plus", [] {
        const Length measured{*rc::gen::inRange(-50, 50)};
        const Length at{*rc::gen::inRange(-50, 50)};
        RC_ASSERT(meets(measured, LimitWords::less_than, at) != meets(measured, LimitWords::at_least, at));
        RC_ASSERT(meets(measured, LimitWords::more_than, at) != meets(measured, LimitWords::at_most, at));
    }));
}
