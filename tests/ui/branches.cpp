// Courses of a game that were left: looked at, and gone on from.
#include "ui/game_of_tests.hpp"
#include "ui/widgets/button.hpp"

#include <algorithm>

using namespace bacler;
using namespace bacler::ui;

namespace {

const std::vector<BranchLeft>& branches(Bench& bench) {
    return told_of(bench.app().desk()).branches;
}

/// F2a goes 17 cm forward, is taken back, and F2c goes forward in its place.
void leave_a_branch(Bench& bench) {
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    go_forward(bench, "F2a", "17");
    bench.tap("game.undo");
    go_forward(bench, "F2b", "13");
}

}  // namespace

TEST_CASE("ui: what was taken back and played otherwise is kept, looked at and gone on from",
          "[ui][playing]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        Bench bench({size, 1, 3.78F});
        leave_a_branch(bench);
        const std::uint64_t now = hash_of(battle_of(bench));
        REQUIRE(branches(bench).size() == 1);
        const BranchLeft left = branches(bench).front();
        CHECK(left.decisions == 1);
        CHECK(left.last.find("(move F2a") != std::string::npos);
        bench.tap("page.log");
        const std::string key = "branch." + std::to_string(left.tip);
        const glm::vec2 high = render::size_of(bench.pane_of(key));
        CHECK(std::min(high.x, high.y) >= 9 * bench.app().points_per_mm() - 0.1F);
        bench.tap(key);
        CHECK(bench.desk_now().playing->looked_at == left.tip);
        CHECK(hash_of(battle_of(bench)) == now);
        CHECK(hash_of(battle_now(bench.desk_now())) == hash_of(game_of(bench).timeline().state_at(left.tip)));
        CHECK(bench.app().targets().find("log." + std::to_string(left.tip)));
        CHECK_FALSE(bench.app().targets().find(key));
        SECTION("and left again") {
            bench.tap("now");
            CHECK_FALSE(bench.desk_now().playing->branch);
            CHECK(hash_of(battle_now(bench.desk_now())) == now);
            CHECK(bench.app().targets().find(key));
        }
        SECTION("a line of it is read, and not mended") {
            bench.tap("log." + std::to_string(left.tip));
            CHECK(bench.desk_now().playing->unfolded == left.tip);
            CHECK_FALSE(bench.app().targets().find("mend.out"));
        }
        SECTION("and the game goes on from there") {
            bench.tap("jump.here");
            CHECK(game_of(bench).timeline().cursor() == left.tip);
            CHECK_FALSE(bench.desk_now().playing->looked_at);
            REQUIRE(branches(bench).size() == 1);
            CHECK(branches(bench).front().last.find("(move F2b") != std::string::npos);
        }
    }
}

TEST_CASE("ui: to go on from before an accepted die asks for consent", "[ui][playing]") {
    Bench bench;
    leave_a_branch(bench);
    const std::uint64_t now = hash_of(battle_of(bench));
    const game::LineId cursor = game_of(bench).timeline().cursor();
    bench.tap("page.log");
    const Pane slider = bench.pane_of("slider");
    bench.drag(0, render::centre_of(slider), {slider.from.x + 2, render::centre_of(slider).y});
    REQUIRE(bench.desk_now().playing->looked_at == game::LineId{0});
    bench.tap("jump.here");
    CHECK(hash_of(battle_of(bench)) == now);
    SECTION("both sides agree") {
        bench.agree();
        CHECK(battle_of(bench).stage == plaquette::Stage::placing);
        CHECK(battle_of(bench).chits.empty());
        const std::vector<BranchLeft>& left = branches(bench);
        CHECK(left.size() == 2);
        CHECK(std::any_of(left.begin(), left.end(), [&](const BranchLeft& b) { return b.tip == cursor; }));
    }
    SECTION("nobody goes back") {
        bench.tap("consent.none");
        CHECK(game_of(bench).timeline().cursor() == cursor);
        bench.tap("game.undo");
        CHECK_FALSE(hash_of(battle_of(bench)) == now);
        CHECK(battle_of(bench).stage == plaquette::Stage::moving);
    }
}

TEST_CASE("ui: while something forgotten is added, the table stays as it stood before its line",
          "[ui][playing]") {
    Bench bench;
    leave_a_branch(bench);
    bench.tap("page.log");
    const game::LineId line = game_of(bench).timeline().cursor();
    bench.tap("log." + std::to_string(line));
    bench.tap("mend.before");
    REQUIRE(is_adding(bench.desk_now()));
    const std::optional<game::LineId> stood = bench.desk_now().playing->looked_at;
    bench.tap("page.log");
    const Pane slider = bench.pane_of("slider");
    bench.drag(0, render::centre_of(slider), {slider.to.x - 2, render::centre_of(slider).y});
    CHECK(bench.desk_now().playing->looked_at == stood);
    for (const auto& [name, pane] : bench.app().targets().all()) CHECK(name.rfind("branch.", 0) != 0);
    bench.tap("now");
    CHECK_FALSE(is_adding(bench.desk_now()));
    CHECK_FALSE(bench.desk_now().playing->looked_at);
}

TEST_CASE("ui: a mend while a branch is looked at shows the game as it stands", "[ui][playing]") {
    Bench bench;
    leave_a_branch(bench);
    bench.tap("page.log");
    look_at_branch(bench.app().desk(), branches(bench).front().tip);
    mend_die(bench.app().desk(), 7, 1);
    const game::LineId first_die = bench.desk_now().playing->mending->line;
    REQUIRE(std::holds_alternative<plaquette::Roll>(game_of(bench).timeline().line(first_die).order));
    carry_out_plan(bench.app().desk(), game::ConsentBy::both_sides);
    bench.frames(2);
    CHECK_FALSE(bench.desk_now().playing->looked_at);
    CHECK_FALSE(bench.desk_now().playing->branch);
}
