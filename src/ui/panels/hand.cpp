#include "ui/panels/hand.hpp"

#include "app/doubt_text.hpp"
#include "ui/hand_layer.hpp"
#include "ui/hand_words.hpp"
#include "ui/widgets/findings.hpp"
#include "ui/words.hpp"

#include <algorithm>

namespace bacler::ui {

using Phase = Handling::Phase;

namespace {

float key_height(const Ui& ui) {
    return std::max(least_touch(ui), ui.theme.points(38));
}

float margin_of(const Ui& ui) {
    return ui.theme.points(10);
}

/// Lines of text from a point down; how high they came out.
float lines(const ImFont* font, glm::vec2 from, std::string_view text, float width, Colour colour) {
    const std::string broken = wrapped(font, text, width);
    ImGui::GetWindowDrawList()->AddText(font, height_of(font), im(from), colour, broken.data(),
                                        broken.data() + broken.size());
    return room_for(font, broken).y;
}

/// A paragraph at the cursor over the width that is there.
void paragraph(const ImFont* font, std::string_view text, Colour colour) {
    if (text.empty()) return;
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::Dummy({width, lines(font, at(ImGui::GetCursorScreenPos()), text, width, colour)});
}

/// A reason with its rule beneath; a touch opens the rule's card.
void draw_reason(Ui& ui, Desk& desk, const ExplainedLine& line, const Finding& finding, bool is_first) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x, mark = ui.theme.points(20);
    const ImFont* font = is_first ? ui.theme.bold : ui.theme.body;
    const bool forbids = line.does == Does::forbids;
    const Colour colour = forbids                      ? colours::bad()
                          : line.does == Does::permits ? colours::good()
                                                       : colours::ink();
    lines(font, from, forbids ? "✗" : line.does == Does::permits ? "✓" : "·", mark, colour);
    const glm::vec2 text = from + glm::vec2{mark, 0};
    float high = lines(font, text, line.text, width - mark, colours::ink()) + ui.theme.points(1);
    const std::string cited = line.rule + (line.reading.empty() ? "" : " · " + line.reading);
    high += lines(ui.theme.small, text + glm::vec2{0, high}, cited, width - mark, colours::ink_soft());
    high = std::max(high + ui.theme.points(5), least_touch(ui));
    if (touch(ui, "reason." + std::to_string(line.finding), {width, high}) && finding.rule.number != 0)
        desk.rule = OpenRule{finding.rule, finding.reading};
}

void draw_reasons(Ui& ui, Desk& desk, const Hand& hand) {
    const Ruling& ruling = hand.attempt().answer.ruling;
    const Explanation explanation =
        explain_ruling(desk.lang, ruling, names_of(desk.scenario), desk.scenario.readings);
    bool is_first = true;
    for (const ExplainedLine& line : explanation.lines) {
        draw_reason(ui, desk, line, ruling.findings[line.finding], is_first);
        draw_doubt(
            ui, "reason." + std::to_string(line.finding) + ".doubt",
            doubt_lines(desk.lang, ruling, doubts_about(ruling, line.finding), names_of(desk.scenario)),
            ui.theme.points(20));
        is_first = false;
    }
    if (const std::optional<std::string> outcomes = outcomes_text(desk.lang, ruling))
        draw_doubt(ui, "hand.doubt", {*outcomes}, ui.theme.points(20));
}

void draw_outcomes(Ui& ui, const Desk& desk, const Hand& hand) {
    ImGui::Dummy({1, ui.theme.points(4)});
    paragraph(ui.theme.bold, phrase(desk.lang, "ui.hand.brings"), colours::ink_soft());
    int place = 0;
    for (const Outcome& outcome : outcomes_of(desk, hand)) {
        paragraph(ui.theme.body, outcome.text,
                  outcome.bearing == Bearing::bad    ? colours::bad()
                  : outcome.bearing == Bearing::good ? colours::good()
                                                     : colours::ink());
        draw_doubt(ui, "outcome." + std::to_string(place++) + ".doubt", outcome.doubt, ui.theme.points(20));
    }
    ImGui::Dummy({1, ui.theme.points(4)});
    for (const EdgeReading& reading : edge_readings(hand.end(), desk.scenario.width, desk.scenario.depth))
        paragraph(ui.theme.body, edge_line(desk.lang, reading), colours::ink_soft());
}

/// What can be done with what is in hand, as keys of the whole width.
void draw_actions(Ui& ui, Desk& desk, const Pane& where) {
    const KeyGrid grid(ui, where, 2);
    const Phase phase = desk.handling.phase;
    const auto act = [&](int row, int column, int wide, const std::string& name, std::string_view label) {
        const Pane pane = grid.at(row, column, wide);
        ImGui::SetCursorScreenPos(im(pane.from));
        return key(ui, name, phrase(desk.lang, label), render::size_of(pane), plain_key());
    };
    if (phase == Phase::refused) {
        const ElementAt element = desk.handling.hand->element();
        if (act(0, 0, 2, "pad.open", "ui.pad.open")) open_pad(desk, element, Pad::Page::steps);
        if (desk.handling.phase == Phase::refused && !desk.playing &&
            act(1, 0, 2, "hand.all_the_same", "ui.hand.all_the_same"))
            place_all_the_same(desk);
        const std::optional<plaquette::Move> move = move_to_let_through(desk);
        if (desk.handling.phase == Phase::refused && move &&
            act(1, 0, 2, "hand.let_through", "ui.fix.let_through"))
            begin_letting_through(desk, *move);
    } else if (phase == Phase::made) {
        if (act(0, 0, 2, "hand.undo", "ui.hand.undo")) undo_move(desk);
        if (act(1, 0, 2, "hand.next_sequence", "ui.hand.next_sequence")) begin_sequence(desk);
    }
}

std::string_view headline_of(const Handling& handling) {
    switch (handling.phase) {
        case Phase::refused: return "ui.hand.sprung_back";
        case Phase::made:
            return handling.moves->last() && handling.moves->last()->how == Made::How::all_the_same
                       ? "ui.hand.placed_anyhow"
                       : "ui.hand.moved";
        case Phase::dragged:
        case Phase::padded: break;
    }
    return "ui.hand.being_moved";
}

void draw_head(Ui& ui, Desk& desk, const Pane& where) {
    const ElementAt element = desk.handling.hand->element();
    const Colour colour = colour_of_side(desk.scenario, element.side);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(where.from), im(where.to), colour);
    const float cross = render::size_of(where).y, margin = margin_of(ui);
    const Pane text{where.from + glm::vec2{margin, 0}, {where.to.x - cross - margin, where.to.y}};
    const float middle = where.from.y + cross * 0.55F;
    letter(on, ui.theme.bold, {text.from, {text.to.x, middle}}, name_of(desk, element), text_on(colour),
           {0, 0.6F});
    letter(on, ui.theme.small, {{text.from.x, middle}, text.to},
           phrase(desk.lang, headline_of(desk.handling)), text_on(colour), {0, 0.3F});
    if (desk.handling.phase == Phase::dragged) return;
    ImGui::SetCursorScreenPos({where.to.x - cross, where.from.y});
    const KeyLook look{colour, text_on(colour), colour, ui.theme.huge};
    if (key(ui, "hand.close", "×", {cross, cross}, look)) close_hand(desk);
}

}  // namespace

