#include "board/plane/corridor.hpp"

#include "board/plane/kernel/distance.hpp"
#include "random_boxes.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

using namespace bacler;
using namespace bacler::plane;

namespace {

double in_whole_mm(Length l) {
    return l.hundredths_of_mm / 100.0;
}

struct Lane {
    Corridor corridor;
    Vec along, right;  ///< unit steps
    double reach;      ///< mm from the start to the aim
};

/// A corridor of 1 to 100 mm, 5 mm to a metre long.
Lane any_lane() {
    const TablePoint from = any_point(100000, 100000);
    const double turn = any_whole(0, 359999) * std::numbers::pi / 180000.0,
                 reach = any_whole(500, 100000) / 100.0;
    const TablePoint aim = rounded_point(in_mm(from) + Vec{std::sin(turn), std::cos(turn)} * reach);
    const Vec step = in_mm(aim) - in_mm(from);
    const double whole = std::hypot(step.x, step.y);
    const Vec along = step / whole;
    return {{from, aim, {any_whole(100, 10000)}}, along, {along.y, -along.x}, whole};
}

/// How far a box reaches from its centre along a step.
double half_extent(const Box& b, Vec step) {
    const Frame f = frame_of(b.heading);
    return std::abs(f.right.x * step.x + f.right.y * step.y) * in_whole_mm(b.w) / 2 +
           std::abs(f.ahead.x * step.x + f.ahead.y * step.y) * in_whole_mm(b.d) / 2;
}

bool is_blocked(const Corridor& c, const Box& b) {
    return !blockers(c, std::vector<Box>{b}).empty();
}

/// A body whose outermost corner stands `in` mm within the lane's right or left side.
Box beside(const Lane& lane, Box body, double in, double share) {
    const double side = any_whole(0, 1) == 0 ? 1.0 : -1.0;
    const double off = in_whole_mm(lane.corridor.width) / 2 + half_extent(body, lane.right) - in;
    body.centre = rounded_point(in_mm(lane.corridor.from) + lane.along * (lane.reach * share) +
                                lane.right * (side * off));
    return body;
}

std::vector<Box> bodies_along(const Lane& lane) {
    std::vector<Box> out;
    for (int n = any_whole(0, 6); n > 0; --n) {
        Box b = any_box();
        b.centre = rounded_point(in_mm(lane.corridor.from) + lane.along * (any_whole(-100, 1100) * 1.0) +
                                 lane.right * (any_whole(-200, 200) * 1.0));
        out.push_back(b);
    }
    return out;
}

/// Bodies half a millimetre larger on every side: a field that is free among these is free with room to spare.
std::vector<Box> wider(std::vector<Box> bodies) {
    for (Box& b : bodies) {
        b.w = b.w + Length{100};
        b.d = b.d + Length{100};
    }
    return bodies;
}

Box small_obstacle() {
    return {{}, any_heading(), {100}, {100}};
}

}  // namespace

TEST_CASE("3 an obstacle of 1 mm anywhere in a corridor blocks it", "[plane][R107][Q54]") {
    REQUIRE(rc::check("inside", [] {
        const Lane lane = any_lane();
        Box obstacle = small_obstacle();
        const double share = any_whole(0, 1000) / 1000.0, aside = any_whole(-1000, 1000) / 2000.0;
        obstacle.centre = rounded_point(in_mm(lane.corridor.from) + lane.along * (lane.reach * share) +
                                        lane.right * (aside * in_whole_mm(lane.corridor.width)));
        RC_ASSERT(is_blocked(lane.corridor, obstacle));
    }));
}

TEST_CASE("3 an obstacle 0.2 mm outside a corridor, or tangent to it, leaves it free", "[plane][R107][Q54]") {
    REQUIRE(rc::check("outside", [] {
        const Lane lane = any_lane();
        const Box obstacle = any_whole(0, 1) == 0 ? small_obstacle() : any_box();
        const double share = any_whole(0, 1000) / 1000.0;
        RC_ASSERT_FALSE(is_blocked(lane.corridor, beside(lane, obstacle, -0.2, share)));
        RC_ASSERT_FALSE(is_blocked(lane.corridor, beside(lane, obstacle, 0.0, share)));
    }));
}

