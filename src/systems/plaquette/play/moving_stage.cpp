#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "ruling/deciding.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/legs.hpp"
#include "systems/plaquette/movement.hpp"
#include "systems/plaquette/naming.hpp"
#include "systems/plaquette/play/contacts.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/reacting.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <utility>

/// Phase 2: the groups move in turn (R059, R085-R087, R096, R097, R125-R128).
namespace bacler::plaquette {

namespace {

bool is_of_group(const Battle& b, const MarchGroup& g, const MoverRef& mover) {
    if (mover.side != g.side) return false;
    if (mover.kind == MoverRef::Kind::staff) {
        const bool has_group = std::any_of(
            b.march.groups.begin(), b.march.groups.end(),
            [&](const MarchGroup& group) { return group.side == mover.side && group.staff == mover.index; });
        return g.staff == mover.index || !has_group;
    }
    return g.element ? *g.element == mover.index
                     : b.scenario.sides[mover.side].elements[mover.index].under == g.staff;
}

Subject subject_of_mover(const MoverRef& m) {
    return m.kind == MoverRef::Kind::staff ? staff_subject(m.side, m.index) : element_subject(m.element());
}

}  // namespace

bool is_its_turn(const Battle& battle, const MoverRef& mover) {
    return battle.stage == Stage::moving && is_of_group(battle, group_in_turn(battle), mover);
}

namespace {

/// Says whose turn it is where it is not the mover's (R059).
bool is_in_turn(Turn& turn, const MoverRef& mover) {
    const MarchGroup& g = group_in_turn(turn.battle);
    if (is_of_group(turn.battle, g, mover)) return true;
    const Subject whose = g.staff ? staff_subject(g.side, *g.staff) : element_subject({g.side, *g.element});
    turn.decide(about(figure(59, Say::another_group_moves, Does::forbids), whose));
    return false;
}

std::vector<plane::Leg> legs_asked(const Battle& b, const LaidTable& table, const Order& order,
                                   const MoverRef& mover) {
    if (const Wheel* wheel = std::get_if<Wheel>(&order)) return {leg_of(*wheel)};
    return legs_of(std::get<Move>(order), *body_of(table, mover), mover.kind, b.scenario.readings);
}

SequenceSoFar so_far_of(const Battle& b, const MoverRef& mover) {
    if (mover.kind == MoverRef::Kind::staff) {
        const StaffRecord& r = b.sides[mover.side].staffs[mover.index];
        return {r.used, r.has_moved, true};
    }
    const ElementRecord& r = b.record(mover.element());
    return {r.used, r.has_moved, true};
}

/// The element's path goes on from where it stood.
void walk(ElementRecord& record, const MoveAnswer& move) {
    record.has_moved = true;
    record.used = record.used + move.used;
    for (const TablePoint p : move.path)
        if (record.path.empty() || !(record.path.back() == p)) record.path.push_back(p);
}

/// New contacts are told; the mover's own is aligned on, paid from what is left of its move (R128).
void meet(Turn& turn, const MoverRef& mover, Length left) {
    for (const Contact& c : note_contacts(turn.battle)) {
        turn.write(
            about(with_words(figure(125, Say::comes_into_contact, Does::permits), element_word(c.defender)),
                  element_subject(c.attacker)));
        turn.write(
            about(with_words(figure(c.aspect == Aspect::rear ? 134 : (c.aspect == Aspect::flank ? 132 : 131),
                                    70, Say::engages_from, Does::no_bearing),
                             static_cast<int>(c.aspect)),
                  element_subject(c.attacker)));
        if (mover.kind != MoverRef::Kind::element || !(c.attacker == mover.element())) continue;
        const std::optional<Length> slid = align_on_contact(turn, c, left);
        if (slid) turn.battle.record(c.attacker).used = turn.battle.record(c.attacker).used + *slid;
    }
}

bool is_turn(const plane::Leg& leg) {
    return leg.kind != plane::Leg::Kind::straight;
}

/// An element that has evaded has made its move (R127).
bool has_evaded(Turn& turn, const MoverRef& mover) {
    if (mover.kind == MoverRef::Kind::staff || !turn.battle.record(mover.element()).has_evaded) return false;
    turn.decide(
        about(figure(127, 77, Say::has_evaded_already, Does::forbids), element_subject(mover.element())));
    return true;
}

/// An attack that has set out straight, or has turned already, changes its facing no more (R072, Q29).
void forbid_turning_again(Turn& turn, const MoverRef& mover, const std::vector<plane::Leg>& legs) {
    if (mover.kind == MoverRef::Kind::staff) return;
    const ElementRecord& record = turn.battle.record(mover.element());
    const Subject who = element_subject(mover.element());
    const bool attacks = turn.battle.element(mover.element()).stance == Stance::attack;
    if (attacks && mover.kind == MoverRef::Kind::element && record.used > Length{} &&
        std::any_of(legs.begin(), legs.end(), is_turn))
        turn.decide(about(figure(72, 29, Say::attack_turns_only_first, Does::forbids), who));
}

}  // namespace

void carry_out_move(Turn& turn, const Order& order, const MoverRef& mover) {
    Battle& b = turn.battle;
    if (!is_in_turn(turn, mover)) return;
    const Ground ground = ground_of(b);
    if (!body_of(ground.table, mover)) {
        turn.decide(about(figure(59, Say::has_no_place, Does::forbids), subject_of_mover(mover)));
        return;
    }
    if (has_evaded(turn, mover)) return;
    OrderAnswer answer = rule_on_order(ground.table, ground.layouts, order, {so_far_of(b, mover), false, {}});
    turn.ruling = std::move(answer.ruling);
    turn.move = std::move(answer.move);
    const std::vector<plane::Leg> legs = legs_asked(b, ground.table, order, mover);
    forbid_turning_again(turn, mover, legs);
    if (turn.is_forbidden()) return;
    b.scenario = moved(b.scenario, mover, legs);
    if (mover.kind == MoverRef::Kind::staff) {
        StaffRecord& record = b.sides[mover.side].staffs[mover.index];
        record.has_moved = true;
        record.used = record.used + turn.move->used;
        move_reached_staffs(turn);
        return;
    }
    if (mover.kind == MoverRef::Kind::unit) {
        // It closes up within its element's move; what its order asks of the element is still to be done (R072).
        ElementRecord& record = b.record(mover.element());
        record.used = record.used + turn.move->used;
        record.has_moved = record.has_moved || b.element(mover.element()).stance != Stance::attack;
        meet(turn, mover, {});
        move_reached_staffs(turn);
        return;
    }
    const bool sets_out = b.element(mover.element()).stance != Stance::attack ||
                          !std::all_of(legs.begin(), legs.end(), is_turn) ||
                          b.record(mover.element()).has_moved;
    walk(b.record(mover.element()), *turn.move);
    b.record(mover.element()).has_moved = sets_out;
    meet(turn, mover, turn.move->left);
    move_reached_staffs(turn);
}

namespace {

bool has_changed(const ElementRecord& record, const std::string& unit) {
    return std::find(record.changed.begin(), record.changed.end(), unit) != record.changed.end();
}

/// Does the element, its form changed, come nearer to somebody than 3 cm who was not so near before (R086)?
std::optional<ElementRef> crowded(const LaidTable& table, ElementRef ref, const plane::Box& body) {
    const std::optional<plane::Box>& was = table.laid(ref).box;
    for (const LaidElement& e : table.elements) {
        if (!e.box || e.ref == ref) continue;
        const Length now = plane::gap(body, *e.box).distance;
        if (meets(now, LimitWords::at_least, contact_distance)) continue;
        if (!was || now < plane::gap(*was, *e.box).distance) return e.ref;
    }
    return std::nullopt;
}

/// Takes an element's other form where there is room for it.
void take_form(Turn& turn, ElementRef ref, Element formed, const std::vector<std::string>& changed) {
    Battle& b = turn.battle;
    const LaidTable table = lay_out(b.scenario);
    if (const std::optional<plane::Box> body = element_box(formed))
        if (const std::optional<ElementRef> whom = crowded(table, ref, *body)) {
            turn.decide(
                about(with_words(figure(86, Say::no_room_for_its_form, Does::forbids), element_word(*whom)),
                      element_subject(ref)));
            return;
        }
    b.element(ref) = std::move(formed);
    for (const std::string& unit : changed) b.record(ref).changed.push_back(unit);
    for (const Contact& c : note_contacts(b))
        turn.write(
            about(with_words(figure(125, Say::comes_into_contact, Does::permits), element_word(c.defender)),
                  element_subject(c.attacker)));
}

}  // namespace

void carry_out_form(Turn& turn, const Form& order) {
    Battle& b = turn.battle;
    const std::optional<Named> unit = named(b.scenario, order.unit);
    BACLER_CHECK(unit && unit->kind == Named::Kind::unit);
    const ElementRef ref = unit->element();
    if (!is_in_turn(turn, {MoverRef::Kind::element, ref.side, ref.element, 0})) return;
    const Ground ground = ground_of(b);
    OrderContext context;
    context.has_changed_formation = has_changed(b.record(ref), order.unit);
    turn.ruling = rule_on_order(ground.table, ground.layouts, order, context).ruling;
    if (verdict(turn.ruling) != Verdict::allowed) {
        if (!turn.is_forbidden())
            turn.decide(about(figure(96, Say::stands_so_already, Does::forbids),
                              table_unit_subject(b.scenario, ref, unit->unit)));
        return;
    }
    if (is_in_contact(b, ref)) {
        turn.decide(
            about(figure(141, 75, Say::square_is_tested_in_phase_four, Does::forbids), element_subject(ref)));
        return;
    }
    Element formed = b.element(ref);
    formed.units[unit->unit].unit.formation = order.formation;
    take_form(turn, ref, std::move(formed), {order.unit});
}

void carry_out_swap(Turn& turn, const Swap& order) {
    Battle& b = turn.battle;
    const std::optional<Named> first = named(b.scenario, order.a), second = named(b.scenario, order.b);
    BACLER_CHECK(first && second);
    const ElementRef ref = first->element();
    if (!is_in_turn(turn, {MoverRef::Kind::element, ref.side, ref.element, 0})) return;
    const Ground ground = ground_of(b);
    OrderContext context;
    context.has_changed_formation =
        has_changed(b.record(ref), order.a) || has_changed(b.record(ref), order.b);
    turn.ruling = rule_on_order(ground.table, ground.layouts, order, context).ruling;
    if (is_in_contact(b, ref))
        turn.decide(
            about(figure(140, 46, Say::engaged_keeps_its_lines, Does::forbids), element_subject(ref)));
    if (turn.is_forbidden()) return;
    take_form(turn, ref, swapped(b.element(ref), first->unit, second->unit), {order.a, order.b});
}

void carry_out_evasion(Turn& turn, const Evade& order) {
    Battle& b = turn.battle;
    const std::optional<Named> piece = named(b.scenario, order.element);
    BACLER_CHECK(piece && piece->kind == Named::Kind::element);
    const ElementRef ref = piece->element();
    const Ground ground = ground_of(b);
    OrderContext context;
    context.so_far = {b.record(ref).used, b.record(ref).has_moved};
    OrderAnswer answer = rule_on_order(ground.table, ground.layouts, order, context);
    turn.ruling = std::move(answer.ruling);
    if (!is_newly_engaged(b, ref))
        turn.decide(about(figure(127, 77, Say::evades_on_contact_only, Does::forbids), element_subject(ref)));
    if (turn.is_forbidden()) return;
    end_contacts_of(b, ref);
    if (answer.way)
        b.element(ref) = answer.way->after;
    else
        for (ScenarioUnit& u : b.element(ref).units)
            if (u.unit.arm != Arm::artillery) u.unit.formation = Formation::column;
    ElementRecord& record = b.record(ref);
    record.has_moved = record.has_evaded = true;
    if (!answer.way) return;
    record.path.push_back(plane::front_centre(answer.way->end));
    if (is_off_table(b.scenario, answer.way->end)) leave_table(turn, ref);
}

namespace {

bool is_on_table(const Scenario& s, TablePoint p) {
    return p.x >= Length{} && p.y >= Length{} && p.x <= s.width && p.y <= s.depth;
}

/// The move with which an element in attack, repli or retreat that has stood still could do as its order asks (R072, Q34); none where
/// nothing is asked of it, or nothing can be: none leads off the table.
std::optional<Move> owed_move(const Battle& b, const Ground& ground, ElementRef ref) {
    const Element& element = b.element(ref);
    const bool is_bound = element.stance == Stance::attack || element.stance == Stance::fall_back ||
                          element.stance == Stance::retreat;
    const std::optional<plane::Box>& body = ground.table.laid(ref).box;
    if (!is_bound || !body || b.record(ref).has_moved || is_in_contact(b, ref)) return std::nullopt;
    const MoverRef mover{MoverRef::Kind::element, ref.side, ref.element, 0};
    const SequenceSoFar so_far = so_far_of(b, mover);
    const MoveAnswer still = rule_on_move(ground.table, ground.layouts, {mover, {}, {}, so_far});
    if (verdict(still.ruling) != Verdict::forbidden) return std::nullopt;
    const bool ahead = element.stance == Stance::attack;
    const Length whole = still.allowance - so_far.used;
    const Length by = element.stance == Stance::retreat ? whole : Length{whole.hundredths_of_mm / 2};
    Move move{element.id, {}, {}, {}};
    if (!ahead) move.heading = body->heading + Angle{180000};
    const plane::Box turned{body->centre, move.heading.value_or(body->heading), body->w, body->d};
    move.to = plane::offset(plane::front_centre(turned), turned.heading, {}, by);
    if (!is_on_table(b.scenario, move.to)) return std::nullopt;
    const OrderAnswer answer = rule_on_order(ground.table, ground.layouts, move, {so_far, false, {}});
    return verdict(answer.ruling) == Verdict::allowed ? std::optional(move) : std::nullopt;
}

int rule_owed(Stance stance) {
    return stance == Stance::attack ? 72 : (stance == Stance::fall_back ? 80 : 79);
}

}  // namespace

std::vector<Move> moves_owed(const Battle& b) {
    const MarchGroup& group = group_in_turn(b);
    const Ground ground = ground_of(b);
    std::vector<Move> out;
    for (const ElementRef ref : all_elements(b)) {
        const MoverRef mover{MoverRef::Kind::element, ref.side, ref.element, 0};
        if (!is_present(b.element(ref)) || !is_of_group(b, group, mover)) continue;
        if (std::optional<Move> move = owed_move(b, ground, ref)) out.push_back(std::move(*move));
    }
    return out;
}

void step_moving(Turn& turn) {
    Battle& b = turn.battle;
    const MarchGroup& group = group_in_turn(b);
    for (const Move& move : moves_owed(b)) {
        const ElementRef ref = *element_named(b.scenario, move.piece);
        const Stance stance = b.element(ref).stance;
        turn.decide(about(with_words(figure(rule_owed(stance), stance == Stance::attack ? 29 : 34,
                                            Say::owes_its_move, Does::forbids),
                                     static_cast<int>(stance)),
                          element_subject(ref)));
    }
    if (turn.is_forbidden()) return;
    const Subject whose =
        group.staff ? staff_subject(group.side, *group.staff) : element_subject({group.side, *group.element});
    turn.decide(about(figure(59, Say::rest_of_group_stands, Does::permits), whose));
    if (++b.march.turn < b.march.order.size()) return;
    b.stage = Stage::declaring;
}

}  // namespace bacler::plaquette
