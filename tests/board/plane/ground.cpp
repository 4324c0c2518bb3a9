#include "board/plane/ground.hpp"

#include "board/plane/kernel/distance.hpp"
#include "random_boxes.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plane;

namespace {

/// A square wood of 40 cm with a clearing of 16 in its middle.
Ground with_clearing(const Spot& spot) {
    return {spot.outline({{-20, 0}, {20, 0}, {20, 40}, {-20, 40}}),
            {spot.outline({{-8, 12}, {8, 12}, {8, 28}, {-8, 28}})}};
}

/// A wood of two arms, joined at the back.
Ground horseshoe(const Spot& spot) {
    return {spot.outline({{-15, 0}, {15, 0}, {15, 20}, {5, 20}, {5, 10}, {-5, 10}, {-5, 20}, {-15, 20}}), {}};
}

Ground reversed(Ground g) {
    std::reverse(g.outline.begin(), g.outline.end());
    for (auto& hole : g.holes) std::reverse(hole.begin(), hole.end());
    return g;
}

Box grown(Box b, int hundredths) {
    b.w = b.w + Length{hundredths};
    b.d = b.d + Length{hundredths};
    return b;
}

/// Is it the same whether the box is a hair wider or narrower? Then its corners' rounding decides nothing.
bool is_plain(const Box& box, const Ground& ground) {
    return touches(grown(box, 6), ground) == touches(grown(box, -6), ground);
}

}  // namespace

TEST_CASE("plane: a footprint touches ground at its edge, about it and within it, not in its clearing",
          "[plane][R098][Q43]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        for (const Ground& g : {with_clearing(spot), reversed(with_clearing(spot))}) {
            CHECK(touches(spot.block(-14, 4, -10, 8), g));  // wholly within
            CHECK(touches(spot.block(-25, 5, -19, 8), g));  // astride its edge
            CHECK_FALSE(touches(spot.block(-25, 5, -20.1, 8), g));
            CHECK_FALSE(touches(spot.block(-3, 15, 3, 25), g));  // in the clearing
            CHECK(touches(spot.block(-9, 15, 3, 25), g));        // over the clearing's edge
            CHECK(touches(spot.block(-30, -10, 30, 50), g));     // all of it beneath
        }
    }
    const Spot& square = spots[0];
    CHECK(touches(square.block(-25, 5, -20, 8), with_clearing(square)));    // along its edge
    CHECK(touches(square.block(-8, 15, 3, 25), with_clearing(square)));     // along the clearing's
    CHECK(touches(square.block(-25, 40, -20, 45), with_clearing(square)));  // corner to corner
}

TEST_CASE("plane: a footprint between the arms of a wood does not touch it", "[plane][R098]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        CHECK_FALSE(touches(spot.block(-4, 11, 4, 19), horseshoe(spot)));
        CHECK(touches(spot.block(-4, 9, 4, 19), horseshoe(spot)));
        CHECK(touches(spot.block(4, 15, 6, 19), horseshoe(spot)));
        CHECK_FALSE(touches(spot.block(-4, 11, 4, 30), horseshoe(spot)));
    }
}

TEST_CASE("plane: a point within the grain of an edge stands at it", "[plane]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const Ground g = with_clearing(spot);
        const auto standing = [&](double right, double ahead) {
            return standing_of(spot.at(right, ahead), g);
        };
        CHECK(standing(0, 6) == Standing::inside);
        CHECK(standing(0, -6) == Standing::outside);
        CHECK(standing(0, 20) == Standing::outside);
        CHECK(standing(0, 0) == Standing::at_edge);
        CHECK(standing(0, -0.008) == Standing::at_edge);
        CHECK(standing(0, 0.008) == Standing::at_edge);
        CHECK(standing(0, 0.02) == Standing::inside);
        CHECK(standing(0, -0.02) == Standing::outside);
        CHECK(standing(0, 12) == Standing::at_edge);
        CHECK(standing(0, 11.98) == Standing::inside);
        CHECK(standing(0, 12.02) == Standing::outside);
    }
}

