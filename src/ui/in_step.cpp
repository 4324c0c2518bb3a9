#include "ui/in_step.hpp"

#include "base/check.hpp"
#include "ui/desk.hpp"

#include <algorithm>

namespace bacler::ui {

namespace {

InStep& in_step_of(Desk& desk) {
    BACLER_CHECK(desk.playing.has_value());
    return desk.playing->in_step;
}

/// What was ticked lies as it stood when it was.
void take_ticks(InStep& in) {
    for (const std::string& piece : in.done) lay_as(in.on_table, in.shown, piece);
    in.done.clear();
}

std::pair<int, SequencePhase> phase_now(const Desk& desk) {
    const plaquette::Battle& battle = battle_now(desk);
    return {battle.sequence, phase_of(battle.stage)};
}

void make_list(Desk& desk) {
    InStep& in = in_step_of(desk);
    take_ticks(in);
    in.shown = battle_now(desk).scenario;
    in.steps = table_steps(in.on_table, in.shown);
    in.steps.erase(std::remove_if(in.steps.begin(), in.steps.end(),
                                  [](const TableStep& step) { return !is_worth_doing(step); }),
                   in.steps.end());
    in.lit.clear();
    in.is_asked = in.is_asked && !in.steps.empty();
    ++desk.playing->changes;
}

/// Nothing is picked while the piece that is compared is marked: a tap on the table would move it.
void mark_looked(Desk& desk) {
    forget_picks(desk);
    ++desk.playing->changes;
}

}  // namespace

void follow_table(Desk& desk) {
    if (desk.playing->looked_at) return;
    make_list(desk);
}

bool give_by_hand(Desk& desk, const std::vector<plaquette::Order>& orders) {
    const plaquette::Scenario before = battle_now(desk).scenario;
    const bool adds = is_adding(desk);  // to a plan: the table stays as it is
    if (!give(desk, orders) || adds) return desk.playing->refused == std::nullopt;
    InStep& in = in_step_of(desk);
    const plaquette::Scenario& now = battle_now(desk).scenario;
    std::set<std::string> behind;
    for (const TableStep& step : table_steps(in.on_table, before)) behind.insert(step.piece);
    for (const TableStep& step : table_steps(before, now))
        if (behind.count(step.piece) == 0) lay_as(in.on_table, now, step.piece);
    make_list(desk);
    return true;
}

void lies_as_told(Desk& desk, const plaquette::Scenario& before) {
    const plaquette::Scenario& now = desk.playing->game.battle().scenario;
    for (const TableStep& step : table_steps(before, now)) lay_as(in_step_of(desk).on_table, now, step.piece);
}

bool has_steps(const Desk& desk) {
    const Playing& p = *desk.playing;
    return !p.in_step.steps.empty() && !p.looked_at && !p.mending && !p.decreeing && !p.looking &&
           p.seat.who.kind != Viewer::Kind::side && !p.seat.is_between;
}

bool tells_steps(const Desk& desk) {
    const InStep& in = desk.playing->in_step;
    return has_steps(desk) && (in.is_asked || (desk.settings.tells_steps && in.waved_in != phase_now(desk)));
}

bool are_steps_listed(const Desk& desk) {
    const Playing& p = *desk.playing;
    return tells_steps(desk) && p.page == Playing::Page::owed && p.from.empty();
}

void list_steps(Desk& desk) {
    in_step_of(desk).is_asked = true;
    desk.playing->page = Playing::Page::owed;
}

void wave_steps_away(Desk& desk) {
    InStep& in = in_step_of(desk);
    take_ticks(in);
    in.waved_in = phase_now(desk);
    in.is_asked = false;
    make_list(desk);
}

void tick_step(Desk& desk, const std::string& piece) {
    InStep& in = in_step_of(desk);
    if (in.done.erase(piece) == 0) in.done.insert(piece);
    if (in.done.size() == in.steps.size()) make_list(desk);
}

void tick_all_steps(Desk& desk) {
    InStep& in = in_step_of(desk);
    for (const TableStep& step : in.steps) in.done.insert(step.piece);
    make_list(desk);
}

void light_step(Desk& desk, const std::string& piece) {
    InStep& in = in_step_of(desk);
    in.lit = in.lit == piece ? std::string() : piece;
    ++desk.playing->changes;
}

void look_at_table(Desk& desk) {
    Looking looking;
    for (const LyingPiece& piece : lying_pieces(battle_now(desk).scenario))
        if (piece.at) looking.pieces.push_back(piece.id);
    desk.playing->looking = std::move(looking);
    mark_looked(desk);
}

std::string looked_piece(const Desk& desk) {
    const std::optional<Looking>& looking = desk.playing->looking;
    return looking && looking->at < looking->pieces.size() ? looking->pieces[looking->at] : std::string();
}

void looks_right(Desk& desk) {
    Playing& p = *desk.playing;
    lay_as(p.in_step.on_table, battle_now(desk).scenario, looked_piece(desk));
    ++p.looking->at;
    make_list(desk);
    mark_looked(desk);
}

void side_looks_right(Desk& desk) {
    const std::optional<std::size_t> side = side_of_piece(desk, looked_piece(desk));
    while (!looked_piece(desk).empty() && side_of_piece(desk, looked_piece(desk)) == side) looks_right(desk);
}

void looks_wrong(Desk& desk) {
    const std::string piece = looked_piece(desk);
    ++desk.playing->looking->at;
    mark_looked(desk);
    if (may_decree(desk)) begin_correcting(desk, piece);
}

void stop_looking(Desk& desk) {
    desk.playing->looking.reset();
    forget_picks(desk);
    ++desk.playing->changes;
}

Picture picture_of_results(Desk& desk) {
    const Playing& p = *desk.playing;
    if (p.looking) return {};
    for (const TableStep& step : p.in_step.steps)
        if (step.piece == p.in_step.lit) return step_picture(p.in_step.on_table, p.in_step.shown, step);
    return withdrawals_picture(driven_of(desk));
}

}  // namespace bacler::ui
