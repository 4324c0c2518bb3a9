// Pieces put right by consent, and readings chosen: what may be set, and the orders that set it.
#include "app/game/correcting.hpp"

#include "app/game/choices.hpp"
#include "app/game/house_rulings.hpp"
#include "app/game/trying_out.hpp"
#include "base/random.hpp"
#include "files/order_text.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "systems/plaquette/orders.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

const game::Consent both{game::ConsentBy::both_sides, "compté sur la table"};

/// The book battle by its script, up to so many orders.
PlayedGame book_battle(std::size_t orders) {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    PlayedGame game(*read);
    std::ifstream in(std::string(places::source) + "/tests/games/book-battle.orders");
    for (std::string line; orders > 0 && std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        const Result<Order> order = files::order_from_text(line, {"book-battle.orders", 1});
        REQUIRE(order);
        REQUIRE(game.commit(*order, author_of(game.battle(), *order)).is_done);
        --orders;
    }
    return game;
}

/// In the movement, the first group's.
PlayedGame moving() {
    PlayedGame game = book_battle(15);
    REQUIRE(game.battle().stage == Stage::moving);
    return game;
}

FieldRow row_named(const Battle& battle, const Correction& c, const std::string& name,
                   game::LineId line = 1) {
    for (const FieldRow& row : fields_of(Lang::en, battle, c, line))
        if (row.name == name) return row;
    FAIL("no row " << name);
    return {};
}

bool has_row(const Battle& battle, const Correction& c, const std::string& name, game::LineId line = 1) {
    const std::vector<FieldRow> rows = fields_of(Lang::en, battle, c, line);
    return std::any_of(rows.begin(), rows.end(), [&](const FieldRow& row) { return row.name == name; });
}

/// A correction in figures, so that a test tells what differs.
std::string text_of(const Correction& c) {
    std::string out =
        c.piece + " stance " + std::to_string(static_cast<int>(c.stance)) + " fatigue " +
        std::to_string(c.fatigue) + " lost " + std::to_string(c.lost) + " value " + std::to_string(c.value) +
        "/" + std::to_string(c.charisma) + "/" + std::to_string(c.orders) +
        (c.is_on_table ? " at " : " off ") + std::to_string(c.at.x.hundredths_of_mm) + "," +
        std::to_string(c.at.y.hundredths_of_mm) + "," + std::to_string(c.heading.thousandths_of_degree);
    for (const Correction::OfUnit& u : c.units)
        out += " " + u.id + " " + std::to_string(u.plaquettes) + "/" +
               std::to_string(static_cast<int>(u.formation));
    return out;
}

/// The agreed piece where a body carried there is rounded to; a place that was not changed is what the rest made of it.
Correction as_carried(Correction agreed, const Correction& before, const Correction& now) {
    const auto is_near = [](Length a, Length b) { return a - b <= grain && b - a <= grain; };
    const bool is_kept = agreed.at == before.at && agreed.heading == before.heading;
    if (is_kept || (is_near(agreed.at.x, now.at.x) && is_near(agreed.at.y, now.at.y))) agreed.at = now.at;
    return agreed;
}

std::vector<Order> orders_for(const PlayedGame& game, const Correction& c) {
    return orders_of_correction(game.battle(), c, game.timeline().cursor(), both);
}

}  // namespace

TEST_CASE("game: a piece as it stands asks for no order", "[game][correcting]") {
    const PlayedGame game = moving();
    for (const char* piece : {"F1a", "FGB", "A1b", "FC", "A2"}) {
        INFO(piece);
        const std::optional<Correction> now = as_it_stands(game.battle(), piece);
        REQUIRE(now);
        CHECK(orders_for(game, *now).empty());
    }
    CHECK_FALSE(as_it_stands(game.battle(), "F1a-1"));
    CHECK_FALSE(as_it_stands(game.battle(), "hill"));
    CHECK_FALSE(as_it_stands(game.battle(), "nobody"));
}

