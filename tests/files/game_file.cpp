#include "files/disk_of_tests.hpp"
#include "files/game_form.hpp"
#include "files/game_rows.hpp"
#include "files/games.hpp"
#include "game/play.hpp"
#include "game/replay.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>

using namespace bacler;
using namespace bacler::tests;
using files::GameFile;
using files::OpenedGame;

namespace {

/// A game of so many rows, closed.
std::string write_closed(const Folder& folder, const std::string& name, std::size_t rows) {
    const std::string path = folder / name;
    const Result<std::size_t> written = files::write_game(path, a_header(), rows_up_to(rows));
    REQUIRE(written);
    CHECK(*written == rows);
    return path;
}

}  // namespace

TEST_CASE("files: a game is read as it was written, in one file once it is closed", "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    const std::string path = folder / "rivoli.bacler";
    {
        Result<GameFile> created = GameFile::create(path, a_header());
        REQUIRE(created);
        GameFile file = std::move(created).value();
        CHECK(file.count() == 0);
        REQUIRE(file.append(rows_up_to(3)));
        REQUIRE(file.append({}));
        const Result<std::size_t> count = file.append(rows_up_to(40, 4));
        REQUIRE(count);
        CHECK(*count == 40);
    }
    CHECK(folder.files() == 1);
    const Result<files::ReadGame> read = files::read_game(path);
    REQUIRE(read);
    CHECK(read->header == a_header());
    CHECK(read->rows == rows_up_to(40));
    CHECK_FALSE(read->is_damaged);
    CHECK(read->notices.empty());

    Result<OpenedGame> opened = GameFile::open(path, a_meaning());
    REQUIRE(opened);
    OpenedGame game = std::move(opened).value();
    CHECK(game.game.rows == rows_up_to(40));
    REQUIRE(game.file.append(rows_up_to(41, 41)));
    CHECK(game.file.count() == 41);
}

