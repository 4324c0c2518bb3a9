#include "base/check.hpp"
#include "ui/desk.hpp"

/// What a tap on the table comes to in a game.
namespace bacler::ui {

using plaquette::OrderKeeping;
using plaquette::Stage;

namespace {

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

/// What is past is looked at, unless something forgotten is given there.
bool is_only_looked_at(const Desk& desk) {
    return desk.playing->looked_at && !is_adding(desk);
}

/// Who orders, then to whom, then what the order names.
void tap_in_placing(Desk& desk, const std::string& id) {
    Playing& p = *desk.playing;
    const std::optional<std::size_t> side = side_of_piece(desk, id);
    const bool is_enemy = !p.from.empty() && side != side_of_piece(desk, p.from);
    if (p.from.empty()) {
        if (!side || !may_order(desk, *side)) return;
        if (is_staff(desk, id)) {
            p.from = id;
            return;
        }
        p.from = superior_of(battle_now(desk), id);
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

/// While chits are told, an enemy is what the order named.
void tap_in_revealing(Desk& desk, const std::string& id) {
    Playing& p = *desk.playing;
    if (p.to.empty() || side_of_piece(desk, id) == side_of_piece(desk, p.from)) return;
    p.on = p.on == id ? std::string() : id;
}

/// A battery's element, then its target.
void tap_in_declaring(Desk& desk, const std::string& id) {
    Playing& p = *desk.playing;
    const bool is_enemy = !p.from.empty() && side_of_piece(desk, id) != side_of_piece(desk, p.from);
    if (is_enemy) {
        p.to = id;
    } else {
        p.from = p.from == id ? std::string() : id;
        p.to.clear();
        pick_alone(desk, p.from);
        p.shooter = desk.selection.picked[0];
    }
}

/// Pieces are picked one at a time; but where one of two has no place, the second is what is stated of the first.
void tap_in_play(Desk& desk, const std::string& id) {
    Playing& p = *desk.playing;
    const bool was_picked = p.from == id;
    const bool makes_pair =
        !p.from.empty() && !was_picked && !p.stating.is_said && may_be_stated(desk.scenario, p.from, id);
    if (makes_pair) {
        p.to = p.to == id ? std::string() : id;
        p.stating.second.clear();
        return;
    }
    const bool picks = !was_picked || p.stating.is_said;
    forget_picks(desk);
    if (picks) p.from = id;
}

}  // namespace

void forget_picks(Desk& desk) {
    Playing& p = *desk.playing;
    p.from.clear();
    p.to.clear();
    p.on.clear();
    p.passes_staff = false;
    p.shooter.reset();
    p.stating = {};
    desk.selection = {};
    if (desk.measuring.taping) close_tape(desk);
}

std::optional<std::size_t> side_of_piece(const Desk& desk, const std::string& id) {
    const plaquette::Scenario& s = desk.scenario;
    for (std::size_t side = 0; side < s.sides.size(); ++side) {
        for (const plaquette::Staff& staff : s.sides[side].staffs)
            if (staff.id == id) return side;
        for (const plaquette::Element& e : s.sides[side].elements)
            if (e.id == id) return side;
    }
    return std::nullopt;
}

bool may_order(const Desk& desk, std::size_t side) {
    const Viewer& who = desk.playing->seat.who;
    if (is_adding(desk) && battle_now(desk).keeping == OrderKeeping::sealed) return false;
    if (who.kind == Viewer::Kind::side) return who.side == side;
    return who.kind == Viewer::Kind::nobody && battle_now(desk).keeping != OrderKeeping::sealed;
}

bool is_order_pad_open(const Desk& desk) {
    const Playing& p = *desk.playing;
    const Stage stage = battle_now(desk).stage;
    return (stage == Stage::placing || stage == Stage::revealing) && !p.from.empty() && !p.to.empty() &&
           !is_only_looked_at(desk);
}

void tap_piece(Desk& desk, const std::string& id) {
    Playing& p = *desk.playing;
    if (is_only_looked_at(desk) || p.decreeing) return;
    p.refused.reset();
    p.faults.clear();
    p.passes_staff = false;
    ++p.changes;
    if (desk.measuring.taping) close_tape(desk);
    switch (battle_now(desk).stage) {
        case Stage::placing:
            p.stating = {};
            tap_in_placing(desk, id);
            break;
        case Stage::revealing:
            p.stating = {};
            tap_in_revealing(desk, id);
            break;
        case Stage::declaring:
            p.stating = {};
            if (!is_staff(desk, id)) tap_in_declaring(desk, id);
            break;
        default: tap_in_play(desk, id); break;
    }
    pick_alone(desk, p.to.empty() ? p.from : p.to);
}

bool is_riding(const Desk& desk) {
    const Playing& p = *desk.playing;
    return !is_only_looked_at(desk) && battle_now(desk).stage == Stage::moving && p.to.empty() &&
           is_staff(desk, p.from) && !lacks_place(desk.scenario, p.from);
}

void tap_ground(Desk& desk, TablePoint at) {
    Playing& p = *desk.playing;
    if (is_only_looked_at(desk)) return;
    if (is_placing(desk)) {
        place_correction(desk, at);
        return;
    }
    if (p.decreeing) return;
    if (is_riding(desk))
        give_by_hand(desk, {plaquette::Move{p.from, at, {}, {}}});
    else
        forget_picks(desk);
    ++p.changes;
}

bool may_drag(const Desk& desk, ElementAt element) {
    if (!desk.playing) return true;
    if (desk.playing->decreeing || desk.playing->looking) return false;
    return !is_only_looked_at(desk) && may_be_moved(battle_now(desk), element);
}

}  // namespace bacler::ui
