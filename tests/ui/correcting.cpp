// A piece put right by consent, and a refused move let through: what the sheet shows, gives and leaves alone.
#include "app/game/telling.hpp"
#include "files/order_text.hpp"
#include "ui/decrees_of_tests.hpp"
#include "ui/hands_of_tests.hpp"

#include <glm/geometric.hpp>

using namespace bacler;
using namespace bacler::ui;
using plaquette::Overrule;

namespace {

/// A piece of the state, by its id.
const plaquette::Element& element_of(const Bench& bench, const std::string& id) {
    const auto at = plaquette::named(battle_of(bench).scenario, id);
    REQUIRE(at);
    return battle_of(bench).element(at->element());
}

const plaquette::Staff& staff_of(const Bench& bench, const std::string& id) {
    const auto at = plaquette::named(battle_of(bench).scenario, id);
    REQUIRE(at);
    return battle_of(bench).scenario.sides[at->side].staffs[at->index];
}

/// Every line after one is read back from the log as it was given.
void check_lines_after(const Bench& bench, game::LineId line) {
    const BattleTimeline& timeline = game_of(bench).timeline();
    for (const game::LineId id : timeline.path_to(timeline.cursor())) {
        if (id <= line) continue;
        const std::string text = order_of_line(timeline, id);
        INFO(text);
        const Result<plaquette::Order> read = files::order_from_text(text, {"log", static_cast<int>(id)});
        REQUIRE(read);
        CHECK(*read == timeline.line(id).order);
    }
}

void undo_to(Bench& bench, game::LineId line) {
    while (game_of(bench).timeline().cursor() != line) {
        bench.tap("game.undo");
        if (bench.desk_now().consent) bench.agree();
    }
}

glm::vec2 centre_of_front(const Bench& bench, const std::string& id) {
    const TablePoint at = plaquette::element_box(element_of(bench, id))->centre;
    return {in_cm(at.x), in_cm(at.y)};
}

/// Nobody is given an order; the groups move until it is this element's turn.
void come_to_move(Bench& bench, ElementAt element) {
    bench.tap("play");
    bench.tap("next");
    while (bench.shows("slot.first")) bench.tap("slot.first");
    for (int i = 0; i < 8 && !may_be_moved(battle_of(bench), element); ++i) bench.tap("next");
    REQUIRE(may_be_moved(battle_of(bench), element));
}

}  // namespace

TEST_CASE("ui: an element is put right by taps, and undone again", "[ui][correcting]") {
    for (const glm::vec2 size : both_ways()) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F});
        go_to_movement(bench);
        const game::LineId before = game_of(bench).timeline().cursor();
        const std::uint64_t hash = hash_of(battle_of(bench));
        bench.tap("flag.F1a");
        bench.tap("fix.open");
        CHECK_FALSE(bench.shows("consent.both"));  // nothing is in pencil yet
        CHECK_FALSE(bench.shows("next"));
        tap_on_sheet(bench, "fix.fatigue.more", 3);
        tap_on_sheet(bench, "fix.fatigue.less");
        tap_on_sheet(bench, "fix.lost.more");
        tap_on_sheet(bench, "fix.stance.defence");
        tap_on_sheet(bench, "fix.plaquettes.F1a-1.less");
        tap_on_sheet(bench, "fix.formation.F1a-2.line");
        CHECK(check_sizes_of_sheet(bench) > 20);
        CHECK(hash_of(battle_of(bench)) == hash);  // in pencil
        CHECK(element_at(bench.desk_now().scenario, {0, 0}).fatigue == 2);
        bench.agree();
        CHECK_FALSE(bench.desk_now().playing->decreeing);
        const plaquette::Element& e = element_of(bench, "F1a");
        CHECK(e.fatigue == 2);
        CHECK(e.lost == 1);
        CHECK(e.stance == plaquette::Stance::defence);
        CHECK(e.units[0].unit.values.size() == 3);
        CHECK(e.units[1].unit.formation == plaquette::Formation::line);
        const auto* order = std::get_if<Overrule>(&last_order(bench));
        REQUIRE(order != nullptr);
        CHECK(order->by == game::ConsentBy::both_sides);
        CHECK(order->reason == phrase(bench.desk_now().lang, "ui.fix.as_it_lies"));
        check_lines_after(bench, before);
        undo_to(bench, before);
        CHECK(hash_of(battle_of(bench)) == hash);
    }
}

