#include "board/plane/zones.hpp"

#include "board/plane/kernel/distance.hpp"
#include "random_boxes.hpp"

#include <catch2/catch.hpp>
#include <cmath>

using namespace bacler;
using namespace bacler::plane;

namespace {

Zone mirrored(Zone z) {
    if (z == Zone::left_flank) return Zone::right_flank;
    return z == Zone::right_flank ? Zone::left_flank : z;
}

/// Is a point at least so many millimetres from each line that parts the zones of a body?
bool is_clear_of_limits(const Box& body, TablePoint point, double mm) {
    const Frame f = frame_of(body.heading);
    const Vec v = in_mm(point) - in_mm(body.centre);
    const double right = v.x * f.right.x + v.y * f.right.y, ahead = v.x * f.ahead.x + v.y * f.ahead.y;
    const double w = body.w.hundredths_of_mm / 200.0, d = body.d.hundredths_of_mm / 200.0;
    return std::abs(std::abs(ahead) - d) > mm && std::abs(std::abs(right) - w) > mm;
}

TablePoint any_point_about(const Box& b) {
    return offset(b.centre, b.heading, {any_whole(-40000, 40000)}, {any_whole(-40000, 40000)});
}

Approach approach(const Spot& spot, std::initializer_list<std::pair<double, double>> path) {
    return approach_of(spot.box(0, 0, 20, 10), spot.outline(path));
}

}  // namespace

TEST_CASE("plane: zones of a body in four headings, its prolongations included", "[plane][R131][Q69]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const Box body = spot.box(0, 0, 20, 10);
        const auto zone = [&](double right, double ahead) { return zone_of(body, spot.at(right, ahead)); };
        CHECK(zone(0, 6) == Zone::front);
        CHECK(zone(-90, 40) == Zone::front);
        CHECK(zone(-15, 5) == Zone::front);  // on the front's prolongation: front, the milder
        CHECK(zone(15, 5) == Zone::front);
        CHECK(zone(-15, 4.995) == Zone::front);  // half a grain behind it
        CHECK(zone(-15, 4.9) == Zone::left_flank);
        CHECK(zone(15, 4.9) == Zone::right_flank);
        CHECK(zone(15, -5) == Zone::right_flank);  // on the back's prolongation: flank, the milder
        CHECK(zone(-15, -5) == Zone::left_flank);
        CHECK(zone(15, -5.1) == Zone::rear);
        CHECK(zone(0, -6) == Zone::rear);
        CHECK(zone(-10, 0) == Zone::left_flank);  // on a side
        CHECK(zone(10, 0) == Zone::right_flank);
        CHECK(zone(9.9, 0) == Zone::inside);
        CHECK(zone(0, -4.9) == Zone::inside);
    }
}

TEST_CASE("plane: zones of a thin line and of a long column", "[plane][R131][Q69]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const Box line = spot.box(0, 0, 12, 1.5), column = spot.box(0, 0, 3, 9);
        CHECK(zone_of(line, spot.at(20, 0.7)) == Zone::right_flank);
        CHECK(zone_of(line, spot.at(20, 0.8)) == Zone::front);
        CHECK(zone_of(line, spot.at(20, -0.8)) == Zone::rear);
        CHECK(zone_of(column, spot.at(-1.6, -4.4)) == Zone::left_flank);
        CHECK(zone_of(column, spot.at(-1.6, -4.6)) == Zone::rear);
    }
}

TEST_CASE("plane: a zone stays the same when the table is laid anew, left and right swapped by a mirror",
          "[plane][Q69]") {
    REQUIRE(rc::check("zone", [] {
        const Box body = any_box();
        const TablePoint point = any_point_about(body);
        RC_PRE(is_clear_of_limits(body, point, 0.15));
        const Zone before = zone_of(body, point);
        const Relaying r = any_relaying();
        RC_ASSERT(zone_of(laid_anew(body, r), laid_anew(point, r)) ==
                  (r.is_mirrored ? mirrored(before) : before));
    }));
}

TEST_CASE("4 the aspect of an attack in four headings, by its whole path", "[plane][R132][R134][Q70]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        CHECK(approach(spot, {{0, 30}, {0, 8}}) == Approach::front);
        CHECK(approach(spot, {{30, 0}, {13, 0}}) == Approach::flank);
        CHECK(approach(spot, {{-30, 0}, {-13, 0}}) == Approach::flank);
        CHECK(approach(spot, {{30, 6}, {13, 4}}) == Approach::front);
        CHECK(approach(spot, {{-30, 5}, {-13, 0}}) == Approach::front);  // starts on the prolongation
        CHECK(approach(spot, {{-30, 4.9}, {-13, 0}}) == Approach::flank);
        CHECK(approach(spot, {{30, -6}, {13, -4}}) == Approach::flank);  // rear, then flank
        CHECK(approach(spot, {{30, -5}, {13, -6}}) == Approach::flank);  // starts on the back's prolongation
        CHECK(approach(spot, {{30, -5.1}, {13, -6}}) == Approach::rear);
        CHECK(approach(spot, {{0, -30}, {0, -8}}) == Approach::rear);
        CHECK(approach(spot, {{30, 8}, {30, 0}, {13, 0}}) ==
              Approach::front);  // marched round from the front
        CHECK(approach(spot, {{30, -20}, {0, -20}, {0, -8}}) == Approach::rear);
        CHECK(approach(spot, {{13, 0}}) == Approach::flank);  // stands where it stood
    }
}

