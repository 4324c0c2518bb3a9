#pragma once
#include "app/game/view.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Orders sealed in the tablet: secrets, laying and revealing. The keys are in the ring and stay there.
namespace bacler {

/// Whose consent it takes that a party sets a secret now.
enum class SecretWants : std::uint8_t {
    nobody,       ///< it has none yet, or its key is in the ring
    any_consent,  ///< of both sides or of the umpire: it has forgotten the one it has, and begins with another key
    both_sides,   ///< the umpire's, and something was sealed already
    taking_back,  ///< orders lie sealed under a key that is not in the ring: they are taken back first
};
SecretWants wanted_for_secret(const plaquette::Battle& battle, const Keyring& ring, Party party);

/// What a party that sets its secret agrees to beside.
struct SecretTerms {
    std::optional<game::Consent> consent{};
    /// Does a side that has no key yet give it to an umpire who has a secret? It is to be told so before, and the log tells it.
    enum class Umpire : std::uint8_t { opens_too, stays_out } umpire{Umpire::opens_too};
};

/// A party chooses its secret, or changes it: the key stays what it was where it is in the ring, so that sealed orders go on opening.
/// Done where a lock holds it from now on, and the ring has the key. Faults: those of files::lock_key, what wanted_for_secret asks for
/// (seal.no_key, seal.wants_consent, seal.wants_both_sides), seal.refused, and of writing.
Faults set_secret(PlayedGame& game, Keyring& ring, Party party, std::string_view secret,
                  const files::LockCost& cost = {}, const SecretTerms& terms = {});

/// A party gives its secret, once a hand-over for all of its staffs. Nothing is written, nobody is let in. Faults: those of
/// files::unlock_key, seal.no_key where it has none yet.
Faults unlock(const plaquette::Battle& battle, Keyring& ring, Party party, std::string_view secret);
inline Faults unlock(const PlayedGame& game, Keyring& ring, Party party, std::string_view secret) {
    return unlock(game.battle(), ring, party, secret);
}

/// A side gives its key to the umpire, who can open its orders from now on. Faults: seal.no_key (the side's is not in the ring),
/// seal.no_umpire, seal.refused, and of writing.
Faults share_key_with_umpire(PlayedGame& game, const Keyring& ring, std::size_t side);

/// May a side give this order, with all it has sealed so far? The same rules as with open orders, asked of its own view. Nothing is written.
/// Requires: names as `files::faults_of_order` asks.
Ruling ask_secretly(const plaquette::Battle& battle, const Keyring& ring, const plaquette::GiveOrder& order);

/// Asks as ask_secretly, and where the rules permit it, seals the order with a note of its player's and lays it. The ruling is for its
/// side's eyes; what is logged tells neither order nor ruling. Faults: names, seal.no_key, seal.too_long, what no line can hold, writing.
Committed lay_sealed(PlayedGame& game, const Keyring& ring, const plaquette::GiveOrder& order,
                     const std::string& note = {});

/// Reveals whatever has passed and the ring can open, the umpire's key included; the battle goes on once nothing is left unseen. Notes
/// stay their side's. Faults: of each order that stays unseen.
Faults reveal_passed(PlayedGame& game, const Keyring& ring);

/// The side shares the note that it sealed with an order: it becomes the note on the line where that was laid, for everybody.
/// Faults: seal.no_key, seal.no_note, and of writing. Requires: there is such a line.
Faults share_note(PlayedGame& game, const Keyring& ring, game::LineId line);

/// The side takes back its sealed orders: freely while orders are laid, by consent once they are tested. The ruling says why not.
Committed take_back_orders(PlayedGame& game, std::size_t side,
                           std::optional<game::Consent> consent = std::nullopt);

/// Who holds a staff; empty where nobody has taken it.
std::string holder_of(const plaquette::Battle& battle, std::size_t side, std::size_t staff);

/// A staff passes to another player with the orders that lie for it. `from` is whoever passes it: the player who holds it, or empty
/// where nobody does. The ruling says why not. Requires: an id of a staff.
Committed pass_staff(PlayedGame& game, const std::string& staff, const std::string& from,
                     const std::string& to);

}  // namespace bacler
