#include "app/about.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

namespace bacler::ui {

void AboutPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    begin_page(ui, "about", window, "Bacler");
    for (const std::string& line : about_lines(desk.lang))
        play_paragraph(ui.theme.body, line, colours::ink());
    ImGui::Dummy({1, ui.theme.points(10)});
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.about.stands_on"), colours::ink_soft());
    for (const std::string& library : desk.built_on)
        play_paragraph(ui.theme.body, library, colours::ink_soft());
    ImGui::Dummy({1, ui.theme.points(12)});
    KeyLook go = chosen_key(colours::night());
    go.font = ui.theme.bold;
    const bool is_left = wide_key(ui, "about.back", phrase(desk.lang, "ui.start.back"), go);
    end_page();
    if (is_left) show_screen(desk, Screen::start);
}

}  // namespace bacler::ui
