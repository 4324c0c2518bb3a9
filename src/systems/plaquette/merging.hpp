#pragma once
#include "base/point.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <string>
#include <vector>

namespace bacler::plaquette {

/// A unit at the end of a sequence, with its centre.
struct MergingUnit {
    std::string id;
    Arm arm{Arm::infantry};
    std::vector<int> values;  ///< one a plaquette; artillery: one a gunner
    TablePoint centre;
};

struct MergeAnswer {
    std::vector<MergingUnit> units;  ///< those left, in list order
    Ruling ruling;
};

/// Units of one element reduced to one plaquette join the nearest of their arm, centre to centre, in list order; each
/// plaquette keeps its value and is added last (R043, Q14). Artillery is exempt (R045); with none of its arm a unit stays.
MergeAnswer merge_units(std::vector<MergingUnit> units);

/// An element at the end of a sequence.
struct MergingElement {
    std::string id;
    Arm majority_arm{Arm::infantry};
    int units{0};  ///< now; a battery counts as one
    int units_at_start{0};
    bool is_grand_battery{false};
    TablePoint centre;
};

struct ElementMerge {
    std::size_t from, into;
};

/// Elements reduced to one unit join the nearest friendly element of the same majority arm, any distance (R044, Q15); one
/// that began with one unit, or a grand battery (R045), stays. Treated in list order; those gone are joined by nobody.
std::vector<ElementMerge> merge_elements(const std::vector<MergingElement>& elements);

}  // namespace bacler::plaquette
