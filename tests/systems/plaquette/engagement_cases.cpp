#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

std::vector<int> lost_by(const SideAnswer& side) {
    std::vector<int> out;
    for (const UnitAnswer& u : side.units) out.push_back(u.lost);
    return out;
}

EngagedSide attackers(std::vector<EngagedUnit> units) {
    return side_of(Stance::attack, std::move(units));
}
EngagedSide defenders(std::vector<EngagedUnit> units) {
    return side_of(Stance::defence, std::move(units));
}

/// Two columns of the line attack one: totals 24 and 16, values 2 or 3 against 1 or 2.
Engagement two_on_one() {
    return between(attackers({engaged(column()), playing(Role::support, column())}),
                   defenders({engaged(column())}));
}

}  // namespace

TEST_CASE("4 chain A: taken in flank, the right battalion of a line fights alone as a column",
          "[R133][R191][R131][R132][Q71][Q102]") {
    EngagedSide line_of_two = defenders({engaged(line()), playing(Role::none, line(), 1)});
    line_of_two.attacked_from = Aspect::flank;
    line_of_two.flank_attackers = 1;
    const Engagement e =
        between(attackers({engaged(column()), playing(Role::support, column())}), line_of_two);
    const EngagementAnswer a = judged(e, {5, 7});  // both dice fail
    CHECK(a.sides[0].total == 24);
    CHECK(a.sides[1].total == 16);
    CHECK(a.sides[1].units[0].value == 16);  // 18 in line becomes 16 in column
    CHECK(a.sides[1].units[1].value == 0);
    CHECK(a.sides[0].morale == 6);  // 2 + 4
    CHECK(a.sides[1].morale == 4);  // 1 + 4 - 1; 8 plaquettes on each side
    CHECK(a.difference == 2);
    CHECK(a.sides[1].result == CombatResult::fall_back);
    CHECK(a.sides[0].loss == 0);  // 1 / 4
    CHECK(lost_by(a.sides[1]) == std::vector<int>{1, 0});
    CHECK_THAT(a.ruling, finds(133, Does::no_bearing) && finds(191, Does::adds, -1) && !bears(150));
}

TEST_CASE("4 chain B: taken in rear, the last rank is engaged without supports or backing",
          "[R134][R135][R192][R150][Q72][Q102]") {
    // Three battalions deep: the last faces the attack, the two before it would have supported.
    EngagedSide deep = defenders(
        {engaged(column(), 3), playing(Role::support, column()), playing(Role::backing, column(), 1)});
    deep.attacked_from = Aspect::rear;
    deep.rear_attackers = 1;
    const Engagement e = between(
        attackers({engaged(column()), playing(Role::support, column()), playing(Role::none, column(), 3)}),
        deep);
    const EngagementAnswer a = judged(e, {4, 6});  // both dice help
    CHECK(a.sides[1].total == 16);
    CHECK(a.sides[0].total == 24);
    CHECK(a.sides[0].morale == 7);  // 3 + 4
    CHECK(a.sides[1].morale == 4);  // 2 + 4 - 2
    CHECK(a.difference == 3);
    CHECK(a.sides[1].result == CombatResult::retreat);
    CHECK(a.sides[0].loss == 0);  // 2 / 4
    CHECK(a.sides[1].loss == 1);  // 3 / 2
    CHECK(a.sides[1].stance_after == Stance::fall_back);
    CHECK(a.sides[0].fatigue_after == 1);
    CHECK(a.sides[1].fatigue_after == 2);
    CHECK(a.sides[1].units[1].role == Role::none);
    CHECK(a.sides[1].units[2].role == Role::none);
    CHECK_THAT(a.ruling, finds(135, Does::no_bearing).by(72) && finds(192, Does::adds, -2));
    CHECK(a.sides[0].may_advance);
}

