#pragma once
#include "files/game_file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <unistd.h>

/// Games on disk for tests to write, damage and read.
namespace bacler::tests {

/// A folder that is gone at the end of the test.
class Folder {
public:
    Folder() {
        static int made = 0;
        path_ = std::filesystem::temp_directory_path() /
                ("bacler-games-" + std::to_string(::getpid()) + "-" + std::to_string(++made));
        std::filesystem::create_directories(path_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all, ignored);
        std::filesystem::remove_all(path_, ignored);
    }
    std::string operator/(const std::string& name) const { return (path_ / name).string(); }
    const std::filesystem::path& path() const { return path_; }
    std::size_t files() const {
        const std::filesystem::directory_iterator all(path_);
        return static_cast<std::size_t>(std::distance(begin(all), end(all)));
    }

private:
    std::filesystem::path path_;
};

inline std::string bytes_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_bytes(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

inline files::GameHeader a_header() {
    return {"nim", "0.9", "nim 1", std::string(32, 'r'), "2026-11-30 14:00", 1, "five, four, none"};
}

inline files::GameMeaning a_meaning() {
    return {"nim", "nim 1", std::string(32, 'r')};
}

/// Row n, from 1: its payload tells its number and is longer with it.
inline files::GameRow a_row(std::size_t n) {
    return {static_cast<std::uint16_t>(n % 5), 1,
            "event " + std::to_string(n) + std::string(n * 7 % 90, 'x')};
}

inline std::vector<files::GameRow> rows_up_to(std::size_t last, std::size_t first = 1) {
    std::vector<files::GameRow> out;
    for (std::size_t n = first; n <= last; ++n) out.push_back(a_row(n));
    return out;
}

inline bool is_beginning(const std::vector<files::GameRow>& rows, const std::vector<files::GameRow>& of) {
    return rows.size() <= of.size() && std::equal(rows.begin(), rows.end(), of.begin());
}

template <class T>
std::string code_of(const Result<T>& result) {
    return result ? "" : result.faults().at(0).code;
}

}  // namespace bacler::tests
