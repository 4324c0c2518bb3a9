// A finger that lies still opens what could be done there; the lock keeps everything where it is.
#include "ui/desk_of_tests.hpp"

#include <set>

using namespace bacler;
using namespace bacler::ui;

using Kind = PointerEvent::Kind;

namespace {

void press(Bench& bench, glm::vec2 at, float seconds = 0.8F) {
    bench.finger(Kind::down, 0, at);
    bench.frames(static_cast<int>(seconds * 30));
    bench.finger(Kind::up, 0, at);
    bench.settle();
}

void press(Bench& bench, const std::string& target) {
    press(bench, render::centre_of(bench.pane_of(target)));
}

std::set<std::string> offered(const Bench& bench) {
    std::set<std::string> out;
    if (!const_cast<Bench&>(bench).app().here()) return out;
    for (const HereKey& key : const_cast<Bench&>(bench).app().here()->keys) out.insert(key.name);
    return out;
}

}  // namespace

TEST_CASE("ui: a long press on a flag opens what could be done with its element, and picks nothing",
          "[ui][touch]") {
    Bench bench;
    press(bench, "flag.F1a");
    CHECK(offered(bench) == std::set<std::string>{"here.pick", "here.card", "here.steps", "here.edges",
                                                  "here.measure", "here.near", "here.whole", "here.lock"});
    CHECK_FALSE(bench.desk_now().selection.picked[0]);
    bench.tap("here.card");
    CHECK_FALSE(bench.app().here());
    CHECK(bench.desk_now().card == plaquette::element_named(bench.desk_now().scenario, "F1a"));
}

TEST_CASE("ui: each thing of a long press does what it says", "[ui][touch]") {
    Bench bench;
    SECTION("it picks, and lets go again") {
        press(bench, "flag.F1a");
        bench.tap("here.pick");
        CHECK(bench.desk_now().selection.picked[0]);
        press(bench, "flag.F1a");
        bench.tap("here.pick");
        CHECK_FALSE(bench.desk_now().selection.picked[0]);
    }
    SECTION("it opens the pad of steps, and of edges") {
        press(bench, "flag.F1a");
        bench.tap("here.steps");
        REQUIRE(bench.desk_now().handling.pad);
        CHECK(bench.desk_now().handling.pad->page() == Pad::Page::steps);
        bench.tap("hand.close");
        press(bench, "flag.F1a");
        bench.tap("here.edges");
        CHECK(bench.desk_now().handling.pad->page() == Pad::Page::edges);
    }
    SECTION("it measures from the element") {
        press(bench, "flag.F1a");
        bench.tap("here.measure");
        CHECK(bench.desk_now().measuring.is_on);
        CHECK(bench.desk_now().measuring.pieces.size() == 1);
    }
    SECTION("it looks closer, and back at the whole") {
        const float before = bench.app().view().scale;
        press(bench, glm::vec2{300, 300});
        bench.tap("here.near");
        CHECK(bench.app().view().scale > 1.5F * before);
        press(bench, glm::vec2{300, 300});
        bench.tap("here.whole");
        CHECK(bench.app().view().scale == Approx(before));
    }
}

TEST_CASE("ui: a long press on the ground says where it is and what lies there", "[ui][touch]") {
    Bench bench;
    const glm::vec2 hill = render::to_screen(bench.app().view(), {67, 21});
    press(bench, hill);
    REQUIRE(bench.app().here());
    CHECK(bench.app().here()->ground.find("colline, niveau 1") != std::string::npos);
    CHECK(bench.app().here()->ground.find(" cm") != std::string::npos);
    bench.tap(glm::vec2{1200, 780});
    CHECK_FALSE(bench.app().here());
    CHECK_FALSE(bench.desk_now().selection.picked[0]);
}