TEST_CASE("3 what stands a quarter of a millimetre inside a corridor's side blocks it",
          "[plane][R107][Q54]") {
    REQUIRE(rc::check("just inside", [] {
        const Lane lane = any_lane();
        const Box obstacle{
            {}, Angle{90000 * any_whole(0, 3)}, {any_whole(100, 3000)}, {any_whole(100, 3000)}};
        // Its innermost corner may stand before or after its centre by its own extent: kept off the two ends.
        const double spare = half_extent(obstacle, lane.along) + 1.0;
        RC_PRE(lane.reach > 2 * spare);
        const double share = (spare + (lane.reach - 2 * spare) * any_whole(0, 1000) / 1000.0) / lane.reach;
        RC_ASSERT(is_blocked(lane.corridor, beside(lane, obstacle, 0.25, share)));
    }));
}

TEST_CASE("3 nothing behind the muzzle or beyond the aim point blocks", "[plane][R107][Q54][Q55]") {
    REQUIRE(rc::check("ends", [] {
        const Lane lane = any_lane();
        Box b = any_box();
        const Vec aside = lane.right * static_cast<double>(any_whole(-100, 100));
        b.centre = rounded_point(in_mm(lane.corridor.from) - lane.along * half_extent(b, lane.along) + aside);
        RC_ASSERT_FALSE(is_blocked(lane.corridor, b));
        b.centre = rounded_point(in_mm(lane.corridor.aim) + lane.along * half_extent(b, lane.along) + aside);
        RC_ASSERT_FALSE(is_blocked(lane.corridor, b));
    }));
}

TEST_CASE("3 removing a body never blocks a corridor, and leaves the other blockers", "[plane][R107]") {
    REQUIRE(rc::check("removed", [] {
        const Lane lane = any_lane();
        const std::vector<Box> bodies = bodies_along(lane);
        RC_PRE(!bodies.empty());
        const std::size_t gone = static_cast<std::size_t>(any_whole(0, static_cast<int>(bodies.size()) - 1));
        std::vector<Box> rest = bodies;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(gone));
        std::vector<std::size_t> expected;
        for (const std::size_t b : blockers(lane.corridor, bodies))
            if (b != gone) expected.push_back(b > gone ? b - 1 : b);
        RC_ASSERT(blockers(lane.corridor, rest) == expected);
    }));
}

TEST_CASE("3 a corridor's blockers stay the same when the table is laid anew", "[plane][R107]") {
    REQUIRE(rc::check("laid anew", [] {
        const Lane lane = any_lane();
        const std::vector<Box> bodies = bodies_along(lane);
        const Relaying r = any_relaying();
        const Corridor c{laid_anew(lane.corridor.from, r), laid_anew(lane.corridor.aim, r),
                         lane.corridor.width};
        RC_ASSERT(blockers(c, laid_anew(bodies, r)) == blockers(lane.corridor, bodies));
    }));
}

TEST_CASE("3 an oblique shot of 3, 4 and 5 in four headings", "[plane][R107][Q54]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const Box battery = spot.box(0, -2, 3, 4);
        const TablePoint aim = spot.at(12, 16);
        REQUIRE(are_within(front_centre(battery), spot.place, 1));
        const Corridor c{front_centre(battery), aim, battery.w};
        // The axis runs along (0.6, 0.8); halfway along it, at (6, 8), to the right is (0.8, -0.6).
        const auto to_the_right = [&](double off) {
            const double corner_right = 6 + 0.8 * off, corner_ahead = 8 - 0.6 * off;
            return spot.block(corner_right, corner_ahead - 4, corner_right + 4, corner_ahead);
        };
        const auto to_the_left = [&](double off) {
            const double corner_right = 6 - 0.8 * off, corner_ahead = 8 + 0.6 * off;
            return spot.block(corner_right - 4, corner_ahead, corner_right, corner_ahead + 4);
        };
        CHECK(is_blocked(c, to_the_right(1.4)));
        CHECK(is_blocked(c, to_the_left(1.4)));
        CHECK(is_blocked(c, to_the_right(1.48)));
        CHECK_FALSE(is_blocked(c, to_the_right(1.5)));
        CHECK_FALSE(is_blocked(c, to_the_left(1.5)));
        CHECK_FALSE(is_blocked(c, to_the_right(1.52)));
    }
}

