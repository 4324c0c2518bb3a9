#pragma once
#include "ruling/ledger.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

namespace bacler::plaquette {

/// What an element brings to a morale test, its value apart (R177-R192).
struct MoraleTerms {
    int majority{0};
    int charisma{0};  ///< 0 where the staff is not within 5 cm (R056)
    int fatigue{0};
    int staff{0};  ///< value of the direct staff (Q96)
    bool staff_commands{true};
    int plaquettes{0};         ///< present at the test, batteries one each
    int losses{0};             ///< in this sequence, before the test (Q97)
    int supports{0};           ///< supporting elements
    Cover cover{Cover::none};  ///< best of any part (Q99)
    bool open_threatened{false};
    int flank_attackers{0};
    int rear_attackers{0};
    bool squares_only{false};  ///< its engaged units all stand in square (Q76)
};

/// Points for numbers, n against m plaquettes (R182-R184, Q98). Touching case: twice and three times count when exact.
int points_for_numbers(int n, int m, const Readings& readings);

/// Writes every morale line but the element's value, own terms against the opponent's.
void write_morale_terms(Ledger& ledger, const MoraleTerms& own, const MoraleTerms& other,
                        const Readings& readings);

/// The morale of an element of this value against that opponent; its total is the morale.
Ruling rule_on_morale(int value, const MoraleTerms& own, const MoraleTerms& other, const Readings& readings);

/// The morale of an element not engaged, against an opponent at zero (R175, Q95): value 0, no staff or numbers line.
/// `front_rank` is the element value the reading unengaged_value = front_rank gives it. Its total is the morale.
Ruling rule_on_unengaged_morale(const MoraleTerms& own, int front_rank, const Readings& readings);

/// The majority troops as a ruling: its total is the class (R177, Q37).
Ruling rule_on_majority(std::span<const ClassCount> counts, const Readings& readings);

}  // namespace bacler::plaquette
