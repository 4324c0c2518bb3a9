#include "ui/widgets/ladder.hpp"

#include <algorithm>

namespace bacler::ui {

namespace {

/// The words of a rung without the figure they open with, which stands beside them already.
std::string_view words_of(const Rung& rung) {
    const std::string_view text = rung.text;
    const std::string figure = signed_figure(rung.adds) + " ";
    return text.substr(0, figure.size()) == figure ? text.substr(figure.size()) : text;
}

/// One rung: what it adds, its words, and the sum so far.
float draw_rung(Ui& ui, const Rung& rung, const Pane& column, float top, float height) {
    const float figure = ui.theme.points(34), sum = ui.theme.points(34), pad = ui.theme.points(4);
    const float text_width = render::size_of(column).x - figure - sum - 2 * pad;
    const std::string_view words = words_of(rung);
    const float text_height = room_for(ui.theme.small, words, text_width).y;
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const Colour colour = rung.adds < 0   ? colours::bad()
                          : rung.adds > 0 ? colours::good()
                                          : colours::ink_faint();
    letter(on, ui.theme.bold, {{column.from.x, top}, {column.from.x + figure - pad, top + height}},
           signed_figure(rung.adds), colour, {1, 0.5F});
    letter_wrapped(on, ui.theme.small, {column.from.x + figure + pad, top + (height - text_height) / 2},
                   words, colours::ink(), text_width);
    const Pane total{{column.to.x - sum, top}, {column.to.x, top + height}};
    on.AddRectFilled(im(total.from), im(total.to), colours::paper_dark());
    letter(on, ui.theme.body, total, std::to_string(rung.total), colours::ink_soft());
    on.AddLine({column.from.x, top + height}, {column.to.x, top + height}, with_alpha(colours::line(), 120));
    return top + height;
}

float height_of_rung(const Ui& ui, const Rung& rung, const Pane& column) {
    const float beside = ui.theme.points(34 + 34 + 4 + 4), pad = ui.theme.points(4);
    const float words = room_for(ui.theme.small, words_of(rung), render::size_of(column).x - beside).y;
    return std::max(least_touch(ui), words + 2 * pad);
}

/// Whose it is and what it comes to, over the rungs.
void draw_head(const Ui& ui, const Ladder& ladder, const Pane& title) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(title.from), im(title.to), ladder.colour, ui.theme.points(4));
    const float pad = ui.theme.points(8);
    const Pane inside{title.from + glm::vec2{pad, 0}, title.to - glm::vec2{pad, 0}};
    const Pane words{inside.from, inside.to - glm::vec2{ui.theme.points(44), 0}};
    const TwoLines lines = on_two_lines(ui.theme.bold, ladder.name, render::size_of(words).x * 1.1F);
    letter_lines(on, lines.second.empty() ? ui.theme.bold : ui.theme.small, words, lines,
                 text_on(ladder.colour), {0, 0.5F});
    letter(on, ui.theme.huge, inside, std::to_string(ladder.total), text_on(ladder.colour), {1, 0.5F});
}

}  // namespace

float ladder_of(Ui& ui, const std::string& name, const Ladder& ladder, const Pane& column,
                std::optional<std::size_t>& tapped) {
    const float head = ui.theme.points(34);
    draw_head(ui, ladder, {column.from, {column.to.x, column.from.y + head}});
    float top = column.from.y + head;
    for (std::size_t i = 0; i < ladder.rungs.size(); ++i) {
        const Rung& rung = ladder.rungs[i];
        const float height = height_of_rung(ui, rung, column);
        ImGui::SetCursorScreenPos({column.from.x, top});
        if (touch(ui, name + std::to_string(i), {render::size_of(column).x, height})) tapped = i;
        top = draw_rung(ui, rung, column, top, height);
    }
    return top;
}

}  // namespace bacler::ui
