#pragma once
#include "game/system.hpp"
#include "systems/plaquette/play/battle.hpp"

/// Decisions of a battle asked again in another moment of it, or in the same moment of a mended one (game/mend).
namespace bacler::plaquette {

/// Does an order that was accepted in one moment answer in another what it answered then?
/// A die answers a request: of the same rule, for the same reason, about the same pieces (of a test the staff and whom its order lies
/// beside; of fire its target; of a value its opponent), in the same stage of the same sequence. A loss is picked of the same element,
/// a place in the order of moving by the same group, and `next` ends the same stage. Whatever comes later than what is asked now does
/// not fit yet; an answer whose question is past is gone. Of the rest only the names are asked.
game::Fitting rule_on_fitting(const Battle& then, const Order& order, const Battle& now);

/// A die that was asked, so that it may be known again.
struct DieQuestion {
    Die die{Die::d10};
    RuleRef rule;
    std::uint16_t why{0};
    Subject who;
    int other{0};        ///< the opponent or target, as element_word
    std::string beside;  ///< of a test: whom the order lies beside
    std::string guns;    ///< of fire: the batteries of the salvo, where each is a tir of its own
    int round{0};        ///< of a roll-off

    friend bool operator==(const DieQuestion&, const DieQuestion&) = default;
};
/// The question of a request of the battle, by its place in `dice`.
DieQuestion question_of(const Battle& battle, std::size_t request);

}  // namespace bacler::plaquette
