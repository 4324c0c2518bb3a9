#include "systems/plaquette/result.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

CombatConsequences consequences(int difference, Fighter winner, Fighter loser,
                                const Readings& readings = {}) {
    CombatConsequences c = rule_on_result(difference, winner, loser, readings);
    CHECK_THAT(c.ruling, is_explained());
    CHECK(total(c.ruling) == c.loser.losses);
    return c;
}

constexpr Stance all_stances[] = {Stance::attack, Stance::manoeuvre, Stance::defence, Stance::fall_back,
                                  Stance::retreat};

void check_stances(CombatResult result, const std::vector<Stance>& expected, const Readings& readings = {}) {
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CAPTURE(static_cast<int>(result), i);
        CHECK(stance_after(all_stances[i], result, readings) == expected[i]);
    }
}

}  // namespace

TEST_CASE("7 the lowest morale loses, by a difference of 0 to 4; more reads 4",
          "[R195][R196][R197][R198][R199][R200][Q104]") {
    CHECK(result_of(0) == CombatResult::melee);
    CHECK(result_of(1) == CombatResult::recoil);
    CHECK(result_of(2) == CombatResult::fall_back);
    CHECK(result_of(3) == CombatResult::retreat);
    CHECK(result_of(4) == CombatResult::rout);
    CHECK(result_of(5) == CombatResult::rout);
    CHECK(result_of(21) == CombatResult::rout);
    CHECK_THROWS_AS(result_of(-1), BrokenPromise);
}

TEST_CASE("7 a difference of nothing leaves both engaged, each losing half the other's value",
          "[R196][R202][Q105]") {
    const CombatConsequences c = consequences(0, {5, Stance::attack, false}, {4, Stance::defence, false});
    CHECK(c.result == CombatResult::melee);
    CHECK(c.winner.losses == 2);
    CHECK(c.loser.losses == 2);
    CHECK(c.winner.stance == Stance::attack);
    CHECK(c.loser.stance == Stance::defence);
    CHECK_FALSE(c.winner.may_advance);
    CHECK_THAT(c.ruling, finds(202, Does::sets, 2) && finds_scaled(202, 1, 2));
    const CombatConsequences uneven =
        consequences(0, {10, Stance::attack, false}, {1, Stance::defence, false});
    CHECK(uneven.winner.losses == 0);
    CHECK(uneven.loser.losses == 5);
}

TEST_CASE("7 a difference of one costs both half the other's value", "[R197][R203][R201][Q108]") {
    const CombatConsequences c = consequences(1, {7, Stance::defence, false}, {5, Stance::attack, false});
    CHECK(c.result == CombatResult::recoil);
    CHECK(c.winner.losses == 2);
    CHECK(c.loser.losses == 3);
    CHECK(c.loser.stance == Stance::defence);
    CHECK_FALSE(c.winner.may_advance);
    CHECK_THAT(c.ruling, finds(203, Does::sets, 3) && finds(201, Does::sets, 7) && finds_scaled(203, 1, 2));
}

TEST_CASE("7 a difference of two costs the winner a quarter, the loser half", "[R198][R204][Q04]") {
    const CombatConsequences c = consequences(2, {6, Stance::attack, false}, {5, Stance::defence, false});
    CHECK(c.result == CombatResult::fall_back);
    CHECK(c.winner.losses == 1);
    CHECK(c.loser.losses == 3);
    CHECK(c.loser.stance == Stance::manoeuvre);
    CHECK(c.winner.may_advance);
    CHECK_THAT(c.ruling, finds_scaled(204, 1, 4).by(4));
    CHECK_THAT(c.ruling, finds_scaled(204, 1, 2));
}

TEST_CASE("7 a difference of three costs the winner a quarter, the loser half and its heavy guns",
          "[R199][R205][R194]") {
    const CombatConsequences c = consequences(3, {9, Stance::attack, false}, {3, Stance::manoeuvre, false});
    CHECK(c.result == CombatResult::retreat);
    CHECK(c.winner.losses == 0);  // 3 / 4
    CHECK(c.loser.losses == 4);
    CHECK(c.loser.stance == Stance::fall_back);
    CHECK(c.loser.loses_heavy_guns);
    CHECK_FALSE(c.loser.loses_all_guns);
    CHECK_FALSE(c.winner.loses_heavy_guns);
    CHECK(c.winner.fatigue == 1);
    CHECK(c.loser.fatigue == 2);
    CHECK_THAT(c.ruling, finds_scaled(205, 1, 4) && finds_scaled(205, 1, 2));
}

TEST_CASE("7 a difference of four loses the loser the whole value and its guns, the winner nothing",
          "[R200][R206][R194][Q104][Q119]") {
    const CombatConsequences c = consequences(9, {6, Stance::manoeuvre, false}, {4, Stance::defence, false});
    CHECK(c.result == CombatResult::rout);
    CHECK(c.winner.losses == 0);
    CHECK(c.loser.losses == 6);
    CHECK(c.loser.stance == Stance::retreat);
    CHECK(c.loser.loses_heavy_guns);
    CHECK(c.loser.loses_all_guns);
    CHECK(c.loser.fatigue == 2);
    CHECK_FALSE(c.winner.may_advance);  // not in attack
    CHECK_THAT(c.ruling, finds(206, Does::sets, 6) && finds_scaled(206, 0, 1));
}

