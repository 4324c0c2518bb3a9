#include "files/node.hpp"
#include "files/read.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

using namespace bacler;

namespace {

namespace fs = std::filesystem;

/// A folder that is gone at the end of the test.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("bacler-text-" + std::to_string(::getpid()));
    Folder() { fs::create_directories(path); }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(path / name, std::ios::binary) << text;
        return (path / name).string();
    }
};

std::string code_of(const std::string& path) {
    const Result<std::string> read = files::text_of_file(path);
    return read ? "" : read.faults().at(0).code;
}

constexpr std::uintmax_t mebibyte = 1024U * 1024U;

}  // namespace

TEST_CASE("scenario: a file that is missing, a folder, empty or white is refused by name") {
    const Folder folder;
    CHECK(code_of((folder.path / "none.toml").string()) == "file.missing");
    CHECK(code_of(folder.write("plain", "x") + "/none.toml") == "file.missing");
    CHECK(code_of(folder.path.string()) == "file.directory");
    CHECK(code_of(folder.write("empty.toml", "")) == "file.empty");
    CHECK(code_of(folder.write("white.toml", " \t\r\n\n")) == "file.empty");
    CHECK(code_of(folder.write("good.toml", "a = 1")).empty());
}

TEST_CASE("scenario: a file that may not be read is refused") {
    if (::geteuid() == 0) return;  // root may read all
    const Folder folder;
    const std::string path = folder.write("closed.toml", "a = 1");
    fs::permissions(path, fs::perms::none);
    CHECK(code_of(path) == "file.no_permission");
}

TEST_CASE("scenario: a file of 100 MB is refused unread, and the message holds the limit") {
    const Folder folder;
    const std::string path = folder.write("long.toml", "");
    fs::resize_file(path, 100 * mebibyte);
    const Result<std::string> read = files::text_of_file(path);
    REQUIRE_FALSE(read);
    CHECK(read.faults()[0].code == "file.too_long");
    CHECK(read.faults()[0].args == std::vector<std::string>{"16"});
}

TEST_CASE("scenario: a file of just 16 MiB is read, one byte more is not") {
    const Folder folder;
    const std::string path = folder.write("limit.toml", std::string(16 * mebibyte, '#'));
    CHECK(code_of(path).empty());
    CHECK(code_of(folder.write("over.toml", std::string(16 * mebibyte + 1, '#'))) == "file.too_long");
}

TEST_CASE("scenario: the first byte that is not UTF-8 is told") {
    const Folder folder;
    const Result<std::string> read =
        files::text_of_file(folder.write("latin.toml", "a = 1\nb = \"\xE9t\xE9\"\n"));
    REQUIRE_FALSE(read);
    CHECK(read.faults()[0].code == "file.not_utf8");
    CHECK(read.faults()[0].line == 2);
    CHECK(read.faults()[0].args == std::vector<std::string>{"11"});
}

TEST_CASE("scenario: UTF-8 has no overlong form, no surrogate, nothing above U+10FFFF, no cut character") {
    using files::first_byte_not_utf8;
    const std::size_t none = std::string_view::npos;
    for (const char* good :
         {"", "abc", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x90\x8E", "\xED\x9F\xBF", "\xF4\x8F\xBF\xBF"})
        CHECK(first_byte_not_utf8(good) == none);
    for (const char* bad :
         {"\x80", "\xC0\xAF", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xF0\x8F\xBF\xBF",
          "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xC3", "\xE2\x82", "\xF0\x9F\x90", "\xFF"}) {
        CHECK(first_byte_not_utf8(bad) == 0);
        CHECK(first_byte_not_utf8(std::string("ok ") + bad + " no") == 3);
    }
}
