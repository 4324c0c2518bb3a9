#include "systems/plaquette/batteries.hpp"

#include "asking.hpp"
#include "random_tables.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
using plane::Box;
using plane::Spot;

namespace {

/// A battery whose front's centre is on the spot, and an enemy column whose front stands so far ahead of it.
Scenario shot(const Spot& spot, Weight weight, double cm, Stance stance = Stance::defence) {
    return scenario_of({element_at("G", stance, spot.place, spot.heading, {guns("G0", weight)})},
                       {element_at("T", Stance::defence, spot.at(0, cm), spot.heading + 180, {foot("T0")})});
}

BatteryTarget judged(const Scenario& s) {
    const LaidTable table = lay_out(s);
    const std::vector<BatteryReport> reports = batteries_on(table, lay_out_meetings(table));
    REQUIRE(!reports.empty());
    REQUIRE(!reports[0].targets.empty());
    return reports[0].targets[0];
}

/// A friend across the field, from 8 to 14 cm ahead.
Element friend_across(const Spot& spot, double right = 0) {
    return element_at("F", Stance::defence, spot.at(right, 14), spot.heading, {foot("F0")});
}

}  // namespace

TEST_CASE("3 ranges by weight of gun, front edge to nearest point, limits inclusive",
          "[R113][R114][R115][Q60]") {
    struct Case {
        Weight weight;
        double cm;
        RangeBand band;
    };
    for (const Spot& spot : plane::spots)
        for (const Case& c :
             {Case{Weight::light, 10, RangeBand::short_range},
              Case{Weight::light, 10.1, RangeBand::long_range},
              Case{Weight::light, 20, RangeBand::long_range}, Case{Weight::light, 20.1, RangeBand::beyond},
              Case{Weight::medium, 15, RangeBand::short_range},
              Case{Weight::medium, 15.1, RangeBand::long_range},
              Case{Weight::medium, 30, RangeBand::long_range}, Case{Weight::medium, 30.1, RangeBand::beyond},
              Case{Weight::heavy, 20, RangeBand::short_range},
              Case{Weight::heavy, 39.6, RangeBand::long_range},
              Case{Weight::heavy, 40, RangeBand::long_range}, Case{Weight::heavy, 40.1, RangeBand::beyond}}) {
            INFO("heading " << spot.heading << ", weight " << static_cast<int>(c.weight) << " at " << c.cm);
            const BatteryTarget t = judged(shot(spot, c.weight, c.cm));
            CHECK(t.band == c.band);
            CHECK(t.is_allowed == (c.band != RangeBand::beyond));
            CHECK(std::abs(in_cm(t.distance) - c.cm) <= 0.002);
            CHECK(t.deciding == RuleRef{static_cast<std::uint16_t>(113 + static_cast<int>(c.weight))});
        }
}

TEST_CASE("3 a friend across the field forbids the shot; one beside it, or a staff, does not",
          "[R107][Q55]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = shot(spot, Weight::heavy, 30);
        s.sides[0].elements.push_back(friend_across(spot));
        CHECK_FALSE(judged(s).is_allowed);
        CHECK(judged(s).deciding == RuleRef{107});
        s.sides[0].elements[1] = friend_across(spot, 3);  // tangent to the straight shot
        CHECK(judged(s).is_allowed);
        s.sides[0].elements.pop_back();
        Staff general;
        general.at = spot.at(0, 10);
        s.sides[0].staffs.push_back(general);
        CHECK(judged(s).is_allowed);
    }
}

TEST_CASE("3 the battery's own element masks it, the target's does not", "[R107][Q55]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = shot(spot, Weight::heavy, 30);
        Element own = element_at("G", Stance::defence, spot.at(0, 7), spot.heading,
                                 {guns("G0", Weight::heavy), foot("G1")});
        own.rows = {{1}, {0}};  // the column from 1 to 7 ahead, the guns behind it
        s.sides[0].elements[0] = own;
        CHECK(judged(s).deciding == RuleRef{107});
        own.rows = {{0}, {1}};
        s.sides[0].elements[0] = own;
        Element target = element_at("T", Stance::defence, spot.at(0, 30), spot.heading + 180,
                                    {foot("T0"), foot("T1", Formation::line)});
        target.rows = {{0}, {1}};
        s.sides[1].elements[0] = target;
        CHECK(judged(s).is_allowed);
    }
}