TEST_CASE("3 what lies ahead of a battery in four headings", "[plane][Q54]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const Box battery = spot.box(0, -2, 3, 4);
        CHECK(is_ahead(battery, spot.at(0, 20)));
        CHECK(is_ahead(battery, spot.at(-30, 0.1)));
        CHECK(is_ahead(battery, spot.at(30, 0)));  // on the prolongation
        CHECK_FALSE(is_ahead(battery, spot.at(30, -0.1)));
        CHECK_FALSE(is_ahead(battery, spot.at(0, -20)));
        CHECK(is_ahead(battery, spot.at(10, 10), 45));
        CHECK(is_ahead(battery, spot.at(-10, 10), 45));
        CHECK_FALSE(is_ahead(battery, spot.at(10.1, 10), 45));
        CHECK_FALSE(is_ahead(battery, spot.at(30, 0), 45));
    }
}

TEST_CASE("3 a wide target is hit beside what masks its middle, a narrow one is not", "[plane][R107][Q54]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const Box battery = spot.box(0, -2, 3, 4);
        const std::vector<Box> mask{spot.block(-1, 8, 1, 12)};
        const std::optional<TablePoint> aim = free_aim(battery, spot.block(-10, 20, 10, 26), mask);
        REQUIRE(aim);
        CHECK_FALSE(is_blocked({front_centre(battery), *aim, battery.w}, mask[0]));
        CHECK(gap(Convex(std::array<Vec, 1>{in_mm(*aim)}), convex_of(spot.block(-10, 20, 10, 26))).mm <=
              0.02);
        CHECK_FALSE(free_aim(battery, spot.block(-1, 20, 1, 26), mask));
        // A lane of 3.02 cm between two masks passes a battery of 3 cm; one of 2.8 does not.
        const auto lane = [&](double wide) {
            return std::vector<Box>{spot.block(-9, 8, -wide / 2, 12), spot.block(wide / 2, 8, 9, 12)};
        };
        CHECK(free_aim(battery, spot.block(-2, 20, 2, 26), lane(3.02)));
        CHECK(free_aim(battery, spot.block(-2, 20, 2, 26), lane(3.0)));
        CHECK_FALSE(free_aim(battery, spot.block(-2, 20, 2, 26), lane(2.8)));
    }
}

TEST_CASE("3 removing a body never takes a clear field away", "[plane][R107][Q54]") {
    REQUIRE(rc::check("fields", [] {
        const Lane lane = any_lane();
        const Box battery{rounded_point(in_mm(lane.corridor.from)), any_heading(), {3000}, {4000}};
        Box target = any_box();
        target.centre = lane.corridor.aim;
        RC_PRE(!overlaps(battery, target));
        const std::vector<Box> bodies = bodies_along(lane);
        RC_PRE(!bodies.empty() && free_aim(battery, target, wider(bodies)).has_value());
        RC_ASSERT(free_aim(battery, target, bodies).has_value());
        std::vector<Box> rest = bodies;
        rest.erase(rest.begin() + any_whole(0, static_cast<int>(bodies.size()) - 1));
        RC_ASSERT(free_aim(battery, target, rest).has_value());
    }));
}

