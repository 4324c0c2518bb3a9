// The real table beside the tablet: the tick list after rulings, and whether the table looks like this.
#include "ui/decrees_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;

namespace {

const InStep& in_step(const Bench& bench) {
    return bench.desk_now().playing->in_step;
}

/// To the dice of the fights, with all that was to be done until then done.
void come_to_the_fights(Bench& bench) {
    play_to_the_fights(bench);
    if (bench.shows("steps.open")) bench.tap_all({"steps.open", "steps.done"});
    bench.app().desk().settings.tells_steps = true;
    bench.settle();
    CHECK_FALSE(bench.shows("steps.done"));  // a list with nothing on it is none
}

/// The fights are resolved: the list lies open by itself.
void fight(Bench& bench) {
    throw_dice(bench, {4, 6, 8, 2});
    REQUIRE(bench.shows("steps.done"));
}

std::vector<std::string> pieces(const Bench& bench) {
    std::vector<std::string> out;
    for (const TableStep& step : in_step(bench).steps) out.push_back(step.piece);
    return out;
}

bool is_in_step(const Bench& bench) {
    return lying_pieces(in_step(bench).on_table) == lying_pieces(battle_of(bench).scenario);
}

/// A row of the list is brought into sight.
void scroll_list_to(Bench& bench, const std::string& target) {
    for (int tries = 0; tries < 60; ++tries) {
        const Pane list = bench.pane_of("steps"), row = bench.pane_of(target);
        if (row.from.y >= list.from.y && row.to.y <= list.to.y) return;
        const float notches = row.to.y > list.to.y ? -0.5F : 0.5F;
        bench.mouse(PointerEvent::Kind::move, render::centre_of(list));
        bench.app().feed({PointerEvent::Kind::wheel,
                          PointerEvent::Source::mouse,
                          0,
                          render::centre_of(list),
                          {0, notches}});
        bench.settle();
    }
}

const std::vector<WindowSize>& windows() {
    static const std::vector<WindowSize> all{
        {{1280, 800}, 1, 5.87F}, {{800, 1280}, 1, 5.87F}, {{2560, 1600}, 1, 11.74F}};
    return all;
}

}  // namespace

TEST_CASE("ui: after the results the list says what hands have to do, and a tick a line does it",
          "[ui][in_step]") {
    Bench bench;
    come_to_the_fights(bench);
    fight(bench);
    const std::vector<std::string> todo = pieces(bench);
    REQUIRE(todo.size() >= 2);
    CHECK_FALSE(is_in_step(bench));
    for (const std::string& piece : todo) CHECK(bench.shows("step.tick." + piece));
    bench.tap("step.tick." + todo.front());
    CHECK(in_step(bench).done.count(todo.front()) == 1);
    bench.tap("step.tick." + todo.front());  // not yet, after all
    CHECK(in_step(bench).done.empty());
    const game::LineId lines = game_of(bench).timeline().line_count();
    for (const std::string& piece : todo) {
        scroll_list_to(bench, "step.tick." + piece);
        bench.tap("step.tick." + piece);
    }
    CHECK_FALSE(bench.shows("steps.done"));
    CHECK(is_in_step(bench));
    CHECK(game_of(bench).timeline().line_count() == lines);  // ticks are nothing of the game's
}

TEST_CASE("ui: the list is done, or put away and asked for again, with one tap", "[ui][in_step]") {
    for (const WindowSize& size : windows()) {
        INFO(size.points.x);
        Bench bench(size);
        play_to_the_fights(bench);
        bench.app().desk().settings.tells_steps = true;
        tick_all_steps(bench.app().desk());
        bench.settle();
        fight(bench);
        const std::size_t todo = in_step(bench).steps.size();
        for (const auto& [name, pane] : bench.app().targets().all()) {
            if (name.rfind("step.", 0) != 0 && name.rfind("steps.", 0) != 0) continue;
            INFO(name);
            CHECK(std::min(render::size_of(pane).x, render::size_of(pane).y) >=
                  9 * size.points_per_mm - 0.1F);
        }
        bench.tap("steps.wave");
        CHECK_FALSE(bench.shows("steps.done"));
        CHECK(in_step(bench).steps.size() == todo);
        REQUIRE(bench.shows("steps.open"));
        bench.tap("steps.open");
        REQUIRE(bench.shows("steps.done"));
        bench.tap("steps.done");
        CHECK_FALSE(bench.shows("steps.done"));
        CHECK_FALSE(bench.shows("steps.open"));
        CHECK(is_in_step(bench));
    }
}

TEST_CASE("ui: what was ticked stays done when the next ruling comes, what was not is added to it",
          "[ui][in_step]") {
    Bench bench;
    come_to_the_fights(bench);
    fight(bench);
    const std::vector<std::string> todo = pieces(bench);
    bench.tap("step.tick." + todo.front());
    bench.tap("steps.wave");
    bench.tap("advance.F2a");
    bench.tap("advance.F1a");  // the list lies open again: another phase
    REQUIRE(bench.shows("steps.done"));
    const std::vector<std::string> now = pieces(bench);
    for (std::size_t i = 1; i < todo.size(); ++i)
        CHECK(std::find(now.begin(), now.end(), todo[i]) != now.end());
    CHECK(std::find(now.begin(), now.end(), "F2a") != now.end());
    bench.tap("steps.done");
    CHECK(is_in_step(bench));
}

