#include "app/rule_card.hpp"
#include "ui/panels/card.hpp"
#include "ui/widgets/bars.hpp"
#include "ui/widgets/button.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

namespace {

void paragraph(const ImFont* font, std::string_view text, Colour colour, float indent = 0) {
    if (text.empty()) return;
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x;
    const glm::vec2 room = room_for(font, text, width - indent);
    ImGui::Dummy({width, room.y});
    letter_wrapped(*ImGui::GetWindowDrawList(), font, {from.x + indent, from.y}, text, colour,
                   width - indent);
}

/// The engagement in hand under other readings, in a few words.
std::string answer_under(const Desk& desk, const plaquette::Readings& readings) {
    if (!desk.table || !desk.table->answer()) return {};
    plaquette::Engagement question = desk.table->question();
    question.readings = readings;
    const plaquette::EngagementAnswer answer =
        plaquette::rule_on_engagement(question, {*desk.table->die(0), *desk.table->die(1)});
    const std::string first = std::to_string(answer.sides[0].morale),
                      second = std::to_string(answer.sides[1].morale);
    for (std::size_t side = 0; side < 2; ++side)
        if (answer.sides[side].result && answer.winner)
            return say(desk.lang, "ui.answer_short_of",
                       {first, second, word(desk.lang, *answer.sides[side].result), name_of(desk, side)});
    return say(desk.lang, "ui.answer_short",
               {first, second, word(desk.lang, plaquette::CombatResult::melee)});
}

void draw_reading(Ui& ui, const Desk& desk, const ReadingCard& reading) {
    ImGui::Dummy({1, ui.theme.points(6)});
    const std::string title = say(desk.lang, reading.is_house ? "ui.house_reading" : "ui.book_reading",
                                  {reading.id, reading.title});
    paragraph(ui.theme.bold, title, colours::ink());
    paragraph(ui.theme.body, reading.text, colours::ink());
    for (const ReadingChoice& choice : reading.choices) {
        std::string text =
            (choice.is_in_force ? "● " : "○ ") + (choice.text.empty() ? choice.value : choice.text);
        if (choice.is_in_force) text += " (" + std::string(phrase(desk.lang, "ui.in_force")) + ")";
        if (!choice.is_in_force && !choice.answer.empty()) {
            const bool is_same = choice.answer == answer_under(desk, desk.table->question().readings);
            text += " · " + (is_same ? std::string(phrase(desk.lang, "ui.same_answer"))
                                     : say(desk.lang, "ui.would_answer", {choice.answer}));
        }
        paragraph(ui.theme.body, text, choice.is_in_force ? colours::ink() : colours::ink_soft(),
                  ui.theme.points(14));
    }
}

void draw_rule(Ui& ui, const Desk& desk) {
    const plaquette::Readings& in_force =
        desk.table ? desk.table->question().readings : desk.scenario.readings;
    const std::optional<RuleCard> card =
        rule_card(desk.lang, desk.rule->rule, desk.rule->reading, in_force,
                  [&desk](const plaquette::Readings& readings) { return answer_under(desk, readings); });
    if (!card) return;
    paragraph(ui.theme.large, card->id + "  " + card->section, colours::ink());
    ImGui::Dummy({1, ui.theme.points(6)});
    paragraph(ui.theme.body, card->text, colours::ink());
    if (!card->cell.empty())
        paragraph(ui.theme.body, say(desk.lang, "ui.table_cell", {card->cell}), colours::ink());
    for (const ReadingCard& reading : card->readings) draw_reading(ui, desk, reading);
}

void put_away(Desk& desk) {
    desk.rule.reset();
    desk.card.reset();
}

/// The cross in the corner.
void draw_cross(Ui& ui, Desk& desk, float wide) {
    const float side = std::max(least_touch(ui), ui.theme.points(40));
    const glm::vec2 window = at(ImGui::GetWindowPos());
    ImGui::SetCursorScreenPos({window.x + wide - side - ui.theme.points(8), window.y + ui.theme.points(8)});
    const KeyLook look{colours::paper(), colours::ink_soft(), colours::paper(), ui.theme.huge};
    if (key(ui, "put_away", "×", {side, side}, look)) put_away(desk);
}

}  // namespace

void begin_veil(const char* name, const Pane& window) {
    ImGui::SetNextWindowPos(im(window.from));
    ImGui::SetNextWindowSize(im(render::size_of(window)));
    ImGui::PushStyleColor(ImGuiCol_WindowBg, rgb(20, 18, 14, 130));
    ImGui::Begin(name, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoNav);
    ImGui::PopStyleColor();
}

void OverlayPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    if (!desk.rule && !desk.card) return;
    begin_veil("overlay", window);
    ImGui::SetCursorScreenPos(im(window.from));
    if (touch(ui, "beside", render::size_of(window))) put_away(desk);
    const glm::vec2 room = render::size_of(window);
    const float wide = std::min(room.x - ui.theme.points(40), ui.theme.points(680)), high = room.y * 0.8F;
    ImGui::SetCursorScreenPos({window.from.x + (room.x - wide) / 2, window.from.y + room.y * 0.1F});
    ImGui::SetNextWindowSizeConstraints({wide, 0}, {wide, high});
    ImGui::PushStyleColor(ImGuiCol_ChildBg, colours::paper());
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.theme.points(20), ui.theme.points(16)});
    constexpr ImGuiChildFlags flags =
        ImGuiChildFlags_AlwaysUseWindowPadding | ImGuiChildFlags_Border | ImGuiChildFlags_AutoResizeY;
    QuietBar bar("laid over");
    const bool is_seen =
        ImGui::BeginChild("laid over", {wide, 0}, flags, bar.scrolls() ? 0 : ImGuiWindowFlags_NoScrollbar);
    bar.note();
    if (is_seen) {
        if (desk.rule)
            draw_rule(ui, desk);
        else if (desk.card)
            draw_card(ui, desk, *desk.card, ui.theme.points(40));
        draw_cross(ui, desk, wide);
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    ImGui::End();
}

}  // namespace bacler::ui
