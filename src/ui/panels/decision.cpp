#include "ui/panels/decision.hpp"

#include "app/finding_text.hpp"
#include "ui/panels/screens.hpp"
#include "ui/widgets/findings.hpp"
#include "ui/widgets/ladder.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

namespace {

void space(const Ui& ui, float points) {
    ImGui::Dummy({1, ui.theme.points(points)});
}

void draw_title(Ui& ui, std::string_view text) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const glm::vec2 size{ImGui::GetContentRegionAvail().x, ui.theme.points(28)};
    ImGui::Dummy(im(size));
    letter(*ImGui::GetWindowDrawList(), ui.theme.bold, {from, from + size}, text, colours::ink_soft(),
           {0, 0.7F});
}

void draw_lines(Ui& ui, Desk& desk) {
    const std::vector<ExplainedLine>& lines = spoken(desk).explanation.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        LineLook look{i == 0 ? ui.theme.bold : ui.theme.body, colours::ink(), 0, ""};
        look.draw_mark = draw_mark_of(desk, lines[i].finding);
        const LineTap tapped = explained_line(ui, "line." + std::to_string(i), lines[i], look);
        if (tapped == LineTap::measurement)
            draw_finding(desk, lines[i].finding);
        else if (tapped != LineTap::none)
            open_rule_of(desk, lines[i].finding);
    }
}

float draw_ladder(Ui& ui, Desk& desk, std::size_t side, const Pane& column) {
    const Ladder ladder{name_of(desk, side), colour_of(desk, side),
                        desk.table->standing().sides.at(side).morale, spoken(desk).ladders.at(side)};
    std::optional<std::size_t> tapped;
    const float bottom = ladder_of(ui, "rung." + std::to_string(side) + ".", ladder, column, tapped);
    if (tapped) open_rule_of(desk, ladder.rungs[*tapped].finding);
    return bottom;
}

/// The place of a side's column below the cursor, as deep as it will be.
Pane column_at(const Ui& ui, glm::vec2 from, float width, std::size_t side) {
    const float half = (width - ui.theme.points(16)) / 2;
    const float left = side == 0 ? from.x : from.x + width - half;
    return {{left, from.y}, {left + half, from.y}};
}

void draw_ladders(Ui& ui, Desk& desk) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x;
    float bottom = from.y;
    for (std::size_t side = 0; side < 2; ++side)
        bottom = std::max(bottom, draw_ladder(ui, desk, side, column_at(ui, from, width, side)));
    ImGui::SetCursorScreenPos({from.x, bottom});
    space(ui, 4);
}

std::string move_text(Lang lang, const plaquette::Withdrawal& move) {
    const bool is_away = move.facing == plaquette::Facing::away;
    return say(lang, is_away ? "ui.falls_back_turned" : "ui.falls_back_facing", {std::to_string(move.cm)});
}

std::vector<std::string> what_becomes(Lang lang, const plaquette::SideAnswer& side) {
    std::vector<std::string> out;
    if (side.result) out.push_back(capitalised(word(lang, *side.result)));
    out.push_back(say(lang, "ui.losses", {count_of_plaquettes(lang, side.loss)}));
    if (side.artillery_lost == plaquette::GunsLost::heavy)
        out.emplace_back(phrase(lang, "ui.heavy_guns_lost"));
    if (side.artillery_lost == plaquette::GunsLost::all) out.emplace_back(phrase(lang, "ui.guns_lost"));
    if (side.move) out.push_back(move_text(lang, *side.move));
    out.push_back(say(lang, "ui.stance_after", {word(lang, side.stance_after)}));
    out.push_back(say(lang, "ui.fatigue_after", {std::to_string(side.fatigue_after)}));
    if (side.may_advance) out.emplace_back(phrase(lang, "ui.may_advance"));
    return out;
}

void draw_outcome(Ui& ui, Desk& desk) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x, line = ui.theme.points(24);
    float bottom = from.y;
    for (std::size_t side = 0; side < 2; ++side) {
        Pane row = column_at(ui, from, width, side);
        row.to.y = row.from.y + line;
        ImDrawList& on = *ImGui::GetWindowDrawList();
        const float bar = ui.theme.points(4);
        for (const std::string& text : what_becomes(desk.lang, desk.table->standing().sides.at(side))) {
            on.AddRectFilled(im(row.from), {row.from.x + bar, row.to.y}, colour_of(desk, side));
            letter(on, ui.theme.body, {row.from + glm::vec2{3 * bar, 0}, row.to}, text, colours::ink(),
                   {0, 0.5F});
            row.from.y += line;
            row.to.y += line;
        }
        bottom = std::max(bottom, row.from.y);
    }
    ImGui::SetCursorScreenPos({from.x, bottom});
    space(ui, 4);
}

}  // namespace

std::string_view draw_mark_of(const Desk& desk, std::size_t finding) {
    if (desk.table->standing().ruling.findings.at(finding).measure < 0) return {};
    return desk.measuring.finding == finding ? "◉" : "○";
}

void open_rule_of(Desk& desk, std::size_t finding) {
    open_rule(desk, desk.table->standing().ruling.findings.at(finding));
}

void open_rule(Desk& desk, const Finding& f) {
    if (f.rule.number != 0) desk.rule = OpenRule{f.rule, f.reading};
}

namespace {

/// What the table leaves open of the two, above all that rests on it.
void draw_open(Ui& ui, Desk& desk) {
    const std::vector<OpenText>& open = desk.measuring.open;
    if (open.empty()) return;
    draw_title(ui, phrase(desk.lang, "doubt.title"));
    for (std::size_t i = 0; i < open.size(); ++i) {
        std::vector<std::string> lines{open[i].head};
        for (const std::string& line : {open[i].doubt.met, open[i].doubt.missed, open[i].doubt.settled_by})
            lines.push_back(line);
        draw_doubt(ui, "open." + std::to_string(i), lines, ui.theme.points(14));
    }
}

}  // namespace

void draw_decision(Ui& ui, Desk& desk) {
    if (!desk.table->answer()) {
        ImGui::PushTextWrapPos(0);
        ImGui::TextUnformatted(phrase(desk.lang, "ui.no_ruling_yet").data());
        ImGui::PopTextWrapPos();
        return;
    }
    draw_lines(ui, desk);
    if (share_key(ui, desk, spoken(desk).explanation.sentence)) share_engagement(desk);
    draw_open(ui, desk);
    draw_title(ui, phrase(desk.lang, "ui.morale_sums"));
    draw_ladders(ui, desk);
    draw_title(ui, phrase(desk.lang, "ui.afterwards"));
    draw_outcome(ui, desk);
    draw_title(ui, phrase(desk.lang, "ui.all_findings"));
    draw_tree(ui, desk);
}

}  // namespace bacler::ui
