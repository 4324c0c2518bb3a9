#include "random_engagements.hpp"
#include "systems/plaquette/element_value.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

bool same(const Withdrawal& a, const Withdrawal& b) {
    return a.cm == b.cm && a.facing == b.facing && a.keeps_formation == b.keeps_formation;
}

void assert_same_side(const SideAnswer& a, const SideAnswer& b) {
    RC_ASSERT(a.units.size() == b.units.size());
    for (std::size_t i = 0; i < a.units.size(); ++i) {
        RC_ASSERT(a.units[i].role == b.units[i].role);
        RC_ASSERT(a.units[i].value == b.units[i].value);
        RC_ASSERT(a.units[i].lost == b.units[i].lost);
    }
    RC_ASSERT(a.total == b.total);
    RC_ASSERT(a.value == b.value);
    RC_ASSERT(a.morale == b.morale);
    RC_ASSERT(a.loss == b.loss);
    RC_ASSERT(a.loss_due == b.loss_due);
    RC_ASSERT(a.result == b.result);
    RC_ASSERT(a.stance_after == b.stance_after);
    RC_ASSERT(a.artillery_lost == b.artillery_lost);
    RC_ASSERT(a.fatigue_after == b.fatigue_after);
    RC_ASSERT(a.may_advance == b.may_advance);
    RC_ASSERT(a.is_incapable == b.is_incapable);
    RC_ASSERT(a.move.has_value() == b.move.has_value());
    if (a.move) RC_ASSERT(same(*a.move, *b.move));
}

int sum_of_role(const SideAnswer& side, Role role) {
    int sum = 0;
    for (const UnitAnswer& u : side.units) sum += u.role == role ? u.value : 0;
    return sum;
}

/// How much one change to the first side moves the difference.
template <class Change>
int moved_by(const Engagement& e, const ValueDice& dice, Change change) {
    Engagement changed = e;
    change(changed.sides[0]);
    return rule_on_engagement(changed, dice).difference - rule_on_engagement(e, dice).difference;
}

}  // namespace

TEST_CASE("7 whatever meets, the findings folded in order give the difference, and each is explained",
          "[R195][Q03]") {
    REQUIRE(rc::check("fold and law", [] {
        const Engagement e = any_engagement();
        const EngagementAnswer a = rule_on_engagement(e, any_dice());
        RC_ASSERT(total(a.ruling) == a.difference);
        RC_ASSERT(fold(a.ruling.findings, 0, 0) == a.difference);
        RC_ASSERT(first_unexplained(a.ruling) == a.ruling.findings.size());
        RC_ASSERT(a.sides[0].morale - a.sides[1].morale == a.difference);
    }));
}

TEST_CASE("7 whatever meets, every finding cites a rule of the text and none a reading there is not",
          "[R195]") {
    REQUIRE(rc::check("citations", [] {
        const Engagement e = any_engagement();
        for (const Finding& f : rule_on_engagement(e, any_dice()).ruling.findings) {
            RC_ASSERT(f.rule.number >= 3);
            RC_ASSERT(f.rule.number <= 233);
            RC_ASSERT(f.reading <= 136);
        }
    }));
}

TEST_CASE("7 whatever meets, swapping the sides mirrors the answer", "[R195][R058]") {
    REQUIRE(rc::check("mirror", [] {
        const Engagement e = any_engagement();
        const ValueDice dice = any_dice();
        const EngagementAnswer a = rule_on_engagement(e, dice);
        const EngagementAnswer b = rule_on_engagement(mirrored(e), {dice[1], dice[0]});
        RC_ASSERT(a.difference == -b.difference);
        RC_ASSERT(a.winner.has_value() == b.winner.has_value());
        if (a.winner) RC_ASSERT(*a.winner == 1 - *b.winner);
        assert_same_side(a.sides[0], b.sides[1]);
        assert_same_side(a.sides[1], b.sides[0]);
    }));
}

