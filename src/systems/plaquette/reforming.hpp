#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"

namespace bacler::plaquette {

struct ReformingQuestion {
    ElementRef element;
    std::size_t unit{0};
    Formation formation{Formation::column};
    bool already_changed{false};  ///< it has had its one change of the sequence (R096)
};

/// May a unit take this formation now (R030-R034, R096, R140)? Squares are for infantry that knows them (R032, Q13), a hollow one
/// for enough plaquettes (Q12); a battery has no other formation (R026). An engaged element in defence or manoeuvre forms square
/// by its test (R141, Q75); one in attack that has engaged no longer changes (R140). Not covered where it stands so already.
Ruling rule_on_reforming(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                         const ReformingQuestion& question);

}  // namespace bacler::plaquette
