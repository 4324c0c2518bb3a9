#include "asking.hpp"
#include "systems/plaquette/fire.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

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

int total_of(FireQuestion q, const Readings& readings = {}) {
    q.readings = readings;
    const FireAnswer a = rule_on_fire(q, {});
    REQUIRE(a.tirs.size() == 1);
    CHECK_THAT(a.tirs.front().ruling, is_explained());
    return a.tirs.front().total;
}

std::vector<std::string> hits(const std::vector<int>& losses, FireTarget target) {
    return allot_fire_losses(losses, std::move(target)).hits;
}

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("3 options: one more a unit against a square, one less against a grand battery",
          "[R120][R121][Q90]") {
    FireQuestion square = firing(Stance::defence, {battery_at(18, {4, 4, 4}, Weight::heavy),
                                                   battery_at(18, {4, 4, 4}, Weight::heavy)});
    square.target.is_in_square = true;
    CHECK(total_of(square) == 26);
    CHECK(total_of(square, with(Option::art_vs_square, 1)) == 28);
    CHECK(total_of(square, with(Option::art_vs_grand_battery, 1)) == 26);
    FireQuestion guns = square;
    guns.target.is_in_square = false;
    guns.target.is_grand_battery = true;
    CHECK(total_of(guns) == 26);
    CHECK(total_of(guns, with(Option::art_vs_grand_battery, 1)) == 24);
    CHECK_THAT(rule_on_fire(square, {}).tirs[0].ruling, finds(120, Does::no_bearing).by(90));
    CHECK_THAT(rule_on_fire(guns, {}).tirs[0].ruling, finds(121, Does::no_bearing).by(90));
    square.readings = with(Option::art_vs_square, 1);
    CHECK_THAT(rule_on_fire(square, {}).tirs[0].ruling, finds(120, Does::adds, 1).by(90));
    guns.readings = with(Option::art_vs_grand_battery, 1);
    CHECK_THAT(rule_on_fire(guns, {}).tirs[0].ruling, finds(121, Does::adds, -1).by(90));
}

TEST_CASE("3 halvings accumulate: a half, a quarter, an eighth; or once only by the reading",
          "[R109][R110][R111][Q57]") {
    const std::vector<Battery> near{battery_at(12), battery_at(12), battery_at(12)};
    const std::vector<Battery> far{battery_at(22), battery_at(22), battery_at(22)};
    const Readings once = with(Option::half_cumulative, 0);
    // Three batteries of 8: 24.
    CHECK(total_of(firing(Stance::manoeuvre, near, Cover::medium)) == 6);
    CHECK(total_of(firing(Stance::manoeuvre, far, Cover::thick)) == 3);
    CHECK(total_of(firing(Stance::defence, far, Cover::thick)) == 6);
    CHECK(total_of(firing(Stance::manoeuvre, near, Cover::medium), once) == 12);
    CHECK(total_of(firing(Stance::manoeuvre, far, Cover::thick), once) == 12);
    CHECK(total_of(firing(Stance::defence, far, Cover::thick), once) == 12);
    CHECK(total_of(firing(Stance::defence, near), once) == 24);
}

TEST_CASE("3 batteries with the same number of halvings are summed, then halved once", "[R110][Q03][Q57]") {
    // Short 8; long (8 + 8) / 2.
    CHECK(total_of(firing(Stance::defence, {battery_at(15.0), battery_at(15.1), battery_at(29)})) == 16);
    // 3 x 11 = 33 at long range: 16 on the sum.
    const std::vector<Battery> three(3, battery_at(15, {4, 4, 4}, Weight::light));
    CHECK(total_of(firing(Stance::defence, three)) == 16);
    // Halved once only, a near and a far battery of 9 in manoeuvre have one halving each: (9 + 9) / 2 = 9, not 4 + 4.
    CHECK(total_of(firing(Stance::manoeuvre, {battery_at(12, {3, 3, 3}), battery_at(22, {3, 3, 3})}),
                   with(Option::half_cumulative, 0)) == 9);
}

TEST_CASE("3 halved fire rounds once a line, battery by battery, or once on the whole, by the reading",
          "[R060][R109][R110][Q03]") {
    const std::vector<Battery> three(3, battery_at(15, {4, 4, 4}, Weight::light));
    const Readings by_unit = with(Option::support_rounding, value::per_unit);
    const Readings on_total = with(Option::support_rounding, value::grand_total);
    CHECK(total_of(firing(Stance::defence, three)) == 16);           // 33 / 2
    CHECK(total_of(firing(Stance::defence, three), by_unit) == 15);  // 5 + 5 + 5
    CHECK(total_of(firing(Stance::defence, three), on_total) == 16);
    // In manoeuvre, near 9 and far 9: 4 + 2 by line; on the whole 9/2 + 9/4 = 6.75.
    const FireQuestion two =
        firing(Stance::manoeuvre, {battery_at(12, {3, 3, 3}), battery_at(22, {3, 3, 3})});
    CHECK(total_of(two) == 6);
    CHECK(total_of(two, by_unit) == 6);
    CHECK(total_of(two, on_total) == 6);
    // Near 11 and far 11: 5 + 2 by line; on the whole 5.5 + 2.75 = 8.25.
    const FireQuestion odd =
        firing(Stance::manoeuvre, {battery_at(12, {4, 4, 3}), battery_at(22, {4, 4, 3})});
    CHECK(total_of(odd) == 7);
    CHECK(total_of(odd, by_unit) == 7);
    CHECK(total_of(odd, on_total) == 8);
}

