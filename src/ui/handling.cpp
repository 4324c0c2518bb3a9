#include "ui/handling.hpp"

#include "base/check.hpp"
#include "ui/desk.hpp"

#include <utility>

namespace bacler::ui {

using Phase = Handling::Phase;

namespace {

plaquette::MoverRef mover_of(ElementAt element) {
    return {plaquette::MoverRef::Kind::element, element.side, element.element, 0};
}

void show(Desk& desk, const plaquette::Scenario& scenario) {
    desk.scenario = scenario;
    note_change(desk.handling);
}

/// The table as it stands without the piece in hand.
const plaquette::Scenario& standing(const Desk& desk) {
    return desk.playing ? battle_now(desk).scenario : desk.handling.moves->now();
}

/// The engagement that is being put follows the table; what was rolled stays.
void propose_anew(Desk& desk) {
    if (!desk.table) return;
    const EngagementTable before = *desk.table;
    desk.table.emplace(desk.scenario, before.elements()[0], before.elements()[1]);
    for (std::size_t side = 0; side < 2; ++side)
        if (before.die(side)) desk.table->type_die(side, *before.die(side));
    // The new table counts its changes from the start: what was said of the old one is not taken for its own.
    desk.spoken = {};
    desk.unfolded.clear();
}

/// The desk shows what the hand was taken from already: all but the piece in it.
void show_tried(Desk& desk) {
    const Hand& hand = *desk.handling.hand;
    plaquette::put(desk.scenario, hand.mover(), plaquette::as_it_stands(hand.tried(), hand.mover()));
    ++desk.handling.changes;
}

void drop_hand(Desk& desk) {
    Handling& h = desk.handling;
    if (h.hand && is_trying(h)) show(desk, standing(desk));
    h.hand.reset();
    h.pad.reset();
    h.before_pad.clear();
}

void hold(Desk& desk, ElementAt element) {
    Handling& h = desk.handling;
    drop_hand(desk);
    if (desk.playing) {
        forget_picks(desk);
        desk.selection = after_pick({}, element);
        h.hand.emplace(standing(desk), mover_of(element), so_far_of(battle_now(desk), element));
        return;
    }
    if (!is_picked(desk.selection, element) || is_pair(desk.selection)) {
        desk.selection = {};
        pick(desk, element);
    }
    if (!h.moves) h.moves.emplace(desk.scenario);
    h.hand.emplace(h.moves->now(), mover_of(element), h.moves->so_far(mover_of(element)));
}

void make(Desk& desk, Made::How how) {
    Handling& h = desk.handling;
    h.moves->make(*h.hand, how);
    h.pad.reset();
    h.before_pad.clear();
    h.phase = Phase::made;
    show(desk, h.moves->now());
}

/// What the hand tries becomes an order of the game; refused there, it springs back and the game's reason is shown.
void give_move(Desk& desk) {
    const std::vector<plaquette::Order> orders = orders_of(battle_now(desk), *desk.handling.hand);
    const plaquette::Move whole = whole_move(battle_now(desk), *desk.handling.hand);
    drop_hand(desk);
    if (!give_by_hand(desk, orders) && !is_adding(desk))
        desk.playing->refused_move = {whole, *desk.playing->refused};
}

/// The tried move by the rules: made, or given as an order.
void make_by_rules(Desk& desk) {
    if (desk.playing)
        give_move(desk);
    else
        make(desk, Made::How::by_the_rules);
}

void begin_pad(Handling& h, Pad::Page page) {
    const plaquette::Scenario& scenario = h.hand->before();
    h.before_pad = h.hand->attempt().question.legs;
    h.hand->plan();
    h.pad.emplace(h.hand->end(), scenario.width, scenario.depth);
    h.pad->turn_to(page);
    h.phase = Phase::padded;
}

}  // namespace

void note_change(Handling& handling) {
    ++handling.changes;
    ++handling.rest_changes;
}

bool is_trying(const Handling& handling) {
    return handling.hand && (handling.phase == Phase::dragged || handling.phase == Phase::padded);
}

bool is_dragged(const Handling& handling, ElementAt element) {
    return handling.hand && handling.phase == Phase::dragged && handling.hand->element() == element;
}

bool may_take_up(const Desk& desk, ElementAt element) {
    return !desk.is_locked && !desk.table && !desk.measuring.is_on && may_drag(desk, element) &&
           body_at(desk.scenario, element).has_value();
}

void take_up(Desk& desk, ElementAt element) {
    BACLER_CHECK(may_take_up(desk, element));
    Handling& h = desk.handling;
    if (h.pad && h.hand->element() == element) {
        begin_pad(h, h.pad->page());
        return;
    }
    hold(desk, element);
    h.phase = Phase::dragged;
}

void drag_hand(Desk& desk, const Wish& wish, const Pull& pull) {
    BACLER_CHECK(is_trying(desk.handling));
    desk.handling.hand->drag(wish, pull);
    show_tried(desk);
}

void let_go(Desk& desk) {
    Handling& h = desk.handling;
    BACLER_CHECK(is_trying(h));
    if (h.pad) {
        begin_pad(h, h.pad->page());
    } else if (!h.hand->has_moved()) {
        drop_hand(desk);
    } else if (h.hand->is_allowed()) {
        make_by_rules(desk);
    } else {
        h.phase = Phase::refused;
        show(desk, standing(desk));
    }
}

void put_back(Desk& desk) {
    Handling& h = desk.handling;
    if (!is_trying(h)) return;
    if (h.pad) {
        follow_pad(desk);
        return;
    }
    drop_hand(desk);
}

void close_hand(Desk& desk) {
    drop_hand(desk);
}

void place_all_the_same(Desk& desk) {
    BACLER_CHECK(desk.handling.hand && desk.handling.hand->has_moved() && !desk.playing);
    make(desk, Made::How::all_the_same);
}

void do_pad(Desk& desk) {
    Handling& h = desk.handling;
    BACLER_CHECK(h.pad.has_value());
    if (!h.hand->has_moved()) return;
    if (h.hand->is_allowed() || desk.playing)
        make_by_rules(desk);
    else
        make(desk, Made::How::all_the_same);
}

void open_pad(Desk& desk, ElementAt element, Pad::Page page) {
    BACLER_CHECK(may_take_up(desk, element));
    Handling& h = desk.handling;
    hold(desk, element);
    begin_pad(h, page);
    show_tried(desk);
}

void follow_pad(Desk& desk) {
    Handling& h = desk.handling;
    BACLER_CHECK(h.pad.has_value());
    std::vector<plane::Leg> legs = h.before_pad;
    for (const plane::Leg& leg : h.pad->legs()) legs.push_back(leg);
    h.hand->state(legs);
    show_tried(desk);
}

void state_fact(Desk& desk, plaquette::Scenario after) {
    Handling& h = desk.handling;
    drop_hand(desk);
    if (!h.moves) h.moves.emplace(desk.scenario);
    h.moves->state(std::move(after));
    show(desk, h.moves->now());
    propose_anew(desk);
}

void undo_move(Desk& desk) {
    Handling& h = desk.handling;
    if (!h.moves || !h.moves->may_undo()) return;
    drop_hand(desk);
    h.moves->undo();
    show(desk, h.moves->now());
    propose_anew(desk);
}

void redo_move(Desk& desk) {
    Handling& h = desk.handling;
    if (!h.moves || !h.moves->may_redo()) return;
    drop_hand(desk);
    h.moves->redo();
    show(desk, h.moves->now());
    propose_anew(desk);
}

void begin_sequence(Desk& desk) {
    Handling& h = desk.handling;
    if (!h.moves) return;
    drop_hand(desk);
    h.moves->begin_sequence();
}

}  // namespace bacler::ui
