#pragma once
#include "systems/plaquette/play/event.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <optional>
#include <vector>

/// The plaquette game played: what may be done now, and what comes of it. Preview and commit are this one answer.
namespace bacler::plaquette {

struct PlayAnswer {
    Ruling ruling;                     ///< speaks of the pieces as they are before the order
    std::optional<BattleEvent> event;  ///< none: refused, and the ruling says why
    std::optional<MoveAnswer> move;    ///< of a move
};

/// May this be done now, and what happens then? What is too close to call, or not covered because nobody knows a distance, is carried
/// out as ruled: the players have seen it and go on. An order out of its phase is refused with the rule of the sequence (R057).
/// Requires: names that are the battle's, as `files::faults_of_order` asks.
PlayAnswer referee(const Battle& battle, const Order& order);

/// What the program does by itself: the step that has one outcome. None: somebody has to choose, or to roll.
std::optional<Order> automatic(const Battle& battle);

/// Something that a battle waits for.
struct Owed {
    Subject who;            ///< the staff, element or group it is for; none: both sides
    std::uint16_t what{0};  ///< a message of the system
    int a{0}, b{0};         ///< figures its sentence names
    bool is_choice{false};  ///< may be left; `next` goes on without it
};

/// What is owed next and by whom, in the order in which it is taken.
std::vector<Owed> owed(const Battle& battle);

}  // namespace bacler::plaquette
