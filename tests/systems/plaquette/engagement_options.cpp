#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

/// Each reading that an engagement asks: its default, its other values, and a case where they differ.
namespace {

EngagedSide attackers(std::vector<EngagedUnit> units) {
    return side_of(Stance::attack, std::move(units));
}
EngagedSide defenders(std::vector<EngagedUnit> units) {
    return side_of(Stance::defence, std::move(units));
}

Engagement column_on_column() {
    return between(attackers({engaged(column())}), defenders({engaged(column())}));
}

EngagementAnswer by(Engagement e, Option option, int value, const ValueDice& dice = {10, 10}) {
    e.readings.choose(option, value);
    return judged(e, dice);
}

}  // namespace

TEST_CASE("6 reading support_rounding in an engagement", "[R060][R168][R169][Q03]") {
    // 16, three supports of 17 (line in defence 12 + 2 = 14; here columns of 5,4,4,4), one backing of 17.
    const Unit seventeen = column({5, 4, 4, 4});
    const Engagement e = between(
        attackers({engaged(column()), playing(Role::support, seventeen), playing(Role::support, seventeen),
                   playing(Role::support, seventeen), playing(Role::backing, seventeen, 3)}),
        defenders({engaged(column())}));
    CHECK(by(e, Option::support_rounding, value::per_line).sides[0].total == 45);     // 16 + 25 + 4
    CHECK(by(e, Option::support_rounding, value::per_unit).sides[0].total == 44);     // 16 + 24 + 4
    CHECK(by(e, Option::support_rounding, value::grand_total).sides[0].total == 45);  // 16 + 25.5 + 4.25
    CHECK(totals_of(e)[0] == 45);
}

TEST_CASE("7 reading majority_tie in an engagement", "[R177][Q37]") {
    Engagement e = column_on_column();
    e.sides[0].units[0].unit.values = {4, 4, 5, 5};
    CHECK(by(e, Option::majority_tie, value::lower).sides[0].morale == 1 + 4);
    CHECK(by(e, Option::majority_tie, value::higher).sides[0].morale == 1 + 5);
    // A battery whose gunners tie is of the lower class as well.
    e = column_on_column();
    e.sides[0].units[0].unit.values = {4, 4};
    e.sides[0].units.push_back(playing(Role::none, guns({5, 6})));
    e.sides[0].units.push_back(playing(Role::none, guns({5, 6})));
    e.sides[0].units.push_back(playing(Role::none, guns({5, 6})));
    CHECK(by(e, Option::majority_tie, value::lower).sides[0].morale == 0 + 5 + 1);  // 5 v 4 plaquettes
    CHECK(by(e, Option::majority_tie, value::higher).sides[0].morale == 0 + 6 + 1);
}

TEST_CASE("2 reading v_requires_command in a withdrawal", "[R090][R198][Q41]") {
    Engagement e = between(attackers({engaged(column()), playing(Role::support, column())}),
                           defenders({engaged(column())}));
    e.sides[1].staff_commands = false;
    // 24: 2 + 4 + 2 = 8. 16 with a 6: 2 + 4 = 6.
    CHECK(by(e, Option::v_requires_command, 0, {10, 6}).sides[1].move->cm == 18);
    CHECK(by(e, Option::v_requires_command, 1, {10, 6}).sides[1].move->cm == 15);
}

TEST_CASE("7 reading staff_needs_command in an engagement", "[R180][Q96]") {
    Engagement e = column_on_column();
    e.sides[0].staff_value = 5;
    e.sides[0].staff_commands = false;
    CHECK(by(e, Option::staff_needs_command, 0).difference == 1);
    CHECK(by(e, Option::staff_needs_command, 1).difference == -1);
}

TEST_CASE("4 reading rear_keeps_line_bonus in an engagement", "[R135][R150][Q72]") {
    Engagement e = between(attackers({engaged(column())}), defenders({engaged(line())}));
    e.sides[1].attacked_from = Aspect::rear;
    CHECK(by(e, Option::rear_keeps_line_bonus, 1).sides[1].total == 18);
    CHECK(by(e, Option::rear_keeps_line_bonus, 0).sides[1].total == 16);
}

