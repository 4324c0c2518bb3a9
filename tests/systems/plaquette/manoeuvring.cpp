#include "systems/plaquette/manoeuvring.hpp"

#include "asking.hpp"
#include "board/plane/kernel/distance.hpp"
#include "board/plane/random_boxes.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Box;
using plane::Spot;
using plane::Vec;

namespace {

Vec step_on(const Spot& spot, double right, double ahead) {
    const plane::Frame f = plane::frame_of(angle_from_degrees(spot.heading));
    return f.right * (right * 10) + f.ahead * (ahead * 10);
}

/// Past an enemy of 20 x 4 cm whose front line is 2 cm ahead of the spot: its strip reaches from 2 to 12.
CrossingAnswer crossing(const Spot& spot, const Box& mover, double right, double ahead,
                        const Readings& readings = by_the_book) {
    return rule_on_crossing(spot.box(0, 0, 20, 4), mover, step_on(spot, right, ahead), readings);
}

}  // namespace

TEST_CASE("2 nobody marches past an enemy's front less than 10 cm off", "[R087][Q49]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const auto past = [&](double ahead) {
            return crossing(spot, spot.box(-30, ahead, 6, 10, 90), 60, 0);
        };
        CHECK_FALSE(past(15).enters);  // its near side exactly 10.0 off
        CHECK_FALSE(past(15).is_forbidden);
        CHECK(past(14.9).is_forbidden);
        CHECK(past(4).is_forbidden);
        CHECK(past(0).is_forbidden);    // half of it ahead of the front line
        CHECK_FALSE(past(-1).enters);   // its far side on the front line
        CHECK_FALSE(past(-10).enters);  // behind the enemy
        CHECK_FALSE(
            crossing(spot, spot.box(-30, 8, 6, 10, 90), 15, 0).enters);  // stops 5 cm before the strip
        CHECK(verdict(past(4).ruling) == Verdict::forbidden);
        CHECK(verdict(past(15).ruling) == Verdict::allowed);
    }
}

TEST_CASE("2 by measure_inclusive, 10.0 cm off is within the strip, 10.1 is not", "[R087][Q06][Q49]") {
    const Readings inclusive = with(Option::measure_inclusive, 1);
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        CHECK(crossing(spot, spot.box(-30, 15, 6, 10, 90), 60, 0, inclusive).is_forbidden);
        CHECK_FALSE(crossing(spot, spot.box(-30, 15.1, 6, 10, 90), 60, 0, inclusive).enters);
    }
}

TEST_CASE("2 in the strip a step may go as far along the front as towards or away from it, not farther",
          "[R087][Q49]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Box mover = spot.box(8, 20, 6, 10, 180);
        CHECK(crossing(spot, mover, -10, -10).enters);
        CHECK_FALSE(crossing(spot, mover, -10, -10).is_forbidden);
        CHECK_FALSE(crossing(spot, mover, 10, -10).is_forbidden);
        CHECK(crossing(spot, mover, -10.2, -10).is_forbidden);
        CHECK(crossing(spot, mover, 10.2, -10).is_forbidden);
        CHECK_FALSE(crossing(spot, spot.box(0, 8, 6, 6, 0), 0, 10).is_forbidden);  // straight away
        CHECK_FALSE(crossing(spot, spot.box(0, 8, 6, 6, 0), 10, 10).is_forbidden);
        CHECK(crossing(spot, spot.box(0, 8, 6, 6, 0), 10.2, 10).is_forbidden);
        const Readings steep = with(Option::march_angle, 30);  // 10 towards allow 5.77 along
        CHECK_FALSE(crossing(spot, mover, -5.7, -10, steep).is_forbidden);
        CHECK(crossing(spot, mover, -5.9, -10, steep).is_forbidden);
    }
}

TEST_CASE("2 marching past stays as it was when the table is turned or mirrored", "[R087]") {
    REQUIRE(rc::check("crossing", [] {
        const Box enemy = plane::any_box(), mover = plane::any_box();
        const TablePoint to = plane::any_point(50000, 50000);
        const plane::Relaying r = plane::any_relaying();
        const Vec step = plane::in_mm(to) - plane::in_mm(mover.centre);
        const Vec anew =
            plane::in_mm(plane::laid_anew(to, r)) - plane::in_mm(plane::laid_anew(mover.centre, r));
        const CrossingAnswer before = rule_on_crossing(enemy, mover, step, by_the_book);
        const CrossingAnswer after =
            rule_on_crossing(plane::laid_anew(enemy, r), plane::laid_anew(mover, r), anew, by_the_book);
        RC_ASSERT(before.enters == after.enters);
        RC_ASSERT(before.is_forbidden == after.is_forbidden);
    }));
}

