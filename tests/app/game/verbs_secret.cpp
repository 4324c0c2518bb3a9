// log and may of a game whose orders lie face down, as a terminal calls them.
#include "app/game/secret_table.hpp"
#include "app/verbs.hpp"

#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include <sstream>

using namespace bacler;
using namespace bacler::plaquette;
using namespace bacler::tests;

namespace {

struct Told {
    int status{0};
    std::string out, err;
};

/// A verb called by somebody who types this when he is asked.
template <class Verb, class... Args>
Told call_as(const std::string& viewer, const std::string& typed, bool json, Verb verb, const Args&... args) {
    std::istringstream in(typed);
    std::ostringstream out, err;
    const verbs::Manner manner{Lang::en, json, true, &in, &out, &err, viewer};
    const int status = verb(manner, args...);
    return {status, out.str(), err.str()};
}

bool has(const std::string& text, const std::string& what) {
    return text.find(what) != std::string::npos;
}

}  // namespace

TEST_CASE("log: a sealed game tells its sides their own orders for their secret, and nobody else",
          "[R063][secrecy][play]") {
    Table t(book_battle({}), Table::With::an_umpire);
    const std::string note = random_token();
    t.must_lay("order FC F1 attack", note);
    t.game = PlayedGame(book_battle({}));  // closes the file
    for (const bool json : {false, true}) {
        const auto log = [&](const std::string& who, const std::string& typed) {
            return call_as(who, typed, json, verbs::log, t.path);
        };
        const Told own = log("french", "180512\n"), his = log("umpire", "le juge de paix\r\n");
        for (const Told& told : {own, his}) {
            CHECK(told.status == verbs::answered);
            CHECK(has(told.out, "order FC F1 attack"));
            CHECK(has(told.out, note));
        }
        CHECK(has(own.err, "Secret of french"));
        CHECK_FALSE(has(own.out, "Secret of"));
        for (const Told& told : {log("", ""), log("austrian", "der alte Hof")}) {
            CHECK(told.status == verbs::answered);
            CHECK(has(told.out, "lay FC F1"));
            CHECK_FALSE(has(told.out, "attack"));
            CHECK_FALSE(has(told.out, note));
        }
    }
    const auto refused = [&](const std::string& who, const std::string& typed) {
        const Told told = call_as(who, typed, false, verbs::log, t.path);
        CHECK(told.status == verbs::wrong_input);
        CHECK(told.out.empty());
        return told.err;
    };
    CHECK(has(refused("french", "180513\n"), "not the right secret"));
    CHECK(has(refused("french", ""), "no secret was given"));
    CHECK(has(refused("french", "\n"), "standard input"));
    CHECK(has(refused("prussian", "180512"), "Write one of: french, austrian, umpire"));
}

TEST_CASE("may: of a sealed game a side is answered by all that it has sealed, others by what is public",
          "[R063][R073][secrecy][play]") {
    Table t(book_battle({}));
    // An element attacks only where its division does, which is what the sealed order says.
    t.must_lay("order FC F1 attack");
    t.game = PlayedGame(book_battle({}));
    const std::string asked = "order F1 F1a attack";
    const auto may = [&](const std::string& who, const std::string& typed) {
        const Told told = call_as(who, typed, true, verbs::may, t.path, asked);
        REQUIRE(told.status == verbs::answered);
        return nlohmann::json::parse(told.out)["verdict"].get<std::string>();
    };
    CHECK(may("french", "180512") == "allowed");
    CHECK(may("austrian", "der alte Hof") == "forbidden");
    CHECK(may("", "") == "forbidden");
}

TEST_CASE(
    "log, may: an open game is told whole, but to a side that is named what the other laid face down is not",
    "[R063][Q23][secrecy][play]") {
    Folder folder;
    const std::string path = folder / "open.bacler";
    {
        PlayedGame game(book_battle({}));
        REQUIRE(game.save_as(path, "now").empty());
        REQUIRE(game.commit(order_in("order FC F1 attack"), game::Author::first_side).is_done);
    }
    const auto log = [&](const std::string& who) { return call_as(who, "", true, verbs::log, path).out; };
    CHECK(has(log(""), "order FC F1 attack"));
    CHECK(has(log("french"), "order FC F1 attack"));
    CHECK(has(log("austrian"), "lay FC F1"));
    CHECK_FALSE(has(log("austrian"), "attack"));
    // The hash of an open state could be tried out for the few orders that there are.
    CHECK(nlohmann::json::parse(log("austrian"))["lines"][0]["hash"].is_null());
    CHECK(nlohmann::json::parse(log(""))["lines"][0]["hash"].is_string());
    const auto may = [&](const std::string& who) {
        const Told told = call_as(who, "", true, verbs::may, path, std::string("order F1 F1a attack"));
        REQUIRE(told.status == verbs::answered);
        return nlohmann::json::parse(told.out)["verdict"].get<std::string>();
    };
    CHECK(may("") == "allowed");
    CHECK(may("french") == "allowed");
    CHECK(may("austrian") == "forbidden");
}

TEST_CASE(
    "play: a line with a seal that was cut short is refused with its line, its length and what it takes",
    "[R063][secrecy][play]") {
    Folder folder;
    const auto refusal = [&](const std::string& lines) {
        const std::string script = folder / "lines.orders";
        std::ofstream(script) << lines;
        std::ostringstream out, err;
        const verbs::Manner manner{Lang::en, false, false, nullptr, &out, &err, {}};
        CHECK(verbs::play(manner, std::string(places::source) + "/data/scenarios/book-battle.toml", script,
                          "", "sealed") == verbs::wrong_input);
        return err.str();
    };
    const std::string lock = "lock french " + files::in_hex(std::string(149, 'l')) + " open " +
                             files::in_hex(std::string(32, 'o')) + "\n";
    const std::string cut =
        refusal(lock + "lay FC F1 sealed 00ff " + files::in_hex(std::string(32, 'h')) + "\n");
    CHECK(has(cut, "lines.orders:2"));
    CHECK(has(cut, "has 2 bytes, it takes 552"));
    CHECK(has(cut, "\"lay FC F1\""));
    const std::string whole = files::in_hex(std::string(552, 'b'));
    CHECK(has(refusal(lock + "lay FC F1 sealed " + whole + " 00\n"), "has 1 bytes, it takes 32"));
    CHECK(has(refusal("lock french 00ff open 00\n"), "lines.orders:1"));
    CHECK(has(refusal("lock french 00ff open 00\n"), "The lock has 2 bytes, it takes 149"));
    CHECK(has(refusal("lay FC F1 sealed " + whole + " 00\n"), "choose a secret first"));
    CHECK(has(refusal(lock + lock.substr(0, 12) + files::in_hex(std::string(149, 'l')) + " open " +
                      files::in_hex(std::string(32, 'x')) + "\n"),
              "the consent of both sides or of the umpire"));
}
