// The view turned by two fingers: what lies under them stays, edges catch, and pieces go where fingers take them.
#include "systems/plaquette/footprint.hpp"
#include "ui/desk_of_tests.hpp"

#include <rapidcheck.h>

#include <cmath>

using namespace bacler;
using namespace bacler::ui;

using Kind = PointerEvent::Kind;

namespace {

constexpr float degree = 3.14159265F / 180;

/// Two fingers about a point, so far apart, go round by so many degrees, clockwise.
void twist(Bench& bench, glm::vec2 middle, float apart, float degrees) {
    const auto arm = [&](float part) {
        const float turn = degrees * part * degree;
        return glm::vec2{std::cos(turn), std::sin(turn)} * (apart / 2);
    };
    bench.finger(Kind::down, 5, middle - arm(0));
    bench.finger(Kind::down, 9, middle + arm(0));
    for (int i = 1; i <= 24; ++i) {
        bench.finger(Kind::move, 5, middle - arm(static_cast<float>(i) / 24));
        bench.finger(Kind::move, 9, middle + arm(static_cast<float>(i) / 24));
    }
    bench.finger(Kind::up, 5, middle - arm(1));
    bench.finger(Kind::up, 9, middle + arm(1));
    bench.settle();
}

constexpr glm::vec2 middle{480, 420};

}  // namespace

TEST_CASE("ui: two fingers that go round turn the table about the point between them", "[ui][touch]") {
    Bench bench;
    const glm::vec2 held = render::to_table(bench.app().view(), middle);
    twist(bench, middle, 200, 50);
    // The first ten degrees are what it takes to begin.
    CHECK(bench.app().view().turn == Approx(40 * degree).margin(0.01));
    const glm::vec2 now = render::to_screen(bench.app().view(), held);
    CHECK(now.x == Approx(middle.x).margin(2));
    CHECK(now.y == Approx(middle.y).margin(2));
    CHECK_FALSE(bench.desk_now().selection.picked[0]);
}

TEST_CASE("ui: fingers that only spread do not turn the table, however unsteadily", "[ui][touch]") {
    Bench bench;
    twist(bench, middle, 200, 8);
    CHECK(bench.app().view().turn == 0);
}

TEST_CASE("ui: a turn catches where an edge of the table lies level", "[ui][touch]") {
    Bench bench;
    twist(bench, middle, 200, 97);
    CHECK(bench.app().view().turn == Approx(90 * degree).margin(0.0001));
    twist(bench, middle, 200, 103);
    CHECK(std::abs(bench.app().view().turn) == Approx(180 * degree).margin(0.0001));
}

TEST_CASE("ui: the whole table keeps its turn, and is straight again when asked for once more",
          "[ui][touch]") {
    Bench bench;
    twist(bench, middle, 200, 190);
    bench.tap("whole_table");
    CHECK(std::abs(bench.app().view().turn) == Approx(180 * degree).margin(0.0001));
    const render::View turned = bench.app().view();
    bench.tap("whole_table");
    CHECK(bench.app().view().turn == 0);
    CHECK(bench.app().view().scale == Approx(turned.scale));
}

TEST_CASE("ui: the name of an area stands in it, however the table is turned", "[ui]") {
    int names = 0;
    for (const auto& [scenario, flag] : {std::pair{"open-flank", "flag.Fa"}, {"book-battle", "flag.F1a"}})
        for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}})
            for (const float turn : {0.0F, 50.0F, 190.0F}) {
                Bench bench({size, 1, 5.87F}, scenario_named(scenario));
                if (turn > 0) twist(bench, middle, 200, turn);
                bench.tap("whole_table");
                for (const char* target : {"measure", flag, "flanks"}) bench.tap(target);
                const render::View& view = bench.app().view();
                const auto& labels = bench.desk_now().measuring.drawing.labels;
                for (std::size_t i = 0; i < labels.size(); ++i) {
                    const auto& place = bench.app().words().places().at(i);
                    if (labels[i].kind != overlay::Label::Kind::name || !place ||
                        bench.app().words().is_slip(i))
                        continue;
                    ++names;
                    REQUIRE(labels[i].area.size() > 2);
                    const glm::vec2 stands = render::to_table(view, render::centre_of(*place));
                    // Left of every side or right of every side, told either way round.
                    int left = 0, right = 0;
                    for (std::size_t k = 0; k < labels[i].area.size(); ++k) {
                        const Spot a = labels[i].area[k], b = labels[i].area[(k + 1) % labels[i].area.size()];
                        const float off = (b.x - a.x) * (stands.y - a.y) - (b.y - a.y) * (stands.x - a.x);
                        left += off > 0.01F ? 1 : 0;
                        right += off < -0.01F ? 1 : 0;
                    }
                    INFO(scenario << " " << size.x << " turned " << turn << ": " << labels[i].text);
                    CHECK((left == 0 || right == 0));
                }
            }
    CHECK(names > 8);
}

