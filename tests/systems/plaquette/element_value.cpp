#include "systems/plaquette/element_value.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

std::vector<ValuedUnit> worth(const std::vector<int>& values) {
    std::vector<ValuedUnit> out;
    for (const int v : values) out.push_back({v, {}, nullptr});
    return out;
}

ElementLines lines_worth(const std::vector<int>& engaged_units, const std::vector<int>& support = {},
                         const std::vector<int>& backing = {}) {
    return {worth(engaged_units), worth(support), worth(backing)};
}

/// The undivided sum, held to the law.
int sum_of(const ElementLines& lines, const Readings& readings = {}) {
    const Ruling r = rule_on_element(lines, Stance::defence, std::nullopt, readings);
    CHECK_THAT(r, is_explained());
    return total(r);
}

int value_with(const ElementLines& lines, Stance stance, int die, const Readings& readings = {}) {
    const Ruling r = rule_on_element(lines, stance, die, readings);
    CHECK_THAT(r, is_explained());
    return total(r);
}

}  // namespace

TEST_CASE("6 an element is worth its engaged units, half its supports, a quarter of its backing",
          "[R167][R168][R169][Q03]") {
    CHECK(sum_of(lines_worth({16, 16}, {16})) == 40);  // book battle A2a
    CHECK(sum_of(lines_worth({17, 17, 17}, {4})) == 53);
    CHECK(sum_of(lines_worth({20}, {20}, {20})) == 35);
    CHECK(sum_of(lines_worth({})) == 0);
    const Ruling r = rule_on_element(lines_worth({17, 17}, {13, 4}, {9}), Stance::attack, std::nullopt, {});
    CHECK_THAT(r, finds(167, Does::adds, 34));
    CHECK_THAT(r, finds(168, Does::adds, 8));  // 17 / 2
    CHECK_THAT(r, finds(169, Does::adds, 2));  // 9 / 4
    CHECK_THAT(r, finds_scaled(168, 1, 2));
    CHECK_THAT(r, finds_scaled(169, 1, 4));
    // Lines with nobody were looked at.
    const Ruling alone = rule_on_element(lines_worth({16}), Stance::attack, std::nullopt, {});
    CHECK_THAT(alone, finds(168, Does::no_bearing));
    CHECK_THAT(alone, finds(169, Does::no_bearing));
}

TEST_CASE("6 supports and backing round once a line, unit by unit, or once on the whole, by the reading",
          "[R060][R168][R169][Q03]") {
    const Readings by_unit = with(Option::support_rounding, value::per_unit);
    const Readings on_total = with(Option::support_rounding, value::grand_total);
    const ElementLines three_odd = lines_worth({16}, {17, 17, 17});
    CHECK(sum_of(three_odd) == 41);           // 51 / 2 = 25
    CHECK(sum_of(three_odd, by_unit) == 40);  // 8 + 8 + 8
    CHECK(sum_of(three_odd, on_total) == 41);
    const ElementLines both = lines_worth({16}, {17}, {18, 18});
    CHECK(sum_of(both) == 33);            // 16 + 8 + 9
    CHECK(sum_of(both, by_unit) == 32);   // 16 + 8 + 4 + 4
    CHECK(sum_of(both, on_total) == 33);  // 16 + 8.5 + 9 = 33.5
    const ElementLines halves = lines_worth({16}, {17}, {18});
    CHECK(sum_of(halves) == 28);            // 16 + 8 + 4
    CHECK(sum_of(halves, on_total) == 29);  // 16 + 8.5 + 4.5
}

TEST_CASE("6 the tens are the value and a d10 at most the units adds one", "[R170][R171][Q01]") {
    const ElementLines f1a = lines_worth({17, 17, 17}, {4});  // 53
    for (int die = 1; die <= 10; ++die) CHECK(value_with(f1a, Stance::attack, die) == (die <= 3 ? 6 : 5));
    CHECK_THAT(rule_on_element(f1a, Stance::attack, 4, {}), finds_scaled(170, 1, 10));
    CHECK_THAT(rule_on_element(f1a, Stance::attack, 4, {}), finds(171, Does::no_bearing).by(1));
    CHECK_THAT(rule_on_element(f1a, Stance::attack, 3, {}), finds(171, Does::adds, 1).by(1));
    CHECK_THROWS_AS(rule_on_element(f1a, Stance::attack, 0, {}), BrokenPromise);
    CHECK_THROWS_AS(rule_on_element(f1a, Stance::attack, 11, {}), BrokenPromise);
}

TEST_CASE("6 units of 0 never add, units of 9 fail only on a ten", "[R171][Q01]") {
    const ElementLines forty = lines_worth({20, 20});
    for (int die = 1; die <= 10; ++die) CHECK(value_with(forty, Stance::attack, die) == 4);
    CHECK_FALSE(value_odds(40, Stance::attack, {}).with.has_value());
    const ElementLines nineteen = lines_worth({19});
    CHECK(value_with(nineteen, Stance::attack, 9) == 2);
    CHECK(value_with(nineteen, Stance::attack, 10) == 1);
    CHECK(value_with(lines_worth({9}), Stance::attack, 9) == 1);
    CHECK(value_with(lines_worth({9}), Stance::attack, 10) == 0);
}

