// Forgotten secrets: what the umpire's opens, and what is given again without it.
#include "ui/hands_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;
using plaquette::Stage;

namespace {

/// Two French orders lie sealed, the umpire's secret was set before the first of them, and the French have forgotten theirs.
void lay_with_umpire(Bench& bench) {
    begin(bench, "keep.sealed");
    bench.tap("seat.umpire_secret");
    type_secret(bench, "161803");
    type_secret(bench, "161803");
    take_with_new_secret(bench, 0, french_secret);
    tap_all(bench, {"staff.FC", "staff.F1", "command.0", "staff.FC", "staff.F2", "command.0"});
    bench.tap_all({"seat.pass", "pass.side.0", "seat.begin", "secret.lost"});
}

}  // namespace

TEST_CASE("ui: a forgotten secret is chosen anew with the umpire's, and what was sealed goes on opening",
          "[ui][hands]") {
    Bench bench;
    lay_with_umpire(bench);
    bench.tap("secret.umpire");
    type_secret(bench, "000000");
    CHECK_FALSE(bench.shows("flag.F1a"));
    type_secret(bench, "161803");
    CHECK(bench.desk_now().playing->seat.ring.of(std::nullopt) == nullptr);
    type_secret(bench, "222222");
    type_secret(bench, "222222");
    CHECK(bench.shows("flag.F1a"));
    CHECK(known_orders(seen(bench)) == 2);
    bench.tap_all({"seat.pass", "pass.side.0", "seat.begin"});
    type_secret(bench, french_secret);
    CHECK_FALSE(bench.shows("flag.F1a"));
    type_secret(bench, "222222");
    CHECK(known_orders(seen(bench)) == 2);
}

TEST_CASE(
    "ui: without an umpire the sealed orders are taken back by consent, and given again under another secret",
    "[ui][hands]") {
    Bench bench;
    lay_with_umpire(bench);
    bench.agree("secret.take_back");
    CHECK(battle_of(bench).chits.empty());
    type_secret(bench, "222222");
    type_secret(bench, "222222");
    CHECK(bench.shows("flag.F1a"));
    tap_all(bench, {"staff.FC", "staff.F1", "command.1"});
    CHECK(known_orders(seen(bench)) == 1);
}

TEST_CASE("ui: orders that passed under a forgotten secret are told without proof, by consent",
          "[ui][hands]") {
    Bench bench;
    lay_with_umpire(bench);
    bench.tap_all({"secret.close", "pass.everybody", "seat.begin", "next"});
    throw_dice(bench, {2, 2});
    REQUIRE(battle_of(bench).stage == Stage::revealing);
    SECTION("or opened by the umpire") {
        bench.tap_all({"reveal.0", "secret.lost", "secret.umpire"});
        type_secret(bench, "161803");
        CHECK(battle_of(bench).stage != Stage::revealing);
    }
    SECTION("told") {
        bench.tap_all({"reveal.0", "secret.lost", "secret.take_back_umpire"});
        CHECK_FALSE(bench.shows("reveal.0"));
        bench.tap_all({"tell.F1", "command.0", "tell.F2", "command.0"});
        CHECK(battle_of(bench).stage != Stage::revealing);
    }
}
