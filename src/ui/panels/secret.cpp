#include "app/answers/answers.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace bacler::ui {

namespace {

using Step = SecretPad::Step;

KeyLook dark_key(const Ui& ui) {
    return {mixed(colours::night(), colours::white, 0.14F), colours::night_text(),
            mixed(colours::night(), colours::white, 0.3F), ui.theme.bold};
}

std::string name_of_party(const Desk& desk, Party party) {
    if (!party) return std::string(phrase(desk.lang, "ui.seat.umpire"));
    return name_of_side(desk, *party);
}

bool may_umpire_open(const Desk& desk, Party party) {
    const plaquette::Battle& battle = battle_now(desk);
    return party && std::any_of(battle.locks.begin(), battle.locks.end(),
                                [](const plaquette::KeyLock& l) { return !l.side; });
}

std::string_view question_of(Lang lang, Step step) {
    switch (step) {
        case Step::choose: return phrase(lang, "ui.secret.choose");
        case Step::repeat: return phrase(lang, "ui.secret.repeat");
        case Step::lost: return phrase(lang, "ui.secret.lost");
        case Step::open: break;
    }
    return phrase(lang, "ui.secret.open");
}

/// The six places: how many digits are given, never which.
void draw_places(const Ui& ui, std::size_t given, const Pane& where) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float step = render::size_of(where).x / 8, reach = ui.theme.points(9);
    for (std::size_t i = 0; i < 6; ++i) {
        const glm::vec2 middle{where.from.x + step * (static_cast<float>(i) + 1.5F),
                               render::centre_of(where).y};
        if (i < given)
            on.AddCircleFilled(im(middle), reach, colours::night_text());
        else
            on.AddCircle(im(middle), reach, colours::night_text(), 0, ui.theme.points(2));
    }
}

/// Digits in three columns, the phrase and rubbing out beside the nought.
void draw_digits(Ui& ui, Desk& desk, const Pane& where) {
    const float gap = ui.theme.points(8);
    const glm::vec2 size{(render::size_of(where).x - 2 * gap) / 3, (render::size_of(where).y - 3 * gap) / 4};
    KeyLook look = dark_key(ui);
    look.font = ui.theme.huge;
    const auto key_at = [&](const std::string& name, std::string_view label, int row, int column,
                            const ImFont* font) {
        ImGui::SetCursorScreenPos({where.from.x + static_cast<float>(column) * (size.x + gap),
                                   where.from.y + static_cast<float>(row) * (size.y + gap)});
        look.font = font;
        return key(ui, name, label, size, look);
    };
    int pressed = -1;
    for (int d = 1; d <= 9; ++d)
        if (key_at("secret." + std::to_string(d), std::to_string(d), (d - 1) / 3, (d - 1) % 3, ui.theme.huge))
            pressed = d;
    const bool spells = key_at("secret.phrase", phrase(desk.lang, "ui.secret.phrase"), 3, 0, ui.theme.body);
    if (key_at("secret.0", "0", 3, 1, ui.theme.huge)) pressed = 0;
    const bool rubs = key_at("secret.rub_out", "⌫", 3, 2, ui.theme.huge);
    if (rubs) rub_out_digit(desk);
    if (spells) begin_typing(desk, {Typing::Of::phrase, {}, 0, {}});
    if (pressed >= 0) press_digit(desk, pressed);
}

std::string what_is_taken_back(const Desk& desk) {
    return std::string(phrase(desk.lang, "ui.secret.give_again"));
}

/// What may be done where the secret is forgotten.
void draw_lost(Ui& ui, Desk& desk, const Pane& where) {
    const SecretPad& pad = *desk.playing->seat.pad;
    ImGui::SetCursorScreenPos(im(where.from));
    if (!ImGui::BeginChild("forgotten", im(render::size_of(where)))) {
        ImGui::EndChild();
        return;
    }
    bool asks = false, takes = false, umpire_takes = false;
    if (may_umpire_open(desk, pad.party)) {
        play_paragraph(ui.theme.body, phrase(desk.lang, "ui.secret.umpire_may"), colours::night_text());
        asks = wide_key(ui, "secret.umpire", phrase(desk.lang, "ui.secret.ask_umpire"), dark_key(ui));
    }
    if (pad.party) {
        play_paragraph(ui.theme.body, phrase(desk.lang, "ui.secret.give_again"), colours::night_text());
        takes = wide_key(ui, "secret.take_back", phrase(desk.lang, "ui.secret.take_back_both"), dark_key(ui));
        umpire_takes = wide_key(ui, "secret.take_back_umpire",
                                phrase(desk.lang, "ui.secret.take_back_umpire"), dark_key(ui));
    }
    const bool closes = wide_key(ui, "secret.close", phrase(desk.lang, "ui.secret.close"), dark_key(ui));
    ImGui::EndChild();
    if (asks) ask_umpire_instead(desk);
    if (takes) ask_consent(desk, {what_is_taken_back, take_orders_back});
    if (umpire_takes) take_orders_back(desk, game::ConsentBy::umpire);
    if (closes) drop_pad(desk);
}

}  // namespace

void draw_secret_pad(Ui& ui, Desk& desk, const Pane& where) {
    const SecretPad pad = *desk.playing->seat.pad;
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float line = ui.theme.points(38), high = height_of_big_key(ui);
    float top = where.from.y;
    letter(on, ui.theme.huge, {{where.from.x, top}, {where.to.x, top + line}}, name_of_party(desk, pad.party),
           colours::night_text());
    top += line;
    letter(on, ui.theme.bold, {{where.from.x, top}, {where.to.x, top + line}},
           question_of(desk.lang, pad.step), colours::night_text());
    top += line;
    std::string said = pad.was_other ? std::string(phrase(desk.lang, "ui.secret.other")) : std::string();
    for (const Fault& f : pad.faults) said += answers::fault_text(desk.lang, f);
    if (pad.step == Step::choose && said.empty())
        said = phrase(desk.lang,
                      may_umpire_open(desk, pad.party) ? "ui.secret.umpire_too" : "ui.secret.what_for");
    letter_paragraph(on, ui.theme.body, {{where.from.x, top}, {where.to.x, top + 1.6F * line}}, said,
                     pad.faults.empty() && !pad.was_other ? colours::night_text() : rgb(255, 170, 150));
    top += 1.7F * line;
    if (pad.step == Step::lost) {
        draw_lost(ui, desk, {{where.from.x, top}, where.to});
        return;
    }
    draw_places(ui, pad.digits.size(), {{where.from.x, top}, {where.to.x, top + line}});
    top += line + ui.theme.points(8);
    const float foot = where.to.y - high, gap = ui.theme.points(8);
    const float digits = std::min(foot - gap - top, 4 * ui.theme.points(88));
    const bool has_lost = pad.step == Step::open;
    const float half = has_lost ? (render::size_of(where).x - gap) / 2 : render::size_of(where).x;
    const float foot_top = top + digits + gap;
    ImGui::SetCursorScreenPos({where.from.x, foot_top});
    const bool closes =
        key(ui, "secret.close", phrase(desk.lang, "ui.secret.close"), {half, high}, dark_key(ui));
    ImGui::SetCursorScreenPos({where.from.x + half + gap, foot_top});
    const bool is_lost = has_lost && key(ui, "secret.lost", phrase(desk.lang, "ui.secret.is_lost"),
                                         {half, high}, dark_key(ui));
    draw_digits(ui, desk, {{where.from.x, top}, {where.to.x, top + digits}});
    if (!desk.playing->seat.pad) return;
    if (is_lost) forget_secret(desk);
    if (closes) drop_pad(desk);
}

}  // namespace bacler::ui
