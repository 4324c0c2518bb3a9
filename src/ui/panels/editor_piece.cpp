#include "ui/panels/editor.hpp"
#include "ui/panels/hand.hpp"
#include "ui/panels/play.hpp"
#include "ui/widgets/stepper.hpp"

#include <algorithm>
#include <array>
#include <string>

/// What is picked in the editor, with all that may be changed in it.
namespace bacler::ui {

namespace {

constexpr std::array<int, 6> usual_pounds{3, 4, 6, 8, 9, 12};
constexpr std::array<const char*, 12> signs{"7", "8", "9", "4", "5", "6", "1", "2", "3", "", "0", "⌫"};

/// The figure that the pad is on, and of a battery keys for the other one.
void draw_figures(Ui& ui, Desk& desk, const editor::Strength& strength) {
    ScenarioEditor& e = *desk.editor;
    if (strength.arm != plaquette::Arm::artillery) return;
    KeyFlow flow(ui);
    const auto turn = [&](PadFigure figure, const char* name, const char* label) {
        if (flow.key(name, phrase(desk.lang, label),
                     e.figure == figure ? chosen_key(colours::night()) : plain_key()))
            turn_pad(desk, figure);
    };
    turn(PadFigure::guns, "pad.guns", "ui.editor.pad_guns");
    turn(PadFigure::calibre, "pad.calibre", "ui.editor.pad_calibre");
    flow.end();
}

void draw_calibres(Ui& ui, Desk& desk, const editor::Strength& strength) {
    if (strength.arm != plaquette::Arm::artillery) return;
    play_paragraph(ui.theme.small, phrase(desk.lang, "ui.editor.pad_calibre"), colours::ink_soft());
    const editor::Place unit = desk.editor->picked;
    KeyFlow flow(ui);
    for (const int pounds : usual_pounds) {
        const bool is_set = strength.pounds && *strength.pounds == pounds;
        const std::string label = say(desk.lang, "ui.editor.pounds", {std::to_string(pounds)});
        if (flow.key("calibre." + std::to_string(pounds), label,
                     is_set ? chosen_key(colours::night()) : plain_key()))
            do_in_editor(desk, editor::SetCalibre{unit, static_cast<double>(pounds)});
    }
    flow.end();
}

void draw_digits(Ui& ui, Desk& desk) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = std::min(ImGui::GetContentRegionAvail().x, ui.theme.points(330));
    const KeyGrid grid(ui, {from, from + glm::vec2{width, 0}}, 3);
    KeyLook look = plain_key();
    look.font = ui.theme.huge;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const std::string sign = signs[i];
        if (sign.empty()) continue;
        const Pane pane = grid.at(static_cast<int>(i) / 3, static_cast<int>(i) % 3);
        ImGui::SetCursorScreenPos(im(pane.from));
        const bool rubs = sign == "⌫";
        if (!key(ui, rubs ? "pad.rub_out" : "pad.digit." + sign, sign, render::size_of(pane), look)) continue;
        rubs ? rub_out_of_figure(desk) : digit_of_figure(desk, sign[0] - '0');
    }
    ImGui::SetCursorScreenPos({from.x, grid.bottom_of(3) + ui.theme.points(8)});
    ImGui::Dummy({1, 1});
}

/// Each plaquette with its value: one that is tapped is given another class than the rest.
void draw_plaquettes(Ui& ui, Desk& desk, const editor::Strength& strength) {
    ScenarioEditor& e = *desk.editor;
    if (strength.values.size() < 2) return;
    play_paragraph(ui.theme.small, phrase(desk.lang, "ui.editor.by_base"), colours::ink_soft());
    KeyFlow flow(ui);
    for (std::size_t i = 0; i < strength.values.size(); ++i) {
        const bool is_picked = e.plaquette == i;
        if (flow.key("plaquette." + std::to_string(i), std::to_string(strength.values[i]),
                     is_picked ? chosen_key(colours::night()) : plain_key()))
            e.plaquette = is_picked ? std::nullopt : std::optional(i);
    }
    flow.end();
}

void draw_counted(Ui& ui, Desk& desk, const editor::EditRow& row) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x, high = height_of_big_key(ui);
    const float steps = std::min(width * 0.55F, 2 * high + ui.theme.points(110));
    letter(*ImGui::GetWindowDrawList(), ui.theme.body, {from, from + glm::vec2{width - steps, high}},
           row.label, colours::ink(), {0, 0.5F});
    const int by = stepper(ui, "edit." + row.name, row.figure,
                           {{from.x + width - steps, from.y}, {from.x + width, from.y + high}});
    ImGui::SetCursorScreenPos({from.x, from.y + high + ui.theme.points(5)});
    ImGui::Dummy({1, 1});
    if (by < 0 && row.less) do_in_editor(desk, *row.less);
    if (by > 0 && row.more) do_in_editor(desk, *row.more);
}

void draw_keys(Ui& ui, Desk& desk, const editor::EditRow& row) {
    play_paragraph(ui.theme.small, row.label, colours::ink_soft());
    KeyFlow flow(ui);
    for (const editor::EditKey& one : row.keys)
        if (flow.key("edit." + row.name + "." + one.name, one.label,
                     one.is_set ? chosen_key(colours::night()) : plain_key()))
            do_in_editor(desk, one.edit);
    flow.end();
}

void draw_rows(Ui& ui, Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    for (const editor::EditRow& row : editor::rows_of(desk.lang, e.editing, e.picked, e.plaquette))
        draw_edit_row(ui, desk, row);
}

void draw_strength(Ui& ui, Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    play_paragraph(ui.theme.bold, editor::strength_text(desk.lang, e.editing.draft, e.picked),
                   colours::ink());
    ImGui::Dummy({1, ui.theme.points(4)});
}

}  // namespace

void draw_edit_row(Ui& ui, Desk& desk, const editor::EditRow& row) {
    row.keys.empty() ? draw_counted(ui, desk, row) : draw_keys(ui, desk, row);
}

void draw_editor_piece(Ui& ui, Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    if (e.picked.kind != editor::Kind::unit) return draw_rows(ui, desk);
    draw_strength(ui, desk);
    const editor::Strength strength = editor::strength_of(e.editing.draft, e.picked);
    const float width = ImGui::GetContentRegionAvail().x, gap = ui.theme.points(14);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    // The pad stands beside the rows where there is room for both.
    const float pad = std::max(ui.theme.points(190), 3 * least_touch(ui) + ui.theme.points(10));
    const bool is_beside = width - pad - gap > ui.theme.points(300);
    const float left = is_beside ? pad : width;
    ImGui::PushID("pad");
    const bool has_pad = !is_beside || ImGui::BeginChild("pad", {left, 0}, ImGuiChildFlags_AutoResizeY);
    if (has_pad) {
        draw_figures(ui, desk, strength);
        draw_digits(ui, desk);
    }
    if (is_beside) {
        ImGui::EndChild();
        ImGui::SetCursorScreenPos({from.x + left + gap, from.y});
        ImGui::BeginChild("rows", {width - left - gap, 0}, ImGuiChildFlags_AutoResizeY);
    }
    draw_calibres(ui, desk, strength);
    draw_rows(ui, desk);
    draw_plaquettes(ui, desk, strength);
    if (is_beside) ImGui::EndChild();
    ImGui::PopID();
}

}  // namespace bacler::ui
