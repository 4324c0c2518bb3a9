// The scripts by which every overlay is shown: each plays to its end, and draws something.
#include "files/read.hpp"
#include "places.hpp"
#include "ui/desk_of_tests.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace bacler;
using namespace bacler::ui;

namespace {

struct Script {
    std::string scenario;
    std::vector<std::string> taps;  ///< none where it drags
};

/// The first line names the scenario: "# book-battle: ...".
Script read_script(const std::filesystem::path& path) {
    std::ifstream in(path);
    Script out;
    std::string line;
    REQUIRE(std::getline(in, line));
    out.scenario = line.substr(2, line.find(':') - 2);
    while (std::getline(in, line))
        if (line.rfind("tap ", 0) == 0) out.taps.push_back(line.substr(4));
    return out;
}

}  // namespace

TEST_CASE(
    "ui: every script of an overlay finds what it taps and draws it, upright and across, in both languages",
    "[ui]") {
    const std::filesystem::path folder = std::filesystem::path(places::source) / "tests/ui/scripts";
    int played = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const Script script = read_script(entry.path());
        if (script.taps.empty()) continue;
        const auto scenario = files::scenario_from_file(std::string(places::source) + "/data/scenarios/" +
                                                        script.scenario + ".toml");
        REQUIRE(scenario);
        for (const glm::vec2 size : {glm::vec2{1280, 800}, glm::vec2{800, 1280}}) {
            INFO(entry.path().filename().string() << " " << size.x);
            Bench bench({size, 1, 3.78F}, *scenario);
            for (const std::string& target : script.taps) bench.tap(target);
            CHECK_FALSE(bench.desk_now().measuring.drawing.is_empty());
            const std::size_t labels = bench.desk_now().measuring.drawing.labels.size();
            bench.tap("language");
            CHECK(bench.desk_now().measuring.drawing.labels.size() == labels);
        }
        ++played;
    }
    CHECK(played >= 7);
}