TEST_CASE("4 an aspect stays the same when its path is split anywhere", "[plane][Q70]") {
    REQUIRE(rc::check("split", [] {
        const Box body = any_box();
        std::vector<TablePoint> path;
        for (int n = any_whole(2, 5); n > 0; --n) {
            path.push_back(any_point_about(body));
            RC_PRE(is_clear_of_limits(body, path.back(), 0.15));
        }
        const std::size_t leg = static_cast<std::size_t>(any_whole(0, static_cast<int>(path.size()) - 2));
        const double share = any_whole(0, 1000) / 1000.0;
        const Vec a = in_mm(path[leg]), b = in_mm(path[leg + 1]);
        std::vector<TablePoint> split = path;
        split.insert(split.begin() + static_cast<std::ptrdiff_t>(leg) + 1,
                     rounded_point(a + (b - a) * share));
        RC_ASSERT(approach_of(body, split) == approach_of(body, path));
    }));
}

TEST_CASE("4 an aspect stays the same when the table is laid anew", "[plane][Q70]") {
    REQUIRE(rc::check("aspect", [] {
        const Box body = any_box();
        std::vector<TablePoint> path;
        for (int n = any_whole(1, 4); n > 0; --n) {
            path.push_back(any_point_about(body));
            RC_PRE(is_clear_of_limits(body, path.back(), 0.15));
        }
        const Relaying r = any_relaying();
        RC_ASSERT(approach_of(laid_anew(body, r), laid_anew(path, r)) == approach_of(body, path));
    }));
}

TEST_CASE("plane: only the part of a footprint that lies in a zone counts there", "[plane][Q101]") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const Box body = spot.box(0, 0, 20, 10);
        // From 12 to 18 cm to the right, from 4 to 8 ahead: its hindmost centimetre is in the flank.
        const Box astride = spot.block(12, 4, 18, 8);
        const Convex flank = part_in_zone(body, Zone::right_flank, astride);
        REQUIRE_FALSE(flank.is_empty());
        CHECK(std::abs(gap(convex_of(body), flank).distance.hundredths_of_mm - 2000) <= 1);
        CHECK_FALSE(part_in_zone(body, Zone::front, astride).is_empty());
        CHECK(part_in_zone(body, Zone::rear, astride).is_empty());
        CHECK(part_in_zone(body, Zone::left_flank, astride).is_empty());
        // From the front's prolongation on: wholly ahead.
        CHECK(part_in_zone(body, Zone::right_flank, spot.block(12, 5, 18, 8)).is_empty());
        // From the back's prolongation back: wholly in the rear.
        const Box behind = spot.block(-16, -9, -12, -5);
        CHECK(part_in_zone(body, Zone::left_flank, behind).is_empty());
        CHECK_FALSE(part_in_zone(body, Zone::rear, behind).is_empty());
    }
}

TEST_CASE("plane: each zone lies beyond its edge, out along its heading", "[plane][Q101]") {
    REQUIRE(rc::check("outward", [] {
        const Box body = any_box();
        for (const Zone zone : {Zone::front, Zone::left_flank, Zone::right_flank, Zone::rear}) {
            const Box edge = edge_band(body, zone);
            RC_ASSERT(zone_of(body, offset(edge.centre, outward(body, zone), {}, {20})) == zone);
            RC_ASSERT(gap(edge, body).distance.hundredths_of_mm == 0);
        }
    }));
}

TEST_CASE("plane: a point's distance beyond the front's or the back's prolongation has its foot on it") {
    for (const Spot& spot : spots) {
        INFO("heading " << spot.heading);
        const Box body = spot.box(0, 0, 12, 3);
        const auto is_beyond = [&](Zone zone, double right, double ahead, double cm) {
            const Beyond b = beyond(body, zone, spot.at(right, ahead));
            const TablePoint foot = spot.at(right, zone == Zone::front ? 1.5 : -1.5);
            return std::abs(in_cm(b.distance) - cm) <= 0.002 && are_within(b.foot, foot, 2);
        };
        CHECK(is_beyond(Zone::front, 20, 1.6, 0.1));
        CHECK(is_beyond(Zone::front, -20, 1.4, -0.1));
        CHECK(is_beyond(Zone::rear, 20, -1.6, 0.1));
        CHECK(is_beyond(Zone::rear, 0, 4, -5.5));
        CHECK_THROWS(beyond(body, Zone::left_flank, spot.place));
    }
}
