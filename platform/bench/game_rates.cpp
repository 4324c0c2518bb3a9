#include "platform/bench/game_rates.hpp"

#include "app/game/game.hpp"
#include "app/open_scenario.hpp"
#include "base/check.hpp"
#include "files/game_file.hpp"
#include "files/sqlite_link.hpp"
#include "platform/bench/random_player.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>
#include <vector>

#include <unistd.h>

namespace bacler::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t events = 2000, rounds = 9;

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// The figure that so many in a hundred stay below.
double percentile(std::vector<double> figures, std::size_t hundredths) {
    std::sort(figures.begin(), figures.end());
    return figures[(figures.size() - 1) * hundredths / 100];
}

/// A file of its own, gone at the end.
class Place {
public:
    Place(const std::string& folder, const char* name)
        : path(folder + "/bacler-bench-" + std::to_string(::getpid()) + "-" + name) {}
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
        std::error_code ignored;
        for (const char* end : {"", "-wal", "-journal", "-shm"}) std::filesystem::remove(path + end, ignored);
    }
    const std::string path;
};

void run(files::Database& db, const char* sql) {
    BACLER_CHECK(db.run(sql) == SQLITE_OK);
}

/// A table of SQLite's alone, in the mode that a game's file is in.
void begin_bare(files::Database& db, const std::string& path) {
    BACLER_CHECK(db.open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) == SQLITE_OK);
    for (const char* sql :
         {"PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
          "CREATE TABLE event(seq INTEGER PRIMARY KEY, payload BLOB)"})
        run(db, sql);
}

/// The rows of a battle written anew one by one, and into SQLite alone in turn.
void time_commits(const std::string& folder, const files::ReadGame& battle, GameRates& rates) {
    const std::string digest(32, '#');  // a game keeps one with each row
    const Place place(folder, "game.bacler"), bare_place(folder, "bare.db");
    Result<files::GameFile> created = files::GameFile::create(place.path, battle.header);
    BACLER_CHECK(created.is_good());
    files::GameFile game = std::move(created).value();
    files::Database bare;
    begin_bare(bare, bare_place.path);
    files::Statement insert(bare, "INSERT INTO event VALUES(?, ?)");

    std::vector<double> ours, theirs;
    std::int64_t place_of_row = 0;
    for (const files::GameRow& row : battle.rows) {
        const std::string bare_row = row.payload + digest;
        Clock::time_point start = Clock::now();
        BACLER_CHECK(game.append({&row, 1}).is_good());
        ours.push_back(ms_since(start));

        start = Clock::now();
        run(bare, "BEGIN IMMEDIATE");
        insert.bind(1, ++place_of_row);
        insert.bind(2, bare_row);
        BACLER_CHECK(insert.step() == SQLITE_DONE);
        insert.reset();
        run(bare, "COMMIT");
        theirs.push_back(ms_since(start));
    }
    rates.commit_median = percentile(ours, 50);
    rates.commit_p99 = percentile(ours, 99);
    rates.bare_median = percentile(theirs, 50);
    rates.bare_p99 = percentile(theirs, 99);
}

/// The book battle played at random on disk, its lines without end: where one battle is over, the cursor goes back to the start and
/// another begins.
void play(const std::string& path, GameRates& rates) {
    Result<plaquette::Scenario> book = book_battle();
    BACLER_CHECK(book.is_good());
    PlayedGame game(std::move(book).value());
    BACLER_CHECK(game.save_as(path, "").empty());
    RandomPlayer player(1812);
    std::vector<double> decisions;
    for (int refused = 0; game.timeline().line_count() < events;) {
        if (game.battle().stage == plaquette::Stage::over) {
            game.jump(0, game::Consent{game::ConsentBy::both_sides, "another battle"});
            continue;
        }
        const plaquette::Order order = player.next(game.battle(), refused);
        const game::Author author = author_of(game.battle(), order);
        const Clock::time_point start = Clock::now();
        const Committed done = game.commit(order, author);
        if (done.is_done) decisions.push_back(ms_since(start));
        refused = done.is_done ? 0 : refused + 1;
    }
    rates.decisions = decisions.size();
    rates.decision_median = percentile(decisions, 50);
    rates.decision_p99 = percentile(decisions, 99);
}

void time_opening(const std::string& path, GameRates& rates) {
    std::vector<double> took, read;
    for (std::size_t round = 0; round < rounds; ++round) {
        Clock::time_point start = Clock::now();
        const Result<files::ReadGame> verified = files::read_game(path);
        read.push_back(ms_since(start));
        BACLER_CHECK(verified.is_good());
        start = Clock::now();
        const Result<PlayedGame> opened = PlayedGame::open(path);
        took.push_back(ms_since(start));
        BACLER_CHECK(opened.is_good() && opened->timeline().line_count() >= events);
    }
    rates.open = percentile(took, 50);
    rates.verify = percentile(read, 50);
}

}  // namespace

GameRates game_rates(const std::string& folder) {
    GameRates rates;
    const Place place(folder, "battle.bacler");
    play(place.path, rates);
    const Result<files::ReadGame> battle = files::read_game(place.path);
    BACLER_CHECK(battle.is_good() && !battle->rows.empty());
    std::size_t all = 0;
    for (const files::GameRow& row : battle->rows) all += row.payload.size();
    rates.events = battle->rows.size();
    rates.bytes = all / rates.events;
    time_commits(folder, battle.value(), rates);
    time_opening(place.path, rates);
    return rates;
}

}  // namespace bacler::bench
