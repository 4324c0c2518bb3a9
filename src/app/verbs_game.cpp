#include "app/answers/game.hpp"
#include "app/answers/reporting.hpp"
#include "app/game/player_view.hpp"
#include "app/game/secret_orders.hpp"
#include "app/game/telling.hpp"
#include "app/verbs.hpp"
#include "files/game_rows.hpp"
#include "files/order_text.hpp"
#include "files/read.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/battle_fields.hpp"
#include "systems/plaquette/play/hidden.hpp"
#include "systems/plaquette/play/stage_words.hpp"

#include <ctime>
#include <ostream>
#include <sstream>
#include <utility>

/// The verbs of games being played (formats, "Verbs").
namespace bacler::verbs {

namespace {

using answers::report;

struct ScriptLine {
    int number{1};
    plaquette::Order order;
};

/// All lines of a script that are neither empty nor a remark, or every fault of them.
Result<std::vector<ScriptLine>> script_from(const std::string& text, const std::string& file) {
    std::vector<ScriptLine> out;
    Faults faults;
    std::istringstream in(text);
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (!line.empty() && line.back() == '\r') line.pop_back();
        const std::size_t first = line.find_first_not_of(" \t");
        if (first == std::string::npos || line[first] == '#') continue;
        Result<plaquette::Order> order = files::order_from_text(line, {file, number});
        if (order)
            out.push_back({number, std::move(order).value()});
        else
            faults.insert(faults.end(), order.faults().begin(), order.faults().end());
    }
    if (!faults.empty()) return faults;
    return out;
}

std::string now_as_text() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32] = {};
    const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text, length};
}

/// The fault of an order that the rules refuse, with the deciding sentence.
Faults refusal_of(Lang lang, const PlayedGame& game, const plaquette::Order& order, const Ruling& ruling,
                  const files::OrderPlace& where) {
    const Explanation told = explain_ruling(lang, ruling, bacler::names_of(game.battle().scenario),
                                            game.battle().scenario.readings);
    const std::string rule = told.tree.empty() ? std::string() : told.tree.front().rule;
    return {{where.file,
             where.line,
             "",
             "play.refused",
             {shown_order(order), told.tree.empty() ? told.sentence : told.tree.front().text, rule}}};
}

Faults play_line(Lang lang, PlayedGame& game, const ScriptLine& line, const std::string& file) {
    const files::OrderPlace where{file, line.number};
    const game::LineId at = game.timeline().cursor();
    if (const auto* note = std::get_if<plaquette::Note>(&line.order))
        return game.note(at, game::Author::umpire, note->text);
    if (const auto* o = std::get_if<plaquette::Overrule>(&line.order)) {
        const auto id = static_cast<game::LineId>(o->line);
        if (o->line < 1 || !game.timeline().has(id))
            return {{file, line.number, "", "play.no_line", {std::to_string(o->line)}}};
        return game.overrule(id, o->value, {game::ConsentBy::umpire, o->reason});
    }
    Faults faults = files::faults_of_order(line.order, game.battle().scenario, where, files::AskedOf::game);
    if (!faults.empty()) return faults;
    const Committed done = game.commit(line.order, author_of(game.battle(), line.order));
    if (!done.is_done) return refusal_of(lang, game, line.order, done.ruling, where);
    return done.faults;
}

/// A saved game, only looked at.
Result<BattleTimeline> timeline_from(const std::string& path) {
    const Result<files::ReadGame> read = files::read_game(path);
    if (!read) return read.faults();
    return files::timeline_of<plaquette::PlaquetteGame>(read->header, read->rows, plaquette_form, path);
}

/// The secret of whoever looks, as he types it or a script passes it: never a word of the call, which others could read.
Result<std::string> secret_of_call(const Manner& manner) {
    const Fault none{manner.viewer, 0, "--as", "view.no_secret", {}};
    if (!manner.in) return Faults{none};
    *manner.err << say(manner.lang, "cli.secret.ask", {manner.viewer}) << std::flush;
    std::string secret;
    std::getline(*manner.in, secret);
    if (!secret.empty() && secret.back() == '\r') secret.pop_back();
    if (secret.empty()) return Faults{none};
    return secret;
}

/// Who looks at a game; his key is in the ring then, where he needs one and the game has a lock of his.
Result<Viewer> viewer_of_call(const Manner& manner, const plaquette::Battle& battle, Keyring& ring) {
    if (manner.viewer.empty()) return viewer_unasked(battle);
    const Party side = plaquette::side_named(battle, manner.viewer);
    if (!side && manner.viewer != "umpire") {
        std::string known;
        for (const plaquette::Side& s : battle.scenario.sides) known += s.id + ", ";
        return Faults{{manner.viewer, 0, "--as", "view.nobody", {manner.viewer, known + "umpire"}}};
    }
    if (battle.keeping == plaquette::OrderKeeping::sealed && plaquette::lock_of(battle, side)) {
        const Result<std::string> secret = secret_of_call(manner);
        if (!secret) return secret.faults();
        if (Faults faults = unlock(battle, ring, side, *secret); !faults.empty()) return faults;
    }
    return side ? Viewer::of_side(*side) : Viewer::umpire();
}

