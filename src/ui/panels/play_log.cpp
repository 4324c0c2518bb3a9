#include "ui/panels/decision.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"
#include "ui/widgets/findings.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace bacler::ui {

namespace {

PlayerView view_of(const Desk& desk) {
    const Playing& p = *desk.playing;
    return PlayerView(p.game.timeline(), p.seat.who, p.seat.ring);
}

void draw_ruling(Ui& ui, Desk& desk, game::LineId line) {
    Playing& p = *desk.playing;
    const LineView seen = view_of(desk).line(desk.lang, line);
    ImGui::Indent(ui.theme.points(12));
    if (p.game.timeline().is_on_branch(line)) draw_line_keys(ui, desk, line);
    if (share_key(ui, desk, seen.told.sentence)) share_line(desk, line);
    draw_tree(ui, desk, Tree{seen.told.tree, seen.ruling, p.open_nodes, p.also_considered, false});
    ImGui::Unindent(ui.theme.points(12));
}

/// What stands on a line, each broken over the width that is there.
struct Written {
    const ImFont* font;
    std::string text;
    Colour colour;
};
std::vector<Written> written_on(const Ui& ui, const Desk& desk, const LogLine& line, float width) {
    std::vector<Written> out;
    const auto add = [&](const ImFont* font, const std::string& text, Colour colour) {
        if (!text.empty()) out.push_back({font, wrapped(font, text, width), colour});
    };
    add(ui.theme.body, line.says, line.is_own ? colours::ink_soft() : colours::ink());
    if (!line.note.empty()) add(ui.theme.small, "» " + line.note, colours::ink_soft());
    if (const game::Noted* note = desk.playing->game.timeline().note_on(line.line))
        add(ui.theme.small, say(desk.lang, "ui.log.noted", {note->text}), colours::night());
    return out;
}

/// A line: its number, what was ordered, and the deciding sentence beneath. Was it tapped?
bool draw_line(Ui& ui, const Desk& desk, const LogLine& line) {
    const Playing& p = *desk.playing;
    const float width = ImGui::GetContentRegionAvail().x, number = ui.theme.points(38),
                pad = ui.theme.points(4);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const std::vector<Written> written = written_on(ui, desk, line, width - number - pad);
    float text = 0;
    for (const Written& w : written) text += room_for(w.font, w.text).y;
    const float high = std::max(least_touch(ui), text + 2 * pad);
    const bool is_tapped = touch(ui, "log." + std::to_string(line.line), {width, high});
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const bool is_lit = p.unfolded == line.line || p.looked_at == line.line;
    if (is_lit || ImGui::IsItemActive())
        on.AddRectFilled(im(from), im(from + glm::vec2{width, high}), colours::paper_dark());
    letter(on, ui.theme.small, {from, from + glm::vec2{number - pad, high}}, std::to_string(line.line),
           colours::ink_faint());
    glm::vec2 top{from.x + number, from.y + (high - text) / 2};
    for (const Written& w : written) {
        on.AddText(w.font, height_of(w.font), im(top), w.colour, w.text.data(),
                   w.text.data() + w.text.size());
        top.y += room_for(w.font, w.text).y;
    }
    on.AddLine({from.x, from.y + high}, {from.x + width, from.y + high}, with_alpha(colours::line(), 140));
    return is_tapped;
}

void draw_lines(Ui& ui, Desk& desk, const std::vector<LogLine>& lines) {
    std::optional<game::LineId> tapped;
    for (const LogLine& line : lines) {
        Playing& p = *desk.playing;
        if (p.scrolls_to_unfolded && p.unfolded == line.line) {
            ImGui::SetScrollHereY(0);
            p.scrolls_to_unfolded = false;
        }
        if (draw_line(ui, desk, line)) tapped = line.line;
        if (desk.playing->unfolded == line.line) draw_ruling(ui, desk, line.line);
    }
    if (lines.empty())
        play_paragraph(ui.theme.body, phrase(desk.lang, "ui.play.empty_log"), colours::ink_soft());
    if (tapped) unfold_line(desk, *tapped);
}

/// The courses of the game that were left, each behind a key.
void draw_branches(Ui& ui, Desk& desk) {
    const std::vector<BranchLeft>& branches = told_of(desk).branches;
    if (branches.empty() || desk.playing->branch || is_adding(desk)) return;
    ImGui::Dummy({1, ui.theme.points(6)});
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.branch.left"), colours::ink());
    std::optional<game::LineId> tapped;
    for (const BranchLeft& branch : branches) {
        const std::string text =
            wrapped(ui.theme.body, branch_text(desk.lang, branch), ImGui::GetContentRegionAvail().x);
        const float high = std::max(least_touch(ui), room_for(ui.theme.body, text).y + ui.theme.points(8));
        const glm::vec2 from = at(ImGui::GetCursorScreenPos());
        if (touch(ui, "branch." + std::to_string(branch.tip), {ImGui::GetContentRegionAvail().x, high}))
            tapped = branch.tip;
        ImDrawList& on = *ImGui::GetWindowDrawList();
        on.AddText(ui.theme.body, height_of(ui.theme.body), im(from + glm::vec2{0, ui.theme.points(4)}),
                   colours::night(), text.data(), text.data() + text.size());
    }
    if (tapped) look_at_branch(desk, *tapped);
}

/// How many lines the slider stands after the start.
std::size_t shown_place(const Playing& p, const std::vector<LogLine>& lines) {
    if (!p.looked_at) return lines.size();
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].line == *p.looked_at) return i + 1;
    return 0;
}

