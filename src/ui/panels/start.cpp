#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"
#include "ui/quick.hpp"

#include <string>

namespace bacler::ui {

namespace {

bool start_key(Ui& ui, Lang lang, const std::string& name, std::string_view label) {
    return wide_key(ui, name, phrase(lang, label), plain_key());
}

/// What lies on the table, or the game that was played last, under the first key.
void draw_going_on(Ui& ui, Desk& desk) {
    KeyLook go = chosen_key(colours::night());
    go.font = ui.theme.large;
    if (!desk.playing) {
        draw_last_game(ui, desk);
        return;
    }
    play_paragraph(ui.theme.bold, desk.playing->game.battle().scenario.title, colours::ink());
    play_paragraph(ui.theme.body, sequence_in_words(desk.lang, desk.playing->game.battle()), colours::ink());
    if (wide_key(ui, "start.game", phrase(desk.lang, "ui.start.back_to_game"), go))
        show_screen(desk, Screen::table);
}

std::string standing_of(Lang lang, const editor::FoundScenario& found) {
    if (found.faults == 0) return say(lang, "ui.start.scenario.whole", {found.written});
    const std::string count = std::to_string(found.faults);
    return say(lang, found.faults == 1 ? "ui.start.scenario.faults.1" : "ui.start.scenario.faults.n",
               {found.written, count});
}

/// The scenarios that were written on this tablet; a tap goes on with one. The one tapped.
std::optional<std::string> draw_scenarios(Ui& ui, const Desk& desk) {
    std::optional<std::string> tapped;
    if (desk.scenarios.empty()) return tapped;
    ImGui::Dummy({1, ui.theme.points(8)});
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.start.scenarios"), colours::ink_soft());
    std::size_t place = 0;
    for (const editor::FoundScenario& found : desk.scenarios) {
        const std::string label = found.title + "\n" + standing_of(desk.lang, found);
        const glm::vec2 size{ImGui::GetContentRegionAvail().x, height_of_big_key(ui) + ui.theme.points(10)};
        if (lines_key(ui, "scenario." + std::to_string(place++), label, size, plain_key()))
            tapped = found.path;
    }
    return tapped;
}

}  // namespace

void StartPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    begin_page(ui, "start", window, "Bacler");
    play_paragraph(ui.theme.body, phrase(desk.lang, "ui.start.about_it"), colours::ink_soft());
    ImGui::Dummy({1, ui.theme.points(8)});
    fault_paragraphs(ui, desk.lang, desk.settings_faults);
    draw_shelf_faults(ui, desk);
    draw_going_on(ui, desk);
    ImGui::Dummy({1, ui.theme.points(6)});
    const bool shows_table = !desk.playing && start_key(ui, desk.lang, "start.table", "ui.start.table");
    const bool writes =
        !desk.editor_folder.empty() && start_key(ui, desk.lang, "start.write", "ui.start.write");
    const bool asks_quickly = start_key(ui, desk.lang, "start.quick", "ui.start.quick");
    const bool opens_games =
        (desk.playing || !desk.shelf.folder.empty()) && start_key(ui, desk.lang, "games", "ui.start.games");
    const bool opens_settings = start_key(ui, desk.lang, "start.settings", "ui.start.settings");
    const bool opens_about = start_key(ui, desk.lang, "start.about", "ui.start.about");
    fault_paragraphs(ui, desk.lang, desk.scenario_faults);
    const std::optional<std::string> scenario = draw_scenarios(ui, desk);
    end_page();
    if (scenario) desk.scenario_faults = edit_scenario(desk, *scenario);
    if (writes) new_scenario(desk);
    if (shows_table) show_screen(desk, Screen::table);
    if (opens_settings) show_screen(desk, Screen::settings);
    if (opens_about) show_screen(desk, Screen::about);
    if (opens_games) show_games(desk);
    if (asks_quickly) show_quick(desk);
}

}  // namespace bacler::ui
