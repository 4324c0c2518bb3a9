// Whose hands the tablet is in: what each may see, secrets, and orders that stay secret until they are revealed.
#include "app/game/telling.hpp"
#include "files/packed.hpp"
#include "systems/plaquette/play/battle_fields.hpp"
#include "ui/hands_of_tests.hpp"

#include <imgui.h>

using namespace bacler;
using namespace bacler::ui;
using plaquette::OrderKeeping;
using plaquette::Stage;

namespace {

int shown_with(const Bench& bench, const std::string& prefix) {
    int shown = 0;
    for (const auto& [name, pane] : const_cast<Bench&>(bench).app().targets().all())
        shown += name.rfind(prefix, 0) == 0 ? 1 : 0;
    return shown;
}

/// Every letter, line and colour of the last frame, as ImGui gives it to be drawn.
std::string drawn(Bench& bench) {
    bench.settle();
    std::string out;
    const ImDrawData* data = ImGui::GetDrawData();
    for (int i = 0; i < data->CmdListsCount; ++i) {
        const ImDrawList& list = *data->CmdLists[i];
        out.append(reinterpret_cast<const char*>(list.VtxBuffer.Data),
                   static_cast<std::size_t>(list.VtxBuffer.size_in_bytes()));
    }
    return out;
}

std::string stances_of(const plaquette::Battle& battle) {
    std::string out;
    for (const plaquette::Side& side : battle.scenario.sides) {
        for (const plaquette::Element& e : side.elements)
            out += e.id + std::to_string(static_cast<int>(e.stance)) + " ";
        for (const plaquette::Staff& s : side.staffs)
            out += s.id + std::to_string(static_cast<int>(s.stance)) + " ";
    }
    return out;
}

bool is_neutral(const Bench& bench) {
    return bench.shows("seat.begin") && !bench.shows("flag.F1a") && !bench.shows("next") &&
           !bench.shows("page.log");
}

}  // namespace

TEST_CASE("ui: in a sealed game nobody orders before he has the tablet and has given his secret",
          "[ui][hands]") {
    Bench bench;
    begin(bench, "keep.sealed");
    bench.tap_all({"staff.FC"});
    CHECK(bench.desk_now().playing->from.empty());
    bench.tap("seat.side.0");
    CHECK(is_neutral(bench));
    bench.tap("seat.begin");
    CHECK_FALSE(bench.shows("flag.F1a"));
    SECTION("a secret is given twice, and another one the second time is none") {
        type_secret(bench, french_secret);
        type_secret(bench, austrian_secret);
        CHECK(battle_of(bench).locks.empty());
        CHECK(bench.desk_now().playing->seat.pad->was_other);
        type_secret(bench, french_secret);
        bench.tap("secret.rub_out");  // nothing to rub out
        type_secret(bench, french_secret);
        CHECK(battle_of(bench).locks.size() == 1);
        CHECK(bench.shows("flag.F1a"));
    }
    SECTION("the pad is closed, and the screen stays neutral") {
        bench.tap("secret.close");
        CHECK(is_neutral(bench));
    }
}

TEST_CASE("ui: a sealed game from the hands of both sides to the reveal shows each side its own orders only",
          "[ui][hands]") {
    std::string openly;
    {
        Bench bench;
        lay_the_orders(bench);
        test_the_orders(bench);
        openly = stances_of(battle_of(bench));
    }
    for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F});
        begin(bench, "keep.sealed");
        take_with_new_secret(bench, 0, french_secret);
        lay_french(bench);
        CHECK(seen(bench).chits.size() == 3);
        CHECK(known_orders(seen(bench)) == 3);
        CHECK(shown_with(bench, "order.") == 3);
        bench.tap("staff.AC");  // not his
        CHECK(bench.desk_now().playing->from.empty());
        bench.tap("seat.pass");
        CHECK(is_neutral(bench));
        CHECK(known_orders(seen(bench)) == 0);
        bench.tap("seat.begin");
        type_secret(bench, austrian_secret);
        type_secret(bench, austrian_secret);
        CHECK(known_orders(seen(bench)) == 0);
        CHECK(shown_with(bench, "chit.") == 3);
        CHECK(shown_with(bench, "order.") == 0);
        lay_austrian(bench);
        CHECK(known_orders(seen(bench)) == 2);
        CHECK(shown_with(bench, "order.") == 2);
        bench.tap_all({"seat.pass", "seat.begin"});
        CHECK(known_orders(seen(bench)) == 0);
        CHECK(shown_with(bench, "chit.") == 5);
        bench.tap("next");
        throw_dice(bench, {2, 4, 5});
        REQUIRE(battle_of(bench).stage == Stage::revealing);
        bench.tap("reveal.0");
        type_secret(bench, austrian_secret);
        REQUIRE(bench.desk_now().playing->seat.pad);
        CHECK(bench.desk_now().playing->seat.pad->faults.front().code == "seal.wrong_secret");
        type_secret(bench, french_secret);
        CHECK_FALSE(bench.desk_now().playing->seat.pad);
        while (battle_of(bench).stage != Stage::choosing) {
            const bool is_french = bench.shows("reveal.0");
            if (!is_french && !bench.shows("reveal.1")) {
                if (bench.desk_now().playing->sheet)
                    throw_dice(bench, {3, 2});
                else
                    bench.tap("next");
                continue;
            }
            bench.tap(is_french ? "reveal.0" : "reveal.1");
            type_secret(bench, is_french ? french_secret : austrian_secret);
        }
        CHECK(stances_of(battle_of(bench)) == openly);
        CHECK(bench.desk_now().playing->seat.ring.of(0) == nullptr);
        CHECK(bench.desk_now().playing->seat.ring.of(1) == nullptr);
    }
}

