#include "platform/bench/game_rates.hpp"

#include "app/game/game.hpp"
#include "app/open_scenario.hpp"
#include "base/check.hpp"
#include "base/random.hpp"
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

constexpr std::size_t commits = 1000, events = 2000, bytes = 1500, start_bytes = 40'000, rounds = 9;
constexpr std::size_t chain_bytes = 32;

std::string made_up(Generator& generator, std::size_t length) {
    std::string out;
    for (std::size_t i = 0; i < length; ++i) out += static_cast<char>(generator.between(-128, 127));
    return out;
}

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// The figure that so many in a hundred stay below.
double percentile(std::vector<double> figures, std::size_t hundredths) {
    std::sort(figures.begin(), figures.end());
    return figures[(figures.size() - 1) * hundredths / 100];
}

files::GameHeader header(Generator& generator) {
    return {
        "plaquette", "bench", "bench", std::string(chain_bytes, 'r'), "", 1, made_up(generator, start_bytes)};
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

void time_commits(const std::string& folder, GameRates& rates) {
    Generator generator(1797);
    const Place place(folder, "game.bacler"), bare_place(folder, "bare.db");
    Result<files::GameFile> created = files::GameFile::create(place.path, header(generator));
    BACLER_CHECK(created.is_good());
    files::GameFile game = std::move(created).value();

    files::Database bare;
    BACLER_CHECK(bare.open(bare_place.path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) == SQLITE_OK);
    for (const char* sql :
         {"PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
          "CREATE TABLE event(seq INTEGER PRIMARY KEY, payload BLOB)"})
        run(bare, sql);
    files::Statement insert(bare, "INSERT INTO event VALUES(?, ?)");

    std::vector<double> ours, theirs;
    for (std::size_t n = 1; n <= commits; ++n) {
        const std::vector<files::GameRow> row{{0, 1, made_up(generator, bytes)}};
        const std::string bare_row = made_up(generator, bytes + chain_bytes);
        Clock::time_point start = Clock::now();
        BACLER_CHECK(game.append(row).is_good());
        ours.push_back(ms_since(start));

        start = Clock::now();
        run(bare, "BEGIN IMMEDIATE");
        insert.bind(1, static_cast<std::int64_t>(n));
        insert.bind(2, bare_row);
        BACLER_CHECK(insert.step() == SQLITE_DONE);
        insert.reset();
        run(bare, "COMMIT");
        theirs.push_back(ms_since(start));
    }
    rates.commits = commits;
    rates.commit_bytes = bytes;
    rates.commit_median = percentile(ours, 50);
    rates.commit_p99 = percentile(ours, 99);
    rates.bare_median = percentile(theirs, 50);
    rates.bare_p99 = percentile(theirs, 99);
}

/// The book battle played at random, its lines without end: where one battle is over, the cursor goes back to the start and another begins.
PlayedGame random_game(std::size_t lines) {
    Result<plaquette::Scenario> book = book_battle();
    BACLER_CHECK(book.is_good());
    PlayedGame game(std::move(book).value());
    RandomPlayer player(1812);
    for (int refused = 0; game.timeline().line_count() < lines;) {
        if (game.battle().stage == plaquette::Stage::over) {
            game.jump(0, game::Consent{game::ConsentBy::both_sides, "another battle"});
            continue;
        }
        const plaquette::Order order = player.next(game.battle(), refused);
        refused = game.commit(order, author_of(game.battle(), order)).is_done ? 0 : refused + 1;
    }
    return game;
}

void time_opening(const std::string& folder, GameRates& rates) {
    const Place place(folder, "open.bacler");
    {
        PlayedGame game = random_game(events);
        BACLER_CHECK(game.save_as(place.path, "").empty());
    }
    std::vector<double> took, read;
    for (std::size_t round = 0; round < rounds; ++round) {
        Clock::time_point start = Clock::now();
        const Result<files::ReadGame> verified = files::read_game(place.path);
        read.push_back(ms_since(start));
        BACLER_CHECK(verified.is_good());
        std::size_t all = 0;
        for (const files::GameRow& row : verified->rows) all += row.payload.size();
        rates.events = verified->rows.size();
        rates.bytes = all / rates.events;
        start = Clock::now();
        const Result<PlayedGame> opened = PlayedGame::open(place.path);
        took.push_back(ms_since(start));
        BACLER_CHECK(opened.is_good() && opened->timeline().line_count() >= events);
    }
    rates.open = percentile(took, 50);
    rates.verify = percentile(read, 50);
}

}  // namespace

GameRates game_rates(const std::string& folder) {
    GameRates rates;
    time_commits(folder, rates);
    time_opening(folder, rates);
    return rates;
}

}  // namespace bacler::bench
