#pragma once
#include "systems/plaquette/play/battle.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Orders whose content a battle does not hold: what is sealed, how it is proved, and the battle as one who knows sees it.
namespace bacler::plaquette {

/// What lies sealed: an order, and what its player notes beside it for himself.
struct HiddenContent {
    GiveOrder order;
    std::string note;

    friend bool operator==(const HiddenContent&, const HiddenContent&) = default;
};

/// The bytes of a content, which no other content has. Requires: no byte 0 in its texts.
std::string bytes_of_content(const HiddenContent& content);
/// The content of such bytes; none where they are not of that form.
std::optional<HiddenContent> content_from_bytes(std::string_view bytes);

/// The hash that the sealing of this content with this salt has kept.
std::string proof_of(const Reveal& reveal);

/// Lies this order unseen?
bool is_unseen(const Chit& chit);

/// The battle with the content of a chit known: as it would be with open orders, a rally's second order spent.
/// Requires: it lies unseen, and the content is of its staff and its body.
void show_content(Battle& battle, std::size_t chit, const GiveOrder& order);

/// The battle with the content of a chit unknown, sealed or not; the orders spent tell it no longer either.
void hide_content(Battle& battle, std::size_t chit);

}  // namespace bacler::plaquette
