// Consent of both sides: one mark at each side's edge, held together for one second.
#include "ui/game_of_tests.hpp"
#include "ui/hands_of_tests.hpp"

#include <glm/geometric.hpp>

using namespace bacler;
using namespace bacler::ui;

namespace {

using Kind = PointerEvent::Kind;

/// A die was accepted and is to be taken back: both sides are asked.
void ask_to_go_back(Bench& bench) {
    lay_the_orders(bench);
    test_the_orders(bench);
    bench.tap("game.undo");
    REQUIRE(bench.desk_now().consent);
}

glm::vec2 mark(Bench& bench, int side) {
    return render::centre_of(bench.pane_of("consent.side." + std::to_string(side)));
}

void press(Bench& bench, std::int64_t finger, int side) {
    bench.finger(Kind::down, finger, mark(bench, side));
    bench.frames(1);
}

void lift(Bench& bench, std::int64_t finger) {
    bench.finger(Kind::up, finger, {0, 0});
    bench.frames(1);
}

const std::vector<WindowSize>& windows() {
    static const std::vector<WindowSize> all{
        {{1280, 800}, 1, 5.87F}, {{800, 1280}, 1, 5.87F}, {{2560, 1600}, 1, 11.74F}};
    return all;
}

}  // namespace

TEST_CASE("ui: two marks at opposite edges, held together for a second, are the consent of both sides",
          "[ui][consent]") {
    for (const WindowSize& size : windows()) {
        INFO(size.points.x);
        Bench bench(size);
        ask_to_go_back(bench);
        const std::uint64_t accepted = hash_of(battle_of(bench));
        press(bench, 0, 0);
        press(bench, 1, 1);
        bench.frames(27);
        CHECK(bench.desk_now().consent);
        CHECK(hash_of(battle_of(bench)) == accepted);
        CHECK(bench.app().is_moving());  // the ring fills
        bench.frames(6);
        CHECK_FALSE(bench.desk_now().consent);
        CHECK_FALSE(hash_of(battle_of(bench)) == accepted);
        const game::LineId cursor = game_of(bench).timeline().cursor();
        lift(bench, 0);
        lift(bench, 1);
        bench.settle();
        CHECK(game_of(bench).timeline().cursor() == cursor);  // what was lifted from the marks tapped nothing
    }
}

TEST_CASE("ui: the marks are 12 mm and more, a hand apart, and inside the window", "[ui][consent]") {
    for (const WindowSize& size : windows()) {
        INFO(size.points.x);
        Bench bench(size);
        ask_to_go_back(bench);
        const glm::vec2 apart = glm::abs(mark(bench, 0) - mark(bench, 1));
        CHECK(std::max(apart.x, apart.y) > 110 * size.points_per_mm);
        CHECK(std::min(apart.x, apart.y) < 1);
        CHECK((apart.x > apart.y) == (size.points.x > size.points.y));
        for (const int side : {0, 1}) {
            const Pane pane = bench.pane_of("consent.side." + std::to_string(side));
            CHECK(render::size_of(pane).x >= 12 * size.points_per_mm);
            CHECK(render::size_of(pane).y >= 12 * size.points_per_mm);
            CHECK(std::min(pane.from.x, pane.from.y) >= 0);
            CHECK(pane.to.x <= size.points.x);
            CHECK(pane.to.y <= size.points.y);
            CHECK_FALSE(overlap(pane, bench.pane_of("consent.card")));
        }
        for (const char* name : {"consent.umpire", "consent.none"})
            CHECK(render::size_of(bench.pane_of(name)).y >= 9 * size.points_per_mm - 0.1F);
    }
}

TEST_CASE("ui: one mark alone is nobody's consent, however long it is held", "[ui][consent]") {
    Bench bench;
    ask_to_go_back(bench);
    const std::uint64_t accepted = hash_of(battle_of(bench));
    SECTION("one finger") {
        press(bench, 0, 0);
    }
    SECTION("two fingers of one hand on one mark") {
        press(bench, 0, 1);
        press(bench, 1, 1);
    }
    SECTION("one on a mark, one on the table between") {
        press(bench, 0, 0);
        bench.finger(Kind::down, 1, {640, 60});
    }
    bench.frames(90);
    CHECK(bench.desk_now().consent);
    CHECK(hash_of(battle_of(bench)) == accepted);
}

TEST_CASE("ui: whatever leaves a mark takes its consent with it, and the second begins anew",
          "[ui][consent]") {
    Bench bench;
    ask_to_go_back(bench);
    const std::uint64_t accepted = hash_of(battle_of(bench));
    press(bench, 4, 0);
    press(bench, 7, 1);
    bench.frames(25);
    SECTION("lifted") {
        lift(bench, 7);
    }
    SECTION("slipped off") {
        bench.finger(Kind::move, 4, mark(bench, 0) + glm::vec2{140, 0});
        bench.frames(1);
        lift(bench, 4);
        press(bench, 4, 0);
        lift(bench, 7);
    }
    SECTION("lost to the system") {
        bench.finger(Kind::lost, 4, {0, 0});
        bench.frames(1);
        press(bench, 4, 0);
    }
    bench.frames(60);
    CHECK(hash_of(battle_of(bench)) == accepted);
    press(bench, 7, 1);
    bench.frames(25);
    CHECK(hash_of(battle_of(bench)) == accepted);  // not what was held before
    bench.frames(8);
    CHECK_FALSE(hash_of(battle_of(bench)) == accepted);
}

