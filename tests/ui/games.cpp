// Games on disk: begun in the window, left, gone on with, and what it says where the disk does not do as it should.
#include "files/disk_of_tests.hpp"
#include "ui/game_of_tests.hpp"
#include "unprivileged.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <unistd.h>

using namespace bacler;
using namespace bacler::ui;

namespace fs = std::filesystem;

namespace {

/// A folder of its own, gone at the end.
class Folder {
public:
    Folder()
        : path_((fs::temp_directory_path() /
                 ("bacler-games-" + std::to_string(::getpid()) + "-" + std::to_string(made_++)))
                    .string()) {
        fs::remove_all(path_);
    }
    ~Folder() {
        std::error_code ignored;
        fs::permissions(path_, fs::perms::owner_all, ignored);
        fs::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::string& path() const { return path_; }
    std::vector<std::string> games() const {
        std::vector<std::string> out;
        for (const ShelvedGame& game : games_in(path_)) out.push_back(game.path);
        return out;
    }

private:
    static inline int made_ = 0;
    std::string path_;
};

Desk desk_with(const std::string& folder) {
    Desk desk;
    desk.scenario = *book_battle();
    desk.shelf.folder = folder;
    return desk;
}

/// As the program begins with the folder and nothing else named.
Desk desk_of_start(const std::string& folder) {
    Desk desk = desk_with(folder);
    show_games(desk);
    return desk;
}

std::string text_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("ui: a game begun in the window has a file at once, and every move is in it", "[ui][games]") {
    const Folder folder;
    std::uint64_t hash = 0;
    {
        Bench bench({}, desk_with(folder.path()));
        bench.tap("play");
        REQUIRE(folder.games().size() == 1);
        place_the_orders(bench);
        hash = hash_of(battle_of(bench));
        // Read while it is being played: nothing waits to be written.
        const Result<PlayedGame> read = PlayedGame::read(folder.games().front());
        REQUIRE(read);
        CHECK(hash_of(read->battle()) == hash);
        CHECK(read->battle().chits.size() == 5);
    }
    const std::string name = fs::path(folder.games().front()).filename().string();
    CHECK(name == "la-bataille-du-livre-" + time_now().substr(0, 10) + ".bacler");
    CHECK_FALSE(fs::exists(folder.games().front() + "-wal"));
}

TEST_CASE("ui: the last game goes on with one tap, the others from the list", "[ui][games]") {
    const Folder folder;
    std::uint64_t hash = 0;
    {
        Bench bench({}, desk_with(folder.path()));
        lay_the_orders(bench);
        test_the_orders(bench);
        hash = hash_of(battle_of(bench));
        bench.tap_all({"menu", "games"});
        CHECK(bench.shows("games.back"));
        CHECK_FALSE(bench.shows("flag.F1a"));
        bench.tap("games.leave");
        CHECK_FALSE(bench.desk_now().playing);
        bench.tap_all({"games.close", "play"});
        CHECK(battle_of(bench).chits.empty());
    }
    REQUIRE(folder.games().size() == 2);
    const auto before = std::chrono::steady_clock::now();
    Bench bench({}, desk_of_start(folder.path()));
    bench.tap("games.go_on");
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds(2));
    REQUIRE(bench.desk_now().playing);
    CHECK(game_of(bench).timeline().line_count() == 0);
    bench.tap_all({"menu", "games"});
    bench.tap("shelf.1");
    CHECK(hash_of(battle_of(bench)) == hash);
    CHECK(bench.shows("slot.first"));  // what is owed
    bench.tap("slot.first");
    CHECK_FALSE(hash_of(battle_of(bench)) == hash);
}

TEST_CASE("ui: what lies in the list says what it is, where it stands and when it was played",
          "[ui][games]") {
    const Folder folder;
    {
        Bench bench({}, desk_with(folder.path()));
        bench.tap("play");
    }
    std::ofstream(folder.path() + "/other.bacler") << "no game at all";
    std::vector<ShelvedGame> games = games_in(folder.path());
    REQUIRE(games.size() == 2);
    for (ShelvedGame& game : games) look_into(game);
    const std::size_t good = games[0].faults.empty() ? 0 : 1;
    CHECK(games[good].title == book_battle()->title);
    CHECK(games[good].sequence == 1);
    CHECK(games[good].played.substr(0, 10) == time_now().substr(0, 10));
    REQUIRE(games[1 - good].faults.size() == 1);
    CHECK(games[1 - good].faults.front().code == "game.not_a_game");
    SECTION("a file that is no game is refused with its sentence, and the table stays") {
        Bench bench({}, desk_of_start(folder.path()));
        bench.tap("shelf." + std::to_string(1 - good));
        CHECK_FALSE(bench.desk_now().playing);
        REQUIRE(bench.desk_now().shelf.faults.size() == 1);
        CHECK(bench.desk_now().shelf.faults.front().code == "game.not_a_game");
        bench.tap("games.close");
        CHECK(bench.shows("flag.F1a"));
    }
}

TEST_CASE("ui: a copy is written elsewhere and the game goes on where it is", "[ui][games]") {
    const Folder folder, other;
    Bench bench({}, desk_with(folder.path()));
    lay_the_orders(bench);
    fs::create_directories(other.path());
    const std::string at = bench.desk_now().playing->path;
    bench.tap_all({"menu", "games", "games.copy"});
    REQUIRE(bench.app().wants_text());
    while (!bench.desk_now().typing->text.empty()) bench.app().rub_out();
    bench.app().type(other.path() + "/copié.bacler");
    bench.tap("typing.do");
    CHECK(bench.desk_now().shelf.faults.empty());
    const Result<PlayedGame> copy = PlayedGame::read(other.path() + "/copié.bacler");
    REQUIRE(copy);
    CHECK(hash_of(copy->battle()) == hash_of(game_of(bench).battle()));
    CHECK(bench.desk_now().playing->path == at);
    SECTION("not over a file that is there, nor into a folder that is not") {
        for (const char* name : {"/copié.bacler", "/nowhere/x.bacler"}) {
            bench.tap("games.copy");
            while (!bench.desk_now().typing->text.empty()) bench.app().rub_out();
            bench.app().type(other.path() + name);
            bench.app().enter();
            bench.settle();
            REQUIRE(bench.desk_now().shelf.faults.size() == 1);
            CHECK(bench.desk_now().shelf.done.empty());
        }
    }
}

TEST_CASE("ui: where no file can be made the game goes on in memory, and is saved elsewhere with a key",
          "[ui][games]") {
    const Folder other;
    fs::create_directories(other.path());
    std::ofstream(other.path() + "/a file") << "in the way";
    Bench bench({}, desk_with(other.path() + "/a file/games"));
    bench.tap("play");
    CHECK(bench.shows("unsaved"));
    CHECK(bench.desk_now().playing->path.empty());
    bench.tap_all({"staff.FC", "staff.F1", "command.0"});
    CHECK(battle_of(bench).chits.size() == 1);
    CHECK(bench.desk_now().playing->path.empty());
    bench.tap_all({"menu", "games"});
    CHECK_FALSE(bench.shows("games.leave"));  // it would be lost
    bench.tap("games.elsewhere");
    while (!bench.desk_now().typing->text.empty()) bench.app().rub_out();
    bench.app().type(other.path() + "/saved.bacler");
    bench.tap("typing.do");
    CHECK(bench.shows("games.leave"));
    bench.tap("games.back");
    CHECK_FALSE(bench.shows("unsaved"));
    bench.tap_all({"staff.FC", "staff.F2", "command.0"});
    const Result<PlayedGame> read = PlayedGame::read(other.path() + "/saved.bacler");
    REQUIRE(read);
    CHECK(read->battle().chits.size() == 2);
}

TEST_CASE("ui: a game in a folder that may not be written is read, and played in memory", "[ui][games]") {
    const Folder folder;
    {
        Bench bench({}, desk_with(folder.path()));
        lay_the_orders(bench);
        test_the_orders(bench);
    }
    const std::string path = folder.games().front();
    const std::string before = text_of(path);
    Bench bench({}, desk_of_start(folder.path()));
    fs::permissions(path, fs::perms::owner_read | fs::perms::others_read);
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                                       fs::perms::others_exec);
    CHECK(tests::holds_unprivileged([&] {
        bench.tap("shelf.0");
        if (bench.desk_now().playing || !bench.shows("games.read")) return false;
        bench.tap("games.read");
        if (!bench.desk_now().playing || game_of(bench).has_file()) return false;
        const std::size_t lines = game_of(bench).timeline().line_count();
        bench.tap("slot.first");
        return game_of(bench).timeline().line_count() > lines;
    }));
    CHECK(text_of(path) == before);
}