TEST_CASE("ui: the neutral screen is the same whatever lies face down", "[ui][hands]") {
    std::vector<std::string> screens;
    for (const char* command : {"command.0", "command.1", "command.2"}) {
        Bench bench;
        begin(bench, "keep.sealed");
        take_with_new_secret(bench, 0, french_secret);
        tap_all(bench, {"staff.FC", "staff.F1", command, "seat.pass"});
        CHECK(is_neutral(bench));
        screens.push_back(drawn(bench));
        CHECK(bench.app().batch(0).corners.empty());
    }
    CHECK(screens[0] == screens[1]);
    CHECK(screens[0] == screens[2]);
}

TEST_CASE("ui: what another side sees of sealed orders is the same whatever they say", "[ui][hands]") {
    std::vector<std::string> screens, logs;
    for (const char* command : {"command.0", "command.1"}) {
        Bench bench;
        begin(bench, "keep.sealed");
        take_with_new_secret(bench, 0, french_secret);
        tap_all(bench, {"staff.FC", "staff.F1", command, "seat.pass", "seat.begin"});
        type_secret(bench, austrian_secret);
        type_secret(bench, austrian_secret);
        screens.push_back(drawn(bench));
        bench.tap("page.log");
        bench.tap("log." +
                  std::to_string(game_of(bench).timeline().path_to(game_of(bench).timeline().cursor())[1]));
        logs.push_back(drawn(bench));
    }
    CHECK(screens[0] == screens[1]);
    CHECK(logs[0] == logs[1]);
}

TEST_CASE("ui: a tablet that was out of sight comes back neutral while orders lie face down", "[ui][hands]") {
    Bench bench;
    SECTION("sealed: the secret is asked for again") {
        begin(bench, "keep.sealed");
        take_with_new_secret(bench, 0, french_secret);
        lay_french(bench);
        bench.tap_all({"staff.FC"});
        bench.app().step_aside();
        bench.settle();
        CHECK(is_neutral(bench));
        CHECK(bench.desk_now().playing->seat.ring.of(0) == nullptr);
        CHECK(known_orders(seen(bench)) == 0);
        bench.tap("seat.begin");
        type_secret(bench, "000000");
        CHECK_FALSE(bench.shows("flag.F1a"));
        type_secret(bench, french_secret);
        CHECK(bench.shows("flag.F1a"));
        CHECK(known_orders(seen(bench)) == 3);
    }
    SECTION("with digits half given they are forgotten") {
        begin(bench, "keep.sealed");
        bench.tap_all({"seat.side.0", "seat.begin"});
        type_secret(bench, "123");
        bench.app().step_aside();
        bench.settle();
        CHECK(is_neutral(bench));
        CHECK_FALSE(bench.desk_now().playing->seat.pad);
    }
    SECTION("a finger that drags when the window goes leaves the piece where it was") {
        lay_the_orders(bench);
        const glm::vec2 at = render::centre_of(bench.pane_of("flag.F1a"));
        bench.finger(PointerEvent::Kind::down, 0, at);
        bench.finger(PointerEvent::Kind::move, 0, at + glm::vec2{60, -60});
        bench.app().step_aside();
        bench.settle();
        CHECK(is_neutral(bench));
        CHECK_FALSE(bench.desk_now().handling.hand);
    }
}

TEST_CASE("ui: in open games and those with chits the screen is covered too, and uncovered by a key",
          "[ui][hands]") {
    for (const char* keeping : {"keep.open", "keep.chits"}) {
        Bench other;
        begin(other, keeping);
        other.app().step_aside();
        other.settle();
        CHECK_FALSE(is_neutral(other));  // nothing lies there yet
        tap_all(other, {"staff.FC", "staff.F1"});
        other.tap(std::string(keeping) == "keep.open" ? "command.0" : "command.chit");
        other.app().step_aside();
        other.settle();
        CHECK(is_neutral(other));
        other.tap("seat.begin");
        CHECK(other.shows("flag.F1a"));
        CHECK(shown_with(other, "chit.") == 1);
    }
}

