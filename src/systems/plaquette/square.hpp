#pragma once
#include "base/fraction.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <optional>

namespace bacler::plaquette {

/// An element that wants to form square while it is engaged (R141, Q75).
struct SquareQuestion {
    int majority{0};
    Stance stance{Stance::defence};
    bool already_changed{false};  ///< its one formation change is used (R096, Q46)
    std::optional<int>
        plaquettes;  ///< of the unit; a small one forms a solid square instead of a hollow one (Q12)
    Arm attacker{Arm::cavalry};  ///< asked only by the reading square_vs_cavalry_only
    bool is_infantry{true};
    bool may_form_solid{true};  ///< squares its troops or nation may form (R032, Q13)
    bool may_form_hollow{true};
    Readings readings;
};

/// May it test at all? permits or forbids.
Ruling rule_on_square_permission(const SquareQuestion& question);

struct SquareAnswer {
    std::optional<Formation> formed;  ///< none: the formation stays
    Ruling ruling;                    ///< verdict: may it test
};

/// The test with its d10 (1 to 10): at most the majority value a hollow square, at most twice the value a solid one. Who may
/// not form the hollow one forms a solid one in its place, if it may; who may form none does not test (R032).
SquareAnswer rule_on_square_test(const SquareQuestion& question, int d10);

struct SquareChances {
    Fraction hollow, solid, none;
};
SquareChances square_chances(int majority);

}  // namespace bacler::plaquette
