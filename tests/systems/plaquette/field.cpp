#include "systems/plaquette/field.hpp"

#include "asking.hpp"
#include "board/plane/random_boxes.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Box;
using plane::Screen;
using plane::Spot;

namespace {

/// A battery of 3 x 4 cm, its front's centre on the spot.
FieldQuestion battery_on(const Spot& spot, int level, const std::vector<FieldObstacle>& obstacles,
                         const Readings& readings = by_the_book) {
    return {spot.box(0, -2, 3, 4), level, obstacles, readings};
}

Screen relief(const Box& box, int level) {
    return {Screen::Kind::relief, plane::ground_of(box), level};
}

}  // namespace

TEST_CASE("3 a unit across the field blocks it, whoever it is; over a lower one guns on a height fire",
          "[R107][R108][Q55]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Box across = spot.block(-3, 8, 3, 12);
        const auto clear = [&](int battery, int obstacle) {
            return rule_on_field(battery_on(spot, battery, {{across, obstacle}}), spot.at(0, 20)).is_clear;
        };
        CHECK_FALSE(clear(0, 0));
        CHECK_FALSE(clear(1, 1));
        CHECK_FALSE(clear(1, 2));
        CHECK(clear(1, 0));
        CHECK(clear(2, 1));
    }
}

TEST_CASE("3 the blockers are named by their place in the question, those fired over left out",
          "[R107][R108][Q55]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const FieldAnswer a = rule_on_field(
            battery_on(
                spot, 1,
                {{spot.block(-3, 4, 3, 6), 0}, {spot.block(-3, 8, 3, 12), 1}, {spot.block(5, 8, 7, 12), 1}}),
            spot.at(0, 20));
        CHECK(a.blockers == std::vector<std::size_t>{1});
        CHECK(verdict(a.ruling) == Verdict::forbidden);
    }
}

TEST_CASE("3 an aim behind the prolongation of the battery's front is no field", "[R107][Q54]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const FieldAnswer behind = rule_on_field(battery_on(spot, 0, {}), spot.at(10, -3));
        CHECK_FALSE(behind.is_ahead);
        CHECK_FALSE(behind.is_clear);
        CHECK(verdict(behind.ruling) == Verdict::forbidden);
        CHECK(rule_on_field(battery_on(spot, 0, {}), spot.at(30, 0)).is_clear);
        const Readings narrow = with(Option::fire_arc, 45);
        CHECK(rule_on_field(battery_on(spot, 0, {}, narrow), spot.at(-10, 10)).is_clear);
        CHECK_FALSE(rule_on_field(battery_on(spot, 0, {}, narrow), spot.at(-10.1, 10)).is_clear);
    }
}

TEST_CASE("3 a target partly masked is fired at where it shows", "[R107][Q54]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const std::vector<FieldObstacle> mask{{spot.block(1.4, 8, 7.4, 12), 0}};
        const FieldAnswer wide = rule_on_any_field(battery_on(spot, 0, mask), spot.block(-10, 20, 10, 26));
        CHECK(wide.is_clear);
        CHECK(wide.aim.has_value());
        CHECK(verdict(wide.ruling) == Verdict::allowed);
        const FieldAnswer hidden = rule_on_any_field(battery_on(spot, 0, mask), spot.block(3, 20, 6, 26));
        CHECK_FALSE(hidden.is_clear);
        CHECK(hidden.blockers == std::vector<std::size_t>{0});
    }
}

TEST_CASE("3 a target that only its hind part shows ahead of the battery's front is fired at there",
          "[R107][Q54]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        CHECK(rule_on_any_field(battery_on(spot, 0, {}), spot.block(10, -6, 14, 2)).is_clear);
        CHECK_FALSE(rule_on_any_field(battery_on(spot, 0, {}), spot.block(10, -6, 14, -1)).is_clear);
    }
}

TEST_CASE("3 past a low hill the summit beyond is seen only by the reading that takes the higher of both",
          "[R104][Q50]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const std::vector<Screen> hills{relief(spot.block(-5, 10, 5, 15), 1),
                                        relief(spot.block(-5, 30, 5, 50), 2)};
        const plane::Viewer viewer{spot.at(0, 0), 1, false};
        const FieldAnswer literal = rule_on_sight(viewer, spot.at(0, 40), hills, by_the_book);
        CHECK(literal.blockers == std::vector<std::size_t>{0});
        CHECK(verdict(literal.ruling) == Verdict::forbidden);
        CHECK(rule_on_sight(viewer, spot.at(0, 40), hills, with(Option::reciprocal_los, 1)).is_clear);
        CHECK_FALSE(rule_on_sight(viewer, spot.at(0, 25), hills, with(Option::reciprocal_los, 1)).is_clear);
    }
}

TEST_CASE("3 a field stays as it was when the table is laid anew", "[R107]") {
    REQUIRE(rc::check("laid anew", [] {
        const plane::Relaying r = plane::any_relaying();
        FieldQuestion q{{plane::any_point(50000, 50000), plane::any_heading(), {3000}, {4000}},
                        plane::any_whole(0, 1),
                        {},
                        {}};
        for (const Box& b : plane::any_boxes(4)) q.obstacles.push_back({b, plane::any_whole(0, 2)});
        const TablePoint aim = plane::any_point(50000, 50000);
        FieldQuestion anew = q;
        anew.battery = plane::laid_anew(q.battery, r);
        for (FieldObstacle& o : anew.obstacles) o.box = plane::laid_anew(o.box, r);
        const FieldAnswer before = rule_on_field(q, aim),
                          after = rule_on_field(anew, plane::laid_anew(aim, r));
        RC_ASSERT(before.is_clear == after.is_clear);
        RC_ASSERT(before.is_ahead == after.is_ahead);
        RC_ASSERT(before.blockers == after.blockers);
    }));
}
