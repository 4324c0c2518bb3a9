#include "systems/plaquette/footprint.hpp"
#include "ui/desk_of_tests.hpp"

#include <glm/common.hpp>

using namespace bacler;
using namespace bacler::ui;

namespace {

const WindowSize tablet{{1280, 800}, 1, 5.94F};

plane::Box body(const plaquette::Scenario& scenario, const char* id) {
    return *plaquette::element_box(element_at(scenario, *plaquette::element_named(scenario, id)));
}

void tap_all(Bench& bench, const std::vector<std::string>& targets) {
    for (const std::string& target : targets) bench.tap(target);
}

}  // namespace

TEST_CASE("ui: a piece is placed by two tape readings in twelve taps, within a millimetre", "[ui][pad]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        Bench bench({size, 1, 5.94F});
        const std::vector<std::string> taps{"flag.F1b",    "pad.open_edges", "pad.digit.4",   "pad.digit.2",
                                            "pad.mark",    "pad.digit.5",    "pad.reading.1", "pad.digit.3",
                                            "pad.digit.1", "pad.mark",       "pad.digit.5",   "pad.do"};
        CHECK(taps.size() <= 12);
        tap_all(bench, taps);
        CHECK_FALSE(bench.desk_now().handling.pad);
        const plaquette::Scenario& scenario = bench.desk_now().scenario;
        const plane::Box placed = body(scenario, "F1b");
        const auto off = [&](TableEdge edge, double cm) {
            return std::abs(in_cm(distance_to(placed, edge, scenario.width, scenario.depth)) - cm);
        };
        CHECK(off(TableEdge::right, 42.5) <= 0.1);
        CHECK(off(TableEdge::near, 31.5) <= 0.1);
    }
}

TEST_CASE("ui: steps typed on the pad show their ruling as they are typed, and are the move that is made",
          "[ui][pad]") {
    Bench bench(tablet);
    const plaquette::Scenario before = bench.desk_now().scenario;
    tap_all(bench, {"flag.F2c", "pad.open", "pad.forward", "pad.digit.4"});
    CHECK(in_cm(bench.desk_now().handling.hand->attempt().answer.used) == Approx(4));
    tap_all(bench, {"pad.mark", "pad.digit.5", "pad.right", "pad.digit.2", "pad.nudge.left"});
    const Hand& hand = *bench.desk_now().handling.hand;
    CHECK(in_cm(hand.attempt().answer.used) == Approx(4.5 + 2 + 0.1));
    const plane::Box tried = hand.end();
    const plaquette::LaidTable table = plaquette::lay_out(before);
    const plaquette::MoveAnswer ruled =
        plaquette::rule_on_move(table, plaquette::lay_out_meetings(table), hand.attempt().question);
    CHECK(verdict(ruled.ruling) == verdict(hand.attempt().answer.ruling));
    CHECK(ruled.used == hand.attempt().answer.used);
    bench.tap("pad.do");
    CHECK(body(bench.desk_now().scenario, "F2c").centre == tried.centre);
    CHECK(tried.centre.x == body(before, "F2c").centre.x + length_from_cm(1.9));
    bench.tap("hand.undo");
    CHECK(body(bench.desk_now().scenario, "F2c") == body(before, "F2c"));
}

TEST_CASE("ui: a wheel and an about-face are typed too, and rubbed out again", "[ui][pad]") {
    Bench bench(tablet);
    tap_all(bench, {"flag.F2c", "pad.open", "pad.wheel_left", "pad.digit.2", "pad.digit.0"});
    CHECK(in_degrees(bench.desk_now().handling.hand->end().heading) == Approx(340));
    bench.tap("pad.about_face");
    CHECK(in_degrees(bench.desk_now().handling.hand->end().heading) == Approx(160));
    tap_all(bench, {"pad.rub_out", "pad.rub_out"});
    CHECK_FALSE(bench.desk_now().handling.hand->has_moved());
    bench.tap("hand.close");
    CHECK_FALSE(bench.desk_now().handling.hand);
}

TEST_CASE("ui: with the pad open a drag adds to it, and closing it puts the piece back", "[ui][pad]") {
    Bench bench(tablet);
    const plane::Box before = body(bench.desk_now().scenario, "F2c");
    tap_all(bench, {"flag.F2c", "pad.open", "pad.forward", "pad.digit.2"});
    const glm::vec2 grip = render::centre_of(bench.pane_of("grip"));
    bench.drag(0, grip, grip + glm::vec2{0, 60});
    REQUIRE(bench.desk_now().handling.pad);
    CHECK(bench.desk_now().handling.hand->attempt().question.legs.size() == 2);
    tap_all(bench, {"pad.left", "pad.digit.1"});
    CHECK(bench.desk_now().handling.hand->attempt().question.legs.size() == 3);
    bench.tap("hand.close");
    CHECK(body(bench.desk_now().scenario, "F2c") == before);
}

TEST_CASE("ui: every key of the pad is 9 mm at least, on the screen, and on no other", "[ui][pad]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}})
        for (const float points_per_mm : {3.78F, 5.94F}) {
            Bench bench({size, 1, points_per_mm});
            tap_all(bench, {"flag.F1b", "pad.open"});
            for (const char* page : {"pad.steps", "pad.edges"}) {
                bench.tap(page);
                std::vector<Pane> keys;
                for (const auto& [name, pane] : bench.app().targets().all())
                    if (name.substr(0, 4) == "pad.") keys.push_back(pane);
                CHECK(keys.size() >= 18);
                for (std::size_t i = 0; i < keys.size(); ++i) {
                    const glm::vec2 room = render::size_of(keys[i]);
                    CHECK(std::min(room.x, room.y) >= 9 * points_per_mm - 0.01F);
                    CHECK(keys[i].from.x >= 0);
                    CHECK(keys[i].from.y >= 0);
                    CHECK(keys[i].to.x <= size.x);
                    CHECK(keys[i].to.y <= size.y);
                    for (std::size_t j = i + 1; j < keys.size(); ++j) CHECK_FALSE(overlap(keys[i], keys[j]));
                }
            }
        }
}

TEST_CASE("ui: the pad opens beside the ring about its piece, wherever that stands", "[ui][pad]") {
    for (const WindowSize& size : {WindowSize{{1280, 800}, 1, 5.87F}, WindowSize{{800, 1280}, 1, 5.87F},
                                   WindowSize{{2560, 1600}, 1, 11.74F}})
        for (const char* id : {"F1a", "F2a", "A1a", "A2a"}) {
            Bench bench(size);
            tap_all(bench, {std::string("flag.") + id, "pad.open"});
            bench.settle();
            Pane keys = bench.pane_of("pad.do");
            for (const auto& [name, where] : bench.app().targets().all())
                if (name.rfind("pad.", 0) == 0) keys.from = glm::min(keys.from, where.from);
            const plane::Box held = bench.desk_now().handling.hand->end();
            glm::vec2 far{0, 0};
            for (const TablePoint corner : plane::corners(held))
                far =
                    glm::max(far, render::to_screen(bench.app().view(), {in_cm(corner.x), in_cm(corner.y)}));
            INFO(id << " at " << size.points.x);
            if (size.points.x > size.points.y)
                CHECK(far.x < keys.from.x);
            else
                CHECK(far.y < keys.from.y);
        }
}
