#include "systems/plaquette/movement.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

Mover foot(Formation f) {
    return {Arm::infantry, Weight::medium, f, false};
}
Mover mounted(Weight w, Formation f) {
    return {Arm::cavalry, w, f, false};
}
Mover gun(Weight w = Weight::medium) {
    return {Arm::artillery, w, Formation::battery, false};
}
Mover general() {
    return {Arm::infantry, Weight::medium, Formation::column, true};
}

MarchQuestion march(std::vector<Mover> movers, int v, int features = 0) {
    return {std::move(movers), v, true, features};
}

int allowance(const MarchQuestion& q, const Readings& readings = {}) {
    const Ruling r = rule_on_march(q, readings);
    CHECK_THAT(r, is_explained());
    return total(r);
}

}  // namespace

TEST_CASE("2 infantry in either square marches 5 and V", "[R088]") {
    for (const Formation square : {Formation::solid_square, Formation::hollow_square}) {
        const MarchQuestion q = march({foot(square)}, 3);
        CHECK(allowance(q) == 8);
        CHECK_THAT(rule_on_march(q, {}), finds(88, Does::sets, 5));
    }
}

TEST_CASE("2 cavalry has no square", "[R088][R032][Q13]") {
    const Ruling r = rule_on_march(march({mounted(Weight::light, Formation::solid_square)}, 3), {});
    CHECK(verdict(r) == Verdict::forbidden);
    CHECK_THAT(r, finds(88, Does::forbids).by(13));
}

TEST_CASE("2 in line infantry marches 10, heavy cavalry 20, other cavalry 25, and V",
          "[R089][R018][R019][R020]") {
    CHECK(allowance(march({foot(Formation::line)}, 3)) == 13);
    CHECK(allowance(march({mounted(Weight::heavy, Formation::line)}, 3)) == 23);  // book battle F2a
    CHECK(allowance(march({mounted(Weight::medium, Formation::line)}, 3)) == 28);
    CHECK(allowance(march({mounted(Weight::light, Formation::line)}, 3)) == 28);  // book battle F2c
    CHECK_THAT(rule_on_march(march({mounted(Weight::heavy, Formation::line)}, 3), {}),
               finds(89, Does::sets, 20));
}

TEST_CASE("2 in column infantry marches 15, heavy cavalry 25, other cavalry 30, and V",
          "[R090][R018][R019][R020]") {
    CHECK(allowance(march({foot(Formation::column)}, 4)) == 19);  // book battle F1b
    CHECK(allowance(march({mounted(Weight::heavy, Formation::column)}, 4)) == 29);
    CHECK(allowance(march({mounted(Weight::medium, Formation::column)}, 4)) == 34);
    CHECK(allowance(march({mounted(Weight::light, Formation::column)}, 2)) == 32);  // book battle A2b
    CHECK_THAT(rule_on_march(march({foot(Formation::column)}, 4), {}), finds(90, Does::sets, 15));
}

TEST_CASE("2 V is added by the line of the table that gives the pace", "[R088][R089][R090][R091][Q41]") {
    CHECK_THAT(rule_on_march(march({foot(Formation::solid_square)}, 2), {}), finds(88, Does::adds, 2));
    CHECK_THAT(rule_on_march(march({foot(Formation::line)}, 2), {}), finds(89, Does::adds, 2));
    CHECK_THAT(rule_on_march(march({foot(Formation::column)}, 2), {}), finds(90, Does::adds, 2));
    CHECK_THAT(rule_on_march(march({gun()}, 2), {}), finds(91, Does::adds, 2));
}

TEST_CASE("2 artillery keeps the pace of the arm it accompanies", "[R091][Q40]") {
    CHECK(allowance(march({foot(Formation::column), gun()}, 4)) == 19);
    CHECK(allowance(march({gun(), gun()}, 4)) == 19);  // alone: the infantry column of the table
    CHECK(allowance(march({mounted(Weight::light, Formation::column), gun()}, 3)) == 33);
    CHECK(allowance(march({mounted(Weight::heavy, Formation::column), gun()}, 3)) == 28);
    // Any heavy cavalry in the element: 25.
    CHECK(allowance(march(
              {mounted(Weight::light, Formation::column), mounted(Weight::heavy, Formation::column), gun()},
              2)) == 27);
    CHECK_THAT(rule_on_march(march({gun()}, 4), {}), finds(91, Does::sets, 15).by(40));
}

