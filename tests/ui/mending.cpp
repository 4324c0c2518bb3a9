// The log in the window, and what is put right from it: counted in taps.
#include "app/game/telling.hpp"
#include "ui/game_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;
using plaquette::Stage;

namespace {

/// A bench that counts what is tapped.
class Taps {
public:
    explicit Taps(Bench& bench) : bench_(bench) {}
    void tap(const std::string& target) {
        bench_.tap(target);
        ++count_;
    }
    /// One touch more, held by two.
    void agree() {
        bench_.agree();
        ++count_;
    }
    int count() const { return count_; }

private:
    Bench& bench_;
    int count_{0};
};

/// The last line of the cursor's branch on which such an order was given.
template <class Kind>
game::LineId last_of(const Bench& bench, int back = 0) {
    const BattleTimeline& timeline = game_of(bench).timeline();
    const std::vector<game::LineId> path = timeline.path_to(timeline.cursor());
    for (std::size_t i = path.size(); i > 0; --i)
        if (std::holds_alternative<Kind>(timeline.line(path[i - 1]).order) && back-- == 0) return path[i - 1];
    FAIL("no such line");
    return 0;
}

std::vector<int> faces_of(const Bench& bench) {
    std::vector<int> out;
    const BattleTimeline& timeline = game_of(bench).timeline();
    for (const game::LineId id : timeline.path_to(timeline.cursor()))
        if (const auto* roll = std::get_if<plaquette::Roll>(&timeline.line(id).order))
            out.push_back(roll->face);
    return out;
}

/// A line of the log is brought into sight, without a tap.
void scroll_to(Bench& bench, const std::string& target) {
    const Pane list = bench.pane_of("slider");
    const glm::vec2 in_list{render::centre_of(list).x, list.from.y - 120};
    for (int tries = 0; tries < 60; ++tries) {
        const std::optional<Pane> pane = bench.app().targets().find(target);
        const bool is_below = pane && pane->from.y > in_list.y;
        if (pane && pane->from.y > 110 && pane->to.y < list.from.y - 30) return;
        bench.mouse(PointerEvent::Kind::move, in_list);
        bench.app().feed({PointerEvent::Kind::wheel,
                          PointerEvent::Source::mouse,
                          0,
                          in_list,
                          {0, is_below ? -1.0F : 1.0F}});
        bench.settle();
    }
}

}  // namespace

TEST_CASE("ui: a misread die is mended with one tap before it is accepted", "[ui][mending]") {
    Bench bench;
    lay_the_orders(bench);
    bench.tap("next");
    bench.tap_all({"face.0.5", "face.1.4", "face.2.5"});
    Taps taps(bench);
    taps.tap("face.0.2");
    CHECK(taps.count() == 1);
    bench.tap("dice.accept");
    CHECK(faces_of(bench) == std::vector<int>{2, 4, 5});
}

TEST_CASE("ui: a misread die is mended with four taps after it was accepted, the other dice kept",
          "[ui][mending]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F});
        lay_the_orders(bench);
        test_the_orders(bench);
        REQUIRE(faces_of(bench) == std::vector<int>{2, 4, 5, 3, 2});
        const std::uint64_t before = hash_of(battle_of(bench));
        const game::LineId die = last_of<plaquette::Roll>(bench);
        Taps taps(bench);
        taps.tap("page.log");
        scroll_to(bench, "log." + std::to_string(die));
        taps.tap("log." + std::to_string(die));
        taps.tap("mend.face.6");
        CHECK(hash_of(battle_of(bench)) == before);  // in pencil
        taps.agree();
        CHECK(taps.count() <= 4);
        CHECK(faces_of(bench) == std::vector<int>{2, 4, 5, 3, 6});
        CHECK_FALSE(hash_of(battle_of(bench)) == before);
        CHECK(bench.desk_now().playing->mended);
    }
}

