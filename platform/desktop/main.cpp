#include "app/about.hpp"
#include "app/answers/answers.hpp"
#include "app/game/dice_seed.hpp"
#include "app/open_scenario.hpp"
#include "base/check.hpp"
#include "platform/desktop/options.hpp"
#include "platform/desktop/png.hpp"
#include "platform/desktop/replay.hpp"
#include "platform/desktop/sharing.hpp"
#include "platform/desktop/window.hpp"

#include <imgui.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace {

using namespace bacler;
using namespace bacler::desktop;

enum ExitStatus : int { good = 0, input_is_wrong = 1, usage_is_wrong = 2, promise_is_broken = 3 };

/// The locale as the system states it, strongest first.
Lang system_lang() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return lang_of_locale(value);
    }
    return Lang::en;
}

void complain(const std::string& sentence) {
    std::fprintf(stderr, "%s\n", sentence.c_str());
}

std::string names_of_elements(const plaquette::Scenario& scenario) {
    std::string names;
    for (const plaquette::Side& side : scenario.sides)
        for (const plaquette::Element& e : side.elements) names += (names.empty() ? "" : ", ") + e.id;
    return names;
}

/// The two elements of --engage as they were put, or why not.
std::optional<Refusal> engage(ui::Desk& desk, const Options& options) {
    if (!options.engage) return std::nullopt;
    std::array<ElementAt, 2> pair;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string& id = options.engage->at(i);
        const std::optional<ElementAt> at = plaquette::element_named(desk.scenario, id);
        if (!at || element_at(desk.scenario, *at).units.empty())
            return Refusal{"ui.refused.element", {id, names_of_elements(desk.scenario)}};
        pair[i] = *at;
    }
    if (pair[0].side == pair[1].side)
        return Refusal{"ui.refused.same_side", {options.engage->at(0), options.engage->at(1)}};
    for (const ElementAt at : pair) ui::pick(desk, at);
    for (const Setting& s : options.settings) {
        const bool is_first = s.element == options.engage->at(0),
                   is_second = s.element == options.engage->at(1);
        if (!is_first && !is_second)
            return Refusal{"ui.refused.not_engaged",
                           {s.element, options.engage->at(0), options.engage->at(1)}};
        if (const auto refusal = change_by_words(*desk.table, is_first ? 0 : 1, s.key, s.value))
            return refusal;
    }
    for (std::size_t side = 0; options.dice && side < 2; ++side)
        ui::type_die(desk, side, options.dice->at(side));
    return std::nullopt;
}

ExitStatus play_script(Window& window, ui::App& app, const Options& options) {
    std::ifstream file(options.replay, std::ios::binary);
    std::ostringstream script;
    if (!file || !(script << file.rdbuf())) {
        complain(say(options.lang, "ui.not_read", {options.replay}));
        return input_is_wrong;
    }
    const std::filesystem::path picture = options.screenshot;
    const std::filesystem::path folder =
        picture.empty() || picture.has_parent_path() ? picture.parent_path() : std::filesystem::path(".");
    if (const auto refusal = replay(window, app, options.replay, script.str(), folder)) {
        complain(sentence_of(options.lang, *refusal));
        return input_is_wrong;
    }
    std::printf("%s\n", state_of(app).c_str());
    return good;
}

ExitStatus take_picture(Window& window, ui::App& app, const Options& options) {
    window.keep_pixels();
    settle(window, app);
    if (write_png(options.screenshot, window.pixels())) return good;
    complain(say(options.lang, "ui.not_written", {options.screenshot}));
    return input_is_wrong;
}

ExitStatus keep_open(Window& window, ui::App& app) {
    using Clock = std::chrono::steady_clock;
    Clock::time_point before = Clock::now();
    app.wake();
    while (window.take_events(app)) {
        share(window, app);
        if (app.is_at_rest()) {
            window.wait();
            before = Clock::now();
            continue;
        }
        const Clock::time_point now = Clock::now();
        window.draw(app, std::chrono::duration<float>(now - before).count());
        before = now;
    }
    return good;
}

ExitStatus run_window(ui::App& app, const Options& options) {
    const Sight sight = !options.screenshot.empty() ? Sight::pictured
                        : options.replay.empty()    ? Sight::shown
                                                    : Sight::blind;
    Window window(options.width, options.height, sight, "Bacler");
    if (!window.is_open()) {
        complain(say(options.lang, "ui.no_window", {window.trouble()}));
        return input_is_wrong;
    }
    window.know_glass(options.dots_per_inch, options.safe_area);
    window.bind(app);
    ExitStatus status = good;
    if (!options.replay.empty()) status = play_script(window, app, options);
    if (status == good && !options.screenshot.empty()) status = take_picture(window, app, options);
    if (options.replay.empty() && options.screenshot.empty()) status = keep_open(window, app);
    return status;
}

bool runs_by_itself(const Options& options) {
    return !options.screenshot.empty() || !options.replay.empty();
}

/// Something among the user's own data; nothing where there is no such place, or for what runs by itself.
std::string own_file(const Options& options, const char* name) {
    if (runs_by_itself(options)) return {};
    char* own = SDL_GetPrefPath(nullptr, "bacler");
    if (own == nullptr) return {};
    const std::string path = std::string(own) + name;
    SDL_free(own);
    return path;
}

