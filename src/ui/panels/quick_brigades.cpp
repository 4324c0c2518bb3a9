#include "ui/panels/quick.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/stepper.hpp"

#include <algorithm>
#include <string>

/// The two brigades of a quick engagement: a template for each, and what of it is changed by a tap.
namespace bacler::ui {

namespace {

/// Down the half of a pane that is a side's.
struct Column {
    Pane pane;
    float gap;
    float top;

    Pane row(float high) {
        const Pane out{{pane.from.x, top}, {pane.to.x, top + high}};
        top += high + gap;
        return out;
    }
};

/// One cell of a row of so many.
Pane cell_of(const Pane& row, std::size_t columns, std::size_t column, float gap) {
    const auto count = static_cast<float>(columns), place = static_cast<float>(column);
    const float wide = (render::size_of(row).x - gap * (count - 1)) / count;
    const float left = row.from.x + place * (wide + gap);
    return {{left, row.from.y}, {left + wide, row.to.y}};
}

void draw_templates(Ui& ui, Quick& q, std::size_t side, Column& column) {
    const std::span<const quick::BrigadeTemplate> all = quick::brigade_templates();
    const std::size_t columns = render::size_of(column.pane).x > ui.theme.points(240) ? 3 : 2;
    const float high = touch_height(ui, 38);
    Pane row;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i % columns == 0) row = column.row(high);
        const bool is_taken = q.meeting.brigades.at(side).like == i;
        const KeyLook look = is_taken ? chosen_key(colour_of_side(q.engagement.scenario, side)) : plain_key();
        const std::string name = "quick.brigade." + std::to_string(side) + "." + std::string(all[i].word);
        const std::string label(phrase(q.engagement.lang, "ui.quick.brigade." + std::string(all[i].word)));
        const Pane cell = cell_of(row, columns, i % columns, column.gap);
        ImGui::SetCursorScreenPos(im(cell.from));
        if (lines_key(ui, name, label, render::size_of(cell), look)) take_brigade(q, side, i);
    }
}

void draw_parts(Ui& ui, Quick& q, std::size_t side, Column& column) {
    for (const quick::Part part : quick::parts) {
        if (!quick::has_part(q.meeting.brigades.at(side), part)) continue;
        const std::string name = "quick." + std::string(quick::word_of(part)) + "." + std::to_string(side);
        const std::string text = quick::part_text(q.engagement.lang, q.meeting.brigades.at(side), part);
        const int by = stepper(ui, name, text, column.row(touch_height(ui, 38)));
        if (by != 0) step_brigade(q, side, part, by);
    }
}

void draw_rules_key(Ui& ui, Quick& q, const Pane& row) {
    ImGui::SetCursorScreenPos(im(row.from));
    const bool is_tactical = q.meeting.is_tactical;
    const std::string_view label =
        phrase(q.engagement.lang, is_tactical ? "ui.quick.tactical" : "ui.quick.by_the_book");
    const KeyLook look = is_tactical ? chosen_key(colours::night()) : plain_key();
    if (key(ui, "quick.tactical", label, render::size_of(row), look)) toggle_tactical(q);
}

}  // namespace

void draw_brigades(Ui& ui, Quick& q, const Pane& where) {
    ImGui::SetCursorScreenPos(im(where.from));
    if (ImGui::BeginChild("brigades", im(render::size_of(where)))) {
        const glm::vec2 from = at(ImGui::GetCursorScreenPos());
        const float gap = ui.theme.points(4), bar = ImGui::GetStyle().ScrollbarSize;
        const Pane whole{from, {where.to.x - bar - gap, where.to.y}};
        float bottom = from.y;
        for (std::size_t side = 0; side < 2; ++side) {
            Column column{cell_of(whole, 2, side, ui.theme.points(14)), gap, from.y};
            draw_templates(ui, q, side, column);
            column.top += ui.theme.points(6);
            draw_parts(ui, q, side, column);
            bottom = std::max(bottom, column.top);
        }
        const float high = touch_height(ui, 38);
        draw_rules_key(ui, q, {{whole.from.x, bottom}, {whole.to.x, bottom + high}});
        ImGui::SetCursorScreenPos({from.x, bottom + high});
        ImGui::Dummy({1, gap});
    }
    ImGui::EndChild();
}

}  // namespace bacler::ui
