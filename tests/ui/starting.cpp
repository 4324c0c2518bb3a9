// The first screen, settings that hold, and a window whose edges are not all free.
#include "ui/desk_of_tests.hpp"

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace bacler;
using namespace bacler::ui;

namespace {

struct Folder {
    std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("bacler-settings-" + std::to_string(::getpid()));
    Folder() { std::filesystem::create_directories(path); }
    ~Folder() { std::filesystem::remove_all(path); }
};

Desk desk_with(const std::string& settings, Lang lang) {
    Desk desk;
    desk.scenario = *book_battle();
    load_settings(desk, settings, lang);
    return desk;
}

std::string written(const std::filesystem::path& path, const std::string& text) {
    std::ofstream(path) << text;
    return path.string();
}

}  // namespace

TEST_CASE("ui: each screen of the menu is reached by a tap and left by a tap", "[ui][touch]") {
    Bench bench;
    bench.tap("menu");
    CHECK(bench.desk_now().screen == Screen::start);
    CHECK_FALSE(bench.app().shows_table());
    for (const auto& [target, screen] :
         {std::pair{"start.settings", Screen::settings}, std::pair{"start.about", Screen::about}}) {
        bench.tap(target);
        CHECK(bench.desk_now().screen == screen);
        bench.tap(screen == Screen::settings ? "settings.back" : "about.back");
        CHECK(bench.desk_now().screen == Screen::start);
    }
    bench.tap("start.table");
    CHECK(bench.app().shows_table());
}

TEST_CASE("ui: what was picked lies there still when the menu is left", "[ui][touch]") {
    Bench bench;
    for (const char* target : {"flag.F1a", "flag.A1a", "die.0.4", "die.1.6", "menu", "start.table"})
        bench.tap(target);
    REQUIRE(bench.desk_now().table);
    CHECK(bench.desk_now().table->answer());
}

TEST_CASE("ui: settings are in force at once and again the next time", "[ui][touch]") {
    const Folder folder;
    const std::string path = (folder.path / "settings.json").string();
    {
        Bench bench({}, desk_with(path, Lang::fr));
        for (const char* target :
             {"menu", "start.settings", "lang.en", "scheme.dark", "text_size.more", "text_size.more"})
            bench.tap(target);
        CHECK(bench.desk_now().lang == Lang::en);
        CHECK(colours::paper() == palette_of(Scheme::dark).paper);
        CHECK(bench.desk_now().settings_faults.empty());
    }
    Bench bench({}, desk_with(path, Lang::fr));
    CHECK(bench.desk_now().lang == Lang::en);
    CHECK(bench.desk_now().settings.scheme == Scheme::dark);
    CHECK(bench.desk_now().settings.text_size == 120);
    for (const char* target : {"menu", "start.settings", "lang.system", "scheme.light"}) bench.tap(target);
    CHECK(bench.desk_now().lang == Lang::fr);
}

TEST_CASE("ui: a finger slides the size of letters, and the page stays where it is", "[ui][touch]") {
    Bench bench;
    bench.tap_all({"menu", "start.settings"});
    const Pane rail = bench.pane_of("text_size");
    const float middle = render::centre_of(rail).y;
    bench.drag(0, {rail.from.x + 20, middle}, {rail.to.x - 2, middle + 30});
    CHECK(bench.desk_now().settings.text_size == greatest_text_size);
}

