#include "systems/plaquette/square.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

SquareQuestion element(int majority, Stance stance = Stance::manoeuvre) {
    SquareQuestion q;
    q.majority = majority;
    q.stance = stance;
    return q;
}

std::optional<Formation> formed(const SquareQuestion& q, int die) {
    const SquareAnswer a = rule_on_square_test(q, die);
    CHECK_THAT(a.ruling, is_explained());
    return a.formed;
}

}  // namespace

TEST_CASE("4 troops that may form only one kind of square form that or none", "[R032][R141][Q13]") {
    SquareQuestion q;
    q.majority = 4;
    q.may_form_hollow = false;
    CHECK(rule_on_square_test(q, 3).formed == Formation::solid_square);
    CHECK(rule_on_square_test(q, 8).formed == Formation::solid_square);
    CHECK(rule_on_square_test(q, 9).formed == std::nullopt);
    q.may_form_hollow = true;
    q.may_form_solid = false;
    CHECK(rule_on_square_test(q, 4).formed == Formation::hollow_square);
    CHECK(rule_on_square_test(q, 5).formed == std::nullopt);
    q.may_form_hollow = false;
    const SquareAnswer none = rule_on_square_test(q, 1);
    CHECK(verdict(none.ruling) == Verdict::forbidden);
    CHECK(none.ruling.findings.front().rule.number == 32);
}

TEST_CASE("4 a d10 at most the majority value forms a hollow square, at most twice it a solid one",
          "[R141][Q75]") {
    for (int majority = 1; majority <= 8; ++majority)
        for (int die = 1; die <= 10; ++die) {
            CAPTURE(majority, die);
            std::optional<Formation> expected;
            if (die <= 2 * majority) expected = Formation::solid_square;
            if (die <= majority) expected = Formation::hollow_square;
            CHECK(formed(element(majority), die) == expected);
        }
    CHECK_THAT(rule_on_square_test(element(4), 6).ruling,
               finds(141, Does::permits));  // book battle A2a: solid
    CHECK_THROWS_AS(rule_on_square_test(element(4), 0), BrokenPromise);
    CHECK_THROWS_AS(rule_on_square_test(element(4), 11), BrokenPromise);
}

TEST_CASE("4 a face of 0 reads ten", "[R141][Q01]") {
    CHECK(formed(element(5), 10) == Formation::solid_square);  // 10 <= 2 x 5
    CHECK(formed(element(4), 10) == std::nullopt);             // 10 > 2 x 4
}

TEST_CASE("4 only an element in defence or manoeuvre may form square", "[R141][R140][Q75]") {
    for (const Stance s : {Stance::defence, Stance::manoeuvre}) {
        CHECK(verdict(rule_on_square_permission(element(5, s))) == Verdict::allowed);
        CHECK(formed(element(5, s), 1) == Formation::hollow_square);
    }
    for (const Stance s : {Stance::attack, Stance::fall_back, Stance::retreat}) {
        const Ruling r = rule_on_square_permission(element(5, s));
        CHECK(verdict(r) == Verdict::forbidden);
        CHECK_THAT(r, finds(141, Does::forbids).by(75));
        CHECK(formed(element(5, s), 1) == std::nullopt);
    }
}

TEST_CASE("4 the test uses the one formation change of the sequence", "[R096][R141][Q46]") {
    SquareQuestion q = element(5, Stance::defence);
    q.already_changed = true;
    const Ruling r = rule_on_square_permission(q);
    CHECK(verdict(r) == Verdict::forbidden);
    CHECK_THAT(r, finds(96, Does::forbids).by(46));
    CHECK(formed(q, 1) == std::nullopt);
}

TEST_CASE("4 squares are for infantry", "[R032][R141][Q13]") {
    SquareQuestion q = element(5);
    q.is_infantry = false;
    CHECK_THAT(rule_on_square_permission(q), finds(32, Does::forbids).by(13));
    CHECK(formed(q, 1) == std::nullopt);
}

TEST_CASE("4 fewer than four plaquettes form a solid square where the die allows a hollow one",
          "[R034][R141][Q12]") {
    SquareQuestion q = element(5);
    q.plaquettes = 4;
    CHECK(formed(q, 3) == Formation::hollow_square);
    q.plaquettes = 3;
    CHECK(formed(q, 3) == Formation::solid_square);
    CHECK_THAT(rule_on_square_test(q, 3).ruling, finds(141, Does::no_bearing).by(12));
    CHECK(formed(q, 6) == Formation::solid_square);
}

TEST_CASE("4 by the reading hollow_min three plaquettes may form a hollow square", "[R034][R141][Q12]") {
    SquareQuestion q = element(5);
    q.readings = with(Option::hollow_min, 3);
    CHECK(least_hollow({}) == 4);
    CHECK(least_hollow(q.readings) == 3);
    q.plaquettes = 3;
    CHECK(formed(q, 3) == Formation::hollow_square);
    q.plaquettes = 2;
    CHECK(formed(q, 3) == Formation::solid_square);
}

TEST_CASE("4 squares are formed against any attacker, or against cavalry only by the reading",
          "[R141][Q75]") {
    SquareQuestion q = element(5);
    q.attacker = Arm::infantry;
    CHECK(formed(q, 3) == Formation::hollow_square);
    q.readings = with(Option::square_vs_cavalry_only, 1);
    CHECK(formed(q, 3) == std::nullopt);
    CHECK_THAT(rule_on_square_permission(q), finds(141, Does::forbids).by(75));
    q.attacker = Arm::cavalry;
    CHECK(formed(q, 3) == Formation::hollow_square);
}

TEST_CASE("4 the chances of a square are exact and leave nothing out", "[R141][Q01]") {
    const SquareChances c = square_chances(4);
    CHECK(c.hollow == Fraction{2, 5});
    CHECK(c.solid == Fraction{2, 5});
    CHECK(c.none == Fraction{1, 5});
    for (int majority = 1; majority <= 8; ++majority) {
        const SquareChances chances = square_chances(majority);
        CHECK(chances.hollow + chances.solid + chances.none == Fraction{1});
        int hollow = 0, solid = 0;
        for (int die = 1; die <= 10; ++die) {
            hollow += formed(element(majority), die) == Formation::hollow_square ? 1 : 0;
            solid += formed(element(majority), die) == Formation::solid_square ? 1 : 0;
        }
        CHECK(chances.hollow == Fraction{hollow, 10});
        CHECK(chances.solid == Fraction{solid, 10});
    }
}
