// A game without places, played by fingers: cards in a roster, and what is stated of the pieces.
#include "app/game/roster.hpp"
#include "files/order_text.hpp"
#include "ui/game_of_tests.hpp"

#include <algorithm>
#include <fstream>

using namespace bacler;
using namespace bacler::ui;

namespace {

using plaquette::Stage;

plaquette::Scenario without_places(plaquette::Scenario s) {
    for (plaquette::Side& side : s.sides) {
        for (plaquette::Staff& staff : side.staffs) staff.at.reset();
        for (plaquette::Element& e : side.elements) e.front.reset();
    }
    return s;
}

/// The game of tests/games, by its script.
PlayedGame by_script() {
    PlayedGame game(without_places(*book_battle()));
    std::ifstream in(std::string(places::source) + "/tests/games/book-battle-unplaced.orders");
    REQUIRE(in);
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        const Result<plaquette::Order> order = files::order_from_text(line, {"unplaced", 1});
        INFO(line);
        REQUIRE(order);
        REQUIRE(game.commit(*order, author_of(game.battle(), *order)).is_done);
    }
    return game;
}

/// A bench that counts what is touched.
class Fingers {
public:
    explicit Fingers(Bench& bench) : bench_(bench) {}

    void tap(const std::string& target) {
        INFO("tap " << target);
        bring_up(target);
        bench_.tap(target);
        ++count_;
        INFO(refusal());
        CHECK_FALSE(bench_.desk_now().playing->refused);
    }
    void tap_all(std::initializer_list<const char*> targets) {
        for (const char* target : targets) tap(target);
    }
    void throw_dice(std::initializer_list<int> faces) {
        int die = 0;
        for (const int face : faces) tap("face." + std::to_string(die++) + "." + std::to_string(face));
        tap("dice.accept");
    }
    /// On the pad of a distance.
    void type_distance(const std::string& cm) {
        tap("state.distance");
        for (const char c : cm) tap(c == '.' ? std::string("pad.mark") : std::string("pad.digit.") + c);
        tap("tape.record");
    }
    void cards(const std::string& a, const std::string& b) {
        tap("card." + a);
        tap("card." + b);
    }
    void distance(const std::string& a, const std::string& b, const std::string& cm) {
        cards(a, b);
        type_distance(cm);
    }
    void fact(const std::string& a, const std::string& b, const std::string& key) {
        cards(a, b);
        tap("state." + key);
    }
    /// Of two units of an element.
    void fact_of_units(const std::string& element, const std::string& a, const std::string& b,
                       const std::string& key) {
        tap("card." + element);
        tap("unit." + a);
        tap("unit." + b);
        tap("state." + key);
    }
    int count() const { return count_; }
    int drags() const { return drags_; }

private:
    std::string refusal() const {
        const auto& refused = bench_.desk_now().playing->refused;
        return refused ? why_not(Lang::en, battle_now(bench_.desk_now()), *refused) : std::string();
    }

    /// The part of the window in which a target is scrolled.
    Pane list_of(const std::string& target) {
        if (target.rfind("card.", 0) == 0) return bench_.pane_of("roster");
        const Pane pages = bench_.pane_of("page.owed"), foot = bench_.pane_of("game.undo");
        return {{pages.from.x, pages.to.y + 8}, {bench_.pane_of("page.log").to.x, foot.from.y - 8}};
    }

    /// What lies beyond the edge of its list is dragged into sight, as a finger does it.
    void bring_up(const std::string& target) {
        for (const char* fixed : {"next", "play", "page.", "game.", "dice.", "flag.", "staff."})
            if (target.rfind(fixed, 0) == 0) return;
        for (int tries = 0; tries < 20; ++tries) {
            const Pane pane = bench_.pane_of(target), list = list_of(target);
            const float middle = render::centre_of(pane).y, half = render::size_of(pane).y / 2;
            if (middle - half >= list.from.y - 1 && middle + half <= list.to.y + 1) return;
            const glm::vec2 from = render::centre_of(list);
            const float reach = render::size_of(list).y * 0.4F;
            bench_.drag(0, from, from + glm::vec2{0, std::clamp(from.y - middle, -reach, reach)});
            ++drags_;
        }
        FAIL(target << " is not to be dragged into sight");
    }

    Bench& bench_;
    int count_{0}, drags_{0};
};

/// Orders and the distances they need.
void order_by_cards(Fingers& f) {
    f.distance("FC", "F1", "28.3");
    f.tap("command.0");
    f.distance("FC", "F2", "33");
    f.tap("command.0");
    f.distance("AC", "A2", "26.9");
    f.tap("command.0");
    f.tap("card.F2c");
    f.type_distance("14");
    f.tap("command.1");
    f.tap("card.A2b");
    f.type_distance("23.5");
    f.tap("command.2");
    f.tap("card.A1b");
    f.type_distance("32.6");
    f.tap("command.close");
    f.tap("next");
    f.throw_dice({2, 4, 5});
    f.throw_dice({3, 2});
}