TEST_CASE("ui: on a turned table a piece goes where the finger takes it", "[ui][touch]") {
    for (const float degrees : {100.0F, 190.0F, -70.0F}) {
        Bench bench;
        twist(bench, middle, 200, degrees);
        const auto front = [&] {
            const plaquette::Scenario& s = bench.desk_now().scenario;
            const TablePoint at = plane::front_centre(
                *plaquette::element_box(element_at(s, *plaquette::element_named(s, "F1a"))));
            return glm::vec2{in_cm(at.x), in_cm(at.y)};
        };
        const glm::vec2 before = front();
        const glm::vec2 flag = render::centre_of(bench.pane_of("flag.F1a"));
        const glm::vec2 by = render::way_on_screen(bench.app().view(), {0, 4});
        bench.finger(Kind::down, 0, flag);
        bench.frames(1);
        for (int i = 1; i <= 8; ++i) {
            bench.finger(Kind::move, 0, flag + by * (static_cast<float>(i) / 8));
            bench.frames(1);
        }
        INFO(degrees);
        CHECK(front().x == Approx(before.x).margin(0.3));
        CHECK(front().y == Approx(before.y + 4).margin(0.3));
        bench.finger(Kind::up, 0, flag + by);
        bench.settle();
    }
}

TEST_CASE("ui: a point of the table and of the screen lead to one another under every turn and zoom",
          "[ui][touch]") {
    CHECK(rc::check([] {
        const auto number = [](int low, int high) {
            return static_cast<float>(*rc::gen::inRange(low, high));
        };
        render::View view{{number(0, 180), number(0, 120)}, number(1, 60), {{0, 50}, {900, 800}}, 0};
        view.turn = render::wrapped_turn(number(-400, 400) * degree);
        const glm::vec2 cm{number(-50, 250), number(-50, 250)};
        const glm::vec2 back = render::to_table(view, render::to_screen(view, cm));
        RC_ASSERT(std::abs(back.x - cm.x) < 0.01F && std::abs(back.y - cm.y) < 0.01F);
        const glm::vec2 point{number(0, 900), number(50, 800)};
        const glm::vec2 held = render::to_table(view, point);
        render::turn_about(view, point, number(-180, 180) * degree);
        render::zoom_about(view, point, number(1, 8) / 4);
        const glm::vec2 now = render::to_screen(view, held);
        RC_ASSERT(std::abs(now.x - point.x) < 0.5F && std::abs(now.y - point.y) < 0.5F);
        RC_ASSERT(std::abs(view.turn) <= 3.1416F);
    }));
}

TEST_CASE("ui: a view that holds a part of the table holds its corners, however it is turned",
          "[ui][touch]") {
    CHECK(rc::check([] {
        const auto number = [](int low, int high) {
            return static_cast<float>(*rc::gen::inRange(low, high));
        };
        const glm::vec2 from{number(0, 100), number(0, 100)},
            to = from + glm::vec2{number(5, 120), number(5, 90)};
        const Pane pane{{0, 48}, {900, 800}};
        const render::View view = render::view_of(from, to, pane, 20, number(-180, 180) * degree);
        for (const glm::vec2 corner : {from, to, glm::vec2{from.x, to.y}, glm::vec2{to.x, from.y}}) {
            const glm::vec2 seen = render::to_screen(view, corner);
            RC_ASSERT(seen.x > pane.from.x + 19 && seen.x < pane.to.x - 19);
            RC_ASSERT(seen.y > pane.from.y + 19 && seen.y < pane.to.y - 19);
        }
    }));
}
