#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

/// The three engagements of the book battle's sequence and the one its advance brings on: golden/book-battle.md.
namespace {

constexpr Subject of_side(std::size_t side) {
    return {SubjectKind::side, static_cast<std::uint8_t>(side), 0};
}
constexpr Subject unit(std::size_t side, std::size_t place) {
    return {SubjectKind::unit, static_cast<std::uint8_t>(side), static_cast<std::uint16_t>(place)};
}

std::vector<int> values_of(const SideAnswer& side) {
    std::vector<int> out;
    for (const UnitAnswer& u : side.units) out.push_back(u.value);
    return out;
}

std::vector<int> lost_by(const SideAnswer& side) {
    std::vector<int> out;
    for (const UnitAnswer& u : side.units) out.push_back(u.lost);
    return out;
}

std::vector<Role> roles_of(const SideAnswer& side) {
    std::vector<Role> out;
    for (const UnitAnswer& u : side.units) out.push_back(u.role);
    return out;
}

struct Worth {
    int total, value, morale;
};

void check_worth(const SideAnswer& side, const Worth& expected) {
    CHECK(side.total == expected.total);
    CHECK(side.value == expected.value);
    CHECK(side.morale == expected.morale);
}

/// E1: F1a-1 and F1a-2 on A1a-1, F1a-3 on A1a-2; the battery supports.
Engagement e1() {
    const Unit battalion = french(column());
    EngagedSide f1a = side_of(
        Stance::attack,
        {engaged(battalion), engaged(battalion), engaged(battalion), playing(Role::support, french(guns()))},
        4);
    f1a.units[0].opponents = f1a.units[1].opponents = {0};
    f1a.units[2].opponents = {1};
    f1a.units[3].opponents = {0, 1};
    EngagedSide a1a = side_of(Stance::defence, {engaged(line()), engaged(line())}, 3);
    a1a.units[0].opponents = {0, 1};
    a1a.units[1].opponents = {2};
    a1a.supporting_elements = 1;  // A1c, 3.1 cm away
    return between(f1a, a1a, all_optional_rules());
}

/// E2: cuirassiers in waves on two battalions in solid square, a third in support.
Engagement e2() {
    const Unit cuirassiers = french(horse(four_fives, Weight::heavy));
    EngagedSide f2a = side_of(Stance::attack, {engaged(cuirassiers), playing(Role::support, cuirassiers)}, 3);
    f2a.staff_charisma = 1;
    f2a.staff_is_near = true;     // 1.5 cm
    f2a.supporting_elements = 1;  // F2c
    const Unit square = unit_of(Arm::infantry, Formation::solid_square, four_fours);
    const EngagedSide a2a =
        side_of(Stance::manoeuvre, {engaged(square), engaged(square), playing(Role::support, square)}, 2);
    return between(f2a, a2a, all_optional_rules());
}

/// E3: three columns on two that hold a village.
Engagement e3() {
    const Unit battalion = french(column());
    const EngagedSide f1b = side_of(
        Stance::attack, {playing(Role::support, battalion, 1), engaged(battalion), engaged(battalion)}, 4);
    EngagedSide a1b = side_of(Stance::defence, {engaged(column()), engaged(column())}, 3);
    a1b.cover = Cover::medium;
    return between(f1b, a1b, all_optional_rules());
}

/// E1b: F1a, a plaquette short, has advanced on the two batteries left of A1c.
Engagement e1b() {
    EngagedSide f1a =
        side_of(Stance::attack,
                {playing(Role::support, french(column({4, 4, 4})), 1), engaged(french(column())),
                 engaged(french(column())), playing(Role::support, french(guns()))},
                4);
    f1a.lost = 1;
    EngagedSide a1c = side_of(Stance::defence, {engaged(guns()), engaged(guns())}, 3);
    a1c.lost = 1;                 // by fire
    a1c.supporting_elements = 1;  // A1a, 9.4 cm away
    return between(f1a, a1c, all_optional_rules());
}

}  // namespace

TEST_CASE("5 book battle E1: values 17, 17, 17 and 4 against 18 and 18",
          "[R146][R149][R150][R160][R167][R168][Q91]") {
    const EngagementAnswer a = judged(e1(), {4, 6});
    CHECK(values_of(a.sides[0]) == std::vector<int>{17, 17, 17, 4});
    CHECK(values_of(a.sides[1]) == std::vector<int>{18, 18});
    CHECK(totals_of(e1()) == std::array<int, 2>{53, 36});
    check_worth(a.sides[0], {53, 5, 11});  // 4 > 3; 5+4+1 staff+1 numbers, 13 v 8
    check_worth(a.sides[1], {36, 4, 9});   // 6 <= 6; 4+4+1 support
    CHECK_THAT(a.ruling, finds(160, Does::adds, 1) && finds(150, Does::adds, 2) && finds_scaled(109, 1, 2));
    CHECK_THAT(a.ruling,
               finds(167, Does::adds, 51) && finds(168, Does::adds, 2) && finds(171, Does::adds, 1));
    CHECK_THAT(a.ruling, finds(182, Does::adds, 1) && finds(180, Does::adds, 1) && finds(187, Does::adds, 1));
}

