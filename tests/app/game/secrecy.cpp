// What a battle with sealed orders must not tell: random tokens planted as contents, and looked for everywhere.
#include "app/answers/game.hpp"
#include "app/game/choices.hpp"
#include "app/game/dice_sheet.hpp"
#include "app/game/log.hpp"
#include "app/game/phases.hpp"
#include "app/game/secret_table.hpp"
#include "base/hash.hpp"
#include "files/packed.hpp"
#include "systems/plaquette/play/battle_fields.hpp"
#include "systems/plaquette/play/hidden.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <set>

using namespace bacler;
using namespace bacler::plaquette;
using namespace bacler::tests;

namespace {

/// Everything that anybody but the side itself may come to see, by name.
std::vector<std::pair<std::string, std::string>> all_that_is_told(const Table& t, std::size_t by_side) {
    const BattleTimeline& timeline = t.game.timeline();
    std::vector<std::pair<std::string, std::string>> out{
        {"file", bytes_of(t.path)},
        {"write-ahead log", bytes_of(t.path + "-wal")},
        {"shared memory", bytes_of(t.path + "-shm")},
        {"state", files::pack(timeline.state())},
        {"state in JSON", answers::state_json(timeline).dump()},
    };
    for (const auto& record : timeline.records()) out.emplace_back("record", files::pack(record));
    Keyring none;
    for (const Lang lang : {Lang::fr, Lang::en}) {
        out.emplace_back("state in words", answers::state_text(lang, timeline));
        out.emplace_back("log", answers::log_text(lang, timeline, true));
        out.emplace_back("log in JSON", answers::log_json(lang, timeline, true).dump());
        const answers::ReplayAnswer replayed = answers::replay_of(timeline, true);
        out.emplace_back("replay", answers::replay_text(lang, timeline, replayed));
        out.emplace_back("replay in JSON", answers::replay_json(timeline, replayed).dump());
        for (const Viewer& who : {Viewer::nobody(), Viewer::of_side(1 - by_side)}) {
            const BattleView view = view_of(timeline.state(), who, t.ring);
            out.emplace_back("view", files::pack(view.battle) + bytes_of_fields(view.battle));
            out.emplace_back("log of a view", log_for(lang, timeline, who, t.ring));
            GameLog window;
            const PlayerView eyes(timeline, who, t.ring);
            for (const LogLine& l : window.lines(lang, eyes))
                out.emplace_back("log of the window", l.order + l.says + l.note);
            for (const game::LineId id : eyes.lines())
                for (const ExplainedLine& l : eyes.line(lang, id).told.tree)
                    out.emplace_back("ruling of the window", l.text);
            for (const std::string& owed : eyes.owed(lang)) out.emplace_back("owed", owed);
            for (const OwedItem& item : owed_items(lang, view.battle)) {
                out.emplace_back("what is owed in the window", item.text);
                for (const OrderKey& key : item.keys)
                    out.emplace_back("keys of the window", key.name + key.label + files::text_of(key.order));
            }
            out.emplace_back("phases",
                             sequence_in_words(lang, view.battle) + turn_in_words(lang, view.battle));
            for (std::size_t i = 0; i < view.battle.dice.size(); ++i)
                out.emplace_back("dice", reason_of(lang, view.battle, i) +
                                             faces_in_words(lang, view.battle, view.battle.dice[i]));
        }
        out.emplace_back("view without keys",
                         files::pack(view_of(timeline.state(), Viewer::of_side(by_side), none).battle));
    }
    return out;
}

void check_untold(const Table& t, std::size_t by_side, const std::vector<std::string>& tokens) {
    for (const auto& [name, bytes] : all_that_is_told(t, by_side))
        for (const std::string& token : tokens) {
            INFO(name);
            REQUIRE(bytes.find(token) == std::string::npos);
        }
}

std::vector<std::size_t> lengths_of_rows(const std::string& path) {
    const Result<files::ReadGame> read = files::read_game(path);
    REQUIRE(read);
    std::vector<std::size_t> out;
    for (const files::GameRow& row : read->rows) out.push_back(row.payload.size());
    return out;
}

}  // namespace

