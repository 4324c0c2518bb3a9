#pragma once
#include "base/length.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/troops.hpp"

#include <string>
#include <utility>
#include <vector>

namespace bacler::plaquette {

/// A first-line unit projected on the common front after alignment: from u0 to u1 across it, the attacker's left negative,
/// 0 on the engagement axis.
struct FrontUnit {
    std::string id;
    Length u0, u1;
    Formation formation{Formation::column};
};

struct Pairing {
    std::vector<std::pair<std::size_t, std::size_t>>
        pairs;  ///< attacker, defender; in the order they were made
    std::vector<std::size_t> unengaged_attackers, unengaged_defenders;
    std::vector<std::size_t> overhanging;  ///< attackers that overlap no defender (Q79)
    bool overhang_may_support{false};      ///< no defender of the line is unengaged (R145)
    Ruling ruling;
};

/// Who engages whom (R137-R139, Q74): greatest overlap first, then nearest the attacker's centre, then the defender's, then
/// the attacker's left; one opponent each, a line two if both are columns, squares or batteries. A battery never engages of its
/// own will. Touching case: units that merely touch do not overlap.
Pairing pair_units(const std::vector<FrontUnit>& attackers, const std::vector<FrontUnit>& defenders);

/// A first-line unit of an engaged element: its centre across the front (attackers' left to right) and its width.
struct SharedUnit {
    std::string id;
    Length u, w;
    Arm arm{Arm::infantry};
    int plaquettes{0};
};

struct FrontShare {
    int attackers{0};  ///< that really engage
    std::vector<Length> cuts;
    std::vector<std::vector<std::size_t>> parts;  ///< left to right
    std::vector<Length> centres;                  ///< of each part's units
    Ruling ruling;
};

/// How several attackers share a front (R129, R130, Q80). Requires: at least one unit and one attacker.
FrontShare share_front(const std::vector<SharedUnit>& first_line, int attackers);

/// Alignment of the attacker's centre on the engaged front's centre (R128, Q68): the slide, paid from the remaining move.
struct Alignment {
    Length shift;     ///< how far it slides
    Length residual;  ///< offset left, with the sign it had
    Ruling ruling;
};
Alignment align(Length offset, Length remaining);

}  // namespace bacler::plaquette