TEST_CASE("ui: on a disk that is full the game goes on in memory, and is saved whole once there is room",
          "[ui][games]") {
    tests::DiskOfTests disk;
    const Folder folder, other;
    fs::create_directories(other.path());
    Bench bench({}, desk_with(folder.path()));
    bench.tap("play");
    REQUIRE_FALSE(bench.shows("unsaved"));
    disk.writes_left = 0;
    bench.tap_all({"staff.FC", "staff.F1", "command.0"});
    CHECK(bench.shows("unsaved"));
    REQUIRE_FALSE(bench.desk_now().playing->unsaved.empty());
    CHECK(bench.desk_now().playing->unsaved.front().code == "game.disk_full");
    CHECK(battle_of(bench).chits.size() == 1);
    SECTION("the next decision writes what is missing") {
        disk.writes_left = tests::DiskOfTests::endless;
        bench.tap_all({"staff.FC", "staff.F2", "command.0"});
        CHECK_FALSE(bench.shows("unsaved"));
        const Result<PlayedGame> read = PlayedGame::read(folder.games().front());
        REQUIRE(read);
        CHECK(hash_of(read->battle()) == hash_of(battle_of(bench)));
    }
    SECTION("or another disk takes it") {
        disk.writes_left = tests::DiskOfTests::endless;
        bench.tap("games.elsewhere");
        while (!bench.desk_now().typing->text.empty()) bench.app().rub_out();
        bench.app().type(other.path() + "/saved.bacler");
        bench.tap("typing.do");
        const Result<PlayedGame> read = PlayedGame::read(other.path() + "/saved.bacler");
        REQUIRE(read);
        CHECK(hash_of(read->battle()) == hash_of(battle_of(bench)));
    }
}

