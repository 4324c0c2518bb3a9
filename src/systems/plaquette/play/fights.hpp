#pragma once
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <vector>

/// The fights of a batch (R130, R195): each contact that has its part of the defender to meet.
namespace bacler::plaquette {

struct Fight {
    std::size_t contact{0};  ///< place in the battle's contacts
    ElementRef attacker, defender;
    Engagement engagement;  ///< sides: attacker, defender

    ElementRef of(std::size_t side) const { return side == 0 ? attacker : defender; }
};

/// Those of the battle's present batch, in order of arrival, whether they have been judged or not. A contact without a part of its own
/// (one attacker fewer, Q80) fights nobody.
std::vector<Fight> fights_of(const Battle& battle, const Ground& ground);

/// The dice a fight wants: of the sides whose sum has a units digit (R171).
bool wants_die(const Fight& fight, std::size_t side);

/// The face of each side of each fight as rolled, no_die where none was. Requires: the dice of the values, all known.
std::vector<ValueDice> faces_of_fights(const Battle& battle, const std::vector<Fight>& fights);

/// The fight that is judged next; none: all are.
std::optional<std::size_t> next_to_judge(const Battle& battle, const std::vector<Fight>& fights);

}  // namespace bacler::plaquette
