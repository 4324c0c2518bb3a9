#include "app/answers/answers.hpp"
#include "ui/panels/decision.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"
#include "ui/widgets/findings.hpp"

#include <algorithm>
#include <string>

/// What the game has to say before anything else: what was refused, what is not saved, what a mend came to.
namespace bacler::ui {

namespace {

/// What was refused, with its rules; above all else until the next tap.
void draw_refusal(Ui& ui, Desk& desk) {
    const Playing& p = *desk.playing;
    if (!p.refused) return;
    const Ruling& ruling = *p.refused;
    const Explanation told =
        explain_ruling(desk.lang, ruling, names_of(desk.scenario), desk.scenario.readings);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    play_paragraph(ui.theme.small, phrase(desk.lang, "ui.play.refused"), colours::bad());
    for (std::size_t i = 0; i < told.lines.size() && i < 3; ++i) {
        const LineLook look{i == 0 ? ui.theme.bold : ui.theme.body, colours::bad(), 0, "", {}, 34};
        if (explained_line(ui, "refused." + std::to_string(i), told.lines[i], look) != LineTap::none)
            open_rule(desk, ruling.findings.at(told.lines[i].finding));
    }
    ImGui::Dummy({1, ui.theme.points(6)});
    const std::optional<Playing::RefusedMove> move = p.refused_move;
    if (move && move->refusal == ruling && may_decree(desk) &&
        wide_key(ui, "refused.let_through", phrase(desk.lang, "ui.fix.let_through"), plain_key()))
        begin_letting_through(desk, move->move);
    if (p.refused && share_key(ui, desk, told.sentence, "refused.share")) share_refusal(desk);
    ui.targets.note("refusal", {from, at(ImGui::GetCursorScreenPos())});
}

/// Why the last decisions are in memory only, and the key that saves them elsewhere.
void draw_unsaved(Ui& ui, Desk& desk) {
    Playing& p = *desk.playing;
    if (p.unsaved.empty()) return;
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    fault_paragraphs(ui, desk.lang, p.unsaved);
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.games.unsaved"), colours::bad());
    ImGui::Dummy({1, ui.theme.points(4)});
    if (wide_key(ui, "games.elsewhere", phrase(desk.lang, "ui.games.elsewhere"), plain_key()))
        begin_typing(desk, {Typing::Of::elsewhere, place_for_copy(desk), 0, {}});
    ui.targets.note("unsaved", {from, at(ImGui::GetCursorScreenPos())});
}

/// What opening the file has to tell, once.
void draw_notices(Ui& ui, Desk& desk) {
    Playing& p = *desk.playing;
    if (p.notices.empty()) return;
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    fault_paragraphs(ui, desk.lang, p.notices);
    ui.targets.note("notices", {from, at(ImGui::GetCursorScreenPos())});
    if (wide_key(ui, "notices.read", phrase(desk.lang, "ui.games.read"), plain_key())) p.notices.clear();
}

/// What the mend came to, and the decisions that are to be played again.
void draw_mended(Ui& ui, Desk& desk) {
    Playing& p = *desk.playing;
    if (p.mended) {
        const game::MendReport& report = p.mended->report;
        play_paragraph(ui.theme.bold,
                       say(desk.lang, "ui.log.mended", {std::to_string(report.changed.size())}),
                       colours::good());
        if (report.first_unfit != 0 && !p.unplayed.empty()) {
            play_paragraph(ui.theme.body,
                           say(desk.lang, "ui.log.stopped",
                               {std::to_string(p.unplayed.size()), std::to_string(report.first_unfit)}),
                           colours::ink());
            const Explanation why = explain_ruling(desk.lang, report.unfit_ruling, names_of(desk.scenario),
                                                   desk.scenario.readings);
            play_paragraph(ui.theme.small, why.sentence, colours::ink_soft());
        }
        ImGui::Dummy({1, ui.theme.points(4)});
    }
    const bool may_go_on = !p.unplayed.empty() && !p.sheet && !p.looked_at;
    if (may_go_on && wide_key(ui, "mend.play_on", phrase(desk.lang, "ui.log.play_on"), plain_key()))
        play_on_after_mend(desk);
}

}  // namespace

float draw_said(Ui& ui, Desk& desk, const Pane& where) {
    const Playing& p = *desk.playing;
    const bool has_more = !p.unplayed.empty() && !p.sheet && !p.looked_at;
    const bool says =
        p.refused || !p.unsaved.empty() || !p.notices.empty() || !p.faults.empty() || p.mended || has_more;
    if (!says) return 0;
    const float high = render::size_of(where).y * 0.45F;
    ImGui::SetCursorScreenPos(im(where.from));
    float used = 0;
    if (ImGui::BeginChild("said", {render::size_of(where).x, high})) {
        draw_unsaved(ui, desk);
        draw_notices(ui, desk);
        fault_paragraphs(ui, desk.lang, p.faults);
        draw_refusal(ui, desk);
        draw_mended(ui, desk);
        used = ImGui::GetCursorPosY() + ImGui::GetScrollMaxY();
    }
    ImGui::EndChild();
    return std::min(high, used);
}

}  // namespace bacler::ui
