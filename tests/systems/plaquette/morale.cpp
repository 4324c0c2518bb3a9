#include "systems/plaquette/morale.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

/// Class 4, staff 3, 8 plaquettes and nothing else: with a value of 4 its morale is 8.
MoraleTerms plain() {
    MoraleTerms m;
    m.majority = 4;
    m.staff = 3;
    m.plaquettes = 8;
    return m;
}

template <class Change>
MoraleTerms but(Change change) {
    MoraleTerms m = plain();
    change(m);
    return m;
}

Ruling ruling_of(const MoraleTerms& own, const MoraleTerms& other = plain(), const Readings& readings = {},
                 int value = 4) {
    const Ruling r = rule_on_morale(value, own, other, readings);
    CHECK_THAT(r, is_explained());
    return r;
}

int morale(const MoraleTerms& own, const MoraleTerms& other = plain(), const Readings& readings = {},
           int value = 4) {
    return total(ruling_of(own, other, readings, value));
}

}  // namespace

TEST_CASE("7 morale begins with the element's value and its majority troops'", "[R176][R177]") {
    CHECK(morale(plain()) == 8);
    CHECK_THAT(ruling_of(plain()), finds(176, Does::adds, 4));
    CHECK_THAT(ruling_of(plain()), finds(177, Does::adds, 4).by(37));
    for (const int silent : {178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 191, 192})
        CHECK_THAT(ruling_of(plain()), !bears(silent));
}

TEST_CASE("7 charisma adds itself, fatigue takes its points", "[R178][R179][R055][Q18]") {
    const MoraleTerms loved = but([](MoraleTerms& m) { m.charisma = 3; });
    CHECK(morale(loved) == 11);
    CHECK_THAT(ruling_of(loved), finds(178, Does::adds, 3));
    const MoraleTerms tired = but([](MoraleTerms& m) { m.fatigue = 2; });
    CHECK(morale(tired) == 6);
    CHECK_THAT(ruling_of(tired), finds(179, Does::adds, -2));
}

TEST_CASE("7 the better staff adds one, an equal one none", "[R180][Q96]") {
    const MoraleTerms better = but([](MoraleTerms& m) { m.staff = 4; });
    CHECK(morale(better) == 9);
    CHECK_THAT(ruling_of(better), finds(180, Does::adds, 1).by(96));
    CHECK(morale(plain(), better) == 8);
    CHECK(morale(better, better) == 8);
}

TEST_CASE("7 the better staff counts at any distance, or only in command by the reading", "[R180][Q96]") {
    const MoraleTerms far = but([](MoraleTerms& m) {
        m.staff = 5;
        m.staff_commands = false;
    });
    const Readings asks = with(Option::staff_needs_command, 1);
    CHECK(morale(far) == 9);
    CHECK(morale(far, plain(), asks) == 8);
    CHECK(morale(plain(), far) == 8);
    CHECK(morale(plain(), far, asks) == 9);  // then the other's is the better
}

TEST_CASE("7 each plaquette lost before the test takes one", "[R181][Q97]") {
    const MoraleTerms bled = but([](MoraleTerms& m) { m.losses = 3; });
    CHECK(morale(bled) == 5);
    CHECK_THAT(ruling_of(bled), finds(181, Does::adds, -3).by(97));
}

namespace {

int for_numbers(int n, int m, const Readings& readings = {}) {
    const MoraleTerms own = but([&](MoraleTerms& t) { t.plaquettes = n; });
    const MoraleTerms other = but([&](MoraleTerms& t) { t.plaquettes = m; });
    CHECK(points_for_numbers(n, m, readings) == morale(own, other, readings) - 8);
    return points_for_numbers(n, m, readings);
}

}  // namespace

TEST_CASE("7 numbers: more add 1, twice 2, three times 3, each when exact", "[R182][R183][R184][Q98]") {
    CHECK(for_numbers(8, 12) == 0);
    CHECK(for_numbers(8, 8) == 0);
    CHECK(for_numbers(9, 8) == 1);
    CHECK(for_numbers(15, 8) == 1);
    CHECK(for_numbers(16, 8) == 2);
    CHECK(for_numbers(23, 8) == 2);
    CHECK(for_numbers(24, 8) == 3);
    CHECK(for_numbers(80, 8) == 3);
    CHECK(for_numbers(13, 8) == 1);  // book battle E1
    CHECK(for_numbers(12, 2) == 3);  // book battle E1b
}

TEST_CASE("7 by other readings numbers add 1, 2, 4, or the best line alone 1, 1, 2",
          "[R182][R183][R184][Q98]") {
    const Readings cumulative = with(Option::numerosity, value::cumulative_1_2_4);
    CHECK(for_numbers(8, 8, cumulative) == 0);
    CHECK(for_numbers(9, 8, cumulative) == 1);
    CHECK(for_numbers(16, 8, cumulative) == 2);
    CHECK(for_numbers(24, 8, cumulative) == 4);
    const Readings best = with(Option::numerosity, value::best_1_1_2);
    CHECK(for_numbers(9, 8, best) == 1);
    CHECK(for_numbers(16, 8, best) == 1);
    CHECK(for_numbers(24, 8, best) == 2);
}

