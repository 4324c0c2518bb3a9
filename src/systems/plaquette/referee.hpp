#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/leaving.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/moving.hpp"
#include "systems/plaquette/order.hpp"
#include "systems/plaquette/ordering.hpp"

#include <optional>
#include <vector>

namespace bacler::plaquette {

/// The answer to one order. The ruling's deciding finding comes first; its subjects are pieces of the table (`subjects.hpp`).
struct OrderAnswer {
    Ruling ruling;
    std::optional<MoveAnswer>
        move;  ///< of a move, a wheel, an advance: where it goes, what it costs, whom it would engage
    std::optional<LeavingAnswer> way;  ///< of an evasion: where it would end
};

/// What a game knows of its sequence that a scenario as it stands does not tell.
struct OrderContext {
    SequenceSoFar so_far{};             ///< of the piece that moves or evades
    bool has_changed_formation{false};  ///< the unit, or either that swaps
    GivenSoFar given{};                 ///< by the staff that orders
};

/// May this order be carried out on the table as it stands? Preview, log, game and terminal ask this one function.
/// Requires: an order that `files::faults_of_order` finds no fault in.
OrderAnswer rule_on_order(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                          const Order& order, const OrderContext& context = {});

}  // namespace bacler::plaquette
