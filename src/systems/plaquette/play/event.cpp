#include "systems/plaquette/play/event.hpp"

#include "base/hash.hpp"
#include "systems/plaquette/play/battle_fields.hpp"

#include <utility>

namespace bacler::plaquette {

namespace {

/// Two values are the same where all their fields are.
template <class Value>
bool is_equal(const Value& a, const Value& b) {
    return bytes_of_fields(a) == bytes_of_fields(b);
}

template <class List>
void add_if_other(std::vector<Change>& out, const List& before, const List& after) {
    if (!is_equal(before, after)) out.push_back(Stands<List>{after});
}

void add_pieces(std::vector<Change>& out, const Battle& before, const Battle& after, std::size_t side) {
    const Side &was = before.scenario.sides[side], &is = after.scenario.sides[side];
    const SideRecord &had = before.sides[side], &has = after.sides[side];
    for (std::size_t s = 0; s < is.staffs.size(); ++s)
        if (!is_equal(was.staffs[s], is.staffs[s]) || !is_equal(had.staffs[s], has.staffs[s]))
            out.push_back(StaffStands{side, s, is.staffs[s], has.staffs[s]});
    for (std::size_t e = 0; e < is.elements.size(); ++e)
        if (!is_equal(was.elements[e], is.elements[e]) || !is_equal(had.elements[e], has.elements[e]))
            out.push_back(ElementStands{{side, e}, is.elements[e], has.elements[e]});
}

struct Advancing {
    Battle& b;

    void operator()(const ElementStands& c) const {
        b.element(c.ref) = c.element;
        b.record(c.ref) = c.record;
    }
    void operator()(const StaffStands& c) const {
        b.scenario.sides[c.side].staffs[c.staff] = c.now;
        b.sides[c.side].staffs[c.staff] = c.record;
    }
    void operator()(const SequenceStands& c) const {
        b.sequence = c.sequence;
        b.stage = c.stage;
        b.batch = c.batch;
    }
    void operator()(const Stands<std::vector<Chit>>& c) const { b.chits = c.now; }
    void operator()(const Stands<std::vector<Aide>>& c) const { b.aides = c.now; }
    void operator()(const Stands<std::vector<DieRequest>>& c) const { b.dice = c.now; }
    void operator()(const Stands<March>& c) const { b.march = c.now; }
    void operator()(const Stands<std::vector<Salvo>>& c) const { b.salvos = c.now; }
    void operator()(const Stands<std::vector<Hit>>& c) const { b.hits = c.now; }
    void operator()(const Stands<std::vector<Contact>>& c) const { b.contacts = c.now; }
    void operator()(const Stands<std::vector<StatedFact>>& c) const { b.scenario.stated = c.now; }
    void operator()(const Stands<Readings>& c) const { b.scenario.readings = c.now; }
    void operator()(const Stands<std::vector<KeyLock>>& c) const { b.locks = c.now; }
    void operator()(const Stands<std::vector<Holding>>& c) const { b.holdings = c.now; }
    void operator()(const Stands<std::vector<ChosenReading>>& c) const { b.chosen = c.now; }
};

}  // namespace

std::vector<Change> changes_between(const Battle& before, const Battle& after) {
    std::vector<Change> out;
    for (std::size_t side = 0; side < after.sides.size(); ++side) add_pieces(out, before, after, side);
    add_if_other(out, before.chits, after.chits);
    add_if_other(out, before.aides, after.aides);
    add_if_other(out, before.dice, after.dice);
    add_if_other(out, before.march, after.march);
    add_if_other(out, before.salvos, after.salvos);
    add_if_other(out, before.hits, after.hits);
    add_if_other(out, before.contacts, after.contacts);
    add_if_other(out, before.scenario.stated, after.scenario.stated);
    add_if_other(out, before.scenario.readings, after.scenario.readings);
    add_if_other(out, before.locks, after.locks);
    add_if_other(out, before.holdings, after.holdings);
    add_if_other(out, before.chosen, after.chosen);
    const SequenceStands now{after.sequence, after.stage, after.batch};
    if (!is_equal(now, SequenceStands{before.sequence, before.stage, before.batch})) out.push_back(now);
    return out;
}

Battle advance(Battle battle, const BattleEvent& event) {
    for (const Change& c : event.changes) std::visit(Advancing{battle}, c);
    return battle;
}

bool operator==(const Battle& a, const Battle& b) {
    return is_equal(a, b);
}

bool operator==(const BattleEvent& a, const BattleEvent& b) {
    return is_equal(a, b);
}

std::uint64_t hash_of(const Battle& battle) {
    return hash_of_fields(battle);
}

}  // namespace bacler::plaquette