TEST_CASE("7 book battle E1: by two A1a falls back 18 cm and loses two, F1a one",
          "[R198][R204][R207][R208][R193][Q107]") {
    const EngagementAnswer a = judged(e1(), {4, 6});
    CHECK(a.difference == 2);
    CHECK(a.winner == 0);
    const SideAnswer& f1a = a.sides[0];
    const SideAnswer& a1a = a.sides[1];
    CHECK(f1a.result == std::nullopt);
    CHECK(f1a.loss == 1);  // 4 / 4
    CHECK(lost_by(f1a) == std::vector<int>{1, 0, 0, 0});
    CHECK(f1a.may_advance);
    CHECK(f1a.stance_after == Stance::attack);
    CHECK(f1a.fatigue_after == 1);
    CHECK_FALSE(f1a.move.has_value());
    CHECK(a1a.result == CombatResult::fall_back);
    CHECK(a1a.loss == 2);  // 5 / 2
    CHECK(lost_by(a1a) == std::vector<int>{1, 1});
    CHECK(a1a.stance_after == Stance::manoeuvre);
    CHECK(a1a.artillery_lost == GunsLost::none);
    CHECK(a1a.fatigue_after == 1);
    REQUIRE(a1a.move.has_value());
    CHECK(a1a.move->cm == 18);  // lines close into columns, 15 + 3
    CHECK(a1a.move->facing == Facing::enemy);
    CHECK_FALSE(a1a.move->keeps_formation);
    CHECK_THAT(a.ruling, finds(204, Does::sets, 2) && finds(204, Does::sets, 1));
    CHECK_THAT(a.ruling,
               finds(207, Does::adds, 1).of(unit(0, 0)) && finds(207, Does::adds, 1).of(unit(1, 1)));
    CHECK_THAT(a.ruling,
               finds(198, Does::sets, 18).of(of_side(1)) && finds(208, Does::permits).of(of_side(0)));
}

TEST_CASE("6 book battle E2: the second wave counts as engaged", "[R172][R154][R157][R160][Q92]") {
    const EngagementAnswer a = judged(e2(), {3, 7});
    CHECK(values_of(a.sides[0]) == std::vector<int>{20, 20});  // 20 + 1 heavy + 1 French - 2 square
    CHECK(roles_of(a.sides[0]) == std::vector<Role>{Role::engaged, Role::engaged});
    CHECK(values_of(a.sides[1]) == std::vector<int>{16, 16, 16});
    check_worth(a.sides[0], {40, 4, 12});  // 3 > 0; 4+5+1 charisma+1 staff+1 support
    check_worth(a.sides[1], {40, 4, 9});   // 7 > 0; 4+4+1 numbers, 12 v 8
    CHECK_THAT(a.ruling,
               finds(172, Does::permits) && finds(154, Does::adds, -2) && finds(157, Does::adds, 1));
    CHECK_THAT(a.ruling, finds(178, Does::adds, 1));
}

TEST_CASE("7 book battle E2: by three A2a retreats 17 cm and loses two, F2a one",
          "[R199][R205][R194][R207][Q107]") {
    const EngagementAnswer a = judged(e2(), {3, 7});
    CHECK(a.difference == 3);
    CHECK(a.winner == 0);
    CHECK(a.sides[0].loss == 1);  // 4 / 4
    CHECK(lost_by(a.sides[0]) == std::vector<int>{1, 0});
    CHECK(a.sides[0].fatigue_after == 1);
    CHECK(a.sides[0].may_advance);
    const SideAnswer& a2a = a.sides[1];
    CHECK(a2a.result == CombatResult::retreat);
    CHECK(a2a.loss == 2);  // 4 / 2
    CHECK(lost_by(a2a) == std::vector<int>{1, 1, 0});
    CHECK(a2a.stance_after == Stance::fall_back);
    CHECK(a2a.fatigue_after == 2);
    REQUIRE(a2a.move.has_value());
    CHECK(a2a.move->cm == 17);
    CHECK(a2a.move->facing == Facing::away);
}