KeyGrid::KeyGrid(const Ui& ui, const Pane& where, int columns)
    : corner_(where.from),
      gap_(ui.theme.points(4)) {
    const auto count = static_cast<float>(columns);
    key_ = {(render::size_of(where).x - gap_ * (count - 1)) / count, key_height(ui)};
}

Pane KeyGrid::at(int row, int column, int wide) const {
    const glm::vec2 step = key_ + glm::vec2{gap_, gap_};
    const glm::vec2 from = corner_ + step * glm::vec2{static_cast<float>(column), static_cast<float>(row)};
    return {from, from + key_ + glm::vec2{static_cast<float>(wide - 1) * step.x, 0}};
}

float width_of_hand_panel(const Ui& ui) {
    return std::max(ui.theme.points(268), 4 * least_touch(ui) + ui.theme.points(3 * 4 + 20));
}

float width_of_pad_panel(const Ui& ui, float height) {
    const float text = ui.theme.points(48 + 2 * 34 + 3 * 10 + 130);
    const float keys = rows_of_pad * (key_height(ui) + ui.theme.points(4));
    return text + keys <= height ? width_of_hand_panel(ui) : 2 * width_of_hand_panel(ui);
}

float height_of_hand_panel(const Ui& ui) {
    return std::max(ui.theme.points(430), ui.theme.points(56) + 6 * (key_height(ui) + ui.theme.points(4)));
}

