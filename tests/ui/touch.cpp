#include "base/random.hpp"
#include "ui/desk_of_tests.hpp"

#include <iterator>
#include <map>

#include <cstdlib>
#include <filesystem>
#include <unistd.h>

using namespace bacler;
using namespace bacler::ui;

using Kind = PointerEvent::Kind;

namespace {

/// E1 of the book battle: the taps of the newcomer's check.
const std::vector<std::string> taps_of_e1{
    "flag.F1a", "flag.A1a", "stance.0.attack", "supporting_elements.1.more", "die.0.4", "die.1.6"};

void open_e1(Bench& bench) {
    for (const std::string& target : taps_of_e1) bench.tap(target);
}

}  // namespace

TEST_CASE("ui: E1 takes at most eight taps from the opened app, and ends with a difference of two", "[ui]") {
    Bench bench;
    CHECK(taps_of_e1.size() <= 8);
    open_e1(bench);
    REQUIRE(bench.desk_now().table);
    REQUIRE(bench.desk_now().table->answer());
    CHECK(bench.desk_now().table->answer()->difference == 2);
    CHECK(bench.desk_now().tab == Tab::decision);
}

TEST_CASE("ui: everything that E1 taps lies on the screen without scrolling, upright and across", "[ui]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}, glm::vec2{2000, 1200}}) {
        Bench bench({size, 1, 3.78F});
        for (const std::string& target : taps_of_e1) {
            INFO(target << " at " << size.x << "x" << size.y);
            const Pane pane = bench.pane_of(target);
            CHECK(pane.from.x >= 0);
            CHECK(pane.from.y >= 0);
            CHECK(pane.to.x <= size.x);
            CHECK(pane.to.y <= size.y);
            bench.tap(target);
        }
        CHECK(bench.desk_now().table->answer()->difference == 2);
    }
}

TEST_CASE("ui: a touch and the mouse made up from it do one thing", "[ui]") {
    Bench bench;
    bench.tap("flag.F1a");
    bench.tap("flag.A1a");
    const glm::vec2 more = render::centre_of(bench.pane_of("supporting_elements.1.more"));
    const auto both = [&](Kind kind) {
        bench.app().feed({kind, PointerEvent::Source::echo, 0, more, {0, 0}});
        bench.finger(kind, 0, more);
        bench.frames(1);
    };
    both(Kind::down);
    both(Kind::up);
    bench.settle();
    CHECK(bench.desk_now().table->question().sides[1].supporting_elements == 1);

    const glm::vec2 flag = render::centre_of(bench.pane_of("flag.A1a"));
    bench.app().feed({Kind::down, PointerEvent::Source::echo, 0, flag, {0, 0}});
    bench.finger(Kind::down, 0, flag);
    bench.app().feed({Kind::up, PointerEvent::Source::echo, 0, flag, {0, 0}});
    bench.finger(Kind::up, 0, flag);
    bench.settle();
    CHECK_FALSE(bench.desk_now().table);  // let go once, not picked again
}

TEST_CASE("ui: taps that crowd into one frame all count", "[ui]") {
    Bench bench;
    bench.tap("flag.F1a");
    bench.tap("flag.A1a");
    const glm::vec2 more = render::centre_of(bench.pane_of("supporting_elements.1.more"));
    for (int i = 0; i < 4; ++i) {
        bench.finger(Kind::down, i, more);
        bench.finger(Kind::up, i, more);
    }
    bench.frames(20);
    CHECK(bench.desk_now().table->question().sides[1].supporting_elements == 4);
}

TEST_CASE("ui: two fingers on the table zoom it about the point between them", "[ui]") {
    Bench bench;
    const glm::vec2 middle{640, 420};
    const render::View before = bench.app().view();
    const glm::vec2 held = render::to_table(before, middle);
    bench.finger(Kind::down, 5, middle - glm::vec2{50, 0});
    bench.finger(Kind::down, 9, middle + glm::vec2{50, 0});
    for (int i = 1; i <= 10; ++i) {
        const float apart = 50 + 5 * static_cast<float>(i);
        bench.finger(Kind::move, 5, middle - glm::vec2{apart, 0});
        bench.finger(Kind::move, 9, middle + glm::vec2{apart, 0});
    }
    bench.finger(Kind::up, 5, middle - glm::vec2{100, 0});
    bench.finger(Kind::up, 9, middle + glm::vec2{100, 0});
    bench.settle();
    const render::View after = bench.app().view();
    // The slack before a finger counts as moving is taken up at once: twice as far apart is twice as large.
    CHECK(after.scale == Approx(2 * before.scale).epsilon(0.01));
    CHECK(render::to_table(after, middle).x == Approx(held.x).margin(0.2));
    CHECK(render::to_table(after, middle).y == Approx(held.y).margin(0.2));
    CHECK_FALSE(bench.desk_now().selection.picked[0]);  // a pinch is no tap
}

