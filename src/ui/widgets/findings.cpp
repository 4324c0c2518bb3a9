#include "ui/widgets/findings.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

namespace {

// So many times the room for it: letters as much smaller are still read at arm's length.
constexpr float little_too_long = 1.15F;

}  // namespace

LineTap explained_line(Ui& ui, const std::string& name, const ExplainedLine& line, const LineLook& look) {
    const float rule_width = ui.theme.points(86), pad = ui.theme.points(4);
    const float mark_width = look.mark.empty() ? 0 : ui.theme.points(18);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x;
    const float text_left = from.x + look.indent + mark_width;
    const float draw_width = look.draw_mark.empty() ? 0 : least_touch(ui);
    const float text_width = width - look.indent - mark_width - draw_width - rule_width - pad;
    const float text_height = room_for(look.font, line.text, text_width).y;
    const float of_words =
        ui.theme.points(line.reading.empty() ? look.least_height : std::max(36.0F, look.least_height));
    const float least = std::max(of_words, least_touch(ui));
    const float height = std::max(least, text_height + 2 * pad);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    LineTap tapped = LineTap::none;
    const Pane row{from, from + glm::vec2{width, height}};
    if (touch(ui, name, {width - draw_width - rule_width, height})) tapped = LineTap::sentence;
    if (ImGui::IsItemActive())
        on.AddRectFilled(im(last_pane().from), im(last_pane().to), colours::key_pressed());
    ImGui::SetCursorScreenPos({row.to.x - rule_width, from.y});
    if (touch(ui, name + ".rule", {rule_width, height})) tapped = LineTap::rule;
    if (ImGui::IsItemActive())
        on.AddRectFilled(im(last_pane().from), im(last_pane().to), colours::key_pressed());
    if (!look.draw_mark.empty()) {
        ImGui::SetCursorScreenPos({row.to.x - rule_width - draw_width, from.y});
        if (touch(ui, name + ".draw", {draw_width, height})) tapped = LineTap::measurement;
        letter(on, ui.theme.large, last_pane(), look.draw_mark, colours::ink());
        ImGui::SetCursorScreenPos({from.x, row.to.y});
    }
    const float top = from.y + (height - text_height) / 2;
    if (!look.mark.empty())
        letter(on, look.font, {{from.x + look.indent, from.y}, {text_left, row.to.y}}, look.mark, look.text);
    letter_wrapped(on, look.font, {text_left, top}, line.text, look.text, text_width);
    const bool has_reading = !line.reading.empty();
    const float half = !has_reading ? height : line.rule.empty() ? 0 : height / 2;
    const float right = row.to.x - rule_width;
    // A section without a number has a long title: its card tells it, and here it would be too small to read.
    const bool is_long = room_for(ui.theme.small, line.rule).x > (rule_width - pad) * little_too_long;
    const std::string rule = is_long ? line.rule.substr(0, line.rule.find(' ')) : line.rule;
    letter(on, ui.theme.small, {{right, from.y}, {row.to.x - pad, from.y + half}}, rule, colours::ink_soft(),
           {1, 0.5F});
    if (has_reading)
        letter(on, ui.theme.small, {{right, from.y + half}, {row.to.x - pad, row.to.y}}, line.reading,
               colours::ink_soft(), {1, 0.5F});
    on.AddLine({row.from.x, row.to.y}, im(row.to), with_alpha(colours::line(), 120));
    return tapped;
}

void draw_doubt(Ui& ui, const std::string& name, const std::vector<std::string>& lines, float indent) {
    if (lines.empty()) return;
    const Colour colour = ink_of_tone(overlay::Tone::too_close);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x, pad = ui.theme.points(3);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    float top = from.y + pad;
    for (const std::string& line : lines) {
        letter_wrapped(on, ui.theme.small, {from.x + indent, top}, line, colour, width - indent);
        top += room_for(ui.theme.small, line, width - indent).y + pad;
    }
    ImGui::Dummy({width, top - from.y});
    ui.targets.note(name, {from, {from.x + width, top}});
    on.AddLine({from.x + indent / 2, from.y + pad}, {from.x + indent / 2, top - pad}, colour,
               ui.theme.points(2));
}

}  // namespace bacler::ui
