// What a finger is meant for is 9 mm of glass at least, and nothing is written too small, on a 10-inch tablet.
#include "places.hpp"
#include "ui/desk_of_tests.hpp"
#include "ui/widgets/lettering.hpp"

#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <set>
#include <unistd.h>

using namespace bacler;
using namespace bacler::ui;

namespace {

constexpr float touch_mm = 9;

struct Script {
    std::string scenario{"book-battle"};
    bool shows_gallery{false};
    std::vector<std::string> taps;  ///< with "draw " before it: a line of a finger over the table
};

/// The taps of a script as far as it only taps and draws; a line that names a scenario first: "# open-flank: ...".
Script read_script(const std::filesystem::path& path) {
    std::ifstream in(path);
    Script out;
    std::string line;
    while (std::getline(in, line)) {
        if (line.rfind("# gallery:", 0) == 0) out.shows_gallery = true;
        if (line.rfind("# open-flank", 0) == 0) out.scenario = "open-flank";
        if (line.rfind("# book-battle-contact", 0) == 0) out.scenario = "book-battle-contact";
        if (line.empty() || line[0] == '#') continue;
        const bool taps = line.rfind("tap ", 0) == 0;
        if (!taps && line.rfind("draw ", 0) != 0) break;
        out.taps.push_back(taps ? line.substr(4) : line);
    }
    return out;
}

std::vector<std::filesystem::path> scripts() {
    std::vector<std::filesystem::path> out;
    for (const char* folder : {"tests/ui/screens", "tests/ui/scripts", "tests/ui/game_scripts"})
        for (const auto& entry :
             std::filesystem::directory_iterator(std::filesystem::path(places::source) / folder))
            out.push_back(entry.path());
    std::sort(out.begin(), out.end());
    return out;
}

/// "name: 5.2 x 9.0 mm", of whatever is smaller than a finger needs and shows whole.
std::set<std::string> too_small(const App& app) {
    std::set<std::string> out;
    const float least = touch_mm * app.points_per_mm() - 0.5F;
    for (const auto& [name, touch] : app.targets().touches()) {
        const glm::vec2 size = render::size_of(touch.where);
        if (size.x < least || size.y < least)
            out.insert(name + ": " + std::to_string(size.x / app.points_per_mm()) + " x " +
                       std::to_string(size.y / app.points_per_mm()) + " mm");
    }
    return out;
}

/// Whatever lies outside the window across, where no list scrolls to it.
std::set<std::string> cut_off(const App& app, glm::vec2 window) {
    std::set<std::string> out;
    for (const auto& [name, touch] : app.targets().touches())
        if (touch.where.from.x < -0.5F || touch.where.to.x > window.x + 0.5F) out.insert(name);
    return out;
}

bool is_of(const std::string& name, std::initializer_list<const char*> kinds) {
    return std::any_of(kinds.begin(), kinds.end(),
                       [&](const char* kind) { return name.rfind(kind, 0) == 0; });
}

/// Whatever lies on something else of the table's words and marks, and keys of one list that lie on one another.
std::set<std::string> meetings(const App& app) {
    std::set<std::string> out;
    const auto& all = app.targets().all();
    for (const auto& [word, where] : all) {
        if (!is_of(word, {"flag.", "name.", "label."})) continue;
        for (const auto& [other, there] : all)
            if (other != word && overlap(where, there) &&
                is_of(other, {"flag.", "name.", "label.", "knob", "order.", "chit.", "staff."}))
                out.insert(word + " on " + other);
    }
    for (const auto& [word, where] : all)
        if (is_of(word, {"name."}))
            for (const Pane& line : app.words().lines())
                if (overlap(where, line)) out.insert(word + " on a line");
    const auto& touches = app.targets().touches();
    for (auto a = touches.begin(); a != touches.end(); ++a)
        for (auto b = std::next(a); b != touches.end(); ++b) {
            const Pane inner{a->second.where.from + glm::vec2{1, 1}, a->second.where.to - glm::vec2{1, 1}};
            if (is_of(a->first, {"loupe.beside"}) || is_of(b->first, {"loupe.beside"})) continue;
            if (a->second.list == b->second.list && overlap(inner, b->second.where))
                out.insert(a->first + " on " + b->first);
        }
    return out;
}

/// Does what a line of a script says.
void do_line(Bench& bench, const std::string& line) {
    if (line.rfind("draw ", 0) != 0) {
        const std::optional<glm::vec2> place = bench.place_of(line);
        REQUIRE(place);
        return bench.tap(*place);
    }
    std::istringstream places(line.substr(5));
    std::optional<glm::vec2> last;
    for (std::string word; places >> word;) {
        const std::optional<glm::vec2> to = bench.place_of(word);
        REQUIRE(to);
        bench.finger(last ? PointerEvent::Kind::move : PointerEvent::Kind::down, 0, *to);
        bench.frames(1);
        last = to;
    }
    bench.finger(PointerEvent::Kind::up, 0, *last);
    bench.settle();
}

/// Pages that hold much are seen in both languages.
std::vector<Lang> langs_of(const std::filesystem::path& script) {
    const std::string name = script.filename().string();
    const bool is_of_editor = name.rfind("editor", 0) == 0 || name.rfind("table_", 0) == 0;
    return is_of_editor ? std::vector<Lang>{Lang::fr, Lang::en} : std::vector<Lang>{Lang::fr};
}

}  // namespace

