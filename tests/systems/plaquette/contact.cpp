#include "systems/plaquette/contact.hpp"

#include "asking.hpp"
#include "board/plane/kernel/distance.hpp"
#include "board/plane/random_boxes.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Box;
using plane::Spot;
using plane::Zone;

namespace {

bool is_at(const Box& box, TablePoint centre, double heading, double w, double d) {
    return plane::are_within(box.centre, centre, 1) && box.heading == angle_from_degrees(heading) &&
           box.w == length_from_cm(w) && box.d == length_from_cm(d);
}

std::vector<Role> roles(const std::vector<Box>& boxes, const std::vector<std::size_t>& engaged,
                        const std::vector<std::size_t>& overhanging = {}, bool all_enemy_engaged = true) {
    SupportQuestion q;
    q.engaged.resize(boxes.size());
    q.overhanging.resize(boxes.size());
    q.all_enemy_engaged = all_enemy_engaged;
    for (const Box& b : boxes) q.units.push_back({std::to_string(q.units.size()), b});
    for (const std::size_t e : engaged) q.engaged[e] = true;
    for (const std::size_t o : overhanging) q.overhanging[o] = true;
    return rule_on_supports(q).roles;
}

using Roles = std::vector<Role>;

}  // namespace

TEST_CASE("4 an attack engages at 3.0 cm, edge to edge, and 3.0 is a legal stop", "[R086][R125][Q09]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Box enemy = spot.box(0, 9, 11, 6, 180);
        const auto at = [&](double ahead, Stance stance) {
            return rule_on_contact(spot.box(0, ahead, 11, 6), enemy, stance);
        };
        CHECK(at(0, Stance::attack).engages);
        CHECK(at(0, Stance::attack).is_legal_stop);
        CHECK(at(0.1, Stance::attack).engages);
        CHECK_FALSE(at(0.1, Stance::attack).is_legal_stop);  // 2.9
        CHECK_FALSE(at(-0.1, Stance::attack).engages);       // 3.1
        CHECK(at(-0.1, Stance::attack).is_legal_stop);
        for (const Stance s : {Stance::manoeuvre, Stance::defence, Stance::fall_back, Stance::retreat})
            CHECK_FALSE(at(0.1, s).engages);
        // Corner to corner, 1.8 and 2.4 apart: 3.0.
        CHECK(rule_on_contact(spot.box(12.8, 0.6, 11, 6), enemy, Stance::attack).engages);
        CHECK_FALSE(rule_on_contact(spot.box(12.9, 0.6, 11, 6), enemy, Stance::attack).engages);
    }
}

TEST_CASE("4 contact stays the same when the table is laid anew", "[R125][Q09]") {
    REQUIRE(rc::check("contact", [] {
        const Box mover = plane::any_box(), enemy = plane::any_box();
        const plane::Relaying r = plane::any_relaying();
        const ContactAnswer before = rule_on_contact(mover, enemy, Stance::attack);
        const ContactAnswer after =
            rule_on_contact(plane::laid_anew(mover, r), plane::laid_anew(enemy, r), Stance::attack);
        RC_ASSERT(before.gap == after.gap);
        RC_ASSERT(before.engages == after.engages);
        RC_ASSERT(before.is_legal_stop == after.is_legal_stop);
        RC_ASSERT(rule_on_contact(enemy, mover, Stance::attack).gap == before.gap);
    }));
}

TEST_CASE("4 a line taken in flank turns into a column, its head where the threatened end was",
          "[R133][Q71]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const double h = spot.heading;
        const Box four = spot.box(0, 0, 12, 1.5), six = spot.box(0, 0, 18, 1.5),
                  horse = spot.box(0, 0, 12, 3);
        // The head stands 6 cm out, the column is 6 long: its centre 3 out.
        CHECK(is_at(pivoted(four, Arm::infantry, 4, Zone::right_flank), spot.at(3, 0), h + 90, 3, 6));
        CHECK(is_at(pivoted(four, Arm::infantry, 4, Zone::left_flank), spot.at(-3, 0), h + 270, 3, 6));
        CHECK(is_at(pivoted(six, Arm::infantry, 6, Zone::left_flank), spot.at(-4.5, 0), h + 270, 3, 9));
        // Cavalry is as deep as it is wide: the column fills the line's own length.
        CHECK(is_at(pivoted(horse, Arm::cavalry, 4, Zone::right_flank), spot.at(0, 0), h + 90, 3, 12));
    }
}

