#include "files/disk_of_tests.hpp"
#include "files/game_form.hpp"
#include "files/games.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::tests;
using files::GameFile;
using files::OpenedGame;

namespace {

constexpr std::size_t rows_in_all = 20;

std::string whole_file(const Folder& folder) {
    REQUIRE(files::write_game(folder / "whole.bacler", a_header(), rows_up_to(rows_in_all)));
    return bytes_of(folder / "whole.bacler");
}

/// Is what was read from a damaged file a fault, or nothing but what had been written?
bool is_honest(const Result<files::VerifiedGame>& read) {
    if (!read) return !read.faults()[0].code.empty();
    if (!(read->game.header == a_header()) || !is_beginning(read->game.rows, rows_up_to(rows_in_all)))
        return false;
    return read->game.is_damaged || read->game.rows.size() == rows_in_all;
}

/// Can a damaged file be opened and played on, or is it refused and left alone?
void check_played_on(const Folder& folder, const std::string& bytes) {
    const std::string path = folder / "played.bacler";
    write_bytes(path, bytes);
    std::size_t kept = 0;
    {
        Result<OpenedGame> opened = GameFile::open(path, a_meaning());
        if (!opened) {
            CHECK((bytes_of(path) == bytes));
            return;
        }
        OpenedGame game = std::move(opened).value();
        kept = game.game.rows.size();
        CHECK(game.game.is_damaged == !game.game.notices.empty());
        REQUIRE(is_beginning(game.game.rows, rows_up_to(rows_in_all)));
        REQUIRE(game.file.append(rows_up_to(rows_in_all + 5, kept + 1)));
    }
    const Result<files::ReadGame> again = files::read_game(path);
    REQUIRE(again);
    CHECK_FALSE(again->is_damaged);
    CHECK(again->rows == rows_up_to(rows_in_all + 5));
}

}  // namespace

TEST_CASE("files: any one byte of a game changed is found, or changes nothing that was written", "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    const std::string whole = whole_file(folder);
    std::size_t tried = 0, found = 0;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        // Of the empty middle of pages, every sixteenth byte.
        if (whole[at] == 0 && at % 16 != 0 && at > 100) continue;
        for (const int flip : {1, 0xff}) {
            std::string bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ flip);
            const Result<files::VerifiedGame> read = files::verified_game_of_bytes(bytes, "a.bacler");
            INFO("byte " << at << " flipped by " << flip);
            REQUIRE(is_honest(read));
            ++tried;
            if (!read || read->game.is_damaged) ++found;
        }
    }
    CHECK(tried > 4000);
    CHECK(found > tried / 2);
}

TEST_CASE("files: a game with a byte changed is played on without its damage, or refused and left alone",
          "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    const std::string whole = whole_file(folder);
    for (std::size_t at = 0; at < whole.size(); at += at < 120 ? 3 : 211) {
        INFO("byte " << at);
        std::string bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
        check_played_on(folder, bytes);
    }
}

TEST_CASE("files: a game cut at any length is refused, or read up to a whole event", "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    const std::string whole = whole_file(folder);
    for (std::size_t length = 0; length < whole.size(); length += length < 200 ? 1 : 61) {
        INFO("cut to " << length);
        REQUIRE(is_honest(files::verified_game_of_bytes(whole.substr(0, length), "a.bacler")));
    }
    for (std::size_t page = 4096; page < whole.size(); page += 4096)
        for (const std::size_t length : {page - 1, page, page + 1})
            check_played_on(folder, whole.substr(0, length));
    check_played_on(folder, whole + std::string(4096, 'x'));
}

TEST_CASE("files: a damaged tail is cut back to the last whole event, told, and kept beside", "[game]") {
    const DiskOfTests disk;
    const Folder folder;
    const std::string path = folder / "rivoli.bacler";
    std::string bytes = whole_file(folder);
    bytes[bytes.find("event 18") + 6] = '9';
    for (int n = 1; n <= 2; ++n) {
        const std::string kept_as = folder / ("rivoli.damaged-" + std::to_string(n) + ".bacler");
        write_bytes(path, bytes);
        const Result<files::ReadGame> looked_at = files::read_game(path);
        REQUIRE(looked_at);
        CHECK(looked_at->rows == rows_up_to(17));
        REQUIRE(looked_at->notices.size() == 1);
        CHECK(looked_at->notices[0].code == "game.tail_damaged");
        CHECK((bytes_of(path) == bytes));

        const Result<OpenedGame> opened = GameFile::open(path, a_meaning());
        REQUIRE(opened);
        CHECK(opened->game.rows == rows_up_to(17));
        CHECK(opened->file.count() == 17);
        REQUIRE(opened->game.notices.size() == 1);
        CHECK(opened->game.notices[0].code == "game.tail_cut");
        CHECK(opened->game.notices[0].args == std::vector<std::string>{"17", kept_as});
        CHECK((bytes_of(kept_as) == bytes));
    }
    const Result<OpenedGame> again = GameFile::open(path, a_meaning());
    REQUIRE(again);
    CHECK(again->game.notices.empty());
    CHECK(again->game.rows == rows_up_to(17));
}
