#include "ui/playing.hpp"

#include "base/check.hpp"
#include "ui/desk.hpp"

#include <utility>

namespace bacler::ui {

using plaquette::Stage;

namespace {

constexpr std::uint64_t first_seed = 1815;

/// The desk shows the battle, and the dice it waits for lie on a new sheet.
void show_game(Desk& desk) {
    Playing& p = *desk.playing;
    const plaquette::Battle& now = p.game.battle();
    p.sheet.reset();
    if (is_die_owed(now)) p.sheet.emplace(now);
    p.asks_consent = false;
    p.looked_at.reset();
    p.scrolls_log_down = true;
    ++p.changes;
    desk.scenario = now.scenario;
    ++desk.handling.changes;
}

/// The pieces of a game are picked one at a time.
void pick_alone(Desk& desk, const std::string& id) {
    desk.selection = {};
    const plaquette::Scenario& s = desk.scenario;
    for (std::size_t side = 0; side < s.sides.size(); ++side)
        for (std::size_t e = 0; e < s.sides[side].elements.size(); ++e)
            if (s.sides[side].elements[e].id == id) desk.selection = after_pick({}, {side, e});
}

bool is_staff(const Desk& desk, const std::string& id) {
    for (const plaquette::Side& side : desk.scenario.sides)
        for (const plaquette::Staff& staff : side.staffs)
            if (staff.id == id) return true;
    return false;
}

std::optional<std::size_t> side_of(const Desk& desk, const std::string& id) {
    const plaquette::Scenario& s = desk.scenario;
    for (std::size_t side = 0; side < s.sides.size(); ++side) {
        for (const plaquette::Staff& staff : s.sides[side].staffs)
            if (staff.id == id) return side;
        for (const plaquette::Element& e : s.sides[side].elements)
            if (e.id == id) return side;
    }
    return std::nullopt;
}

}  // namespace

Playing::Playing(plaquette::Scenario scenario, std::uint64_t seed_of_dice)
    : game(std::move(scenario)),
      seed(seed_of_dice),
      generator(seed_of_dice) {}

void begin_game(Desk& desk) {
    close_hand(desk);
    close_engagement(desk);
    desk.measuring = {};
    const plaquette::Scenario scenario = desk.scenario;
    desk.handling = {};
    desk.playing.emplace(scenario, first_seed);
    show_game(desk);
}

const plaquette::Battle& battle_now(const Desk& desk) {
    BACLER_CHECK(desk.playing.has_value());
    return desk.playing->game.battle();
}

void forget_picks(Desk& desk) {
    Playing& p = *desk.playing;
    p.from.clear();
    p.to.clear();
    p.on.clear();
    p.shooter.reset();
    desk.selection = {};
}

bool give(Desk& desk, const std::vector<plaquette::Order>& orders) {
    Playing& p = *desk.playing;
    Committed done = commit_all(p.game, orders);
    p.refused.reset();
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
    p.asks_consent = !way->is_free();
    ++p.changes;
    if (p.asks_consent) return;
    p.game.undo();
    forget_picks(desk);
    show_game(desk);
}

void consent_to_undo(Desk& desk, game::ConsentBy by) {
    Playing& p = *desk.playing;
    p.game.undo(game::Consent{by, {}});
    forget_picks(desk);
    show_game(desk);
}

void redo_line(Desk& desk) {
    Playing& p = *desk.playing;
    close_hand(desk);
    p.refused.reset();
    p.game.redo();
    forget_picks(desk);
    show_game(desk);
}

void look_at(Desk& desk, std::optional<game::LineId> line) {
    Playing& p = *desk.playing;
    if (p.looked_at == line) return;
    close_hand(desk);
    forget_picks(desk);
    p.looked_at = line;
    desk.scenario = line ? p.game.timeline().state_at(*line).scenario : p.game.battle().scenario;
    ++desk.handling.changes;
    ++p.changes;
}

void unfold_line(Desk& desk, game::LineId line) {
    Playing& p = *desk.playing;
    p.open_nodes.clear();
    p.also_considered = false;
    if (p.unfolded == line)
        p.unfolded.reset();
    else
        p.unfolded = line;
}

namespace {

/// Who orders, then to whom, then what the order names.
void tap_in_placing(Desk& desk, const std::string& id) {
    Playing& p = *desk.playing;
    const bool is_enemy = !p.from.empty() && side_of(desk, id) != side_of(desk, p.from);
    if (p.from.empty()) {
        if (is_staff(desk, id)) {
            p.from = id;
            return;
        }
        p.from = superior_of(p.game.battle(), id);
        if (!p.from.empty()) p.to = id;
    } else if (!p.to.empty() && is_enemy) {
        p.on = p.on == id ? std::string() : id;
    } else if (is_enemy) {
        p.from.clear();
        tap_in_placing(desk, id);
    } else {
        p.to = id;
        p.on.clear();
    }
}

/// A battery's element, then its target.
void tap_in_declaring(Desk& desk, const std::string& id) {
    Playing& p = *desk.playing;
    const bool is_enemy = !p.from.empty() && side_of(desk, id) != side_of(desk, p.from);
    if (is_enemy) {
        p.to = id;
    } else {
        p.from = p.from == id ? std::string() : id;
        p.to.clear();
        pick_alone(desk, p.from);
        p.shooter = desk.selection.picked[0];
    }
}

}  // namespace

void tap_piece(Desk& desk, const std::string& id) {
    Playing& p = *desk.playing;
    if (p.looked_at) return;
    p.refused.reset();
    ++p.changes;
    const bool was_picked = p.from == id;
    switch (p.game.battle().stage) {
        case Stage::placing: tap_in_placing(desk, id); break;
        case Stage::declaring:
            if (!is_staff(desk, id)) tap_in_declaring(desk, id);
            break;
        default:
            forget_picks(desk);
            if (!was_picked) p.from = id;
            break;
    }
    pick_alone(desk, p.to.empty() ? p.from : p.to);
}

bool is_riding(const Desk& desk) {
    const Playing& p = *desk.playing;
    return !p.looked_at && p.game.battle().stage == Stage::moving && is_staff(desk, p.from);
}

void tap_ground(Desk& desk, TablePoint at) {
    Playing& p = *desk.playing;
    if (p.looked_at) return;
    if (is_riding(desk))
        give(desk, {plaquette::Move{p.from, at, {}, {}}});
    else
        forget_picks(desk);
    ++p.changes;
}

const Playing::Told& told_of(Desk& desk) {
    Playing& p = *desk.playing;
    Playing::Told& t = p.told;
    const bool is_as_told =
        t.of_changes == p.changes && t.lang == desk.lang && t.from == p.from && t.to == p.to && t.on == p.on;
    if (is_as_told) return t;
    const plaquette::Battle& now = p.game.battle();
    if (t.of_changes != p.changes || t.lang != desk.lang) t.owed = owed_items(desk.lang, now);
    t.commands.clear();
    if (now.stage == Stage::placing && !p.from.empty() && !p.to.empty())
        t.commands = commands_for(desk.lang, now, p.from, p.to, p.on);
    t.of_changes = p.changes;
    t.lang = desk.lang;
    t.from = p.from;
    t.to = p.to;
    t.on = p.on;
    return t;
}

bool may_drag(const Desk& desk, ElementAt element) {
    if (!desk.playing) return true;
    return !desk.playing->looked_at && may_be_moved(desk.playing->game.battle(), element);
}

}  // namespace bacler::ui
