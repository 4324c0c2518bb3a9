#pragma once
#include "app/engagement_table.hpp"
#include "systems/plaquette/leaving.hpp"
#include "systems/plaquette/scenario.hpp"

#include <optional>
#include <vector>

namespace bacler {

/// What each unit of an element of the engagement loses, guns taken by the result with it: one figure a unit, in the element's
/// order. Requires: there is an answer.
std::vector<int> lost_of_units(const plaquette::Scenario& scenario, const EngagementTable& table,
                               std::size_t side);

/// Where one side of the engagement ends that its result drives off, as rule_on_leaving says. None without an answer, a result that
/// moves it, or places for both.
std::optional<plaquette::LeavingAnswer> leaving_of(const plaquette::Scenario& scenario,
                                                   const EngagementTable& table, std::size_t side);

/// Every plaquette of an element as it stands; none without a place.
std::vector<plane::Box> plaquettes_of(const plaquette::Element& element);

}  // namespace bacler
