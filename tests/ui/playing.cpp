// A game played by fingers: the book battle's sequence, and what the panel of a game promises.
#include "app/game/dice_seed.hpp"
#include "app/game/telling.hpp"
#include "files/order_text.hpp"
#include "ui/game_of_tests.hpp"
#include "ui/widgets/button.hpp"

#include <algorithm>
#include <fstream>

using namespace bacler;
using namespace bacler::ui;

namespace {

using plaquette::Stage;

/// Every line of a script that is no comment, up to so many of them.
PlayedGame by_script(std::size_t lines) {
    PlayedGame game(*book_battle());
    std::ifstream in(std::string(places::source) + "/tests/games/book-battle.orders");
    for (std::string line; lines > 0 && std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        const Result<plaquette::Order> order = files::order_from_text(line, {"book-battle.orders", 1});
        INFO(line);
        REQUIRE(order);
        REQUIRE(game.commit(*order, author_of(game.battle(), *order)).is_done);
        --lines;
    }
    return game;
}

/// What was ordered by taps, written down and read again, in a game of its own.
PlayedGame from_its_own_log(const PlayedGame& played) {
    PlayedGame game(*book_battle());
    const BattleTimeline& timeline = played.timeline();
    for (const game::LineId id : timeline.path_to(timeline.cursor())) {
        if (timeline.line(id).author == game::Author::program) continue;
        const Result<plaquette::Order> order =
            files::order_from_text(order_of_line(timeline, id), {"taps", static_cast<int>(id)});
        REQUIRE(order);
        REQUIRE(game.commit(*order, author_of(game.battle(), *order)).is_done);
    }
    return game;
}

/// What the golden file asserts of an element's end.
std::string figures_of(const plaquette::Battle& battle) {
    std::string out;
    for (const plaquette::Side& side : battle.scenario.sides) {
        for (const plaquette::Element& e : side.elements) {
            out += e.id + " " + std::to_string(static_cast<int>(e.stance)) + " " + std::to_string(e.fatigue);
            for (const plaquette::ScenarioUnit& u : e.units)
                out += " " + std::to_string(u.unit.values.size());
            out += "\n";
        }
        for (const plaquette::Staff& s : side.staffs)
            out += s.id + " " + std::to_string(s.value) + " " + std::to_string(s.charisma) + "\n";
    }
    return out;
}

/// Where everything stands.
std::string places_on(const plaquette::Scenario& scenario) {
    std::string out;
    for (const plaquette::Side& side : scenario.sides)
        for (const plaquette::Element& e : side.elements)
            if (e.front)
                out += e.id + " " + std::to_string(e.front->at.x.hundredths_of_mm) + "," +
                       std::to_string(e.front->at.y.hundredths_of_mm) + "\n";
    return out;
}

/// Every key and disc that is on the screen is at least 9 mm, give or take a rounding.
void check_sizes(Bench& bench) {
    const float least = 9 * bench.app().points_per_mm() - 0.1F;
    for (const char* prefix :
         {"play", "staff.", "flag.", "face.", "command.", "dice.", "next", "now", "page.", "game.", "slot.",
          "log.", "slider", "consent.", "square.", "advance."})
        for (const auto& [name, pane] : bench.app().targets().all()) {
            if (name.rfind(prefix, 0) != 0) continue;
            INFO(name);
            CHECK(std::min(render::size_of(pane).x, render::size_of(pane).y) >= least);
        }
}

/// The book battle's first sequence by touches alone, held against the same by script on its way and at its end.
void check_sequence(Bench& bench) {
    lay_the_orders(bench);
    CHECK(battle_of(bench).chits.size() == 5);
    CHECK(bench.app().targets().find("chit.F2.0"));
    test_the_orders(bench);
    CHECK(hash_of(battle_of(bench)) == hash_of(by_script(11).battle()));
    choose_places(bench);
    CHECK(hash_of(battle_of(bench)) == hash_of(by_script(15).battle()));
    move_the_groups(bench);
    REQUIRE(battle_of(bench).stage == Stage::declaring);
    CHECK(hash_of(battle_of(bench)) == hash_of(from_its_own_log(game_of(bench)).battle()));
    fire_and_fight(bench);
    CHECK(battle_of(bench).sequence == 2);
    CHECK(figures_of(battle_of(bench)) == figures_of(by_script(1000).battle()));
    CHECK(hash_of(battle_of(bench)) == hash_of(from_its_own_log(game_of(bench)).battle()));
}

}  // namespace

TEST_CASE(
    "ui: the book battle by taps is the book battle by script, from its orders to the end of its sequence",
    "[ui][playing]") {
    const std::vector<WindowSize> windows{
        {{1280, 800}, 1, 3.78F}, {{800, 1280}, 1, 3.78F}, {{1280, 800}, 1, 5.87F}};
    for (const WindowSize& window : windows)
        for (const bool tells_steps : {false, true}) {
            INFO(window.points.x << " at " << window.points_per_mm << (tells_steps ? ", steps told" : ""));
            Bench bench(window);
            bench.app().desk().settings.tells_steps = tells_steps;
            check_sequence(bench);
            INFO(bench.touches() << " touches, " << bench.scrolls() << " of them to scroll");
            CHECK(bench.touches() <= 140);
        }
}