TEST_CASE("ui: a finger that moves, is joined by another, is lifted early or lost opens nothing",
          "[ui][touch]") {
    Bench bench;
    const glm::vec2 at{300, 300};
    bench.finger(Kind::down, 0, at);
    bench.frames(5);
    bench.finger(Kind::move, 0, at + glm::vec2{60, 0});
    bench.frames(40);
    CHECK_FALSE(bench.app().here());
    bench.finger(Kind::up, 0, at + glm::vec2{60, 0});
    bench.finger(Kind::down, 0, at);
    bench.finger(Kind::down, 1, at + glm::vec2{90, 0});
    bench.frames(40);
    CHECK_FALSE(bench.app().here());
    bench.finger(Kind::up, 0, at);
    bench.finger(Kind::up, 1, at);
    press(bench, at, 0.2F);
    CHECK_FALSE(bench.app().here());
    bench.finger(Kind::down, 0, at);
    bench.app().feed({Kind::lost, PointerEvent::Source::finger, 0, {0, 0}, {0, 0}});
    bench.frames(40);
    CHECK_FALSE(bench.app().here());
    // One frame that was long in coming is no finger that lay still.
    bench.finger(Kind::down, 0, at);
    bench.app().frame(5);
    CHECK_FALSE(bench.app().here());
    bench.finger(Kind::up, 0, at);
}

TEST_CASE("ui: the finger of a long press does nothing more until it is lifted", "[ui][touch]") {
    Bench bench;
    const render::View before = bench.app().view();
    const glm::vec2 flag = render::centre_of(bench.pane_of("flag.F1a"));
    bench.finger(Kind::down, 0, flag);
    bench.frames(24);
    REQUIRE(bench.app().here());
    bench.finger(Kind::move, 0, flag + glm::vec2{100, 40});
    bench.finger(Kind::up, 0, flag + glm::vec2{100, 40});
    bench.settle();
    CHECK(bench.app().here());
    CHECK(bench.app().view() == before);
    CHECK_FALSE(bench.desk_now().handling.hand);
}

TEST_CASE("ui: while the table is locked no piece is dragged and the view stays; taps still tell",
          "[ui][touch]") {
    Bench bench;
    bench.tap("lock");
    CHECK(bench.desk_now().is_locked);
    const render::View before = bench.app().view();
    const glm::vec2 flag = render::centre_of(bench.pane_of("flag.F1a"));
    bench.drag(0, flag, flag - glm::vec2{0, 60});
    CHECK_FALSE(bench.desk_now().handling.hand);
    bench.drag(0, {200, 700}, {320, 640});
    CHECK(bench.app().view() == before);
    bench.app().feed({Kind::wheel, PointerEvent::Source::mouse, 0, {300, 500}, {0, 1}});
    CHECK(bench.app().view() == before);
    bench.tap("flag.F1a");
    CHECK(bench.desk_now().selection.picked[0]);
    CHECK_FALSE(bench.shows("pad.open"));
    CHECK_FALSE(bench.shows("knob"));
    bench.tap("lock");
    CHECK(bench.shows("knob"));
    bench.drag(0, {200, 700}, {320, 640});
    CHECK_FALSE(bench.app().view() == before);
}

TEST_CASE("ui: a palm and further fingers during a drag change nothing", "[ui][touch]") {
    Bench bench;
    const glm::vec2 flag = render::centre_of(bench.pane_of("flag.F1a"));
    bench.finger(Kind::down, 0, flag);
    bench.finger(Kind::move, 0, flag - glm::vec2{0, 30});
    bench.frames(2);
    REQUIRE(bench.desk_now().handling.hand);
    const render::View before = bench.app().view();
    const TablePoint at = bench.desk_now().handling.hand->end().centre;
    for (std::int64_t finger = 1; finger < 5; ++finger)
        bench.finger(Kind::down, finger, {200 + 40 * static_cast<float>(finger), 650});
    for (std::int64_t finger = 1; finger < 5; ++finger) bench.finger(Kind::move, finger, {500, 300});
    bench.frames(30);
    for (std::int64_t finger = 1; finger < 5; ++finger) bench.finger(Kind::up, finger, {500, 300});
    bench.frames(2);
    CHECK(bench.app().view() == before);
    CHECK(bench.desk_now().handling.hand->end().centre == at);
    bench.finger(Kind::up, 0, flag - glm::vec2{0, 30});
    bench.settle();
    CHECK(bench.desk_now().handling.phase == Handling::Phase::made);
}
