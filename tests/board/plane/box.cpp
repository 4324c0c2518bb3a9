#include "board/plane/box.hpp"

#include "base/check.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <rapidcheck.h>
#include <vector>

using namespace bacler;
using namespace bacler::plane;

namespace {

TablePoint at_cm(double x, double y) {
    return {length_from_cm(x), length_from_cm(y)};
}

Box box_cm(double x, double y, double heading, double w, double d) {
    return {at_cm(x, y), angle_from_degrees(heading), length_from_cm(w), length_from_cm(d)};
}

bool near_points(TablePoint a, TablePoint b, int hundredths) {
    return std::abs(a.x.hundredths_of_mm - b.x.hundredths_of_mm) <= hundredths &&
           std::abs(a.y.hundredths_of_mm - b.y.hundredths_of_mm) <= hundredths;
}

Box any_box() {
    return {{{*rc::gen::inRange(0, 150000)}, {*rc::gen::inRange(0, 100000)}},
            {*rc::gen::inRange(0, full_circle)},
            {*rc::gen::inRange(10, 25000)},
            {*rc::gen::inRange(10, 12000)}};
}

}  // namespace

TEST_CASE("plane: headings turn clockwise from away", "[plane]") {
    const TablePoint from = at_cm(50, 50);
    CHECK(offset(from, angle_from_degrees(0), length_from_cm(2), length_from_cm(5)) == at_cm(52, 55));
    CHECK(offset(from, angle_from_degrees(90), length_from_cm(2), length_from_cm(5)) == at_cm(55, 48));
    CHECK(offset(from, angle_from_degrees(180), length_from_cm(2), length_from_cm(5)) == at_cm(48, 45));
    CHECK(offset(from, angle_from_degrees(270), length_from_cm(2), length_from_cm(5)) == at_cm(45, 52));
    // 10 cm ahead at 30 degrees: 5 to the right, 8.660 away.
    CHECK(offset(from, angle_from_degrees(30), {}, length_from_cm(10)) == at_cm(55, 58.660));
}

TEST_CASE("plane: corners run clockwise from front left", "[plane]") {
    const auto c = corners(box_cm(50, 50, 90, 4, 6));
    CHECK(c[0] == at_cm(53, 52));
    CHECK(c[1] == at_cm(53, 48));
    CHECK(c[2] == at_cm(47, 48));
    CHECK(c[3] == at_cm(47, 52));
    CHECK(front_centre(box_cm(50, 50, 180, 4, 6)) == at_cm(50, 47));
}

TEST_CASE("plane: a box behind its front has its front there", "[plane]") {
    const Box b =
        box_behind_front({at_cm(75, 57), angle_from_degrees(0)}, length_from_cm(11), length_from_cm(11));
    CHECK(b == box_cm(75, 51.5, 0, 11, 11));
    CHECK(front_centre(b) == at_cm(75, 57));
}

TEST_CASE("plane: the box of several is the smallest that holds them in its heading", "[plane][R052][Q08]") {
    // Book battle, F1a after its move: columns at x 71, 75, 79, y 51-57, and a battery behind: x 69.5-80.5, y 46-57.
    const std::vector<Box> units{box_cm(71, 54, 0, 3, 6), box_cm(75, 54, 0, 3, 6), box_cm(79, 54, 0, 3, 6),
                                 box_cm(75, 48, 0, 3, 4)};
    CHECK(bounding_box(units, angle_from_degrees(0)) == box_cm(75, 51.5, 0, 11, 11));
    // Seen from a flank the same ground has front and depth exchanged.
    const std::vector<Box> line{box_cm(10, 10, 0, 12, 1.5)};
    CHECK(bounding_box(line, angle_from_degrees(90)) == box_cm(10, 10, 90, 1.5, 12));
    CHECK_THROWS_AS(bounding_box({}, angle_from_degrees(0)), BrokenPromise);
}

TEST_CASE("plane: a box in its own heading is its own bounding box", "[plane]") {
    REQUIRE(rc::check("bounding_box of one", [] {
        const Box b = any_box();
        const Box around = bounding_box(std::vector<Box>{b}, b.heading);
        RC_ASSERT(near_points(around.centre, b.centre, 2));
        RC_ASSERT(std::abs(around.w.hundredths_of_mm - b.w.hundredths_of_mm) <= 2);
        RC_ASSERT(std::abs(around.d.hundredths_of_mm - b.d.hundredths_of_mm) <= 2);
    }));
}

TEST_CASE("plane: moving the whole table moves the bounding box and changes nothing else", "[plane]") {
    REQUIRE(rc::check("translation", [] {
        std::vector<Box> boxes{any_box(), any_box(), any_box()};
        const Angle heading{*rc::gen::inRange(0, full_circle)};
        const Box before = bounding_box(boxes, heading);
        const Length dx{*rc::gen::inRange(-50000, 50000)}, dy{*rc::gen::inRange(-50000, 50000)};
        for (Box& b : boxes) b.centre = {b.centre.x + dx, b.centre.y + dy};
        const Box moved = bounding_box(boxes, heading);
        RC_ASSERT(near_points(moved.centre, {before.centre.x + dx, before.centre.y + dy}, 2));
        RC_ASSERT(std::abs(moved.w.hundredths_of_mm - before.w.hundredths_of_mm) <= 2);
        RC_ASSERT(std::abs(moved.d.hundredths_of_mm - before.d.hundredths_of_mm) <= 2);
    }));
}

TEST_CASE("plane: walking out and back along a heading returns to the start", "[plane]") {
    REQUIRE(rc::check("offset and its contrary", [] {
        const Box b = any_box();
        const Length right{*rc::gen::inRange(-20000, 20000)}, ahead{*rc::gen::inRange(-20000, 20000)};
        const TablePoint out = offset(b.centre, b.heading, right, ahead);
        RC_ASSERT(near_points(offset(out, b.heading, -right, -ahead), b.centre, 1));
    }));
}