TEST_CASE("ui: a face stays in pencil until the sheet is accepted; then going back asks for consent",
          "[ui][playing]") {
    Bench bench;
    lay_the_orders(bench);
    bench.tap("next");
    const game::LineId before = game_of(bench).timeline().line_count();
    for (const char* face : {"face.0.5", "face.0.5", "face.0.2", "face.1.6", "face.1.4", "face.2.5"})
        bench.tap(face);
    CHECK(game_of(bench).timeline().line_count() == before);
    CHECK(bench.desk_now().playing->sheet->face(0) == 2);
    bench.tap("dice.accept");
    CHECK(game_of(bench).timeline().line_count() > before);
    const std::uint64_t accepted = hash_of(battle_of(bench));
    bench.tap("game.undo");
    CHECK(hash_of(battle_of(bench)) == accepted);
    check_sizes(bench);
    SECTION("both sides agree") {
        bench.agree();
        CHECK_FALSE(hash_of(battle_of(bench)) == accepted);
        REQUIRE(bench.desk_now().playing->sheet);
        bench.tap("game.redo");
        CHECK(hash_of(battle_of(bench)) == accepted);
    }
    SECTION("nobody goes back") {
        bench.tap("consent.none");
        CHECK(hash_of(battle_of(bench)) == accepted);
    }
}

TEST_CASE("ui: the app's own dice come from the seed that is shown", "[ui][playing]") {
    std::vector<int> first;
    for (int time = 0; time < 2; ++time) {
        Bench bench;
        lay_the_orders(bench);
        tap_all(bench, {"next", "dice.roll"});
        const DiceSheet& sheet = *bench.desk_now().playing->sheet;
        REQUIRE(sheet.is_full());
        std::vector<int> faces;
        for (std::size_t i = 0; i < sheet.count(); ++i) faces.push_back(*sheet.face(i));
        if (time == 0) first = faces;
        CHECK(faces == first);
    }
}

TEST_CASE("ui: a second game on the same desk does not roll the dice of the first one", "[ui][playing]") {
    Bench bench;
    lay_the_orders(bench);
    const std::uint64_t first = bench.desk_now().playing->seed;
    play_game(bench.app().desk(), PlayedGame(*book_battle()), "");
    CHECK(bench.desk_now().playing->seed != first);
}

TEST_CASE("ui: a game gone on with rolls on from its last die", "[ui][playing]") {
    Bench bench;
    lay_the_orders(bench);
    tap_all(bench, {"next", "dice.roll", "dice.accept"});
    const BattleTimeline& timeline = bench.desk_now().playing->game.timeline();
    const std::uint64_t next = bench.desk_now().playing->generator.state();
    CHECK(generator_after(timeline, 1).state() == next);
    PlayedGame again = std::move(bench.app().desk().playing->game);
    play_game(bench.app().desk(), std::move(again), "");
    CHECK(bench.desk_now().playing->seed == next);
}

TEST_CASE("ui: the slider shows the state after any line and leaves the game where it is", "[ui][playing]") {
    Bench bench;
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    go_forward(bench, "F2a", "17");
    const std::uint64_t now = hash_of(battle_of(bench));
    bench.tap("page.log");
    check_sizes(bench);
    const Pane slider = bench.pane_of("slider");
    bench.drag(0, render::centre_of(slider), {slider.from.x + 2, render::centre_of(slider).y});
    REQUIRE(bench.desk_now().playing->looked_at);
    CHECK(*bench.desk_now().playing->looked_at == 0);
    CHECK(places_on(bench.desk_now().scenario) == places_on(*book_battle()));
    CHECK_FALSE(places_on(bench.desk_now().scenario) == places_on(battle_of(bench).scenario));
    CHECK(hash_of(battle_of(bench)) == now);
    CHECK_FALSE(bench.app().targets().find("next"));
    bench.tap("now");
    CHECK(places_on(bench.desk_now().scenario) == places_on(battle_of(bench).scenario));
    SECTION("a line unfolds its ruling") {
        const game::LineId last = game_of(bench).timeline().cursor();
        bench.tap("log." + std::to_string(last));
        CHECK(bench.app().targets().find("finding.0"));
        bench.tap("log." + std::to_string(last));
        CHECK_FALSE(bench.app().targets().find("finding.0"));
    }
    SECTION("a move is free to be taken back") {
        bench.tap("game.undo");
        CHECK_FALSE(hash_of(battle_of(bench)) == now);
        bench.tap("game.redo");
        CHECK(hash_of(battle_of(bench)) == now);
    }
}

TEST_CASE("ui: what the game refuses stays as a sentence, and nobody moves out of his turn",
          "[ui][playing]") {
    Bench bench;
    lay_the_orders(bench);
    bench.tap("next");
    bench.tap("next");
    CHECK(bench.app().targets().find("refusal"));
    CHECK(bench.desk_now().playing->refused);
    throw_dice(bench, {2, 4, 5});
    CHECK_FALSE(bench.desk_now().playing->refused);
    throw_dice(bench, {3, 2});
    choose_places(bench);
    const std::uint64_t before = hash_of(battle_of(bench));
    drag_front(bench, "F1a", {77, 57});  // it is F2 that moves
    CHECK(hash_of(battle_of(bench)) == before);
    bench.app().desk().handling = {};
    bench.tap("next");  // F2 in attack owes its moves
    CHECK(hash_of(battle_of(bench)) == before);
    CHECK(bench.app().targets().find("refusal"));
}

TEST_CASE("ui: keys, discs and flags of a game are at least 9 mm on a small dense screen", "[ui][playing]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        Bench bench({size, 1, 5.94F});
        bench.tap("play");
        tap_all(bench, {"staff.FC", "staff.F1"});
        check_sizes(bench);
        tap_all(bench, {"command.0", "next"});
        check_sizes(bench);
        throw_dice(bench, {2});
        check_sizes(bench);
    }
}