TEST_CASE("ui: in an open game a side that takes the tablet sees its own orders, and the table none",
          "[ui][hands]") {
    Bench bench;
    lay_the_orders(bench);
    CHECK(known_orders(seen(bench)) == 0);
    CHECK(shown_with(bench, "chit.") == 5);
    bench.tap_all({"seat.pass", "seat.begin"});
    CHECK(known_orders(seen(bench)) == 3);
    CHECK(shown_with(bench, "order.") == 3);
    CHECK(shown_with(bench, "chit.") == 2);
}

TEST_CASE("ui: a chit on the table is told when it has passed, and then obeyed", "[ui][hands]") {
    Bench bench;
    begin(bench, "keep.chits");
    tap_all(bench, {"staff.FC", "staff.F1", "command.chit", "staff.AC", "staff.A2", "command.chit"});
    CHECK(battle_of(bench).chits.size() == 2);
    bench.tap("next");
    throw_dice(bench, {2, 2});
    REQUIRE(battle_of(bench).stage == Stage::revealing);
    bench.tap_all({"tell.F1", "command.0"});
    bench.tap_all({"tell.A2", "command.0"});
    CHECK(battle_of(bench).stage != Stage::revealing);
    bool obeys = false;
    for (const plaquette::Staff& staff : battle_of(bench).scenario.sides[0].staffs)
        obeys = obeys || (staff.id == "F1" && staff.stance == plaquette::Stance::attack);
    CHECK(obeys);
}

TEST_CASE("ui: a side takes back its own last order, and never another side's", "[ui][hands]") {
    Bench bench;
    begin(bench, "keep.sealed");
    take_with_new_secret(bench, 0, french_secret);
    lay_french(bench);
    bench.tap("game.undo");
    CHECK(battle_of(bench).chits.size() == 2);
    CHECK(bench.shows("seat.pass"));
    bench.tap_all({"seat.pass", "seat.begin"});
    type_secret(bench, austrian_secret);
    type_secret(bench, austrian_secret);
    bench.tap("game.undo");  // the lock is its own, and sealed
    CHECK(battle_of(bench).chits.size() == 2);
    bench.tap_all({"seat.pass", "pass.side.0", "seat.begin"});
    type_secret(bench, french_secret);
    bench.tap("game.undo");  // the last decision is the Austrians' lock
    CHECK(battle_of(bench).chits.size() == 2);
    CHECK(battle_of(bench).locks.size() == 2);
}

TEST_CASE("ui: a staff passes to another player in three taps, its orders with it", "[ui][hands]") {
    Bench bench;
    begin(bench, "keep.sealed");
    take_with_new_secret(bench, 0, french_secret);
    lay_french(bench);
    tap_all(bench, {"staff.F2", "staff.pass", "player.0"});
    REQUIRE(battle_of(bench).holdings.size() == 1);
    CHECK(battle_of(bench).holdings.front().player == "Joueur 1");
    CHECK(battle_of(bench).chits.size() == 3);
    CHECK(known_orders(seen(bench)) == 3);
    tap_all(bench, {"staff.FC", "staff.pass", "player.another"});
    bench.app().type("Théo");
    bench.tap("typing.do");
    CHECK(battle_of(bench).holdings.size() == 2);
    CHECK(battle_of(bench).holdings.back().player == "Théo");
}

TEST_CASE("ui: a phrase is a secret too, and is not shown", "[ui][hands]") {
    Bench bench;
    begin(bench, "keep.sealed");
    bench.tap_all({"seat.side.0", "seat.begin", "secret.phrase"});
    bench.app().type("quatre mots tirés au sort");
    const std::string shown = drawn(bench);
    while (!bench.desk_now().typing->text.empty()) bench.app().rub_out();
    bench.app().type("quatre noms tires au sort");
    CHECK(drawn(bench) == shown);
    bench.tap_all({"typing.do", "secret.phrase"});
    bench.app().type("quatre noms tires au sort");
    bench.tap("typing.do");
    CHECK(battle_of(bench).locks.size() == 1);
    CHECK(bench.shows("seat.pass"));
}

TEST_CASE("ui: a phrase that is too short is refused with its sentence", "[ui][hands]") {
    Bench bench;
    begin(bench, "keep.sealed");
    bench.tap_all({"seat.side.0", "seat.begin"});
    for (int time = 0; time < 2; ++time) {
        bench.tap("secret.phrase");
        bench.app().type("bref");
        bench.tap("typing.do");
    }
    CHECK(battle_of(bench).locks.empty());
    REQUIRE_FALSE(bench.desk_now().playing->seat.pad->faults.empty());
    CHECK(bench.desk_now().playing->seat.pad->faults.front().code == "seal.secret_short");
}
