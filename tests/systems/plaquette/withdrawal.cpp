#include "asking.hpp"
#include "systems/plaquette/movement.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

WithdrawalQuestion leaving(WithdrawalCause cause, std::vector<Mover> movers, int v,
                           std::vector<int> features = {}) {
    WithdrawalQuestion q;
    q.cause = cause;
    q.march.movers = std::move(movers);
    q.march.staff_value = v;
    q.features_per_move = std::move(features);
    return q;
}

Withdrawal move_of(const WithdrawalQuestion& q, const Readings& readings = {}) {
    const WithdrawalAnswer a = rule_on_withdrawal(q, readings);
    CHECK_THAT(a.ruling, is_explained());
    CHECK(total(a.ruling) == a.move.cm);
    return a.move;
}

const Mover foot_column{Arm::infantry, Weight::medium, Formation::column, false};
const Mover foot_line{Arm::infantry, Weight::medium, Formation::line, false};
const Mover heavy_line{Arm::cavalry, Weight::heavy, Formation::line, false};
const Mover light_column{Arm::cavalry, Weight::light, Formation::column, false};
const Mover light_line{Arm::cavalry, Weight::light, Formation::line, false};
const Mover one_gun{Arm::artillery, Weight::medium, Formation::battery, false};

}  // namespace

TEST_CASE("7 a recoil is half a move in column, facing the enemy", "[R197][Q44][Q107]") {
    const WithdrawalQuestion q = leaving(WithdrawalCause::recoil, {foot_column}, 3);
    const Withdrawal m = move_of(q);
    CHECK(m.cm == 9);  // half of 18
    CHECK(m.facing == Facing::enemy);
    CHECK_FALSE(m.keeps_formation);
    CHECK_THAT(rule_on_withdrawal(q, {}).ruling, finds_scaled(197, 1, 2));
    CHECK(move_of(leaving(WithdrawalCause::recoil, {heavy_line}, 4)).cm == 14);  // (25 + 4) / 2 = 14.5
    CHECK(move_of(leaving(WithdrawalCause::recoil, {foot_column}, 0)).cm == 7);  // 15 / 2
    CHECK(move_of(leaving(WithdrawalCause::recoil, {foot_column}, 4)).cm == 9);  // book battle F1b: 19 / 2
}

TEST_CASE("7 ground is taken off before the half", "[R197][R098][Q43]") {
    CHECK(move_of(leaving(WithdrawalCause::recoil, {foot_column}, 3, {1})).cm == 6);  // (18 - 5) / 2 = 6.5
}

TEST_CASE("7 by the reading recoil_keeps_formation a line recoils as a line", "[R197][Q107]") {
    const Readings keeps = with(Option::recoil_keeps_formation, 1);
    const WithdrawalQuestion q = leaving(WithdrawalCause::recoil, {foot_line}, 3);
    CHECK(move_of(q).cm == 9);  // column: 18 / 2
    const Withdrawal m = move_of(q, keeps);
    CHECK(m.cm == 6);  // line: 13 / 2
    CHECK(m.keeps_formation);
    // Of a recoil only.
    const Withdrawal repli = move_of(leaving(WithdrawalCause::fall_back, {foot_line}, 3), keeps);
    CHECK(repli.cm == 18);
    CHECK_FALSE(repli.keeps_formation);
}

TEST_CASE("7 falling back is a move in column, facing the enemy", "[R198][Q107]") {
    const Withdrawal m = move_of(leaving(WithdrawalCause::fall_back, {foot_line}, 3));
    CHECK(m.cm == 18);  // book battle A1a: its lines close into columns, 15 + 3
    CHECK(m.facing == Facing::enemy);
}

TEST_CASE("7 a retreat is a move in column with the back to the enemy", "[R199][Q107]") {
    const Withdrawal m = move_of(leaving(WithdrawalCause::retreat, {foot_column}, 5));
    CHECK(m.cm == 20);
    CHECK(m.facing == Facing::away);
    CHECK(move_of(leaving(WithdrawalCause::retreat, {light_column, one_gun}, 3)).cm == 33);
}

TEST_CASE("7 a rout is two moves in column with the back to the enemy, each with its own ground",
          "[R200][R098][Q43]") {
    const Withdrawal m = move_of(leaving(WithdrawalCause::rout, {foot_column}, 3));
    CHECK(m.cm == 36);
    CHECK(m.facing == Facing::away);
    CHECK(move_of(leaving(WithdrawalCause::rout, {light_column}, 4)).cm == 68);
    CHECK(move_of(leaving(WithdrawalCause::rout, {foot_column}, 3, {1, 0})).cm == 31);  // 13 + 18
    CHECK(move_of(leaving(WithdrawalCause::rout, {foot_column}, 3, {1, 2})).cm == 21);  // 13 + 8
    // Never below none in either move: 18 - 20 counts 0, the other 18.
    CHECK(move_of(leaving(WithdrawalCause::rout, {foot_column}, 3, {4, 0})).cm == 18);
    CHECK_THAT(rule_on_withdrawal(leaving(WithdrawalCause::rout, {foot_column}, 3), {}).ruling,
               finds(200, Does::adds, 18).by(107));
}

TEST_CASE("4 an evasion is a full move in column, still facing the attacker", "[R127][Q77]") {
    const Withdrawal m = move_of(leaving(WithdrawalCause::evasion, {light_line, light_line}, 2));
    CHECK(m.cm == 32);  // book battle A2b
    CHECK(m.facing == Facing::enemy);
}

TEST_CASE("7 squares leave in column", "[R199][Q107]") {
    const Mover square{Arm::infantry, Weight::medium, Formation::solid_square, false};
    CHECK(move_of(leaving(WithdrawalCause::retreat, {square}, 2)).cm == 17);  // book battle A2a
}

TEST_CASE("7 the reading v_requires_command weighs on withdrawals too", "[R198][Q41]") {
    WithdrawalQuestion q = leaving(WithdrawalCause::fall_back, {foot_column}, 3);
    q.march.staff_commands = false;
    CHECK(move_of(q).cm == 18);
    CHECK(move_of(q, with(Option::v_requires_command, 1)).cm == 15);
}