TEST_CASE("4 guns taken in rear cannot answer: the attacker loses nothing and is not tired",
          "[R136][R193][Q73]") {
    EngagedSide grand_battery =
        defenders({engaged(guns({5, 5, 5}, Weight::heavy)), engaged(guns({5, 5, 5}, Weight::heavy))});
    grand_battery.attacked_from = Aspect::rear;
    grand_battery.rear_attackers = 1;
    Engagement e = between(attackers({engaged(column())}), grand_battery);
    const EngagementAnswer a = judged(e, {1, 1});
    CHECK(a.sides[1].is_incapable);
    CHECK_FALSE(a.sides[0].is_incapable);
    CHECK(a.sides[1].total == 0);
    CHECK(a.sides[1].value == 0);
    CHECK(a.sides[0].loss_due == 0);
    CHECK(a.sides[0].fatigue_after == 0);
    CHECK(a.sides[1].fatigue_after > 0);
    CHECK_THAT(a.ruling, finds(136, Does::at_most, 0).by(73));
    // In front they answer.
    e.sides[1].attacked_from = Aspect::front;
    e.sides[1].rear_attackers = 0;
    CHECK_FALSE(judged(e, {1, 1}).sides[1].is_incapable);
    // By the reading, all round.
    e.sides[1].attacked_from = Aspect::rear;
    e.readings = with(Option::guns_answer_all_round, 1);
    const EngagementAnswer all_round = judged(e, {1, 1});
    CHECK_FALSE(all_round.sides[1].is_incapable);
    CHECK(all_round.sides[1].total == 32);
    CHECK(all_round.sides[0].fatigue_after > 0);
}

TEST_CASE("4 even beaten by one that cannot answer an attacker loses nothing", "[R136][Q73]") {
    EngagedSide guns_in_flank = defenders({engaged(guns({8, 8, 8}))});
    guns_in_flank.attacked_from = Aspect::flank;
    guns_in_flank.supporting_elements = 3;
    EngagedSide insurgents = attackers({engaged(column({1, 1}))});
    insurgents.fatigue = 2;
    const EngagementAnswer a = judged(between(insurgents, guns_in_flank), {10, 10});
    CHECK(a.sides[1].is_incapable);
    // 0+1-2+2 numbers (2 v 1 is twice) = 1 against 0+8+3 = 11.
    CHECK(a.difference == -10);
    CHECK(a.sides[0].result == CombatResult::rout);
    CHECK(a.sides[0].loss_due == 0);
    CHECK(a.sides[0].fatigue_after == 2);
    CHECK(a.sides[0].stance_after == Stance::retreat);
}

TEST_CASE("6 a flank attack breaks up double lines, a rear attack too", "[R173][R133][R135][Q93]") {
    EngagedSide two_lines = defenders({engaged(line()), playing(Role::support, line())});
    Engagement e = between(attackers({engaged(column())}), two_lines, with(Option::infantry_lines, 1));
    CHECK(judged(e, {5, 5}).sides[1].total == 36);  // 18 + 18
    CHECK_THAT(judged(e, {5, 5}).ruling, finds(173, Does::permits).by(93));
    e.sides[1].attacked_from = Aspect::flank;
    const EngagementAnswer flank = judged(e, {5, 5});
    CHECK(flank.sides[1].total == 25);  // a column of 16, and 18 / 2 behind it
    CHECK_THAT(flank.ruling, !bears(173));
    e.sides[1].attacked_from = Aspect::rear;
    CHECK(judged(e, {5, 5}).sides[1].total == 18);
}