namespace {

RecoilAnswer recoil(const Spot& spot, WithdrawalCause cause, double cm, double full,
                    const std::vector<Box>& friends) {
    return rule_on_recoil({spot.box(0, 0, 11, 6, 180), angle_from_degrees(spot.heading), cause,
                           length_from_cm(cm), length_from_cm(full), friends});
}

struct Moved {
    double cm, adjusted;
    int extra;
};

void check_moved(const Spot& spot, const RecoilAnswer& a, const Moved& expected) {
    CHECK(std::abs(in_cm(a.moved) - expected.cm) <= 0.002);
    CHECK(std::abs(in_cm(a.adjusted) - expected.adjusted) <= 0.002);
    CHECK(a.extra_moves == expected.extra);
    CHECK(a.order_points_lost == expected.extra);
    CHECK(plane::are_within(a.end.centre, spot.at(0, expected.cm), 2));
}

}  // namespace

TEST_CASE("7 a recoil goes straight along its direction and faces the enemy, a retreat turns about",
          "[R209][Q107]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Angle away = angle_from_degrees(spot.heading), back = angle_from_degrees(spot.heading + 180);
        for (const WithdrawalCause c : {WithdrawalCause::recoil, WithdrawalCause::fall_back}) {
            check_moved(spot, recoil(spot, c, 9, 18, {}), {9, 0, 0});
            CHECK(recoil(spot, c, 9, 18, {}).end.heading == back);
        }
        for (const WithdrawalCause c : {WithdrawalCause::retreat, WithdrawalCause::rout})
            CHECK(recoil(spot, c, 17, 17, {}).end.heading == away);
    }
}

TEST_CASE("7 a body that would end less than 3 cm from a friend goes a little less or more far",
          "[R209][Q113]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const auto after = [&](const std::vector<Box>& friends) {
            return recoil(spot, WithdrawalCause::recoil, 9, 18, friends);
        };
        check_moved(spot, after({spot.block(-6, 13, 6, 17)}), {7, -2, 0});
        check_moved(spot, after({spot.block(-6, 12, 6, 16)}), {6, -3, 0});  // touching is not landing on it
        check_moved(spot, after({spot.block(-6, 15, 6, 17)}), {9, 0, 0});   // 3.0 off already
        check_moved(spot, after({spot.block(-6, 4, 6, 5)}), {11, 2, 0});    // passed by 1: two farther
        // Beside its landing, 2 cm off: clear of it where 2.236 cm remain either way; as near backward as forward.
        check_moved(spot, after({spot.block(7.5, 8, 9, 10)}), {2.764, -6.236, 0});
        // A little farther on, forward is nearer: 9 + 3 + 2.236.
        check_moved(spot, after({spot.block(7.5, 7.5, 9, 9)}), {14.236, 5.236, 0});
        // Back from one friend is too near another: on beyond both.
        check_moved(spot, after({spot.block(-6, 13, 6, 14), spot.block(7.5, 3, 9, 4)}), {20, 11, 0});
    }
}

TEST_CASE("7 a body that lands on a friend goes a full move more, again and again, and ends facing away",
          "[R209][R210][Q113]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const RecoilAnswer once = recoil(spot, WithdrawalCause::retreat, 17, 17, {spot.block(-6, 15, 6, 22)});
        check_moved(spot, once, {34, 0, 1});
        const RecoilAnswer twice = recoil(spot, WithdrawalCause::recoil, 9, 18,
                                          {spot.block(-2, 10, 2, 11), spot.block(3, 25, 9, 26)});
        check_moved(spot, twice, {45, 0, 2});
        CHECK(twice.end.heading == angle_from_degrees(spot.heading));
        CHECK(total(twice.ruling) == 2);
    }
}

TEST_CASE("7 a body taken in flank that turns about covers other ground, and lands on what stands there",
          "[R209][Q107][Q113]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        // A line of 12 x 1.5 facing left, driven ahead 10 cm; a friend 8 cm to the right of where it ends.
        const Box line = spot.box(0, 0, 12, 1.5, 270);
        const auto driven = [&](WithdrawalCause cause) {
            return rule_on_recoil({line,
                                   angle_from_degrees(spot.heading),
                                   cause,
                                   length_from_cm(10),
                                   length_from_cm(15),
                                   {spot.block(7, 9, 9, 11)}});
        };
        // Recoiling it keeps its front, 0.75 cm either side of its way: 6.25 from the friend.
        CHECK(driven(WithdrawalCause::recoil).moved == length_from_cm(10));
        // Retreating it faces its way and reaches 6 cm either side: 1 cm from the friend: back until 2.828 along its way leave 3.
        const RecoilAnswer retreat = driven(WithdrawalCause::retreat);
        CHECK(std::abs(in_cm(retreat.moved) - (9 - 0.75 - 2.828)) <= 0.002);
        CHECK(retreat.extra_moves == 0);
    }
}

