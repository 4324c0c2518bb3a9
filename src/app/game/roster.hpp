#pragma once
#include "app/selection.hpp"
#include "systems/plaquette/play/battle.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// The pieces of a battle that have no place on its table (Q135): a window shows them beside it, each with what it stands under.
namespace bacler {

/// A staff and the elements under it, of those that are in play and have no place.
struct RosterGroup {
    std::size_t side{0};
    std::optional<std::size_t> staff;  ///< none: it has a place, or the elements are under nobody
    std::vector<ElementAt> elements;
};
/// Side by side, staffs as the scenario lists them, elements under nobody last. Empty where everything has its place.
std::vector<RosterGroup> roster_of(const plaquette::Battle& battle);

/// Has nothing that is in play a place?
bool is_all_unplaced(const plaquette::Battle& battle);

/// Is this a staff, an element or a unit that is in play without a place? Terrain and what is unknown have nothing to lack.
bool lacks_place(const plaquette::Scenario& scenario, const std::string& id);

/// Plaquettes that an element has left.
int plaquettes_left(const plaquette::Element& element);

}  // namespace bacler
