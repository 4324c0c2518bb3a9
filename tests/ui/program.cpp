#include "places.hpp"

#include <catch2/catch.hpp>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

// The program itself, as a shell would call it.

namespace {

struct Ran {
    int status{-1};
    std::string out;  ///< both streams
};

Ran ran(const std::string& arguments) {
    const std::string command =
        "LC_ALL=C.UTF-8 " + std::string(bacler::places::app) + " " + arguments + " 2>&1";
    Ran r;
    FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 4096> part{};
    while (std::fgets(part.data(), static_cast<int>(part.size()), pipe) != nullptr) r.out += part.data();
    const int ended = pclose(pipe);
    r.status = WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
    return r;
}

std::string written(const std::string& name, const std::string& text) {
    const std::filesystem::path path = std::filesystem::temp_directory_path() / ("bacler-test-" + name);
    std::ofstream(path) << text;
    return path.string();
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::uintmax_t number_at(const std::string& bytes, std::size_t at) {
    std::uintmax_t n = 0;
    for (std::size_t i = 0; i < 4; ++i) n = n * 256 + static_cast<unsigned char>(bytes.at(at + i));
    return n;
}

}  // namespace

TEST_CASE("bacler: E1 by fingers through SDL's own queue, without a display, ends with a difference of two",
          "[ui][program]") {
    const std::string script =
        written("e1.txt",
                "# the newcomer's check\ntap flag.F1a\ntap flag.A1a\ntap stance.0.attack\n"
                "tap supporting_elements.1.more\ntap die.0.4\ntap die.1.6\n");
    const Ran r = ran("--lang en --replay " + script);
    CHECK(r.status == 0);
    CHECK(has(r.out, "\"difference\":2"));
    CHECK(has(r.out, "\"dice\":[4,6]"));
    CHECK(has(r.out, "Brigade F1a beats Brigade A1a by 11 to 9"));
}

TEST_CASE("bacler: pinch, drag and wheel come through SDL's queue too", "[ui][program]") {
    const Ran still = ran("--replay " + written("still.txt", "wait 2\n"));
    const Ran pinched = ran("--replay " + written("pinch.txt", "pinch 640 424 100 200\n"));
    CHECK(has(still.out, "\"scale\":6.4000"));
    CHECK(has(pinched.out, "\"scale\":12.8000"));
    CHECK(has(ran("--replay " + written("drag.txt", "drag 300 700 370 700\n")).out,
              "\"centre\":[85.000,50.000]"));
    CHECK(has(ran("--replay " + written("wheel.txt", "wheel 640 424 1\n")).out, "\"scale\":7.3600"));
    CHECK(has(ran("--replay " + written("click.txt", "click flag.A2b\n")).out, "\"picked\":[\"A2b\"]"));
}

TEST_CASE("bacler: a script that cannot be played says where and what it could have named", "[ui][program]") {
    const Ran unknown = ran("--lang en --replay " + written("bad.txt", "tap flag.F1a\ntap flag.Z9\n"));
    CHECK(unknown.status == 1);
    CHECK(has(unknown.out, "bad.txt:2:"));
    CHECK(has(unknown.out, "flag.A1a"));
    CHECK(ran("--replay " + written("verb.txt", "jump 3\n")).status == 1);
    CHECK(ran("--replay /nowhere/at/all.txt").status == 1);
}

TEST_CASE("bacler: a wrong call is answered with the usage and status 2", "[ui][program]") {
    for (const char* call : {"--sizes", "--size 12", "--size 1280x", "--size 1x1", "--lang de", "--lang",
                             "--screenshot", "--games", "one.toml two.toml", "--engage F1a",
                             "--engage F1a A1a --dice 4", "--engage F1a A1a --dice 0 6",
                             "--engage F1a A1a --dice 4 11", "--dice 4 6", "--set F1a.stance=attack",
                             "--engage F1a A1a --set stance=attack", "--engage F1a A1a --set F1a.stance"}) {
        INFO(call);
        const Ran r = ran(call);
        CHECK(r.status == 2);
        CHECK(has(r.out, "usage"));
    }
    CHECK(ran("--help").status == 0);
    CHECK(has(ran("--lang en --help").out, "--gallery"));
}

TEST_CASE("bacler: elements and settings that do not exist are refused by name with status 1",
          "[ui][program]") {
    for (const char* call :
         {"--engage F1a Z9", "--engage F1a F1b", "--engage F1a A1a --set Z9.stance=attack",
          "--engage F1a A1a --set F1a.stance=charge", "--engage F1a A1a --set F1a.colour=red",
          "--engage F1a A1a --set F1a.fatigue=ten"}) {
        INFO(call);
        const Ran r = ran(std::string("--lang en --screenshot /tmp/bacler-test-never.png ") + call);
        CHECK(r.status == 1);
        CHECK(has(r.out, "bacler: "));
    }
    CHECK_FALSE(std::filesystem::exists("/tmp/bacler-test-never.png"));
}

TEST_CASE("bacler: a scenario with faults is told about, with status 1, and nothing is drawn",
          "[ui][program]") {
    const std::string bad = written("bad.toml", "format = \"bacler/scenario/1\"\ntitel = \"x\"\n");
    const Ran r = ran("--lang en --screenshot /tmp/bacler-test-never.png " + bad);
    CHECK(r.status == 1);
    CHECK(has(r.out, "bad.toml"));
    CHECK(has(r.out, "titel"));
    CHECK_FALSE(std::filesystem::exists("/tmp/bacler-test-never.png"));
}

TEST_CASE(
    "bacler: a script drags an element by its flag to a place of the table, trembling, and lifts or loses the finger",
    "[ui][program]") {
    const auto played = [](const std::string& name, const std::string& script) {
        return ran("--replay " + written(name, script)).out;
    };
    const std::string held = played("held.txt", "drag F1a 77,50.8 steps 6 noise 1 7 hold\n");
    CHECK(has(held, "\"phase\":\"dragged\",\"allowed\":true,\"front\":[77.000,51.000]"));
    CHECK(has(played("lifted.txt", "drag F1a 77,50.8 hold\nlift\n"), "\"phase\":\"made\""));
    CHECK(has(played("cancelled.txt", "drag F1a 77,50.8 hold\ncancel\n"), "\"hand\":null"));
    CHECK(has(played("screen.txt", "drag F1a @640,300\n"), "\"phase\":\"refused\""));
    CHECK(has(played("turned.txt", "tap flag.F1b\nturn 20\n"), "\"heading\":20.0"));
    CHECK(has(played("placed.txt", "tap 72,63\ntap loupe.A1c\n"), "\"picked\":[\"A1c\"]"));
    for (const char* wrong :
         {"drag", "drag F1a", "drag F1a 77", "drag F1a 77,50 noise 1", "drag nobody 1,2", "turn"}) {
        const Ran refused = ran("--replay " + written("wrong.txt", wrong));
        CHECK(refused.status == 1);
    }
}

TEST_CASE("bacler: a window that leaves the front while orders lie face down is covered, through SDL's queue",
          "[ui][program]") {
    const std::string orders = "tap play\ntap staff.FC\ntap staff.F1\ntap command.0\n";
    const auto screen = [](const std::string& script) {
        return ran("--replay " + written("away.txt", script)).out;
    };
    CHECK(has(screen(orders), "\"screen\":\"table\""));
    CHECK(has(screen(orders + "away\n"), "\"screen\":\"neutral\""));
    CHECK(has(screen(orders + "away\ntap seat.begin\n"), "\"screen\":\"table\""));
    CHECK(has(screen("tap play\naway\n"), "\"screen\":\"table\""));  // nothing lies there
}

TEST_CASE("bacler: what a keyboard types comes through SDL's queue, and no game is begun without a folder",
          "[ui][program]") {
    const std::string script = "tap play\ntap menu\ntap games\ntap games.copy\ntype /x/été-" +
                               std::string(40, 'y') + "\nwait 1\ntap typing.do\n";
    const Ran r = ran("--replay " + written("typed.txt", script));
    CHECK(r.status == 0);
    CHECK(has(r.out, "\"file\":\"\""));
    CHECK(has(r.out, "\"screen\":\"games\""));
}

TEST_CASE(
    "bacler: a shared ruling is written beside the games, 1200 pixels wide at least, and nothing is written over",
    "[ui][program][display][sharing]") {
    if (std::getenv("DISPLAY") == nullptr) {
        WARN("no display: the picture is not taken");
        return;
    }
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "bacler-test-shared";
    std::filesystem::remove_all(folder);
    const std::string script =
        written("share.txt", "tap flag.F1a\ntap flag.A1a\ntap die.0.4\ntap die.1.6\ntap share\ntap share\n");
    const std::string call = std::string(bacler::places::source) +
                             "/data/scenarios/book-battle.toml --lang en --games " + folder.string() +
                             " --replay " + script + " --screenshot " +
                             (std::filesystem::temp_directory_path() / "bacler-test-share.png").string();
    CHECK(ran(call).status == 0);
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "pictures")) {
        ++count;
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(in), {}};
        REQUIRE(bytes.size() > 24);
        CHECK(number_at(bytes, 16) >= 1200);
    }
    CHECK(count == 2);
    std::filesystem::remove_all(folder);
}

