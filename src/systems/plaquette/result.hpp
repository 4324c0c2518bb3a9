#pragma once
#include "ruling/ledger.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/reduction.hpp"
#include "systems/plaquette/troops.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::plaquette {

/// What a difference of morale does to the loser (R195-R200): above 4 it reads 4 (Q104). Requires: difference at least 0.
CombatResult result_of(int difference);

/// The stance a result gives by its own line (R196-R200), whatever the element was before.
Stance stance_by_result(Stance before, CombatResult result);

/// The stance of an element a result falls on (R196-R200): never better than it was, unless the reading says so (Q106).
Stance stance_after(Stance before, CombatResult result, const Readings& readings);

/// Writes the plaquettes due to be lost: a share of the opponent's final value (R201-R206, Q108). Returns them.
int write_losses_due(Ledger& ledger, CombatResult result, bool is_loser, int opponent_value);

/// Points of fatigue one fight brings (R193, R194): one for the engagement, one more for a retreat or rout.
int fatigue_of(CombatResult result, bool is_loser);

/// One side of a fight that is over but for its consequences.
struct Fighter {
    int value{0};
    Stance stance{Stance::defence};
    bool is_incapable{false};  ///< no engaged unit could answer (R136)
};

struct FighterResult {
    int losses{0};
    Stance stance{Stance::defence};
    bool loses_heavy_guns{false};
    bool loses_all_guns{false};
    int fatigue{0};
    bool may_advance{false};
};

struct CombatConsequences {
    CombatResult result{CombatResult::melee};
    FighterResult winner, loser;
    Ruling ruling;  ///< its total is the loser's losses
};

/// Consequences of a difference of morale for winner and loser (R196-R206, R208); at 0 the names are arbitrary.
CombatConsequences rule_on_result(int difference, const Fighter& winner, const Fighter& loser,
                                  const Readings& readings);

/// A unit that losses may fall on.
struct LossVictim {
    std::string id;
    int plaquettes{0};
};

struct LossHits {
    std::vector<std::size_t> hits;  ///< places: engaged first, then supports, then backing, as given
    std::vector<int> left;          ///< plaquettes of each, in the same places
    int unapplied{0};
};

/// Shares losses out (R207, Q109, Q110): one each to the engaged, one each to the supports, and round again (or engaged to
/// exhaustion first, by reading), then the backing; beyond that nothing.
LossHits share_losses(int losses, const std::vector<int>& engaged, const std::vector<int>& support,
                      const std::vector<int>& backing, const Readings& readings);

/// An element engaged by several (Q80): each part's morale less its attacker's.
struct PartResult {
    std::string attacker;
    int difference{0};
};

struct MultiResult {
    std::optional<CombatResult> element;  ///< its worst; none where it won everywhere
    std::vector<std::optional<CombatResult>>
        attackers;  ///< in order; none for a winner and where the melee is broken
    int fatigue{1};
    Ruling ruling;
};

MultiResult rule_on_several(const std::vector<PartResult>& parts);

}  // namespace bacler::plaquette