TEST_CASE("7 the same question twice gives the same ruling, finding by finding", "[R195]") {
    REQUIRE(rc::check("twice", [] {
        const Engagement e = any_engagement();
        const ValueDice dice = any_dice();
        const EngagementAnswer a = rule_on_engagement(e, dice), b = rule_on_engagement(e, dice);
        RC_ASSERT(bacler::same(a.ruling, b.ruling));
        assert_same_side(a.sides[0], b.sides[0]);
        assert_same_side(a.sides[1], b.sides[1]);
    }));
}

TEST_CASE("6 the sum is the engaged, half the supports, a quarter of the backing, as read",
          "[R167][R168][R169][Q03]") {
    REQUIRE(rc::check("total from the units' values", [] {
        Engagement e = any_engagement();
        e.readings.choose(Option::support_rounding, value::per_line);
        const EngagementAnswer a = rule_on_engagement(e, any_dice());
        const std::array<int, 2> totals = totals_of(e);
        for (std::size_t side = 0; side < 2; ++side) {
            const SideAnswer& s = a.sides[side];
            RC_ASSERT(s.total == totals[side]);
            RC_ASSERT(s.total == sum_of_role(s, Role::engaged) + sum_of_role(s, Role::support) / 2 +
                                     sum_of_role(s, Role::backing) / 4);
        }
    }));
}

TEST_CASE("6 the value lies between what the odds foretell, and a lower face never lowers it",
          "[R170][R171][R174]") {
    REQUIRE(rc::check("dice", [] {
        const Engagement e = any_engagement();
        const std::array<int, 2> totals = totals_of(e);
        int before = 1000;
        for (int die = 1; die <= 10; ++die) {
            const int value = rule_on_engagement(e, {die, 5}).sides[0].value;
            const ValueOdds odds = value_odds(totals[0], e.sides[0].stance, e.readings);
            RC_ASSERT(value == (die <= odds.units ? *odds.with : odds.without));
            RC_ASSERT(value <= before);
            before = value;
        }
    }));
}

TEST_CASE("7 losses are what is due as far as there is anybody, and fall on those who fought",
          "[R201][R207][Q110]") {
    REQUIRE(rc::check("losses of an engagement", [] {
        const Engagement e = any_engagement();
        const EngagementAnswer a = rule_on_engagement(e, any_dice());
        for (std::size_t side = 0; side < 2; ++side) {
            const SideAnswer& s = a.sides[side];
            int lost = 0, there = 0;
            for (std::size_t i = 0; i < s.units.size(); ++i) {
                const Unit& u = e.sides[side].units[i].unit;
                const int plaquettes = plaquettes_of(u.arm, u.values.size());
                RC_ASSERT(s.units[i].lost <= plaquettes);
                RC_ASSERT(s.units[i].role != Role::none || s.units[i].lost == 0);
                lost += s.units[i].lost;
                there += s.units[i].role == Role::none ? 0 : plaquettes;
            }
            RC_ASSERT(s.loss == lost);
            RC_ASSERT(s.loss == std::min(s.loss_due, there));
        }
    }));
}

TEST_CASE("7 what follows from the difference follows for the loser alone",
          "[R196][R197][R198][R199][R200][R208][Q111]") {
    REQUIRE(rc::check("consequences", [] {
        const Engagement e = any_engagement();
        const EngagementAnswer a = rule_on_engagement(e, any_dice());
        const int off = std::min(std::abs(a.difference), 4);
        for (std::size_t side = 0; side < 2; ++side) {
            const SideAnswer& s = a.sides[side];
            const bool loses = a.winner && *a.winner != static_cast<int>(side);
            if (!a.winner)
                RC_ASSERT(s.result == CombatResult::melee);
            else if (loses)
                RC_ASSERT(s.result == static_cast<CombatResult>(off));
            else
                RC_ASSERT(!s.result.has_value());
            RC_ASSERT(!s.move.has_value() || loses);
            RC_ASSERT(s.artillery_lost == GunsLost::none || (loses && off >= 3));
            RC_ASSERT(loses || s.stance_after == e.sides[side].stance);
            RC_ASSERT(s.may_advance ==
                      (a.winner == static_cast<int>(side) && e.sides[side].stance == Stance::attack));
            if (s.move) RC_ASSERT(s.move->cm >= 0);
            if (s.move) RC_ASSERT((s.move->facing == Facing::away) == (off >= 3));
        }
    }));
}