TEST_CASE("3 guns on a height fire over what stands lower", "[R108][Q55]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = shot(spot, Weight::heavy, 30);
        s.sides[0].elements.push_back(friend_across(spot));
        s.terrain.push_back(feature("hill", TerrainKind::hill, spot.block(-10, -10, 10, 5), 1));
        CHECK(judged(s).is_allowed);
        s.terrain.push_back(
            feature("knoll", TerrainKind::hill, spot.block(-5, 7, 5, 15), 1));  // and the friend as high
        CHECK_FALSE(judged(s).is_allowed);
    }
}

TEST_CASE("3 a wood or a hill between hides the target", "[R104][R105][Q50][Q51]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = shot(spot, Weight::heavy, 30);
        s.terrain.push_back(feature("wood", TerrainKind::wood, spot.block(-20, 10, 20, 20)));
        CHECK_FALSE(judged(s).is_allowed);
        CHECK(judged(s).deciding == RuleRef{105});
        s.terrain[0] = feature("hill", TerrainKind::hill, spot.block(-20, 10, 20, 20), 1);
        CHECK(judged(s).deciding == RuleRef{104});
        s.terrain[0] =
            feature("wood", TerrainKind::wood, spot.block(-20, 30, 20, 40));  // the target at its edge
        CHECK(judged(s).is_allowed);
    }
}

TEST_CASE("3 a grand battery fires in defence only, guns of an engaged or retreating element not at all",
          "[R106][R109][R112][Q53][Q58][Q59]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        CHECK(judged(shot(spot, Weight::heavy, 30, Stance::manoeuvre)).deciding == RuleRef{112});
        Scenario s = shot(spot, Weight::heavy, 30, Stance::retreat);
        s.sides[0].elements[0] = element_at("G", Stance::retreat, spot.at(-2, 0), spot.heading,
                                            {guns("G0", Weight::heavy), foot("G1")});
        CHECK_FALSE(judged(s).is_allowed);
        CHECK(judged(s).deciding == RuleRef{109});
        s.sides[0].elements[0].stance = Stance::attack;
        CHECK(judged(s).is_allowed);
        // An enemy 3 cm before its column: it is engaged, and no gun of it fires at anyone.
        s.sides[1].elements.push_back(
            element_at("E", Stance::defence, spot.at(2, 3), spot.heading + 180, {foot("E0")}));
        CHECK(judged(s).deciding == RuleRef{106});
    }
}

TEST_CASE("3 a cover across the field blocks like a unit, but not the battery's nor the target's own",
          "[R107][R111][Q55]") {
    for (const Spot& spot : plane::spots)
        for (const TerrainKind kind : {TerrainKind::hedge, TerrainKind::orchard, TerrainKind::wall,
                                       TerrainKind::house, TerrainKind::earthwork, TerrainKind::redoubt}) {
            INFO("heading " << spot.heading << ", kind " << static_cast<int>(kind));
            Scenario s = shot(spot, Weight::heavy, 30);
            const auto with_cover = [&](const Box& box) {
                s.terrain = {feature("cover", kind, box)};
                return judged(s);
            };
            CHECK_FALSE(with_cover(spot.block(-20, 14, 20, 14.1)).is_allowed);
            CHECK(judged(s).deciding == RuleRef{107});
            CHECK(with_cover(spot.block(1.5, 14, 20, 16)).is_allowed);   // tangent to the straight shot
            CHECK(with_cover(spot.block(-20, -4, 20, 0.5)).is_allowed);  // the guns stand in it
            CHECK(with_cover(spot.block(-20, 0, 20, 0.5)).is_allowed);   // or touch it
            CHECK_FALSE(with_cover(spot.block(-20, 0.2, 20, 0.7)).is_allowed);
            CHECK(with_cover(spot.block(-20, 29, 20, 40)).is_allowed);    // the target stands in it
            CHECK(with_cover(spot.block(-20, 36.1, 20, 40)).is_allowed);  // beyond it
            CHECK_FALSE(with_cover(spot.block(-20, 28, 20, 29.8)).is_allowed);
        }
}

TEST_CASE("3 rough going and roads are no cover: they block no field", "[R107][Q55]") {
    for (const TerrainKind kind : {TerrainKind::stream, TerrainKind::marsh, TerrainKind::plough,
                                   TerrainKind::snow, TerrainKind::road, TerrainKind::open}) {
        const Spot& spot = plane::spots[1];
        Scenario s = shot(spot, Weight::heavy, 30);
        s.terrain = {feature("ground", kind, spot.block(-20, 14, 20, 16))};
        CHECK(judged(s).is_allowed);
    }
}