/// An order asked of a game by someone: what lies face down for others than he may know has no part in the answer.
plaquette::OrderAnswer may_now(const plaquette::Battle& battle, const plaquette::Order& order,
                               const Viewer& who, const Keyring& ring) {
    const auto* given = std::get_if<plaquette::GiveOrder>(&order);
    if (!given) {
        plaquette::PlayAnswer played = plaquette::referee(battle, order);
        return {std::move(played.ruling), std::move(played.move), {}};
    }
    const std::optional<plaquette::Named> staff = plaquette::named(battle.scenario, given->staff);
    const bool is_own = battle.keeping == plaquette::OrderKeeping::sealed && staff &&
                        who.may_read(staff->side) && battle.stage == plaquette::Stage::placing;
    if (is_own) return {ask_secretly(battle, ring, *given), {}, {}};
    return {plaquette::referee(view_of(battle, who, ring).battle, order).ruling, {}, {}};
}

}  // namespace

int play(const Manner& manner, const std::string& file, const std::string& script, const std::string& into,
         const std::string& orders) {
    const Result<plaquette::Scenario> scenario = files::scenario_from_file(file);
    const Result<std::string> text = files::text_of_file(script);
    Faults faults = scenario ? Faults{} : scenario.faults();
    if (!text) faults.insert(faults.end(), text.faults().begin(), text.faults().end());
    if (!faults.empty()) return report(manner, faults);
    const Result<std::vector<ScriptLine>> lines = script_from(*text, script);
    if (!lines) return report(manner, lines.faults());
    const auto keeping = plaquette::meaning_of(plaquette::keeping_words, orders);
    BACLER_CHECK(keeping.has_value());
    PlayedGame game(*scenario, *keeping);
    for (const ScriptLine& line : *lines) {
        faults = play_line(manner.lang, game, line, script);
        if (!faults.empty()) return report(manner, faults);
    }
    if (!into.empty()) faults = game.save_as(into, now_as_text());
    if (!faults.empty()) return report(manner, faults);
    if (manner.json)
        *manner.out << answers::state_json(game.timeline()).dump() << "\n";
    else
        *manner.out << answers::state_text(manner.lang, game.timeline());
    return answered;
}

int log(const Manner& manner, const std::string& file) {
    const Result<BattleTimeline> timeline = timeline_from(file);
    if (!timeline) return report(manner, timeline.faults());
    Keyring ring;
    const Result<Viewer> who = viewer_of_call(manner, timeline->state(), ring);
    if (!who) return report(manner, who.faults());
    const PlayerView view(*timeline, *who, ring);
    if (manner.json)
        *manner.out << answers::log_json(manner.lang, *timeline, view, manner.ruling).dump() << "\n";
    else
        *manner.out << answers::log_text(manner.lang, *timeline, view, manner.ruling);
    return answered;
}

int replay(const Manner& manner, const std::string& file, bool rejudge) {
    const Result<BattleTimeline> timeline = timeline_from(file);
    if (!timeline) return report(manner, timeline.faults());
    const answers::ReplayAnswer answer = answers::replay_of(*timeline, rejudge);
    if (manner.json)
        *manner.out << answers::replay_json(*timeline, answer).dump() << "\n";
    else
        *manner.out << answers::replay_text(manner.lang, *timeline, answer);
    return answer.is_good() ? answered : wrong_input;
}

int may_in_game(const Manner& manner, const std::string& file, const std::string& line) {
    const files::OrderPlace where{"ORDER", 1};
    const Result<BattleTimeline> timeline = timeline_from(file);
    const Result<plaquette::Order> order = files::order_from_text(line, where);
    Faults faults = timeline ? Faults{} : timeline.faults();
    if (!order) faults.insert(faults.end(), order.faults().begin(), order.faults().end());
    if (faults.empty())
        faults = files::faults_of_order(*order, timeline->state().scenario, where, files::AskedOf::game);
    if (!faults.empty()) return report(manner, faults);
    Keyring ring;
    const Result<Viewer> who = viewer_of_call(manner, timeline->state(), ring);
    if (!who) return report(manner, who.faults());
    const plaquette::Scenario& scenario = timeline->state().scenario;
    const plaquette::OrderAnswer answer = may_now(timeline->state(), *order, *who, ring);
    if (manner.json)
        *manner.out << answers::may_json(scenario, *order, answer).dump() << "\n";
    else
        *manner.out << answers::may_text(manner.lang, scenario, *order, answer);
    return answered;
}

}  // namespace bacler::verbs
