#include "files/disk_of_tests.hpp"
#include "files/games.hpp"
#include "unprivileged.hpp"

#include <catch2/catch.hpp>

#include <set>

#include <sys/wait.h>
#include <unistd.h>

using namespace bacler;
using namespace bacler::tests;
using files::GameFile;
using files::OpenedGame;

namespace {

constexpr std::size_t at_first = 3, in_all = 8;

const std::set<std::string> codes_of_a_full_disk{"game.disk_full", "game.write_failed"};

/// Adds rows up to `in_all` one by one until one is refused. How many are acknowledged then.
std::size_t play_on(GameFile& file, std::string& code) {
    for (std::size_t n = file.count() + 1; n <= in_all; ++n) {
        const Result<std::size_t> count = file.append(rows_up_to(n, n));
        if (!count) {
            code = count.faults().at(0).code;
            break;
        }
    }
    return file.count();
}

}  // namespace

TEST_CASE(
    "files: on a disk that fills up at any moment, every acknowledged event is kept, and the game goes on elsewhere",
    "[game]") {
    DiskOfTests disk;
    const Folder folder;
    bool is_through = false;
    for (const int write_says : {SQLITE_FULL, SQLITE_IOERR_WRITE}) {
        disk.write_says = write_says;
        is_through = false;
        for (int writes = 0; !is_through; ++writes) {
            INFO("full after " << writes << " writes");
            REQUIRE(writes < 500);
            const std::string path =
                folder / ("full-" + std::to_string(write_says) + "-" + std::to_string(writes));
            REQUIRE(files::write_game(path, a_header(), rows_up_to(at_first)));
            std::size_t acknowledged = at_first;
            std::string code;
            {
                disk.writes_left = writes;
                Result<OpenedGame> opened = GameFile::open(path, a_meaning());
                if (opened) {
                    OpenedGame game = std::move(opened).value();
                    acknowledged = play_on(game.file, code);
                } else {
                    code = opened.faults().at(0).code;
                }
                is_through = code.empty();
                if (!is_through) CHECK(codes_of_a_full_disk.count(code) == 1);
            }
            disk.writes_left = DiskOfTests::endless;
            Result<OpenedGame> again = GameFile::open(path, a_meaning());
            REQUIRE(again);
            CHECK(again->game.notices.empty());
            CHECK(again->game.rows.size() >= acknowledged);
            CHECK(is_beginning(again->game.rows, rows_up_to(in_all)));
        }
    }
}

TEST_CASE("files: once there is room again, the same game is written on, and no event twice", "[game]") {
    DiskOfTests disk;
    const Folder folder;
    bool is_through = false;
    for (int writes = 0; !is_through; ++writes) {
        INFO("full after " << writes << " writes");
        const std::string path = folder / ("again-" + std::to_string(writes));
        Result<GameFile> created = GameFile::create(path, a_header());
        REQUIRE(created);
        {
            GameFile file = std::move(created).value();
            std::string code;
            disk.writes_left = writes;
            play_on(file, code);
            is_through = code.empty();
            if (!is_through) {
                // The game in memory is whole and can be saved elsewhere, even while its own file is out of reach.
                disk.writes_left = DiskOfTests::endless;
                REQUIRE(files::write_game(path + "-elsewhere", a_header(), rows_up_to(in_all)));
                CHECK(files::read_game(path + "-elsewhere")->rows == rows_up_to(in_all));
            }
            REQUIRE(play_on(file, code) == in_all);
        }
        disk.writes_left = DiskOfTests::endless;
        const Result<files::ReadGame> read = files::read_game(path);
        REQUIRE(read);
        CHECK_FALSE(read->is_damaged);
        CHECK(read->rows == rows_up_to(in_all));
    }
}

TEST_CASE("files: a game that cannot be written whole is not there at all", "[game]") {
    DiskOfTests disk;
    const Folder folder;
    const std::string path = folder / "a.bacler";
    for (int writes = 0;; ++writes) {
        REQUIRE(writes < 500);
        disk.writes_left = writes;
        const Result<std::size_t> written = files::write_game(path, a_header(), rows_up_to(in_all));
        disk.writes_left = DiskOfTests::endless;
        if (written) break;
        CHECK(codes_of_a_full_disk.count(code_of(written)) == 1);
        REQUIRE(folder.files() == 0);
    }
    CHECK(files::read_game(path)->rows == rows_up_to(in_all));
}

TEST_CASE("files: a damaged game on a full disk is refused and stays as it is", "[game]") {
    DiskOfTests disk;
    const Folder folder;
    const std::string path = folder / "a.bacler";
    REQUIRE(files::write_game(path, a_header(), rows_up_to(in_all)));
    std::string bytes = bytes_of(path);
    bytes[bytes.find("event 5")] = 'E';
    write_bytes(path, bytes);
    disk.writes_left = 2;
    CHECK(codes_of_a_full_disk.count(code_of(GameFile::open(path, a_meaning()))) == 1);
    CHECK((bytes_of(path) == bytes));
    CHECK(folder.files() == 1);
}

TEST_CASE("files: a game whose file was exchanged for another's is not written into it", "[game]") {
    DiskOfTests disk;
    const Folder folder;
    const std::string path = folder / "a.bacler";
    Result<GameFile> created = GameFile::create(path, a_header());
    REQUIRE(created);
    GameFile file = std::move(created).value();
    disk.writes_left = 0;
    CHECK(code_of(file.append(rows_up_to(2))) == "game.disk_full");
    disk.writes_left = DiskOfTests::endless;
    files::GameHeader other = a_header();
    other.created = "another day";
    std::filesystem::remove(path);
    std::filesystem::remove(path + "-wal");
    REQUIRE(files::write_game(path, other, rows_up_to(5)));
    CHECK(code_of(file.append(rows_up_to(2))) == "game.changed");
    CHECK(files::read_game(path)->rows == rows_up_to(5));
    std::filesystem::remove(path);
    CHECK_FALSE(file.append(rows_up_to(2)));
    CHECK(file.count() == 0);
}

TEST_CASE("files: where writing is not permitted, a game is not begun or played on, but can be looked at",
          "[game]") {
    namespace fs = std::filesystem;
    const Folder folder;
    const std::string path = folder / "a.bacler";
    REQUIRE(files::write_game(path, a_header(), rows_up_to(in_all)));
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                                       fs::perms::others_exec);
    CHECK(holds_unprivileged(
        [&] { return code_of(GameFile::create(folder / "b.bacler", a_header())) == "game.no_writing"; }));
    SECTION("a file that may not be written") {
        fs::permissions(path, fs::perms::owner_read | fs::perms::others_read);
        CHECK(holds_unprivileged(
            [&] { return code_of(GameFile::open(path, a_meaning())) == "game.no_writing"; }));
    }
    SECTION("a file that may, in a folder that may not") {
        fs::permissions(path, fs::perms::all);
        CHECK(holds_unprivileged(
            [&] { return code_of(GameFile::open(path, a_meaning())) == "game.no_writing"; }));
    }
    CHECK(holds_unprivileged([&] {
        const Result<files::ReadGame> read = files::read_game(path);
        return read && read->rows == rows_up_to(in_all);
    }));
    CHECK(folder.files() == 1);
}
