#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/footprint.hpp"
#include "ui/desk_of_tests.hpp"
#include "ui/trembling.hpp"

#include <glm/geometric.hpp>

using namespace bacler;
using namespace bacler::ui;

using Kind = PointerEvent::Kind;
using Phase = Handling::Phase;

namespace {

/// 1280 by 800 on ten inches.
const WindowSize tablet{{1280, 800}, 1, 5.94F};

ElementAt at(const plaquette::Scenario& scenario, const char* id) {
    return *plaquette::element_named(scenario, id);
}

plane::Box body(const plaquette::Scenario& scenario, const char* id) {
    return *plaquette::element_box(element_at(scenario, at(scenario, id)));
}

plaquette::Scenario battle_in_attack() {
    plaquette::Scenario scenario = *book_battle();
    const ElementAt f1a = at(scenario, "F1a");
    scenario.sides[f1a.side].elements[f1a.element].stance = plaquette::Stance::attack;
    return scenario;
}

/// Where a finger that holds the flag must go to bring the element's front centre to a point.
glm::vec2 finger_for(Bench& bench, const char* id, glm::vec2 front) {
    const TablePoint now = plane::front_centre(body(bench.desk_now().scenario, id));
    const glm::vec2 step = front - glm::vec2{in_cm(now.x), in_cm(now.y)};
    return render::centre_of(bench.pane_of(std::string("flag.") + id)) +
           glm::vec2{step.x, -step.y} * bench.app().view().scale;
}

/// Down on the flag, and on to where its front should come; the finger is not lifted.
glm::vec2 hold(Bench& bench, const char* id, glm::vec2 front) {
    const glm::vec2 from = render::centre_of(bench.pane_of(std::string("flag.") + id));
    const glm::vec2 to = finger_for(bench, id, front);
    bench.finger(Kind::down, 0, from);
    for (int i = 1; i <= 6; ++i)
        bench.finger(Kind::move, 0, from + (to - from) * (static_cast<float>(i) / 6));
    bench.frames(2);
    return to;
}

const Handling& handling(const Bench& bench) {
    return bench.desk_now().handling;
}

bool is_at_stop(Length gap) {
    return gap >= plaquette::contact_distance && gap <= plaquette::contact_distance + grain;
}

/// How many of 100 trembling fingers leave the piece at 3.00 cm, aimed at a gap.
int at_stop_of_100(Bench& bench, float aimed_gap) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Trembling tremble(seed, 2 * tablet.points_per_mm);
        const glm::vec2 from = render::centre_of(bench.pane_of("flag.F1a"));
        const glm::vec2 to = finger_for(bench, "F1a", {76, 60 - aimed_gap});
        bench.finger(Kind::down, 0, from);
        for (int i = 1; i <= 3; ++i)
            bench.finger(Kind::move, 0, from + (to - from) * (static_cast<float>(i) / 3) + tremble.next());
        bench.finger(Kind::up, 0, to + tremble.next());
        const plaquette::Scenario& scenario = bench.desk_now().scenario;
        const bool is_made = handling(bench).hand && handling(bench).phase == Phase::made;
        if (is_made && is_at_stop(plane::gap(body(scenario, "F1a"), body(scenario, "A1a")).distance)) ++count;
        if (is_made) undo_move(bench.app().desk());
        close_hand(bench.app().desk());
        bench.frames(2);
    }
    return count;
}

}  // namespace

TEST_CASE("2 an unzoomed drag to contact ends at 3.00 cm nine times in ten with 2 mm of noise on the glass",
          "[ui][handling][R086][R125]") {
    plaquette::Scenario scenario = battle_in_attack();
    {
        Bench bench(tablet, scenario);
        CHECK(at_stop_of_100(bench, 0) >= 90);
        CHECK(at_stop_of_100(bench, 3) >= 90);
    }
    scenario.width = length_from_cm(180);
    scenario.depth = length_from_cm(120);
    Bench bench(tablet, scenario);
    CHECK(at_stop_of_100(bench, 0) >= 90);
    CHECK(at_stop_of_100(bench, 3) >= 90);
}

TEST_CASE("2 what a drag shows is the ruling on the move that is made of it", "[ui][handling]") {
    Bench bench(tablet, battle_in_attack());
    const plaquette::Scenario before = bench.desk_now().scenario;
    const glm::vec2 finger = hold(bench, "F1a", {75.4F, 56});
    REQUIRE(handling(bench).hand);
    CHECK(handling(bench).phase == Phase::dragged);
    const plaquette::MoveAnswer shown = handling(bench).hand->attempt().answer;
    const plaquette::MoveQuestion asked = handling(bench).hand->attempt().question;
    bench.finger(Kind::up, 0, finger);
    bench.settle();
    CHECK(handling(bench).phase == Phase::made);
    REQUIRE(handling(bench).moves->last());
    CHECK(handling(bench).moves->last()->how == Made::How::by_the_rules);
    const plaquette::LaidTable table = plaquette::lay_out(before);
    const plaquette::MoveAnswer ruled =
        plaquette::rule_on_move(table, plaquette::lay_out_meetings(table), asked);
    CHECK(verdict(ruled.ruling) == Verdict::allowed);
    CHECK(shown.stations == ruled.stations);
    CHECK(shown.used == ruled.used);
    CHECK(shown.left == ruled.left);
    CHECK(body(bench.desk_now().scenario, "F1a").centre == ruled.end().centre);
    REQUIRE(ruled.engages);
    CHECK(ruled.engages->enemy == at(before, "A1a"));
    CHECK(is_picked(bench.desk_now().selection, at(before, "F1a")));
}