TEST_CASE("game: what is agreed of an element is what the state holds, and is read back from the log",
          "[game][correcting]") {
    PlayedGame game = moving();
    const Battle before = game.battle();
    Correction c = *as_it_stands(before, "F1a");
    step_field(before, c, row_named(before, c, "fatigue"), 1);
    step_field(before, c, row_named(before, c, "fatigue"), 1);
    step_field(before, c, row_named(before, c, "plaquettes.F1a-1"), -1);
    pick_in_field(c, row_named(before, c, "stance"), static_cast<int>(Stance::defence));
    pick_in_field(c, row_named(before, c, "formation.F1a-2"), static_cast<int>(Formation::solid_square));
    step_field(before, c, row_named(before, c, "x"), -2);
    step_field(before, c, row_named(before, c, "heading"), 1);
    const std::vector<Order> orders = orders_for(game, c);
    CHECK(orders.size() == 5);
    const Trial trial = try_out(Lang::en, before, orders);
    CHECK(trial.refusal.empty());
    CHECK(trial.says.size() == orders.size());
    CHECK(hash_of(game.battle()) == hash_of(before));  // only tried
    REQUIRE(give_together(game, orders).is_done);
    CHECK(hash_of(trial.then) == hash_of(game.battle()));
    const Correction made = *as_it_stands(game.battle(), "F1a");
    CHECK(text_of(made) == text_of(as_carried(c, *as_it_stands(before, "F1a"), made)));
    for (const Order& order : orders) {
        const std::string text = text_of_order(order);
        INFO(text);
        const Result<Order> read = files::order_from_text(text, {"log", 1});
        REQUIRE(read);
        CHECK(*read == order);
        CHECK(std::get<Overrule>(order).by == game::ConsentBy::both_sides);
    }
    for (std::size_t i = 0; i < orders.size(); ++i) game.undo();
    CHECK(hash_of(game.battle()) == hash_of(before));
}

TEST_CASE("game: a staff's value brings its orders with it, and more or fewer may be agreed",
          "[game][correcting]") {
    PlayedGame game = moving();
    Correction c = *as_it_stands(game.battle(), "F1");
    const Battle& before = game.battle();
    const int had = c.orders;
    step_field(before, c, row_named(before, c, "value"), 1);
    CHECK(c.orders == had + 1);
    CHECK(orders_for(game, c).size() == 1);
    step_field(before, c, row_named(before, c, "orders"), -1);
    CHECK(orders_for(game, c).size() == 2);
    step_field(before, c, row_named(before, c, "charisma"), 1);
    pick_in_field(c, row_named(before, c, "stance"), static_cast<int>(Stance::attack));
    REQUIRE(give_together(game, orders_for(game, c)).is_done);
    CHECK(*as_it_stands(game.battle(), "F1") == c);
    CHECK_FALSE(has_row(game.battle(), *as_it_stands(game.battle(), "FC"), "stance"));
}

TEST_CASE("game: figures stop at the least and the most they can be", "[game][correcting]") {
    const PlayedGame game = moving();
    const Battle& battle = game.battle();
    Correction c = *as_it_stands(battle, "FC");
    for (int i = 0; i < 10; ++i) step_field(battle, c, row_named(battle, c, "value"), 1);
    CHECK(c.value == 5);
    CHECK_FALSE(row_named(battle, c, "value").may_more);
    for (int i = 0; i < 10; ++i) step_field(battle, c, row_named(battle, c, "charisma"), -1);
    CHECK(c.charisma == 0);
    for (int i = 0; i < 200; ++i) step_field(battle, c, row_named(battle, c, "y"), 1);
    CHECK(c.at.y == battle.scenario.depth);
    Correction e = *as_it_stands(battle, "F1a");
    step_field(battle, e, row_named(battle, e, "plaquettes.F1a-G"), 1);
    CHECK(e.units.back().plaquettes == 1);
    CHECK_FALSE(has_row(battle, e, "formation.F1a-G"));
}

