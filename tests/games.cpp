// Finished games, replayed from their orders and dice to their recorded ends: a change of rules shows up here, line by line.
#include "app/answers/game.hpp"
#include "app/game/game.hpp"
#include "files/order_text.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "platform/bench/random_player.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace bacler;

namespace {

enum class Laid { on_the_table, without_places };

/// A game of the book battle in tests/games: NAME.orders as it was played, NAME.end as it stood at its end.
struct FinishedGame {
    const char* name;
    Laid laid;
    std::uint64_t seed;  ///< of the random player that played it; 0: people did
};

constexpr FinishedGame games[] = {{"book-battle", Laid::on_the_table, 0},
                                  {"book-battle-unplaced", Laid::without_places, 0},
                                  {"random-1813", Laid::on_the_table, 1813},
                                  {"random-1812", Laid::on_the_table, 1812}};
constexpr int sequences = 8;

std::string path_of(const FinishedGame& game, const char* end) {
    return std::string(places::source) + "/tests/games/" + game.name + end;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) out.push_back(line);
    return out;
}

std::string text_of_file(const std::string& path) {
    std::ifstream in(path);
    INFO(path);
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), {}};
}

PlayedGame begun(const FinishedGame& game) {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    plaquette::Scenario s = *read;
    if (game.laid == Laid::without_places)
        for (plaquette::Side& side : s.sides) {
            for (plaquette::Staff& staff : side.staffs) staff.at.reset();
            for (plaquette::Element& e : side.elements) e.front.reset();
        }
    return PlayedGame(std::move(s));
}

std::string end_of(const PlayedGame& game) {
    return answers::state_text(Lang::en, game.timeline());
}

PlayedGame played(const FinishedGame& recorded) {
    PlayedGame game = begun(recorded);
    int number = 0;
    for (const std::string& line : lines_of(text_of_file(path_of(recorded, ".orders")))) {
        ++number;
        if (line.empty() || line.front() == '#') continue;
        INFO(recorded.name << ".orders:" << number << ": " << line);
        const Result<plaquette::Order> order = files::order_from_text(line, {recorded.name, number});
        REQUIRE(order);
        REQUIRE(game.commit(*order, author_of(game.battle(), *order)).is_done);
    }
    return game;
}

/// The lines in which two ends differ: as recorded, and as it is today.
std::string difference(const std::string& recorded, const std::string& today) {
    const std::vector<std::string> was = lines_of(recorded), is = lines_of(today);
    std::string out;
    for (std::size_t i = 0; i < std::max(was.size(), is.size()); ++i) {
        const std::string before = i < was.size() ? was[i] : "", after = i < is.size() ? is[i] : "";
        if (before != after) out += "- " + before + "\n+ " + after + "\n";
    }
    return out;
}

}  // namespace

TEST_CASE("finished games, replayed, end as they did", "[game][games]") {
    for (const FinishedGame& recorded : games) {
        INFO(recorded.name << ": to record its end anew, bacler-tests '[.record]'");
        CHECK(difference(text_of_file(path_of(recorded, ".end")), end_of(played(recorded))) == "");
    }
}

/// Writes tests/games anew: the orders of the random player, and the end of every game.
TEST_CASE("record: the finished games of tests/games", "[.record]") {
    for (const FinishedGame& recorded : games) {
        if (recorded.seed != 0) {
            PlayedGame game = begun(recorded);
            bench::RandomPlayer player(recorded.seed);
            std::ofstream orders(path_of(recorded, ".orders"));
            orders << "# The book battle's table, played at random from the seed " << recorded.seed << ".\n";
            for (int refused = 0; game.battle().sequence <= sequences;) {
                const plaquette::Order order = player.next(game.battle(), refused);
                const bool is_done = game.commit(order, author_of(game.battle(), order)).is_done;
                refused = is_done ? 0 : refused + 1;
                REQUIRE(refused < 60);
                if (is_done) orders << files::text_of(order) << "\n";
                if (game.battle().stage == plaquette::Stage::over) break;
            }
        }
        std::ofstream(path_of(recorded, ".end")) << end_of(played(recorded));
    }
}
