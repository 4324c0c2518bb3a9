#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <string>

/// Mending from the log: a line's keys, and what is to be put right.
namespace bacler::ui {

namespace {

using game::Mending;

/// May what was decided here be put right at all? Locks and what lies sealed may not: nobody could read what would come of it.
bool may_mend(const plaquette::Order& order) {
    const auto* laid = std::get_if<plaquette::LayHidden>(&order);
    return !std::holds_alternative<plaquette::SetLock>(order) && !(laid != nullptr && laid->sealed);
}

int highest_of(plaquette::Die die) {
    return die == plaquette::Die::d6 ? 6 : 10;
}

}  // namespace

void draw_line_keys(Ui& ui, Desk& desk, game::LineId line) {
    const Playing& p = *desk.playing;
    const BattleTimeline& timeline = p.game.timeline();
    const auto& told = timeline.line(line);
    const std::string note = timeline.note_on(line) != nullptr ? timeline.note_on(line)->text : std::string();
    const float gap = ui.theme.points(5), high = height_of_big_key(ui);
    ImGui::Dummy({1, ui.theme.points(4)});
    std::optional<int> face;
    std::optional<plaquette::Order> other;
    const bool is_players = told.author != game::Author::program && may_mend(told.order);
    if (const auto* roll = std::get_if<plaquette::Roll>(&told.order); roll && is_players) {
        play_paragraph(ui.theme.small, phrase(desk.lang, "ui.log.die_was"), colours::ink_soft());
        face = draw_face_keys(ui, "mend.face.", highest_of(roll->die), roll->face);
    }
    const std::vector<plaquette::Order> losses = other_losses(desk, line);
    if (!losses.empty())
        play_paragraph(ui.theme.small, phrase(desk.lang, "ui.log.loss_was"), colours::ink_soft());
    for (const plaquette::Order& loss : losses) {
        const std::string& unit = std::get<plaquette::Lose>(loss).unit;
        if (wide_key(ui, "mend.lose." + unit, unit, plain_key())) other = loss;
    }
    const float width = ImGui::GetContentRegionAvail().x;
    const bool notes = key(ui, "log.note", phrase(desk.lang, "ui.log.note"), {width, high}, plain_key());
    bool takes_out = false, adds = false;
    if (is_players) {
        const float half = (width - gap) / 2;
        takes_out = key(ui, "mend.out", phrase(desk.lang, "ui.log.out"), {half, high}, plain_key());
        ImGui::SameLine(0, gap);
        adds = key(ui, "mend.before", phrase(desk.lang, "ui.log.before"), {half, high}, plain_key());
    }
    const bool was_otherwise = draw_otherwise_key(ui, desk, line);
    ImGui::Dummy({1, ui.theme.points(6)});
    if (was_otherwise) begin_playing_otherwise(desk, line);
    if (notes) begin_typing(desk, {Typing::Of::note, note, line, {}});
    if (face) mend_die(desk, line, *face);
    if (other) mend_order(desk, line, *other);
    if (takes_out) mend_out(desk, line);
    if (adds) mend_before(desk, line);
}

void draw_plan(Ui& ui, Desk& desk, const Pane& where) {
    Playing& p = *desk.playing;
    const MendPlan plan = *p.mending;
    ImGui::SetCursorScreenPos(im(where.from));
    std::optional<int> face, answer;
    bool both = false, umpire = false, none = false;
    if (ImGui::BeginChild("mend", im(render::size_of(where)))) {
        play_paragraph(ui.theme.bold, words_of_plan(desk), colours::ink());
        ImGui::Dummy({1, ui.theme.points(4)});
        if (const plaquette::Roll* roll = plan.die()) {
            face = draw_face_keys(ui, "mend.face.", highest_of(roll->die), roll->face);
        } else if (plan.asks_die()) {
            play_paragraph(ui.theme.small, phrase(desk.lang, "ui.log.die_of_it"), colours::ink_soft());
            answer = draw_face_keys(ui, "mend.answer.", 10, plan.answer);
        }
        both = wide_key(ui, "consent.both", phrase(desk.lang, "ui.play.both_agree"), plain_key());
        umpire = wide_key(ui, "consent.umpire", phrase(desk.lang, "ui.play.umpire_decides"), plain_key());
        none = wide_key(ui, "mend.keep", phrase(desk.lang, "ui.log.keep"), plain_key());
        if (p.refused) play_paragraph(ui.theme.body, why_refused(desk), colours::bad());
    }
    ImGui::EndChild();
    if (face) mend_die(desk, plan.line, *face);
    if (answer) answer_in_plan(desk, *answer);
    if (both) ask_consent(desk, {words_of_plan, carry_out_plan});
    if (umpire) carry_out_plan(desk, game::ConsentBy::umpire);
    if (none) drop_plan(desk);
}

}  // namespace bacler::ui
