#pragma once
#include "app/propose.hpp"
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/meetings.hpp"

#include <optional>
#include <vector>

namespace bacler {

/// One superior's reach to an element: the ruling on command, whose measurement 0 is the distance.
struct CommandReach {
    std::size_t staff{0};  ///< of the element's side
    Ruling ruling;
};

/// An enemy battery that may fire at an element, as the ruling on its fire has it.
struct UnderFire {
    plaquette::BatteryRef battery;
    plaquette::BatteryTarget judged;
};

/// What stands about an element on a table: what its place brings it.
struct Consequences {
    std::optional<bool> is_in_command;            ///< none where neither is known (R053)
    std::vector<CommandReach> command;            ///< the superiors that count (Q20), its own first
    int charisma{0};                              ///< in force (R056)
    std::vector<UnderFire> fire;                  ///< nearest first
    std::vector<plaquette::Meeting> engagements;  ///< those it takes part in (R125)
};

/// Empty where the element has no place. All of it comes from the functions that rule on the table.
Consequences consequences_of(const plaquette::LaidTable& table,
                             const std::vector<plaquette::MeetingLayout>& meetings, ElementAt element);

}  // namespace bacler
