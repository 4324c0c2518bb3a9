#include "systems/plaquette/orders.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

TEST_CASE("1 a staff has as many orders as its value", "[R061][R046]") {
    for (int value = 0; value <= 5; ++value) {
        const Ruling r = rule_on_orders_available(value, 0);
        CHECK(total(r) == value);
        CHECK_THAT(r, finds(61, Does::sets, value));
        CHECK_THAT(r, !bears(210));
    }
}

TEST_CASE("1 order points lost by disorder come off, never below none", "[R061][R210][Q19]") {
    const Ruling two_less_one = rule_on_orders_available(2, 1);
    CHECK(total(two_less_one) == 1);  // book battle: A2, 2 - 1
    CHECK_THAT(two_less_one, finds(210, Does::adds, -1));
    CHECK(total(rule_on_orders_available(2, 2)) == 0);
    const Ruling more_than_all = rule_on_orders_available(1, 3);
    CHECK(total(more_than_all) == 0);
    CHECK_THAT(more_than_all, finds(210, Does::at_least, 0));
}

TEST_CASE("1 an order passes on a d6 at most the value of the staff that spends it", "[R065][Q21]") {
    for (int value = 0; value <= 5; ++value)
        for (int die = 1; die <= 6; ++die) {
            CAPTURE(value, die);
            const Ruling r = rule_on_order_test(value, die);
            CHECK(verdict(r) == (die > value ? Verdict::forbidden : Verdict::allowed));
            CHECK_THAT(r, finds(65, die > value ? Does::forbids : Does::permits));
        }
    CHECK_THROWS_AS(rule_on_order_test(3, 0), BrokenPromise);
    CHECK_THROWS_AS(rule_on_order_test(3, 7), BrokenPromise);
}

TEST_CASE("1 an order that fails is spent unseen", "[R065][Q23]") {
    CHECK_THAT(rule_on_order_test(3, 4), finds(65, Does::forbids).by(23));
    CHECK_THAT(rule_on_order_test(3, 3), finds(65, Does::permits).by(21));
}

TEST_CASE("1 the chance of an order is the staff's value in sixths, none at value 0", "[R065][Q19]") {
    CHECK(order_test_chance(0) == Fraction{0});
    CHECK(order_test_chance(3) == Fraction{1, 2});
    CHECK(order_test_chance(5) == Fraction{5, 6});
    for (int value = 0; value <= 5; ++value) {
        int passes = 0;
        for (int die = 1; die <= 6; ++die)
            passes += verdict(rule_on_order_test(value, die)) == Verdict::allowed ? 1 : 0;
        CHECK(order_test_chance(value) == Fraction{passes, 6});
    }
}

TEST_CASE("1 staffs test from the army down", "[R064]") {
    CHECK(test_rank(StaffLevel::army) < test_rank(StaffLevel::corps));
    CHECK(test_rank(StaffLevel::corps) < test_rank(StaffLevel::division));
}

TEST_CASE("1 particular orders go to half the elements at most, an odd one out", "[R060][R073][Q32]") {
    constexpr int most[] = {0, 0, 1, 1, 2, 2, 3};
    for (int elements = 0; elements <= 6; ++elements) {
        const Ruling r = rule_on_particular_quota(elements);
        CHECK(total(r) == most[elements]);
        CHECK_THAT(r, finds_scaled(73, 1, 2));
    }
}

namespace {

Verdict may_give(Stance division, Stance particular, int elements, int given) {
    const Ruling r = rule_on_particular_order({division, particular, elements, given});
    CHECK_THAT(r, is_explained());
    return verdict(r);
}

}  // namespace

