#pragma once
#include "ruling/ledger.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <vector>

namespace bacler::plaquette {

/// One mover of an element, or a general.
struct Mover {
    Arm arm{Arm::infantry};
    Weight weight{Weight::medium};
    Formation formation{Formation::column};
    bool is_general{false};
};

struct MarchQuestion {
    std::vector<Mover> movers;  ///< all units of the element; the slowest gives the pace (Q42)
    int staff_value{0};         ///< V: the division staff's, or for a reserve its corps or army staff's (Q41)
    bool staff_commands{true};  ///< asked only by the reading v_requires_command
    int features{0};            ///< distinct terrain features stood in or entered in this move (Q43)
};

/// Centimetres an element may move (R088-R092, R098, Q40-Q43), never below 0. Cavalry has no square: forbids (R088).
/// Its total is the allowance.
Ruling rule_on_march(const MarchQuestion& question, const Readings& readings);

/// Half of an allowance, rounded down (Q44).
constexpr int half_move(int allowance) {
    return allowance / 2;
}

/// What makes an element withdraw: a result, or a cavalry evasion (R127, Q77).
enum class WithdrawalCause : std::uint8_t { recoil, fall_back, retreat, rout, evasion };

struct WithdrawalQuestion {
    MarchQuestion march;  ///< formations as they stand; the move is made in column (Q107)
    WithdrawalCause cause{WithdrawalCause::recoil};
    std::vector<int> features_per_move;  ///< a rout makes two moves, each with its own; absent: none
};

struct WithdrawalAnswer {
    Withdrawal move;
    Ruling ruling;  ///< its total is the distance in cm
};

WithdrawalAnswer rule_on_withdrawal(const WithdrawalQuestion& question, const Readings& readings);

/// Writes the withdrawal as findings beneath the open one and returns the move.
Withdrawal write_withdrawal(Ledger& ledger, const WithdrawalQuestion& question, const Readings& readings);

/// What an order asks of a move of this allowance (R072, R074, R077; Q29-Q31), in cm.
struct OrderLimits {
    int attack_least{0};    ///< advance at least
    int manoeuvre_keep{0};  ///< keep at least this far from any enemy
    int defence_most{0};    ///< adjust at most
};
OrderLimits order_limits(int allowance);

}  // namespace bacler::plaquette
