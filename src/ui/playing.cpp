#include "ui/playing.hpp"

#include "app/game/dice_seed.hpp"
#include "base/check.hpp"
#include "ui/desk.hpp"

#include <utility>

namespace bacler::ui {

using plaquette::Stage;

namespace {

/// What is shown is what whoever looks may see.
void see_again(Desk& desk) {
    Playing& p = *desk.playing;
    const PlayerView view(p.game.timeline(), p.seat.who, p.seat.ring);
    p.decreeing.reset();
    p.seen = p.looked_at ? view.battle_after(*p.looked_at) : view.battle();
    p.roster = roster_of(p.seen);
    desk.scenario = p.seen.scenario;
    note_change(desk.handling);
    ++p.changes;
}

void put_in_play(Desk& desk, PlayedGame game, const std::string& path) {
    close_hand(desk);
    close_engagement(desk);
    desk.measuring = {};
    desk.handling = {};
    desk.typing.reset();
    desk.playing.emplace(std::move(game), path, desk.first_seed);
    desk.playing->in_step.on_table = desk.playing->game.battle().scenario;
    desk.first_seed = Generator(desk.first_seed).next();
    ++desk.grounds;
    show_game(desk);
}

/// Back over an accepted die or a reveal.
const ConsentRequest to_go_back{
    [](const Desk& desk) { return std::string(phrase(desk.lang, "ui.play.sealed")); }, consent_to_undo,
    [](Desk& desk) { desk.playing->goes_to.reset(); }};

}  // namespace

Playing::Playing(PlayedGame played, std::string file, std::uint64_t first_seed)
    : game(std::move(played)),
      path(std::move(file)),
      notices(game.notices()),
      generator(generator_after(game.timeline(), first_seed)),
      seed(generator.state()) {}

void show_game(Desk& desk) {
    Playing& p = *desk.playing;
    const plaquette::Battle& now = p.game.battle();
    p.sheet.reset();
    if (is_die_owed(now)) p.sheet.emplace(now);
    desk.consent.reset();
    p.looked_at.reset();
    p.branch.reset();
    p.scrolls_log_down = true;
    see_again(desk);
    follow_table(desk);
}

void begin_game(Desk& desk) {
    close_hand(desk);  // what is only tried is no start of a game
    put_in_play(desk, PlayedGame(desk.scenario), "");
    keep_game(desk);
}

void keep_orders(Desk& desk, plaquette::OrderKeeping keeping) {
    BACLER_CHECK(desk.playing && is_unbegun(desk.playing->game));
    if (desk.playing->game.battle().keeping == keeping) return;
    PlayedGame anew(desk.playing->game.timeline().start().scenario, keeping);
    const std::string before = desk.playing->path;
    desk.playing.reset();
    if (!before.empty()) remove_unbegun(before);
    put_in_play(desk, std::move(anew), "");
    keep_game(desk);
}

void play_game(Desk& desk, PlayedGame played, const std::string& path) {
    put_in_play(desk, std::move(played), path);
    desk.playing->unplayed = game::left_unplayed(desk.playing->game.timeline());
    if (keeps_secrets(desk.playing->game.battle())) pass_tablet(desk, Viewer::nobody());
}

void lay_scenario(Desk& desk, plaquette::Scenario scenario) {
    BACLER_CHECK(!desk.playing);
    close_engagement(desk);
    desk.measuring = {};
    desk.handling = {};
    desk.scenario = std::move(scenario);
    ++desk.grounds;
}

void heed(Desk& desk, Faults faults) {
    Playing& p = *desk.playing;
    p.unsaved.clear();
    p.faults.clear();
    for (Fault& fault : faults)
        (fault.code.rfind("game.", 0) == 0 ? p.unsaved : p.faults).push_back(std::move(fault));
}

const plaquette::Battle& battle_now(const Desk& desk) {
    BACLER_CHECK(desk.playing.has_value());
    return desk.playing->seen;
}

bool give(Desk& desk, const std::vector<plaquette::Order>& orders) {
    if (is_adding(desk)) return add_to_plan(desk, orders);
    Playing& p = *desk.playing;
    Committed done = commit_all(p.game, orders);
    heed(desk, std::move(done.faults));
    p.refused.reset();
    p.refused_move.reset();
    p.mended.reset();
    if (!done.is_done) {
        p.refused = std::move(done.ruling);
        ++p.changes;
        return false;
    }
    forget_picks(desk);
    show_game(desk);
    return true;
}

void go_on(Desk& desk) {
    close_hand(desk);
    give(desk, {plaquette::Next{}});
}

void accept_dice(Desk& desk) {
    Playing& p = *desk.playing;
    BACLER_CHECK(p.sheet && p.sheet->is_full());
    const std::vector<plaquette::Order> orders = p.sheet->orders();
    give(desk, orders);
}

void undo_line(Desk& desk) {
    Playing& p = *desk.playing;
    const std::optional<game::Passage> way = p.game.timeline().undo_passage();
    if (!way) return;
    close_hand(desk);
    p.refused.reset();
    p.mended.reset();
    p.goes_to.reset();
    ++p.changes;
    if (!way->is_free()) {
        ask_consent(desk, to_go_back);
        return;
    }
    p.unplayed.clear();
    heed(desk, p.game.undo().faults);
    forget_picks(desk);
    show_game(desk);
}

void consent_to_undo(Desk& desk, game::ConsentBy by) {
    Playing& p = *desk.playing;
    p.unplayed.clear();
    const game::Consent consent{by, {}};
    heed(desk, (p.goes_to ? p.game.jump(*p.goes_to, consent) : p.game.undo(consent)).faults);
    p.goes_to.reset();
    forget_picks(desk);
    show_game(desk);
}

void redo_line(Desk& desk) {
    Playing& p = *desk.playing;
    close_hand(desk);
    p.refused.reset();
    p.mended.reset();
    p.unplayed.clear();
    heed(desk, p.game.redo().faults);
    forget_picks(desk);
    show_game(desk);
}

void look_at(Desk& desk, std::optional<game::LineId> line) {
    Playing& p = *desk.playing;
    // What was forgotten is added as the table stood before its line, and nowhere else.
    if (p.looked_at == line || is_adding(desk)) return;
    close_hand(desk);
    forget_picks(desk);
    p.looked_at = line;
    if (!line) p.branch.reset();
    see_again(desk);
}

void look_at_branch(Desk& desk, game::LineId tip) {
    BACLER_CHECK(desk.playing && !is_adding(desk) && !desk.playing->game.timeline().is_on_branch(tip));
    look_at(desk, tip);
    desk.playing->branch = tip;
    desk.playing->unfolded.reset();
    desk.playing->scrolls_log_down = true;
}

void go_on_from_here(Desk& desk) {
    Playing& p = *desk.playing;
    BACLER_CHECK(p.looked_at.has_value());
    const game::LineId line = *p.looked_at;
    const bool is_free = p.game.timeline().passage_to(line).is_free();
    look_at(desk, std::nullopt);
    p.refused.reset();
    p.mended.reset();
    p.unplayed.clear();
    p.goes_to = is_free ? std::nullopt : std::optional(line);
    ++p.changes;
    if (!is_free) {
        ask_consent(desk, to_go_back);
        return;
    }
    heed(desk, p.game.jump(line).faults);
    show_game(desk);
}

void unfold_line(Desk& desk, game::LineId line) {
    Playing& p = *desk.playing;
    p.open_nodes.clear();
    p.also_considered = false;
    p.mended.reset();
    p.refused.reset();
    drop_plan(desk);
    if (p.unfolded == line)
        p.unfolded.reset();
    else
        p.unfolded = line;
    p.scrolls_to_unfolded = p.unfolded.has_value();
}

void note_line(Desk& desk, game::LineId line, const std::string& text) {
    Playing& p = *desk.playing;
    const game::Author author =
        p.seat.who.kind == Viewer::Kind::side
            ? (p.seat.who.side == 0 ? game::Author::first_side : game::Author::second_side)
            : game::Author::umpire;
    heed(desk, p.game.note(line, author, text));
    ++p.changes;
}

const std::vector<Withdrawn>& driven_of(Desk& desk) {
    Playing& p = *desk.playing;
    if (p.driven.of_changes != p.changes) {
        p.driven.of_changes = p.changes;
        p.driven.all = withdrawn_last(p.game.timeline(), p.looked_at.value_or(p.game.timeline().cursor()));
    }
    return p.driven.all;
}

const Playing::Told& told_of(Desk& desk) {
    Playing& p = *desk.playing;
    Playing::Told& t = p.told;
    const bool is_as_told = t.of_changes == p.changes && t.lang == desk.lang && t.from == p.from &&
                            t.to == p.to && t.on == p.on && t.picked == desk.selection.picked[0];
    if (is_as_told) return t;
    const plaquette::Battle& now = battle_now(desk);
    if (t.of_changes != p.changes || t.lang != desk.lang) {
        t.owed = owed_items(desk.lang, now);
        t.branches = branches_left(desk.lang, p.game.timeline(),
                                   PlayerView(p.game.timeline(), p.seat.who, p.seat.ring));
        t.sheet = by_sequence(order_sheet(p.game.timeline(), p.seat.who, p.seat.ring));
    }
    t.acts.clear();
    t.picked = desk.selection.picked[0];
    if (t.picked && may_drag(desk, *t.picked)) t.acts = acts_for(desk.lang, now, *t.picked);
    t.commands.clear();
    if (is_order_pad_open(desk)) t.commands = commands_on_pad(desk);
    t.of_changes = p.changes;
    t.lang = desk.lang;
    t.from = p.from;
    t.to = p.to;
    t.on = p.on;
    return t;
}

}  // namespace bacler::ui