TEST_CASE("7 each line of numbers that counts is cited with its own printed figure",
          "[R182][R183][R184][Q98]") {
    const auto told_for = [](int n, const Readings& readings) {
        return ruling_of(but([&](MoraleTerms& m) { m.plaquettes = n; }), plain(), readings);
    };
    // Printed: +1 more numerous, +1 twice, +2 three times.
    CHECK_THAT(told_for(9, {}), finds(182, Does::adds, 1).by(98));
    CHECK_THAT(told_for(16, {}), finds(182, Does::adds, 1) && finds(183, Does::adds, 1));
    CHECK_THAT(told_for(24, {}), finds(182, Does::adds, 1) && finds(184, Does::adds, 2) && !bears(183));
    const Readings cumulative = with(Option::numerosity, value::cumulative_1_2_4);
    CHECK_THAT(told_for(24, cumulative),
               finds(182, Does::adds, 1) && finds(183, Does::adds, 1) && finds(184, Does::adds, 2));
    const Readings best = with(Option::numerosity, value::best_1_1_2);
    CHECK_THAT(told_for(16, best), finds(183, Does::adds, 1) && !bears(182));
    CHECK_THAT(told_for(24, best), finds(184, Does::adds, 2) && !bears(182) && !bears(183));
    CHECK_THAT(told_for(8, {}), finds(182, Does::no_bearing));
}

TEST_CASE("7 light and medium cover add one, thick two, difficult ground none; the best alone",
          "[R185][R186][Q99]") {
    const auto in = [](Cover c) { return but([&](MoraleTerms& m) { m.cover = c; }); };
    CHECK(morale(in(Cover::rough)) == 8);
    CHECK(morale(in(Cover::light)) == 9);
    CHECK(morale(in(Cover::medium)) == 9);
    CHECK(morale(in(Cover::thick)) == 10);
    CHECK_THAT(ruling_of(in(Cover::medium)), finds(185, Does::adds, 1).by(99));
    CHECK_THAT(ruling_of(in(Cover::thick)), finds(186, Does::adds, 2).by(99));
    CHECK_THAT(ruling_of(in(Cover::thick)), !bears(185));
}

TEST_CASE("7 each supporting element adds one", "[R187][Q100][Q129]") {
    const MoraleTerms backed = but([](MoraleTerms& m) { m.supports = 2; });
    CHECK(morale(backed) == 10);
    CHECK_THAT(ruling_of(backed), finds(187, Does::adds, 2).by(100));
}

TEST_CASE("7 a flank or rear in the air and threatened takes a single one", "[R188][Q101]") {
    const MoraleTerms hanging = but([](MoraleTerms& m) { m.open_threatened = true; });
    CHECK(morale(hanging) == 7);
    CHECK_THAT(ruling_of(hanging), finds(188, Does::adds, -1).by(101));
}

TEST_CASE("7 each element engaging in flank takes one, in rear two", "[R191][R192][Q102]") {
    const MoraleTerms flanked = but([](MoraleTerms& m) { m.flank_attackers = 2; });
    CHECK(morale(flanked) == 6);
    CHECK_THAT(ruling_of(flanked), finds(191, Does::adds, -2).by(102));
    const MoraleTerms taken = but([](MoraleTerms& m) { m.rear_attackers = 1; });
    CHECK(morale(taken) == 6);
    CHECK_THAT(ruling_of(taken), finds(192, Does::adds, -2).by(102));
    const MoraleTerms surrounded = but([](MoraleTerms& m) {
        m.flank_attackers = 2;
        m.rear_attackers = 1;
    });
    CHECK(morale(surrounded) == 4);
}

TEST_CASE("7 squares have flanks, unless the reading says they have none", "[R191][R192][Q76]") {
    const MoraleTerms square = but([](MoraleTerms& m) {
        m.flank_attackers = 1;
        m.rear_attackers = 1;
        m.squares_only = true;
    });
    const Readings none = with(Option::squares_have_no_flanks, 1);
    CHECK(morale(square) == 5);
    CHECK(morale(square, plain(), none) == 8);
    CHECK_THAT(ruling_of(square, plain(), none), finds(191, Does::no_bearing).by(76));
    const MoraleTerms mixed = but([](MoraleTerms& m) { m.flank_attackers = 1; });
    CHECK(morale(mixed, plain(), none) == 7);  // not all in square
}