namespace {

bool is_blocked_by_ground(const Corridor& c, const Ground& g) {
    const std::vector<const Ground*> all{&g};
    return !blocking_grounds(c, all).empty();
}

}  // namespace

TEST_CASE("3 ground blocks a corridor where a body on it would", "[plane][R107][Q55]") {
    REQUIRE(rc::check("as a body", [] {
        const Lane lane = any_lane();
        for (Box b : bodies_along(lane)) {
            const bool blocked = is_blocked_by_ground(lane.corridor, ground_of(b));
            b.w = b.w + Length{8};
            b.d = b.d + Length{8};
            if (blocked) RC_ASSERT(is_blocked(lane.corridor, b));
            b.w = Length{std::max(1, b.w.hundredths_of_mm - 16)};
            b.d = Length{std::max(1, b.d.hundredths_of_mm - 16)};
            if (!blocked) RC_ASSERT_FALSE(is_blocked(lane.corridor, b));
        }
    }));
    REQUIRE(rc::check("1 mm inside, 0.2 mm outside", [] {
        const Lane lane = any_lane();
        const double share = any_whole(0, 1000) / 1000.0;
        RC_ASSERT_FALSE(
            is_blocked_by_ground(lane.corridor, ground_of(beside(lane, small_obstacle(), -0.2, share))));
        Box obstacle = small_obstacle();
        obstacle.centre = rounded_point(in_mm(lane.corridor.from) + lane.along * (lane.reach * share));
        RC_ASSERT(is_blocked_by_ground(lane.corridor, ground_of(obstacle)));
    }));
}

TEST_CASE("3 a corridor passes the notch of a concave cover and the clearing in it", "[plane][R107][Q55]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        Ground around{
            spot.outline({{-10, 5}, {-10, 20}, {-2, 20}, {-2, 8}, {2, 8}, {2, 20}, {10, 20}, {10, 5}}), {}};
        const auto lane = [&](double right, double from, double to) {
            return Corridor{spot.at(right, from), spot.at(right, to), length_from_cm(3)};
        };
        CHECK_FALSE(is_blocked_by_ground(lane(0, 8.5, 30), around));
        CHECK(is_blocked_by_ground(lane(0, 7, 30), around));
        CHECK(is_blocked_by_ground(lane(1, 8.5, 30), around));
        Ground ring{spot.outline({{-10, 0}, {-10, 20}, {10, 20}, {10, 0}}),
                    {spot.outline({{-5, 5}, {-5, 15}, {5, 15}, {5, 5}})}};
        CHECK_FALSE(is_blocked_by_ground(lane(0, 6, 14), ring));
        CHECK(is_blocked_by_ground(lane(0, 6, 16), ring));
    }
}

TEST_CASE("3 an aim that is found past covers leaves them out of its corridor", "[plane][R107][Q54][Q55]") {
    REQUIRE(rc::check("past covers", [] {
        const Box battery{any_point(50000, 50000), any_heading(), {3000}, {4000}};
        Box target = any_box();
        target.centre =
            offset(battery.centre, battery.heading, {any_whole(-10000, 10000)}, {any_whole(22000, 60000)});
        std::vector<Ground> grounds;
        std::vector<const Ground*> all;
        std::vector<Box> bodies;
        for (int n = any_whole(0, 5); n > 0; --n) {
            bodies.push_back(any_box());
            bodies.back().centre =
                offset(battery.centre, battery.heading, {any_whole(-15000, 15000)}, {any_whole(6000, 20000)});
            grounds.push_back(ground_of(bodies.back()));
        }
        for (const Ground& g : grounds) all.push_back(&g);
        const auto aim = free_aim(battery, target, Obstacles{{}, all}),
                   past_bodies = free_aim(battery, target, wider(bodies));
        if (aim) RC_ASSERT(blocking_grounds({front_centre(battery), *aim, battery.w}, all).empty());
        if (past_bodies) RC_ASSERT(aim.has_value());  // what is free among bodies with room to spare is found
    }));
}
