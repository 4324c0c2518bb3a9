#pragma once
#include "app/game/view.hpp"

#include <string>
#include <string_view>

/// Orders sealed in the tablet: secrets, laying and revealing. The keys are in the ring and stay there.
namespace bacler {

/// A party chooses its secret, or changes it: the key stays what it was where it is in the ring, so that sealed orders go on opening.
/// Done where a lock holds it from now on, and the ring has the key. The umpire can open every side whose key was in a ring since he has one.
/// Faults: those of files::lock_key, seal.no_key (sealed orders lie there under a key that is not in the ring), and of writing.
Faults set_secret(PlayedGame& game, Keyring& ring, Party party, std::string_view secret,
                  const files::LockCost& cost = {});

/// A party gives its secret, once a hand-over for all of its staffs. Faults: those of files::unlock_key, seal.no_key where it has
/// none yet, and of writing (a side's key is wrapped for an umpire who came later).
Faults unlock(PlayedGame& game, Keyring& ring, Party party, std::string_view secret);

/// May a side give this order, with all it has sealed so far? The same rules as with open orders, asked of its own view. Nothing is written.
/// Requires: names as `files::faults_of_order` asks.
Ruling ask_secretly(const plaquette::Battle& battle, const Keyring& ring, const plaquette::GiveOrder& order);

/// Asks as ask_secretly, and where the rules permit it, seals the order with a note of its player's and lays it. The ruling is for its
/// side's eyes; what is logged tells neither order nor ruling. Faults: names, seal.no_key, seal.too_long, what no line can hold, writing.
Committed lay_sealed(PlayedGame& game, const Keyring& ring, const plaquette::GiveOrder& order,
                     const std::string& note = {});

/// Reveals whatever has passed and the ring can open, the umpire's key included; the battle goes on once nothing is left unseen.
/// Faults: of each order that stays unseen.
Faults reveal_passed(PlayedGame& game, const Keyring& ring);

}  // namespace bacler
