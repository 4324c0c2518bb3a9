#pragma once
#include "app/propose.hpp"
#include "systems/plaquette/table_rulings.hpp"

#include <optional>
#include <vector>

namespace bacler {

/// One superior's reach to an element: the ruling on command, whose measurement 0 is the distance.
struct CommandReach {
    std::size_t staff{0};  ///< of the element's side
    Ruling ruling;

    friend bool operator==(const CommandReach&, const CommandReach&) = default;
};

/// An enemy battery that may fire at an element, as the ruling on its fire has it.
struct UnderFire {
    plaquette::BatteryRef battery;
    plaquette::BatteryTarget judged;

    friend bool operator==(const UnderFire&, const UnderFire&) = default;
};

/// What stands about an element on a table: what its place brings it.
struct Consequences {
    std::optional<bool> is_in_command;            ///< none where neither is known (R053)
    std::vector<CommandReach> command;            ///< the superiors that count (Q20), its own first
    int charisma{0};                              ///< in force (R056)
    std::vector<UnderFire> fire;                  ///< nearest first
    std::vector<plaquette::Meeting> engagements;  ///< those it takes part in (R125)

    friend bool operator==(const Consequences&, const Consequences&) = default;
};

/// Empty where the element has no place. All of it comes from what is ruled of the table.
Consequences consequences_of(const plaquette::LaidTable& table, const plaquette::TableRulings& rulings,
                             ElementAt element);

}  // namespace bacler