TEST_CASE("game: an element is destroyed by word, or taken off the table and put back on it",
          "[game][correcting]") {
    PlayedGame game = moving();
    const std::uint64_t before = hash_of(game.battle());
    Correction c = *as_it_stands(game.battle(), "F1b");
    SECTION("destroyed, whatever else is in pencil") {
        step_field(game.battle(), c, row_named(game.battle(), c, "fatigue"), 1);
        pick_in_field(c, row_named(game.battle(), c, "gone"), 1);
        CHECK_FALSE(has_row(game.battle(), c, "fatigue"));
        REQUIRE(orders_for(game, c).size() == 1);
        REQUIRE(give_together(game, orders_for(game, c)).is_done);
        CHECK_FALSE(as_it_stands(game.battle(), "F1b"));
        game.undo();
    }
    SECTION("every unit brought down to nothing") {
        for (const Correction::OfUnit& u : std::vector<Correction::OfUnit>(c.units))
            step_field(game.battle(), c, row_named(game.battle(), c, "plaquettes." + u.id), -20);
        const std::vector<Order> orders = orders_for(game, c);
        CHECK(orders.size() == 3);
        REQUIRE(give_together(game, orders).is_done);
        CHECK_FALSE(as_it_stands(game.battle(), "F1b"));
        for (std::size_t i = 0; i < orders.size(); ++i) game.undo();
    }
    SECTION("off, and on again elsewhere") {
        pick_in_field(c, row_named(game.battle(), c, "on_table"), 0);
        CHECK_FALSE(has_row(game.battle(), c, "x"));
        REQUIRE(give_together(game, orders_for(game, c)).is_done);
        Correction off = *as_it_stands(game.battle(), "F1b");
        CHECK_FALSE(off.is_on_table);
        put_in_pencil(game.battle(), off, {length_from_cm(120), length_from_cm(20)});
        REQUIRE(give_together(game, orders_for(game, off)).is_done);
        CHECK(*as_it_stands(game.battle(), "F1b") == off);
        game.undo();
        game.undo();
    }
    CHECK(hash_of(game.battle()) == before);
}

TEST_CASE("game: of what is given together all is done or none, and no branch is left",
          "[game][correcting]") {
    PlayedGame game = moving();
    const std::uint64_t before = hash_of(game.battle());
    const game::LineId lines = game.timeline().line_count();
    Correction c = *as_it_stands(game.battle(), "F1a");
    step_field(game.battle(), c, row_named(game.battle(), c, "fatigue"), 1);
    c.at = as_it_stands(game.battle(), "F1b")->at;  // where another brigade stands
    const Trial trial = try_out(Lang::fr, game.battle(), orders_for(game, c));
    CHECK(trial.says.size() == 1);
    CHECK_FALSE(trial.refusal.empty());
    const Committed done = give_together(game, orders_for(game, c));
    CHECK_FALSE(done.is_done);
    CHECK(verdict(done.ruling) == Verdict::forbidden);
    CHECK(hash_of(game.battle()) == before);
    CHECK(game.timeline().line_count() == lines);
    c.at = {length_from_cm(500), length_from_cm(20)};  // off the table's edge
    const Committed outside = give_together(game, orders_for(game, c));
    CHECK_FALSE(outside.faults.empty());
    CHECK_FALSE(try_out(Lang::fr, game.battle(), orders_for(game, c)).refusal.empty());
    CHECK(hash_of(game.battle()) == before);
    CHECK(game.timeline().line_count() == lines);
}

TEST_CASE("game: before the first line only a place can be put right, as an order of its own",
          "[game][correcting]") {
    PlayedGame game = book_battle(0);
    const std::uint64_t before = hash_of(game.battle());
    Correction c = *as_it_stands(game.battle(), "F1b");
    CHECK_FALSE(has_row(game.battle(), c, "fatigue", 0));
    CHECK(orders_for(game, c).empty());
    step_field(game.battle(), c, row_named(game.battle(), c, "y", 0), -4);
    const std::vector<Order> orders = orders_for(game, c);
    REQUIRE(orders.size() == 2);
    CHECK(std::holds_alternative<Place>(orders.front()));
    REQUIRE(give_together(game, orders).is_done);
    CHECK(*as_it_stands(game.battle(), "F1b") == c);
    game.undo();
    game.undo();
    CHECK(hash_of(game.battle()) == before);
}

