#pragma once
#include "systems/plaquette/play/battle.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Orders whose content a battle does not hold: what is sealed, how it is proved, and the battle as one who knows sees it.
namespace bacler::plaquette {

/// How many bytes what is sealed takes, whatever it says. What has another length was not sealed for a game, or was cut short.
inline constexpr std::size_t sealed_bytes_length = 552, seal_hash_length = 32, seal_salt_length = 64;
/// The same of a wrapped key, of the open half of a key, and of a side's key wrapped for the umpire.
inline constexpr std::size_t wrapped_key_length = 149, key_half_length = 32, umpire_copy_length = 80;

/// The bytes of an order, which no other order has. Requires: no byte 0 in its texts.
std::string bytes_of_order(const GiveOrder& order);
/// The order of such bytes; none where they are not of that form.
std::optional<GiveOrder> order_from_bytes(std::string_view bytes);

/// The hash that the sealing of this order with this salt has kept.
std::string proof_of(const Reveal& reveal);

/// The side of this id; none where there is none.
std::optional<std::size_t> side_named(const Battle& battle, const std::string& id);

/// The lock of a side, or of the umpire; null where its secret was never set.
const KeyLock* lock_of(const Battle& battle, std::optional<std::size_t> side);

/// Was this side's key given to the umpire, by an act of its own?
bool is_umpire_let_in(const Battle& battle, std::size_t side);

/// That a consent was given, and by whom, for a ruling.
Finding consent_given(const game::Consent& consent);

/// Lies this order unseen?
bool is_unseen(const Chit& chit);

/// The battle with the content of a chit known: as it would be with open orders, a rally's second order spent.
/// Requires: it lies unseen, and the content is of its staff and its body.
void show_content(Battle& battle, std::size_t chit, const GiveOrder& order);

/// The battle with the content of a chit unknown, sealed or not; the orders spent tell it no longer either.
void hide_content(Battle& battle, std::size_t chit);

}  // namespace bacler::plaquette
