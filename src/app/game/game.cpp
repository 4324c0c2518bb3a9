#include "app/game/game.hpp"

#include "files/digest.hpp"
#include "files/game_rows.hpp"
#include "files/order_text.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/battle_fields.hpp"
#include "systems/plaquette/play/hidden.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/readings.hpp"

#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

/// The figures that rulings rest on without being in a scenario: the readings one may choose, their values and which stand.
std::string digest_of_rules() {
    std::string told;
    for (std::size_t i = 0; i < option_count; ++i) {
        const OptionInfo& o = info(static_cast<Option>(i));
        told += std::string(o.name) + "=" + std::to_string(o.standing) + ";";
        for (const std::string_view value : o.values) told += std::string(value) + ",";
    }
    return files::digest(told);
}

}  // namespace

files::GameMeaning plaquette_meaning() {
    static const std::string digest = digest_of_rules();
    return {"plaquette", "R001-R233, Q01-Q136", digest};
}

PlayedGame::PlayedGame(Scenario scenario, OrderKeeping keeping)
    : timeline_(begun(std::move(scenario), keeping)) {
    timeline_.settle();
}

Result<PlayedGame> PlayedGame::replayed(const files::ReadGame& game, const std::string& path) {
    Result<BattleTimeline> read =
        files::timeline_of<PlaquetteGame>(game.header, game.rows, plaquette_form, path);
    if (!read) return read.faults();
    PlayedGame out(std::move(read).value());
    if (const auto differs = game::first_difference(out.timeline_))
        return Faults{{path, 0, "", "game.replay_differs", {std::to_string(differs->line)}}};
    out.notices_ = game.notices;
    return out;
}

Result<PlayedGame> PlayedGame::open(const std::string& path) {
    Result<files::OpenedGame> opened = files::GameFile::open(path, plaquette_meaning());
    if (!opened) return opened.faults();
    files::OpenedGame game = std::move(opened).value();
    Result<PlayedGame> out = replayed(game.game, path);
    if (!out) return out;
    PlayedGame played = std::move(out).value();
    played.file_.emplace(std::move(game.file));
    played.timeline_.settle();
    if (Faults faults = played.save(); !faults.empty()) return faults;
    return played;
}

Result<PlayedGame> PlayedGame::read(const std::string& path) {
    const Result<files::ReadGame> game = files::read_game(path);
    if (!game) return game.faults();
    const files::GameMeaning meaning = plaquette_meaning();
    if (Faults faults = files::fault_of_meaning(path, game->header, meaning); !faults.empty()) return faults;
    Result<PlayedGame> out = replayed(*game, path);
    if (!out) return out;
    PlayedGame played = std::move(out).value();
    played.timeline_.settle();
    return played;
}

Faults PlayedGame::save() {
    if (!file_) return {};
    const std::vector<files::GameRow> rows = files::rows_of(timeline_, file_->count(), plaquette_form);
    if (rows.empty()) return {};
    const Result<std::size_t> written = file_->append(rows);
    return written ? Faults{} : written.faults();
}

Committed PlayedGame::moved(bool is_done) {
    Committed out;
    out.is_done = is_done;
    if (is_done) out.faults = save();
    return out;
}

Committed PlayedGame::commit(const Order& order, game::Author author) {
    game::Answer<PlaquetteGame> answer = timeline_.commit(order, author);
    Committed out = moved(answer.event.has_value());
    out.ruling = std::move(answer.ruling);
    return out;
}

Committed PlayedGame::undo(std::optional<game::Consent> consent) {
    return moved(timeline_.undo(std::move(consent)));
}

Committed PlayedGame::redo() {
    return moved(timeline_.redo());
}

Committed PlayedGame::jump(game::LineId line, std::optional<game::Consent> consent) {
    return moved(timeline_.jump(line, std::move(consent)));
}

Faults PlayedGame::faults_of(const std::vector<GivenOrder>& orders, game::LineId at) const {
    const Battle battle = timeline_.state_at(at);
    Faults out;
    for (const GivenOrder& given : orders) {
        Faults faults = files::faults_of_order(given.order, battle.scenario, {}, files::AskedOf::game);
        out.insert(out.end(), faults.begin(), faults.end());
    }
    return out;
}