TEST_CASE("2 by the reading by_calibre heavy pieces go 15, medium 25, light 30",
          "[R091][R021][R022][R023][Q40]") {
    const Readings by_calibre = with(Option::artillery_row, value::by_calibre);
    CHECK(allowance(march({gun(Weight::heavy)}, 4), by_calibre) == 19);
    CHECK(allowance(march({gun(Weight::medium)}, 4), by_calibre) == 29);
    CHECK(allowance(march({gun(Weight::light)}, 4), by_calibre) == 34);
    CHECK(allowance(march({gun(Weight::light)}, 4)) == 19);  // by the book: alone, 15
    // Heavy pieces now hold back the cavalry they accompany.
    CHECK(allowance(march({mounted(Weight::light, Formation::column), gun(Weight::heavy)}, 3), by_calibre) ==
          18);
}

TEST_CASE("2 generals ride 40 whatever their value", "[R092]") {
    const Ruling r = rule_on_march(march({general()}, 5), {});
    CHECK(total(r) == 40);
    CHECK_THAT(r, finds(92, Does::sets, 40));
}

TEST_CASE("2 the slowest unit gives the pace of a mixed element", "[R089][R090][R091][Q42]") {
    const MarchQuestion q = march({foot(Formation::column), foot(Formation::line), gun()}, 3);
    CHECK(allowance(q) == 13);
    CHECK_THAT(rule_on_march(q, {}), finds(90, Does::sets, 15));
    CHECK_THAT(rule_on_march(q, {}), finds(89, Does::at_most, 10));
    CHECK_THAT(rule_on_march(q, {}), finds(91, Does::at_most, 15));
}

TEST_CASE("2 V counts at its present value, none included", "[R090][Q19][Q41]") {
    CHECK(allowance(march({foot(Formation::column)}, 0)) == 15);
}

TEST_CASE("2 each distinct feature takes 5 cm, all added, never below none", "[R098][Q43]") {
    CHECK(allowance(march({foot(Formation::column)}, 5, 1)) == 15);
    CHECK(allowance(march({foot(Formation::column)}, 5, 2)) == 10);  // a wood on a hill
    const MarchQuestion stuck = march({foot(Formation::solid_square)}, 1, 2);
    CHECK(allowance(stuck) == 0);  // 5 + 1 - 10
    CHECK_THAT(rule_on_march(stuck, {}), finds(98, Does::adds, -10));
    CHECK_THAT(rule_on_march(stuck, {}), finds(98, Does::at_least, 0));
    CHECK_THAT(rule_on_march(march({foot(Formation::column)}, 5), {}), finds(98, Does::no_bearing));
}

TEST_CASE("2 difficult ground slows generals too, unless the reading lets them ride on",
          "[R092][R098][Q43]") {
    const MarchQuestion q = march({general()}, 5, 2);
    CHECK(allowance(q) == 30);
    const Readings ride_on = with(Option::generals_ignore_terrain, 1);
    CHECK(allowance(q, ride_on) == 40);
    CHECK_THAT(rule_on_march(q, ride_on), finds(98, Does::no_bearing).by(43));
    CHECK(allowance(march({foot(Formation::column)}, 5, 2), ride_on) == 10);  // troops are no generals
}

TEST_CASE("2 V is always added, unless the reading asks for command", "[R089][R090][Q41]") {
    MarchQuestion q = march({foot(Formation::column)}, 4);
    const Readings asks = with(Option::v_requires_command, 1);
    CHECK(allowance(q, asks) == 19);
    q.staff_commands = false;
    CHECK(allowance(q) == 19);
    CHECK(allowance(q, asks) == 15);
}

TEST_CASE("2 halves of a move are rounded down to the centimetre",
          "[R060][R072][R074][R077][Q29][Q30][Q31][Q44]") {
    CHECK(half_move(19) == 9);
    CHECK(half_move(28) == 14);
    CHECK(half_move(1) == 0);
    const OrderLimits of_19 = order_limits(19);
    CHECK(of_19.attack_least == 9);
    CHECK(of_19.manoeuvre_keep == 9);
    CHECK(of_19.defence_most == 5);
    CHECK(order_limits(3).defence_most == 3);
    CHECK(order_limits(0).defence_most == 0);
    CHECK_THROWS_AS(order_limits(-1), BrokenPromise);
}