TEST_CASE("6 options: waves and double lines by rows, four deep", "[R172][R173][R168][R169][Q92][Q93]") {
    const std::vector<EngagedUnit> four_waves{engaged(horse()), playing(Role::support, horse(), 2),
                                              playing(Role::backing, horse(), 3),
                                              playing(Role::none, horse(), 4)};
    Engagement charge = between(attackers(four_waves), defenders({engaged(column())}));
    CHECK(judged(charge, {5, 5}).sides[0].total == 35);  // 20 + 10 + 5
    charge.readings = with(Option::cavalry_waves, 1);
    CHECK(judged(charge, {5, 5}).sides[0].total == 60);  // 40 + 40/2
    const std::vector<EngagedUnit> four_lines{engaged(line()), playing(Role::support, line(), 2),
                                              playing(Role::backing, line(), 3),
                                              playing(Role::none, line(), 4)};
    Engagement stand = between(attackers({engaged(column())}), defenders(four_lines));
    CHECK(judged(stand, {5, 5}).sides[1].total == 31);  // 18 + 9 + 4
    stand.readings = with(Option::infantry_lines, 1);
    CHECK(judged(stand, {5, 5}).sides[1].total == 49);  // 36 + 9 + 4
}

TEST_CASE("7 a rout takes every gun, a retreat the heavy ones, on top of the losses", "[R199][R200][Q111]") {
    EngagedSide mixed = defenders({engaged(column()), playing(Role::none, guns({4, 4}, Weight::heavy)),
                                   playing(Role::none, guns({4, 4}, Weight::medium))});
    // 40: 4 + 5 + 1 numbers (8 v 6) = 10. 16: 1 + 4 = 5: by five.
    Engagement e = between(attackers({engaged(column(four_fives)), engaged(column(four_fives))}), mixed);
    const EngagementAnswer rout = judged(e, {10, 10});
    CHECK(rout.difference == 5);
    CHECK(rout.sides[1].artillery_lost == GunsLost::all);
    CHECK(lost_by(rout.sides[1]) == std::vector<int>{4, 0, 0});
    CHECK_THAT(rout.ruling, finds(200, Does::sets, 2).by(111));
    CHECK_FALSE(rout.sides[1].move.has_value());
    e.sides[1].supporting_elements = 2;
    const EngagementAnswer retreat = judged(e, {10, 10});
    CHECK(retreat.difference == 3);
    CHECK(retreat.sides[1].artillery_lost == GunsLost::heavy);
    CHECK(lost_by(retreat.sides[1]) == std::vector<int>{2, 0, 0});
    CHECK_THAT(retreat.ruling, finds(199, Does::sets, 1).by(111));
}

TEST_CASE("7 a gun that fell to the losses is not lost twice", "[R199][R200][R207][Q111]") {
    EngagedSide mixed = defenders({engaged(column()), playing(Role::support, guns({4, 4}, Weight::heavy))});
    // 40: 4 + 5 + 1 (8 v 5) = 10. 16 + 9/2 = 20: 2 + 4 = 6: by four; the second of four losses falls on the battery.
    const EngagementAnswer a = judged(
        between(attackers({engaged(column(four_fives)), engaged(column(four_fives))}), mixed), {10, 10});
    CHECK(a.difference == 4);
    CHECK(lost_by(a.sides[1]) == std::vector<int>{3, 1});
    CHECK_THAT(a.ruling, !finds(200, Does::sets, 1).by(111));
    REQUIRE(a.sides[1].move.has_value());
    CHECK(a.sides[1].move->cm == 36);
}

TEST_CASE("7 a recoil takes no gun", "[R197][Q111]") {
    Engagement e = two_on_one();
    e.sides[1].units.push_back(playing(Role::none, guns({4}, Weight::heavy), 3));
    // 24: 3 + 4 + 1 (8 v 5) = 8; 16: 2 + 4 = 6, and a support: 7.
    e.sides[1].supporting_elements = 1;
    const EngagementAnswer a = judged(e, {4, 6});
    CHECK(a.difference == 1);
    CHECK(a.sides[1].artillery_lost == GunsLost::none);
}

