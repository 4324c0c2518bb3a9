// Keys of what an element does where it stands, the order sheet beside the table, and those whom results have driven off.
#include "ui/game_of_tests.hpp"
#include "ui/widgets/button.hpp"

#include <algorithm>

using namespace bacler;
using namespace bacler::ui;

namespace {

const plaquette::Element& element(const Bench& bench, const std::string& id) {
    for (const plaquette::Side& side : battle_of(bench).scenario.sides)
        for (const plaquette::Element& e : side.elements)
            if (e.id == id) return e;
    FAIL("no element " << id);
    return battle_of(bench).scenario.sides[0].elements[0];
}

void begin_moving(Bench& bench) {
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    REQUIRE(battle_of(bench).stage == plaquette::Stage::moving);
}

void check_least(Bench& bench, const std::string& prefix) {
    int count = 0;
    for (const auto& [name, pane] : bench.app().targets().all()) {
        if (name.rfind(prefix, 0) != 0) continue;
        INFO(name);
        ++count;
        CHECK(std::min(render::size_of(pane).x, render::size_of(pane).y) >=
              9 * bench.app().points_per_mm() - 0.1F);
    }
    CHECK(count > 0);
}

std::vector<std::string> driven(Bench& bench) {
    std::vector<std::string> out;
    for (const Withdrawn& w : driven_of(bench.app().desk())) out.push_back(w.before.id);
    return out;
}

}  // namespace

TEST_CASE("ui: a unit that may move forms by a key, and the whole element by another",
          "[ui][playing][R096]") {
    Bench bench;
    begin_moving(bench);
    const std::uint64_t before = hash_of(battle_of(bench));
    bench.tap("flag.F2c");
    check_least(bench, "form.");
    SECTION("one unit") {
        const std::string unit = element(bench, "F2c").units.front().unit.id;
        REQUIRE_FALSE(element(bench, "F2c").units.front().unit.formation == plaquette::Formation::column);
        bench.tap("form." + unit + ".column");
        CHECK(element(bench, "F2c").units.front().unit.formation == plaquette::Formation::column);
    }
    SECTION("all of them, each a line of the log") {
        const std::size_t lines = game_of(bench).timeline().line_count();
        bench.tap("form.F2c.column");
        std::size_t formed = 0;
        for (const plaquette::ScenarioUnit& u : element(bench, "F2c").units)
            if (u.unit.arm != plaquette::Arm::artillery) {
                CHECK(u.unit.formation == plaquette::Formation::column);
                ++formed;
            }
        CHECK(game_of(bench).timeline().line_count() == lines + formed);
        for (std::size_t i = 1; i < formed; ++i) bench.tap("game.undo");
    }
    bench.tap("game.undo");
    CHECK(hash_of(battle_of(bench)) == before);
}

TEST_CASE("ui: nobody whose turn it is not is offered a formation", "[ui][playing][R085]") {
    Bench bench;
    begin_moving(bench);
    bench.tap("flag.A2a");
    CHECK(acts_for(Lang::fr, battle_of(bench), {1, 0}).empty());
    for (const auto& [name, pane] : bench.app().targets().all()) CHECK(name.rfind("form.", 0) != 0);
}

TEST_CASE("ui: two lines change places by a key", "[ui][playing][R140]") {
    Bench bench;
    begin_moving(bench);
    const std::string before = bench.desk_now().scenario.sides[0].elements[0].id;
    const plaquette::Battle now = battle_of(bench);
    std::size_t offered = 0;
    for (std::size_t e = 0; e < now.scenario.sides[0].elements.size(); ++e)
        for (const ActKey& act : acts_for(Lang::en, now, {0, e})) {
            if (act.name.rfind("swap.", 0) != 0) continue;
            ++offered;
            REQUIRE(act.orders.size() == 1);
            CHECK(plaquette::referee(now, act.orders.front()).event);
        }
    CHECK(offered > 0);
}

TEST_CASE("ui: the order sheet shows what was laid and tested, and leads to its line",
          "[ui][playing][R063]") {
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        Bench bench({size, 1, 3.78F});
        lay_the_orders(bench);
        test_the_orders(bench);
        bench.tap("page.orders");
        const std::vector<OrderEntry>& sheet = told_of(bench.app().desk()).sheet;
        REQUIRE(sheet.size() == 5);
        check_least(bench, "sheet.");
        const game::LineId line = sheet.front().line;
        bench.tap("sheet." + std::to_string(line));
        CHECK(bench.desk_now().playing->page == Playing::Page::log);
        CHECK(bench.desk_now().playing->unfolded == line);
    }
}

TEST_CASE("ui: of a staff that is picked the sheet shows its own orders", "[ui][playing]") {
    Bench bench;
    lay_the_orders(bench);
    tap_all(bench, {"staff.FC", "page.orders"});
    std::size_t shown = 0;
    for (const OrderEntry& e : told_of(bench.app().desk()).sheet)
        shown += bench.app().targets().find("sheet." + std::to_string(e.line)) ? 1U : 0U;
    CHECK(shown == 2);
    bench.tap("sheet.all");
    shown = 0;
    for (const OrderEntry& e : told_of(bench.app().desk()).sheet)
        shown += bench.app().targets().find("sheet." + std::to_string(e.line)) ? 1U : 0U;
    CHECK(shown == 5);
}