TEST_CASE("ui: a damaged tail is told once, with the place of the damaged file", "[ui][games]") {
    const Folder folder;
    {
        Bench bench({}, desk_with(folder.path()));
        lay_the_orders(bench);
        test_the_orders(bench);
    }
    const std::string path = folder.games().front();
    {
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(-300, std::ios::end);
        file << std::string(200, '#');
    }
    Bench bench({}, desk_of_start(folder.path()));
    bench.tap("games.go_on");
    REQUIRE(bench.desk_now().playing);
    if (bench.desk_now().playing->seat.is_between) bench.tap("seat.begin");
    CHECK(bench.shows("notices"));
    REQUIRE(bench.desk_now().playing->notices.size() == 1);
    const Fault& notice = bench.desk_now().playing->notices.front();
    CHECK(notice.code == "game.tail_cut");
    CHECK(fs::exists(notice.args.at(1)));
    bench.tap("notices.read");
    CHECK_FALSE(bench.shows("notices"));
}

TEST_CASE("ui: how orders are kept is chosen before the first decision, and leaves one file", "[ui][games]") {
    const Folder folder;
    Bench bench({}, desk_with(folder.path()));
    bench.tap_all({"play", "keep.chits", "keep.sealed", "keep.chits"});
    CHECK(game_of(bench).battle().keeping == plaquette::OrderKeeping::chits);
    CHECK(folder.games().size() == 1);
    bench.tap_all({"staff.FC", "staff.F1", "command.chit"});
    CHECK_FALSE(bench.shows("keep.open"));
    const Result<PlayedGame> read = PlayedGame::read(folder.games().front());
    REQUIRE(read);
    CHECK(read->battle().keeping == plaquette::OrderKeeping::chits);
    REQUIRE(read->battle().chits.size() == 1);
    CHECK_FALSE(read->battle().chits.front().order);
}
