#include "ui/panels/heading.hpp"

#include "ui/widgets/button.hpp"

#include <string>

namespace bacler::ui {

namespace {

void draw_side(Ui& ui, Desk& desk, std::size_t side, const Pane& where) {
    const Colour colour = colour_of(desk, side);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    ImGui::SetCursorScreenPos(im(where.from));
    if (touch(ui, "card." + std::to_string(side), render::size_of(where)))
        desk.card = desk.table->elements().at(side);
    on.AddRectFilled(im(where.from), im(where.to), colour);
    const float margin = ui.theme.points(10);
    const float figure = ui.theme.points(56);
    const Pane name{where.from + glm::vec2{margin, 0}, where.to - glm::vec2{figure + margin, 0}};
    const TwoLines lines = on_two_lines(ui.theme.large, name_of(desk, side), render::size_of(name).x * 1.1F);
    letter_lines(on, lines.second.empty() ? ui.theme.large : ui.theme.body, name, lines, text_on(colour),
                 {0, 0.5F});
    const std::string total = std::to_string(desk.table->totals().at(side));
    const Pane worth{{where.to.x - figure - margin, where.from.y}, where.to - glm::vec2{margin, 0}};
    letter(on, ui.theme.huge, worth, total, text_on(colour), {1, 0.5F});
}

}  // namespace

void draw_heading(Ui& ui, Desk& desk, const Pane& where) {
    const glm::vec2 size = render::size_of(where);
    const float cross = size.y;
    const float half = (size.x - cross) / 2;
    draw_side(ui, desk, 0, {where.from, {where.from.x + half, where.to.y}});
    draw_side(ui, desk, 1, {{where.from.x + half, where.from.y}, {where.from.x + 2 * half, where.to.y}});
    ImGui::SetCursorScreenPos({where.to.x - cross, where.from.y});
    KeyLook look{colours::night(), colours::night_text(), colours::night(), ui.theme.huge};
    if (key(ui, "close", "×", {cross, cross}, look)) close_engagement(desk);
}

void draw_sentence(Ui& ui, Desk& desk, const Pane& where) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(where.from), im(where.to), colours::paper_dark());
    const bool is_ruled = desk.table->answer().has_value();
    Colour bar = colours::ink_faint();
    if (is_ruled && desk.table->answer()->winner)
        bar = colour_of(desk, static_cast<std::size_t>(*desk.table->answer()->winner));
    on.AddRectFilled(im(where.from), {where.from.x + ui.theme.points(8), where.to.y}, bar);
    const Pane text{where.from + glm::vec2{ui.theme.points(20), ui.theme.points(6)},
                    where.to - glm::vec2{ui.theme.points(12), ui.theme.points(6)}};
    if (is_ruled) {
        letter_paragraph(on, ui.theme.large, text, spoken(desk).explanation.sentence, colours::ink());
        return;
    }
    const std::string ask = say(desk.lang, "ui.type_the_dice",
                                {name_of(desk, 0), std::to_string(desk.table->totals()[0]), name_of(desk, 1),
                                 std::to_string(desk.table->totals()[1])});
    letter_paragraph(on, ui.theme.body, text, ask, colours::ink_soft());
}

}  // namespace bacler::ui