TEST_CASE("7 guns that follow hold back no cavalry that retreats; those lost are not waited for",
          "[R091][R199][Q40][Q42][Q107][Q111]") {
    // Light horse with a heavy battery retreats: by calibre the piece would make it 15 + V, but it is lost.
    EngagedSide riders =
        defenders({engaged(horse({5, 5}, Weight::light)), playing(Role::support, guns({4}, Weight::heavy))});
    riders.fatigue = 1;
    Engagement e =
        between(attackers({engaged(horse())}), riders, with(Option::artillery_row, value::by_calibre));
    // 20: 2 + 5 + 1 (4 v 3) = 8. 10 + 5/2 = 12: die 10 fails, 1 + 5 - 1 = 5: by 3.
    const EngagementAnswer a = judged(e, {10, 10});
    CHECK(a.difference == 3);
    REQUIRE(a.sides[1].move.has_value());
    CHECK(a.sides[1].move->cm == 33);
}

TEST_CASE("7 ground in the way shortens a withdrawal", "[R098][R197][R198][Q43]") {
    Engagement e = two_on_one();
    e.sides[1].hindrances = 1;
    // 3 + 4 + 1 twice... 8 v 4 is twice: +2. 9 against 6.
    const EngagementAnswer retreat = judged(e, {4, 6});
    CHECK(retreat.difference == 3);
    CHECK(retreat.sides[1].move->cm == 13);  // 18 - 5
    e.sides[1].supporting_elements = 2;
    const EngagementAnswer recoil = judged(e, {4, 6});
    CHECK(recoil.difference == 1);
    CHECK(recoil.sides[1].move->cm == 6);  // 13 / 2
    e.sides[1].hindrances = 4;
    CHECK(judged(e, {4, 6}).sides[1].move->cm == 0);
}

TEST_CASE("7 losses fall by line, then in the order of the list, engaged and supports in turn",
          "[R207][Q109][Q110]") {
    // Defenders listed out of their lines: second-line support first, then the front.
    Engagement e = between(
        attackers({engaged(column({8, 8, 8, 8})), engaged(column({8, 8, 8, 8}))}),
        defenders({playing(Role::support, column({4, 4}), 2), playing(Role::backing, column({4, 4}), 3),
                   engaged(column({4, 4}), 1), engaged(column({4, 4}), 1)}));
    // 64: 6 + 8 = 14. 16 + 4 + 2 = 22: 2 + 4 = 6: a rout, six plaquettes lost.
    const EngagementAnswer a = judged(e, {10, 10});
    CHECK(a.sides[1].loss_due == 6);
    CHECK(lost_by(a.sides[1]) == std::vector<int>{2, 0, 2, 2});
    e.readings = with(Option::loss_distribution, value::engaged_first);
    CHECK(lost_by(judged(e, {10, 10}).sides[1]) == std::vector<int>{2, 0, 2, 2});
    // Three losses tell the readings apart: one each to the engaged, then a support or an engaged one again.
    e.sides[1].supporting_elements = 5;  // 14 against 11: a retreat, half of 6
    e.readings = by_the_book;
    CHECK(lost_by(judged(e, {10, 10}).sides[1]) == std::vector<int>{1, 0, 1, 1});
    e.readings = with(Option::loss_distribution, value::engaged_first);
    CHECK(lost_by(judged(e, {10, 10}).sides[1]) == std::vector<int>{0, 0, 2, 1});
}

TEST_CASE("7 more losses than plaquettes: all are lost, nothing withdraws", "[R207][R206][Q110]") {
    Engagement e = between(attackers({engaged(column({8, 8, 8, 8})), engaged(column({8, 8, 8, 8}))}),
                           defenders({engaged(column({2, 2}))}));
    const EngagementAnswer a = judged(e, {10, 10});  // 64: a value of 6 on two plaquettes
    CHECK(a.sides[1].result == CombatResult::rout);
    CHECK(a.sides[1].loss_due == 6);
    CHECK(a.sides[1].loss == 2);
    CHECK_FALSE(a.sides[1].move.has_value());
    CHECK_THAT(a.ruling, finds(207, Does::at_most, 2).by(110) && finds(200, Does::no_bearing));
}