TEST_CASE("7 reading squares_have_no_flanks in an engagement", "[R191][R192][Q76]") {
    Engagement e = column_on_column();
    e.sides[1].units[0].unit.formation = Formation::hollow_square;
    e.sides[1].flank_attackers = 1;
    e.sides[1].rear_attackers = 1;
    const int standing = by(e, Option::squares_have_no_flanks, 0).sides[1].morale;
    CHECK(standing == 1 + 4 - 1 - 2);
    CHECK(by(e, Option::squares_have_no_flanks, 1).sides[1].morale == standing + 3);
    // An engaged unit that is in no square spoils it; a support that is not does not.
    e.sides[1].units.push_back(playing(Role::support, column()));
    CHECK(by(e, Option::squares_have_no_flanks, 1).sides[1].morale == 2 + 4 + 2);  // 24, and 8 v 4 plaquettes
    e.sides[1].units[1].role = Role::engaged;
    CHECK(by(e, Option::squares_have_no_flanks, 1).sides[1].morale == 3 + 4 + 2 - 3);
}

TEST_CASE("5 reading cavalry_cover in an engagement", "[R163][R165][Q86]") {
    Engagement e = between(attackers({engaged(horse())}), defenders({engaged(column())}));
    e.sides[1].cover = Cover::medium;
    CHECK(by(e, Option::cavalry_cover, value::either).sides[0].total == 10);
    CHECK(by(e, Option::cavalry_cover, value::both).sides[0].total == 20);
    e.sides[0].cover = Cover::light;
    CHECK(by(e, Option::cavalry_cover, value::either).sides[0].total == 10);
    CHECK(by(e, Option::cavalry_cover, value::both).sides[0].total == 13);
}

TEST_CASE("5 reading supports_neutral in an engagement", "[R151][R153][R168][Q88]") {
    Engagement e = between(attackers({engaged(column()), playing(Role::support, column())}),
                           defenders({engaged(column())}));
    e.sides[1].cover = Cover::light;
    CHECK(by(e, Option::supports_neutral, 0).sides[0].total == 21);  // 14 + 14/2
    CHECK(by(e, Option::supports_neutral, 1).sides[0].total == 22);  // 14 + 16/2
}

TEST_CASE("5 a support takes the opponent of the unit it supports; with none stated the least favourable",
          "[R168][Q88]") {
    Engagement e =
        between(attackers({engaged(column()), engaged(column()), playing(Role::support, column())}),
                defenders({engaged(column()), engaged(column())}));
    e.sides[1].units[1].cover = Cover::medium;
    for (std::uint16_t i = 0; i < 2; ++i) e.sides[0].units[i].opponents = {i};
    CHECK(judged(e, {5, 5}).sides[0].total == 16 + 10 + 5);  // least favourable: 10 / 2
    e.sides[0].units[2].opponents = {0};
    CHECK(judged(e, {5, 5}).sides[0].total == 16 + 10 + 8);
    e.sides[0].units[2].opponents = {0, 1};
    CHECK(judged(e, {5, 5}).sides[0].total == 16 + 10 + 5);
    // An engaged unit with no opponent stated faces the least favourable too.
    e.sides[0].units[0].opponents.clear();
    CHECK(judged(e, {5, 5}).sides[0].total == 10 + 10 + 5);
}

TEST_CASE("5 readings engaged_guns_halved and half_cumulative in an engagement",
          "[R109][R111][R146][Q57][Q91]") {
    Engagement e = between(attackers({engaged(column()), playing(Role::support, guns({8, 8}))}),
                           defenders({engaged(column())}));
    CHECK(by(e, Option::engaged_guns_halved, 1).sides[0].total == 16 + 4);
    CHECK(by(e, Option::engaged_guns_halved, 0).sides[0].total == 16 + 8);
    e.sides[1].cover = Cover::thick;  // the battalion 8
    CHECK(by(e, Option::half_cumulative, 1).sides[0].total == 8 + 2);
    CHECK(by(e, Option::half_cumulative, 0).sides[0].total == 8 + 4);
}

