#include "systems/plaquette/fire.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

Battery battery_at(double range, std::vector<int> gunners = two_fours, Weight weight = Weight::medium) {
    return {"", weight, std::move(gunners), length_from_cm(range)};
}

FireQuestion firing(Stance stance, std::vector<Battery> batteries, Cover cover = Cover::none) {
    FireQuestion q;
    q.stance = stance;
    q.batteries = std::move(batteries);
    q.target.cover = cover;
    return q;
}

FireAnswer answer_of(const FireQuestion& q, const std::vector<int>& dice = {}) {
    FireAnswer a = rule_on_fire(q, dice);
    for (const Tir& t : a.tirs) {
        CHECK_THAT(t.ruling, is_explained());
        CHECK(total(t.ruling) == (t.die == 0 ? t.total : t.losses));
    }
    CHECK(tirs_of(q) == a.tirs.size());
    return a;
}

/// The total of the one tir of a question.
int total_of(const FireQuestion& q) {
    const FireAnswer a = answer_of(q);
    REQUIRE(a.tirs.size() == 1);
    return a.tirs.front().total;
}

Verdict may_fire(const FireQuestion& q) {
    const FireAnswer a = answer_of(q);
    CHECK((verdict(a.may) == Verdict::allowed) == !a.tirs.empty());
    return verdict(a.may);
}

}  // namespace

TEST_CASE("3 only batteries of unengaged elements fire", "[R106][Q53]") {
    FireQuestion q = firing(Stance::defence, {battery_at(12)});
    CHECK(may_fire(q) == Verdict::allowed);
    q.is_engaged = true;
    CHECK(may_fire(q) == Verdict::forbidden);
    CHECK_THAT(rule_on_fire(q, {}).may, finds(106, Does::forbids).by(53));
}

TEST_CASE("3 ranges are 20, 30 and 40 cm by weight, half of it short, both included",
          "[R113][R114][R115][Q60]") {
    CHECK(long_range(Weight::light) == length_from_cm(20));
    CHECK(long_range(Weight::medium) == length_from_cm(30));
    CHECK(long_range(Weight::heavy) == length_from_cm(40));
    CHECK(short_range(Weight::light) == length_from_cm(10));
    CHECK(short_range(Weight::medium) == length_from_cm(15));
    CHECK(short_range(Weight::heavy) == length_from_cm(20));
    CHECK(may_fire(firing(Stance::defence, {battery_at(30)})) == Verdict::allowed);
    CHECK(may_fire(firing(Stance::defence, {battery_at(30.1)})) == Verdict::forbidden);
    CHECK(may_fire(firing(Stance::defence, {battery_at(20.1, {5, 5}, Weight::light)})) == Verdict::forbidden);
    CHECK(may_fire(firing(Stance::defence, {battery_at(40, {5, 5}, Weight::heavy)})) == Verdict::allowed);
    CHECK_THAT(rule_on_fire(firing(Stance::defence, {battery_at(20, two_fours, Weight::light)}), {}).may,
               finds(113, Does::permits).by(60));
    CHECK_THAT(rule_on_fire(firing(Stance::defence, {battery_at(20)}), {}).may, finds(114, Does::permits));
    CHECK_THAT(rule_on_fire(firing(Stance::defence, {battery_at(20, two_fours, Weight::heavy)}), {}).may,
               finds(115, Does::permits));
}

TEST_CASE("3 the fire of a battery is its gunners' values, one more if heavy, one less if light",
          "[R116][R117][R118][Q82]") {
    CHECK(total_of(firing(Stance::defence, {battery_at(12)})) == 8);
    const FireQuestion heavy = firing(Stance::defence, {battery_at(18, {5, 5, 5, 5}, Weight::heavy)});
    CHECK(total_of(heavy) == 21);
    CHECK_THAT(rule_on_fire(heavy, {}).tirs[0].ruling, finds(116, Does::sets, 20));
    CHECK_THAT(rule_on_fire(heavy, {}).tirs[0].ruling, finds(117, Does::adds, 1));
    const FireQuestion light = firing(Stance::defence, {battery_at(8, {4, 4, 4}, Weight::light)});
    CHECK(total_of(light) == 11);
    CHECK_THAT(rule_on_fire(light, {}).tirs[0].ruling, finds(118, Does::adds, -1));
}