TEST_CASE("ui: a staff is put right by the umpire, with a reason that was typed", "[ui][correcting]") {
    for (const glm::vec2 size : both_ways()) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F});
        go_to_movement(bench);
        const game::LineId before = game_of(bench).timeline().cursor();
        const std::uint64_t hash = hash_of(battle_of(bench));
        const int orders = orders_left(battle_of(bench), 0, 1);
        bench.tap("staff.F1");
        bench.tap("fix.open");
        tap_on_sheet(bench, "fix.value.less", 2);
        tap_on_sheet(bench, "fix.charisma.more");
        tap_on_sheet(bench, "fix.orders.more");
        check_sizes_of_sheet(bench);
        bench.tap("fix.reason");
        bench.app().type("  blessé à la charge ");
        bench.tap("typing.do");
        bench.tap("consent.umpire");
        CHECK(staff_of(bench, "F1").value == 2);
        CHECK(staff_of(bench, "F1").charisma == 1);
        CHECK(orders_left(battle_of(bench), 0, 1) == orders - 1);
        const auto* order = std::get_if<Overrule>(&last_order(bench));
        REQUIRE(order != nullptr);
        CHECK(order->by == game::ConsentBy::umpire);
        CHECK(order->reason == "blessé à la charge");
        check_lines_after(bench, before);
        undo_to(bench, before);
        CHECK(hash_of(battle_of(bench)) == hash);
    }
}

TEST_CASE("ui: a tap on the table tells where a piece is, steps tell it to the centimetre",
          "[ui][correcting]") {
    for (const glm::vec2 size : both_ways()) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F});
        go_to_movement(bench);
        const game::LineId before = game_of(bench).timeline().cursor();
        const std::uint64_t hash = hash_of(battle_of(bench));
        bench.tap("flag.F1b");
        bench.tap("fix.open");
        bench.tap(on_screen(bench, {128, 30}));
        const glm::vec2 shown = render::centre_of(bench.pane_of("flag.F1b"));
        CHECK(glm::distance(shown, on_screen(bench, {128, 30})) < 120);  // it is seen there already
        tap_on_sheet(bench, "fix.x.less", 2);
        tap_on_sheet(bench, "fix.heading.more", 2);
        CHECK(hash_of(battle_of(bench)) == hash);
        bench.agree();
        const plane::Box body = *plaquette::element_box(element_of(bench, "F1b"));
        CHECK(in_degrees(body.heading) == 10);
        CHECK(std::abs(in_cm(plane::front_centre(body).x) - 126) < 0.3);
        CHECK(std::abs(in_cm(plane::front_centre(body).y) - 30) < 0.3);
        check_lines_after(bench, before);
        undo_to(bench, before);
        CHECK(hash_of(battle_of(bench)) == hash);
    }
}

TEST_CASE("ui: a piece is taken off the table, or destroyed, and comes back by undoing it",
          "[ui][correcting]") {
    Bench bench;
    go_to_movement(bench);
    const game::LineId before = game_of(bench).timeline().cursor();
    const std::uint64_t hash = hash_of(battle_of(bench));
    bench.tap("flag.F1b");
    bench.tap("fix.open");
    SECTION("off the table") {
        tap_on_sheet(bench, "fix.on_table.no");
        CHECK_FALSE(bench.shows("fix.x.less"));
        bench.agree();
        CHECK_FALSE(element_of(bench, "F1b").front);
    }
    SECTION("destroyed") {
        tap_on_sheet(bench, "fix.gone.yes");
        CHECK_FALSE(bench.shows("fix.fatigue.more"));
        bench.agree();
        CHECK_FALSE(as_it_stands(battle_of(bench), "F1b"));
        CHECK_FALSE(bench.shows("flag.F1b"));  // nothing of it waits beside the table
    }
    check_lines_after(bench, before);
    undo_to(bench, before);
    CHECK(hash_of(battle_of(bench)) == hash);
    CHECK(bench.shows("flag.F1b"));
}

