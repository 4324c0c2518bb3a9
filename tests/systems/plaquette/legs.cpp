#include "systems/plaquette/legs.hpp"
#include "board/plane/random_boxes.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck/catch.h>

#include <cstdlib>

using namespace bacler;
using namespace bacler::plaquette;
using plane::at_cm;
using plane::Box;
using plane::Leg;

namespace {

const Box body = plane::box_cm(50, 40, 0, 12, 4);  // its front's centre at 50, 42

Move to(double x, double y, std::optional<double> heading = {}) {
    Move m;
    m.to = at_cm(x, y);
    if (heading) m.heading = angle_from_degrees(*heading);
    return m;
}

std::vector<Leg> legs(const Move& m, MoverRef::Kind kind = MoverRef::Kind::element, const Readings& r = {}) {
    return legs_of(m, body, kind, r);
}

Box done(Box at, const std::vector<Leg>& all) {
    for (const Leg& l : all) at = plane::after(at, l);
    return at;
}

bool is_at(TablePoint a, TablePoint b) {
    return std::abs(a.x.hundredths_of_mm - b.x.hundredths_of_mm) <= 3 &&
           std::abs(a.y.hundredths_of_mm - b.y.hundredths_of_mm) <= 3;
}

}  // namespace

TEST_CASE("2 an ordered move turns first, on the inner front corner, the shorter way", "[Q45]") {
    CHECK(legs(to(50, 50)).size() == 1);
    CHECK(legs(to(50, 50, 0)).size() == 1);
    CHECK(legs(to(50, 42)).empty());
    const std::vector<Leg> right = legs(to(60, 50, 30));
    REQUIRE(right.size() == 2);
    CHECK(right[0] == Leg{Leg::Kind::wheel_right, {}, {}, angle_from_degrees(30)});
    CHECK(legs(to(60, 50, 330))[0] == Leg{Leg::Kind::wheel_left, {}, {}, angle_from_degrees(30)});
    Readings free;
    free.choose(Option::free_pivot, 1);
    CHECK(legs(to(60, 50, 330), MoverRef::Kind::element, free)[0] ==
          Leg{Leg::Kind::pivot, {}, {}, angle_from_degrees(330)});
}

TEST_CASE("2 to the opposite heading, within half a degree, everybody turns about where he stands", "[Q45]") {
    for (const double heading : {179.5, 180.0, 180.5})
        CHECK(legs(to(50, 30, heading))[0].kind == Leg::Kind::about_face);
    CHECK(legs(to(50, 30, 179.4))[0].kind == Leg::Kind::wheel_right);
    CHECK(legs(to(50, 30, 180.6))[0].kind == Leg::Kind::wheel_left);
    // Turned about, its front is where its back was: 50, 38.
    CHECK(legs(to(50, 38, 180)).size() == 1);
}

TEST_CASE("2 a staff turns freely and goes by the centre of its base", "[R092]") {
    const std::vector<Leg> all = legs(to(70, 45, 90), MoverRef::Kind::staff);
    CHECK(all[0].kind == Leg::Kind::pivot);
    CHECK(is_at(done(body, all).centre, at_cm(70, 45)));
}

TEST_CASE("2 an ordered move passes every via and ends with its front's centre where the order says",
          "[Q45]") {
    rc::prop("wherever, whichever way", [] {
        const Box any{at_cm(plane::any_whole(0, 100), plane::any_whole(0, 100)),
                      plane::any_heading(),
                      {100 * plane::any_whole(15, 300)},
                      {100 * plane::any_whole(15, 120)}};
        Move order;
        order.to = at_cm(plane::any_whole(0, 1000) / 10.0, plane::any_whole(0, 1000) / 10.0);
        if (plane::any_whole(0, 1) == 1) order.heading = plane::any_heading();
        for (int i = plane::any_whole(0, 3); i > 0; --i)
            order.via.push_back(at_cm(plane::any_whole(0, 100), plane::any_whole(0, 100)));
        const std::vector<Leg> all = legs_of(order, any, MoverRef::Kind::element, {});
        std::vector<TablePoint> met;
        Box at = any;
        for (const Leg& l : all) {
            at = plane::after(at, l);
            met.push_back(plane::front_centre(at));
        }
        const TablePoint end = met.empty() ? plane::front_centre(any) : met.back();
        RC_ASSERT(is_at(end, order.to));
        for (const TablePoint via : order.via) {
            bool passed = is_at(via, plane::front_centre(any));
            for (const TablePoint p : met) passed = passed || is_at(p, via);
            RC_ASSERT(passed);
        }
        if (order.heading) {
            const int off =
                normalised(Angle{at.heading.thousandths_of_degree - order.heading->thousandths_of_degree})
                    .thousandths_of_degree;
            RC_ASSERT(off <= 500 || off >= full_circle - 500);
        } else {
            RC_ASSERT(at.heading == any.heading);
        }
    });
}
