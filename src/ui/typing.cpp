#include "ui/typing.hpp"

#include "base/check.hpp"
#include "ui/desk.hpp"

#include <utility>

namespace bacler::ui {

namespace {

constexpr std::size_t longest_text = 400;

bool is_continued(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

}  // namespace

void begin_typing(Desk& desk, Typing typing) {
    desk.typing = std::move(typing);
}

void type_text(Desk& desk, std::string_view text) {
    if (!desk.typing) return;
    std::string& line = desk.typing->text;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F) continue;
        if (line.size() >= longest_text && !is_continued(c)) return;
        line += c;
    }
}

void rub_out_text(Desk& desk) {
    if (!desk.typing) return;
    std::string& line = desk.typing->text;
    while (!line.empty() && is_continued(line.back())) line.pop_back();
    if (!line.empty()) line.pop_back();
}

void finish_typing(Desk& desk) {
    BACLER_CHECK(desk.typing.has_value());
    const Typing typed = std::move(*desk.typing);
    desk.typing.reset();
    if (typed.of == Typing::Of::name && desk.editor) return name_picked(desk, typed.text);
    if (!desk.playing) return;
    switch (typed.of) {
        case Typing::Of::note: note_line(desk, typed.line, typed.text); break;
        case Typing::Of::player:
            if (!typed.text.empty()) pass_staff(desk, typed.staff, typed.text);
            break;
        case Typing::Of::copy: copy_game(desk, typed.text); break;
        case Typing::Of::elsewhere: save_elsewhere(desk, typed.text); break;
        case Typing::Of::phrase: give_secret(desk, typed.text); break;
        case Typing::Of::reason: give_reason(desk, typed.text); break;
        case Typing::Of::name: break;
    }
}

void drop_typing(Desk& desk) {
    desk.typing.reset();
}

}  // namespace bacler::ui
