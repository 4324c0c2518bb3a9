#pragma once
#include "systems/plaquette/play/battle.hpp"

#include <cstdint>
#include <variant>
#include <vector>

/// What happens in a battle: what is otherwise than it was. To advance a battle nothing is asked of the rules.
namespace bacler::plaquette {

/// An element and what it has done stand so now.
struct ElementStands {
    ElementRef ref;
    Element element;
    ElementRecord record;
};

struct StaffStands {
    std::size_t side{0}, staff{0};
    Staff now;
    StaffRecord record;
};

/// The battle is at this point of its sequences.
struct SequenceStands {
    int sequence{1};
    Stage stage{Stage::placing};
    int batch{1};
};

/// One of a battle's lists, or its readings, stands so now.
template <class List>
struct Stands {
    List now;
};

/// New kinds go to the end: files know them by their place.
using Change =
    std::variant<ElementStands, StaffStands, SequenceStands, Stands<std::vector<Chit>>,
                 Stands<std::vector<Aide>>, Stands<std::vector<DieRequest>>, Stands<March>,
                 Stands<std::vector<Salvo>>, Stands<std::vector<Hit>>, Stands<std::vector<Contact>>,
                 Stands<std::vector<StatedFact>>, Stands<Readings>, Stands<std::vector<KeyLock>>,
                 Stands<std::vector<Holding>>, Stands<std::vector<ChosenReading>>>;

/// What taking an event back would undo: an accepted die, or what was revealed, is known and cannot be unknown again.
enum class BattleSeal : std::uint8_t { open, die, reveal };

struct BattleEvent {
    std::vector<Change> changes;
    BattleSeal seal{BattleSeal::open};
};

/// What makes one moment of a battle into another. Requires: both of one battle, its orders of battle the same.
std::vector<Change> changes_between(const Battle& before, const Battle& after);

/// The battle after an event. Law: advance(before, {changes_between(before, after)}) is `after`.
Battle advance(Battle battle, const BattleEvent& event);

/// Is every figure, place and list of two moments the same?
bool operator==(const Battle& a, const Battle& b);
bool operator==(const BattleEvent& a, const BattleEvent& b);

/// The hash of a battle, the same on every machine.
std::uint64_t hash_of(const Battle& battle);

}  // namespace bacler::plaquette
