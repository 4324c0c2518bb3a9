#pragma once
#include "systems/plaquette/play/battle.hpp"
#include "systems/plaquette/play/turn.hpp"

namespace bacler::plaquette {

/// Every element in attack that stands 3 cm or less from an enemy, or is stated to, comes into contact with it (R125, Q67, Q134), unless
/// the two are already. From where it comes is told by the whole path of its sequence (R131-R134, Q70). Those that have moved last
/// come last. Returns the contacts that are new.
std::vector<Contact> note_contacts(Battle& battle);

/// The same of one element only: who advances after a victory meets whom it reaches; nobody else does (Q112).
std::vector<Contact> note_contacts_of(Battle& battle, ElementRef ref);

/// Is there a part of the defender for an attacker of the battle's contacts (Q80)? Where there is none, one attacker fewer engages.
bool has_part(const Battle& battle, const Contact& contact);

/// The attacker of a new contact slides until the centre of its front stands before the centre of the side it engages, as far as its
/// move and its neighbours let it (R128, Q68): nearer than 3 cm to anybody else nobody slides. Returns the length of the slide.
/// None where a piece has no place.
std::optional<Length> align_on_contact(Turn& turn, const Contact& contact, Length remaining);

}  // namespace bacler::plaquette