TEST_CASE("4 a pivot to the left is the mirror of one to the right", "[R133][Q71]") {
    REQUIRE(rc::check("mirror", [] {
        const int plaquettes = plane::any_whole(2, 6);
        const Box line{
            plane::any_point(50000, 50000), plane::any_heading(), Length{3000 * plaquettes}, {1500}};
        const plane::Relaying mirror{{}, 0, true};
        const Box left = pivoted(line, Arm::infantry, plaquettes, Zone::left_flank);
        const Box right =
            pivoted(plane::laid_anew(line, mirror), Arm::infantry, plaquettes, Zone::right_flank);
        const Box expected = plane::laid_anew(left, mirror);
        RC_ASSERT(plane::are_within(right.centre, expected.centre, 2));
        RC_ASSERT(right.heading == expected.heading);
        RC_ASSERT(right.w == expected.w);
        RC_ASSERT(right.d == expected.d);
    }));
}

TEST_CASE("4 a unit supports at 2.9 cm from an engaged one's flank or back, not at 3.0", "[R143][Q06][Q78]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Box engaged = spot.box(0, 0, 3, 6);
        const auto beside = [&](double right, double ahead, double turned = 0) {
            return roles({engaged, spot.box(right, ahead, 3, 6, turned)}, {0})[1];
        };
        CHECK(beside(5.9, 0) == Role::support);
        CHECK(beside(-5.9, 0) == Role::support);
        CHECK(beside(6, 0) == Role::none);
        CHECK(beside(-5.995, 0) == Role::none);  // half a grain short of 3.0 is 3.0
        CHECK(beside(0, -8.9) == Role::support);
        CHECK(beside(0, -9) == Role::none);
        CHECK(beside(4, 4) == Role::none);  // its centre ahead of the front line
        CHECK(beside(4, 3) == Role::none);  // on its prolongation
        CHECK(beside(4, 2.9) == Role::support);
        CHECK(beside(4.5, 0, 5) == Role::support);  // parallel within 5 degrees
        CHECK(beside(4.5, 0, -5) == Role::support);
        CHECK(beside(4.5, 0, 5.01) == Role::none);
        CHECK(beside(4.5, 0, 180) == Role::none);
    }
}

TEST_CASE("4 backing stands by a support as a support stands by the engaged, and no further",
          "[R143][R144][Q78]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const auto behind = [&](double ahead) { return spot.box(0, ahead, 3, 6); };
        CHECK(roles({behind(0), behind(-8), behind(-16), behind(-24)}, {0}) ==
              Roles{Role::engaged, Role::support, Role::backing, Role::none});
        CHECK(roles({behind(0), behind(-9), behind(-17)}, {0}) ==
              Roles{Role::engaged, Role::none, Role::none});
        CHECK(roles({behind(0), behind(-8), behind(-17)}, {0}) ==
              Roles{Role::engaged, Role::support, Role::none});
    }
}

TEST_CASE("4 an overhanging unit supports only where every enemy of the first line is engaged",
          "[R145][Q79]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const std::vector<Box> units{spot.box(0, 0, 3, 6), spot.box(4, 0, 3, 6), spot.box(8, 0, 3, 6)};
        CHECK(roles(units, {0}, {1, 2}, true) == Roles{Role::engaged, Role::support, Role::backing});
        CHECK(roles(units, {0}, {1, 2}, false) == Roles{Role::engaged, Role::none, Role::none});
        CHECK(roles(units, {0}, {2}, false) == Roles{Role::engaged, Role::support, Role::none});
    }
}

TEST_CASE("4 supports stay the same when the table is laid anew", "[R143][R144]") {
    REQUIRE(rc::check("supports", [] {
        const Angle heading = plane::any_heading();
        std::vector<Box> units;
        for (int n = plane::any_whole(2, 7); n > 0; --n)
            units.push_back({{{100 * plane::any_whole(0, 150)}, {100 * plane::any_whole(0, 250)}},
                             heading + Angle{plane::any_whole(-8, 8) * 1000},
                             {3000},
                             {6000}});
        const plane::Relaying r = plane::any_relaying();
        RC_ASSERT(roles(plane::laid_anew(units, r), {0}) == roles(units, {0}));
    }));
}