void move_by_cards(Fingers& f) {
    f.tap_all({"slot.first", "slot.first", "slot.last", "slot.first"});
    f.fact("F2a", "A2a", "contact");
    f.fact("F2b", "A2b", "contact");
    f.tap("evade.A2b");
    f.fact_of_units("A2a", "A2a-3", "A2a-2", "supporting");
    f.fact("F2c", "F2a", "supporting");
    f.distance("F2", "F2a", "1.5");
    f.tap("next");
    f.fact("F1a", "A1a", "contact");
    f.fact_of_units("F1a", "F1a-G", "F1a-2", "supporting");
    f.fact("A1c", "A1a", "supporting");
    f.fact("F1b", "A1b", "contact");
    f.fact_of_units("F1b", "F1b-1", "F1b-2", "supporting");
    f.tap_all({"card.A1b", "state.covered_by.village"});
    f.tap_all({"next", "next", "next", "next"});
}

void fight_by_cards(Fingers& f) {
    f.distance("FGB", "A1c", "39.6");
    f.tap_all({"fire.declare", "next"});
    f.throw_dice({6});
    f.tap_all({"next", "square.A2a"});
    f.throw_dice({6});
    f.tap("next");
    f.throw_dice({4, 6, 8, 2});
    f.distance("A2a", "A2c", "0");
    f.tap("advance.F2a");
    f.fact("F1a", "A1c", "contact");
    f.fact_of_units("F1a", "F1a-1", "F1a-2", "supporting");
    f.fact("A1a", "A1c", "supporting");
    f.tap("advance.F1a");
    f.throw_dice({9, 3});
    f.tap("next");
    f.throw_dice({1});
}

}  // namespace

TEST_CASE("ui: the book battle without places, by taps, ends as it does by script",
          "[ui][playing][unplaced]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F}, without_places(*book_battle()));
        Fingers fingers(bench);
        bench.tap("play");
        order_by_cards(fingers);
        REQUIRE(battle_of(bench).stage == Stage::choosing);
        move_by_cards(fingers);
        REQUIRE(battle_of(bench).stage == Stage::declaring);
        fight_by_cards(fingers);
        CHECK(battle_of(bench).sequence == 2);
        CHECK(hash_of(battle_of(bench)) == hash_of(by_script().battle()));
        CHECK(fingers.count() + 1 <= 150);
    }
}

namespace {

/// The book battle with some of its pieces taken off the table.
plaquette::Scenario some_without_places() {
    plaquette::Scenario s = *book_battle();
    const auto is_off = [](const std::string& id) { return id == "F2" || id == "F2a" || id == "A2a"; };
    for (plaquette::Side& side : s.sides) {
        for (plaquette::Staff& staff : side.staffs)
            if (is_off(staff.id)) staff.at.reset();
        for (plaquette::Element& e : side.elements)
            if (is_off(e.id)) e.front.reset();
    }
    return s;
}

void check_cards(Bench& bench) {
    const float least = 9 * bench.app().points_per_mm() - 0.1F;
    int checked = 0;
    for (const char* prefix : {"card.", "unit.", "state.", "stated.", "pad.", "tape."})
        for (const auto& [name, pane] : bench.app().targets().all()) {
            if (name.rfind(prefix, 0) != 0) continue;
            INFO(name);
            CHECK(std::min(render::size_of(pane).x, render::size_of(pane).y) >= least);
            ++checked;
        }
    CHECK(checked > 0);
}

bool overlaps_another(Bench& bench, const Pane& pane, const char* prefix) {
    const auto& all = bench.app().targets().all();
    return std::any_of(all.begin(), all.end(), [&](const auto& target) {
        return target.first.rfind(prefix, 0) == 0 && overlap(target.second, pane);
    });
}

const std::vector<plaquette::StatedFact>& stated(const Bench& bench) {
    return battle_of(bench).scenario.stated;
}

}  // namespace

TEST_CASE("ui: beside pieces that stand, those without a place lie in a strip, and facts join the two",
          "[ui][playing][unplaced]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F}, some_without_places());
        Fingers f(bench);
        bench.tap("play");
        for (const char* id : {"F2", "F2a", "A2a"}) CHECK(bench.shows(std::string("card.") + id));
        CHECK_FALSE(bench.shows("flag.F2a"));
        CHECK_FALSE(bench.shows("staff.F2"));
        CHECK_FALSE(bench.shows("card.F1a"));
        CHECK_FALSE(overlaps_another(bench, bench.pane_of("roster"), "flag."));
        CHECK_FALSE(overlaps_another(bench, bench.pane_of("roster"), "staff."));

        f.tap_all({"staff.FC", "card.F2"});
        f.type_distance("33");
        f.tap_all({"command.0", "staff.AC"});
        f.tap_all({"staff.A1", "command.0", "next"});
        f.throw_dice({2, 2});
        while (battle_of(bench).stage == Stage::choosing) f.tap("slot.first");
        REQUIRE(battle_of(bench).stage == Stage::moving);
        REQUIRE(may_be_moved(battle_of(bench), ElementAt{0, 2}));

        f.tap_all({"flag.F2b", "flag.A2b"});  // both stand: one at a time, and nothing to state
        CHECK(bench.desk_now().playing->to.empty());
        CHECK_FALSE(bench.shows("state.contact"));
        CHECK(bench.desk_now().playing->from == "A2b");
        f.tap("card.F2a");  // which has none: whoever attacks comes at the other
        CHECK(bench.desk_now().playing->to == "F2a");
        f.tap("state.contact");
        REQUIRE(battle_of(bench).contacts.size() == 1);
        CHECK(battle_of(bench).element(battle_of(bench).contacts[0].defender).id == "A2b");
        f.tap("flag.F2b");  // what was stated is stated: the next tap begins anew
        CHECK(bench.desk_now().playing->from == "F2b");
        CHECK(bench.desk_now().playing->to.empty());
    }
}

