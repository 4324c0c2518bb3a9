#include "ui/hand_words.hpp"
#include "ui/panels/hand.hpp"
#include "ui/widgets/button.hpp"

#include <array>
#include <string>

namespace bacler::ui {

namespace {

struct WayKey {
    TapeWay way;
    const char* sign;
    const char* name;
};
constexpr std::array<WayKey, 7> ways{{{TapeWay::forward, "↑", "pad.forward"},
                                      {TapeWay::back, "↓", "pad.back"},
                                      {TapeWay::left, "←", "pad.left"},
                                      {TapeWay::right, "→", "pad.right"},
                                      {TapeWay::wheel_left, "↰", "pad.wheel_left"},
                                      {TapeWay::wheel_right, "↱", "pad.wheel_right"},
                                      {TapeWay::about_face, "⇅", "pad.about_face"}}};

/// The keys of the pad on their grid; what is tapped changes the pad, and then the table.
class Keys {
public:
    Keys(Ui& ui, Desk& desk, const Pane& where) : ui_(ui), desk_(desk), grid_(ui, where, 4) {}

    bool tapped(const std::string& name, std::string_view label, const Pane& pane, const KeyLook& look) {
        ImGui::SetCursorScreenPos(im(pane.from));
        const bool is_tapped = key(ui_, name, label, render::size_of(pane), look);
        is_changed_ = is_changed_ || is_tapped;
        return is_tapped;
    }
    bool tapped(const std::string& name, std::string_view label, int row, int column,
                const ImFont* font = nullptr) {
        KeyLook look = plain_key();
        look.font = font;
        return tapped(name, label, grid_.at(row, column), look);
    }
    Pane at(int row, int column, int wide = 1) const { return grid_.at(row, column, wide); }
    const Theme& theme() const { return ui_.theme; }
    Lang lang() const { return desk_.lang; }
    bool is_changed() const { return is_changed_; }

private:
    Ui& ui_;
    Desk& desk_;
    KeyGrid grid_;
    bool is_changed_{false};
};

void draw_pages(Keys& keys, Pad& pad, int row) {
    const KeyLook shown{colours::night(), colours::night_text(), colours::night(), keys.theme().bold};
    const auto page = [&](Pad::Page which, const char* name, std::string_view label, int column) {
        if (keys.tapped(name, phrase(keys.lang(), label), keys.at(row, column, 2),
                        pad.page() == which ? shown : plain_key()))
            pad.turn_to(which);
    };
    page(Pad::Page::steps, "pad.steps", "ui.pad.steps", 0);
    page(Pad::Page::edges, "pad.edges", "ui.pad.edges", 2);
}

/// A key that shows a sign with its word beneath.
bool way_key(Keys& keys, const WayKey& way, int row, int column, bool is_chosen) {
    const Pane pane = keys.at(row, column);
    const KeyLook look = is_chosen ? chosen_key(colours::night()) : plain_key();
    const bool is_tapped = keys.tapped(way.name, "", pane, look);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float middle = pane.from.y + render::size_of(pane).y * 0.56F;
    letter(on, keys.theme().large, {pane.from, {pane.to.x, middle}}, way.sign, look.text, {0.5F, 0.7F});
    const std::string_view word = phrase(keys.lang(), "ui.key." + std::string(way.name + 4));
    const glm::vec2 inset{keys.theme().points(3), keys.theme().points(2)};
    letter(on, keys.theme().small, {glm::vec2{pane.from.x, middle} + inset, pane.to - inset}, word,
           look.text);
    return is_tapped;
}

void draw_ways(Keys& keys, Pad& pad, int row) {
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const bool is_typed = pad.figure() && !pad.steps().empty() && pad.steps().back().way == ways[i].way;
        const int place = static_cast<int>(i);
        if (way_key(keys, ways[i], row + place / 4, place % 4, is_typed)) pad.begin(ways[i].way);
    }
}

/// An edge of the table, to be turned to the one across, and beside it the reading from it.
void draw_edges(Keys& keys, Pad& pad, int row) {
    for (std::size_t i = 0; i < 2; ++i) {
        const int line = row + static_cast<int>(i);
        const std::string place = std::to_string(i);
        const std::string edge = say(keys.lang(), "ui.pad.edge", {word(keys.lang(), pad.edge(i))});
        if (keys.tapped("pad.edge." + place, edge, keys.at(line, 0, 2), plain_key())) pad.turn_edge(i);
        KeyLook look = plain_key();
        look.font = keys.theme().large;
        if (!pad.is_typed(i)) look.text = colours::ink_faint();
        if (pad.pointed() == i) look.border = colours::bad();
        if (keys.tapped("pad.reading." + place, pad.edge_text(i, keys.lang()) + " cm", keys.at(line, 2, 2),
                        look))
            pad.point_at(i);
    }
}

/// Digits, mark and rubbing out, in three columns: of a pad or a single figure.
template <class Figure>
void draw_digits(Keys& keys, Figure& figure, int row) {
    const ImFont* font = keys.theme().huge;
    for (int d = 1; d <= 9; ++d) {
        const std::string label = std::to_string(d);
        if (keys.tapped("pad.digit." + label, label, row + 2 - (d - 1) / 3, (d - 1) % 3, font))
            figure.digit(d);
    }
    if (keys.tapped("pad.digit.0", "0", row + 3, 0, font)) figure.digit(0);
    if (keys.tapped("pad.mark", phrase(keys.lang(), "ui.pad.mark"), row + 3, 1, font)) figure.mark();
    if (keys.tapped("pad.rub_out", "⌫", row + 3, 2, font)) figure.rub_out();
}

void draw_nudges(Keys& keys, Pad& pad, int row) {
    constexpr std::array<WayKey, 4> nudges{{{TapeWay::forward, "↑ 1", "pad.nudge.forward"},
                                            {TapeWay::left, "← 1", "pad.nudge.left"},
                                            {TapeWay::right, "→ 1", "pad.nudge.right"},
                                            {TapeWay::back, "↓ 1", "pad.nudge.back"}}};
    if (pad.page() != Pad::Page::steps) return;
    for (std::size_t i = 0; i < nudges.size(); ++i) {
        const std::string label = std::string(nudges[i].sign) + " mm";
        if (keys.tapped(nudges[i].name, label, row + static_cast<int>(i), 3, keys.theme().bold))
            pad.nudge(nudges[i].way);
    }
}

std::string steps_text(const Desk& desk) {
    const Pad& pad = *desk.handling.pad;
    if (pad.page() == Pad::Page::edges) return std::string(phrase(desk.lang, "ui.pad.edges_hint"));
    if (pad.steps().empty()) return std::string(phrase(desk.lang, "ui.pad.steps_hint"));
    std::string out;
    for (std::size_t i = 0; i < pad.steps().size(); ++i) {
        const bool is_typed = i + 1 == pad.steps().size() && pad.figure();
        std::string step = step_line(desk.lang, pad.steps()[i]);
        if (is_typed) step = typed_line(desk.lang, pad.steps()[i].way, *pad.figure());
        out.append(i == 0 ? "" : " · ").append(step);
    }
    return out;
}

/// What is typed, and below it what it comes to.
void draw_steps(Ui& ui, Desk& desk, const Pane& where) {
    const std::string text = steps_text(desk);
    const glm::vec2 room = render::size_of(where);
    const float high = std::min(room_for(ui.theme.bold, text, room.x).y, room.y / 2);
    letter_paragraph(*ImGui::GetWindowDrawList(), ui.theme.bold,
                     {where.from, {where.to.x, where.from.y + high}}, text, colours::ink());
    draw_findings(ui, desk, {{where.from.x, where.from.y + high + ui.theme.points(8)}, where.to});
}

void draw_do(Keys& keys, Desk& desk, int row) {
    const Hand& hand = *desk.handling.hand;
    const bool by_rules = hand.is_allowed();
    KeyLook look = chosen_key(by_rules ? colours::good() : colours::bad());
    if (!hand.has_moved()) look = {colours::paper_dark(), colours::ink_faint(), colours::line(), nullptr};
    look.font = keys.theme().bold;
    const std::string_view label =
        phrase(desk.lang, by_rules || desk.playing ? "ui.pad.do" : "ui.hand.all_the_same");
    if (keys.tapped("pad.do", label, keys.at(row, 0, 4), look)) do_pad(desk);
}

}  // namespace