/// The start at its left end, the game as it stands at its right.
void draw_slider(Ui& ui, Desk& desk, const std::vector<LogLine>& lines, const Pane& where) {
    const float reach = least_touch(ui) / 2;
    ImGui::SetCursorScreenPos(im(where.from));
    touch(ui, "slider", render::size_of(where));
    const float left = where.from.x + reach, length = render::size_of(where).x - 2 * reach;
    if (ImGui::IsItemActive() && !lines.empty()) {
        const float part = std::clamp((ImGui::GetIO().MousePos.x - left) / length, 0.0F, 1.0F);
        const auto place = static_cast<std::size_t>(std::lround(part * static_cast<float>(lines.size())));
        if (place == lines.size())
            look_at(desk, desk.playing->branch);
        else
            look_at(desk, place == 0 ? game::LineId{0} : lines[place - 1].line);
    }
    const float count = std::max<float>(1, static_cast<float>(lines.size()));
    const float at_x = left + length * static_cast<float>(shown_place(*desk.playing, lines)) / count;
    const float middle = render::centre_of(where).y, thick = ui.theme.points(6);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled({left, middle - thick / 2}, {left + length, middle + thick / 2}, colours::paper(),
                     thick / 2);
    on.AddRect({left, middle - thick / 2}, {left + length, middle + thick / 2}, colours::line(), thick / 2);
    on.AddRectFilled({left, middle - thick / 2}, {at_x, middle + thick / 2}, colours::night(), thick / 2);
    on.AddCircleFilled({at_x, middle}, reach, colours::night());
    on.AddCircle({at_x, middle}, reach * 0.6F, colours::white, 0, ui.theme.points(2));
}

}  // namespace

void draw_log(Ui& ui, Desk& desk, const Pane& where) {
    Playing& p = *desk.playing;
    const std::vector<LogLine> lines =
        p.log.lines_to(desk.lang, view_of(desk), p.branch.value_or(p.game.timeline().cursor()));
    const float slider = std::max(least_touch(ui), ui.theme.points(40)), note = ui.theme.points(22);
    const Pane list{where.from, {where.to.x, where.to.y - slider - note}};
    ImGui::SetCursorScreenPos(im(list.from));
    if (ImGui::BeginChild("log of the game", im(render::size_of(list)))) {
        if (p.branch)
            play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.branch.shown"), colours::ink_soft());
        draw_lines(ui, desk, lines);
        draw_branches(ui, desk);
        ImGui::Dummy({1, ui.theme.points(6)});
        draw_rulings_key(ui, desk);
        if (p.scrolls_log_down) ImGui::SetScrollHereY(1);
        p.scrolls_log_down = false;
    }
    ImGui::EndChild();
    const std::string text = p.looked_at
                                 ? say(desk.lang, "ui.play.after_line", {std::to_string(*p.looked_at)})
                                 : std::string(phrase(desk.lang, "ui.play.slide"));
    letter(*ImGui::GetWindowDrawList(), ui.theme.small,
           {{where.from.x, list.to.y}, {where.to.x, list.to.y + note}}, text, colours::ink_soft());
    draw_slider(ui, desk, lines, {{where.from.x, list.to.y + note}, where.to});
}

}  // namespace bacler::ui
