#pragma once
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/play/battle.hpp"
#include "systems/plaquette/play/event.hpp"
#include "systems/plaquette/referee.hpp"

#include <optional>
#include <string_view>
#include <vector>

/// What the stages of a sequence work with: an order being carried out. Each stage says what it makes of the battle, or why not.
namespace bacler::plaquette {

/// The battle as an order makes it, and the ruling it rests on. What a ruling forbids leaves no battle behind.
struct Turn {
    Battle battle;
    Ruling ruling{};
    BattleSeal seal{BattleSeal::open};
    std::optional<MoveAnswer> move{};  ///< of a move: where it goes before it aligns

    void write(Finding f) { ruling.findings.push_back(f); }
    /// One that forbids takes the force of what permitted the same by the same rule: the sequence sees more than one order shows.
    void decide(Finding f);
    /// Takes in another ruling whole, of this subject where its findings name none.
    void take(Ruling other, Subject who = {});
    bool is_forbidden() const { return verdict(ruling) == Verdict::forbidden; }
};

/// The table of a battle laid out, with everybody in contact as they met. Requires: the battle outlives it.
struct Ground {
    LaidTable table;
    std::vector<MeetingLayout> layouts;
};
Ground ground_of(const Battle& battle);

/// Has an element a contact that stands?
bool is_in_contact(const Battle& battle, ElementRef ref);

/// The element leaves whoever it is in contact with; what was stated of it is a fact no longer (R126, Q135).
void end_contacts_of(Battle& battle, ElementRef ref);

/// Every element, side by side.
std::vector<ElementRef> all_elements(const Battle& battle);

/// An element with these plaquettes of its units gone, each unit where it stood; a battery is lost whole, a unit that has lost all
/// is gone, and with the last one the element's place. `lost` is by id of unit.
struct UnitLoss {
    std::string unit;
    int plaquettes{0};
};
void take_losses(Battle& battle, ElementRef ref, const std::vector<UnitLoss>& lost);

/// Has an enemy come into contact with it in this sequence? Whoever was in contact before does not evade any more (Q77, Q130).
bool is_newly_engaged(const Battle& battle, ElementRef ref);

/// Does any part of a body lie off the table, by more than the grain?
bool is_off_table(const Scenario& scenario, const plane::Box& body);
/// The element is out of play, its plaquettes not counted as lost (Q126).
void leave_table(Turn& turn, ElementRef ref);

/// The dice of a stage are all known: their faces, in order.
std::vector<int> faces_of(const Battle& battle);

}  // namespace bacler::plaquette
