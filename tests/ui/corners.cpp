// Ways through the window that few take, and that led to something lost, stale or out of place.
#include "app/quick/brigades.hpp"
#include "ui/decrees_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;

using Kind = PointerEvent::Kind;

namespace {

ElementAt at(const plaquette::Scenario& scenario, const char* id) {
    return *plaquette::element_named(scenario, id);
}

/// F1a is dragged where no rule lets it go, and springs back.
void try_in_vain(Bench& bench) {
    Desk& desk = bench.app().desk();
    const ElementAt f1a = at(desk.scenario, "F1a");
    take_up(desk, f1a);
    drag_hand(desk, {TablePoint{length_from_cm(75), length_from_cm(95)}, {}}, pull_on_glass(1));
    let_go(desk);
    bench.settle();
    REQUIRE(desk.handling.phase == Handling::Phase::refused);
}

}  // namespace

TEST_CASE("ui: a game that is in no file is not left for another, by any way", "[ui][corners]") {
    Bench bench;
    lay_the_orders(bench);
    Desk& desk = bench.app().desk();
    REQUIRE(desk.playing->path.empty());
    const game::LineId lines = game_of(bench).timeline().line_count();
    REQUIRE(lines > 0);
    CHECK_FALSE(may_leave(desk));
    CHECK_FALSE(open_game(desk, "another.bacler"));
    REQUIRE(desk.shelf.faults.size() == 1);
    CHECK(desk.shelf.faults.front().code == "shelf.not_left");
    CHECK_FALSE(read_game(desk, "another.bacler"));
    REQUIRE(desk.playing);
    CHECK(game_of(bench).timeline().line_count() == lines);
    show_screen(desk, Screen::start);
    bench.settle();
    bench.tap("games");
    CHECK_FALSE(bench.shows("games.leave"));
}

TEST_CASE("ui: an engagement tells of the table as it is after a fact was stated, not as it was",
          "[ui][corners]") {
    plaquette::Scenario changed = *book_battle();
    const ElementAt f1a = at(changed, "F1a");
    changed.sides[f1a.side].elements[f1a.element].stance = plaquette::Stance::attack;
    changed.sides[f1a.side].elements[f1a.element].fatigue = 3;
    const std::vector<std::string> taps{"flag.F1a", "flag.A1a", "die.0.4", "die.1.6"};
    std::string meant;
    {
        Bench bench({}, changed);
        bench.tap_all(taps);
        meant = spoken(bench.app().desk()).explanation.sentence;
    }
    Bench bench;
    bench.tap_all(taps);
    REQUIRE(spoken(bench.app().desk()).explanation.sentence != meant);
    state_fact(bench.app().desk(), changed);
    CHECK(spoken(bench.app().desk()).explanation.sentence == meant);
    bench.settle();
    undo_move(bench.app().desk());
    CHECK(spoken(bench.app().desk()).explanation.sentence != meant);
}

TEST_CASE("ui: the table is locked with a refused piece in hand, and the piece is let go", "[ui][corners]") {
    Bench bench;
    try_in_vain(bench);
    bench.tap("lock");
    CHECK(bench.desk_now().is_locked);
    CHECK_FALSE(bench.desk_now().handling.hand);
    CHECK_FALSE(bench.shows("pad.open"));
    bench.tap("lock");
    CHECK_FALSE(bench.desk_now().is_locked);
}

TEST_CASE("ui: while the table is compared a tap on it moves nothing, and nothing is picked afterwards",
          "[ui][corners]") {
    Bench bench;
    go_to_movement(bench);
    bench.tap("look.open");
    const std::uint64_t before = hash_of(battle_of(bench));
    int staffs = 0;
    for (int i = 0; i < 40 && !looked_piece(bench.desk_now()).empty(); ++i) {
        const std::string piece = looked_piece(bench.desk_now());
        for (const plaquette::Side& side : battle_of(bench).scenario.sides)
            for (const plaquette::Staff& staff : side.staffs)
                if (staff.id == piece) ++staffs;
        bench.tap(on_screen(bench, {52, 50}));
        CHECK(bench.desk_now().playing->from.empty());
        CHECK_FALSE(bench.desk_now().playing->refused);
        bench.tap("look.yes");
    }
    CHECK(staffs >= 6);
    bench.tap("page.owed");
    CHECK_FALSE(bench.desk_now().playing->looking);
    bench.tap(on_screen(bench, {52, 50}));
    CHECK(hash_of(battle_of(bench)) == before);
}

