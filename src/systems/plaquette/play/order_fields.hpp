#pragma once
#include "base/fields.hpp"
#include "systems/plaquette/order.hpp"

/// The fields of orders (base/fields).
namespace bacler::plaquette {

template <class Archive>
void serialize(Archive& archive, GiveOrder& o) {
    archive(o.staff, o.to, o.command, o.on);
}

template <class Archive>
void serialize(Archive& archive, TakeSlot& o) {
    archive(o.group, o.slot);
}

template <class Archive>
void serialize(Archive& archive, Move& o) {
    archive(o.piece, o.to, o.heading, o.via);
}

template <class Archive>
void serialize(Archive& archive, Wheel& o) {
    archive(o.piece, o.hand, o.by);
}

template <class Archive>
void serialize(Archive& archive, Form& o) {
    archive(o.unit, o.formation);
}

template <class Archive>
void serialize(Archive& archive, Swap& o) {
    archive(o.a, o.b);
}

template <class Archive>
void serialize(Archive& archive, Evade& o) {
    archive(o.element);
}

template <class Archive>
void serialize(Archive& archive, Fire& o) {
    archive(o.batteries, o.target);
}

template <class Archive>
void serialize(Archive& archive, Lose& o) {
    archive(o.unit);
}

template <class Archive>
void serialize(Archive& archive, Advance& o) {
    archive(o.element, o.by);
}

template <class Archive>
void serialize(Archive& archive, State& o) {
    archive(o.what, o.a, o.b, o.distance, o.zone);
}

template <class Archive>
void serialize(Archive& archive, Roll& o) {
    archive(o.die, o.face);
}

template <class Archive>
void serialize(Archive& /*archive*/, Next& /*o*/) {}

template <class Archive>
void serialize(Archive& archive, Overrule& o) {
    archive(o.line, o.value, o.reason);
}

template <class Archive>
void serialize(Archive& archive, Note& o) {
    archive(o.text);
}

template <class Archive>
void serialize(Archive& archive, SealedContent& c) {
    archive(c.bytes, c.hash);
}

template <class Archive>
void serialize(Archive& archive, LayHidden& o) {
    archive(o.staff, o.beside, o.sealed);
}

template <class Archive>
void serialize(Archive& archive, Reveal& o) {
    archive(o.order, o.note, o.salt);
}

template <class Archive>
void serialize(Archive& archive, TakeBack& o) {
    archive(o.side, o.consent);
}

template <class Archive>
void serialize(Archive& archive, SetLock& o) {
    archive(o.side, o.lock, o.open_half, o.for_umpire, o.consent);
}

template <class Archive>
void serialize(Archive& archive, PassStaff& o) {
    archive(o.staff, o.player, o.from);
}

}  // namespace bacler::plaquette