namespace {

using Zones = std::vector<Zone>;

struct Flanks {
    std::vector<Box> enemies, friends, covers;
    bool enemy_is_engaged{false};
};

FlankAnswer flanks(const Spot& spot, const Flanks& f, const Readings& readings = by_the_book) {
    FlankQuestion q{spot.box(0, 0, 20, 10), {}, {}, {}, readings};
    for (const Box& b : f.enemies) q.enemies.push_back({b, f.enemy_is_engaged, {}, {}});
    for (const Box& b : f.friends) q.friends.push_back({b, false, {}, {}});
    for (const Box& b : f.covers) q.covers.push_back(plane::ground_of(b));
    return rule_on_flanks(q);
}

Zone mirrored(Zone z) {
    if (z == Zone::left_flank) return Zone::right_flank;
    return z == Zone::right_flank ? Zone::left_flank : z;
}

}  // namespace

TEST_CASE("7 an open flank is threatened by an unengaged enemy less than 10 cm out in it",
          "[R188][R190][Q101]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Box left = spot.block(-20, -2, -15, 2);
        CHECK(flanks(spot, {{left}, {}, {}}).zones == Zones{Zone::left_flank});
        CHECK(total(flanks(spot, {{left}, {}, {}}).ruling) == -1);
        CHECK(flanks(spot, {{left}, {}, {}, true}).zones.empty());
        CHECK(flanks(spot, {{spot.block(-25, -2, -20, 2)}, {}, {}}).zones.empty());  // exactly 10.0
        CHECK(flanks(spot, {{spot.block(-25, -2, -19.9, 2)}, {}, {}}).zones == Zones{Zone::left_flank});
        CHECK(flanks(spot, {{spot.block(5, 5, 15, 10)}, {}, {}}).zones.empty());  // wholly ahead
        CHECK(flanks(spot, {{spot.block(12, 4, 18, 8)}, {}, {}}).zones == Zones{Zone::right_flank});
        CHECK(flanks(spot, {{spot.block(12, -8, 18, -4)}, {}, {}}).zones ==
              Zones{Zone::right_flank, Zone::rear});
        CHECK(total(flanks(spot, {{spot.block(12, -8, 18, -4)}, {}, {}}).ruling) == -1);  // one single -1
    }
}

TEST_CASE("7 a friend in the same zone less than 10 cm out, or cover the side rests on, closes it",
          "[R189][Q101]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Readings literal = with(Option::air_logic, value::logic_or);
        const Box enemy = spot.block(15, -2, 20, 2), near_friend = spot.block(12, -4, 14, -2),
                  wood = spot.block(8, -3, 13, 3);
        CHECK(flanks(spot, {{enemy}, {near_friend}, {}}).zones.empty());
        CHECK(flanks(spot, {{enemy}, {spot.block(20, -4, 24, -2)}, {}}).zones ==
              Zones{Zone::right_flank});  // exactly 10.0
        CHECK(flanks(spot, {{enemy}, {spot.block(-14, -4, -12, -2)}, {}}).zones == Zones{Zone::right_flank});
        CHECK(flanks(spot, {{enemy}, {}, {wood}}).zones.empty());
        CHECK(flanks(spot, {{enemy}, {}, {spot.block(10, -3, 13, 3)}}).zones.empty());  // touching is enough
        CHECK(flanks(spot, {{enemy}, {}, {spot.block(10.1, -3, 13, 3)}}).zones == Zones{Zone::right_flank});
        CHECK(flanks(spot, {{enemy}, {near_friend}, {}}, literal).zones == Zones{Zone::right_flank});
        CHECK(flanks(spot, {{enemy}, {near_friend}, {wood}}, literal).zones.empty());
    }
}

