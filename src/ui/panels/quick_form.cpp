#include "ui/panels/decision.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/quick.hpp"
#include "ui/panels/screens.hpp"
#include "ui/widgets/findings.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <string>

/// The lesser rulings: what the rules ask, each question with its answers in a row, and what they make of them.
namespace bacler::ui {

namespace {

/// The question, and under it the number of its rule, which opens the card.
void draw_label(Ui& ui, Quick& q, quick::Ask ask, const Pane& where) {
    ImGui::SetCursorScreenPos(im(where.from));
    const std::string word(quick::word_of(ask));
    const RuleRef rule{quick::rule_of(form_of(q), ask)};
    if (touch(ui, "quick.rule." + word, render::size_of(where))) q.cards.rule = OpenRule{rule, 0};
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const std::string label(phrase(q.cards.lang, "ui.quick.ask." + word));
    const float foot = where.to.y - height_of(ui.theme.small) - ui.theme.points(2);
    letter_lines(on, ui.theme.body, {where.from, {where.to.x, foot}},
                 on_two_lines(ui.theme.body, label, render::size_of(where).x), colours::ink(), {0, 0.6F});
    letter(on, ui.theme.small, {{where.from.x, foot}, where.to}, rule_name(rule), colours::ink_soft(),
           {0, 0.5F});
}

/// Where the answers to a question stand: in one row, or in two where keys would be too narrow for a finger or their words.
struct ChoiceGrid {
    std::size_t columns{1}, rows{1};
    float wide{0}, high{0}, gap{0};

    float height() const { return static_cast<float>(rows) * (high + gap) - gap; }
};

/// The width at which all answers stand on two lines at most, in letters of their full height.
float width_for(const Ui& ui, Quick& q, quick::Ask ask) {
    const quick::Form& form = form_of(q);
    float widest = 0;
    for (std::size_t i = 0; i < quick::choices_of(form, ask); ++i) {
        const TwoLines lines = on_two_lines(ui.theme.body, quick::choice_text(q.cards.lang, form, ask, i), 0);
        for (const std::string& line : {lines.first, lines.second})
            widest = std::max(widest, room_for(ui.theme.body, line).x);
    }
    return widest + 2 * ui.theme.points(4);
}

ChoiceGrid grid_of(const Ui& ui, Quick& q, quick::Ask ask, float width) {
    const std::size_t count = quick::choices_of(form_of(q), ask);
    ChoiceGrid grid;
    grid.gap = ui.theme.points(4);
    grid.high = touch_height(ui, 42);
    const auto wide_of = [&](std::size_t columns) {
        return (width - grid.gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    };
    // Few answers keep the width of keys in a row of three, so that rows line up.
    grid.columns = std::max<std::size_t>(count, 3);
    if (wide_of(grid.columns) < std::max(least_touch(ui), width_for(ui, q, ask)))
        grid.columns = std::max<std::size_t>((count + 1) / 2, 2);
    grid.rows = (count + grid.columns - 1) / grid.columns;
    grid.wide = wide_of(grid.columns);
    return grid;
}

void draw_choices(Ui& ui, Quick& q, quick::Ask ask, glm::vec2 from, const ChoiceGrid& grid) {
    const quick::Form& form = form_of(q);
    const std::size_t count = quick::choices_of(form, ask);
    const std::size_t stands = form.chosen.at(static_cast<std::size_t>(ask));
    std::optional<std::size_t> tapped;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / grid.columns, column = i % grid.columns;
        const glm::vec2 step{grid.wide + grid.gap, grid.high + grid.gap};
        ImGui::SetCursorScreenPos(
            im(from + step * glm::vec2{static_cast<float>(column), static_cast<float>(row)}));
        const KeyLook look = i == stands ? chosen_key(colours::night()) : plain_key();
        const std::string name = "quick." + std::string(quick::word_of(ask)) + "." + std::to_string(i);
        const std::string text = quick::choice_text(q.cards.lang, form, ask, i);
        if (lines_key(ui, name, text, {grid.wide, grid.high}, look)) tapped = i;
    }
    if (tapped) answer_ask(q, ask, *tapped);
}

void draw_sentence_of(Ui& ui, const quick::QuickRuling& ruling) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x, pad = ui.theme.points(10);
    const std::string text = capitalised(ruling.sentence);
    const ImFont* font = ruling.is_settled ? ui.theme.large : ui.theme.bold;
    const float high = std::max(ui.theme.points(64), room_for(font, text, width - 3 * pad).y + 2 * pad);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(from), {from.x + width, from.y + high}, colours::paper_dark());
    on.AddRectFilled(im(from), {from.x + pad / 2, from.y + high},
                     ruling.is_settled ? colours::good() : colours::ink_faint());
    letter_wrapped(on, font, from + glm::vec2{2 * pad, pad}, text, colours::ink(), width - 3 * pad);
    ImGui::Dummy({width, high});
    ui.targets.note(ruling.is_settled ? "quick.settled" : "quick.stake",
                    {from, from + glm::vec2{width, high}});
}

