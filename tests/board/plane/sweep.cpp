#include "board/plane/sweep.hpp"

#include "board/plane/turning.hpp"
#include "random_legs.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

using namespace bacler;
using namespace bacler::plane;

namespace {

using Kind = Leg::Kind;

double in_mm(Length l) {
    return l.hundredths_of_mm / 100.0;
}

double between(TablePoint a, TablePoint b) {
    return std::hypot(in_mm(a.x - b.x), in_mm(a.y - b.y));
}

double summed(const std::vector<TablePoint>& path) {
    double mm = 0;
    for (std::size_t i = 1; i < path.size(); ++i) mm += between(path[i - 1], path[i]);
    return mm;
}

bool holds(const std::vector<Convex>& ground, Vec point, double beyond) {
    const std::array<Vec, 1> p{point};
    return std::any_of(ground.begin(), ground.end(),
                       [&](const Convex& c) { return gap(Convex(p), c).mm <= beyond; });
}

}  // namespace

TEST_CASE("2 a straight step costs its length, backwards and aslant too", "[plane][Q45]") {
    for (const Spot& spot : spots) {
        const Box body = spot.box(0, 0, 12, 3);
        const TablePoint aim = spot.at(3, -4);
        const Leg leg{Kind::straight, aim.x - body.centre.x, aim.y - body.centre.y, {}};
        CHECK(std::abs(length_of(body, leg).hundredths_of_mm - 5000) <= 1);
        CHECK(after(body, leg) == Box{aim, body.heading, body.w, body.d});
        CHECK(path_of_front(body, leg).size() == 2);
        CHECK(are_within(path_of_front(body, leg).back(), front_centre(after(body, leg)), 1));
    }
}

TEST_CASE("2 a wheel costs the arc of its outer front corner, and the inner one stands still",
          "[plane][Q45]") {
    for (const Spot& spot : spots) {
        const Box body = spot.box(0, 0, 11, 3);
        for (const Kind kind : {Kind::wheel_left, Kind::wheel_right}) {
            const bool left = kind == Kind::wheel_left;
            const Leg leg = turn_of(kind, 90);
            CHECK(length_of(body, leg) == Length{17279});  // a quarter of 2 x 3.14159 x 11 cm
            const Box turned = after(body, leg);
            CHECK(turned.heading == body.heading + Angle{left ? 270000 : 90000});
            CHECK(are_within(corners(turned)[left ? 0 : 1], corners(body)[left ? 0 : 1], 2));
            CHECK(are_within(corners(turned)[left ? 1 : 0], spot.at(left ? -5.5 : 5.5, 1.5 + 11), 2));
            // The front's centre comes round on half the radius.
            CHECK(std::abs(summed(path_of_front(body, leg)) - 86.394) < 0.05);
            CHECK(path_of_front(body, leg).size() == 19);
        }
    }
}

TEST_CASE("2 a pivot turns about the centre of the front, the shorter way, and costs nothing",
          "[plane][Q45]") {
    for (const Spot& spot : spots) {
        const Box body = spot.box(0, 0, 12, 3);
        CHECK(length_of(body, turn_of(Kind::pivot, 90)) == Length{});
        const Box right = after(body, turn_of(Kind::pivot, 90)),
                  left = after(body, turn_of(Kind::pivot, 270));
        CHECK(right.heading == body.heading + Angle{90000});
        CHECK(left.heading == body.heading + Angle{270000});
        CHECK(are_within(front_centre(right), front_centre(body), 2));
        CHECK(are_within(right.centre, spot.at(-1.5, 1.5), 1));
        CHECK(are_within(left.centre, spot.at(1.5, 1.5), 1));
        const Box a_third = after(body, turn_of(Kind::pivot, 270), 1.0 / 3);
        CHECK(a_third.heading == body.heading + Angle{330000});
    }
}

TEST_CASE("2 an about-face covers the same ground and is done at once", "[plane][Q45]") {
    const Box body = box_cm(50, 40, 30, 12, 3);
    const Leg leg = turn_of(Kind::about_face, 0);
    CHECK(after(body, leg) == Box{body.centre, body.heading + Angle{180000}, body.w, body.d});
    CHECK(after(body, leg, 0.0) == body);
    CHECK(after(body, leg, 0.001) == after(body, leg));
    CHECK(length_of(body, leg) == Length{});
    CHECK_FALSE(first_contact(body, leg, std::vector<Box>{box_cm(50, 45, 0, 4, 4)}, {3000}));
    CHECK(path_of_front(body, leg) == std::vector{front_centre(body), front_centre(after(body, leg))});
}

