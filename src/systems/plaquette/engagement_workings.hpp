#pragma once
#include "ruling/ledger.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/engagement.hpp"

#include <array>
#include <vector>

namespace bacler::plaquette {

/// What both the sums and the consequences of an engagement need, worked out once for each side.
struct SideWorkings {
    Lines lines_kind{Lines::ordinary};
    std::vector<Role> roles;       ///< the part each unit plays, after double lines and the rear rule
    std::vector<UnitTerms> terms;  ///< one a unit; units without a part have none worth reading
    ElementLines lines;
    bool drops_supports{false};  ///< attacked from the rear (R135)
    bool has_supports{false};
    int majority{0};
    int plaquettes{0};
    Cover best_cover{Cover::none};
    bool squares_only{false};
    bool is_incapable{false};  ///< R136
};

struct Workings {
    std::array<SideWorkings, 2> sides;
};

/// Requires: at least one unit a side.
Workings workings_of(const Engagement& engagement);

/// Writes which rule of lines gave the units their parts (R135, R172, R173), if any did.
void write_lines_note(Ledger& ledger, const SideWorkings& side);

void copy_units(const SideWorkings& workings, SideAnswer& answer);

}  // namespace bacler::plaquette
