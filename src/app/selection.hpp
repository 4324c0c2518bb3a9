#pragma once
#include "app/propose.hpp"

#include <array>
#include <optional>

namespace bacler {

/// The elements the players have picked: at most one of a side, two in all, in the order they were picked.
struct Selection {
    std::array<std::optional<ElementAt>, 2> picked;

    friend bool operator==(const Selection&, const Selection&) = default;
};

/// Picks an element: it takes the place of one of its own side, else the free place, else the second's. Picked already,
/// it is let go, and the other one moves up.
Selection after_pick(Selection selection, ElementAt element);

bool is_picked(const Selection& selection, ElementAt element);

/// Are there two to meet?
bool is_pair(const Selection& selection);

/// Requires: the place exists.
const plaquette::Element& element_at(const plaquette::Scenario& scenario, ElementAt at);

}  // namespace bacler