TEST_CASE("ui: the tag stands by the finger and not under it, and the panel covers nothing of the table",
          "[ui][handling]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        Bench bench({size, 1, 5.94F}, battle_in_attack());
        const render::View before = bench.app().view();
        const glm::vec2 finger = hold(bench, "F1a", {76, 52});
        const Pane tag = bench.pane_of("tag");
        CHECK(glm::distance(nearest_point(tag, finger), finger) > 5 * 5.94F);
        CHECK(glm::distance(nearest_point(tag, finger), finger) < 70 * 5.94F);
        CHECK(bench.app().view() == before);  // nothing moves under a finger
        for (const glm::vec2 corner : {glm::vec2{0, 0}, {150, 0}, {0, 100}, {150, 100}}) {
            const glm::vec2 on_screen = render::to_screen(bench.app().view(), corner);
            CHECK_FALSE(is_on_panel(on_screen));
        }
        bench.finger(Kind::up, 0, finger);
        bench.settle();
        CHECK(bench.app().view() == before);
    }
}

TEST_CASE("2 a move that is not allowed springs back, and its reason stays", "[ui][handling][R074]") {
    Bench bench(tablet);
    const plane::Box before = body(bench.desk_now().scenario, "F1a");
    const glm::vec2 finger = hold(bench, "F1a", {77, 56});  // in manoeuvre: too near
    CHECK_FALSE(body(bench.desk_now().scenario, "F1a") == before);
    bench.finger(Kind::up, 0, finger);
    bench.settle();
    CHECK(body(bench.desk_now().scenario, "F1a") == before);
    CHECK(handling(bench).phase == Phase::refused);
    CHECK_FALSE(handling(bench).moves->may_undo());
    CHECK(bench.app().targets().find("reason.0"));
    bench.tap("reason.0");
    REQUIRE(bench.desk_now().rule);
    CHECK(bench.desk_now().rule->rule.number == 74);
    bench.tap("put_away");
    SECTION("it is placed all the same, and shown as such") {
        bench.tap("hand.all_the_same");
        CHECK(is_at_stop(
            plane::gap(body(bench.desk_now().scenario, "F1a"), body(bench.desk_now().scenario, "A1a"))
                .distance));
        CHECK(handling(bench).moves->last()->how == Made::How::all_the_same);
        bench.tap("undo");
        CHECK(body(bench.desk_now().scenario, "F1a") == before);
        bench.tap("redo");
        CHECK_FALSE(body(bench.desk_now().scenario, "F1a") == before);
    }
    SECTION("it is moved by the tape instead") {
        bench.tap("pad.open");
        REQUIRE(handling(bench).pad);
        CHECK_FALSE(handling(bench).hand->has_moved());
        for (const char* key : {"pad.forward", "pad.digit.9"}) bench.tap(key);
        CHECK(handling(bench).hand->is_allowed());
        bench.tap("pad.do");
        CHECK(handling(bench).moves->last()->how == Made::How::by_the_rules);
        CHECK(in_cm(plane::front_centre(body(bench.desk_now().scenario, "F1a")).y) ==
              Approx(51).margin(0.02));
    }
    SECTION("it is put away") {
        bench.tap("hand.close");
        CHECK_FALSE(handling(bench).hand);
    }
}

TEST_CASE("ui: a second finger or a palm during a drag is left out", "[ui][handling]") {
    Bench bench(tablet, battle_in_attack());
    const render::View before = bench.app().view();
    const glm::vec2 finger = hold(bench, "F1a", {77, 50});
    const plane::Box dragged = body(bench.desk_now().scenario, "F1a");
    for (std::int64_t palm = 1; palm < 5; ++palm)
        bench.finger(Kind::down, palm, {1100.0F + 20 * static_cast<float>(palm), 500});
    bench.finger(Kind::down, 7, {300, 300});
    bench.frames(2);
    for (int i = 0; i < 5; ++i) bench.finger(Kind::move, 7, {300.0F + 30 * static_cast<float>(i), 300});
    bench.finger(Kind::up, 2, {1140, 500});
    bench.frames(2);
    CHECK(body(bench.desk_now().scenario, "F1a") == dragged);
    CHECK(bench.app().view() == before);
    bench.finger(Kind::up, 0, finger);
    bench.settle();
    CHECK(handling(bench).phase == Phase::made);
    for (const std::int64_t palm : {1, 3, 4, 7}) bench.finger(Kind::up, palm, {1100, 500});
    bench.settle();
    CHECK(bench.app().view() == before);
    CHECK(handling(bench).phase == Phase::made);  // no key of the panel was pressed by the palm
    bench.drag(0, {300, 700}, {360, 700});        // and the table can be dragged again
    CHECK_FALSE(bench.app().view() == before);
}