TEST_CASE("7 only a difference above four rests on the reading that it reads four", "[R200][Q104]") {
    const Fighter six{6, Stance::attack, false}, four{4, Stance::defence, false};
    CHECK_THAT(rule_on_result(4, six, four, {}).ruling, !finds(200, Does::no_bearing).by(104));
    CHECK_THAT(rule_on_result(5, six, four, {}).ruling, finds(200, Does::no_bearing).by(104));
}

TEST_CASE("7 an engagement is one point of fatigue, a retreat or rout one more for the loser",
          "[R193][R194][Q103]") {
    CHECK(fatigue_of(CombatResult::melee, true) == 1);
    CHECK(fatigue_of(CombatResult::recoil, true) == 1);
    CHECK(fatigue_of(CombatResult::fall_back, true) == 1);
    CHECK(fatigue_of(CombatResult::retreat, true) == 2);
    CHECK(fatigue_of(CombatResult::rout, true) == 2);
    CHECK(fatigue_of(CombatResult::rout, false) == 1);
}

TEST_CASE(
    "4 against an element that cannot answer the attacker loses nothing and takes no fatigue, even beaten",
    "[R136][R193][Q73]") {
    const CombatConsequences won = consequences(2, {5, Stance::attack, false}, {0, Stance::defence, true});
    CHECK(won.winner.losses == 0);
    CHECK(won.winner.fatigue == 0);
    CHECK(won.loser.losses == 2);
    CHECK(won.loser.fatigue == 1);
    CHECK(won.winner.may_advance);
    const CombatConsequences lost = consequences(3, {6, Stance::defence, true}, {5, Stance::attack, false});
    CHECK(lost.loser.losses == 0);
    CHECK(lost.loser.fatigue == 0);
    CHECK(lost.loser.stance == Stance::fall_back);
    CHECK_THAT(lost.ruling, finds(136, Does::at_most, 0).by(73));
}

TEST_CASE("7 only a winner in attack may advance", "[R208][Q112]") {
    for (const Stance s : all_stances)
        for (int d = 0; d <= 4; ++d)
            CHECK(consequences(d, {5, s, false}, {5, Stance::defence, false}).winner.may_advance ==
                  (s == Stance::attack && d > 0));
}

TEST_CASE("7 the stance after a result, for every stance before it",
          "[R196][R197][R198][R199][R200][Q106][Q119]") {
    using enum Stance;
    check_stances(CombatResult::melee, {attack, manoeuvre, defence, fall_back, retreat});
    check_stances(CombatResult::recoil, {defence, defence, defence, fall_back, retreat});
    check_stances(CombatResult::fall_back, {manoeuvre, manoeuvre, manoeuvre, fall_back, retreat});
    check_stances(CombatResult::retreat, {fall_back, fall_back, fall_back, fall_back, retreat});
    check_stances(CombatResult::rout, {retreat, retreat, retreat, retreat, retreat});
}

TEST_CASE("7 by the reading defeat_may_improve a result sets the stance whatever it was",
          "[R197][R198][R199][Q106]") {
    using enum Stance;
    const Readings may = with(Option::defeat_may_improve, 1);
    check_stances(CombatResult::melee, {attack, manoeuvre, defence, fall_back, retreat}, may);
    check_stances(CombatResult::recoil, {defence, defence, defence, defence, defence}, may);
    check_stances(CombatResult::fall_back, {manoeuvre, manoeuvre, manoeuvre, manoeuvre, manoeuvre}, may);
    check_stances(CombatResult::retreat, {fall_back, fall_back, fall_back, fall_back, fall_back}, may);
    check_stances(CombatResult::rout, {retreat, retreat, retreat, retreat, retreat}, may);
}

namespace {

MultiResult several(std::vector<int> differences) {
    std::vector<PartResult> parts;
    for (const int d : differences) parts.push_back({"", d});
    MultiResult m = rule_on_several(parts);
    CHECK_THAT(m.ruling, is_explained());
    CHECK(total(m.ruling) == m.fatigue);
    return m;
}

using Results = std::vector<std::optional<CombatResult>>;

}  // namespace

TEST_CASE("4 an element engaged by several takes the worst of its results, each attacker its own",
          "[R130][R195][Q80]") {
    const MultiResult held = several({0, 1});
    CHECK(held.element == CombatResult::melee);
    CHECK(held.attackers == Results{CombatResult::melee, CombatResult::recoil});
    CHECK(held.fatigue == 1);
    const MultiResult won = several({2, 5});
    CHECK(won.element == std::nullopt);
    CHECK(won.attackers == Results{CombatResult::fall_back, CombatResult::rout});
    CHECK(won.fatigue == 1);
}

TEST_CASE("4 where the element leaves, a melee with another attacker is broken", "[R130][R196][Q80]") {
    const MultiResult m = several({0, -2, -1});
    CHECK(m.element == CombatResult::fall_back);
    CHECK(m.attackers == Results{std::nullopt, std::nullopt, std::nullopt});
    CHECK(m.fatigue == 1);
    // An attacker it has beaten keeps its own result.
    CHECK(several({3, -1}).attackers == Results{CombatResult::retreat, std::nullopt});
}

TEST_CASE("4 however many attackers, one point of fatigue, and one more for a retreat or rout",
          "[R193][R194][Q80][Q103]") {
    CHECK(several({-3, 1, 0}).fatigue == 2);
    CHECK(several({-3, 1, 0}).element == CombatResult::retreat);
    CHECK(several({-9, -9}).element == CombatResult::rout);
    CHECK(several({-9, -9}).fatigue == 2);
}
