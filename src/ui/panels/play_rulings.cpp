#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <algorithm>
#include <string>
#include <vector>

/// The readings of a game as a list, the one that is unfolded with its values.
namespace bacler::ui {

namespace {

/// A text of a block, broken over the width that is there.
struct Line {
    const ImFont* font;
    std::string text;
    Colour colour;
};

/// Lines in a frame that can be touched. Was it tapped?
bool draw_block(Ui& ui, const std::string& name, std::vector<Line> lines, const KeyLook& look) {
    const float width = ImGui::GetContentRegionAvail().x, pad = ui.theme.points(6);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    float text = 0;
    for (Line& line : lines) {
        line.text = wrapped(line.font, line.text, width - 2 * pad);
        text += room_for(line.font, line.text).y;
    }
    const float high = std::max(std::max(least_touch(ui), ui.theme.points(38)), text + 2 * pad);
    const bool is_tapped = touch(ui, name, {width, high});
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const Colour fill = ImGui::IsItemActive() ? mixed(look.fill, rgb(0, 0, 0), 0.16F) : look.fill;
    on.AddRectFilled(im(from), im(from + glm::vec2{width, high}), fill, pad);
    on.AddRect(im(from), im(from + glm::vec2{width, high}), look.border, pad);
    glm::vec2 top{from.x + pad, from.y + (high - text) / 2};
    for (const Line& line : lines) {
        on.AddText(line.font, height_of(line.font), im(top), line.colour, line.text.data(),
                   line.text.data() + line.text.size());
        top.y += room_for(line.font, line.text).y;
    }
    return is_tapped;
}

bool draw_ruling_line(Ui& ui, Lang lang, const HouseRuling& ruling, bool is_unfolded) {
    const Colour colour = ruling.is_by_the_book ? colours::ink_soft() : colours::night();
    std::vector<Line> lines{
        {ui.theme.bold, say(lang, "ui.house.line", {ruling.id, ruling.title}), colours::ink()},
        {ui.theme.body, ruling.now, colour}};
    if (!ruling.next.empty())
        lines.push_back({ui.theme.bold, say(lang, "ui.house.next", {ruling.next}), colours::good()});
    KeyLook look = plain_key();
    look.fill = is_unfolded ? colours::paper_dark() : colours::paper();
    return draw_block(ui, "house." + ruling.name, std::move(lines), look);
}

/// The values of the reading that lies open, the one in pencil lit. The value that was tapped.
std::optional<int> draw_values(Ui& ui, const Decreeing& d) {
    std::optional<int> tapped;
    ImGui::Indent(ui.theme.points(16));
    for (const HouseValue& value : d.values) {
        const bool is_lit = d.value ? *d.value == value.value : value.is_next;
        const KeyLook look = is_lit ? chosen_key(d.value ? colours::good() : colours::night()) : plain_key();
        if (draw_block(ui, "house.value." + value.word, {{ui.theme.body, value.text, look.text}}, look))
            tapped = value.value;
    }
    ImGui::Unindent(ui.theme.points(16));
    return tapped;
}

}  // namespace

void draw_house_rulings(Ui& ui, Desk& desk, const Pane& where) {
    const Decreeing& d = *desk.playing->decreeing;
    const DecreePanes panes = panes_of_decree(ui, desk, where);
    ui.targets.note("decree", panes.pencil);
    std::optional<plaquette::Option> unfolds;
    std::optional<int> pencilled;
    ImGui::SetCursorScreenPos(im(panes.pencil.from));
    if (ImGui::BeginChild("readings", im(render::size_of(panes.pencil)))) {
        play_paragraph(ui.theme.body, phrase(desk.lang, "ui.house.all"), colours::ink_soft());
        for (const HouseRuling& ruling : d.rulings) {
            const bool is_unfolded = d.house == ruling.option;
            if (draw_ruling_line(ui, desk.lang, ruling, is_unfolded)) unfolds = ruling.option;
            if (is_unfolded)
                if (const auto value = draw_values(ui, d)) pencilled = value;
        }
    }
    ImGui::EndChild();
    if (unfolds)
        unfold_reading(desk, *unfolds);
    else if (pencilled)
        pencil_value(desk, *pencilled);
    else
        draw_consents(ui, desk, panes.consents);
}

void draw_rulings_key(Ui& ui, Desk& desk) {
    if (!may_decree(desk)) return;
    if (wide_key(ui, "house.open", phrase(desk.lang, "ui.house"), plain_key())) open_house_rulings(desk);
}

}  // namespace bacler::ui