TEST_CASE("ui: what cannot be is refused with a sentence, nobody can consent to it, and nothing is changed",
          "[ui][correcting]") {
    for (const glm::vec2 size : both_ways()) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F});
        go_to_movement(bench);
        const game::LineId lines = game_of(bench).timeline().line_count();
        const std::uint64_t hash = hash_of(battle_of(bench));
        bench.tap("flag.F1b");
        bench.tap("fix.open");
        tap_on_sheet(bench, "fix.fatigue.more");
        place_correction(bench.app().desk(),
                         plane::front_centre(*plaquette::element_box(element_of(bench, "F1a"))));
        bench.settle();
        CHECK(bench.shows("decree.refusal"));
        CHECK_FALSE(bench.shows("consent.both"));
        CHECK_FALSE(bench.shows("consent.umpire"));
        check_sizes_of_sheet(bench);
        bench.tap("fix.drop");
        CHECK(hash_of(battle_of(bench)) == hash);
        CHECK(game_of(bench).timeline().line_count() == lines);
        CHECK(element_at(bench.desk_now().scenario, {0, 1}).fatigue == 0);
        CHECK(bench.shows("next"));
    }
}

TEST_CASE("ui: what is thought better of is as it was on the table", "[ui][correcting]") {
    Bench bench;
    go_to_movement(bench);
    const std::uint64_t hash = hash_of(battle_of(bench));
    const glm::vec2 at = centre_of_front(bench, "F1b");
    bench.tap("flag.F1b");
    bench.tap("fix.open");
    bench.tap(on_screen(bench, {128, 30}));
    SECTION("dropped") {
        bench.tap("fix.drop");
    }
    SECTION("the other page") {
        bench.tap("page.log");
    }
    CHECK_FALSE(bench.desk_now().playing->decreeing);
    CHECK(hash_of(battle_of(bench)) == hash);
    const plane::Box shown = *plaquette::element_box(element_at(bench.desk_now().scenario, {0, 1}));
    CHECK(glm::distance(glm::vec2{in_cm(shown.centre.x), in_cm(shown.centre.y)}, at) < 0.01F);
}

TEST_CASE("ui: the sheet speaks the other language as soon as it is asked to", "[ui][correcting]") {
    Bench bench;
    go_to_movement(bench);
    bench.tap("flag.F1a");
    bench.tap("fix.open");
    tap_on_sheet(bench, "fix.fatigue.more");
    const std::vector<std::string> french = bench.desk_now().playing->decreeing->trial.says;
    bench.tap("language");
    const std::vector<std::string> english = bench.desk_now().playing->decreeing->trial.says;
    CHECK(french.size() == english.size());
    CHECK_FALSE(french == english);
}

TEST_CASE("ui: a move that was refused is let through by consent, and undone again", "[ui][correcting]") {
    for (const glm::vec2 size : both_ways()) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F});
        come_to_move(bench, {0, 0});
        const game::LineId before = game_of(bench).timeline().cursor();
        const std::uint64_t hash = hash_of(battle_of(bench));
        drag_front(bench, "F1a", {77, 56});  // in manoeuvre: too near
        REQUIRE(bench.desk_now().handling.phase == Handling::Phase::refused);
        REQUIRE(bench.desk_now().handling.hand);
        const TablePoint to = plane::front_centre(bench.desk_now().handling.hand->end());
        CHECK(render::size_of(bench.pane_of("hand.let_through")).y >= 9 * bench.app().points_per_mm() - 0.1F);
        bench.tap("hand.let_through");
        CHECK_FALSE(bench.desk_now().handling.hand);
        CHECK(check_sizes_of_sheet(bench) >= 4);
        CHECK_FALSE(bench.desk_now().playing->decreeing->forbidden.empty());
        CHECK(hash_of(battle_of(bench)) == hash);
        bench.tap("consent.umpire");
        CHECK(plane::front_centre(*plaquette::element_box(element_of(bench, "F1a"))) == to);
        const auto* order = std::get_if<Overrule>(&last_order(bench));
        REQUIRE(order != nullptr);
        CHECK(std::holds_alternative<plaquette::Move>(order->what));
        CHECK(order->by == game::ConsentBy::umpire);
        check_lines_after(bench, before);
        undo_to(bench, before);
        CHECK(hash_of(battle_of(bench)) == hash);
    }
}