TEST_CASE("quick: whether the staff is near stays as it was said when the brigade changes",
          "[quick][corners]") {
    const plaquette::Scenario scenario = *book_battle();
    EngagementTable before(scenario, at(scenario, "F2a"), at(scenario, "A2a"));
    const bool was_near = before.question().sides[0].staff_is_near;
    before.toggle_staff_near(0);
    EngagementTable after(scenario, at(scenario, "F2a"), at(scenario, "A2a"));
    quick::carry_over(before, after);
    CHECK(after.question().sides[0].staff_is_near == !was_near);
}

TEST_CASE("ui: what could be done at a place is put away when the window is left", "[ui][corners]") {
    Bench bench;
    const glm::vec2 flag = render::centre_of(bench.pane_of("flag.F1a"));
    bench.finger(Kind::down, 0, flag);
    bench.frames(24);
    bench.finger(Kind::up, 0, flag);
    bench.settle();
    REQUIRE(bench.app().here());
    bench.app().step_aside();
    CHECK_FALSE(bench.app().here());
}

TEST_CASE("ui: a game begins with the pieces where they stand, not where the pad tries them",
          "[ui][corners]") {
    Bench bench;
    const plaquette::Scenario book = *book_battle();
    bench.tap_all({"flag.F1a", "pad.open", "pad.forward", "pad.digit.4", "pad.digit.0"});
    REQUIRE(bench.desk_now().handling.pad);
    bench.tap("play");
    const plaquette::Scenario& start = game_of(bench).timeline().start().scenario;
    CHECK(element_at(start, at(start, "F1a")).front->at == element_at(book, at(book, "F1a")).front->at);
}

TEST_CASE("ui: a piece is measured from alone, whatever was picked before", "[ui][corners]") {
    Bench bench;
    bench.tap("flag.F1a");
    Desk& desk = bench.app().desk();
    const overlay::Piece a1a = overlay::piece_of(at(desk.scenario, "A1a"));
    measure_from(desk, a1a);
    CHECK(desk.measuring.pieces == std::vector<overlay::Piece>{a1a});
    measure_from(desk, overlay::piece_of(at(desk.scenario, "F1b")));
    REQUIRE(desk.measuring.pieces.size() == 1);
    CHECK_FALSE(desk.measuring.pieces.front() == a1a);
}

TEST_CASE("ui: from a file that did not open a key leads to the first screen", "[ui][corners]") {
    Desk nothing;
    nothing.scenario.width = nothing.scenario.depth = length_from_cm(100);
    Bench bench({}, std::move(nothing));
    bench.app().show_faults({"line 3: there is no such arm"});
    bench.settle();
    CHECK_FALSE(bench.app().shows_table());
    bench.tap("faults.read");
    CHECK(bench.desk_now().screen == Screen::start);
    bench.tap("start.table");
    CHECK(bench.app().shows_table());
    CHECK(bench.shows("flag.F1a"));
}

TEST_CASE("ui: a palm that rests on the table while a finger taps a key taps nothing when it is lifted",
          "[ui][corners]") {
    Bench bench;
    for (const char* flag : {"flag.F1a", "flag.A1a"}) {
        const glm::vec2 palm = render::centre_of(bench.pane_of(flag));
        bench.finger(Kind::down, 7, palm);
        bench.frames(2);
        bench.tap("language");
        bench.finger(Kind::up, 7, palm);
        bench.settle();
    }
    CHECK(bench.desk_now().lang == Lang::fr);  // both taps counted
    CHECK_FALSE(bench.desk_now().selection.picked[0]);
    bench.tap("flag.F1a");
    CHECK(bench.desk_now().selection.picked[0]);
}
