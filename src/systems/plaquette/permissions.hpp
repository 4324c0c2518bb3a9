#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/troops.hpp"

namespace bacler::plaquette {

/// The two steps of the orders phase: all orders are placed face down first, then the staffs test them (R063, R064).
enum class OrderStep : std::uint8_t { placing, testing };

/// May an order still be placed? Only before the first is tested (R063).
Ruling rule_on_placing_orders(OrderStep step);

/// An engaged element that wants to leave (R126, R127).
struct BreakOffQuestion {
    Arm arm{Arm::infantry};  ///< of the element, by most plaquettes (Q121)
    Stance stance{Stance::defence};
    bool has_moved{false};  ///< in this sequence; an adjustment counts (Q31)
    Arm engaged_by{Arm::infantry};
};

/// Forbidden but for an evasion: cavalry in manoeuvre or defence that has not moved, engaged by infantry (Q77).
Ruling rule_on_breaking_off(const BreakOffQuestion& question);

/// A unit that wants another formation (R096, R140, Q46).
struct FormationChangeQuestion {
    Stance stance{Stance::defence};
    bool already_changed{false};  ///< this sequence: the square test and a swap of lines count
    bool has_engaged{false};      ///< its element has just moved into contact
};

/// One change a sequence; none for a unit in attack at the end of the move that engages.
Ruling rule_on_formation_change(const FormationChangeQuestion& question);

}  // namespace bacler::plaquette