TEST_CASE("7 a threatened zone says who threatens it, who guards it and what shelters it",
          "[R188][R189][R190][Q101]") {
    const Subject foe{SubjectKind::element, 1, 4}, own{SubjectKind::element, 0, 2};
    for (const Spot& spot : plane::spots) {
        FlankQuestion q{spot.box(0, 0, 20, 10), {}, {}, {}, by_the_book};
        q.enemies.push_back({spot.block(15, -2, 20, 2), false, {}, foe});
        q.friends.push_back({spot.block(12, -4, 14, -2), false, {}, own});
        q.covers.push_back(plane::ground_of(spot.block(10, -3, 13, 3)));
        q.cover_terrain = {7};
        const Ruling ruling = rule_on_flanks(q).ruling;
        REQUIRE(ruling.findings.size() == 5);
        const auto says = [&](std::size_t i, Say say, std::uint8_t depth) {
            return ruling.findings[i].say == id(say) && ruling.findings[i].depth == depth;
        };
        CHECK(says(1, Say::zone_is_held, 1));
        CHECK(says(2, Say::zone_threatened_by, 2));
        CHECK(ruling.findings[2].subject == foe);
        CHECK(ruling.measures.at(static_cast<std::size_t>(ruling.findings[2].measure)).value ==
              length_from_cm(5));
        CHECK(says(3, Say::zone_guarded_by, 2));
        CHECK(ruling.findings[3].subject == own);
        CHECK(ruling.measures.at(static_cast<std::size_t>(ruling.findings[3].measure)).value ==
              length_from_cm(2));
        CHECK(says(4, Say::zone_sheltered_by, 2));
        CHECK(ruling.findings[4].b == 7);
        CHECK(first_unexplained(ruling) == ruling.findings.size());
    }
}

TEST_CASE("7 a stated distance is that of a neighbour's nearest part, and no part of it is nearer",
          "[R188][R190][Q101][Q135]") {
    for (const Spot& spot : plane::spots) {
        // It stands on the right, 2 cm off, and reaches into the rear.
        FlankQuestion q{spot.box(0, 0, 20, 10), {}, {}, {}, by_the_book};
        q.enemies.push_back({spot.block(12, -8, 18, -4), false, length_from_cm(0.1), {}});
        const auto stated = [&](double cm) {
            q.enemies[0].stated = length_from_cm(cm);
            return rule_on_flanks(q);
        };
        CHECK(stated(9.9).zones == Zones{Zone::right_flank, Zone::rear});
        CHECK(stated(9.9).ruling.doubts.empty());
        CHECK(stated(10).zones.empty());
        CHECK(stated(1).zones == Zones{Zone::right_flank, Zone::rear});
    }
}

TEST_CASE("7 open flanks stay the same when the table is laid anew, left and right swapped by a mirror",
          "[R188][Q101]") {
    REQUIRE(rc::check("flanks", [] {
        const Box element = plane::any_box();
        const std::vector<Box> enemies = plane::any_boxes(4), friends = plane::any_boxes(3),
                               covers = plane::any_boxes(2);
        const auto zones = [&](const plane::Relaying& r) {
            FlankQuestion q{plane::laid_anew(element, r), {}, {}, {}, by_the_book};
            for (const Box& b : enemies) q.enemies.push_back({plane::laid_anew(b, r), false, {}, {}});
            for (const Box& b : friends) q.friends.push_back({plane::laid_anew(b, r), false, {}, {}});
            for (const Box& b : covers) q.covers.push_back(plane::ground_of(plane::laid_anew(b, r)));
            return rule_on_flanks(q).zones;
        };
        const plane::Relaying r = plane::any_relaying();
        Zones expected;
        for (const Zone z : zones({})) expected.push_back(r.is_mirrored ? mirrored(z) : z);
        std::sort(expected.begin(), expected.end());
        RC_ASSERT(zones(r) == expected);
    }));
}

namespace {

/// From where an attack on a line of 12 x 1.5 cm comes, its front through the spot, by a path of places about it.
struct Came {
    Aspect aspect{};
    Ruling ruling;
};
Came came(const Spot& spot, std::initializer_list<std::pair<double, double>> path, double sd) {
    Came out;
    out.ruling =
        rule_on_aspect(spot.box(0, -0.75, 12, 1.5), spot.outline(path), out.aspect, length_from_cm(sd));
    return out;
}

}  // namespace