TEST_CASE("6 reading repli_division in an engagement", "[R174][Q94]") {
    Engagement e = between(attackers({engaged(column())}),
                           side_of(Stance::fall_back, {engaged(column()), engaged(column())}));
    // 32: 3, or 4 on 1-2, then half: 1 or 2. Before the die 16: 1, or 2 on 1-6.
    CHECK(by(e, Option::repli_division, value::after_die, {10, 6}).sides[1].value == 1);
    CHECK(by(e, Option::repli_division, value::before_die, {10, 6}).sides[1].value == 2);
    CHECK(by(e, Option::repli_division, value::after_die, {10, 2}).sides[1].value == 2);
}

TEST_CASE("7 reading numerosity in an engagement", "[R182][R183][R184][Q98]") {
    const auto horde = [](int battalions) {
        std::vector<EngagedUnit> units{engaged(column())};
        for (int i = 1; i < battalions; ++i) units.push_back(playing(Role::none, column(), 4));
        return between(attackers(std::move(units)), defenders({engaged(column())}));
    };
    for (const auto& [battalions, bands, cumulative, best] :
         std::vector<std::array<int, 4>>{{1, 0, 0, 0}, {2, 2, 2, 1}, {3, 3, 4, 2}, {5, 3, 4, 2}}) {
        CAPTURE(battalions);
        CHECK(by(horde(battalions), Option::numerosity, value::bands_1_2_3).difference == bands);
        CHECK(by(horde(battalions), Option::numerosity, value::cumulative_1_2_4).difference == cumulative);
        CHECK(by(horde(battalions), Option::numerosity, value::best_1_1_2).difference == best);
    }
}

TEST_CASE("7 reading fatigue_timing in an engagement", "[R179][R193][Q103][Q73]") {
    Engagement e = between(attackers({engaged(column())}), defenders({engaged(guns())}));
    e.sides[1].attacked_from = Aspect::rear;  // cannot answer: its attacker is not tired
    const EngagementAnswer later = by(e, Option::fatigue_timing, value::end_of_sequence);
    const EngagementAnswer at_once = by(e, Option::fatigue_timing, value::immediate);
    CHECK(at_once.sides[0].morale == later.sides[0].morale);
    CHECK(at_once.sides[1].morale == later.sides[1].morale - 1);
    // 1+4+3 numbers against 0+4, or 3: routs both, two points after either.
    CHECK(later.sides[1].fatigue_after == 2);
    CHECK(at_once.sides[1].fatigue_after == 2);
    CHECK(at_once.sides[0].fatigue_after == 0);
    const EngagementAnswer both = by(column_on_column(), Option::fatigue_timing, value::immediate);
    CHECK(both.sides[0].morale == 1 + 4 - 1);
    CHECK(both.sides[1].morale == 1 + 4 - 1);
    CHECK(both.sides[0].fatigue_after == 1);  // the same point, not a second one
    CHECK_THAT(both.ruling, finds(193, Does::adds, -1).by(103));
}

TEST_CASE("7 reading defeat_may_improve in an engagement", "[R197][R198][Q106]") {
    // 24: 2 + 4 + 2 (8 v 4) = 8. In retreat 16 is 1 / 4 = 0: 0 + 4 + 3 supports = 7: a recoil.
    Engagement e = between(attackers({engaged(column()), playing(Role::support, column())}),
                           side_of(Stance::retreat, {engaged(column())}));
    e.sides[1].supporting_elements = 3;
    const EngagementAnswer never = by(e, Option::defeat_may_improve, 0);
    CHECK(never.sides[1].result == CombatResult::recoil);
    CHECK(never.sides[1].stance_after == Stance::retreat);
    CHECK_THAT(never.ruling, finds(197, Does::sets, static_cast<int>(Stance::retreat)).by(106));
    CHECK(by(e, Option::defeat_may_improve, 1).sides[1].stance_after == Stance::defence);
}