TEST_CASE("7 a draw: both lose half the other's value and stay", "[R196][R202][Q105]") {
    Engagement e = between(attackers({engaged(column()), engaged(column())}),
                           defenders({engaged(column()), engaged(column())}));
    const EngagementAnswer a = judged(e, {10, 10});
    CHECK(a.difference == 0);
    CHECK_FALSE(a.winner.has_value());
    for (const SideAnswer& side : a.sides) {
        CHECK(side.result == CombatResult::melee);
        CHECK(side.loss == 1);  // 3 / 2
        CHECK(side.fatigue_after == 1);
        CHECK_FALSE(side.may_advance);
        CHECK_FALSE(side.move.has_value());
    }
    CHECK(a.sides[0].stance_after == Stance::attack);
    CHECK(a.sides[1].stance_after == Stance::defence);
    CHECK_THAT(a.ruling, finds(196, Does::no_bearing).by(105));
}

TEST_CASE("7 charisma counts only from a staff within 5 cm", "[R056][R178][Q18]") {
    Engagement e = two_on_one();
    e.sides[1].staff_charisma = 2;
    const int far = judged(e, {5, 7}).sides[1].morale;
    e.sides[1].staff_is_near = true;
    CHECK(judged(e, {5, 7}).sides[1].morale == far + 2);
}

TEST_CASE("7 a unit's own cover counts for the whole element, if only in part", "[R185][R186][Q99]") {
    Engagement e = two_on_one();
    e.sides[1].units.push_back(playing(Role::none, column(), 3));
    e.sides[1].units[1].cover = Cover::thick;
    const EngagementAnswer a = judged(e, {5, 7});
    CHECK_THAT(a.ruling, finds(186, Does::adds, 2).by(99));
    CHECK(a.sides[0].total == 24);  // the engaged one stands in the open
    e.sides[1].cover = Cover::light;
    e.sides[1].units[1].cover = Cover::none;
    CHECK_THAT(judged(e, {5, 7}).ruling, finds(185, Does::adds, 1));
}

TEST_CASE("7 the majority and the numbers are of all that is present, batteries one each",
          "[R177][R182][R026][Q37][Q98]") {
    Engagement e = two_on_one();
    // Four plaquettes of 4 against five of 3 and a battery of class 3: class 3, and 10 against 8.
    e.sides[1].units.push_back(playing(Role::none, column({3, 3, 3, 3, 3}), 3));
    e.sides[1].units.push_back(playing(Role::none, guns({3, 3, 4}), 4));
    const EngagementAnswer a = judged(e, {5, 7});
    CHECK(a.sides[1].morale == 1 + 3 + 1);
}

TEST_CASE("7 fatigue stands after the sequence, whatever it was before", "[R193][R194][Q103]") {
    Engagement e = two_on_one();
    e.sides[0].fatigue = 1;
    e.sides[1].fatigue = 3;
    const EngagementAnswer a = judged(e, {4, 6});  // 3+4+2-1 = 8 against 2+4-3 = 3: a rout
    CHECK(a.difference == 5);
    CHECK(a.sides[0].fatigue_after == 2);
    CHECK(a.sides[1].fatigue_after == 5);
    CHECK_THAT(a.ruling, finds(193, Does::adds, 1) && finds(194, Does::adds, 1) && finds(193, Does::sets, 5));
}

TEST_CASE("4 an engagement without a unit, or with an impossible die, is refused", "[R171]") {
    Engagement e = two_on_one();
    CHECK_THROWS_AS(rule_on_engagement(e, {0, 5}), BrokenPromise);
    CHECK_THROWS_AS(rule_on_engagement(e, {5, 11}), BrokenPromise);
    e.sides[1].units.clear();
    CHECK_THROWS_AS(rule_on_engagement(e, {5, 5}), BrokenPromise);
}