TEST_CASE("4 an attack's worst point is measured from both prolongations", "[R131][R132][R134][Q69][Q70]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Came flank = came(spot, {{20, -1}, {15, -0.3}, {9, -0.8}}, 0);
        CHECK(flank.aspect == Aspect::flank);
        REQUIRE(flank.ruling.measures.size() == 2);
        CHECK(std::abs(flank.ruling.measures[0].value.hundredths_of_mm + 300) <=
              2);  // 3 mm short of the front's
        CHECK(plane::are_within(flank.ruling.measures[0].to, spot.at(15, -0.3), 2));
        CHECK(plane::are_within(flank.ruling.measures[0].from, spot.at(15, 0), 2));
        CHECK(std::abs(flank.ruling.measures[1].value.hundredths_of_mm + 1200) <=
              2);  // 12 mm short of the back's
        CHECK(flank.ruling.doubts.empty());
        CHECK(verdict(flank.ruling) == Verdict::not_covered);
        CHECK(total(flank.ruling) == static_cast<int>(Aspect::flank));
        // The point that touched the front zone decides, wherever the path ends.
        const Came front = came(spot, {{20, 0.4}, {9, -0.8}}, 0);
        CHECK(front.aspect == Aspect::front);
        CHECK(std::abs(front.ruling.measures[0].value.hundredths_of_mm - 400) <= 2);
    }
}

TEST_CASE("4 too near a prolongation, an attack may be either", "[R131][R132][R134][Q69][Q70]") {
    const auto outcomes = [](const Came& c) {
        std::vector<std::pair<Aspect, Aspect>> out;
        for (const Doubt& d : c.ruling.doubts)
            out.emplace_back(static_cast<Aspect>(d.met.n), static_cast<Aspect>(d.missed.n));
        return out;
    };
    using Pairs = std::vector<std::pair<Aspect, Aspect>>;
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const Came near_front = came(spot, {{9, -0.1}}, 0.1);
        CHECK(near_front.aspect == Aspect::flank);
        CHECK(verdict(near_front.ruling) == Verdict::too_close);
        CHECK(outcomes(near_front) == Pairs{{Aspect::front, Aspect::flank}});
        CHECK(outcomes(came(spot, {{9, 0.1}}, 0.1)) == Pairs{{Aspect::front, Aspect::flank}});
        CHECK(outcomes(came(spot, {{9, -0.25}}, 0.1)).empty());
        const Came near_back = came(spot, {{9, -1.6}}, 0.1);
        CHECK(near_back.aspect == Aspect::rear);
        CHECK(outcomes(near_back) == Pairs{{Aspect::rear, Aspect::flank}});
        CHECK(outcomes(came(spot, {{9, -1.4}}, 0.1)) == Pairs{{Aspect::rear, Aspect::flank}});
        // A thin line and a rough hand: it may have come from anywhere.
        CHECK(outcomes(came(spot, {{9, -0.7}}, 1)) ==
              Pairs{{Aspect::front, Aspect::flank}, {Aspect::rear, Aspect::flank}});
    }
}

TEST_CASE("4 by measure_inclusive, supports at 3.0 cm and neighbours at 10.0 cm count",
          "[R143][R189][R190][Q06]") {
    const Readings inclusive = with(Option::measure_inclusive, 1);
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        const auto supports = [&](double gap, const Readings& readings) {
            SupportQuestion q;
            q.units = {{"0", spot.box(0, 0, 3, 6)}, {"1", spot.box(3 + gap, 0, 3, 6)}};
            q.engaged = {true, false};
            q.overhanging = {false, false};
            q.readings = readings;
            return rule_on_supports(q).roles[1] == Role::support;
        };
        CHECK_FALSE(supports(3, by_the_book));
        CHECK(supports(3, inclusive));
        CHECK_FALSE(supports(3.1, inclusive));
        const Box at_ten = spot.block(-25, -2, -20, 2), beyond = spot.block(-25.1, -2, -20.1, 2);
        CHECK(flanks(spot, {{at_ten}, {}, {}}, inclusive).zones == Zones{Zone::left_flank});
        CHECK(flanks(spot, {{beyond}, {}, {}}, inclusive).zones.empty());
        CHECK(flanks(spot, {{spot.block(-15, -2, -12, 2)}, {at_ten}, {}}, inclusive).zones.empty());
    }
}