TEST_CASE("3 light cover takes one a unit, difficult ground gives none", "[R119][Q62]") {
    const FireQuestion q = firing(Stance::defence, {battery_at(9, {4, 4, 4}, Weight::light)}, Cover::light);
    CHECK(total_of(q) == 10);  // 12 - 1 - 1
    CHECK_THAT(rule_on_fire(q, {}).tirs[0].ruling, finds(119, Does::adds, -1));
    CHECK(total_of(firing(Stance::defence, {battery_at(12)}, Cover::rough)) == 8);
    // One a unit: two batteries, two off. Heavy 15 + 1 - 1, light 10 - 1 - 1.
    CHECK(total_of(firing(Stance::defence,
                          {battery_at(9, {5, 5, 5}, Weight::heavy), battery_at(9, {5, 5}, Weight::light)},
                          Cover::light)) == 23);
}

TEST_CASE("3 a battery's value does not fall below nothing", "[R116][R118][R119][Q61]") {
    // One gunner of 1, light, against light cover: 1 - 1 - 1.
    const FireQuestion q = firing(Stance::defence, {battery_at(9, {1}, Weight::light)}, Cover::light);
    CHECK(total_of(q) == 0);
    CHECK_THAT(rule_on_fire(q, {}).tirs[0].ruling, finds(116, Does::at_least, 0).by(61));
    // Each battery by itself: 0 and 9 - 1, not -1 and 9 - 1.
    CHECK(total_of(firing(Stance::defence, {battery_at(9, {1}, Weight::light), battery_at(9, {5, 4})},
                          Cover::light)) == 8);
}

TEST_CASE("3 fire in attack or manoeuvre, at long range, or against medium or thick cover is halved",
          "[R109][R110][R111]") {
    CHECK(total_of(firing(Stance::manoeuvre, {battery_at(12)})) == 4);
    CHECK(total_of(firing(Stance::attack, {battery_at(12)})) == 4);
    CHECK(total_of(firing(Stance::defence, {battery_at(15)})) == 8);
    CHECK(total_of(firing(Stance::defence, {battery_at(15.1)})) == 4);
    CHECK(total_of(firing(Stance::defence, {battery_at(12)}, Cover::medium)) == 4);
    CHECK(total_of(firing(Stance::defence, {battery_at(12)}, Cover::thick)) == 4);
    CHECK_THAT(rule_on_fire(firing(Stance::attack, {battery_at(12)}), {}).tirs[0].ruling,
               finds_scaled(109, 1, 2));
    CHECK_THAT(rule_on_fire(firing(Stance::defence, {battery_at(22)}), {}).tirs[0].ruling,
               finds_scaled(110, 1, 2));
    CHECK_THAT(rule_on_fire(firing(Stance::defence, {battery_at(12)}, Cover::thick), {}).tirs[0].ruling,
               finds_scaled(111, 1, 2));
}

TEST_CASE("3 falling back fires as manoeuvre, a retreat not at all", "[R109][Q58]") {
    const FireQuestion back = firing(Stance::fall_back, {battery_at(12)});
    CHECK(total_of(back) == 4);
    CHECK_THAT(rule_on_fire(back, {}).tirs[0].ruling, finds_scaled(109, 1, 2).by(58));
    const FireQuestion gone = firing(Stance::retreat, {battery_at(12)});
    CHECK(may_fire(gone) == Verdict::forbidden);
    CHECK_THAT(rule_on_fire(gone, {}).may, finds(109, Does::forbids).by(58));
}

