#pragma once
#include "systems/plaquette/play/fights.hpp"

#include <optional>
#include <vector>

namespace bacler::plaquette {

/// What all its fights of a batch come to for one element (R195-R208, Q80).
struct Fate {
    ElementRef ref;
    std::vector<UnitLoss> lost;          ///< guns that the result takes among them
    std::optional<CombatResult> result;  ///< its worst; none where it won everywhere, or its melee is broken
    std::size_t by{0};                   ///< the fight that brought it
    std::size_t side{0};                 ///< in that fight
    bool has_won_all{false};
    bool may_advance{false};  ///< R208
    bool is_tired{false};     ///< earns the point of its fights (R193, R136)
};

/// One fate an element of these fights, in order of places. Requires: an answer a fight.
std::vector<Fate> fates_of(const Battle& battle, const std::vector<Fight>& fights,
                           const std::vector<EngagementAnswer>& answers);

/// Does a result make an element leave?
constexpr bool is_leaving(const std::optional<CombatResult>& result) {
    return result && *result != CombatResult::melee;
}

}  // namespace bacler::plaquette