TEST_CASE("63 what sealed orders say is found nowhere but with the key, and there it equals the sealed hash",
          "[R063][Q23][secrecy]") {
    const PieceNames3 names{random_token(), random_token(), random_token()};
    Table t(book_battle(names));
    std::vector<std::string> notes;
    for (int i = 0; i < 5; ++i) notes.push_back(random_token());
    const std::string given[] = {"order FC F1 attack", "order FC FC advance on " + names.village,
                                 "order FC F2 attack", "order F1 F1a attack on " + names.a1a,
                                 "order F2 F2c defence"};
    for (std::size_t i = 0; i < 5; ++i) t.must_lay(given[i], notes[i]);
    REQUIRE(t.game.battle().chits.size() == 5);
    // What is looked for would be found: a note on the log is public.
    const std::string told = random_token();
    REQUIRE(t.game.note(1, game::Author::umpire, told).empty());
    std::set<std::string> found;
    for (const auto& [name, bytes] : all_that_is_told(t, french))
        if (bytes.find(told) != std::string::npos) found.insert(name);
    for (const char* const name : {"write-ahead log", "record", "log", "log in JSON", "log of a view"})
        CHECK(found.count(name) == 1);

    check_untold(t, french, notes);
    // The names of pieces are in the start state; of the terrain nothing that was written since speaks.
    for (const auto& record : t.game.timeline().records()) {
        const std::string bytes = files::pack(record);
        for (const std::string& name : {names.village, names.a1a})
            CHECK(bytes.find(name) == std::string::npos);
    }
    for (const std::string& line :
         {answers::log_text(Lang::en, t.game.timeline(), true),
          log_for(Lang::fr, t.game.timeline(), Viewer::of_side(austrian), t.ring)}) {
        CHECK(line.find(names.village) == std::string::npos);
        CHECK(line.find("attack") == std::string::npos);
        CHECK(line.find("attaque") == std::string::npos);
    }

    const std::set<std::string> holds_the_start{"file", "write-ahead log",  "shared memory", "state",
                                                "view", "view without keys"};
    for (const auto& [name, bytes] : all_that_is_told(t, french)) {
        INFO(name);
        if (holds_the_start.count(name) == 0) CHECK(bytes.find(names.village) == std::string::npos);
    }

    const std::string own = log_for(Lang::en, t.game.timeline(), Viewer::of_side(french), t.ring);
    for (std::size_t i = 0; i < 5; ++i) {
        const Chit& c = t.game.battle().chits[i];
        const LayHidden laid{t.game.battle().scenario.sides[french].staffs[c.staff].id, c.beside, c.sealed};
        const auto known = sealed_order_for(t.game.battle(), french, laid, Viewer::of_side(french), t.ring);
        REQUIRE(known);
        CHECK(known->note == notes[i]);
        CHECK(known->order == order_in(given[i]));
        CHECK(proof_of({known->order, {}, known->salt}) == c.sealed->hash);
        CHECK(known->salt.size() == files::salt_length);
        CHECK(own.find(notes[i]) != std::string::npos);
        CHECK(own.find(given[i]) != std::string::npos);
        CHECK_FALSE(sealed_order_for(t.game.battle(), french, laid, Viewer::of_side(austrian), t.ring));
        CHECK_FALSE(opened_for(t.game.battle(), french, *c.sealed, Viewer::of_side(austrian), t.ring));
    }
}

TEST_CASE("65 what passes is revealed and proved, what fails is never told", "[R064][R065][Q23][secrecy]") {
    Table t(book_battle({}));
    const std::string passes = random_token(), fails = random_token();
    t.must_lay("order FC F1 attack", passes);
    t.must_lay("order AC A2 defence", fails);
    t.go(Next{});
    REQUIRE(t.game.battle().stage == Stage::testing);
    t.go(Roll{Die::d6, 1});
    t.go(Roll{Die::d6, 6});
    REQUIRE(t.game.battle().stage == Stage::revealing);
    REQUIRE(t.game.battle().chits.size() == 1);
    check_untold(t, french, {passes});
    check_untold(t, austrian, {fails});
    const Reveal wrong{order_in("order FC F1 defence"), {}, std::string(files::salt_length, 's')};
    const Committed refused = t.game.commit(wrong, game::Author::first_side);
    CHECK_FALSE(refused.is_done);
    CHECK(t.game.commit(Next{}, game::Author::umpire).is_done == false);

    REQUIRE(reveal_passed(t.game, t.ring).empty());
    CHECK(t.game.battle().stage != Stage::revealing);
    CHECK(t.game.battle().scenario.sides[french].staffs[1].stance == Stance::attack);
    // What was noted beside the order stays its side's, until the side shares it.
    check_untold(t, french, {passes});
    check_untold(t, austrian, {fails});
    const auto told_to = [&](const Viewer& who, const Keyring& ring) {
        return log_for(Lang::en, t.game.timeline(), who, ring);
    };
    CHECK(told_to(Viewer::of_side(french), t.ring).find(passes) != std::string::npos);
    CHECK(told_to(Viewer::nobody(), {}).find("reveal FC F1 attack") != std::string::npos);
    CHECK(share_note(t.game, {}, 3).at(0).code == "seal.no_key");
    CHECK(share_note(t.game, t.ring, 1).at(0).code == "seal.no_note");
    REQUIRE(share_note(t.game, t.ring, 3).empty());
    CHECK(told_to(Viewer::nobody(), {}).find(passes) != std::string::npos);
    check_untold(t, austrian, {fails});

    const std::uint64_t hash = hash_of(t.game.battle());
    t.game = PlayedGame(book_battle({}));  // closes the file
    CHECK(bytes_of(t.path).find(fails) == std::string::npos);
    CHECK(bytes_of(t.path).find(passes) != std::string::npos);
    Result<PlayedGame> opened = PlayedGame::open(t.path);
    REQUIRE(opened);
    CHECK(hash_of(opened->battle()) == hash);
    CHECK(game::rejudge(opened->timeline()).empty());
}