TEST_CASE("ui: those whom results have driven off show where they stood until somebody else is ordered",
          "[ui][playing][R195]") {
    Bench bench;
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    move_the_groups(bench);
    CHECK(driven(bench).empty());
    fire_and_meet(bench);
    const plaquette::Battle before = battle_of(bench);
    throw_dice(bench, {4, 6, 8, 2});
    // The golden battle: A1a falls back, A2a retreats, F1b recoils.
    std::vector<std::string> first = driven(bench);
    std::sort(first.begin(), first.end());
    CHECK(first == std::vector<std::string>{"A1a", "A2a", "F1b"});
    for (const Withdrawn& w : driven_of(bench.app().desk()))
        CHECK(plaquette::element_box(w.before)->centre ==
              plaquette::element_box(before.element(w.element))->centre);
    tap_all(bench, {"advance.F2a", "advance.F1a"});
    throw_dice(bench, {9, 3});
    CHECK(driven(bench).size() == first.size());  // A1c is destroyed where it stands
    bench.tap("next");
    throw_dice(bench, {1});
    REQUIRE(battle_of(bench).stage == plaquette::Stage::placing);
    CHECK(driven(bench).size() == first.size());
    tap_all(bench, {"staff.FC", "staff.F1", "command.0"});
    CHECK(driven(bench).empty());
}

TEST_CASE("ui: on an upright screen each die comes into sight once the one before it has its face",
          "[ui][playing]") {
    Bench bench({{800, 1280}, 1, 3.78F});
    play_to_the_fights(bench);
    REQUIRE(battle_of(bench).dice.size() == 4);
    throw_dice(bench, {4, 6, 8, 2});
    CHECK_FALSE(battle_of(bench).stage == plaquette::Stage::valuing);
}

TEST_CASE("ui: what is destroyed has no flag any more", "[ui][playing]") {
    plaquette::Scenario s = *book_battle();
    s.sides[1].elements[0].front.reset();
    const std::string id = s.sides[1].elements[0].id;
    CHECK(Bench({}, s).app().targets().find("flag." + id));
    s.sides[1].elements[0].units.clear();
    s.sides[1].elements[0].rows.clear();
    CHECK_FALSE(Bench({}, s).app().targets().find("flag." + id));
}

TEST_CASE("ui: a winner presses on by as much as he wants, up to the farthest", "[ui][playing][R208]") {
    Bench bench;
    play_to_the_fights(bench);
    throw_dice(bench, {4, 6, 8, 2});
    check_least(bench, "advance.");
    const Length before = element(bench, "F2a").front->at.y;
    bench.tap("advance.F2a.3");
    CHECK((element(bench, "F2a").front->at.y - before).hundredths_of_mm == 3000);
    CHECK_FALSE(bench.app().targets().find("advance.F1a.5"));  // A1c stands 4.6 cm ahead
    CHECK(bench.app().targets().find("advance.F1a.4"));
}

TEST_CASE("ui: the keys of acts are of the element that is picked, however it came to be", "[ui][playing]") {
    Bench bench;
    begin_moving(bench);
    bench.tap("flag.F2c");
    REQUIRE(bench.app().targets().find("form.F2c.column"));
    bench.app().desk().selection = after_pick({}, {0, 3});
    const std::string other = bench.desk_now().scenario.sides[0].elements[3].id;
    REQUIRE_FALSE(other == "F2c");
    for (const ActKey& act : told_of(bench.app().desk()).acts)
        CHECK(act.name.find("F2c") == std::string::npos);
}

TEST_CASE("ui: what was ruled last is told beneath what is owed, and a tap opens its reckoning in the log",
          "[ui][playing]") {
    Bench bench;
    CHECK_FALSE(bench.shows("ruled.1"));
    play_to_the_fights(bench);
    throw_dice(bench, {4, 6, 8, 2});
    GameLog log;
    const std::vector<LogLine> all = log.lines(Lang::fr, game_of(bench).timeline()),
                               last = ruled_last(all, 8);
    REQUIRE(last.size() >= 4);  // the die, then what came of it
    CHECK_FALSE(last.front().is_own);
    CHECK(last.back().line == all.back().line);
    for (std::size_t i = 1; i < last.size(); ++i) CHECK(last[i].is_own);
    for (const LogLine& line : last) CHECK(bench.shows("ruled." + std::to_string(line.line)));
    CHECK(ruled_last(all, 2).size() == 2);
    bench.tap("ruled." + std::to_string(last[1].line));
    CHECK(bench.desk_now().playing->page == Playing::Page::log);
    CHECK(bench.desk_now().playing->unfolded == last[1].line);
    CHECK(bench.shows("log." + std::to_string(last[1].line)));
}