TEST_CASE("ui: settings that cannot be understood are told, left alone, and the usual ones hold",
          "[ui][touch]") {
    const Folder folder;
    const auto faults = [&](const std::string& text) {
        const Result<Settings> read = read_settings(written(folder.path / "bad.json", text));
        std::vector<std::string> out;
        if (!read)
            for (const Fault& fault : read.faults()) out.push_back(fault.path + " " + fault.code);
        return out;
    };
    CHECK(faults("") == std::vector<std::string>{" settings.form"});
    CHECK(faults("[1]") == std::vector<std::string>{" settings.form"});
    CHECK(faults(R"({"format":"bacler/settings/1","lang":"de","scheme":"pink","text_size":20,"size":1})") ==
          std::vector<std::string>{"/lang settings.value", "/scheme settings.value",
                                   "/text_size settings.value", "/size settings.value"});
    CHECK(faults(R"({"lang":"fr"})") == std::vector<std::string>{"/format settings.value"});
    CHECK(faults(R"({"format":"bacler/settings/1","scheme":"contrast"})").empty());
    const std::string path = written(folder.path / "bad.json", "{}");
    Bench bench({}, desk_with(path, Lang::en));
    CHECK(bench.desk_now().lang == Lang::en);
    CHECK_FALSE(bench.desk_now().settings_faults.empty());
    CHECK(std::filesystem::file_size(path) == 2);
    bench.tap_all({"menu", "start.settings", "scheme.dark"});
    CHECK(bench.desk_now().settings_faults.empty());
    CHECK(read_settings(path));
}

TEST_CASE("ui: settings that cannot be written hold all the same, and it is said why", "[ui][touch]") {
    Bench bench({}, desk_with("/nowhere/at/all/settings.json", Lang::fr));
    bench.tap_all({"menu", "start.settings", "scheme.contrast"});
    CHECK(bench.desk_now().settings.scheme == Scheme::contrast);
    CHECK_FALSE(bench.desk_now().settings_faults.empty());
}

TEST_CASE("ui: nothing lies where the device's own things are", "[ui][touch]") {
    WindowSize size{{1280, 800}, 1, 5.87F};
    size.free_at_start = {60, 30};
    size.free_at_end = {40, 24};
    Bench bench(size);
    const auto check = [&] {
        for (const auto& [name, touch] : bench.app().targets().touches()) {
            INFO(name);
            const glm::vec2 middle = render::centre_of(touch.where);
            if (!contains(touch.list, middle)) continue;  // in a list, scrolled out of sight
            CHECK(touch.where.from.x >= 59.5F);
            CHECK(touch.where.to.x <= 1240.5F);
            CHECK(touch.where.from.y >= 29.5F);
        }
    };
    check();
    for (const char* target : {"flag.F1a", "flag.A1a", "close", "menu", "start.settings"}) {
        bench.tap(target);
        check();
    }
}

TEST_CASE("ui: letters grow with the glass that is small, and never crowd the panels out", "[ui][touch]") {
    CHECK(scale_for({1280, 800}, 3.78F, 100) == Approx(1));
    CHECK(scale_for({800, 1280}, 3.78F, 100) == Approx(1));
    const float ten_inches = scale_for({1280, 800}, 5.87F, 100);
    // A capital of the body is 2.75 mm high: 16 minutes of arc from 60 cm.
    CHECK(16 * 0.73F * ten_inches / 5.87F == Approx(2.75).margin(0.01));
    CHECK(scale_for({2560, 1600}, 11.74F, 100) == Approx(2 * ten_inches));
    CHECK(scale_for({1280, 800}, 8.5F, 150) == Approx(1.6));
    CHECK(scale_for({1280, 800}, 5.87F, 80) < ten_inches);
}

TEST_CASE("ui: turning the tablet in the hand keeps what is picked and shows the whole table",
          "[ui][touch]") {
    Bench bench({{1280, 800}, 1, 5.87F});
    bench.tap("flag.F1a");
    bench.resize({{800, 1280}, 1, 5.87F});
    CHECK(bench.desk_now().selection.picked[0]);
    for (const glm::vec2 corner : {glm::vec2{0, 0}, glm::vec2{150, 100}})
        CHECK(contains(bench.app().view().pane, render::to_screen(bench.app().view(), corner)));
    bench.resize({{2560, 1600}, 1, 11.74F});
    CHECK(bench.desk_now().selection.picked[0]);
    bench.tap("flag.A1a");
    CHECK(bench.desk_now().table);
}
