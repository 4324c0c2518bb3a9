#include "ui/widgets/lettering.hpp"

#include <algorithm>
#include <cfloat>
#include <functional>
#include <unordered_map>

namespace bacler::ui {

namespace {

const char* end_of(std::string_view text) {
    return text.data() + text.size();
}

glm::vec2 room_at(const ImFont* font, float height, std::string_view text) {
    return at(font->CalcTextSizeA(height, FLT_MAX, 0, text.data(), end_of(text)));
}

void note(std::string_view text, float part) {
    auto* into = static_cast<std::vector<Cramped>*>(ImGui::GetIO().UserData);
    if (into != nullptr && part < least_part) into->push_back({std::string(text), part});
}

bool starts_with(std::string_view text, std::string_view what) {
    return text.substr(0, what.size()) == what;
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// A figure and its unit, its deviation or its sign, a count and what it counts, a name and the sign of who bears it ("Brigade A1a"), and
/// a mark that French sets off by a space, stay on one line.
bool holds_together(std::string_view text, std::size_t space) {
    const std::string_view before = text.substr(0, space), after = text.substr(space + 1);
    for (const std::string_view mark : {":", ";", "!", "?", "»", "%", "±", "·"})
        if (starts_with(after, mark)) return true;
    for (const std::string_view mark : {"«", "±", "✓", "✗", "≈"})
        if (before.size() >= mark.size() && before.substr(before.size() - mark.size()) == mark) return true;
    const std::string_view word = after.substr(0, after.find_first_of(" ,.;:)\n"));
    const std::string_view last = before.substr(before.find_last_of(" \n") + 1);  // npos + 1 is the start
    const bool is_figure = !last.empty() && is_digit(last.back());
    if (is_figure && (word == "cm" || word == "mm" || word == "m")) return true;
    const bool is_counted = last == "d6" || last == "d10" || last == "valeur" || last == "value";
    if (is_counted && !word.empty() && is_digit(word.front())) return true;
    const bool is_count = is_figure && last.size() <= 2 && std::all_of(last.begin(), last.end(), is_digit);
    if (is_count && !word.empty() && !is_digit(word.front()) && word.front() != '(') return true;
    constexpr std::size_t longest_sign = 4;  // "A1a", "FGB1"
    return !last.empty() && !is_figure && word.size() > 1 && word.size() <= longest_sign &&
           word.front() >= 'A' && word.front() <= 'Z' && std::any_of(word.begin(), word.end(), is_digit);
}

/// Breaks at spaces alone: Dear ImGui's own wrapping also breaks behind a comma, in the middle of "7,5 cm".
std::string broken_at(const ImFont* font, float height, std::string_view text, float width) {
    std::string out(text);
    std::size_t line = 0, last_space = std::string::npos;
    for (std::size_t i = 0; i <= out.size(); ++i) {
        if (i < out.size() && out[i] == '\n') {
            line = i + 1;
            last_space = std::string::npos;
        }
        if (i < out.size() && out[i] != ' ') continue;
        if (i < out.size() && holds_together(out, i)) continue;
        const bool is_too_long =
            room_at(font, height, std::string_view(out).substr(line, i - line)).x > width;
        if (is_too_long && last_space != std::string::npos) {
            out[last_space] = '\n';
            line = last_space + 1;
        }
        last_space = i;
    }
    return out;
}

/// Texts as they were broken last: a page that stands is not broken anew in each frame.
class BrokenTexts {
public:
    const std::string& of(const ImFont* font, float height, std::string_view text, float width) {
        const std::hash<float> of_figure;
        const std::size_t key =
            std::hash<std::string_view>()(text) ^
            (std::hash<const void*>()(font) + 31 * of_figure(height) + 37 * of_figure(width));
        if (entries_.size() >= most) entries_.clear();
        Entry& entry = entries_[key];
        const bool is_known =
            entry.font == font && entry.height == height && entry.width == width && entry.text == text;
        if (!is_known) entry = {font, height, width, std::string(text), broken_at(font, height, text, width)};
        return entry.broken;
    }
    void forget() { entries_.clear(); }

private:
    static constexpr std::size_t most = 4096;
    struct Entry {
        const ImFont* font{nullptr};
        float height{0}, width{0};
        std::string text, broken;
    };
    std::unordered_map<std::size_t, Entry> entries_;
};

/// One for the one window, as Dear ImGui has one context.
BrokenTexts& broken_texts() {
    static BrokenTexts texts;
    return texts;
}

const std::string& wrapped_at(const ImFont* font, float height, std::string_view text, float width) {
    return broken_texts().of(font, height, text, width);
}

}  // namespace

void forget_broken_texts() {
    broken_texts().forget();
}

void note_cramped(std::vector<Cramped>* into) {
    ImGui::GetIO().UserData = into;
}

float height_of(const ImFont* font) {
    return font->FontSize * ImGui::GetIO().FontGlobalScale;
}

glm::vec2 room_for(const ImFont* font, std::string_view text, float wrap) {
    const float height = height_of(font);
    return wrap > 0 ? room_at(font, height, wrapped_at(font, height, text, wrap))
                    : room_at(font, height, text);
}

std::string wrapped(const ImFont* font, std::string_view text, float width) {
    return wrapped_at(font, height_of(font), text, width);
}

void letter_wrapped(ImDrawList& on, const ImFont* font, glm::vec2 from, std::string_view text, Colour colour,
                    float width) {
    const std::string broken = wrapped(font, text, width);
    on.AddText(font, height_of(font), im(from), colour, broken.data(), end_of(broken));
}

void letter(ImDrawList& on, const ImFont* font, const Pane& pane, std::string_view text, Colour colour,
            Stand stand) {
    if (text.empty()) return;
    const glm::vec2 space = render::size_of(pane);
    float height = height_of(font);
    glm::vec2 room = room_at(font, height, text);
    const float fits = std::min({1.0F, space.x / std::max(1.0F, room.x), space.y / std::max(1.0F, room.y)});
    if (fits < 1) {
        note(text, fits);
        height *= fits;
        room = room_at(font, height, text);
    }
    const glm::vec2 corner = pane.from + (space - room) * glm::vec2{stand.across, stand.down};
    on.AddText(font, height, im(corner), colour, text.data(), end_of(text));
}

void letter_cut(ImDrawList& on, const ImFont* font, const Pane& pane, std::string_view text, Colour colour) {
    const float space = render::size_of(pane).x;
    std::string shown(text);
    constexpr std::string_view dots = "…";
    constexpr std::size_t least = 4;
    std::size_t kept = shown.size();
    while (room_for(font, shown).x > space && kept > least) {
        --kept;
        // Never within a letter of several bytes.
        while (kept > 0 && (static_cast<unsigned char>(text[kept]) & 0xc0U) == 0x80U) --kept;
        shown = std::string(text.substr(0, kept)).append(dots);
    }
    if (room_for(font, shown).x <= space) letter(on, font, pane, shown, colour, {0, 0.5F});
}

TwoLines on_two_lines(const ImFont* font, const std::string& name, float enough) {
    TwoLines best{name, {}};
    float width = room_for(font, name).x;
    if (width <= enough) return best;
    for (std::size_t i = name.find(' '); i != std::string::npos; i = name.find(' ', i + 1)) {
        const std::string first = name.substr(0, i), second = name.substr(i + 1);
        const float wider = std::max(room_for(font, first).x, room_for(font, second).x);
        if (wider >= width) continue;
        width = wider;
        best = {first, second};
    }
    return best;
}

void letter_lines(ImDrawList& on, const ImFont* font, const Pane& pane, const TwoLines& lines, Colour colour,
                  Stand stand) {
    if (lines.second.empty()) {
        letter(on, font, pane, lines.first, colour, stand);
        return;
    }
    const float middle = (pane.from.y + pane.to.y) / 2;
    // The two keep together in a high pane.
    letter(on, font, {pane.from, {pane.to.x, middle}}, lines.first, colour, {stand.across, 1});
    letter(on, font, {{pane.from.x, middle}, pane.to}, lines.second, colour, {stand.across, 0});
}

void letter_paragraph(ImDrawList& on, const ImFont* font, const Pane& pane, std::string_view text,
                      Colour colour) {
    if (text.empty()) return;
    const glm::vec2 space = render::size_of(pane);
    float height = height_of(font);
    std::string broken = wrapped_at(font, height, text, space.x);
    glm::vec2 room = room_at(font, height, broken);
    for (int tries = 0; tries < 12 && (room.y > space.y || room.x > space.x); ++tries) {
        height *= 0.94F;
        broken = wrapped_at(font, height, text, space.x);
        room = room_at(font, height, broken);
    }
    note(text, height / height_of(font));
    const glm::vec2 corner = pane.from + glm::vec2{0, std::max(0.0F, (space.y - room.y) / 2)};
    on.AddText(font, height, im(corner), colour, broken.data(), end_of(broken));
}

void letter_with_halo(ImDrawList& on, const ImFont* font, glm::vec2 centre, std::string_view text,
                      Colour colour, Colour halo) {
    if (text.empty()) return;
    const float height = height_of(font);
    const glm::vec2 corner = centre - room_at(font, height, text) * 0.5F;
    const float wide = std::max(1.0F, height / 11);
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y) {
            if (x == 0 && y == 0) continue;
            const glm::vec2 off{static_cast<float>(x) * wide, static_cast<float>(y) * wide};
            on.AddText(font, height, im(corner + off), halo, text.data(), end_of(text));
        }
    on.AddText(font, height, im(corner), colour, text.data(), end_of(text));
}

}  // namespace bacler::ui
