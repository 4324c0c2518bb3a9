#pragma once
#include "systems/plaquette/leaving.hpp"
#include "systems/plaquette/moving.hpp"

/// What elements do beside marching: evade, change their lines, press on after a victory.
namespace bacler::plaquette {

struct EvasionAnswer {
    Ruling ruling;                     ///< permits or forbids; names as rule_on_move
    std::optional<LeavingAnswer> way;  ///< where it would end, allowed or not; none where nobody engages it
};

/// May an engaged element evade (R127, Q77)? Cavalry in manoeuvre or defence that has not moved, engaged by infantry: a full move in
/// column, straight away from the attacker, facing it, ending 3 cm clear of everybody.
EvasionAnswer rule_on_evasion(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                              ElementRef ref, const SequenceSoFar& so_far = {});

/// May two units of an element change places (R097, Q46)? One stands in the row behind the other's, behind it; for both it is the
/// one change of formation of the sequence.
struct SwapQuestion {
    ElementRef element;
    std::size_t first{0}, second{0};  ///< units, in either order
    bool already_changed{false};      ///< either has changed formation this sequence
};
Ruling rule_on_swap(const LaidTable& table, const SwapQuestion& question);

/// The element with the two in each other's place. Requires: both stand in rows.
Element swapped(const Element& element, std::size_t first, std::size_t second);

/// A winner's advance (R208, Q112): up to 5 cm straight ahead for an element in attack. What it would engage is fought at once
/// unless it stands in cover. Whether it has won all its parts is for the game to know.
/// Requires: the element has a place.
MoveAnswer rule_on_advance(const LaidTable& table, ElementRef ref, Length distance);

/// The same of an element that has no place: how far. Whom it engages is stated (Q135).
Ruling rule_on_unplaced_advance(Length distance);

}  // namespace bacler::plaquette
