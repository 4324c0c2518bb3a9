#include "board/plane/kernel/distance.hpp"

#include "random_boxes.hpp"

#include <catch2/catch.hpp>
#include <cmath>

using namespace bacler;
using namespace bacler::plane;

namespace {

bool lies_on(TablePoint p, const Box& box) {
    const std::array<Vec, 1> point{in_mm(p)};
    return gap(Convex(point), convex_of(box)).mm <= 0.02;
}

int apart(const Box& a, const Box& b) {
    return gap(a, b).distance.hundredths_of_mm;
}

double between(TablePoint a, TablePoint b) {
    const Vec d = in_mm(b) - in_mm(a);
    return std::hypot(d.x, d.y);
}

}  // namespace

TEST_CASE("plane: distance is the same both ways, its two points swapped", "[plane][Q07]") {
    REQUIRE(rc::check("symmetric", [] {
        const Box a = any_box(), b = any_box();
        const Gap there = gap(a, b), back = gap(b, a);
        RC_ASSERT(there.distance == back.distance);
        // Parallel edges have many nearest points: then each pair is as good as the other.
        const bool swapped = are_within(there.from, back.to, 2) && are_within(there.to, back.from, 2);
        const bool parallel =
            (a.heading.thousandths_of_degree - b.heading.thousandths_of_degree) % 90000 == 0;
        RC_ASSERT(swapped || parallel || there.distance.hundredths_of_mm == 0);
    }));
}

TEST_CASE("plane: the two points of a distance lie on the shapes, that far from one another",
          "[plane][Q07]") {
    REQUIRE(rc::check("witnesses", [] {
        const Box a = any_box(), b = any_box();
        const Gap g = gap(a, b);
        RC_ASSERT(lies_on(g.from, a));
        RC_ASSERT(lies_on(g.to, b));
        RC_ASSERT(std::abs(between(g.from, g.to) - g.mm) <= 0.02);
    }));
}

TEST_CASE("plane: distance stays the same when the whole table is moved, quarter-turned or mirrored",
          "[plane][Q07]") {
    REQUIRE(rc::check("laid anew", [] {
        const Box a = any_box(), b = any_box();
        const Relaying r = any_relaying();
        RC_ASSERT(apart(laid_anew(a, r), laid_anew(b, r)) == apart(a, b));
        RC_ASSERT(overlaps(laid_anew(a, r), laid_anew(b, r)) == overlaps(a, b));
    }));
}

TEST_CASE("plane: distance moves by at most 0.03 mm when the whole table is turned by any angle",
          "[plane][Q07]") {
    REQUIRE(rc::check("turned", [] {
        const Box a = any_box(), b = any_box();
        const Angle turn{any_whole(0, full_circle - 1)};
        RC_ASSERT(std::abs(apart(turned_by(a, turn), turned_by(b, turn)) - apart(a, b)) <= 3);
    }));
}

TEST_CASE("plane: 360 turns of one degree return a box to its start, figures and all", "[plane]") {
    REQUIRE(rc::check("full turn", [] {
        const Box start = any_box(), other = any_box();
        Box box = start;
        for (int i = 0; i < 360; ++i) box.heading = box.heading + Angle{1000};
        RC_ASSERT(box == start);
        RC_ASSERT(apart(box, other) == apart(start, other));
    }));
}

TEST_CASE("plane: boxes that touch do not overlap, whatever their heading", "[plane][Q113]") {
    REQUIRE(rc::check("touching", [] {
        const Box a = any_box();
        Box b = any_box();
        b.heading = a.heading;
        const Length ahead{(a.d.hundredths_of_mm + b.d.hundredths_of_mm) / 2};
        b.centre = offset(a.centre, a.heading, {any_whole(-5000, 5000)}, ahead);
        RC_ASSERT_FALSE(overlaps(a, b));
        RC_ASSERT_FALSE(overlaps(b, a));
    }));
}

TEST_CASE("plane: a box sunk a quarter of a millimetre into another overlaps it", "[plane][Q113]") {
    REQUIRE(rc::check("sunk", [] {
        const Box a = any_box();
        Box b = any_box();
        b.heading = a.heading + Angle{90000 * any_whole(0, 3)};
        const bool across =
            b.heading.thousandths_of_degree % 180000 != a.heading.thousandths_of_degree % 180000;
        const int deep = across ? b.w.hundredths_of_mm : b.d.hundredths_of_mm;
        b.centre = offset(a.centre, a.heading, {}, {(a.d.hundredths_of_mm + deep) / 2 - 25});
        RC_ASSERT(overlaps(a, b));
        RC_ASSERT(overlaps(b, a));
    }));
}

TEST_CASE("plane: distances by hand in oblique headings", "[plane][Q07]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const Box a = spot.box(0, 0, 4, 4);
        CHECK(std::abs(apart(a, spot.box(0, 7, 4, 4)) - 3000) <= 1);     // front to back: 7 - 2 - 2
        CHECK(std::abs(apart(a, spot.box(-9, 0, 4, 4)) - 5000) <= 1);    // flank to flank: 9 - 2 - 2
        CHECK(std::abs(apart(a, spot.box(10, 12, 4, 4)) - 10000) <= 1);  // corner to corner: 6, 8, 10
        CHECK(apart(a, spot.box(3, 3, 4, 4)) == 0);
    }
}

TEST_CASE("plane: a corner turned towards an edge is as far as half its diagonal leaves", "[plane][Q07]") {
    // A square of 4 cm turned by 45 degrees reaches 2.828 cm; its neighbour's edge stands 2 cm from its centre.
    const Box a = box_cm(30, 30, 0, 4, 4), b = box_cm(40, 30, 45, 4, 4);
    CHECK(apart(a, b) == 5172);
    const Gap g = gap(a, b);
    CHECK(are_within(g.from, at_cm(32, 30), 1));
    CHECK(are_within(g.to, at_cm(37.172, 30), 1));
}
