// The order sheet: what was ordered through a battle, and what came of it, for one pair of eyes.
#include "app/game/order_sheet.hpp"
#include "files/order_text.hpp"
#include "files/read.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

Scenario book_battle() {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    return *read;
}

void play(PlayedGame& game, const std::string& script) {
    std::istringstream in(script);
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        INFO(line);
        const Result<Order> order = files::order_from_text(line, {"script", 1});
        REQUIRE(order);
        REQUIRE(game.commit(*order, author_of(game.battle(), *order)).is_done);
    }
}

std::string sheet_text(const PlayedGame& game, const Viewer& who, const std::string& only = "",
                       Lang lang = Lang::en) {
    const Keyring none;
    return order_sheet_text(lang, game.timeline().start().scenario, order_sheet(game.timeline(), who, none),
                            only);
}

const OrderEntry& entry_for(const std::vector<OrderEntry>& sheet, const std::string& beside) {
    const auto found =
        std::find_if(sheet.begin(), sheet.end(), [&](const OrderEntry& e) { return e.beside == beside; });
    REQUIRE(found != sheet.end());
    return *found;
}

const std::string laid =
    "order FC F1 attack\norder FC F2 attack\norder AC A2 attack\norder F2 F2c manoeuvre\n"
    "order A2 A2b defence\n";

}  // namespace

TEST_CASE("63 the order sheet tells each order, its die and its fate, by sides and staffs",
          "[R063][R065][Q23]") {
    PlayedGame game(book_battle());
    // A division in attack gives no particular order of defence (R073): the hussars' holds no longer as it passes.
    // The two of FC first, then AC's, then those of the divisions: values FC 4, AC 3, F2 3, A2 2.
    play(game, laid + "next\ndie d6 2\ndie d6 6\ndie d6 3\ndie d6 3\ndie d6 2\n");
    CHECK(sheet_text(game, Viewer::umpire()) ==
          "Sequence 1 · Français\n"
          "  Corps FC → Division F1: attack · d6 2 · obeyed\n"
          "  Corps FC → Division F2: attack · d6 6 · failed its test\n"
          "  Division F2 → Chasseurs F2c: manoeuvre · d6 3 · obeyed\n"
          "Sequence 1 · Autrichiens\n"
          "  Corps AC → Division A2: attack · d6 3 · obeyed\n"
          "  Division A2 → Hussards A2b: defence · d6 2 · passed, but no longer to be obeyed\n");
}

TEST_CASE("63 on another side's sheet stands what has passed, and never what failed",
          "[R063][Q23][secrecy]") {
    PlayedGame game(book_battle());
    play(game, laid);
    const Keyring none;
    const Viewer austrians = Viewer::of_side(1);
    for (const OrderEntry& e : order_sheet(game.timeline(), austrians, none)) {
        CHECK(e.fate == OrderFate::lies);
        CHECK(e.order.has_value() == (e.side == 1));
    }
    play(game, "next\ndie d6 2\ndie d6 6\ndie d6 3\ndie d6 3\ndie d6 2\n");
    const std::vector<OrderEntry> sheet = order_sheet(game.timeline(), austrians, none);
    CHECK(entry_for(sheet, "F1").order == GiveOrder{"FC", "F1", Command::attack, ""});
    CHECK(entry_for(sheet, "F2").fate == OrderFate::failed);
    CHECK_FALSE(entry_for(sheet, "F2").order);
    CHECK(entry_for(order_sheet(game.timeline(), Viewer::of_side(0), none), "F2").order);
    const auto nobody = order_sheet(game.timeline(), Viewer::nobody(), none);
    CHECK(std::count_if(nobody.begin(), nobody.end(), [](const OrderEntry& e) { return !e.order; }) == 1);
}

TEST_CASE("67 an order by aide is on the road until he arrives", "[R066][R067][Q26]") {
    Scenario s = book_battle();
    for (Side& side : s.sides)
        for (Staff& staff : side.staffs)
            if (staff.id == "FC") staff.at->x = staff.at->x + length_from_cm(70);
    PlayedGame game(s);
    play(game, "order FC F2 attack\nnext\ndie d6 1\n");
    const Keyring none;
    const std::vector<OrderEntry> gone = order_sheet(game.timeline(), Viewer::umpire(), none);
    REQUIRE(gone.size() == 1);
    CHECK(gone[0].is_by_aide);
    CHECK(gone[0].fate == OrderFate::on_the_road);
    CHECK(gone[0].ended == 0);
    CHECK(gone[0].dice == std::vector<int>{1});
}

TEST_CASE("the order sheet follows the branch where the game stands", "[R063]") {
    PlayedGame game(book_battle());
    play(game, "order FC F1 attack\n");
    REQUIRE(game.undo().is_done);
    CHECK(sheet_text(game, Viewer::umpire()) == "No order given\n");
    CHECK(sheet_text(game, Viewer::umpire(), "", Lang::fr) == "Aucun ordre donné\n");
    play(game, "order FC F2 attack\n");
    CHECK(sheet_text(game, Viewer::umpire(), "", Lang::fr) ==
          "Séquence 1 · Français\n  Corps FC → Division F2 : attaque · en attente\n");
}

TEST_CASE("an order sheet is asked of a side or of a staff by its id", "[R063]") {
    PlayedGame game(book_battle());
    play(game, laid);
    const Scenario& s = game.timeline().start().scenario;
    CHECK(has_order_sheet(s, "F2"));
    CHECK(has_order_sheet(s, s.sides[0].id));
    CHECK_FALSE(has_order_sheet(s, "F2a"));
    CHECK_FALSE(has_order_sheet(s, "nobody"));
    CHECK(sheet_text(game, Viewer::umpire(), "F2") ==
          "Sequence 1 · Français\n  Division F2 → Chasseurs F2c: manoeuvre · waits\n");
    const std::string austrians = sheet_text(game, Viewer::umpire(), s.sides[1].id);
    CHECK_THAT(austrians, Catch::Contains("Corps AC") && !Catch::Contains("Corps FC"));
}
