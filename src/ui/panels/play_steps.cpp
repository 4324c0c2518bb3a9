#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <algorithm>
#include <string>

/// The real table beside the tablet: the list of what hands have to do, and the comparison of one with the other.
namespace bacler::ui {

namespace {

/// A tick as large as a thumb, and beside it what is to be done. What of the two was tapped.
enum class StepTap : std::uint8_t { none, tick, line };

StepTap draw_step(Ui& ui, const Desk& desk, const TableStep& step) {
    const InStep& in = desk.playing->in_step;
    const bool is_done = in.done.count(step.piece) != 0, is_lit = in.lit == step.piece;
    const float gap = ui.theme.points(6), pad = ui.theme.points(6), side = height_of_big_key(ui);
    const float width = ImGui::GetContentRegionAvail().x - side - gap;
    const std::string words = wrapped(ui.theme.body, words_of_step(desk.lang, step), width - 2 * pad);
    const float high = std::max(side, room_for(ui.theme.body, words).y + 2 * pad);
    KeyLook tick = is_done ? chosen_key(colours::good()) : plain_key();
    tick.font = ui.theme.huge;
    const bool ticks = key(ui, "step.tick." + step.piece, is_done ? "✓" : "", {side, high}, tick);
    ImGui::SameLine(0, gap);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const bool lights = touch(ui, "step.line." + step.piece, {width, high});
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(from), im(from + glm::vec2{width, high}),
                     is_lit ? colours::paper_dark() : colours::paper(), pad);
    on.AddRectFilled(im(from), im(from + glm::vec2{ui.theme.points(4), high}),
                     colour_of_side(desk.scenario, step.side), pad);
    const float top = from.y + (high - room_for(ui.theme.body, words).y) / 2;
    on.AddText(ui.theme.body, height_of(ui.theme.body), {from.x + pad + ui.theme.points(4), top},
               is_done ? colours::ink_faint() : colours::ink(), words.data(), words.data() + words.size());
    return ticks ? StepTap::tick : lights ? StepTap::line : StepTap::none;
}

}  // namespace

void draw_steps(Ui& ui, Desk& desk, const Pane& where) {
    const float high = height_of_big_key(ui), gap = ui.theme.points(6);
    const Pane list{where.from, {where.to.x, where.to.y - high - gap}};
    ui.targets.note("steps", list);
    std::string ticked, lit;
    const game::LineId last = last_decision(desk.playing->game.timeline());
    bool otherwise = false;
    ImGui::SetCursorScreenPos(im(list.from));
    if (ImGui::BeginChild("steps", im(render::size_of(list)))) {
        play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.steps.title"), colours::ink());
        for (const TableStep& step : desk.playing->in_step.steps) {
            const StepTap tap = draw_step(ui, desk, step);
            if (tap == StepTap::tick) ticked = step.piece;
            if (tap == StepTap::line) lit = step.piece;
        }
        otherwise = draw_otherwise_key(ui, desk, last);
    }
    ImGui::EndChild();
    const float half = (render::size_of(where).x - gap) / 2;
    ImGui::SetCursorScreenPos({where.from.x, list.to.y + gap});
    const bool all = key(ui, "steps.done", phrase(desk.lang, "ui.steps.all_done"), {half, high},
                         chosen_key(colours::good()));
    ImGui::SetCursorScreenPos({where.from.x + half + gap, list.to.y + gap});
    const bool waves = key(ui, "steps.wave", phrase(desk.lang, "ui.steps.wave"), {half, high}, plain_key());
    if (!ticked.empty()) tick_step(desk, ticked);
    if (!lit.empty()) light_step(desk, lit);
    if (all) tick_all_steps(desk);
    if (waves) wave_steps_away(desk);
    if (otherwise) begin_playing_otherwise(desk, last);
}

void draw_look(Ui& ui, Desk& desk, const Pane& where) {
    const Looking looking = *desk.playing->looking;
    const std::string piece = looked_piece(desk);
    const float high = height_of_big_key(ui), gap = ui.theme.points(6);
    const float half = (render::size_of(where).x - gap) / 2;
    const glm::vec2 top{where.from.x, where.to.y - 2 * high - gap};
    ImGui::SetCursorScreenPos(im(where.from));
    ui.targets.note("look", {where.from, {where.to.x, top.y}});
    if (ImGui::BeginChild("look", {render::size_of(where).x, top.y - where.from.y})) {
        if (piece.empty()) {
            play_paragraph(ui.theme.large, phrase(desk.lang, "ui.look.done"), colours::good());
        } else {
            const PieceLook look = look_of_piece(desk.lang, battle_now(desk).scenario, piece);
            play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.look.open"), colours::ink_soft());
            play_paragraph(
                ui.theme.large,
                say(desk.lang, "ui.look.of",
                    {std::to_string(looking.at + 1), std::to_string(looking.pieces.size()), look.name}),
                colours::ink());
            for (const std::string& line : look.units) play_paragraph(ui.theme.body, line, colours::ink());
            ImGui::Dummy({1, ui.theme.points(6)});
            for (const std::string& line : look.places) play_paragraph(ui.theme.body, line, colours::ink());
        }
    }
    ImGui::EndChild();
    const auto key_at = [&](int column, int row, const char* name, std::string_view label,
                            const KeyLook& look) {
        ImGui::SetCursorScreenPos({top.x + static_cast<float>(column) * (half + gap),
                                   top.y + static_cast<float>(row) * (high + gap)});
        return key(ui, name, phrase(desk.lang, label), {half, high}, look);
    };
    bool right = false, side = false, wrong = false;
    if (!piece.empty()) {
        right = key_at(0, 0, "look.yes", "ui.look.yes", chosen_key(colours::good()));
        wrong = key_at(1, 0, "look.no", "ui.look.no", plain_key());
        side = key_at(0, 1, "look.side", "ui.look.whole_side", plain_key());
    }
    const bool closes = key_at(1, 1, "look.close", "ui.look.close", plain_key());
    if (right) looks_right(desk);
    if (side) side_looks_right(desk);
    if (wrong) looks_wrong(desk);
    if (closes) stop_looking(desk);
}

void draw_look_key(Ui& ui, Desk& desk) {
    const Playing& p = *desk.playing;
    const bool may = may_decree(desk) && p.from.empty() && !is_all_unplaced(battle_now(desk));
    if (may && wide_key(ui, "look.open", phrase(desk.lang, "ui.look.open"), plain_key())) look_at_table(desk);
}

}  // namespace bacler::ui