TEST_CASE("5 book battle E3: the village takes a third from each unit, rounded by itself",
          "[R162][R164][R168][Q03][Q87]") {
    const EngagementAnswer a = judged(e3(), {8, 2});
    CHECK(values_of(a.sides[0]) == std::vector<int>{11, 11, 11});  // 17 x 2/3
    CHECK(values_of(a.sides[1]) == std::vector<int>{16, 16});
    check_worth(a.sides[0], {27, 2, 8});  // 11+11+11/2; 8 > 7; 2+4+1 staff+1 numbers, 12 v 8
    check_worth(a.sides[1], {32, 4, 9});  // 2 <= 2; 4+4+1 cover
    CHECK_THAT(a.ruling, finds_scaled(162, 2, 3) && finds(168, Does::adds, 5) && finds(185, Does::adds, 1));
}

TEST_CASE("7 book battle E3: by one the attacker recoils 9 cm and stands in defence",
          "[R197][R203][R207][Q44]") {
    const EngagementAnswer a = judged(e3(), {8, 2});
    CHECK(a.difference == -1);
    CHECK(a.winner == 1);
    const SideAnswer& f1b = a.sides[0];
    CHECK(f1b.result == CombatResult::recoil);
    CHECK(f1b.loss == 2);  // 4 / 2
    CHECK(lost_by(f1b) == std::vector<int>{0, 1, 1});
    CHECK(f1b.stance_after == Stance::defence);
    CHECK_FALSE(f1b.may_advance);
    REQUIRE(f1b.move.has_value());
    CHECK(f1b.move->cm == 9);  // half of 19
    CHECK(f1b.move->facing == Facing::enemy);
    CHECK(a.sides[1].loss == 1);  // 2 / 2
    CHECK(lost_by(a.sides[1]) == std::vector<int>{1, 0});
    CHECK_FALSE(a.sides[1].may_advance);  // in defence
    CHECK(a.sides[1].stance_after == Stance::defence);
}

TEST_CASE("6 book battle E1b: 13, 17, 17 and 4 against two batteries of 8",
          "[R168][R121][R181][R184][R187][Q88][Q97]") {
    const EngagementAnswer a = judged(e1b(), {9, 3});
    // The battery supports: square and cover of what it faces count for it (Q88), not that they are a grand battery.
    CHECK(values_of(a.sides[0]) == std::vector<int>{13, 17, 17, 4});
    CHECK(values_of(a.sides[1]) == std::vector<int>{8, 8});
    check_worth(a.sides[0], {42, 4, 11});  // 34 + 17/2; 9 > 2; 4+4+1 staff-1 lost+3 numbers, 12 v 2
    check_worth(a.sides[1], {16, 2, 6});   // 3 <= 6; 2+4-1 lost+1 support
    CHECK_THAT(a.ruling,
               finds(181, Does::adds, -1) && finds(184, Does::adds, 2) && finds(182, Does::adds, 1));
}

TEST_CASE("7 book battle E1b: by five, read four, the batteries are destroyed",
          "[R200][R206][R207][Q104][Q110]") {
    const EngagementAnswer a = judged(e1b(), {9, 3});
    CHECK(a.difference == 5);
    CHECK(a.sides[0].loss == 0);
    CHECK(a.sides[0].may_advance);
    CHECK(a.sides[0].fatigue_after == 1);
    const SideAnswer& a1c = a.sides[1];
    CHECK(a1c.result == CombatResult::rout);
    CHECK(a1c.loss_due == 4);
    CHECK(a1c.loss == 2);
    CHECK(lost_by(a1c) == std::vector<int>{1, 1});
    CHECK_FALSE(a1c.move.has_value());  // nobody is left
    CHECK_THAT(a.ruling, finds(206, Does::sets, 4) && finds(207, Does::at_most, 2).by(110));
}

TEST_CASE("7 book battle E1 before its dice: each face of both gives the result of the printed odds",
          "[R171][R195][R202][R204][R205][R206]") {
    // 53 is 5, or 6 on 1-3; 36 is 3, or 4 on 1-6. Bases 6 and 5: differences 6+6-4-5 = 3, 4, 2, 3.
    for (int first = 1; first <= 10; ++first)
        for (int second = 1; second <= 10; ++second) {
            CAPTURE(first, second);
            const EngagementAnswer a = rule_on_engagement(e1(), {first, second});
            const int v0 = first <= 3 ? 6 : 5, v1 = second <= 6 ? 4 : 3;
            CHECK(a.sides[0].value == v0);
            CHECK(a.sides[1].value == v1);
            CHECK(a.difference == v0 + 6 - v1 - 5);
            CHECK(a.sides[1].loss_due == (a.difference == 4 ? v0 : v0 / 2));
            CHECK(a.sides[0].loss_due == (a.difference == 4 ? 0 : v1 / 4));
        }
}
