#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

namespace {

std::string_view question_of(Lang lang, Typing::Of of) {
    switch (of) {
        case Typing::Of::note: return phrase(lang, "ui.typing.note");
        case Typing::Of::player: return phrase(lang, "ui.typing.player");
        case Typing::Of::copy: return phrase(lang, "ui.typing.copy");
        case Typing::Of::elsewhere: return phrase(lang, "ui.typing.elsewhere");
        case Typing::Of::reason: return phrase(lang, "ui.typing.reason");
        case Typing::Of::name: return phrase(lang, "ui.typing.name");
        case Typing::Of::phrase: break;
    }
    return phrase(lang, "ui.typing.phrase");
}

/// A secret is shown as so many dots.
std::string shown(const Typing& typing) {
    if (typing.of != Typing::Of::phrase) return typing.text;
    std::string dots;
    for (const char c : typing.text)
        if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) dots += "•";
    return dots;
}

/// Broken at any letter: a file's name has no spaces.
std::string broken_at_letters(const ImFont* font, const std::string& text, float width) {
    std::string out, line;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t next = i + 1;
        while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0U) == 0x80U) ++next;
        const std::string letter = text.substr(i, next - i);
        if (room_for(font, line + letter).x > width) {
            out += line + "\n";
            line.clear();
        }
        line += letter;
        i = next;
    }
    return out + line;
}

}  // namespace

void TypingPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    begin_veil("typing", window);
    const glm::vec2 room = render::size_of(window);
    const float wide = std::min(room.x - ui.theme.points(30), ui.theme.points(680));
    const float pad = ui.theme.points(16), gap = ui.theme.points(8), high = height_of_big_key(ui);
    const float inner = wide - 2 * pad;
    const std::string text = broken_at_letters(ui.theme.large, shown(*desk.typing) + "|", inner - 2 * gap);
    const float field = std::max(high, room_for(ui.theme.large, text).y + 2 * gap);
    const glm::vec2 from{window.from.x + (room.x - wide) / 2, window.from.y + ui.theme.points(40)};
    const float title = ui.theme.points(30);
    const Pane box{from, from + glm::vec2{wide, 2 * pad + title + field + 2 * gap + high}};
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(box.from), im(box.to), colours::paper(), ui.theme.points(8));
    const glm::vec2 inside = from + glm::vec2{pad, pad};
    letter(on, ui.theme.bold, {inside, inside + glm::vec2{inner, title}},
           question_of(desk.lang, desk.typing->of), colours::ink(), {0, 0.3F});
    const Pane line{{inside.x, inside.y + title}, {inside.x + inner, inside.y + title + field}};
    on.AddRectFilled(im(line.from), im(line.to), colours::white, ui.theme.points(4));
    on.AddRect(im(line.from), im(line.to), colours::night(), ui.theme.points(4), 0, ui.theme.points(2));
    on.AddText(ui.theme.large, height_of(ui.theme.large), im(line.from + glm::vec2{gap, gap}), colours::ink(),
               text.data(), text.data() + text.size());
    ui.targets.note("typing", line);
    const float third = (inner - 2 * gap) / 3, top = line.to.y + gap;
    const auto key_at = [&](int column, const char* name, std::string_view label, const KeyLook& look) {
        ImGui::SetCursorScreenPos({inside.x + static_cast<float>(column) * (third + gap), top});
        return key(ui, name, label, {third, high}, look);
    };
    const bool drops = key_at(0, "typing.drop", phrase(desk.lang, "ui.typing.drop"), plain_key());
    const bool rubs = key_at(1, "typing.rub_out", "⌫", plain_key());
    const bool does = key_at(2, "typing.do", phrase(desk.lang, "ui.typing.do"), chosen_key(colours::good()));
    ImGui::End();
    if (rubs) rub_out_text(desk);
    if (drops) drop_typing(desk);
    if (does) finish_typing(desk);
}

}  // namespace bacler::ui