TEST_CASE(
    "ui: every target of every script is 9 mm of glass, none is cut off, and nothing written lies on anything else",
    "[ui][glass]") {
    const std::vector<WindowSize> tablets{
        {{1280, 800}, 1, 5.87F}, {{800, 1280}, 1, 5.87F}, {{2560, 1600}, 1, 11.74F}, {{1280, 800}, 1, 8.5F}};
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("bacler-glass-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    std::set<std::string> small, cut, cramped, met;
    std::vector<Cramped> noted;
    for (const WindowSize& tablet : tablets)
        for (const auto& path : scripts())
            for (const Lang lang : langs_of(path)) {
                // Games are long: they are played on two tablets, and the same panels are seen on the others by shorter scripts.
                const bool is_game = path.parent_path().filename() == "game_scripts";
                if (is_game && (tablet.points.x > 2000 || tablet.points_per_mm > 8)) continue;
                const Script script = read_script(path);
                Desk desk;  // as the program lays it, the list of steps included
                desk.scenario = scenario_named(script.scenario);
                desk.lang = lang;
                desk.shelf.folder = folder.string();
                desk.editor_folder = folder.string();
                desk.pictures_folder = folder.string();
                if (script.shows_gallery) show_gallery(desk);
                Bench bench(tablet, std::move(desk));
                // Smaller glass may write smaller; fingers do not shrink.
                if (tablet.points_per_mm < 6 || tablet.points.x > 2000) note_cramped(&noted);
                for (const std::string& tap : script.taps) {
                    INFO(path.filename().string()
                         << " " << tablet.points.x << "/" << tablet.points_per_mm << ": " << tap);
                    do_line(bench, tap);
                    for (const std::string& one : too_small(bench.app()))
                        small.insert(one + " in " + path.filename().string() + " " +
                                     std::to_string(tablet.points.x) + "/" +
                                     std::to_string(tablet.points_per_mm));
                    for (const std::string& one : meetings(bench.app()))
                        met.insert(one + " in " + path.filename().string() + " after " + tap + " " +
                                   std::to_string(tablet.points.x));
                    for (const std::string& one : cut_off(bench.app(), tablet.points))
                        cut.insert(one + " in " + path.filename().string());
                }
            }
    std::filesystem::remove_all(folder);
    for (const Cramped& one : noted) cramped.insert(one.text + " at " + std::to_string(one.part));
    for (const std::string& one : cramped) UNSCOPED_INFO(one);
    CHECK(cramped.empty());
    for (const std::string& one : small) UNSCOPED_INFO(one);
    CHECK(small.empty());
    for (const std::string& one : cut) UNSCOPED_INFO(one);
    CHECK(cut.empty());
    for (const std::string& one : met) UNSCOPED_INFO(one);
    CHECK(met.empty());
}