TEST_CASE("ui: two fingers pan and zoom, also where the first came down on a flag", "[ui][handling]") {
    Bench bench(tablet);
    const render::View before = bench.app().view();
    const glm::vec2 flag = render::centre_of(bench.pane_of("flag.F1a"));
    bench.finger(Kind::down, 0, flag);
    bench.finger(Kind::down, 1, flag + glm::vec2{60, 0});
    for (int i = 1; i <= 6; ++i)
        bench.finger(Kind::move, 1, flag + glm::vec2{60 + 20 * static_cast<float>(i), 0});
    bench.finger(Kind::up, 0, flag);
    bench.finger(Kind::up, 1, flag + glm::vec2{180, 0});
    bench.settle();
    CHECK(bench.app().view().scale > 1.5F * before.scale);
    CHECK_FALSE(handling(bench).hand);
    CHECK_FALSE(bench.desk_now().selection.picked[0]);
}

TEST_CASE("ui: a finger that is cancelled puts everything back", "[ui][handling]") {
    Bench bench(tablet);
    const plane::Box before = body(bench.desk_now().scenario, "F1a");
    const glm::vec2 finger = hold(bench, "F1a", {77, 48});
    bench.finger(Kind::lost, 0, {});
    bench.settle();
    CHECK(body(bench.desk_now().scenario, "F1a") == before);
    CHECK_FALSE(handling(bench).hand);
    bench.finger(Kind::up, 0, finger);
    bench.settle();
    CHECK_FALSE(handling(bench).hand);
    hold(bench, "F1a", {77, 46});
    CHECK(handling(bench).hand);
}

TEST_CASE("ui: a flag that is only touched is picked, and a drag of nothing makes no move",
          "[ui][handling]") {
    Bench bench(tablet);
    bench.tap("flag.F1a");
    CHECK(is_picked(bench.desk_now().selection, at(bench.desk_now().scenario, "F1a")));
    CHECK_FALSE(handling(bench).hand);
    const glm::vec2 flag = render::centre_of(bench.pane_of("flag.F1a"));
    bench.finger(Kind::down, 0, flag);
    bench.finger(Kind::move, 0, flag + glm::vec2{40, 0});
    bench.finger(Kind::move, 0, flag);
    bench.finger(Kind::up, 0, flag);
    bench.settle();
    CHECK_FALSE(handling(bench).hand);
    CHECK_FALSE(handling(bench).moves->may_undo());
}

TEST_CASE("ui: the grip moves the picked element and the knob turns it, under a finger and a mouse",
          "[ui][handling][Q45]") {
    Bench bench(tablet);
    bench.tap("flag.F1b");
    const glm::vec2 grip = render::centre_of(bench.pane_of("grip"));
    const glm::vec2 knob = render::centre_of(bench.pane_of("knob"));
    const glm::vec2 size = render::size_of(bench.pane_of("knob"));
    CHECK(std::min(size.x, size.y) >= 9 * tablet.points_per_mm - 0.01F);
    const float arm = glm::distance(grip, knob);
    const float turn = 20 * 3.14159265F / 180;
    const glm::vec2 was = (knob - grip) / arm;  // on any side of the piece where nothing else stands
    const glm::vec2 to = grip + glm::vec2{was.x * std::cos(turn) - was.y * std::sin(turn),
                                          was.x * std::sin(turn) + was.y * std::cos(turn)} *
                                    arm;
    bench.mouse(Kind::move, knob);
    bench.mouse(Kind::down, knob);
    for (int i = 1; i <= 4; ++i) bench.mouse(Kind::move, knob + (to - knob) * (static_cast<float>(i) / 4));
    bench.frames(2);
    REQUIRE(handling(bench).hand);
    const Hand& hand = *handling(bench).hand;
    CHECK(in_degrees(hand.end().heading) == Approx(20).margin(0.3));
    const double width = in_cm(body(hand.before(), "F1b").w);
    const double arc = in_degrees(hand.end().heading) * 3.14159265 / 180 * width;
    CHECK(in_cm(hand.attempt().answer.used) == Approx(arc).margin(0.02));  // on the outer front corner
    bench.mouse(Kind::up, to);
    bench.settle();
    CHECK(handling(bench).phase == Phase::made);
    const glm::vec2 held = render::centre_of(bench.pane_of("grip"));
    bench.drag(0, held, held + glm::vec2{0, 30});
    CHECK(handling(bench).hand->attempt().question.legs.size() == 1);
    CHECK(handling(bench).moves->so_far(hand.mover()).has_moved);
}

TEST_CASE("ui: a flag away from its piece leaves the engagement's taps as they were", "[ui][handling]") {
    Bench bench(tablet);
    bench.tap("flag.F1a");
    bench.tap("flag.A1a");
    REQUIRE(bench.desk_now().table);
    const glm::vec2 flag = render::centre_of(bench.pane_of("flag.F1a"));
    bench.drag(0, flag, flag + glm::vec2{0, -60});
    CHECK_FALSE(handling(bench).hand);  // no piece moves under an engagement that is being put
}
