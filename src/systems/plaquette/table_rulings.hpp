#pragma once
#include "systems/plaquette/batteries.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/superiors.hpp"

#include <vector>

/// Everything that is ruled of a table as it stands: what its overlays draw, and what an umpire may be asked.
namespace bacler::plaquette {

/// What stands about one element, and over it.
struct ElementRulings {
    CommandAnswer command;
    Ruling charisma;
    Cover cover{Cover::none}, fire_cover{Cover::none};
    int level{0};                        ///< that its centre stands on; 0 without a place
    std::vector<std::size_t> slowed_by;  ///< places of terrain features (R098)
    FlankAnswer flanks;                  ///< in the air and threatened
    SupportingElements supports;

    friend bool operator==(const ElementRulings&, const ElementRulings&) = default;
};

struct TableRulings {
    std::vector<Attack> attacks;  ///< one an element, in the table's order
    std::vector<MeetingLayout> meetings;
    std::vector<NearMiss> near_misses;
    std::vector<ElementRulings> elements;  ///< one an element
    std::vector<BatteryReport> batteries;  ///< one a battery, with the enemies within its long range

    friend bool operator==(const TableRulings&, const TableRulings&) = default;
};

TableRulings rule_on_table(const LaidTable& table);

/// What is ruled of one element where these meetings are.
ElementRulings rule_on_element(const LaidTable& table, ElementRef ref,
                               const std::vector<MeetingLayout>& meetings);

/// Every battery of a table, with or without a place, in order.
std::vector<BatteryRef> batteries_of(const LaidTable& table);

}  // namespace bacler::plaquette