TEST_CASE("6 a sum of a hundred or more has as many whole tens as it has", "[R170][Q02]") {
    const ElementLines grand = lines_worth({60, 53});  // 113
    CHECK(value_with(grand, Stance::attack, 4) == 11);
    CHECK(value_with(grand, Stance::attack, 3) == 12);
}

TEST_CASE("6 falling back halves the value after the die, retreat and rout quarter it", "[R174][Q94][Q119]") {
    const ElementLines f1a = lines_worth({17, 17, 17}, {4});  // 53
    CHECK(value_with(f1a, Stance::fall_back, 4) == 2);        // 5 / 2
    CHECK(value_with(f1a, Stance::fall_back, 3) == 3);        // 6 / 2
    CHECK(value_with(f1a, Stance::retreat, 4) == 1);          // 5 / 4
    CHECK(value_with(f1a, Stance::retreat, 3) == 1);          // 6 / 4
    CHECK(value_with(lines_worth({29}), Stance::retreat, 10) == 0);
    CHECK_THAT(rule_on_element(f1a, Stance::fall_back, 4, {}), finds_scaled(174, 1, 2).by(94));
    CHECK_THAT(rule_on_element(f1a, Stance::retreat, 4, {}), finds_scaled(174, 1, 4).by(94));
    for (const Stance s : {Stance::attack, Stance::manoeuvre, Stance::defence}) {
        CHECK(value_with(f1a, s, 4) == 5);
        CHECK_THAT(rule_on_element(f1a, s, 4, {}), !bears(174));
    }
}

TEST_CASE("6 by the reading before_die the sum is divided, then read", "[R174][R171][Q94]") {
    const Readings before = with(Option::repli_division, value::before_die);
    const ElementLines f1a = lines_worth({17, 17, 17}, {4});  // 53: 26 falling back, 13 in retreat
    CHECK(value_with(f1a, Stance::fall_back, 6, before) == 3);
    CHECK(value_with(f1a, Stance::fall_back, 7, before) == 2);
    CHECK(value_with(f1a, Stance::fall_back, 6) == 2);  // after the die: 6 > 3, 5 / 2
    CHECK(value_with(f1a, Stance::retreat, 3, before) == 2);
    CHECK(value_with(f1a, Stance::retreat, 3) == 1);
    CHECK(value_with(f1a, Stance::attack, 3, before) == 6);
    const ValueOdds odds = value_odds(53, Stance::fall_back, before);
    CHECK(odds.tens == 2);
    CHECK(odds.units == 6);
    CHECK(odds.extra_chance == Fraction{3, 5});
    CHECK(odds.without == 2);
    CHECK(odds.with == 3);
}

TEST_CASE("6 the odds of a value: tens, units, chance", "[R170][R171][R174]") {
    const ValueOdds odds = value_odds(53, Stance::attack, {});
    CHECK(odds.tens == 5);
    CHECK(odds.units == 3);
    CHECK(odds.extra_chance == Fraction{3, 10});
    CHECK(odds.without == 5);
    CHECK(odds.with == 6);
    const ValueOdds in_retreat = value_odds(38, Stance::retreat, {});
    CHECK(in_retreat.without == 0);  // 3 / 4
    CHECK(in_retreat.with == 1);     // 4 / 4
}

TEST_CASE("6 what the odds foretell is what the die makes", "[R170][R171][R174][Q94]") {
    REQUIRE(rc::check("value_odds against the written value", [] {
        const auto some = rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30));
        const std::vector<int> first = *some, second = *some, third = *some;
        const Stance stance = *rc::gen::element(Stance::attack, Stance::manoeuvre, Stance::defence,
                                                Stance::fall_back, Stance::retreat);
        Readings readings;
        readings.choose(Option::support_rounding, *rc::gen::inRange(0, 3));
        readings.choose(Option::repli_division, *rc::gen::inRange(0, 2));
        const ElementLines lines = lines_worth(first, second, third);
        const int sum = total(rule_on_element(lines, stance, std::nullopt, readings));
        const ValueOdds odds = value_odds(sum, stance, readings);
        for (int die = 1; die <= 10; ++die) {
            const Ruling r = rule_on_element(lines, stance, die, readings);
            RC_ASSERT(total(r) == (die <= odds.units ? *odds.with : odds.without));
            RC_ASSERT(first_unexplained(r) == r.findings.size());
        }
    }));
}

TEST_CASE("6 the readings of roundings never differ by more than they round", "[R060][R168][R169][Q03]") {
    REQUIRE(rc::check("per_unit <= per_line <= on the total", [] {
        const auto some = rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30));
        const std::vector<int> first = *some, second = *some, third = *some;
        const ElementLines lines = lines_worth(first, second, third);
        const auto sum = [&](int rounding) {
            return total(rule_on_element(lines, Stance::attack, std::nullopt,
                                         with(Option::support_rounding, rounding)));
        };
        RC_ASSERT(sum(value::per_unit) <= sum(value::per_line));
        RC_ASSERT(sum(value::per_line) <= sum(value::grand_total));
        RC_ASSERT(sum(value::grand_total) <= sum(value::per_line) + 1);
    }));
}