TEST_CASE("ui: one finger drags the table, and picks nothing", "[ui]") {
    Bench bench;
    const render::View before = bench.app().view();
    const glm::vec2 from{300, 700};
    bench.drag(0, from, from + glm::vec2{120, -60});
    const render::View after = bench.app().view();
    CHECK(after.scale == before.scale);
    CHECK((before.centre.x - after.centre.x) * before.scale == Approx(120).margin(0.1));
    CHECK((before.centre.y - after.centre.y) * before.scale == Approx(60).margin(0.1));
    CHECK_FALSE(bench.desk_now().selection.picked[0]);
}

TEST_CASE("ui: a finger that goes down on a panel belongs to the panel, wherever it wanders", "[ui]") {
    Bench bench;
    open_e1(bench);
    const render::View before = bench.app().view();
    const Pane line = bench.pane_of("line.0");
    bench.drag(0, render::centre_of(line), render::centre_of(line) - glm::vec2{700, 40});
    CHECK(bench.app().view() == before);
    CHECK_FALSE(bench.desk_now().rule);
}

TEST_CASE("ui: a finger drags a long panel up, and presses nothing on its way", "[ui]") {
    Bench bench;
    open_e1(bench);
    const float before = bench.pane_of("rung.0.0").from.y;
    const glm::vec2 from = render::centre_of(bench.pane_of("line.3"));
    bench.drag(0, from, from - glm::vec2{0, 150});
    CHECK(bench.pane_of("rung.0.0").from.y == Approx(before - 150).margin(12));
    CHECK_FALSE(bench.desk_now().rule);
}

TEST_CASE("ui: the wheel zooms about the cursor and keeps what lies under it", "[ui]") {
    Bench bench;
    const glm::vec2 at{300, 500};
    const render::View before = bench.app().view();
    const glm::vec2 held = render::to_table(before, at);
    bench.app().feed({Kind::wheel, PointerEvent::Source::mouse, 0, at, {0, 1}});
    CHECK(bench.app().view().scale > before.scale);
    CHECK(render::to_table(bench.app().view(), at).x == Approx(held.x).margin(0.001));
    CHECK(render::to_table(bench.app().view(), at).y == Approx(held.y).margin(0.001));
}

TEST_CASE("ui: a mouse picks and drags as a finger does", "[ui]") {
    Bench bench;
    const glm::vec2 flag = render::centre_of(bench.pane_of("flag.F2c"));
    bench.mouse(Kind::move, flag);
    bench.mouse(Kind::down, flag);
    bench.mouse(Kind::up, flag);
    bench.settle();
    CHECK(is_picked(bench.desk_now().selection, *plaquette::element_named(bench.desk_now().scenario, "F2c")));
    const render::View before = bench.app().view();
    bench.mouse(Kind::down, {200, 700});
    bench.mouse(Kind::move, {260, 700});
    bench.mouse(Kind::up, {260, 700});
    CHECK((before.centre.x - bench.app().view().centre.x) * before.scale == Approx(60).margin(0.1));
}

TEST_CASE("ui: whatever is touched, in whatever order, no promise is broken", "[ui]") {
    // A copy of a game may be written among the player's own files.
    const std::filesystem::path home =
        std::filesystem::temp_directory_path() / ("bacler-touch-" + std::to_string(::getpid()));
    std::filesystem::create_directories(home);
    const char* const own_home = std::getenv("HOME");
    const std::string before_home = own_home != nullptr ? own_home : "";
    ::setenv("HOME", home.c_str(), 1);
    Bench bench;
    Generator chance(20);
    for (int step = 0; step < 1500; ++step) {
        const std::map<std::string, Pane>& all = bench.app().targets().all();
        auto target = all.begin();
        std::advance(target, chance.between(0, static_cast<int>(all.size()) - 1));
        const std::string name = target->first;
        INFO(step << " " << name);
        const glm::vec2 at = render::centre_of(target->second);
        const bool is_on_screen = at.x >= 0 && at.x < 1280 && at.y >= 0 && at.y < 800;
        if (!is_on_screen) continue;
        if (chance.between(0, 9) == 0) {
            const auto any = [&](int low, int high) { return static_cast<float>(chance.between(low, high)); };
            bench.drag(0, at, {any(0, 1279), any(0, 799)});
        } else {
            bench.tap(at);
        }
        const Desk& desk = bench.desk_now();
        if (desk.table) CHECK(is_pair(desk.selection));
        if (desk.table && desk.table->die(0) && desk.table->die(1)) CHECK(desk.table->answer());
    }
    ::setenv("HOME", before_home.c_str(), 1);
    std::filesystem::remove_all(home);
}