TEST_CASE("bacler: a picture that cannot be written or drawn is told about with a remedy",
          "[ui][program][sharing]") {
    const std::string taps = "tap flag.F1a\ntap flag.A1a\ntap die.0.4\ntap die.1.6\ntap share\n";
    const std::string folder = (std::filesystem::temp_directory_path() / "bacler-test-unshared").string();
    const std::string state = ran("--lang en --games " + folder + " --replay " +
                                  written("unshared.txt", "tap start.table\n" + taps))
                                  .out;
    CHECK(has(state, "\"shared\":\"picture.undrawn\""));  // nothing is drawn without a display
    const std::string taken = written("taken-folder", "a file, no folder");
    const std::string refused =
        ran("--lang en --games " + taken + " --replay " + written("unshared.txt", "tap start.table\n" + taps))
            .out;
    CHECK(has(refused, "\"shared\":\""));
    CHECK_FALSE(has(refused, "picture.undrawn"));
    std::filesystem::remove_all(folder);
}

TEST_CASE("bacler: a picture has the size that was asked for", "[ui][program][display]") {
    if (std::getenv("DISPLAY") == nullptr) {
        WARN("no display: run the tests under xvfb-run to try pictures");
        return;
    }
    const std::string path = written("shot.png", "");
    const Ran r =
        ran("--size 1000x700 --engage F1a A1a --dice 4 6 --set F1a.stance=attack --screenshot " + path);
    INFO(r.out);
    REQUIRE(r.status == 0);
    std::ifstream in(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    REQUIRE(bytes.size() > 10000);
    CHECK(bytes.substr(1, 3) == "PNG");
    CHECK(number_at(bytes, 16) == 1000);
    CHECK(number_at(bytes, 20) == 700);
    CHECK(ran("--screenshot /nowhere/at/all.png").status == 1);
}

TEST_CASE("bacler: two marks held a second through SDL's queue are a consent, and held half of one are none",
          "[ui][program]") {
    std::ifstream in(std::string(bacler::places::source) + "/tests/ui/game_scripts/consent.txt");
    const std::string asked{std::istreambuf_iterator<char>(in), {}};
    const std::string games =
        " " + std::string(bacler::places::source) +
        "/data/scenarios/book-battle.toml --lang en --size 1280x800 --dpi 149 --games " +
        (std::filesystem::temp_directory_path() / ("bacler-consent-" + std::to_string(::getpid()))).string();
    const auto lines_after = [&](const std::string& more) {
        const Ran r = ran("--replay " + written("consent.txt", asked + more) + games);
        INFO(r.out);
        CHECK(r.status == 0);
        const std::size_t at = r.out.find("\"lines\":");
        REQUIRE(at != std::string::npos);
        return std::stoi(r.out.substr(at + 8));
    };
    const int before = lines_after("");
    CHECK(lines_after("hold consent.side.0 consent.side.1 0.5\n") == before);
    // What was taken back can be done again: the line is left, the game stands before it.
    const Ran agreed =
        ran("--replay " +
            written("agreed.txt", asked + "hold consent.side.0 consent.side.1 1.1\ntap face.0.3\n") + games);
    INFO(agreed.out);
    CHECK(agreed.status == 0);  // the dice are owed again
    const Ran refused =
        ran("--replay " +
            written("refused.txt", asked + "hold consent.side.0 consent.side.1 0.5\ntap face.0.3\n") + games);
    CHECK(refused.status == 1);  // they are not
    std::filesystem::remove_all(std::filesystem::temp_directory_path() /
                                ("bacler-consent-" + std::to_string(::getpid())));
}

TEST_CASE("bacler: a quick engagement is ruled on within twelve touches through SDL's queue",
          "[ui][program][quick]") {
    const std::vector<std::string> taps{"start.quick",
                                        "quick.engagement",
                                        "quick.brigade.0.cuirassiers",
                                        "quick.brigade.1.line_4",
                                        "stance.0.attack",
                                        "stance.1.manoeuvre",
                                        "supporting_elements.1.more",
                                        "cover.1.more",
                                        "attacked_from.1.more",
                                        "die.0.4",
                                        "die.1.6"};
    CHECK(taps.size() <= 12);
    std::string script = "tap menu\n";  // from the table to the first screen, where an evening begins
    const std::string manner = "--lang en --size 1280x800 --dpi 149 --replay ";
    // What the screen has come to is told where a script asks for what is not there.
    const std::string ask = "tap nothing\n", of_ruling = " finding.0,";
    for (const std::string& tap : taps) {
        CHECK_FALSE(
            (tap == "die.1.6" && has(ran(manner + written("quick.txt", script + ask)).out, of_ruling)));
        script += "tap " + tap + "\n";
    }
    CHECK(has(ran(manner + written("quick.txt", script + ask)).out, of_ruling));
    CHECK(has(ran(manner + written("quick.txt", script)).out, "\"screen\":\"quick\""));
}

TEST_CASE("bacler: each screen is reached and left through SDL's queue", "[ui][program]") {
    const std::string scenarios =
        (std::filesystem::temp_directory_path() / ("bacler-screens-" + std::to_string(::getpid()))).string();
    const std::vector<std::pair<std::string, std::string>> ways{
        {"tap menu", "start"},
        {"tap menu\ntap start.settings", "settings"},
        {"tap menu\ntap start.settings\ntap settings.back", "start"},
        {"tap menu\ntap start.about", "about"},
        {"tap menu\ntap start.about\ntap about.back", "start"},
        {"tap menu\ntap start.quick", "quick"},
        {"tap menu\ntap start.write", "editor"},
        {"tap menu\ntap start.write\ntap editor.close", "start"},
        {"tap menu\ntap start.table", "table"}};
    for (const auto& [way, screen] : ways) {
        const Ran r = ran("--size 1280x800 --dpi 149 --scenarios " + scenarios + " --replay " +
                          written("way.txt", way + "\n"));
        INFO(way << "\n" << r.out);
        CHECK(r.status == 0);
        CHECK(has(r.out, "\"screen\":\"" + screen + "\""));
    }
    std::filesystem::remove_all(scenarios);
}