TEST_CASE("ui: a finger that trembles on its mark holds it", "[ui][consent]") {
    Bench bench;
    ask_to_go_back(bench);
    const std::uint64_t accepted = hash_of(battle_of(bench));
    press(bench, 0, 0);
    press(bench, 1, 1);
    for (int i = 0; i < 33; ++i) {
        const float off = i % 2 == 0 ? 6.0F : -6.0F;
        if (bench.shows("consent.side.0")) bench.finger(Kind::move, 0, mark(bench, 0) + glm::vec2{off, off});
        bench.frames(1);
    }
    CHECK_FALSE(hash_of(battle_of(bench)) == accepted);
}

TEST_CASE("ui: a frame that comes late is no second, and time before both marks were held does not count",
          "[ui][consent]") {
    Bench bench;
    ask_to_go_back(bench);
    press(bench, 0, 0);
    bench.finger(Kind::down, 1, mark(bench, 1));
    bench.app().frame(30);
    CHECK(bench.desk_now().consent);
    bench.app().frame(30);
    CHECK(bench.desk_now().consent);
}

TEST_CASE("ui: a mouse latches one mark and holds the other, unless fingers were seen here",
          "[ui][consent]") {
    Bench bench;
    begin_game(bench.app().desk());
    bench.settle();
    int given = 0;
    static int* count = nullptr;
    count = &given;
    ask_consent(bench.app().desk(),
                {[](const Desk&) { return std::string("."); }, [](Desk&, game::ConsentBy) { ++*count; }});
    bench.settle();
    const auto click = [&](int side, int frames) {
        bench.mouse(Kind::down, mark(bench, side));
        bench.frames(frames);
        bench.mouse(Kind::up, side == 0 ? glm::vec2{0, 0} : glm::vec2{1279, 0});
        bench.frames(1);
    };
    SECTION("latched, then held") {
        click(0, 60);
        CHECK(given == 0);
        click(1, 10);  // let go too soon
        CHECK(given == 0);
        click(1, 33);
        CHECK(given == 1);
    }
    SECTION("a second click takes the latch off") {
        click(0, 2);
        click(0, 2);
        click(1, 60);
        CHECK(given == 0);
    }
    SECTION("on a screen that is touched") {
        bench.finger(Kind::down, 0, {640, 30});
        bench.finger(Kind::up, 0, {640, 30});
        click(0, 2);
        click(1, 60);
        CHECK(given == 0);
    }
}

TEST_CASE("ui: the umpire consents with a key, and nobody has to agree", "[ui][consent]") {
    Bench bench;
    ask_to_go_back(bench);
    const std::uint64_t accepted = hash_of(battle_of(bench));
    SECTION("the umpire") {
        bench.tap("consent.umpire");
        CHECK_FALSE(hash_of(battle_of(bench)) == accepted);
    }
    SECTION("not agreed") {
        bench.tap("consent.none");
        CHECK(hash_of(battle_of(bench)) == accepted);
    }
    SECTION("put away with the keyboard") {
        bench.app().escape();
        bench.settle();
        CHECK(hash_of(battle_of(bench)) == accepted);
    }
    CHECK_FALSE(bench.shows("consent.side.0"));
}

TEST_CASE("ui: while consent is asked, nothing else on the window is heeded", "[ui][consent]") {
    Bench bench;
    ask_to_go_back(bench);
    const game::LineId lines = game_of(bench).timeline().line_count();
    for (const char* name : {"next", "page.log", "flag.F1a", "language", "game.undo"}) bench.tap(name);
    CHECK(bench.desk_now().consent);
    CHECK(game_of(bench).timeline().line_count() == lines);
    CHECK(bench.desk_now().playing->page == Playing::Page::owed);
    CHECK(bench.desk_now().playing->from.empty());
}

TEST_CASE("ui: a tablet that leaves the front takes no consent along", "[ui][consent]") {
    Bench bench;
    begin(bench, "keep.sealed");
    take_with_new_secret(bench, 0, french_secret);
    bench.tap_all({"seat.pass", "pass.side.0", "seat.begin", "secret.lost", "secret.take_back"});
    REQUIRE(bench.desk_now().consent);
    bench.app().step_aside();
    bench.settle();
    CHECK_FALSE(bench.desk_now().consent);
    CHECK_FALSE(bench.shows("consent.side.0"));
}

TEST_CASE("ui: what is asked is told in the language of the window, and each side has a letter of its own",
          "[ui][consent]") {
    Bench bench;
    ask_to_go_back(bench);
    Desk& desk = bench.app().desk();
    const std::string french = desk.consent->says(desk);
    speak(desk, Lang::en);
    CHECK_FALSE(desk.consent->says(desk) == french);
    CHECK_FALSE(letter_of_side(desk, 0) == letter_of_side(desk, 1));
    desk.scenario.sides[1].name = desk.scenario.sides[0].name;
    CHECK(letter_of_side(desk, 0) == "1");
    CHECK(letter_of_side(desk, 1) == "2");
}