game::MendReport PlayedGame::mend(const game::Mend<PlaquetteGame>& what, Faults& faults) {
    const game::LineId before = timeline_.line(what.line).parent;
    faults = faults_of(what.orders, before);
    const Faults of_answers = faults_of(what.answers, before);
    faults.insert(faults.end(), of_answers.begin(), of_answers.end());
    if (!faults.empty()) return {};
    game::MendReport report = game::mend(timeline_, what);
    faults = save();
    return report;
}

game::MendReport PlayedGame::play_on(Faults& faults, const std::vector<GivenOrder>& answers) {
    faults = faults_of(answers, timeline_.cursor());
    if (!faults.empty()) return {};
    game::MendReport report = game::play_on(timeline_, game::left_unplayed(timeline_), answers);
    faults = save();
    return report;
}

Faults PlayedGame::note(game::LineId line, game::Author author, std::string text) {
    timeline_.note(line, author, std::move(text));
    return save();
}

Faults PlayedGame::overrule(game::LineId line, std::string value, game::Consent consent) {
    timeline_.overrule(line, std::move(value), std::move(consent));
    return save();
}

Faults PlayedGame::write_copy(const std::string& path, std::string created) const {
    files::GameHeader header;
    const files::GameMeaning meaning = plaquette_meaning();
    header.system = meaning.system;
    header.program = "bacler";
    header.rules = meaning.rules;
    header.rules_digest = meaning.rules_digest;
    header.created = std::move(created);
    header.start_version = plaquette_form;
    header.start = files::pack(timeline_.start());
    const Result<std::size_t> written =
        files::write_game(path, header, files::rows_of(timeline_, 0, plaquette_form));
    return written ? Faults{} : written.faults();
}

Faults PlayedGame::save_as(const std::string& path, std::string created) {
    if (Faults faults = write_copy(path, std::move(created)); !faults.empty()) return faults;
    Result<files::OpenedGame> opened = files::GameFile::open(path, plaquette_meaning());
    if (!opened) return opened.faults();
    file_.emplace(std::move(opened).value().file);
    return {};
}

namespace {

game::Author of_side(std::size_t side) {
    return side == 0 ? game::Author::first_side : game::Author::second_side;
}

/// The id of the piece whose owner gives an order; empty where it concerns both sides.
std::string piece_of(const Order& order) {
    if (const auto* o = std::get_if<GiveOrder>(&order)) return o->staff;
    if (const auto* o = std::get_if<TakeSlot>(&order)) return o->group;
    if (const auto* o = std::get_if<Move>(&order)) return o->piece;
    if (const auto* o = std::get_if<Wheel>(&order)) return o->piece;
    if (const auto* o = std::get_if<Form>(&order)) return o->unit;
    if (const auto* o = std::get_if<Swap>(&order)) return o->a;
    if (const auto* o = std::get_if<Evade>(&order)) return o->element;
    if (const auto* o = std::get_if<Fire>(&order)) return o->batteries.empty() ? "" : o->batteries.front();
    if (const auto* o = std::get_if<Lose>(&order)) return o->unit;
    if (const auto* o = std::get_if<Advance>(&order)) return o->element;
    if (const auto* o = std::get_if<LayHidden>(&order)) return o->staff;
    if (const auto* o = std::get_if<Reveal>(&order)) return o->order.staff;
    if (const auto* o = std::get_if<PassStaff>(&order)) return o->staff;
    return "";
}

}  // namespace

game::Author author_of(const Battle& battle, const Order& order) {
    if (std::holds_alternative<Roll>(order)) {
        for (const DieRequest& d : battle.dice)
            if (!d.face) return of_side(d.who.side);
        return game::Author::umpire;
    }
    if (std::holds_alternative<Next>(order) && battle.stage == Stage::moving)
        return of_side(group_in_turn(battle).side);
    const auto* lock = std::get_if<SetLock>(&order);
    const auto* back = std::get_if<TakeBack>(&order);
    if (const auto side = side_named(battle, lock ? lock->side : back ? back->side : std::string()))
        return of_side(*side);
    const std::optional<Named> piece = named(battle.scenario, piece_of(order));
    return piece ? of_side(piece->side) : game::Author::umpire;
}

}  // namespace bacler