TEST_CASE("63 rows of sealed orders have one length whatever they say", "[R063][secrecy]") {
    std::vector<std::vector<std::size_t>> lengths;
    std::set<std::size_t> written;
    const char* const said[] = {"order F1 F1a attack on A1a", "order F1 F1a defence",
                                "order F1 F1a manoeuvre"};
    for (const char* const line : said) {
        Table t(book_battle({}));
        t.must_lay("order FC F1 attack");
        t.must_lay(line, std::string(lengths.size() * 100, 'n'));
        const auto& timeline = t.game.timeline();
        written.insert(files::text_of(timeline.line(timeline.cursor()).order).size());
        t.go(Next{});
        t.game = PlayedGame(book_battle({}));
        lengths.push_back(lengths_of_rows(t.path));
    }
    CHECK(lengths[0] == lengths[1]);
    CHECK(lengths[0] == lengths[2]);
    CHECK(written.size() == 1);
}

TEST_CASE("63 with open orders too, the other side's view and log tell only that an order lies there",
          "[R063][Q23][secrecy]") {
    const PieceNames3 names{random_token(), random_token(), random_token()};
    PlayedGame game(book_battle(names));
    REQUIRE(
        game.commit(order_in("order FC FC advance on " + names.village), game::Author::first_side).is_done);
    REQUIRE(game.commit(order_in("order FC F1 attack"), game::Author::first_side).is_done);
    for (const Viewer& who : {Viewer::nobody(), Viewer::of_side(austrian)}) {
        const BattleView view = view_of(game.battle(), who, {});
        REQUIRE(view.battle.chits.size() == 2);
        CHECK_FALSE(view.battle.chits[0].order);
        CHECK(view.battle.chits[1].beside == "F1");
        CHECK(files::pack(view.battle.chits).find(names.village) == std::string::npos);
        const std::string log = log_for(Lang::en, game.timeline(), who, {});
        CHECK(log.find(names.village) == std::string::npos);
        CHECK(log.find("attack") == std::string::npos);
        CHECK(log.find("lay FC F1") != std::string::npos);
    }
    for (const Viewer& who : {Viewer::umpire(), Viewer::of_side(french)}) {
        CHECK(view_of(game.battle(), who, {}).battle.chits[0].order.has_value());
        CHECK(log_for(Lang::en, game.timeline(), who, {}).find(names.village) != std::string::npos);
    }
}

TEST_CASE("63 no view holds sealed bytes or a lock", "[R063][secrecy]") {
    Table t(book_battle({}));
    t.must_lay("order FC F1 attack");
    const std::string sealed = t.game.battle().chits[0].sealed->bytes;
    for (const Viewer& who :
         {Viewer::nobody(), Viewer::of_side(french), Viewer::of_side(austrian), Viewer::umpire()}) {
        const std::string bytes = files::pack(view_of(t.game.battle(), who, t.ring).battle);
        CHECK(bytes.find(sealed) == std::string::npos);
        CHECK(bytes.find(t.game.battle().locks[0].lock) == std::string::npos);
    }
}

TEST_CASE("57 the book battle comes to the same end with sealed orders as with open ones",
          "[R057][R063][secrecy]") {
    Table t(book_battle({}));
    PlayedGame open(book_battle({}));
    std::ifstream script(std::string(places::source) + "/tests/games/book-battle.orders");
    for (std::string line; std::getline(script, line);) {
        if (line.empty() || line.front() == '#') continue;
        INFO(line);
        const Result<Order> order = files::order_from_text(line, {"script", 1});
        REQUIRE(order);
        REQUIRE(open.commit(*order, author_of(open.battle(), *order)).is_done);
        if (const auto* given = std::get_if<GiveOrder>(&*order))
            REQUIRE(lay_sealed(t.game, t.ring, *given).is_done);
        else
            t.go(*order);
        if (t.game.battle().stage == Stage::revealing) REQUIRE(reveal_passed(t.game, t.ring).empty());
    }
    CHECK(t.game.battle().stage == open.battle().stage);
    CHECK(bytes_of_fields(t.game.battle().scenario) == bytes_of_fields(open.battle().scenario));
    CHECK(bytes_of_fields(t.game.battle().sides) == bytes_of_fields(open.battle().sides));
}

TEST_CASE("63 a sealed order that is taken back by undo and laid again by redo opens as before",
          "[R063][secrecy]") {
    Table t(book_battle({}));
    t.must_lay("order FC F1 attack");
    REQUIRE(t.game.undo().is_done);
    CHECK(t.game.battle().chits.empty());
    REQUIRE(t.game.redo().is_done);
    t.go(Next{});
    t.roll(1);
    REQUIRE(reveal_passed(t.game, t.ring).empty());
    CHECK_FALSE(t.game.undo().is_done);  // what was revealed cannot be unknown again
    CHECK(t.game.battle().scenario.sides[french].staffs[1].stance == Stance::attack);
}