TEST_CASE("ui: a list that was put away comes again by itself in the next phase, and the setting stays",
          "[ui][in_step]") {
    Bench bench;
    come_to_the_fights(bench);
    fight(bench);
    bench.tap("steps.wave");
    bench.tap("advance.F2a");  // more to do, in the same phase
    CHECK_FALSE(bench.shows("steps.done"));
    CHECK(bench.shows("steps.open"));
    bench.tap("advance.F1a");  // it fights again: the values of the next batch
    CHECK(bench.shows("steps.done"));
    CHECK(bench.desk_now().settings.tells_steps);
}

TEST_CASE("ui: an undo is done by hand, too", "[ui][in_step]") {
    Bench bench;
    come_to_the_fights(bench);
    fight(bench);
    bench.tap("steps.done");
    REQUIRE(is_in_step(bench));
    bench.tap("game.undo");
    bench.agree();
    REQUIRE(bench.shows("steps.done"));
    bool puts_back = false;
    for (const TableStep& step : in_step(bench).steps)
        for (const HandAct& act : step.acts) puts_back = puts_back || act.change > 0;
    CHECK(puts_back);
    bench.tap("steps.done");
    CHECK(is_in_step(bench));
}

TEST_CASE("ui: whoever moves a piece himself has nothing to do; what the game moves is on the list",
          "[ui][in_step]") {
    Bench bench;
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    go_forward(bench, "F2a", "17");
    CHECK(in_step(bench).steps.empty());
    CHECK(is_in_step(bench));
    go_forward(bench, "F2b", "13");
    bench.tap("evade.A2b");
    CHECK(pieces(bench) == std::vector<std::string>{"A2b"});
    bench.tap("steps.open");
    bench.tap("step.line.A2b");
    CHECK(in_step(bench).lit == "A2b");
    CHECK_FALSE(picture_of_results(bench.app().desk()).corners.empty());
    bench.tap("step.line.A2b");
    CHECK(in_step(bench).lit.empty());
}

TEST_CASE("ui: the table is compared piece by piece, and a piece that lies otherwise is put right",
          "[ui][in_step]") {
    for (const glm::vec2 size : both_ways()) {
        INFO(size.x);
        Bench bench({size, 1, 5.87F});
        go_to_movement(bench);
        bench.tap("look.open");
        REQUIRE(bench.desk_now().playing->looking);
        const std::size_t all = bench.desk_now().playing->looking->pieces.size();
        CHECK(all > 10);
        CHECK(looked_piece(bench.desk_now()) == "F1a");
        for (const char* name : {"look.yes", "look.no", "look.side", "look.close"})
            CHECK(render::size_of(bench.pane_of(name)).y >= 9 * bench.app().points_per_mm() - 0.1F);
        bench.tap("look.yes");
        CHECK(looked_piece(bench.desk_now()) == "F1b");
        bench.tap("look.no");
        REQUIRE(bench.desk_now().playing->decreeing);
        CHECK(bench.desk_now().playing->decreeing->piece->piece == "F1b");
        tap_on_sheet(bench, "fix.x.more");
        bench.agree();
        CHECK(is_in_step(bench));  // so it lies already
        REQUIRE(bench.desk_now().playing->looking);
        CHECK_FALSE(looked_piece(bench.desk_now()) == "F1b");
        bench.tap("look.side");
        CHECK(side_of_piece(bench.desk_now(), looked_piece(bench.desk_now())) == std::size_t{1});
        bench.tap("look.side");
        CHECK(looked_piece(bench.desk_now()).empty());
        CHECK_FALSE(bench.shows("look.yes"));
        bench.tap("look.close");
        CHECK_FALSE(bench.desk_now().playing->looking);
        CHECK(bench.shows("next"));
    }
}

TEST_CASE("a piece is compared by figures that a tape and an eye can read", "[table_steps]") {
    const plaquette::Scenario s = *book_battle();
    const PieceLook french = look_of_piece(Lang::fr, s, "F1a"), english = look_of_piece(Lang::en, s, "F1a");
    CHECK(french.name == "Brigade F1a");
    REQUIRE(french.units.size() == 4);
    CHECK(french.units.front() == "F1a-1 : 4 plaquettes, en colonne");
    CHECK(english.units.front() == "F1a-1: 4 bases, in column");
    CHECK(english.units.back().find("gunner") != std::string::npos);
    REQUIRE(french.places.size() == 3);
    CHECK(french.places[0].find("cm du bord ") != std::string::npos);
    CHECK(french.places[2] == "face à 0°");
    CHECK(look_of_piece(Lang::en, s, "FC").units.empty());
}