void draw_findings(Ui& ui, Desk& desk, const Pane& where) {
    ImGui::SetCursorScreenPos(im(where.from));
    if (ImGui::BeginChild("hand findings", im(render::size_of(where)))) {
        const Hand& hand = *desk.handling.hand;
        const std::string snapped = snaps_line(desk, hand.attempt().snaps);
        draw_reasons(ui, desk, hand);
        draw_outcomes(ui, desk, hand);
        paragraph(ui.theme.small, snapped, colours::ink_soft());
    }
    ImGui::EndChild();
}

float draw_verdict(Ui& ui, const Desk& desk, const Pane& where) {
    const Hand& hand = *desk.handling.hand;
    const plaquette::MoveAnswer& answer = hand.attempt().answer;
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float margin = margin_of(ui), row = ui.theme.points(34);
    const Pane figures{where.from + glm::vec2{margin, ui.theme.points(2)},
                       {where.to.x - margin, where.from.y + row}};
    letter(on, ui.theme.large, figures, figures_of(desk.lang, answer), colours::ink(), {0, 0.5F});
    const Colour colour = hand.is_allowed() ? colours::good() : colours::bad();
    const Pane banner{{where.from.x, where.from.y + row}, {where.to.x, where.from.y + 2 * row}};
    on.AddRectFilled(im(banner.from), im(banner.to), colour);
    letter(on, ui.theme.bold, {banner.from + glm::vec2{margin, 0}, banner.to - glm::vec2{margin, 0}},
           verdict_line(desk.lang, answer), text_on(colour), {0, 0.5F});
    return 2 * row;
}

void HandPanel::draw(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("hand", where);
    const float head = std::max(ui.theme.points(48), least_touch(ui)), margin = margin_of(ui);
    draw_head(ui, desk, {where.from, {where.to.x, where.from.y + head}});
    if (desk.handling.hand) {
        const float top = where.from.y + head;
        const bool sheet = render::size_of(where).x > 1.5F * width_of_hand_panel(ui);
        const float middle = sheet ? render::centre_of(where).x : where.to.x;
        const float verdict = draw_verdict(ui, desk, {{where.from.x, top}, {middle, where.to.y}});
        const Pane body{{where.from.x + margin, top + verdict + margin},
                        {middle - margin, where.to.y - margin}};
        const float keys = 2 * (key_height(ui) + ui.theme.points(4));
        if (desk.handling.pad) {
            const Pane right{{middle + margin / 2, top + margin}, where.to - glm::vec2{margin, margin}};
            const float high = rows_of_pad * (key_height(ui) + ui.theme.points(4));
            const Pane below{{body.from.x, body.to.y - high}, body.to};
            draw_pad(ui, desk, sheet ? body : Pane{body.from, {body.to.x, below.from.y}},
                     sheet ? right : below);
        } else if (desk.handling.phase == Phase::dragged) {
            draw_findings(
                ui, desk,
                sheet ? Pane{{middle + margin, top + margin}, where.to - glm::vec2{margin, margin}} : body);
        } else if (sheet) {
            draw_actions(ui, desk, body);
            if (desk.handling.hand)
                draw_findings(ui, desk,
                              {{middle + margin, top + margin}, where.to - glm::vec2{margin, margin}});
        } else {
            draw_findings(ui, desk, {body.from, {body.to.x, body.to.y - keys - margin}});
            draw_actions(ui, desk, {{body.from.x, body.to.y - keys}, body.to});
        }
    }
    ImGui::End();
}

}  // namespace bacler::ui