namespace {

RecoilQuestion any_recoil() {
    RecoilQuestion q;
    q.box = plane::any_box();
    q.direction = plane::any_whole(0, 1) == 0 ? q.box.heading + Angle{180000} : plane::any_heading();
    q.cause =
        *rc::gen::element(WithdrawalCause::recoil, WithdrawalCause::fall_back, WithdrawalCause::retreat);
    q.distance = {100 * plane::any_whole(0, 300)};
    q.full_move = {100 * plane::any_whole(50, 350)};
    const Vec ahead = plane::frame_of(q.direction).ahead;
    for (int n = plane::any_whole(0, 6); n > 0; --n) {
        Box b = plane::any_box();
        b.w = {plane::any_whole(1000, 12000)};
        b.d = {plane::any_whole(1000, 12000)};
        b.centre =
            plane::rounded_point(plane::in_mm(q.box.centre) + ahead * (plane::any_whole(-100, 700) * 1.0) +
                                 Vec{ahead.y, -ahead.x} * (plane::any_whole(-200, 200) * 1.0));
        q.friends.push_back(b);
    }
    return q;
}

/// The body so far along its way, facing as it would end there after so many full moves more.
Box moved_on(const RecoilQuestion& q, double mm, int extra_moves) {
    Box b = q.box;
    if (q.cause == WithdrawalCause::retreat || extra_moves > 0) b.heading = q.direction;
    b.centre = plane::rounded_point(plane::in_mm(b.centre) + plane::frame_of(q.direction).ahead * mm);
    return b;
}

double nearest_friend(const RecoilQuestion& q, const Box& box) {
    double mm = 1e9;
    for (const Box& f : q.friends) mm = std::min(mm, plane::gap(box, f).mm);
    return mm;
}

double landing_of(const RecoilQuestion& q, const RecoilAnswer& a) {
    return (q.distance + q.full_move * a.extra_moves).hundredths_of_mm / 100.0;
}

}  // namespace

TEST_CASE("7 wherever friends stand, a withdrawal ends on none of them and 3 cm from all", "[R209][Q113]") {
    REQUIRE(rc::check("clear", [] {
        const RecoilQuestion q = any_recoil();
        const RecoilAnswer a = rule_on_recoil(q);
        for (const Box& f : q.friends) {
            RC_ASSERT_FALSE(plane::overlaps(a.end, f));
            RC_ASSERT(meets(plane::gap(a.end, f).distance, LimitWords::at_least, length_from_cm(2.999)));
        }
        RC_ASSERT(a.moved.hundredths_of_mm >= 0);
        RC_ASSERT(plane::are_within(a.end.centre,
                                    moved_on(q, a.moved.hundredths_of_mm / 100.0, a.extra_moves).centre, 2));
    }));
}

TEST_CASE("7 a withdrawal is shortened or lengthened by the least that leaves 3 cm", "[R209][Q113]") {
    REQUIRE(rc::check("least", [] {
        const RecoilQuestion q = any_recoil();
        const RecoilAnswer a = rule_on_recoil(q);
        const double landing = landing_of(q, a), adjusted = std::abs(a.adjusted.hundredths_of_mm / 100.0);
        for (double mm = 0; mm < adjusted - 0.3; mm += 1.0) {
            RC_ASSERT(nearest_friend(q, moved_on(q, landing + mm, a.extra_moves)) < 30.02);
            RC_ASSERT(mm > landing || nearest_friend(q, moved_on(q, landing - mm, a.extra_moves)) < 30.02);
        }
    }));
}

TEST_CASE("7 a withdrawal goes a full move more exactly as often as it lands on a friend",
          "[R209][R210][Q113]") {
    REQUIRE(rc::check("extra", [] {
        const RecoilQuestion q = any_recoil();
        const RecoilAnswer a = rule_on_recoil(q);
        for (int k = 0; k <= a.extra_moves; ++k) {
            const Box there = moved_on(q, (q.distance + q.full_move * k).hundredths_of_mm / 100.0, k);
            const bool lands = std::any_of(q.friends.begin(), q.friends.end(),
                                           [&](const Box& f) { return plane::overlaps(there, f); });
            RC_ASSERT(lands == (k < a.extra_moves));
        }
        RC_ASSERT(total(a.ruling) == a.extra_moves);
    }));
}

TEST_CASE("7 a withdrawal stays the same when the table is turned", "[R209]") {
    REQUIRE(rc::check("turned", [] {
        const RecoilQuestion q = any_recoil();
        const plane::Relaying r = plane::any_relaying();
        RecoilQuestion anew = q;
        anew.box = plane::laid_anew(q.box, r);
        anew.direction = plane::laid_anew(q.direction, r);
        anew.friends = plane::laid_anew(q.friends, r);
        const RecoilAnswer before = rule_on_recoil(q), after = rule_on_recoil(anew);
        RC_ASSERT(std::abs(before.moved.hundredths_of_mm - after.moved.hundredths_of_mm) <= 2);
        RC_ASSERT(before.extra_moves == after.extra_moves);
        RC_ASSERT(plane::laid_anew(before.end.heading, r) == after.end.heading);
    }));
}