/// Where games are kept: as asked, else among the user's own data. What runs by itself touches those only where it is told to.
std::string folder_of_games(const Options& options) {
    return options.games.empty() ? own_file(options, "games") : options.games;
}

/// Where pictures of rulings are written: beside the games.
std::string folder_of_pictures(const Options& options) {
    return options.games.empty() ? own_file(options, "pictures") : options.games + "/pictures";
}

/// Where scenarios are written, by the same.
std::string folder_of_scenarios(const Options& options) {
    const std::string folder = options.scenarios.empty() ? own_file(options, "scenarios") : options.scenarios;
    // Where it cannot be made, the editor says so as soon as it writes.
    if (!folder.empty()) static_cast<void>(make_folder(folder));
    return folder;
}

void take_settings(ui::Desk& desk, const Options& options) {
    const std::string path = own_file(options, "settings.json");
    if (!path.empty()) ui::load_settings(desk, path, system_lang());
    if (path.empty() || options.has_lang) desk.lang = options.lang;
    if (options.scheme) desk.settings.scheme = *options.scheme;
    if (options.text_size) desk.settings.text_size = *options.text_size;
    SDL_version sdl;
    SDL_GetVersion(&sdl);
    desk.built_on = library_lines(desk.lang);
    desk.built_on.push_back(library_line(desk.lang, "Dear ImGui", IMGUI_VERSION));
    desk.built_on.push_back(library_line(
        desk.lang, "SDL",
        std::to_string(sdl.major) + "." + std::to_string(sdl.minor) + "." + std::to_string(sdl.patch)));
}

std::vector<std::string> sentences_of(Lang lang, const Faults& faults) {
    std::vector<std::string> out;
    for (const Fault& fault : faults) out.push_back(answers::fault_text(lang, fault));
    return out;
}

/// Nothing was named: the game that was cut off goes on; else the first screen, over the book battle.
Faults lay_what_was_played(ui::Desk& desk) {
    Result<plaquette::Scenario> book = book_battle();
    if (!book) return book.faults();
    desk.scenario = std::move(book).value();
    ui::show_screen(desk, ui::Screen::start);
    if (!desk.shelf.games.empty() && desk.shelf.games.front().is_unfinished)
        ui::open_game(desk, std::string(desk.shelf.games.front().path));
    return {};
}

/// What the desk begins with.
Faults lay_out(ui::Desk& desk, const Options& options) {
    const bool asks_for_nothing = options.scenario.empty() && !options.engage;
    if (asks_for_nothing && (!runs_by_itself(options) || !options.games.empty()))
        return lay_what_was_played(desk);
    if (!options.scenario.empty() && is_named_as_game(options.scenario)) {
        if (ui::open_game(desk, options.scenario)) return {};
        if (runs_by_itself(options)) return desk.shelf.faults;
        const ui::Shelf tried = desk.shelf;
        Faults faults = lay_what_was_played(desk);
        ui::show_games(desk);
        desk.shelf.faults = tried.faults;
        desk.shelf.unwritable = tried.unwritable;
        return faults;
    }
    Result<plaquette::Scenario> opened =
        options.scenario.empty() ? book_battle() : open_scenario(options.scenario);
    if (!opened) return opened.faults();
    desk.scenario = std::move(opened).value();
    return {};
}

ExitStatus run(const Options& options) {
    ui::Desk desk;
    take_settings(desk, options);
    desk.shelf.folder = folder_of_games(options);
    desk.editor_folder = folder_of_scenarios(options);
    desk.pictures_folder = folder_of_pictures(options);
    if (!runs_by_itself(options)) desk.first_seed = unforeseen_seed();
    const std::vector<std::string> faults = sentences_of(options.lang, lay_out(desk, options));
    for (const std::string& sentence : faults) complain(sentence);
    if (!faults.empty() && runs_by_itself(options)) return input_is_wrong;
    if (const auto refusal = faults.empty() ? engage(desk, options) : std::nullopt) {
        complain(sentence_of(options.lang, *refusal));
        return input_is_wrong;
    }
    if (options.shows_gallery && faults.empty()) ui::show_gallery(desk);
    const ui::FontFiles fonts = ui::installed_fonts();
    if (fonts.plain.empty()) complain(std::string(phrase(options.lang, "ui.no_font")));
    ui::App app(std::move(desk), fonts);
    app.show_faults(faults);
    const ExitStatus status = run_window(app, options);
    return faults.empty() ? status : input_is_wrong;
}

}  // namespace

int main(int argc, char** argv) {
    Lang lang = system_lang();
    try {
        const ReadOptions read = read_options(std::vector<std::string>(argv + 1, argv + argc), lang);
        lang = read.options.lang;
        if (read.refusal) {
            complain(sentence_of(lang, *read.refusal));
            complain(std::string(phrase(lang, "ui.usage")));
            return usage_is_wrong;
        }
        if (read.options.asks_usage) {
            std::printf("%s\n", std::string(phrase(lang, "ui.usage")).c_str());
            return good;
        }
        return run(read.options);
    } catch (const BrokenPromise& broken) {
        complain(say(lang, "ui.promise", {broken.what()}));
        return promise_is_broken;
    }
}