TEST_CASE("3 one element's batteries on one target are one tir, or one each by the reading",
          "[R123][R124][Q56]") {
    FireQuestion q = firing(Stance::defence, {battery_at(14), battery_at(14), battery_at(14)});
    const FireAnswer one = rule_on_fire(q, {4});
    REQUIRE(one.tirs.size() == 1);
    CHECK(one.tirs[0].losses == 3);
    q.readings = with(Option::fire_grouping, value::per_target);
    CHECK(tirs_of(q) == 1);  // one element on one target is one tir here too
    q.readings = with(Option::fire_grouping, value::per_battery);
    CHECK(tirs_of(q) == 3);
    const FireAnswer three = rule_on_fire(q, {8, 9, 3});
    REQUIRE(three.tirs.size() == 3);
    CHECK(three.tirs[0].losses == 1);
    CHECK(three.tirs[1].losses == 0);
    CHECK(three.tirs[2].losses == 1);
    for (const Tir& t : three.tirs) CHECK(t.total == 8);
}

namespace {

FireTarget two_ranks_and_a_gun() {
    FireTarget t;
    t.ranks = {{{"B1", 4}, {"B2", 4}}, {{"B3", 4}}};
    t.artillery = {{"G1", 1}};
    return t;
}

}  // namespace

TEST_CASE("3 the first loss falls on the first rank, the second on the second, the third on the artillery",
          "[R124][Q64]") {
    const FireHits h = allot_fire_losses({4}, two_ranks_and_a_gun());
    CHECK(h.hits == Ids{"B1", "B3", "G1", "B2"});  // and round again: B2 is now the fuller
    CHECK(h.left.ranks[0][0].plaquettes == 3);
    CHECK(h.left.ranks[0][1].plaquettes == 3);
    CHECK(h.left.ranks[1][0].plaquettes == 3);
    CHECK(h.left.artillery[0].plaquettes == 0);
}

TEST_CASE("3 the count of losses begins anew with each tir", "[R124][Q56][Q64]") {
    CHECK(hits({1, 1}, two_ranks_and_a_gun()) == Ids{"B1", "B2"});
    CHECK(hits({2, 1}, two_ranks_and_a_gun()) == Ids{"B1", "B3", "B2"});
}

TEST_CASE("3 a missing class falls on the first rank, then the second, then the artillery", "[R124][Q64]") {
    FireTarget no_guns = two_ranks_and_a_gun();
    no_guns.artillery.clear();
    CHECK(hits({3}, no_guns) == Ids{"B1", "B3", "B2"});
    FireTarget one_rank;
    one_rank.ranks = {{{"B1", 2}}};
    one_rank.artillery = {{"G1", 1}};
    CHECK(hits({3}, one_rank) == Ids{"B1", "B1", "G1"});
    CHECK(hits({5}, one_rank) == Ids{"B1", "B1", "G1"});  // nobody is left
    FireTarget guns_alone;
    guns_alone.artillery = {{"G1", 1}, {"G2", 1}, {"G3", 1}};
    CHECK(hits({2}, guns_alone) == Ids{"G1", "G2"});
    FireTarget second_only;
    second_only.ranks = {{{"B1", 0}}, {{"B2", 3}}};
    second_only.artillery = {{"G1", 1}};
    CHECK(hits({2}, second_only) == Ids{"B2", "B2"});
}

TEST_CASE("3 in a class the fullest unit is hit, at a tie the first of the list", "[R124][Q64]") {
    FireTarget t;
    t.ranks = {{{"B1", 3}, {"B2", 4}, {"B3", 4}}};
    CHECK(hits({4}, t) == Ids{"B2", "B3", "B1", "B2"});
}

TEST_CASE("3 fire is explained, and more gunners never weaken it", "[R116][R122][R123][Q57][Q61]") {
    REQUIRE(rc::check("random fire", [] {
        FireQuestion q;
        q.stance = *rc::gen::element(Stance::attack, Stance::manoeuvre, Stance::defence, Stance::fall_back);
        q.target.cover =
            *rc::gen::element(Cover::none, Cover::rough, Cover::light, Cover::medium, Cover::thick);
        q.target.is_in_square = *rc::gen::arbitrary<bool>();
        q.target.is_grand_battery = *rc::gen::arbitrary<bool>();
        q.readings.choose(Option::half_cumulative, *rc::gen::inRange(0, 2));
        q.readings.choose(Option::support_rounding, *rc::gen::inRange(0, 3));
        q.readings.choose(Option::art_vs_square, *rc::gen::inRange(0, 2));
        q.readings.choose(Option::art_vs_grand_battery, *rc::gen::inRange(0, 2));
        for (int n = *rc::gen::inRange(1, 5); n > 0; --n) {
            const auto gunners =
                *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 9)));
            q.batteries.push_back({"",
                                   *rc::gen::element(Weight::light, Weight::medium, Weight::heavy),
                                   gunners,
                                   {*rc::gen::inRange(1, 20000)}});
        }
        const int die = *rc::gen::inRange(1, 11);
        const FireAnswer before = rule_on_fire(q, {die});
        RC_ASSERT(before.tirs.size() == 1u);
        const Tir& t = before.tirs[0];
        RC_ASSERT(first_unexplained(t.ruling) == t.ruling.findings.size());
        RC_ASSERT(t.losses == total(t.ruling));
        RC_ASSERT(t.losses == losses_of_tir(t.total, die));
        q.batteries.front().gunners.push_back(*rc::gen::inRange(1, 9));
        RC_ASSERT(rule_on_fire(q, {}).tirs[0].total >= t.total);
    }));
}
