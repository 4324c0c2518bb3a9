#pragma once
#include "app/explain.hpp"
#include "app/game/game.hpp"
#include "app/text/catalogue.hpp"

#include <string>

/// A game in words: its lines, what it waits for, and where it stands.
namespace bacler {

/// What the findings of a line speak of: the pieces as they were before it; of a fight that is judged, its two sides and their units.
PieceNames names_of_line(const BattleTimeline& timeline, game::LineId line);

/// The line in a player's language: the deciding sentence first, the whole ruling beneath.
Explanation explain_line(Lang lang, const BattleTimeline& timeline, game::LineId line);

/// An order as it is written in a script, sealed bytes, their proofs and wrapped keys left out: for people.
std::string shown_order(const plaquette::Order& order);

/// What was ordered, as shown_order shows it; "next" for a step of the program's own.
std::string order_of_line(const BattleTimeline& timeline, game::LineId line);

/// "09:40", from the hour of the first sequence; empty where the scenario states none.
std::string hour_of(const plaquette::Battle& battle);

/// What a battle waits for, one sentence each: "A2 : 2 ordres à poser".
std::vector<std::string> owed_in_words(Lang lang, const plaquette::Battle& battle);

/// The sentence of a message about a piece, its figures filled in.
std::string message_text(Lang lang, std::uint16_t what, Subject who, int a, int b, const PieceNames& names);

}  // namespace bacler