TEST_CASE("files: a payload may hold any byte, and none", "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    std::string all;
    for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
    const std::vector<files::GameRow> rows{
        {0, 0, ""}, {65535, 65535, all}, {1, 1, std::string(100'000, '\0')}};
    files::GameHeader header = a_header();
    header.start = all;
    header.created = "";
    REQUIRE(files::write_game(folder / "a.bacler", header, rows));
    const Result<files::ReadGame> read = files::read_game(folder / "a.bacler");
    REQUIRE(read);
    CHECK(read->header == header);
    CHECK(read->rows == rows);
}

TEST_CASE("files: a timeline saved piece by piece is an equal timeline when it is opened", "[game]") {
    const DiskOfTests disk;
    REQUIRE(rc::check("saved and opened", [] {
        const Folder folder;
        nim::Timeline t = nim::any_beginning();
        files::GameHeader header = a_header();
        header.start = files::pack(t.start());
        Result<GameFile> created = GameFile::create(folder / "a.bacler", header);
        RC_ASSERT(created.is_good());
        GameFile file = std::move(created).value();
        for (int steps = *rc::gen::inRange(0, 20); steps > 0; --steps) {
            nim::any_step(t);
            RC_ASSERT(file.append(files::rows_of(t, file.count(), 1)).is_good());
        }
        RC_ASSERT(file.append(files::rows_of(t, file.count(), 1)).is_good());
        const Result<files::ReadGame> read = files::read_game(folder / "a.bacler");
        RC_ASSERT(read.is_good());
        const Result<nim::Timeline> again =
            files::timeline_of<nim::Nim>(read->header, read->rows, 1, "a.bacler");
        RC_ASSERT(again.is_good());
        RC_ASSERT(*again == t);
        RC_ASSERT(!game::first_difference(*again));
    }));
}

TEST_CASE("files: rows of another form, or that do not follow from one another, are refused by their number",
          "[game]") {
    nim::Timeline t(nim::start_of(4, 4, 4));
    t.commit(nim::Take{0, 1}, game::Author::first_side);
    t.commit(nim::Take{0, 1}, game::Author::second_side);
    files::GameHeader header = a_header();
    header.start = files::pack(t.start());
    std::vector<files::GameRow> rows = files::rows_of(t, 0, 1);
    REQUIRE(files::timeline_of<nim::Nim>(header, rows, 1, "a.bacler"));
    const auto code_and_event = [&] {
        const Result<nim::Timeline> read = files::timeline_of<nim::Nim>(header, rows, 1, "a.bacler");
        return read ? "" : read.faults()[0].code + " " + read.faults()[0].args[0];
    };
    SECTION("another form") {
        rows[1].version = 2;
        CHECK(code_and_event() == "game.payload_version 2");
    }
    SECTION("another form of the start") {
        header.start_version = 3;
        CHECK(code_and_event() == "game.payload_version 0");
    }
    SECTION("cut bytes") {
        rows[1].payload.pop_back();
        CHECK(code_and_event() == "game.payload 2");
    }
    SECTION("a cut start") {
        header.start.pop_back();
        CHECK(code_and_event() == "game.payload 0");
    }
    SECTION("out of order") {
        std::swap(rows[0], rows[1]);
        CHECK(code_and_event() == "game.record 1");
    }
}

TEST_CASE("files: what is no game, or a game of another meaning, is refused and left as it is", "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    const std::string path = write_closed(folder, "a.bacler", 5);
    const std::string good = bytes_of(path);
    const auto code_with = [&](const std::string& bytes, files::GameMeaning meaning = a_meaning()) {
        write_bytes(path, bytes);
        const Result<OpenedGame> opened = GameFile::open(path, meaning);
        CHECK((bytes_of(path) == bytes));
        CHECK(folder.files() == 1);
        return code_of(opened);
    };
    CHECK(code_with("") == "game.empty");
    CHECK(code_with("format = \"bacler/scenario/1\"") == "game.not_a_game");
    CHECK(code_with(std::string(5000, '\0')) == "game.not_a_game");
    CHECK(code_with(good.substr(0, 99)) == "game.not_a_game");
    std::string bytes = good;
    bytes[63] = 2;
    CHECK(code_with(bytes) == "game.newer_format");
    bytes[63] = 0;
    CHECK(code_with(bytes) == "game.head_damaged");
    bytes = good;
    bytes[68] = 'X';
    CHECK(code_with(bytes) == "game.not_a_game");
    CHECK(code_with(good, {"hex", "nim 1", std::string(32, 'r')}) == "game.other_system");
    CHECK(code_with(good, {"nim", "nim 2", std::string(32, 's')}) == "game.other_rules");
    write_bytes(path, good);
    CHECK(GameFile::open(path, a_meaning()));

    CHECK(code_of(GameFile::open(folder / "none.bacler", a_meaning())) == "file.missing");
    CHECK(code_of(GameFile::open(folder.path().string(), a_meaning())) == "file.directory");
    CHECK(code_of(files::read_game(folder / "none.bacler")) == "file.missing");
}

TEST_CASE("files: a new game takes no other file's place, and needs its folder", "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    const std::string path = write_closed(folder, "a.bacler", 1);
    const std::string before = bytes_of(path);
    CHECK(code_of(GameFile::create(path, a_header())) == "game.exists");
    CHECK(code_of(files::write_game(path, a_header(), {})) == "game.exists");
    CHECK((bytes_of(path) == before));
    CHECK(code_of(GameFile::create(folder / "no/b.bacler", a_header())) == "game.no_folder");
    CHECK(code_of(GameFile::create(path + "/b.bacler", a_header())) == "game.no_folder");
    CHECK(folder.files() == 1);
}

TEST_CASE("files: a game that is open is open once", "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    const std::string path = write_closed(folder, "a.bacler", 1);
    const Result<OpenedGame> first = GameFile::open(path, a_meaning());
    REQUIRE(first);
    CHECK(code_of(GameFile::open(path, a_meaning())) == "game.busy");
    CHECK(files::read_game(path));
}

TEST_CASE("files: a game whose program was killed holds all it had acknowledged", "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    const std::string path = folder / "a.bacler", left = folder / "left.bacler";
    Result<GameFile> created = GameFile::create(path, a_header());
    REQUIRE(created);
    GameFile file = std::move(created).value();
    for (std::size_t n = 1; n <= 12; ++n) REQUIRE(file.append(rows_up_to(n, n)));
    const std::string bytes = bytes_of(path), wal = bytes_of(path + "-wal");
    REQUIRE(wal.size() > 4096);
    SECTION("the whole of what lies beside it") {
        write_bytes(left, bytes);
        write_bytes(left + "-wal", wal);
        const Result<files::ReadGame> read = files::read_game(left);
        REQUIRE(read);
        CHECK(read->rows == rows_up_to(12));
        CHECK(bytes_of(left + "-wal") == wal);
        Result<OpenedGame> opened = GameFile::open(left, a_meaning());
        REQUIRE(opened);
        OpenedGame game = std::move(opened).value();
        CHECK(game.game.notices.empty());
        REQUIRE(game.file.append(rows_up_to(13, 13)));
    }
    SECTION("which is refused where no copy can be made, for reading changes nothing") {
        write_bytes(left, bytes);
        write_bytes(left + "-wal", wal);
        const char* before = std::getenv("TMPDIR");
        const std::string kept = before != nullptr ? before : "";
        ::setenv("TMPDIR", (folder / "nowhere").c_str(), 1);
        const std::string code = code_of(files::read_game(left));
        if (before != nullptr)
            ::setenv("TMPDIR", kept.c_str(), 1);
        else
            ::unsetenv("TMPDIR");
        CHECK(code == "game.no_copy");
        CHECK((bytes_of(left + "-wal") == wal));
    }
    SECTION("and up to where that is torn, a game without damage") {
        std::size_t most = 0;
        for (std::size_t length = 0; length < wal.size(); length += 997) {
            write_bytes(left, bytes);
            write_bytes(left + "-wal", wal.substr(0, length));
            const Result<files::ReadGame> read = files::read_game(left);
            REQUIRE(read);
            CHECK_FALSE(read->is_damaged);
            REQUIRE(is_beginning(read->rows, rows_up_to(12)));
            CHECK(read->rows.size() >= most);
            most = read->rows.size();
        }
        CHECK(most >= 10);
    }
}