TEST_CASE("7 one more of each thing moves the difference the way its line says",
          "[R178][R179][R180][R181][R187][R188][R191][R192]") {
    REQUIRE(rc::check("monotone lines", [] {
        const Engagement e = any_engagement();
        const ValueDice dice = any_dice();
        RC_ASSERT(moved_by(e, dice, [](EngagedSide& s) { ++s.supporting_elements; }) == 1);
        RC_ASSERT(moved_by(e, dice, [](EngagedSide& s) { ++s.fatigue; }) == -1);
        RC_ASSERT(moved_by(e, dice, [](EngagedSide& s) { ++s.lost; }) == -1);
        RC_ASSERT(moved_by(e, dice, [](EngagedSide& s) { ++s.staff_charisma; }) ==
                  (e.sides[0].staff_is_near ? 1 : 0));
        RC_ASSERT(moved_by(e, dice, [](EngagedSide& s) { ++s.staff_value; }) >= 0);
        RC_ASSERT(moved_by(e, dice, [](EngagedSide& s) { ++s.flank_attackers; }) <= 0);
        RC_ASSERT(moved_by(e, dice, [](EngagedSide& s) { ++s.rear_attackers; }) <= 0);
        RC_ASSERT(moved_by(e, dice, [](EngagedSide& s) { s.open_threatened = 0; }) ==
                  (e.sides[0].open_threatened > 0 ? 1 : 0));
        RC_ASSERT(moved_by(e, dice, [](EngagedSide& s) { s.hindrances += 3; }) == 0);
    }));
}

TEST_CASE("6 in an engagement too a plaquette added last never lowers its unit's value",
          "[R147][R148][R149][Q83]") {
    // Where the arms are even, one plaquette may make waves or double lines of an element, or unmake them: units of one arm.
    REQUIRE(rc::check("one plaquette more", [] {
        Engagement e = any_engagement();
        EngagedSide& s = e.sides[0];
        s.units.erase(
            std::remove_if(s.units.begin(), s.units.end(),
                           [&](const EngagedUnit& u) { return u.unit.arm != s.units.front().unit.arm; }),
            s.units.end());
        for (EngagedUnit& u : e.sides[1].units) u.opponents.clear();
        const auto place = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(s.units.size())));
        const ValueDice dice = any_dice();
        const EngagementAnswer before = rule_on_engagement(e, dice);
        s.units[place].unit.values.push_back(*rc::gen::inRange(worst_troops, best_troops + 1));
        const EngagementAnswer after = rule_on_engagement(e, dice);
        RC_ASSERT(after.sides[0].units[place].value >= before.sides[0].units[place].value);
        RC_ASSERT(after.sides[0].total >= before.sides[0].total);
    }));
}

TEST_CASE("4 an element without a unit that can answer is known by its engaged units alone", "[R136][Q73]") {
    REQUIRE(rc::check("incapacity", [] {
        const Engagement e = any_engagement();
        const EngagementAnswer a = rule_on_engagement(e, any_dice());
        for (std::size_t side = 0; side < 2; ++side) {
            const bool answers =
                std::any_of(a.sides[side].units.begin(), a.sides[side].units.end(),
                            [](const UnitAnswer& u) { return u.role == Role::engaged && u.value > 0; });
            RC_ASSERT(a.sides[side].is_incapable == !answers);
            if (answers || e.sides[1 - side].stance != Stance::attack)
                continue;  // R136 speaks of the attacker
            RC_ASSERT(a.sides[1 - side].loss == 0);
            RC_ASSERT(a.sides[1 - side].fatigue_after == e.sides[1 - side].fatigue);
        }
    }));
}