TEST_CASE("7 a stance that its own result leaves as it was rests on no reading", "[R197][Q106]") {
    Engagement e = between(attackers({engaged(column()), playing(Role::support, column())}),
                           defenders({engaged(column())}));
    e.sides[1].supporting_elements = 2;  // 8 against 1 + 4 + 2 = 7: a recoil, to the defence it stands in
    const EngagementAnswer a = judged(e, {10, 10});
    CHECK(a.difference == 1);
    CHECK(a.sides[1].stance_after == Stance::defence);
    CHECK_THAT(a.ruling, !finds(197, Does::sets, static_cast<int>(Stance::defence)).by(106));
}

TEST_CASE("7 reading recoil_keeps_formation in an engagement", "[R197][Q107]") {
    Engagement e = between(attackers({engaged(column()), playing(Role::support, column())}),
                           defenders({engaged(line())}));
    e.sides[1].supporting_elements = 2;
    const EngagementAnswer closes = by(e, Option::recoil_keeps_formation, 0);
    CHECK(closes.sides[1].result == CombatResult::recoil);
    CHECK(closes.sides[1].move->cm == 9);
    CHECK_FALSE(closes.sides[1].move->keeps_formation);
    const EngagementAnswer keeps = by(e, Option::recoil_keeps_formation, 1);
    CHECK(keeps.sides[1].move->cm == 6);  // (10 + 3) / 2
    CHECK(keeps.sides[1].move->keeps_formation);
}

TEST_CASE("5 the optional rules in an engagement, each off and on",
          "[R156][R157][R158][R159][R160][R161][R120][Q90]") {
    const auto first_total = [](Unit unit, Option option, int value) {
        Engagement e = between(attackers({engaged(std::move(unit))}), defenders({engaged(column())}));
        return by(e, option, value).sides[0].total;
    };
    CHECK(first_total(horse(four_fives, Weight::light), Option::cav_weight, 0) == 20);
    CHECK(first_total(horse(four_fives, Weight::light), Option::cav_weight, 1) == 19);
    CHECK(first_total(horse(four_fives, Weight::heavy), Option::cav_weight, 1) == 21);
    CHECK(first_total(french(column()), Option::french_attack, 0) == 16);
    CHECK(first_total(french(column()), Option::french_attack, 1) == 17);
    Unit picked = column();
    picked.elites = true;
    CHECK(first_total(picked, Option::elites, 0) == 16);
    CHECK(first_total(picked, Option::elites, 1) == 17);
    Engagement wood = column_on_column();
    wood.sides[1].cover = Cover::light;
    wood.sides[0].units[0].unit.light_infantry = true;
    wood.sides[1].units[0].unit.engineers = true;
    wood.sides[1].units[0].unit.nation = Nation::english;
    CHECK(by(wood, Option::light_engineers_cover, 0).sides[0].total == 14);
    CHECK(by(wood, Option::light_engineers_cover, 1).sides[0].total == 15);
    CHECK(by(wood, Option::light_engineers_cover, 1).sides[1].total == 17);
    CHECK(by(wood, Option::english_defence, 0).sides[1].total == 16);
    CHECK(by(wood, Option::english_defence, 1).sides[1].total == 17);
    Engagement gun_line =
        between(attackers({engaged(unit_of(Arm::infantry, Formation::solid_square, four_fours))}),
                defenders({engaged(guns())}));
    CHECK(by(gun_line, Option::art_vs_square, 0).sides[1].total == 8);
    CHECK(by(gun_line, Option::art_vs_square, 1).sides[1].total == 9);
}

TEST_CASE("5 reading art_vs_grand_battery: only what is engaged with a grand battery fights one",
          "[R121][Q88][Q90]") {
    Engagement e = between(defenders({engaged(guns())}),
                           defenders({engaged(guns()), playing(Role::support, guns({4}))}));
    CHECK(by(e, Option::art_vs_grand_battery, 0).sides[0].total == 8);
    CHECK(by(e, Option::art_vs_grand_battery, 1).sides[0].total == 7);
    CHECK(by(e, Option::art_vs_grand_battery, 1).sides[1].total == 7 + 2);
    e.sides[1].units.push_back(playing(Role::none, column(), 4));  // no longer guns alone
    CHECK(by(e, Option::art_vs_grand_battery, 1).sides[0].total == 8);
}