TEST_CASE("3 guns on a height fire over a cover that stands lower, and find the way past its end",
          "[R108][Q54][Q55]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = shot(spot, Weight::heavy, 30);
        const TerrainFeature hill = feature("hill", TerrainKind::hill, spot.block(-10, -10, 10, 5), 1),
                             hedge = feature("hedge", TerrainKind::hedge, spot.block(-20, 14, 20, 15));
        s.terrain = {hill, hedge};
        CHECK(judged(s).is_allowed);
        s.terrain[0] = feature("hill", TerrainKind::hill, spot.block(-40, -10, 40, 50), 1);
        CHECK(judged(s).deciding == RuleRef{107});  // it stands as high as the guns
        // A hedge across the straight shot to a wide line, whose far end is seen past it.
        s = scenario_of({s.sides[0].elements[0]},
                        {element_at("T", Stance::defence, spot.at(0, 30), spot.heading + 180,
                                    {foot("T0", Formation::line)})});
        s.terrain = {feature("hedge", TerrainKind::hedge, spot.block(-20, 14, 0, 15))};
        CHECK(judged(s).is_allowed);
        s.terrain = {feature("hedge", TerrainKind::hedge, spot.block(-20, 14, 1.2, 15))};
        CHECK(judged(s).is_allowed);
        s.terrain = {feature("hedge", TerrainKind::hedge, spot.block(-20, 14, 1.5, 15))};
        CHECK_FALSE(judged(s).is_allowed);
    }
}

TEST_CASE("3 an aim lies on a unit, never on the ground between two of them", "[R107][Q54]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        // Two columns 27 cm apart about the straight shot; friends stand before each, none before the gap.
        Scenario s = shot(spot, Weight::heavy, 30);
        Element& target = s.sides[1].elements[0];
        target.units = {foot("T0"), foot("T1")};
        target.rows.clear();
        target.front.reset();
        for (std::size_t i = 0; i < 2; ++i)
            target.units[i].own_front =
                plane::Pose{spot.at(i == 0 ? 15 : -15, 25), angle_from_degrees(spot.heading + 180)};
        CHECK(judged(s).is_allowed);
        REQUIRE(judged(s).aim);
        const auto friend_before = [&](double right) {
            s.sides[0].elements.push_back(element_at("F" + std::to_string(s.sides[0].elements.size()),
                                                     Stance::defence, spot.at(right, 20), spot.heading,
                                                     {foot("F0", Formation::line)}));
        };
        friend_before(12);
        CHECK(judged(s).is_allowed);  // the other column
        friend_before(-12);
        CHECK_FALSE(judged(s).is_allowed);
        CHECK(judged(s).deciding == RuleRef{107});
    }
}

TEST_CASE("3 by the reading, nobody fires into a melee", "[R106][Q65]") {
    for (const Spot& spot : plane::spots) {
        INFO("heading " << spot.heading);
        Scenario s = shot(spot, Weight::heavy, 30);
        // A friend in attack 3 cm from the target's flank.
        s.sides[0].elements.push_back(
            element_at("F", Stance::attack, spot.at(4.5, 33), spot.heading + 270, {foot("F0")}));
        CHECK(judged(s).is_allowed);
        s.readings.choose(Option::fire_into_melee, 0);
        CHECK_FALSE(judged(s).is_allowed);
        CHECK(judged(s).deciding == RuleRef{106});
        s.sides[0].elements[1].front->at = spot.at(4.7, 33);
        CHECK(judged(s).is_allowed);  // not engaged
    }
}

TEST_CASE("3 what a battery may do stays the same when a table of 2 to 8 elements is turned",
          "[R107][R104][R105]") {
    REQUIRE(rc::check("laid anew", [] {
        const Scenario s = any_table(8), anew = laid_anew(s, plane::any_turn());
        const LaidTable before = lay_out(s), after = lay_out(anew);
        const auto a = batteries_on(before, lay_out_meetings(before)),
                   b = batteries_on(after, lay_out_meetings(after));
        RC_ASSERT(a.size() == b.size());
        for (std::size_t i = 0; i < a.size(); ++i)
            for (std::size_t k = 0; k < a[i].targets.size(); ++k) {
                RC_ASSERT(a[i].targets[k].is_allowed == b[i].targets[k].is_allowed);
                RC_ASSERT(a[i].targets[k].band == b[i].targets[k].band);
                RC_ASSERT(a[i].targets[k].deciding == b[i].targets[k].deciding);
            }
    }));
}
