#include "systems/plaquette/play/contacts.hpp"

#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/carrying.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/pairing.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::plaquette {

using plane::Box;
using plane::Zone;

namespace {

bool are_in_contact(const Battle& battle, ElementRef a, ElementRef b) {
    return std::any_of(battle.contacts.begin(), battle.contacts.end(), [&](const Contact& c) {
        return (c.attacker == a && c.defender == b) || (c.attacker == b && c.defender == a);
    });
}

/// The flank through which a path came that ends in the rear: the last one it was in.
Zone flank_on(const Box& body, const std::vector<TablePoint>& path) {
    for (auto p = path.rbegin(); p != path.rend(); ++p) {
        const Zone z = plane::zone_of(body, *p);
        if (z == Zone::left_flank || z == Zone::right_flank) return z;
    }
    return Zone::left_flank;
}

/// What the whole path makes of a meeting (R132, R134): the side of the defender that it engages.
void judge_by_path(const Battle& battle, const LaidTable& table, Contact& c) {
    const std::vector<TablePoint>& path = battle.record(c.attacker).path;
    const std::optional<Box>& body = table.laid(c.defender).box;
    if (path.empty() || !body) return;
    rule_on_aspect(*body, path, c.aspect);
    if (c.aspect == Aspect::front) c.zone = Zone::front;
    if (c.aspect == Aspect::rear) c.zone = Zone::rear;
    if (c.aspect == Aspect::flank && (c.zone == Zone::rear || c.zone == Zone::front))
        c.zone = flank_on(*body, path);
}

/// Those that have not moved stand first: they were there before.
std::vector<ElementRef> in_order_of_arrival(const Battle& battle) {
    std::vector<ElementRef> out = all_elements(battle);
    std::stable_sort(out.begin(), out.end(), [&](ElementRef a, ElementRef b) {
        return battle.record(a).has_moved < battle.record(b).has_moved;
    });
    return out;
}

}  // namespace

bool has_part(const Battle& battle, const Contact& c) {
    const Ground ground = ground_of(battle);
    return std::any_of(ground.layouts.begin(), ground.layouts.end(), [&](const MeetingLayout& l) {
        return l.meeting.attacker == c.attacker && l.meeting.defender == c.defender && !l.defending.empty();
    });
}

namespace {

std::vector<Contact> note_among(Battle& battle, const std::vector<ElementRef>& elements) {
    std::vector<Contact> out;
    const LaidTable table = lay_out(battle.scenario);
    for (const ElementRef ref : elements) {
        const bool attacks = is_present(battle.element(ref)) && battle.element(ref).stance == Stance::attack;
        const bool is_bound = std::any_of(battle.contacts.begin(), battle.contacts.end(),
                                          [&](const Contact& c) { return c.attacker == ref; });
        if (!attacks || is_bound) continue;
        const std::optional<Meeting> met = attack_of(table, ref).meeting;
        if (!met || are_in_contact(battle, met->attacker, met->defender)) continue;
        Contact c{met->attacker, met->defender, met->zone, met->aspect,
                  met->gap,      battle.batch,  false,     battle.sequence};
        if (fact_about(table.facts, FactKind::in_zone, element_subject(ref), element_subject(c.defender)) ==
            nullptr)
            judge_by_path(battle, table, c);
        battle.contacts.push_back(c);
        if (has_part(battle, c))
            out.push_back(c);
        else
            battle.contacts.pop_back();
    }
    return out;
}

}  // namespace

std::vector<Contact> note_contacts(Battle& battle) {
    return note_among(battle, in_order_of_arrival(battle));
}

std::vector<Contact> note_contacts_of(Battle& battle, ElementRef ref) {
    return note_among(battle, {ref});
}

namespace {

/// How far, to the right of who looks out along the attack, the middle of the engaged side lies from the attacker's front.
Length offset_of(const Box& attacker, const Box& side) {
    const plane::Vec right = plane::frame_of(side.heading + Angle{180000}).right;
    const plane::Vec off = plane::in_mm(side.centre) - plane::in_mm(plane::front_centre(attacker));
    return plane::rounded_length(off.x * right.x + off.y * right.y);
}

plane::Leg sideways(const Box& body, const Box& side, Length by) {
    const TablePoint to = plane::offset(body.centre, side.heading + Angle{180000}, by, {});
    return {plane::Leg::Kind::straight, to.x - body.centre.x, to.y - body.centre.y, {}};
}

/// As far along a slide as nobody else comes nearer than 3 cm (R086).
Length kept_clear(const LaidTable& table, const Contact& c, const Box& body, const plane::Leg& leg) {
    std::vector<Box> others;
    for (const LaidElement& e : table.elements)
        if (e.box && !(e.ref == c.attacker) && !(e.ref == c.defender)) others.push_back(*e.box);
    const Length whole = plane::length_of(body, leg);
    const auto met = plane::first_contact(body, leg, others, contact_distance);
    if (!met) return whole;
    return {static_cast<std::int32_t>(std::floor(whole.hundredths_of_mm * met->part))};
}

}  // namespace

std::optional<Length> align_on_contact(Turn& turn, const Contact& contact, Length remaining) {
    Battle& battle = turn.battle;
    const LaidTable table = lay_out(battle.scenario);
    const std::optional<Box>&body = table.laid(contact.attacker).box,
          &enemy = table.laid(contact.defender).box;
    if (!body || !enemy) return std::nullopt;
    const Box side = plane::edge_band(*enemy, contact.zone);
    const Length offset = offset_of(*body, side);
    const Alignment aligned = align(offset, remaining);
    turn.take(aligned.ruling, element_subject(contact.attacker));
    const Length wanted = offset < Length{} ? -aligned.shift : aligned.shift;
    if (wanted == Length{}) return Length{};
    Length slid = kept_clear(table, contact, *body, sideways(*body, side, wanted));
    if (slid == Length{}) return Length{};
    slid = std::min(slid, aligned.shift);
    const plane::Leg leg = sideways(*body, side, offset < Length{} ? -slid : slid);
    const MoverRef mover{MoverRef::Kind::element, contact.attacker.side, contact.attacker.element, 0};
    battle.scenario = moved(battle.scenario, mover, {leg});
    return slid;
}

}  // namespace bacler::plaquette