TEST_CASE("1 a division in attack may order manoeuvre to half its elements", "[R073][Q32]") {
    CHECK(may_give(Stance::attack, Stance::manoeuvre, 3, 0) == Verdict::allowed);
    CHECK(may_give(Stance::attack, Stance::manoeuvre, 3, 1) == Verdict::forbidden);  // half of 3 is 1
    CHECK(may_give(Stance::attack, Stance::manoeuvre, 4, 1) == Verdict::allowed);
    CHECK(may_give(Stance::attack, Stance::manoeuvre, 1, 0) == Verdict::forbidden);  // half of 1 is none
    CHECK(may_give(Stance::attack, Stance::defence, 4, 0) == Verdict::forbidden);
    CHECK_THAT(rule_on_particular_order({Stance::attack, Stance::manoeuvre, 3, 0}), finds(73, Does::permits));
    CHECK_THAT(rule_on_particular_order({Stance::attack, Stance::manoeuvre, 3, 1}), finds(73, Does::forbids));
    CHECK_THAT(rule_on_particular_order({Stance::attack, Stance::defence, 3, 0}), finds(73, Does::forbids));
}

TEST_CASE("1 a division in manoeuvre may order defence to half its elements", "[R075][Q32]") {
    CHECK(may_give(Stance::manoeuvre, Stance::defence, 2, 0) == Verdict::allowed);
    CHECK(may_give(Stance::manoeuvre, Stance::defence, 2, 1) == Verdict::forbidden);
    CHECK(may_give(Stance::manoeuvre, Stance::attack, 4, 0) == Verdict::forbidden);
    CHECK_THAT(rule_on_particular_order({Stance::manoeuvre, Stance::defence, 2, 0}),
               finds(75, Does::permits));
}

TEST_CASE("1 a division in defence may order manoeuvre to half its elements", "[R078][Q32]") {
    CHECK(may_give(Stance::defence, Stance::manoeuvre, 5, 1) == Verdict::allowed);
    CHECK(may_give(Stance::defence, Stance::manoeuvre, 5, 2) == Verdict::forbidden);
    CHECK(may_give(Stance::defence, Stance::attack, 5, 0) == Verdict::forbidden);
    CHECK_THAT(rule_on_particular_order({Stance::defence, Stance::manoeuvre, 5, 0}),
               finds(78, Does::permits));
}

TEST_CASE("1 corps and armies have missions; advance and defence name ground", "[R068][R069][R038][Q28]") {
    for (const Mission m : {Mission::advance, Mission::defence}) {
        CHECK(target_of(m) == MissionTarget::terrain);
        const Ruling good = rule_on_mission(StaffLevel::corps, m, MissionTarget::terrain);
        CHECK(verdict(good) == Verdict::allowed);
        CHECK_THAT(good, finds(69, Does::permits));
        const Ruling wrong = rule_on_mission(StaffLevel::army, m, MissionTarget::element);
        CHECK(verdict(wrong) == Verdict::forbidden);
        CHECK_THAT(wrong, finds(69, Does::forbids));
    }
}

TEST_CASE("1 support and pursuit name an element", "[R068][R070]") {
    for (const Mission m : {Mission::support, Mission::pursuit}) {
        CHECK(target_of(m) == MissionTarget::element);
        const Ruling good = rule_on_mission(StaffLevel::army, m, MissionTarget::element);
        CHECK(verdict(good) == Verdict::allowed);
        CHECK_THAT(good, finds(70, Does::permits));
        const Ruling wrong = rule_on_mission(StaffLevel::corps, m, MissionTarget::terrain);
        CHECK_THAT(wrong, finds(70, Does::forbids));
    }
}

TEST_CASE("1 a division has no mission", "[R068]") {
    const Ruling r = rule_on_mission(StaffLevel::division, Mission::advance, MissionTarget::terrain);
    CHECK(verdict(r) == Verdict::forbidden);
    CHECK_THAT(r, finds(68, Does::forbids));
}

TEST_CASE("1 a corps has one aide, an army two, a division none", "[R066][Q26]") {
    CHECK(total(rule_on_aides(StaffLevel::corps)) == 1);
    CHECK(total(rule_on_aides(StaffLevel::army)) == 2);
    CHECK(total(rule_on_aides(StaffLevel::division)) == 0);
    CHECK_THAT(rule_on_aides(StaffLevel::army), finds(66, Does::sets, 2));
}

