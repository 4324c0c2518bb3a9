#include "systems/plaquette/staff_loss.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

StaffAnswer losses_of(StaffLevel level, int losses, int value, int charisma, const std::vector<int>& dice,
                      const Readings& readings = {}) {
    StaffAnswer a = rule_on_staff_losses(level, losses, value, charisma, dice, readings);
    CHECK_THAT(a.ruling, is_explained());
    return a;
}

}  // namespace

TEST_CASE("7 a staff rolls for every 6, 15 or 30 plaquettes lost, the remainder dropped",
          "[R211][R212][R213][Q114]") {
    CHECK(staff_rolls(StaffLevel::division, 5) == 0);
    CHECK(staff_rolls(StaffLevel::division, 6) == 1);
    CHECK(staff_rolls(StaffLevel::division, 13) == 2);
    CHECK(staff_rolls(StaffLevel::corps, 14) == 0);
    CHECK(staff_rolls(StaffLevel::corps, 15) == 1);
    CHECK(staff_rolls(StaffLevel::corps, 31) == 2);
    CHECK(staff_rolls(StaffLevel::army, 29) == 0);
    CHECK(staff_rolls(StaffLevel::army, 30) == 1);
    CHECK(staff_rolls(StaffLevel::army, 0) == 0);
    CHECK_THROWS_AS(staff_rolls(StaffLevel::army, -1), BrokenPromise);
}

TEST_CASE("7 a hit on a 1 takes a point of value and one of charisma", "[R211][Q114]") {
    const StaffAnswer a1 = losses_of(StaffLevel::division, 6, 3, 0, {1});  // book battle A1
    CHECK(a1.rolls == 1);
    CHECK(a1.value == 2);
    CHECK(a1.charisma == 0);
    CHECK(total(a1.ruling) == 1);
    CHECK_THAT(a1.ruling, finds(211, Does::adds, 1).by(114));
    const StaffAnswer spared = losses_of(StaffLevel::division, 6, 3, 2, {2});
    CHECK(spared.value == 3);
    CHECK(spared.charisma == 2);
    CHECK(total(spared.ruling) == 0);
    const StaffAnswer both = losses_of(StaffLevel::division, 12, 4, 3, {1, 1});
    CHECK(both.value == 2);
    CHECK(both.charisma == 1);
}

TEST_CASE("7 corps and armies are cited by their own lines", "[R212][R213][Q114]") {
    CHECK_THAT(losses_of(StaffLevel::corps, 15, 4, 1, {1}).ruling, finds(212, Does::adds, 1));
    CHECK_THAT(losses_of(StaffLevel::army, 30, 5, 3, {1}).ruling, finds(213, Does::adds, 1));
}

TEST_CASE("7 values fall to 0 at the lowest, or to 1 by the reading staff_floor", "[R051][R055][R211][Q19]") {
    const StaffAnswer fallen = losses_of(StaffLevel::division, 18, 2, 1, {1, 1, 1});
    CHECK(fallen.value == 0);
    CHECK(fallen.charisma == 0);
    CHECK(total(fallen.ruling) == 3);  // hits
    const StaffAnswer floored =
        losses_of(StaffLevel::division, 18, 2, 1, {1, 1, 1}, with(Option::staff_floor, 1));
    CHECK(floored.value == 1);
    CHECK(floored.charisma == 0);
}

TEST_CASE("7 a staff rolls as many dice as it owes", "[R211]") {
    CHECK_THROWS_AS(rule_on_staff_losses(StaffLevel::division, 12, 3, 0, {1}, {}), BrokenPromise);
    CHECK_THROWS_AS(rule_on_staff_losses(StaffLevel::division, 6, 3, 0, {0}, {}), BrokenPromise);
    CHECK(losses_of(StaffLevel::division, 5, 3, 1, {}).value == 3);
}

TEST_CASE("7 the chances of hits are exact", "[R211][Q01][Q114]") {
    CHECK(staff_hit_chances(0) == std::vector<Fraction>{Fraction{1}});
    CHECK(staff_hit_chances(2) == std::vector<Fraction>{{81, 100}, {9, 50}, {1, 100}});
    CHECK(staff_hit_chances(3) == std::vector<Fraction>{{729, 1000}, {243, 1000}, {27, 1000}, {1, 1000}});
    Fraction sum{0};
    for (const Fraction& f : staff_hit_chances(9)) sum = sum + f;
    CHECK(sum == Fraction{1});
}