TEST_CASE("ui: what the pad's move was refused by the game may be let through from its refusal",
          "[ui][correcting]") {
    Bench bench;
    come_to_move(bench, {0, 0});
    const std::uint64_t hash = hash_of(battle_of(bench));
    go_forward(bench, "F1a", "14");  // in manoeuvre: too near
    REQUIRE(bench.shows("refusal"));
    REQUIRE(bench.shows("refused.let_through"));
    bench.tap("refused.let_through");
    CHECK_FALSE(bench.shows("refusal"));
    CHECK(hash_of(battle_of(bench)) == hash);
    bench.agree();
    const plane::Box body = *plaquette::element_box(element_of(bench, "F1a"));
    CHECK(std::abs(in_cm(plane::front_centre(body).y) - 56) < 0.02);
    bench.tap("game.undo");
    CHECK(hash_of(battle_of(bench)) == hash);
    SECTION("another refusal is not about that move") {
        go_forward(bench, "F1a", "14");
        CHECK(bench.shows("refused.let_through"));
        give(bench.app().desk(), {plaquette::TakeSlot{"F1", plaquette::Slot::first}});
        bench.settle();
        CHECK(bench.shows("refusal"));
        CHECK_FALSE(bench.shows("refused.let_through"));
    }
}

TEST_CASE("ui: a refused move that lies on somebody is not let through either", "[ui][correcting]") {
    Bench bench;
    go_to_movement(bench);
    const std::uint64_t hash = hash_of(battle_of(bench));
    const TablePoint taken = plane::front_centre(*plaquette::element_box(element_of(bench, "F2a")));
    begin_letting_through(bench.app().desk(), plaquette::Move{"F2b", taken, {}, {}});
    bench.settle();
    CHECK(bench.shows("decree.refusal"));
    CHECK_FALSE(bench.shows("consent.both"));
    bench.tap("fix.drop");
    CHECK(hash_of(battle_of(bench)) == hash);
}

TEST_CASE("ui: nothing is put right while a side holds the tablet, or while the past is looked at",
          "[ui][correcting]") {
    Bench bench;
    SECTION("a side lays its orders") {
        bench.tap("play");
        bench.tap("keep.sealed");
        bench.app().desk().playing->seat.cost = files::least_lock_cost();
        take_with_new_secret(bench, 0, french_secret);
        REQUIRE(bench.desk_now().playing->seat.who.kind == Viewer::Kind::side);
        bench.tap("staff.FC");
        CHECK_FALSE(bench.desk_now().playing->from.empty());
        CHECK_FALSE(bench.shows("fix.open"));
        bench.tap("page.log");
        CHECK_FALSE(bench.shows("house.open"));
    }
    SECTION("the past") {
        go_to_movement(bench);
        bench.tap("flag.F1a");
        CHECK(bench.shows("fix.open"));
        look_at(bench.app().desk(), game::LineId{2});
        bench.settle();
        CHECK(piece_to_correct(bench.desk_now()).empty());
        bench.tap("page.log");
        CHECK_FALSE(bench.shows("house.open"));
    }
}

TEST_CASE("ui: while dice are owed nothing is put right, and the sentence says so", "[ui][correcting]") {
    Bench bench;
    lay_the_orders(bench);
    bench.tap("next");
    REQUIRE_FALSE(battle_of(bench).dice.empty());
    const std::uint64_t hash = hash_of(battle_of(bench));
    begin_correcting(bench.app().desk(), "F1a");
    bench.settle();
    tap_on_sheet(bench, "fix.fatigue.more");
    CHECK(bench.shows("decree.refusal"));
    CHECK_FALSE(bench.shows("consent.both"));
    CHECK(hash_of(battle_of(bench)) == hash);
}

TEST_CASE("ui: the sheets' keys are at least 9 mm on a small dense screen", "[ui][correcting]") {
    for (const glm::vec2 size : both_ways()) {
        INFO(size.x);
        Bench bench({size, 1, 5.94F});
        bench.tap("play");
        tap_all(bench, {"staff.FC", "staff.F1", "command.0", "staff.FC"});
        bench.tap("fix.open");
        tap_on_sheet(bench, "fix.charisma.more");
        CHECK(check_sizes_of_sheet(bench) > 8);
        bench.tap("fix.drop");
        begin_correcting(bench.app().desk(), "F1a");
        bench.settle();
        tap_on_sheet(bench, "fix.fatigue.more");
        CHECK(check_sizes_of_sheet(bench) > 20);
    }
}
