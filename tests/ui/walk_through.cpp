// docs/walk-through: what it tells was played, and can be played again.
#include "places.hpp"

#include <catch2/catch.hpp>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(bacler::places::source) / "docs/walk-through";

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::vector<std::string> pictures_of_script() {
    std::ifstream in(folder / "evening.txt");
    std::vector<std::string> out;
    for (std::string verb, rest; in >> verb && std::getline(in, rest);)
        if (verb == "picture") out.push_back(rest.substr(1));
    return out;
}

}  // namespace

TEST_CASE("docs: the evening of the walk-through is played to its second sequence by its own script",
          "[ui][program][walk-through]") {
    const fs::path games = fs::temp_directory_path() / ("bacler-evening-" + std::to_string(::getpid()));
    const fs::path script = games / "evening.txt";
    fs::create_directories(games);
    std::ifstream in(folder / "evening.txt");
    std::ofstream without_pictures(script);
    int touches = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.rfind("tap ", 0) == 0 || line.rfind("drag ", 0) == 0) ++touches;
        if (line.rfind("picture ", 0) != 0) without_pictures << line << "\n";
    }
    CHECK(touches <= 140);
    without_pictures.close();
    const std::string command =
        "LC_ALL=C.UTF-8 " + std::string(bacler::places::app) + " " +
        (fs::path(bacler::places::source) / "data/scenarios/book-battle.toml").string() +
        " --lang en --size 1280x800 --dpi 149 --games " + games.string() + " --replay " + script.string() +
        " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string said;
    std::array<char, 4096> part{};
    while (std::fgets(part.data(), static_cast<int>(part.size()), pipe) != nullptr) said += part.data();
    const int ended = pclose(pipe);
    INFO(said);
    CHECK((WIFEXITED(ended) && WEXITSTATUS(ended) == 0));
    CHECK(said.find("\"sequence\":2") != std::string::npos);
    CHECK(said.find("\"saved\":true") != std::string::npos);
    fs::remove_all(games);
}

TEST_CASE("docs: each picture of the evening is there in both languages, and told about in its order",
          "[walk-through]") {
    std::vector<std::string> pictures = pictures_of_script();
    pictures.push_back("16-log.png");  // the one that ends the play
    CHECK(pictures.size() >= 12);
    for (const char* lang : {"en", "fr"}) {
        const std::string page = text_of(folder / (std::string(lang) == "en" ? "README.md" : "README.fr.md"));
        std::size_t after = 0;
        for (const std::string& picture : pictures) {
            INFO(lang << " " << picture);
            CHECK(fs::file_size(folder / lang / picture) > 1000);
            const std::size_t at = page.find("(" + std::string(lang) + "/" + picture + ")", after);
            CHECK(at != std::string::npos);
            after = at == std::string::npos ? after : at;
        }
    }
}
