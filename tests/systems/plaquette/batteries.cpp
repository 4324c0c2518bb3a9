#include "systems/plaquette/batteries.hpp"

#include "asking.hpp"
#include "random_tables.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;
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
