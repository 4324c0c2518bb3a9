#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/laid_table.hpp"

#include <optional>

/// What an element has of the staffs it answers to: their command and their charisma, and how surely.
namespace bacler::plaquette {

struct CommandAnswer {
    std::optional<bool> is_in_command;  ///< as measured; none where no distance to a superior is known
    Ruling ruling;  ///< permits or forbids by the superior that decides; the others are looked at beside it

    friend bool operator==(const CommandAnswer&, const CommandAnswer&) = default;
};

/// Is an element within command distance of a superior (R052-R054, R062, Q20)? The surest superior decides, then the nearest: one
/// surely in range makes doubts about the others idle. Subjects are staffs.
CommandAnswer rule_on_being_in_command(const LaidTable& table, ElementRef ref);

/// The charisma in force (R056, R178, Q18): its total is the best of the chain of command less than 5 cm away. A doubt stands
/// where a staff too close to call would bring more than those that surely do. Subjects are staffs.
Ruling rule_on_charisma(const LaidTable& table, ElementRef ref);

}  // namespace bacler::plaquette