TEST_CASE("game: whatever is put in pencil is done as it was tried, or refused with a sentence",
          "[game][correcting]") {
    PlayedGame game = moving();
    Generator random(1809);
    const char* const pieces[] = {"F1a", "F2a", "A1a", "FGB", "FC", "A2", "F2c", "A1c"};
    int done = 0, refused = 0;
    for (int round = 0; round < 60; ++round) {
        const Battle before = game.battle();
        Correction c = *as_it_stands(before, pieces[random.next() % std::size(pieces)]);
        for (int step = 0; step < 4; ++step) {
            const std::vector<FieldRow> rows = fields_of(Lang::fr, before, c, 1);
            const FieldRow& row = rows[random.next() % rows.size()];
            if (row.field == PieceField::gone) continue;
            if (row.keys.empty())
                step_field(before, c, row, random.next() % 2 == 0 ? 3 : -1);
            else
                pick_in_field(c, row, row.keys[random.next() % row.keys.size()].value);
        }
        const std::vector<Order> orders = orders_for(game, c);
        if (orders.empty()) continue;
        const Trial trial = try_out(Lang::fr, before, orders);
        const Committed given = give_together(game, orders);
        INFO(c.piece << " " << trial.refusal);
        CHECK(given.is_done == trial.refusal.empty());
        CHECK(hash_of(game.battle()) == hash_of(given.is_done ? trial.then : before));
        ++(given.is_done ? done : refused);
        if (!given.is_done) continue;
        const std::optional<Correction> now = as_it_stands(game.battle(), c.piece);
        REQUIRE(now);
        if (now->units.size() == c.units.size() && c.is_on_table)
            CHECK(text_of(*now) == text_of(as_carried(c, *as_it_stands(before, c.piece), *now)));
        for (std::size_t i = 0; i < orders.size(); ++i) game.undo();
        CHECK(hash_of(game.battle()) == hash_of(before));
    }
    CHECK(done >= 10);
    CHECK(refused >= 1);
}

TEST_CASE("game: every reading is listed in words with its present value", "[game][correcting]") {
    const PlayedGame game = moving();
    for (const Lang lang : {Lang::fr, Lang::en}) {
        const std::vector<HouseRuling> rulings = house_rulings(lang, game.battle());
        CHECK(rulings.size() == option_count);
        for (const HouseRuling& ruling : rulings) {
            INFO(ruling.name);
            CHECK_FALSE(ruling.title.empty());
            CHECK(ruling.now.find('_') == std::string::npos);
            CHECK(ruling.next.empty());
            const std::vector<HouseValue> values =
                house_values(lang, game.battle(), ruling.option, std::nullopt);
            CHECK(values.size() >= 2);
            CHECK(std::count_if(values.begin(), values.end(),
                                [](const HouseValue& v) { return v.is_next; }) == 1);
            for (const HouseValue& value : values) {
                CHECK(value_named(ruling.option, value.word)
                          .value_or(
                              value_numbered(ruling.option, std::atoi(value.word.c_str())).value_or(-1)) ==
                      value.value);
                CHECK(value.text.find('_') == std::string::npos);
            }
        }
    }
}

TEST_CASE("game: a reading that was chosen is listed for the next sequence, and holds there",
          "[game][correcting]") {
    PlayedGame game = moving();
    const std::uint64_t before = hash_of(game.battle());
    const Choose choice{Option::march_angle, 40, game::ConsentBy::umpire, "comme au club"};
    REQUIRE(give_together(game, {choice}).is_done);
    CHECK(value_next(game.battle(), Option::march_angle) == 40);
    CHECK(game.battle().scenario.readings.at(Option::march_angle) == 45);
    for (const HouseRuling& ruling : house_rulings(Lang::en, game.battle()))
        CHECK(ruling.next.empty() == (ruling.option != Option::march_angle));
    const std::vector<HouseValue> about =
        house_values(Lang::en, game.battle(), Option::march_angle, std::nullopt);
    std::vector<int> values;
    for (const HouseValue& v : about) values.push_back(v.value);
    CHECK(values == std::vector<int>{35, 39, 40, 41, 45});
    const Result<Order> read = files::order_from_text(text_of_order(choice), {"log", 1});
    REQUIRE(read);
    CHECK(*read == Order(choice));
    CHECK_FALSE(give_together(game, {choice}).is_done);  // it is so already
    game.undo();
    CHECK(hash_of(game.battle()) == before);
}
