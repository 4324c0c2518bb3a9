#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"
#include "ui/widgets/slider.hpp"

#include <array>
#include <string>

namespace bacler::ui {

namespace {

/// Keys beside one another over the width that is there; beneath one another where their words would not fit. The one tapped.
std::optional<std::size_t> choice(Ui& ui, Lang lang, const std::string& name,
                                  std::span<const std::string_view> keys, std::size_t chosen) {
    std::optional<std::size_t> tapped;
    const float width = ImGui::GetContentRegionAvail().x, gap = ui.theme.points(6),
                high = height_of_big_key(ui);
    const auto count = static_cast<float>(keys.size());
    float widest = 0;
    for (const std::string_view key : keys)
        widest = std::max(widest, room_for(ui.theme.bold, phrase(lang, key)).x + ui.theme.points(16));
    const float third = (width - gap * (count - 1)) / count;
    const bool is_row = widest <= third;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        KeyLook look = i == chosen ? chosen_key(colours::night()) : plain_key();
        if (i == chosen) look.font = ui.theme.bold;
        const std::string_view key_name = keys[i].substr(keys[i].rfind('.') + 1);
        if (is_row && i > 0) ImGui::SameLine(0, gap);
        if (key(ui, name + "." + std::string(key_name), phrase(lang, keys[i]), {is_row ? third : width, high},
                look))
            tapped = i;
    }
    ImGui::Dummy({1, ui.theme.points(10)});
    return tapped;
}

void draw_lang(Ui& ui, Desk& desk) {
    constexpr std::array<std::string_view, 3> keys{"ui.settings.lang.system", "ui.settings.lang.fr",
                                                   "ui.settings.lang.en"};
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.settings.lang"), colours::ink());
    const std::size_t now = !desk.settings.lang ? 0 : *desk.settings.lang == Lang::fr ? 1 : 2;
    const std::optional<std::size_t> tapped = choice(ui, desk.lang, "lang", keys, now);
    if (!tapped) return;
    Settings settings = desk.settings;
    settings.lang = *tapped == 0 ? std::nullopt : std::optional(*tapped == 1 ? Lang::fr : Lang::en);
    change_settings(desk, settings);
}

void draw_scheme(Ui& ui, Desk& desk) {
    constexpr std::array<std::string_view, 3> keys{"ui.settings.scheme.light", "ui.settings.scheme.dark",
                                                   "ui.settings.scheme.contrast"};
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.settings.scheme"), colours::ink());
    const auto now = static_cast<std::size_t>(desk.settings.scheme);
    const std::optional<std::size_t> tapped = choice(ui, desk.lang, "scheme", keys, now);
    if (!tapped) return;
    Settings settings = desk.settings;
    settings.scheme = schemes.at(*tapped);
    change_settings(desk, settings);
}

/// May the list of what hands have to do come by itself?
void draw_steps(Ui& ui, Desk& desk) {
    constexpr std::array<std::string_view, 2> keys{"ui.settings.steps.told", "ui.settings.steps.asked"};
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.settings.steps"), colours::ink());
    const std::optional<std::size_t> tapped =
        choice(ui, desk.lang, "steps", keys, desk.settings.tells_steps ? 0 : 1);
    if (!tapped) return;
    Settings settings = desk.settings;
    settings.tells_steps = *tapped == 0;
    change_settings(desk, settings);
}

void draw_text_size(Ui& ui, Desk& desk, std::optional<int>& held) {
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.settings.text_size"), colours::ink());
    const int now = held.value_or(desk.settings.text_size);
    const std::string figure = say(desk.lang, "ui.settings.percent", {std::to_string(now)});
    const std::optional<Slid> set =
        slider(ui, "text_size", figure, {least_text_size, greatest_text_size, text_size_step, now});
    if (set && set->is_held) {
        held = set->value;
    } else if (set) {
        held.reset();
        Settings settings = desk.settings;
        settings.text_size = set->value;
        change_settings(desk, settings);
    }
    ImGui::Dummy({1, ui.theme.points(6)});
    play_paragraph(ui.theme.body, phrase(desk.lang, "ui.settings.sample"), colours::ink());
}

}  // namespace

void SettingsPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    begin_page(ui, "settings", window, phrase(desk.lang, "ui.start.settings"));
    if (!desk.settings_faults.empty()) {
        play_paragraph(ui.theme.body, phrase(desk.lang, "ui.settings.unsaved"), colours::bad());
        fault_paragraphs(ui, desk.lang, desk.settings_faults);
    }
    draw_lang(ui, desk);
    draw_scheme(ui, desk);
    draw_steps(ui, desk);
    draw_text_size(ui, desk, held_text_size_);
    ImGui::Dummy({1, ui.theme.points(12)});
    KeyLook go = chosen_key(colours::night());
    go.font = ui.theme.bold;
    const bool is_left = wide_key(ui, "settings.back", phrase(desk.lang, "ui.start.back"), go);
    end_page();
    if (is_left) show_screen(desk, Screen::start);
}

}  // namespace bacler::ui
