// The sheet on which dice are rolled by the program: the log keeps from which seed.
#include "app/game/dice_sheet.hpp"
#include "app/game/dice_seed.hpp"
#include "app/game/telling.hpp"
#include "files/order_text.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "systems/plaquette/play/play.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

/// The book battle at the tests of five orders.
PlayedGame owing_dice() {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    PlayedGame game(*read);
    for (const char* line : {"order FC F1 attack", "order FC F2 attack", "order AC A2 attack",
                             "order F2 F2c manoeuvre", "order A2 A2b defence", "next"}) {
        const Result<Order> order = files::order_from_text(line, {"script", 1});
        REQUIRE(order);
        REQUIRE(game.commit(*order, author_of(game.battle(), *order)).is_done);
    }
    return game;
}

}  // namespace

TEST_CASE("dice: those that the generator rolls stand in the log with seed and algorithm, to be rolled again",
          "[play][dice]") {
    PlayedGame game = owing_dice();
    Generator generator(1815);
    DiceSheet sheet(game.battle());
    const std::size_t count = sheet.count();
    REQUIRE(count > 1);
    sheet.roll(generator);
    const game::LineId first = game.timeline().line_count() + 1;
    for (const Order& order : sheet.orders())
        REQUIRE(game.commit(order, author_of(game.battle(), order)).is_done);
    Generator again(1815);
    for (std::size_t i = 0; i < count; ++i) {
        const auto id = static_cast<game::LineId>(first + i);
        const auto* roll = std::get_if<Roll>(&game.timeline().line(id).order);
        REQUIRE(roll != nullptr);
        REQUIRE(roll->seed.has_value());
        CHECK(*roll->seed == again.state());  // one generator rolled the whole sheet
        CHECK(roll->face == again.between(1, 6));
        CHECK(order_of_line(game.timeline(), id) ==
              "die d6 " + std::to_string(roll->face) + " by splitmix64 " + std::to_string(*roll->seed));
    }
    CHECK_FALSE(game::first_difference(game.timeline()));
}

TEST_CASE("dice: the test of an order says whose order it is, for whom", "[play][dice][R065]") {
    const PlayedGame game = owing_dice();
    const DiceSheet sheet(game.battle());
    REQUIRE(sheet.count() == 3);  // of the corps; the divisions' come after
    CHECK(reason_of(Lang::en, game.battle(), sheet.place(0)) ==
          "Test of the order given by Corps FC, value 4 · for Division F1");
    CHECK(reason_of(Lang::en, game.battle(), sheet.place(1)) ==
          "Test of the order given by Corps FC, value 4 · for Division F2");
    CHECK(reason_of(Lang::fr, game.battle(), sheet.place(2)) ==
          "Test de l’ordre donné par Corps AC, valeur 3 · pour Division A2");
}

TEST_CASE("dice: a face pencilled by hand has no seed, and a seed that gives another face is refused",
          "[play][dice]") {
    PlayedGame game = owing_dice();
    Generator generator(7);
    DiceSheet sheet(game.battle());
    sheet.roll(generator);
    const int rolled = *sheet.face(0), other = rolled % 6 + 1;
    sheet.pencil(0, other);
    const std::vector<Order> orders = sheet.orders();
    CHECK(std::get<Roll>(orders[0]) == Roll{Die::d6, other});
    CHECK(std::get<Roll>(orders[1]).seed.has_value());
    const Committed lied = game.commit(Roll{Die::d6, other, 7}, game::Author::first_side);
    CHECK_FALSE(lied.is_done);
    CHECK(explain_ruling(Lang::fr, lied.ruling, names_of(game.battle().scenario),
                         game.battle().scenario.readings)
              .tree.front()
              .text == "De cette graine le générateur tire " + std::to_string(rolled) + ", et non " +
                           std::to_string(other));
    CHECK(game.commit(Roll{Die::d6, rolled, 7}, game::Author::first_side).is_done);
}

TEST_CASE("dice: the generator goes on after the last die that it rolled, taken back or not",
          "[play][dice]") {
    PlayedGame game = owing_dice();
    CHECK(generator_after(game.timeline(), 1815).state() == 1815);
    Generator generator(1815);
    DiceSheet sheet(game.battle());
    sheet.roll(generator);
    for (const Order& order : sheet.orders())
        REQUIRE(game.commit(order, author_of(game.battle(), order)).is_done);
    CHECK(generator_after(game.timeline(), 1815).state() == generator.state());
    REQUIRE(game.undo(game::Consent{game::ConsentBy::both_sides, "it fell off the table"}).is_done);
    CHECK(generator_after(game.timeline(), 1815).state() == generator.state());
}