void draw_die(Ui& ui, Quick& q, const quick::QuickRuling& ruling) {
    if (!ruling.die) return;
    play_paragraph(ui.theme.bold, ruling.die->words, colours::ink_soft());
    const std::optional<int> face = draw_face_keys(ui, "quick.die.", ruling.die->faces, form_of(q).die);
    if (face) throw_die(q, *face);
}

void draw_lines_of(Ui& ui, Quick& q, const quick::QuickRuling& ruling) {
    for (std::size_t i = 0; i < ruling.lines.size(); ++i) {
        const quick::QuickLine& l = ruling.lines[i];
        LineLook look{l.line.depth == 0 ? ui.theme.body : ui.theme.small,
                      l.line.is_considered ? colours::ink_faint() : colours::ink(),
                      ui.theme.points(14) * static_cast<float>(l.line.depth), ""};
        look.least_height = least_touch(ui) / ui.theme.points(1);
        const bool is_tapped =
            explained_line(ui, "quick.line." + std::to_string(i), l.line, look) != LineTap::none;
        if (is_tapped && l.rule.number != 0) q.cards.rule = OpenRule{l.rule, l.reading};
    }
}

}  // namespace

void draw_asks(Ui& ui, Quick& q, const Pane& where) {
    ImGui::SetCursorScreenPos(im(where.from));
    if (ImGui::BeginChild("asks", im(render::size_of(where)))) {
        const glm::vec2 from = at(ImGui::GetCursorScreenPos());
        const float gap = ui.theme.points(4);
        const float right = where.to.x - ImGui::GetStyle().ScrollbarSize - gap;
        const float label = std::min(ui.theme.points(150), render::size_of(where).x * 0.3F);
        float top = from.y;
        for (const quick::Ask ask : quick::asked(form_of(q))) {
            const ChoiceGrid grid = grid_of(ui, q, ask, right - from.x - label);
            draw_label(ui, q, ask, {{from.x, top}, {from.x + label - gap, top + grid.height()}});
            draw_choices(ui, q, ask, {from.x + label, top}, grid);
            top += grid.height() + gap;
        }
        ImGui::SetCursorScreenPos({from.x, top});
        ImGui::Dummy({1, 1});
    }
    ImGui::EndChild();
}

void draw_quick_ruling(Ui& ui, Desk& desk, Quick& q, const Pane& where) {
    // A copy: a tap on the way down changes what it answers.
    const quick::QuickRuling ruling = ruling_of(q, q.cards.lang);
    ImGui::SetCursorScreenPos(im(where.from));
    if (ImGui::BeginChild("ruling", im(render::size_of(where)))) {
        draw_sentence_of(ui, ruling);
        ImGui::Dummy({1, ui.theme.points(4)});
        draw_die(ui, q, ruling);
        draw_lines_of(ui, q, ruling);
        if (ruling.is_settled && share_key(ui, desk, ruling.sentence)) share_quick(desk, q);
    }
    ImGui::EndChild();
}

}  // namespace bacler::ui
