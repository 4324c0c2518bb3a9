// play, log, replay and may of a game, as a terminal calls them.
#include "app/verbs.hpp"
#include "app/game/game.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace bacler;

namespace {

namespace fs = std::filesystem;

/// A folder of its own, gone with the test.
class Folder {
public:
    Folder() {
        path_ =
            fs::temp_directory_path() / ("bacler-verbs-" + std::to_string(std::hash<const void*>{}(this)));
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(const std::string& name) const { return (path_ / name).string(); }
    std::string written(const std::string& name, const std::string& text) const {
        std::ofstream(file(name)) << text;
        return file(name);
    }

private:
    fs::path path_;
};

struct Told {
    int status{0};
    std::string out, err;
};

template <class Verb, class... Args>
Told call(Verb verb, bool json, const Args&... args) {
    std::ostringstream out, err;
    const verbs::Manner manner{Lang::en, json, false, nullptr, &out, &err};
    const int status = verb(manner, args...);
    return {status, out.str(), err.str()};
}

const std::string scenario = std::string(places::source) + "/data/scenarios/book-battle.toml";
const std::string script = std::string(places::source) + "/tests/games/book-battle.orders";

int played(const verbs::Manner& manner, const std::string& file, const std::string& orders,
           const std::string& into) {
    return verbs::play(manner, file, orders, into);
}

nlohmann::json element(const nlohmann::json& state, const std::string& id) {
    for (const auto& e : state["elements"])
        if (e["id"] == id) return e;
    return {};
}

}  // namespace

TEST_CASE("play: the book battle's script ends in the book's state, and the game is written whole",
          "[play]") {
    const Folder folder;
    const Told told = call(played, true, scenario, script, folder.file("b.bacler"));
    REQUIRE(told.status == 0);
    const auto state = nlohmann::json::parse(told.out);
    CHECK(state["sequence"] == 2);
    CHECK(state["stage"] == "placing");
    CHECK(element(state, "F1a")["plaquettes"] == 12);
    CHECK(element(state, "A2a")["stance"] == "fall_back");
    CHECK(element(state, "A2a")["fatigue"] == 2);
    CHECK(element(state, "A1c")["units"].empty());

    const Told replayed = call(verbs::replay, true, folder.file("b.bacler"), true);
    CHECK(replayed.status == 0);
    const auto replay = nlohmann::json::parse(replayed.out);
    CHECK(replay["hash"] == state["hash"]);
    CHECK(replay["lines"] == state["lines"]);
    CHECK(replay["differs_at"].is_null());
    CHECK(replay["changed"].empty());

    const auto log = nlohmann::json::parse(call(verbs::log, true, folder.file("b.bacler")).out);
    REQUIRE(log["lines"].size() == state["lines"]);
    CHECK(log["lines"][18]["order"] == "move F2a 38,57");
    CHECK(log["lines"][18]["author"] == "first_side");
    CHECK(log["lines"][18]["verdict"] == "allowed");
    CHECK(log["lines"].back()["hash"] == state["hash"]);
}

TEST_CASE("orders: the order sheet of a game, of all, of a side, of a staff", "[play]") {
    const Folder folder;
    const std::string game = folder.file("b.bacler");
    REQUIRE(call(played, false, scenario, script, game).status == 0);
    const auto all = nlohmann::json::parse(call(verbs::orders, true, game, std::string()).out)["orders"];
    REQUIRE(all.size() == 5);
    CHECK(all[0]["staff"] == "FC");
    CHECK(all[0]["order"] == "order FC F1 attack");
    CHECK(all[0]["dice"] == std::vector<int>{2});
    CHECK(all[0]["fate"] == "obeyed");
    CHECK(all[0]["ended"] == 1);
    CHECK(all[2]["fate"] == "failed");  // AC rolled a 5 for A2's attack
    const auto one = nlohmann::json::parse(call(verbs::orders, true, game, std::string("F2")).out)["orders"];
    REQUIRE(one.size() == 1);
    CHECK(one[0]["to"] == "F2c");
    CHECK_THAT(call(verbs::orders, false, game, std::string("austrian")).out,
               Catch::Contains("failed its test") && !Catch::Contains("Corps FC"));
    const Told nobody = call(verbs::orders, false, game, std::string("F2c"));
    CHECK(nobody.status != 0);
    CHECK_THAT(nobody.err,
               Catch::Contains("neither a side nor an HQ") && Catch::Contains("french, FC, F1, F2"));
}

TEST_CASE("may: a game is asked where it stands, and the order changes nothing", "[play]") {
    const Folder folder;
    REQUIRE(call(played, false, scenario, script, folder.file("b.bacler")).status == 0);
    const Told far = call(verbs::may, true, folder.file("b.bacler"), std::string("order F1 F1a defence"));
    REQUIRE(far.status == 0);
    CHECK(nlohmann::json::parse(far.out)["verdict"] == "forbidden");
    const Told near = call(verbs::may, true, folder.file("b.bacler"), std::string("order F1 F1b attack"));
    CHECK(nlohmann::json::parse(near.out)["verdict"] == "allowed");
    const Told early = call(verbs::may, false, folder.file("b.bacler"), std::string("move F1a 75,66"));
    CHECK(early.out.find("Not now: orders are being laid") != std::string::npos);
    CHECK(call(verbs::replay, false, folder.file("b.bacler"), false).status == 0);
}

TEST_CASE("play: an order that is refused is told with its line and rule, and no game is written", "[play]") {
    const Folder folder;
    const std::string bad = folder.written("bad.orders", "order FC F1 attack\n\nmove F1a 77,57\n");
    const Told told = call(played, false, scenario, bad, folder.file("b.bacler"));
    CHECK(told.status == 1);
    CHECK(
        told.err.find("bad.orders:3: \"move F1a 77,57\" is refused: Not now: orders are being laid (R057") !=
        std::string::npos);
    CHECK_FALSE(fs::exists(folder.file("b.bacler")));
}

TEST_CASE("play: every fault of a script is told at once, and a game is never written over", "[play]") {
    const Folder folder;
    const std::string bad = folder.written("bad.orders", "foo\nmove F1a 3\n# a remark\nnext\n");
    const Told told = call(played, false, scenario, bad, std::string());
    CHECK(told.status == 1);
    CHECK(told.err.find("bad.orders:1:1:") != std::string::npos);
    CHECK(told.err.find("bad.orders:2:10:") != std::string::npos);
    const std::string there = folder.written("b.bacler", "mine");
    const Told kept = call(played, false, scenario, script, there);
    CHECK(kept.status == 1);
    CHECK(kept.err.find("a file of this name exists already") != std::string::npos);
    CHECK(fs::file_size(there) == 4);
    CHECK(call(verbs::log, false, scenario).status == 1);
}

TEST_CASE("play: notes and overrulings stand in the log beside their line", "[play]") {
    const Folder folder;
    const std::string lines = folder.written(
        "noted.orders", "order FC F1 attack\nnote a long debate\noverrule 1 allowed because all saw it\n");
    REQUIRE(call(played, false, scenario, lines, folder.file("b.bacler")).status == 0);
    const auto log = nlohmann::json::parse(call(verbs::log, true, folder.file("b.bacler")).out);
    CHECK(log["lines"].size() == 1);
    CHECK(log["mends"].empty());
    CHECK(log["lines"][0]["note"] == "a long debate");
    CHECK(log["lines"][0]["overruled"][0]["value"] == "allowed");
    CHECK(log["lines"][0]["overruled"][0]["reason"] == "all saw it");
    CHECK(log["lines"][0]["overruled"][0]["by"] == "umpire");
    const std::string none = folder.written("none.orders", "overrule 7 refused because x\n");
    CHECK(call(played, false, scenario, none, std::string()).err.find("the game has no line 7") !=
          std::string::npos);
}

TEST_CASE(
    "a played game is undone freely before a die, by consent after it, mended, and opened again as it was",
    "[play]") {
    const Folder folder;
    const Told told = call(played, true, scenario, script, folder.file("b.bacler"));
    REQUIRE(told.status == 0);
    std::uint64_t mended_hash = 0;
    {
        Result<PlayedGame> opened = PlayedGame::open(folder.file("b.bacler"));
        REQUIRE(opened);
        PlayedGame game = std::move(opened).value();
        // The last decision was a die: the door is shut without consent.
        CHECK_FALSE(game.undo().is_done);
        CHECK(game.undo(game::Consent{game::ConsentBy::both_sides, "misread"}).is_done);
        CHECK(game.battle().stage == plaquette::Stage::staff_losses);
        CHECK(game.redo().is_done);
        // A misread die at its place: 2 instead of 6 in the fire of the grand battery takes one base more.
        game::LineId die = 0;
        for (const game::LineId id : game.timeline().path_to(game.timeline().cursor()))
            if (game.timeline().line(id).order == plaquette::Order(plaquette::Roll{plaquette::Die::d10, 6}) &&
                die == 0)
                die = id;
        Faults faults;
        game::Mend<plaquette::PlaquetteGame> mend;
        mend.line = die;
        mend.orders = {{plaquette::Roll{plaquette::Die::d10, 2}, game::Author::first_side}};
        mend.consent = {game::ConsentBy::umpire, "it was a 2"};
        const game::MendReport report = game.mend(mend, faults);
        REQUIRE(report.is_done);
        CHECK(faults.empty());
        CHECK_FALSE(report.changed.empty());
        mended_hash = plaquette::hash_of(game.battle());
    }
    Result<PlayedGame> again = PlayedGame::open(folder.file("b.bacler"));
    REQUIRE(again);
    CHECK(plaquette::hash_of(again->battle()) == mended_hash);
    CHECK(again->timeline().tips().size() == 2);
}

TEST_CASE("play: an overruling takes a line out, reads a die anew, or puts a figure, and the log tells it",
          "[play][overrule]") {
    const Folder folder;
    const std::string beginning = "order FC F1 attack\norder FC F2 attack\nnext\ndie d6 2\ndie d6 4\n";
    const auto log_of = [&](const std::string& lines) {
        const std::string name = "b" + std::to_string(std::hash<std::string>{}(lines)) + ".bacler";
        const Told told = call(played, true, scenario, folder.written("o.orders", lines), folder.file(name));
        INFO(told.out);
        REQUIRE(told.status == 0);
        CHECK(call(verbs::replay, false, folder.file(name), true).status == 0);
        return nlohmann::json::parse(call(verbs::log, true, folder.file(name)).out);
    };
    const auto out = log_of(beginning + "overrule 1 refused because nobody saw it\n");
    REQUIRE(out["mends"].size() == 1);
    CHECK(out["mends"][0]["line"] == 1);
    CHECK(out["mends"][0]["how"] == "out");
    CHECK(out["mends"][0]["reason"] == "nobody saw it");
    CHECK(out["lines"][0]["order"] == "order FC F2 attack");
    CHECK(out["lines"][2]["order"] == "die d6 4");  // F2's die is still its own

    const auto die = log_of(beginning + "overrule 4 6 by both_sides because it was a six\n");
    CHECK(die["lines"][3]["order"] == "die d6 6");
    CHECK(die["lines"][3]["overruled"][0]["value"] == "6");
    CHECK(die["lines"][3]["overruled"][0]["by"] == "both_sides");
    CHECK(die["lines"][4]["order"] == "die d6 4");

    const auto figure = log_of("order FC F1 attack\noverrule 1 \"F1a fatigue 2\" because it marched\n");
    CHECK(figure["lines"][0]["overruled"][0]["value"] == "F1a fatigue 2");
    CHECK(figure["lines"][1]["says"] == "Decided: Brigade F1a, fatigue 2");
    CHECK(figure["lines"][1]["order"] == "overrule 1 \"F1a fatigue 2\" because it marched");
    CHECK(figure["mends"].empty());
}

TEST_CASE(
    "play: an overruling that cannot be carried out is told with what it may be, and nothing is written",
    "[play][overrule]") {
    const Folder folder;
    struct Bad {
        const char *lines, *told;
    };
    for (const Bad& bad :
         {Bad{"overrule 1 fine because x\n",
              "allowed, refused, N, move ID x,y[,heading], ID at x,y[,heading]"},
          Bad{"order FC F1 attack\noverrule 7 refused because x\n", "the game has no line 7"},
          Bad{"order FC F1 attack\noverrule 1 4 because x\n", "line 1 is no die that can show 4"},
          Bad{"order FC F1 attack\noverrule 1 \"F9 off\" because x\n", "nothing is called \"F9\""},
          Bad{"order FC F1 attack\noverrule 1 \"F1a at 500,5\" because x\n", "is off the table"},
          Bad{"order FC F1 attack\noverrule 1 \"F1a at 106,44\" because x\n", "overlap by 3 cm"},
          Bad{"next\ndie d6 2\n", "bad.orders:2:"},
          Bad{"order FC F1 attack\nnext\ndie d6 2\noverrule 3 7 because x\n",
              "line 3 is no die that can show 7"},
          Bad{"order FC F1 attack\nnext\ndie d6 2\noverrule 2 refused because x\n",
              "no longer holds once line 2 is overruled"},
          Bad{"choose numerosity 9 because x\n", "bands_1_2_3, cumulative_1_2_4, best_1_1_2"},
          Bad{"place F1a at 20,20\n", "has its place already"}}) {
        INFO(bad.lines);
        const Told told =
            call(played, false, scenario, folder.written("bad.orders", bad.lines), folder.file("b.bacler"));
        CHECK(told.status == 1);
        CHECK(told.err.find("bad.orders:") != std::string::npos);
        INFO(told.err);
        CHECK(told.err.find(bad.told) != std::string::npos);
        CHECK_FALSE(fs::exists(folder.file("b.bacler")));
    }
}