TEST_CASE("ui: cards and keys of facts are at least 9 mm on a small dense screen; a drag scrolls the cards",
          "[ui][playing][unplaced]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        INFO(size.x);
        Bench bench({size, 1, 5.94F}, without_places(*book_battle()));
        bench.tap("play");
        check_cards(bench);
        bench.tap_all({"card.FC", "card.F1", "state.distance"});
        check_cards(bench);
    }
    Bench bench({{1000, 400}, 1, 3.78F}, without_places(*book_battle()));
    bench.tap("play");
    const float before = bench.pane_of("card.F2").from.y;
    const glm::vec2 on_card = render::centre_of(bench.pane_of("card.F1a"));
    bench.drag(0, on_card, on_card - glm::vec2{0, 60});
    CHECK(bench.pane_of("card.F2").from.y < before - 30);
    CHECK(bench.desk_now().playing->from.empty());
}

TEST_CASE("ui: an order lies face down beside a card, and whoever has no right to it sees its back alone",
          "[ui][playing][unplaced][R063]") {
    Bench bench({{1280, 800}, 1, 3.78F}, without_places(*book_battle()));
    Fingers f(bench);
    bench.tap("play");
    f.distance("FC", "F1", "28.3");
    f.tap("command.0");
    CHECK(bench.shows("chit.F1.0"));
    CHECK_FALSE(bench.shows("order.F1.0"));
    CHECK(overlap(bench.pane_of("chit.F1.0"), bench.pane_of("card.F1")));
}

TEST_CASE("ui: a distance that goes against one stated before is refused in a sentence, and stays on the pad",
          "[ui][playing][unplaced][Q135]") {
    Bench bench({{1280, 800}, 1, 3.78F}, without_places(*book_battle()));
    Fingers f(bench);
    bench.tap("play");
    f.distance("FC", "F1", "28.3");
    REQUIRE(stated(bench).size() == 1);
    bench.tap_all({"state.distance", "pad.digit.5", "tape.record"});
    CHECK(bench.shows("refusal"));
    CHECK(bench.shows("tape.record"));
    CHECK(stated(bench).size() == 1);
    CHECK(stated(bench)[0].distance == Length{28300});
    bench.tap("tape.close");
    CHECK(bench.shows("command.0"));
    bench.tap("game.undo");
    CHECK(stated(bench).empty());
}

TEST_CASE(
    "ui: while dice are owed a pair that is picked comes before the sheet, and leaves it when it is let go",
    "[ui][playing][unplaced]") {
    Bench bench({{1280, 800}, 1, 3.78F}, without_places(*book_battle()));
    Fingers f(bench);
    bench.tap("play");
    f.distance("FC", "F2", "33");
    f.tap_all({"command.0", "next"});
    REQUIRE(bench.shows("face.0.2"));
    f.fact("F2c", "F2a", "supporting");
    CHECK(stated(bench).size() == 2);
    CHECK_FALSE(bench.shows("face.0.2"));
    f.tap("state.close");
    CHECK(bench.shows("face.0.2"));
}

TEST_CASE("ui: what was stated is read beside the pieces it is about, in the language of the window",
          "[ui][playing][unplaced]") {
    Bench bench({{1280, 800}, 1, 3.78F}, without_places(*book_battle()));
    Fingers f(bench);
    bench.tap("play");
    f.distance("FC", "F2", "33");
    f.tap_all({"command.0", "next"});
    f.throw_dice({2});
    while (battle_of(bench).stage == Stage::choosing) f.tap("slot.first");
    f.fact("F2a", "A2a", "contact.rear");
    CHECK(battle_of(bench).contacts[0].zone == plane::Zone::rear);
    f.tap("card.A2a");
    CHECK(bench.desk_now().playing->stating.told.lines.size() == 2);
    CHECK(bench.desk_now().playing->stating.told.lines[0].text == "F2a vient sur A2a par : dos");
    bench.tap("language");
    CHECK(bench.desk_now().playing->stating.told.lines[0].text == "F2a comes at A2a from: rear");
    f.tap("stated.1");
    CHECK(bench.desk_now().playing->from == "F2a");
    CHECK(bench.desk_now().playing->to == "A2a");
}
