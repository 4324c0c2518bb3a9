#include "base/angle.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;

TEST_CASE("base: a heading is kept from 0 to under 360 degrees", "[base]") {
    CHECK(normalised({360000}) == Angle{0});
    CHECK(normalised({-1}) == Angle{359999});
    CHECK(normalised({-360000}) == Angle{0});
    CHECK(normalised({725500}) == Angle{5500});
    CHECK(angle_from_degrees(-90.0) == Angle{270000});
    CHECK(angle_from_degrees(360.0) == Angle{0});
    CHECK(in_degrees(Angle{45250}) == 45.25);
}

TEST_CASE("base: 360 turns of one degree come back to the start", "[base]") {
    Angle heading = angle_from_degrees(12.345);
    for (int i = 0; i < 360; ++i) heading = heading + angle_from_degrees(1.0);
    CHECK(heading == angle_from_degrees(12.345));
}

TEST_CASE("base: a heading read from degrees and told again is the nearest thousandth", "[base]") {
    REQUIRE(rc::check("heading to degrees and back", [] {
        const Angle a{*rc::gen::inRange(0, full_circle)};
        RC_ASSERT(angle_from_degrees(in_degrees(a)) == a);
    }));
}
