// The program itself, killed while orders are given, and started again.
#include "app/game/shelf.hpp"
#include "places.hpp"

#include <catch2/catch.hpp>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace bacler;

namespace fs = std::filesystem;

namespace {

std::string folder_named(const std::string& name) {
    const fs::path path =
        fs::temp_directory_path() / ("bacler-killed-" + name + "-" + std::to_string(::getpid()));
    fs::remove_all(path);
    fs::create_directories(path);
    return path.string();
}

std::string text_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Starts the program, its output in a file.
pid_t start(const std::vector<std::string>& arguments, const std::string& out) {
    std::fflush(nullptr);  // or the child says it again
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child > 0) return child;
    std::vector<char*> words;
    std::string name = places::app;
    std::vector<std::string> copy = arguments;
    words.push_back(name.data());
    for (std::string& a : copy) words.push_back(a.data());
    words.push_back(nullptr);
    if (std::freopen(out.c_str(), "w", stdout) == nullptr) ::_exit(126);
    ::execv(name.c_str(), words.data());
    ::_exit(127);
}

/// Waits for an end; the status of an exit, or the number of a signal below 0, and the processor's time.
struct Ended {
    int status{0};
    double seconds{0};
};
Ended end_of(pid_t child) {
    int ended = 0;
    rusage used{};
    REQUIRE(::wait4(child, &ended, 0, &used) == child);
    const auto in_seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
    };
    return {WIFEXITED(ended) ? WEXITSTATUS(ended) : -WTERMSIG(ended),
            in_seconds(used.ru_utime) + in_seconds(used.ru_stime)};
}

/// Plays a script that never ends in a folder of its own, and kills the program once so many orders lie on the disk.
std::string killed_after(const std::string& name, const std::string& script, std::size_t orders) {
    const std::string folder = folder_named(name);
    std::ofstream(folder + "/script.txt") << script << "wait 100000000\n";
    const pid_t child =
        start({"--games", folder + "/games", "--replay", folder + "/script.txt"}, folder + "/out");
    for (int tries = 0; tries < 6000; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        const std::vector<ShelvedGame> games = games_in(folder + "/games");
        if (games.empty()) continue;
        const Result<PlayedGame> read = PlayedGame::read(games.front().path);
        if (read && read->battle().chits.size() >= orders) break;
    }
    ::kill(child, SIGKILL);
    CHECK(end_of(child).status == -SIGKILL);
    return folder;
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

const char* const open_orders =
    "tap start.table\ntap play\ntap staff.FC\ntap staff.F1\ntap command.0\ntap staff.FC\ntap staff.F2\ntap command.";

std::string sealed_orders(const std::string& command) {
    std::string out = "tap start.table\ntap play\ntap keep.sealed\ntap seat.side.0\ntap seat.begin\n";
    for (int time = 0; time < 2; ++time)
        for (const char digit : std::string("271828")) out += std::string("tap secret.") + digit + "\n";
    return out + "tap staff.FC\ntap staff.F1\ntap " + command + "\n";
}

}  // namespace

TEST_CASE("bacler: killed while orders are given, it comes back within two seconds with the orders hidden",
          "[ui][program][games]") {
    const auto [name, script, orders] = GENERATE(table<std::string, std::string, std::size_t>(
        {{"open", std::string(open_orders) + "0\n", 2}, {"sealed", sealed_orders("command.0"), 1}}));
    INFO(name);
    const std::string folder = killed_after(name, script, orders);
    REQUIRE(games_in(folder + "/games").size() == 1);
    CHECK(games_in(folder + "/games").front().is_unfinished);
    std::ofstream(folder + "/look.txt") << "wait 1\n";
    const Ended again =
        end_of(start({"--games", folder + "/games", "--replay", folder + "/look.txt"}, folder + "/state"));
    CHECK(again.status == 0);
    CHECK(again.seconds < 2);
    const std::string state = text_of(folder + "/state");
    INFO(state);
    CHECK(has(state, "\"screen\":\"neutral\""));
    CHECK(has(state, "\"face_down\":" + std::to_string(orders)));
    // Nothing of the table can be touched before the tablet is taken up.
    std::ofstream(folder + "/touch.txt") << "tap games.go_on\ntap flag.F1a\n";
    CHECK(end_of(start({"--games", folder + "/games", "--replay", folder + "/touch.txt"}, folder + "/none"))
              .status == 1);
    if (name == "open") {
        std::ofstream(folder + "/on.txt")
            << "tap games.go_on\ntap seat.begin\ntap staff.AC\ntap staff.A2\ntap command.0\n";
        CHECK(end_of(start({"--games", folder + "/games", "--replay", folder + "/on.txt"}, folder + "/state"))
                  .status == 0);
        CHECK(has(text_of(folder + "/state"), "\"face_down\":3"));
    }
    fs::remove_all(folder);
}

TEST_CASE("bacler: the picture after a kill is the same whatever order lies face down",
          "[ui][program][games][display]") {
    std::vector<std::string> pictures;
    for (const char* command : {"command.0", "command.1"}) {
        const std::string folder = killed_after(command, sealed_orders(command), 1);
        const std::string picture = folder + "/picture.png";
        const Ended again =
            end_of(start({"--games", folder + "/games", "--screenshot", picture}, folder + "/out"));
        if (again.status != 0) {
            WARN("no pictures can be drawn here");
            return;
        }
        pictures.push_back(text_of(picture));
        fs::remove_all(folder);
    }
    CHECK(pictures[0].size() > 1000);
    CHECK(pictures[0] == pictures[1]);
}