TEST_CASE("7 the morale of the book battle's elements", "[R176][R177][R178][R180][R182][R185][R187]") {
    const auto terms = [](int majority, int charisma, int staff, int plaquettes, int supports = 0,
                          Cover cover = Cover::none) {
        MoraleTerms m;
        m.majority = majority;
        m.charisma = charisma;
        m.staff = staff;
        m.plaquettes = plaquettes;
        m.supports = supports;
        m.cover = cover;
        return m;
    };
    const MoraleTerms f2a = terms(5, 1, 3, 8, 1), a2a = terms(4, 0, 2, 12);
    CHECK(morale(f2a, a2a) == 12);  // 4+5+1+1+1
    CHECK(morale(a2a, f2a) == 9);   // 4+4+1
    const MoraleTerms f1b = terms(4, 0, 4, 12), a1b = terms(4, 0, 3, 8, 0, Cover::medium);
    CHECK(morale(f1b, a1b, {}, 2) == 8);  // 2+4+1+1
    CHECK(morale(a1b, f1b) == 9);         // 4+4+1
}

TEST_CASE("7 morale may fall below zero", "[R179][R181]") {
    const MoraleTerms broken = but([](MoraleTerms& m) {
        m.majority = 2;
        m.fatigue = 2;
        m.losses = 3;
    });
    CHECK(morale(broken, plain(), {}, 2) == -1);  // 2+2-2-3
}

namespace {

int unengaged(const MoraleTerms& own, const Readings& readings = {}, int front_rank = 0) {
    const Ruling r = rule_on_unengaged_morale(own, front_rank, readings);
    CHECK_THAT(r, is_explained());
    return total(r);
}

}  // namespace

TEST_CASE("7 an unengaged element has value 0, no staff line and no numbers line", "[R175][Q95]") {
    const MoraleTerms five = but([](MoraleTerms& m) { m.majority = 5; });
    CHECK(unengaged(five) == 5);  // book battle F2b
    const Ruling r = rule_on_unengaged_morale(five, 0, {});
    CHECK_THAT(r, finds(175, Does::sets, 0).by(95));
    CHECK_THAT(r, !bears(180) && !bears(182) && !bears(176));
}

TEST_CASE("7 covers, supports, charisma, fatigue, losses and threats count unengaged too",
          "[R175][R178][R179][R181][R185][R187][R188][Q95]") {
    CHECK(unengaged(but([](MoraleTerms& m) { m.losses = 3; })) == 1);
    CHECK(unengaged(but([](MoraleTerms& m) { m.supports = 1; })) == 5);
    CHECK(unengaged(but([](MoraleTerms& m) {
              m.charisma = 3;
              m.fatigue = 2;
              m.losses = 4;
          })) == 1);
    CHECK(unengaged(but([](MoraleTerms& m) {
              m.majority = 3;
              m.fatigue = 2;
              m.losses = 3;
              m.cover = Cover::light;
              m.open_threatened = true;
          })) == -2);
}

TEST_CASE("7 by the reading front_rank an unengaged element brings its front rank's value", "[R175][Q95]") {
    const Readings front = with(Option::unengaged_value, value::front_rank);
    CHECK(unengaged(plain(), front, 3) == 7);
    CHECK(unengaged(plain(), {}, 3) == 4);
}

TEST_CASE("7 one more of each thing moves morale the way its line says",
          "[R178][R179][R181][R187][R191][R192]") {
    REQUIRE(rc::check("each line by itself", [] {
        MoraleTerms own = plain(), other = plain();
        own.fatigue = *rc::gen::inRange(0, 5);
        own.supports = *rc::gen::inRange(0, 4);
        own.losses = *rc::gen::inRange(0, 5);
        own.plaquettes = *rc::gen::inRange(1, 40);
        other.plaquettes = *rc::gen::inRange(1, 40);
        own.staff = *rc::gen::inRange(0, 6);
        other.staff = *rc::gen::inRange(0, 6);
        const Readings readings = with(Option::numerosity, *rc::gen::inRange(0, 3));
        const int before = total(rule_on_morale(4, own, other, readings));
        const auto changed = [&](auto change) {
            MoraleTerms m = own;
            change(m);
            return total(rule_on_morale(4, m, other, readings)) - before;
        };
        RC_ASSERT(changed([](MoraleTerms& m) { ++m.supports; }) == 1);
        RC_ASSERT(changed([](MoraleTerms& m) { ++m.charisma; }) == 1);
        RC_ASSERT(changed([](MoraleTerms& m) { ++m.fatigue; }) == -1);
        RC_ASSERT(changed([](MoraleTerms& m) { ++m.losses; }) == -1);
        RC_ASSERT(changed([](MoraleTerms& m) { ++m.flank_attackers; }) == -1);
        RC_ASSERT(changed([](MoraleTerms& m) { ++m.rear_attackers; }) == -2);
        RC_ASSERT(changed([](MoraleTerms& m) { ++m.plaquettes; }) >= 0);
        RC_ASSERT(changed([](MoraleTerms& m) { ++m.staff; }) >= 0);
    }));
}