TEST_CASE("3 a grand battery fires only in defence", "[R112][Q59]") {
    FireQuestion q = firing(Stance::defence, {battery_at(12), battery_at(12)});
    q.is_grand_battery = true;
    CHECK(may_fire(q) == Verdict::allowed);
    for (const Stance s : {Stance::attack, Stance::manoeuvre, Stance::fall_back, Stance::retreat}) {
        q.stance = s;
        CHECK(may_fire(q) == Verdict::forbidden);
        CHECK_THAT(rule_on_fire(q, {}).may, finds(112, Does::forbids).by(59));
    }
}

TEST_CASE("3 batteries out of range take no part", "[R114][Q60]") {
    const FireAnswer a = answer_of(firing(Stance::defence, {battery_at(12), battery_at(31), battery_at(14)}));
    REQUIRE(a.tirs.size() == 1);
    CHECK(a.tirs[0].batteries == std::vector<std::size_t>{0, 2});
    CHECK(a.tirs[0].total == 16);
}

TEST_CASE("3 tens are losses, and one more on a d10 at most the units", "[R122][R123][Q01][Q02]") {
    CHECK(losses_of_tir(8, 8) == 1);
    CHECK(losses_of_tir(8, 9) == 0);
    CHECK(losses_of_tir(9, 10) == 0);  // a face of 0 reads ten
    CHECK(losses_of_tir(24, 4) == 3);
    CHECK(losses_of_tir(21, 2) == 2);
    CHECK(losses_of_tir(10, 1) == 1);  // units 0 never add
    CHECK(losses_of_tir(0, 1) == 0);
    CHECK(losses_of_tir(113, 3) == 12);  // eleven whole tens (Q02)
    CHECK_THROWS_AS(losses_of_tir(8, 0), BrokenPromise);
    const FireAnswer a =
        answer_of(firing(Stance::defence, {battery_at(14), battery_at(14), battery_at(14)}), {4});
    REQUIRE(a.tirs.size() == 1);
    CHECK(a.tirs[0].total == 24);
    CHECK(a.tirs[0].losses == 3);
    CHECK_THAT(a.tirs[0].ruling, finds_scaled(122, 1, 10));
    CHECK_THAT(a.tirs[0].ruling, finds(123, Does::adds, 1).by(1));
    const FireAnswer none = answer_of(firing(Stance::defence, {battery_at(14)}), {9});
    CHECK(none.tirs[0].losses == 0);
    CHECK_THAT(none.tirs[0].ruling, finds(123, Does::no_bearing));
}

TEST_CASE("3 the grand battery of the book battle at 39.6 cm takes one battery",
          "[R110][R115][R121][R124][Q54]") {
    // 2 x (15 + 1 heavy - 1 against a grand battery) = 30, long: 15; die 6 > 5.
    FireQuestion q = firing(Stance::defence, {battery_at(39.6, {5, 5, 5}, Weight::heavy),
                                              battery_at(39.6, {5, 5, 5}, Weight::heavy)});
    q.is_grand_battery = true;
    q.target.is_grand_battery = true;
    q.target.artillery = {{"A1c-1", 1}, {"A1c-2", 1}, {"A1c-3", 1}};
    q.readings = all_optional_rules();
    const FireAnswer a = answer_of(q, {6});
    REQUIRE(a.tirs.size() == 1);
    CHECK(a.tirs[0].total == 15);
    CHECK(a.tirs[0].losses == 1);
    CHECK(a.tirs[0].hits == std::vector<std::string>{"A1c-1"});
}

TEST_CASE("3 one die a tir is asked for", "[R123][Q56]") {
    const FireQuestion q = firing(Stance::defence, {battery_at(12)});
    CHECK_THROWS_AS(rule_on_fire(q, {1, 2}), BrokenPromise);
    CHECK_THROWS_AS(rule_on_fire(q, {11}), BrokenPromise);
}
