// "No, we played it otherwise": all the pieces of a ruling put right together, under one reason and one consent.
#include "app/game/played_otherwise.hpp"

#include "app/game/trying_out.hpp"
#include "systems/plaquette/play/play.hpp"
#include "ui/decrees_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;
using namespace bacler::plaquette;

namespace {

/// The fights of the book battle are resolved.
void fight(Bench& bench) {
    play_to_the_fights(bench);
    throw_dice(bench, {4, 6, 8, 2});
}

const plaquette::Element& element_of(const Bench& bench, const std::string& id) {
    return battle_of(bench).element(named(battle_of(bench).scenario, id)->element());
}

std::size_t place_of(const Bench& bench, const std::string& id) {
    const std::vector<Correction>& all = bench.desk_now().playing->decreeing->concerned;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].piece == id) return i;
    FAIL("not concerned: " << id);
    return 0;
}

}  // namespace

TEST_CASE("ui: a melee that was played otherwise is put right in two pieces, for one reason, by one consent",
          "[ui][otherwise]") {
    Bench bench;
    fight(bench);
    const std::uint64_t before = hash_of(battle_of(bench));
    const game::LineId tip = game_of(bench).timeline().cursor();
    const game::LineId line = last_decision(game_of(bench).timeline());
    bench.tap("page.log");
    unfold_line(bench.app().desk(), line);
    bench.settle();
    const std::string key = "other.open." + std::to_string(line);
    REQUIRE(bench.shows(key));
    begin_playing_otherwise(bench.app().desk(), line);
    bench.settle();
    place_of(bench, "F1a");
    tap_on_sheet(bench, "other.F1a");
    tap_on_sheet(bench, "fix.plaquettes.F1a-2.less");
    tap_on_sheet(bench, "other.A1a");
    bench.tap(on_screen(bench, {120, 92}));
    CHECK(hash_of(battle_of(bench)) == before);  // in pencil
    const Correction fled = *bench.desk_now().playing->decreeing->piece;
    CHECK(fled.piece == "A1a");
    const int left = static_cast<int>(element_of(bench, "F1a").units[1].unit.values.size()) - 1;
    bench.agree();
    CHECK_FALSE(bench.desk_now().playing->decreeing);

    const BattleTimeline& timeline = game_of(bench).timeline();
    int overruled = 0;
    for (const game::LineId id : timeline.path_to(timeline.cursor())) {
        const auto* order = id > tip ? std::get_if<Overrule>(&timeline.line(id).order) : nullptr;
        if (order == nullptr) continue;
        ++overruled;
        CHECK(order->line == static_cast<int>(line));
        CHECK(order->reason == phrase(bench.desk_now().lang, "ui.other.reason"));
        CHECK(order->by == game::ConsentBy::both_sides);
    }
    CHECK(overruled == 2);

    Bench script;
    fight(script);
    const std::string reason(phrase(script.desk_now().lang, "ui.other.reason"));
    const std::vector<Order> orders{
        Overrule{static_cast<int>(line), FigureIs{"F1a-2", FigureKind::plaquettes, left}, {}, reason},
        Overrule{static_cast<int>(line), Place{"A1a", fled.at, fled.heading}, {}, reason}};
    REQUIRE(give_together(script.app().desk().playing->game, orders).is_done);
    CHECK(hash_of(battle_of(script)) == hash_of(battle_of(bench)));

    while (game_of(bench).timeline().cursor() != tip) bench.tap("game.undo");
    CHECK(hash_of(battle_of(bench)) == before);
}

TEST_CASE("ui: where one of the pieces cannot be so, nobody can consent and nothing is changed",
          "[ui][otherwise]") {
    Bench bench;
    fight(bench);
    const std::uint64_t before = hash_of(battle_of(bench));
    const game::LineId lines = game_of(bench).timeline().line_count();
    begin_playing_otherwise(bench.app().desk(), last_decision(game_of(bench).timeline()));
    bench.settle();
    open_concerned(bench.app().desk(), place_of(bench, "F1b"));
    place_correction(bench.app().desk(),
                     plane::front_centre(*plaquette::element_box(element_of(bench, "F1a"))));
    bench.settle();
    CHECK(bench.shows("decree.refusal"));
    CHECK_FALSE(bench.shows("consent.both"));
    check_sizes_of_sheet(bench);
    bench.tap("fix.drop");
    CHECK(hash_of(battle_of(bench)) == before);
    CHECK(game_of(bench).timeline().line_count() == lines);
}

TEST_CASE("pieces that change places are put right together", "[otherwise]") {
    Bench bench;
    go_to_movement(bench);
    const Battle& b = battle_of(bench);
    std::vector<Correction> both{*as_it_stands(b, "F2a"), *as_it_stands(b, "F2c")};
    std::swap(both[0].at, both[1].at);
    const std::vector<Order> orders =
        orders_of_corrections(b, both, 1, {game::ConsentBy::both_sides, "as agreed"});
    const Trial trial = try_out(Lang::en, b, orders);
    INFO(trial.refusal);
    CHECK(trial.refusal.empty());
    CHECK(as_it_stands(trial.then, "F2a")->at == both[0].at);
    CHECK(as_it_stands(trial.then, "F2c")->at == both[1].at);
}
