#pragma once
#include "base/fraction.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <array>
#include <span>

namespace bacler::plaquette {

/// What a unit faces.
struct Opposition {
    Formation formation{Formation::column};
    Cover cover{Cover::none};

    friend bool operator==(const Opposition&, const Opposition&) = default;
};

/// All a unit's value depends on.
struct UnitQuestion {
    Arm arm{Arm::infantry};
    Weight weight{Weight::medium};
    Formation formation{Formation::column};
    std::span<const int> values;  ///< one a plaquette, front or left first; artillery: one a gunner
    bool elites{false};
    bool light_infantry{false};
    bool engineers{false};
    Nation nation{Nation::other};
    Stance stance{Stance::defence};
    Cover own_cover{Cover::none};
    Aspect aspect{Aspect::front};  ///< where the unit is engaged from
    Opposition against;
    bool faces_nobody{
        false};  ///< a support under the reading supports_neutral: square and cover of the enemy are left out
    bool against_grand_battery{false};
};

UnitQuestion question_of(const Unit& unit, Stance stance);

struct UnitValue {
    int counted{0};  ///< plaquettes (gunners) that count
    int sum{0};      ///< of their values
    int modifiers{0};
    int weighted{0};  ///< sum and modifiers, before the floor at 0
    Fraction factor{1};
    int value{0};
};

/// The value of one unit and every rule looked at on the way (R116-R121, R146-R166).
struct UnitTerms {
    UnitValue figures;
    std::array<Finding, 24> findings{};  ///< to stand beneath the unit's own finding, in order
    std::size_t count{0};
};

UnitTerms unit_terms(const UnitQuestion& question, const Readings& readings);

/// The terms against the opponent least favourable to the unit (Q88). Requires: at least one.
UnitTerms least_favourable(UnitQuestion question, std::span<const Opposition> opponents,
                           const Readings& readings);

/// How many of a unit's plaquettes stand in the ranks that count: four for infantry, two for cavalry (R147, R148, Q83).
int plaquettes_counted(Arm arm, Formation formation, int plaquettes);

/// Least plaquettes of a hollow square (Q12).
int least_hollow(const Readings& readings);

/// The ruling on one unit; its total is the unit's value.
Ruling rule_on_unit(const UnitQuestion& question, const Readings& readings);

}  // namespace bacler::plaquette