void draw_pad(Ui& ui, Desk& desk, const Pane& text, const Pane& keys_pane) {
    const bool is_apart = keys_pane.from.x > text.to.x;  // a sheet: pages and ways stand under the text
    Pad& pad = *desk.handling.pad;
    Keys keys(ui, desk, keys_pane);
    Pane above = text;
    const Pane below{{text.from.x, text.to.y - 3 * (render::size_of(keys.at(0, 0)).y + ui.theme.points(4))},
                     text.to};
    Keys left(ui, desk, is_apart ? below : keys_pane);
    if (is_apart) above.to.y = below.from.y - ui.theme.points(4);
    draw_steps(ui, desk, above);
    draw_pages(left, pad, 0);
    if (pad.page() == Pad::Page::steps)
        draw_ways(left, pad, 1);
    else
        draw_edges(left, pad, 1);
    const int row = is_apart ? 0 : 3;
    draw_digits(keys, pad, row);
    draw_nudges(keys, pad, row);
    if (keys.is_changed() || left.is_changed()) follow_pad(desk);
    draw_do(keys, desk, row + 4);
}

namespace {

/// Whose distance it is, what is typed, and why what was typed last was refused; how high they came out.
float draw_reading(Ui& ui, const Desk& desk, glm::vec2 from, float width) {
    const Taping& taping = *desk.measuring.taping;
    const float line = ui.theme.points(30);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    letter(on, ui.theme.bold, {from, from + glm::vec2{width, line}},
           say(desk.lang, "ui.tape.between", {taping.pair[0], taping.pair[1]}), colours::ink(), {0, 0.5F});
    const bool is_empty = taping.typed.is_empty();
    const std::string figure =
        is_empty ? std::string(phrase(desk.lang, "ui.tape.hint")) : taping.typed.text(desk.lang) + " cm";
    letter(on, is_empty ? ui.theme.body : ui.theme.large,
           {from + glm::vec2{0, line}, from + glm::vec2{width, 2 * line}}, figure,
           is_empty ? colours::ink_soft() : colours::ink(), {0, 0.5F});
    if (taping.refusal.empty()) return 2 * line;
    const std::string broken = wrapped(ui.theme.body, taping.refusal, width);
    const float high = room_for(ui.theme.body, broken).y + ui.theme.points(6);
    on.AddText(ui.theme.body, height_of(ui.theme.body), {from.x, from.y + 2 * line}, colours::bad(),
               broken.data(), broken.data() + broken.size());
    ui.targets.note("tape.refusal",
                    {from + glm::vec2{0, 2 * line}, from + glm::vec2{width, 2 * line + high}});
    return 2 * line + high;
}

}  // namespace

void draw_tape_pad(Ui& ui, Desk& desk) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x;
    const glm::vec2 top = from + glm::vec2{0, draw_reading(ui, desk, from, width)};
    Keys keys(ui, desk, {top, top + glm::vec2{width, 0}});
    draw_digits(keys, desk.measuring.taping->typed, 0);
    const bool closes = keys.tapped("tape.close", "×", 0, 3, ui.theme.huge);
    KeyLook look = chosen_key(colours::good());
    look.font = ui.theme.bold;
    const Pane record{keys.at(2, 3).from, keys.at(3, 3).to};
    const bool records = keys.tapped("tape.record", phrase(desk.lang, "ui.tape.record"), record, look);
    if (closes) close_tape(desk);
    if (records) record_tape(desk);
}

}  // namespace bacler::ui