TEST_CASE("2 360 turns of one degree return to the start: the heading exactly, the place within rounding",
          "[plane]") {
    REQUIRE(rc::check("full circle", [] {
        const Box start = any_box();
        for (const Kind kind : {Kind::wheel_left, Kind::wheel_right, Kind::pivot}) {
            Box body = start;
            for (int i = 0; i < 360; ++i) body = after(body, turn_of(kind, 1));
            RC_ASSERT(body.heading == start.heading);
            // 360 roundings of a few thousandths of a millimetre each, at random.
            RC_ASSERT(are_within(body.centre, start.centre, 50));
        }
    }));
}

TEST_CASE("2 splitting a straight changes neither its end nor its length", "[plane][Q45]") {
    REQUIRE(rc::check("split", [] {
        const Box body = any_box();
        const Leg whole = any_straight();
        const int part = any_whole(0, 1000);
        const Leg first =
            straight(whole.dx.hundredths_of_mm * part / 1000, whole.dy.hundredths_of_mm * part / 1000);
        const Leg second{Kind::straight, whole.dx - first.dx, whole.dy - first.dy, {}};
        const int sum = (length_of(body, first) + length_of(body, second)).hundredths_of_mm;
        RC_ASSERT(after(after(body, first), second) == after(body, whole));
        RC_ASSERT(std::abs(sum - length_of(body, whole).hundredths_of_mm) <= 2);
    }));
}

TEST_CASE("2 splitting a wheel changes neither its end nor its length", "[plane][Q45]") {
    REQUIRE(rc::check("split", [] {
        const Box body = any_box();
        const Kind kind = *rc::gen::element(Kind::wheel_left, Kind::wheel_right);
        const int whole = any_whole(1, full_circle - 1), part = any_whole(0, whole);
        const Leg first{kind, {}, {}, {part}}, second{kind, {}, {}, {whole - part}},
            both{kind, {}, {}, {whole}};
        const Box end = after(after(body, first), second);
        const int sum = (length_of(body, first) + length_of(body, second)).hundredths_of_mm;
        RC_ASSERT(end.heading == after(body, both).heading);
        RC_ASSERT(are_within(end.centre, after(body, both).centre, 2));
        RC_ASSERT(std::abs(sum - length_of(body, both).hundredths_of_mm) <= 1);
    }));
}

TEST_CASE("2 a leg moved, turned or mirrored ends where it did", "[plane]") {
    REQUIRE(rc::check("laid anew", [] {
        const Box body = any_box();
        const Leg leg = any_leg();
        const double part = any_whole(0, 1000) / 1000.0;
        const Relaying r = any_relaying();
        const Box there = laid_anew(after(body, leg, part), r);
        const Box anew = after(laid_anew(body, r), laid_anew(leg, r), part);
        RC_ASSERT(are_within(there.centre, anew.centre, 1.5));
        const int off = normalised({there.heading.thousandths_of_degree - anew.heading.thousandths_of_degree})
                            .thousandths_of_degree;
        RC_ASSERT((off <= 1 || off == full_circle - 1));
        RC_ASSERT(length_of(laid_anew(body, r), laid_anew(leg, r)) == length_of(body, leg));
    }));
}

TEST_CASE("2 the ground passed over holds the body wherever it is on its leg", "[plane]") {
    REQUIRE(rc::check("holds", [] {
        const Box body = any_box();
        const Leg leg = any_leg();
        const std::vector<Convex> ground = ground_passed(body, leg);
        for (int i = 0; i <= 40; ++i) {
            const Box there = after(body, leg, i / 40.0);
            for (const TablePoint corner : corners(there))
                RC_ASSERT(holds(ground, plane::in_mm(corner), 0.02));
        }
    }));
}

TEST_CASE("2 the ground passed over goes beyond what the body covers by no more than the grain", "[plane]") {
    REQUIRE(rc::check("no more", [] {
        const Box body = any_box();
        const Leg leg = any_turning();
        const Turning turning = turning_of(body, leg);
        const std::vector<Convex> ground = ground_passed(body, leg);
        // Slices are equal, those of a pivot in two halves: each corner lies within the grain of the body at one of its slice's ends.
        const std::size_t halves = leg.kind == Kind::pivot ? 2 : 1;
        for (std::size_t i = 0; i < ground.size(); ++i)
            for (const Vec corner : ground[i].points()) {
                const std::array<Vec, 1> p{corner};
                const double slice = static_cast<double>(halves) / static_cast<double>(ground.size());
                const double start = static_cast<double>(i / halves) * slice;
                const double before = gap(Convex(p), turned(turning, start)).mm,
                             behind = gap(Convex(p), turned(turning, start + slice)).mm;
                RC_ASSERT(std::min(before, behind) <= 0.1001);
            }
    }));
}
