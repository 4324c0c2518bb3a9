#pragma once
#include "app/game/telling.hpp"
#include "app/handling/hand.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/play/play.hpp"

#include <optional>
#include <string>
#include <vector>

/// What players may tap at one moment of a game: what is owed with the orders that settle it, the commands a body may be given, and
/// the orders that a drag or two picked elements come to. Whether each is allowed is asked of the game's referee.
namespace bacler {

/// An order that one key gives.
struct OrderKey {
    std::string name;  ///< "evade.A2b": what it is, for whoever taps by name
    std::string label;
    plaquette::Order order;
};

/// Something owed, and what settles it.
struct OwedItem {
    std::string text;
    std::optional<std::size_t> side;  ///< whose it is; none: both
    bool is_choice{false};            ///< may be left
    std::vector<OrderKey> keys;
};
std::vector<OwedItem> owed_items(Lang lang, const plaquette::Battle& battle);

/// Why a ruling about the battle's pieces forbids, in one sentence; empty where nothing decides.
std::string why_not(Lang lang, const plaquette::Battle& battle, const Ruling& ruling);

/// A command on the pad of orders.
struct CommandKey {
    std::string label;
    plaquette::GiveOrder order;
    bool is_allowed{false};
    std::string reason;  ///< why not; empty where it is allowed
};
/// The commands that a body may be given at all: stances of elements and divisions, missions of corps and armies. `on` is what the order
/// names, or empty. Requires: ids of the battle; giver is a staff, `to` a staff or an element.
std::vector<CommandKey> commands_for(Lang lang, const plaquette::Battle& battle, const std::string& giver,
                                     const std::string& to, const std::string& on);

/// "attaque", "poursuite": what a command is to this body, a stance or a mission. Requires: a staff or an element.
std::string command_in_words(Lang lang, const plaquette::Scenario& scenario, plaquette::Command command,
                             const plaquette::Named& to);

/// The staff that an element or a staff hangs from; itself for a staff at the top, empty for an element without one.
std::string superior_of(const plaquette::Battle& battle, const std::string& id);

/// Orders that a staff may still lay in this sequence (R061).
int orders_left(const plaquette::Battle& battle, std::size_t side, std::size_t staff);

/// What an order commands in a word that fits a chit: "att.", "avance".
std::string_view word_on_chit(Lang lang, const plaquette::Battle& battle, const plaquette::GiveOrder& order);

/// An order as it is written in a script.
std::string text_of_order(const plaquette::Order& order);

/// May an element be taken in hand: is it of the group that moves now?
bool may_be_moved(const plaquette::Battle& battle, ElementAt element);
/// The same of a staff: of a corps or an army, and of a division without an element left, with any group of its side.
bool may_be_moved(const plaquette::Battle& battle, std::size_t side, std::size_t staff);

/// What an element has done already in its sequence.
plaquette::SequenceSoFar so_far_of(const plaquette::Battle& battle, ElementAt element);

/// What a hand tries, as one move to where it ends, whatever lies between.
plaquette::Move whole_move(const plaquette::Battle& battle, const Hand& hand);

/// The orders that make what a hand tries, to be given in turn: one move where one tells it, else a turn and then straight on. Empty
/// where nothing is tried.
std::vector<plaquette::Order> orders_of(const plaquette::Battle& battle, const Hand& hand);

/// The fire of all the batteries of an element that may fire at a target; where none may, of all of them, so that the referee says why.
/// None: the element has no battery.
std::optional<plaquette::Order> fire_of(const plaquette::Battle& battle, ElementAt element,
                                        const std::string& target);

/// Gives orders one after another, all or none: a refusal takes back those before it. The answer is that of the last one asked.
/// Requires: at least one; only the last may close undo, or all are dice of one sheet.
Committed commit_all(PlayedGame& game, const std::vector<plaquette::Order>& orders);

}  // namespace bacler
