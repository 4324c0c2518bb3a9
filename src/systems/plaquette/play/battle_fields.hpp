#pragma once
#include "ruling/fields.hpp"
#include "systems/plaquette/play/battle.hpp"
#include "systems/plaquette/play/event.hpp"
#include "systems/plaquette/play/order_fields.hpp"
#include "systems/plaquette/play/scenario_fields.hpp"

/// The fields of a battle and of what happens in it (base/fields).
namespace bacler::plaquette {

template <class Archive>
void serialize(Archive& archive, ElementRef& r) {
    serialize_place(archive, r.side);
    serialize_place(archive, r.element);
}

template <class Archive>
void serialize(Archive& archive, FaceMeaning& f) {
    archive(f.up_to, f.what);
}

template <class Archive>
void serialize(Archive& archive, DieRequest& d) {
    archive(d.die, d.why, d.who, d.rule, d.a, d.b, d.faces, d.face);
}

template <class Archive>
void serialize(Archive& archive, Chit& c) {
    serialize_place(archive, c.side);
    serialize_place(archive, c.staff);
    archive(c.beside, c.order, c.sealed, c.is_by_aide, c.rally_step, c.has_passed, c.further);
}

template <class Archive>
void serialize(Archive& archive, KeyLock& l) {
    serialize_place(archive, l.side);
    archive(l.lock, l.open_half, l.for_umpire);
}

template <class Archive>
void serialize(Archive& archive, Holding& h) {
    serialize_place(archive, h.side);
    serialize_place(archive, h.staff);
    archive(h.player);
}

template <class Archive>
void serialize(Archive& archive, Aide& a) {
    serialize_place(archive, a.side);
    serialize_place(archive, a.from);
    serialize_place(archive, a.to);
    archive(a.order, a.at, a.sequences_left);
}

template <class Archive>
void serialize(Archive& archive, MarchGroup& g) {
    serialize_place(archive, g.side);
    serialize_place(archive, g.staff);
    serialize_place(archive, g.element);
    archive(g.tie_die, g.roll_offs, g.slot);
}

template <class Archive>
void serialize(Archive& archive, March& m) {
    archive(m.groups);
    serialize_places(archive, m.ranking);
    serialize_places(archive, m.order);
    serialize_place(archive, m.turn);
}

template <class Archive>
void serialize(Archive& archive, Salvo& s) {
    archive(s.element, s.target, s.units);
}

template <class Archive>
void serialize(Archive& archive, Hit& h) {
    archive(h.element, h.unit, h.is_picked);
}

template <class Archive>
void serialize(Archive& archive, Contact& c) {
    archive(c.attacker, c.defender, c.zone, c.aspect, c.gap, c.batch, c.is_fought, c.since, c.waits);
}

template <class Archive>
void serialize(Archive& archive, ElementRecord& r) {
    serialize_place(archive, r.units_at_first);
    archive(r.has_moved, r.has_evaded, r.has_tested_square, r.has_fought, r.may_advance, r.is_tired,
            r.retreats, r.used, r.path, r.changed, r.gone);
}

template <class Archive>
void serialize(Archive& archive, StaffRecord& r) {
    archive(r.spent, r.has_moved, r.used, r.points_lost);
}

template <class Archive>
void serialize(Archive& archive, SideRecord& r) {
    archive(r.elements, r.staffs);
}

template <class Archive>
void serialize(Archive& archive, Battle& b) {
    archive(b.scenario, b.sequence, b.stage, b.batch, b.sides, b.chits, b.aides, b.dice, b.march, b.salvos,
            b.hits, b.contacts, b.keeping, b.locks, b.holdings);
}

template <class Archive>
void serialize(Archive& archive, ElementStands& c) {
    archive(c.ref, c.element, c.record);
}

template <class Archive>
void serialize(Archive& archive, StaffStands& c) {
    serialize_place(archive, c.side);
    serialize_place(archive, c.staff);
    archive(c.now, c.record);
}

template <class Archive>
void serialize(Archive& archive, SequenceStands& c) {
    archive(c.sequence, c.stage, c.batch);
}

template <class Archive, class List>
void serialize(Archive& archive, Stands<List>& c) {
    archive(c.now);
}

template <class Archive>
void serialize(Archive& archive, BattleEvent& e) {
    archive(e.changes, e.seal);
}

}  // namespace bacler::plaquette