TEST_CASE("plane: how far a line runs inside ground", "[plane][R105]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const auto crossing = [&](const Ground& g, double r0, double a0, double r1, double a1) {
            return crossing_of(spot.at(r0, a0), spot.at(r1, a1), g);
        };
        const Ground clearing = with_clearing(spot), arms = horseshoe(spot);
        CHECK(crossing(clearing, 0, -10, 0, 50).mm ==
              Approx(240).margin(0.05));  // 12 cm before the clearing, 12 after
        CHECK_FALSE(crossing(clearing, 0, -10, 0, 50).is_whole);
        CHECK(crossing(clearing, -14, 5, -14, 35).mm == Approx(300).margin(0.05));
        CHECK(crossing(clearing, -14, 5, -14, 35).is_whole);
        CHECK(crossing(clearing, -14, 0, -14, 40).is_whole);  // its ends at the edges included
        CHECK(crossing(clearing, 0, 13, 0, 27).mm == 0.0);
        CHECK(crossing(clearing, -20, -10, -20, 50).mm == 0.0);  // along an edge
        CHECK(crossing(arms, -20, 15, 20, 15).mm == Approx(200).margin(0.05));
        CHECK_FALSE(crossing(arms, -10, 15, 10, 15).is_whole);
        CHECK(crossing(arms, -10, 5, 10, 5).is_whole);
    }
}

TEST_CASE("plane: a crossing is as long one way as the other, and as its two parts", "[plane]") {
    REQUIRE(rc::check("split", [] {
        const Ground g = ground_of(any_box());
        const TablePoint a = any_point(50000, 50000), b = any_point(50000, 50000);
        const double whole = crossing_of(a, b, g).mm;
        RC_ASSERT(std::abs(crossing_of(b, a, g).mm - whole) <= 1e-6);
        const TablePoint end{a.x + (b.x - a.x) * 2, a.y + (b.y - a.y) * 2};
        RC_PRE(standing_of(b, g) != Standing::at_edge);
        // What runs within the grain of an edge may count in a part and not in the whole.
        RC_ASSERT(std::abs(whole + crossing_of(b, end, g).mm - crossing_of(a, end, g).mm) <= 2.0);
    }));
}

TEST_CASE("plane: what ground a footprint touches stays the same when the table is laid anew", "[plane]") {
    REQUIRE(rc::check("laid anew", [] {
        const Box box = any_box();
        const Ground g = ground_of(any_box());
        RC_PRE(is_plain(box, g));
        const Relaying r = any_relaying();
        RC_ASSERT(touches(laid_anew(box, r), laid_anew(g, r)) == touches(box, g));
    }));
}

TEST_CASE("plane: a footprint touches ground that is a box exactly where the kernel finds no gap",
          "[plane]") {
    REQUIRE(rc::check("touches", [] {
        const Box a = any_box(), b = any_box();
        const Ground g = ground_of(b);
        RC_PRE(is_plain(a, g));
        RC_ASSERT(touches(a, g) == (gap(a, b).distance.hundredths_of_mm == 0));
    }));
}

TEST_CASE("plane: the band of a path is half its width to either side, with square ends", "[plane]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const std::vector<Ground> road =
            band_of(spot.outline({{0, 0}, {0, 20}, {15, 20}}), length_from_cm(2));
        REQUIRE(road.size() == 2);
        const auto on_road = [&](double right, double ahead) {
            const Box mm = spot.box(right, ahead, 0.01, 0.01);
            return std::any_of(road.begin(), road.end(), [&](const Ground& g) { return touches(mm, g); });
        };
        CHECK(on_road(0.95, 10));
        CHECK_FALSE(on_road(1.05, 10));
        CHECK(on_road(-0.95, 20.95));  // the joint's outer corner
        CHECK(on_road(15.95, 20));
        CHECK_FALSE(on_road(16.05, 20));
        CHECK_FALSE(on_road(0, -1.05));
        CHECK_FALSE(on_road(8, 10));
    }
}