TEST_CASE("ui: a mend that is thought better of changes nothing", "[ui][mending]") {
    Bench bench;
    lay_the_orders(bench);
    test_the_orders(bench);
    const game::LineId lines = game_of(bench).timeline().line_count();
    const game::LineId die = last_of<plaquette::Roll>(bench);
    bench.tap("page.log");
    scroll_to(bench, "log." + std::to_string(die));
    bench.tap("log." + std::to_string(die));
    bench.tap_all({"mend.face.6", "consent.none", "mend.face.4", "consent.none", "mend.keep"});
    CHECK(game_of(bench).timeline().line_count() == lines);
    CHECK_FALSE(bench.desk_now().playing->mending);
    SECTION("the face it has already is no mend") {
        scroll_to(bench, "mend.face.2");
        bench.tap("mend.face.2");
        CHECK_FALSE(bench.desk_now().playing->mending);
    }
}

TEST_CASE("ui: a fire that was forgotten is put in two phases late with eight taps", "[ui][mending]") {
    Bench bench;
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    move_the_groups(bench);
    REQUIRE(battle_of(bench).stage == Stage::declaring);
    const game::LineId closes_fire = game_of(bench).timeline().line_count() + 1;
    bench.tap("next");  // nobody fires
    REQUIRE(battle_of(bench).stage == Stage::squares);
    bench.tap("square.A2a");
    throw_dice(bench, {6});
    bench.tap("next");  // the values: two phases on
    REQUIRE(battle_of(bench).stage == Stage::valuing);
    throw_dice(bench, {4, 6, 8, 2});
    const std::vector<int> before = faces_of(bench);
    Taps taps(bench);
    taps.tap("page.log");
    scroll_to(bench, "log." + std::to_string(closes_fire));
    taps.tap("log." + std::to_string(closes_fire));
    taps.tap("mend.before");
    CHECK(is_adding(bench.desk_now()));
    taps.tap("flag.FGB");
    taps.tap("flag.A1c");
    taps.tap("fire.declare");
    taps.tap("mend.answer.6");
    taps.agree();
    CHECK(taps.count() <= 8);
    REQUIRE(bench.desk_now().playing->mended);
    INFO(bench.desk_now().playing->mended->report.first_unfit);
    CHECK(bench.desk_now().playing->unplayed.empty());
    std::vector<int> expected = before;
    expected.insert(expected.begin() + 5, 6);  // after the tests of the orders
    CHECK(faces_of(bench) == expected);
}

TEST_CASE("ui: what the rules refuse where it was forgotten is refused, and what is past stays",
          "[ui][mending]") {
    Bench bench;
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    move_the_groups(bench);
    const game::LineId closes_fire = game_of(bench).timeline().line_count() + 1;
    bench.tap("next");
    const game::LineId lines = game_of(bench).timeline().line_count();
    bench.tap("page.log");
    scroll_to(bench, "log." + std::to_string(closes_fire));
    bench.tap("log." + std::to_string(closes_fire));
    bench.tap("mend.before");
    tap_piece(bench.app().desk(), "FGB");
    tap_piece(bench.app().desk(), "A2b");
    bench.settle();
    bench.tap("fire.declare");
    if (!bench.desk_now().playing->refused) {  // in range after all: it is only planned
        CHECK(bench.desk_now().playing->mending);
        bench.tap("mend.keep");
    } else {
        CHECK(bench.shows("refusal"));
        bench.tap("now");
    }
    CHECK(game_of(bench).timeline().line_count() == lines);
    CHECK_FALSE(bench.desk_now().playing->looked_at);
    CHECK_FALSE(bench.desk_now().playing->mending);
}

TEST_CASE("ui: a note is written on a line and taken away again", "[ui][mending]") {
    Bench bench;
    lay_the_orders(bench);
    const game::LineId line = game_of(bench).timeline().cursor();
    bench.tap_all({"page.log", "log." + std::to_string(line), "log.note"});
    bench.app().type("vu par l’arbitre");
    bench.tap("typing.do");
    REQUIRE(game_of(bench).timeline().note_on(line) != nullptr);
    CHECK(game_of(bench).timeline().note_on(line)->text == "vu par l’arbitre");
    bench.tap("log.note");
    CHECK(bench.desk_now().typing->text == "vu par l’arbitre");
    bench.tap("typing.drop");
    CHECK(game_of(bench).timeline().note_on(line) != nullptr);
    bench.tap("log.note");
    while (!bench.desk_now().typing->text.empty()) bench.app().rub_out();
    bench.app().enter();
    CHECK(game_of(bench).timeline().note_on(line) == nullptr);
}
