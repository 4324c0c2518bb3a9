#include "ui/correcting.hpp"

#include "app/answers/answers.hpp"
#include "base/check.hpp"
#include "board/plane/box.hpp"
#include "ui/desk.hpp"

#include <utility>

namespace bacler::ui {

using plaquette::Stage;

namespace {

game::LineId last_line(const Desk& desk) {
    return desk.playing->game.timeline().cursor();
}

/// The orders that the sheet comes to.
std::vector<plaquette::Order> orders_of_sheet(const Desk& desk, game::ConsentBy by) {
    const Decreeing& d = *desk.playing->decreeing;
    const game::Consent consent{by, reason_of(desk)};
    const game::LineId line = last_line(desk);
    if (!d.concerned.empty())
        return orders_of_corrections(battle_now(desk), corrections_of(d), d.of_line, consent);
    if (d.piece) return orders_of_correction(battle_now(desk), *d.piece, line, consent);
    if (d.move) return {plaquette::Overrule{static_cast<int>(line), *d.move, consent.by, consent.reason}};
    if (d.house && d.value) return {plaquette::Choose{*d.house, *d.value, consent.by, consent.reason}};
    return {};
}

/// Why the rules refuse a move; empty where by itself they do not.
std::string why_forbidden(const Desk& desk, const plaquette::Move& move) {
    const plaquette::Battle& now = battle_now(desk);
    const plaquette::PlayAnswer answer = plaquette::referee(now, move);
    if (answer.event) return {};
    return explain_ruling(desk.lang, answer.ruling, names_of(now.scenario), now.scenario.readings).sentence;
}

void show_table(Desk& desk, const plaquette::Scenario& scenario) {
    desk.scenario = scenario;
    note_change(desk.handling);
    ++desk.playing->changes;
}

/// The sheet's words, and the table as it would be.
void pencil_in(Desk& desk) {
    Decreeing& d = *desk.playing->decreeing;
    const plaquette::Battle& now = battle_now(desk);
    d.lang = desk.lang;
    d.trial = try_out(desk.lang, now, orders_of_sheet(desk, game::ConsentBy::both_sides));
    if (d.move) d.forbidden = why_forbidden(desk, *d.move);
    if (d.piece) d.fields = fields_of(desk.lang, now, *d.piece, last_line(desk));
    if (d.is_house) d.rulings = house_rulings(desk.lang, now);
    d.values.clear();
    if (d.house) d.values = house_values(desk.lang, now, *d.house, d.value);
    show_table(desk, d.trial.then.scenario);
}

void open_sheet(Desk& desk, Decreeing sheet) {
    BACLER_CHECK(may_decree(desk));
    Playing& p = *desk.playing;
    close_hand(desk);
    p.refused.reset();
    p.refused_move.reset();
    p.mended.reset();
    p.faults.clear();
    p.decreeing = std::move(sheet);
    pencil_in(desk);
}

/// Why the game refused what could be given by what is shown of it.
std::string why_not_done(const Desk& desk, const Committed& done) {
    if (!done.faults.empty()) return answers::fault_text(desk.lang, done.faults.front());
    const plaquette::Scenario& s = battle_now(desk).scenario;
    return explain_ruling(desk.lang, done.ruling, names_of(s), s.readings).sentence;
}

}  // namespace

bool may_decree(const Desk& desk) {
    if (!desk.playing) return false;
    const Playing& p = *desk.playing;
    return p.seat.who.kind != Viewer::Kind::side && !p.seat.is_between && !p.looked_at && !p.mending;
}

std::string piece_to_correct(const Desk& desk) {
    if (!may_decree(desk)) return {};
    const Playing& p = *desk.playing;
    const std::string& picked = p.to.empty() ? p.from : p.to;
    return as_it_stands(battle_now(desk), picked) ? picked : std::string();
}

void begin_correcting(Desk& desk, const std::string& piece) {
    Decreeing sheet;
    sheet.piece = as_it_stands(battle_now(desk), piece);
    BACLER_CHECK(sheet.piece.has_value());
    open_sheet(desk, std::move(sheet));
}

bool may_be_otherwise(const Desk& desk, game::LineId line) {
    if (!may_decree(desk) || line == 0) return false;
    const BattleTimeline& timeline = desk.playing->game.timeline();
    return timeline.is_on_branch(line) && !pieces_concerned(timeline, line).empty();
}

void begin_playing_otherwise(Desk& desk, game::LineId line) {
    Decreeing sheet;
    for (const std::string& piece : pieces_concerned(desk.playing->game.timeline(), line))
        if (const std::optional<Correction> now = as_it_stands(battle_now(desk), piece))
            sheet.concerned.push_back(*now);
    BACLER_CHECK(!sheet.concerned.empty());
    sheet.piece = sheet.concerned.front();
    sheet.of_line = line;
    open_sheet(desk, std::move(sheet));
}

void open_concerned(Desk& desk, std::size_t place) {
    Decreeing& d = *desk.playing->decreeing;
    d.concerned = corrections_of(d);
    d.open = place;
    d.piece = d.concerned.at(place);
    pencil_in(desk);
}

std::vector<Correction> corrections_of(const Decreeing& sheet) {
    std::vector<Correction> out = sheet.concerned;
    if (out.empty() && sheet.piece) out.push_back(*sheet.piece);
    if (sheet.piece) out.at(sheet.open) = *sheet.piece;
    return out;
}

void step_correction(Desk& desk, const FieldRow& row, int by) {
    step_field(battle_now(desk), *desk.playing->decreeing->piece, row, by);
    pencil_in(desk);
}

void pick_in_correction(Desk& desk, const FieldRow& row, int value) {
    pick_in_field(*desk.playing->decreeing->piece, row, value);
    pencil_in(desk);
}

bool is_placing(const Desk& desk) {
    return desk.playing && desk.playing->decreeing && desk.playing->decreeing->piece &&
           !desk.playing->decreeing->piece->is_gone;
}

void place_correction(Desk& desk, TablePoint at) {
    BACLER_CHECK(is_placing(desk));
    put_in_pencil(battle_now(desk), *desk.playing->decreeing->piece, at);
    pencil_in(desk);
}

std::optional<plaquette::Move> move_to_let_through(const Desk& desk) {
    const Handling& h = desk.handling;
    const bool is_refused = h.hand && h.hand->has_moved() && !h.hand->is_allowed();
    if (!is_refused || !may_decree(desk)) return std::nullopt;
    const plaquette::Battle& now = battle_now(desk);
    if (now.stage != Stage::moving || last_line(desk) == 0) return std::nullopt;
    return whole_move(now, *h.hand);
}

void begin_letting_through(Desk& desk, const plaquette::Move& move) {
    Decreeing sheet;
    sheet.move = move;
    open_sheet(desk, std::move(sheet));
}

void open_house_rulings(Desk& desk) {
    Decreeing sheet;
    sheet.is_house = true;
    open_sheet(desk, std::move(sheet));
}

void unfold_reading(Desk& desk, plaquette::Option option) {
    Decreeing& d = *desk.playing->decreeing;
    d.value.reset();
    if (d.house == option)
        d.house.reset();
    else
        d.house = option;
    pencil_in(desk);
}

void pencil_value(Desk& desk, int value) {
    Decreeing& d = *desk.playing->decreeing;
    BACLER_CHECK(d.house.has_value());
    d.value = value;
    if (value == value_next(battle_now(desk), *d.house)) d.value.reset();
    pencil_in(desk);
}

std::string reason_of(const Desk& desk) {
    const Decreeing& d = *desk.playing->decreeing;
    if (!d.reason.empty()) return d.reason;
    if (!d.concerned.empty()) return std::string(phrase(desk.lang, "ui.other.reason"));
    return std::string(phrase(desk.lang, d.piece ? "ui.fix.as_it_lies" : "ui.fix.as_agreed"));
}

void give_reason(Desk& desk, const std::string& typed) {
    if (!desk.playing->decreeing) return;
    const std::size_t from = typed.find_first_not_of(' ');
    desk.playing->decreeing->reason = from == std::string::npos
                                          ? std::string()
                                          : typed.substr(from, typed.find_last_not_of(' ') + 1 - from);
    pencil_in(desk);
}

std::string words_in_pencil(const Desk& desk) {
    const Decreeing& d = *desk.playing->decreeing;
    std::string out;
    if (d.is_house) {
        for (const HouseValue& value : d.values)
            if (d.is_whole() && d.value == value.value) out = say(desk.lang, "ui.house.next", {value.text});
        return out;
    }
    for (const std::string& says : d.trial.says) out += (out.empty() ? "" : "\n") + says;
    if (out.empty() && d.trial.refusal.empty()) out = phrase(desk.lang, "ui.fix.nothing");
    return out;
}

std::string words_of_decree(const Desk& desk) {
    return words_in_pencil(desk) + "\n" + say(desk.lang, "ui.fix.reason", {reason_of(desk)});
}

void follow_language(Desk& desk) {
    if (desk.playing->decreeing && desk.playing->decreeing->lang != desk.lang) pencil_in(desk);
}

void drop_decree(Desk& desk) {
    Playing& p = *desk.playing;
    if (!p.decreeing) return;
    p.decreeing.reset();
    show_table(desk, battle_now(desk).scenario);
}

void carry_out_decree(Desk& desk, game::ConsentBy by) {
    Playing& p = *desk.playing;
    BACLER_CHECK(p.decreeing && p.decreeing->is_whole());
    const plaquette::Scenario before = p.game.battle().scenario;
    const Committed done = give_together(p.game, orders_of_sheet(desk, by));
    heed(desk, done.faults);
    if (!done.is_done) {
        p.decreeing->trial.refusal = why_not_done(desk, done);
        return;
    }
    const bool was_house = p.decreeing->is_house;
    p.decreeing.reset();
    forget_picks(desk);
    lies_as_told(desk, before);
    show_game(desk);
    if (was_house) open_house_rulings(desk);
}

}  // namespace bacler::ui