TEST_CASE("1 an aide rides 40 cm a sequence, at least one", "[R067][Q26]") {
    const auto rides = [](double cm) { return total(rule_on_aide_ride(length_from_cm(cm))); };
    CHECK(rides(0) == 1);
    CHECK(rides(40) == 1);
    CHECK(rides(40.01) == 1);  // within the grain
    CHECK(rides(40.1) == 2);
    CHECK(rides(80) == 2);
    CHECK(rides(80.5) == 3);
    CHECK_THAT(rule_on_aide_ride(length_from_cm(80.5)), finds(67, Does::sets, 3).by(26));
}

namespace {

RallyAnswer rally(Stance from, Stance wanted, int staff, std::vector<int> dice,
                  const Readings& readings = {}) {
    RallyAnswer a = rule_on_rally({from, wanted, staff, std::move(dice), readings});
    CHECK(total(a.ruling) == a.orders_spent);
    CHECK_THAT(a.ruling, is_explained());
    return a;
}

}  // namespace

TEST_CASE("1 one order brings a retreat to fall back", "[R079]") {
    const RallyAnswer a = rally(Stance::retreat, Stance::fall_back, 3, {3});
    CHECK(a.state == Stance::fall_back);
    CHECK(a.orders_spent == 1);
    CHECK_FALSE(a.wants_die);
    CHECK_THAT(a.ruling, finds(79, Does::adds, 1));
    CHECK_THAT(a.ruling, !bears(80));
}

TEST_CASE("1 one order brings falling back to any order", "[R080]") {
    for (const Stance wanted : {Stance::attack, Stance::manoeuvre, Stance::defence}) {
        const RallyAnswer a = rally(Stance::fall_back, wanted, 2, {2});
        CHECK(a.state == wanted);
        CHECK(a.orders_spent == 1);
        CHECK_THAT(a.ruling, finds(80, Does::adds, 1));
    }
}

TEST_CASE("1 both steps may be made in one sequence, two orders and two tests", "[R079][R080][Q33]") {
    const RallyAnswer both = rally(Stance::retreat, Stance::attack, 3, {3, 2});
    CHECK(both.state == Stance::attack);
    CHECK(both.orders_spent == 2);
    // The second is neither rolled nor spent if the first fails.
    const RallyAnswer failed = rally(Stance::retreat, Stance::defence, 3, {4, 1});
    CHECK(failed.state == Stance::retreat);
    CHECK(failed.orders_spent == 1);
    CHECK_FALSE(failed.wants_die);
    const RallyAnswer half = rally(Stance::retreat, Stance::defence, 3, {1, 4});
    CHECK(half.state == Stance::fall_back);
    CHECK(half.orders_spent == 2);
}

TEST_CASE("1 a rally asks for the die it has not got", "[R079][R080][Q33]") {
    CHECK(rally(Stance::retreat, Stance::attack, 3, {}).wants_die);
    const RallyAnswer second = rally(Stance::retreat, Stance::attack, 3, {3});
    CHECK(second.wants_die);
    CHECK(second.state == Stance::fall_back);
    CHECK(second.orders_spent == 1);
}

TEST_CASE("1 by the reading one_rally_step the second step waits", "[R079][R080][Q33]") {
    const RallyAnswer a = rally(Stance::retreat, Stance::attack, 3, {3, 2}, with(Option::one_rally_step, 1));
    CHECK(a.state == Stance::fall_back);
    CHECK(a.orders_spent == 1);
    CHECK_FALSE(a.wants_die);
    CHECK_THAT(a.ruling, finds(80, Does::no_bearing).by(33));
    // From fall back one step is all there is: nothing differs.
    CHECK(rally(Stance::fall_back, Stance::attack, 3, {3}, with(Option::one_rally_step, 1)).state ==
          Stance::attack);
}
