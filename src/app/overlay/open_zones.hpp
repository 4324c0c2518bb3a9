#pragma once
#include "app/overlay/zones.hpp"
#include "ruling/ruling.hpp"

#include <cstddef>
#include <vector>

namespace bacler::overlay {

/// A zone of an element as it was ruled to be in the air and threatened, or not (R188-R190, Q101).
struct OpenZoneQuestion {
    plane::Box element;
    const Ruling* ruling{nullptr};           ///< of rule_on_flanks; never none
    std::size_t finding{0};                  ///< of the zone; its reasons stand beneath it
    std::vector<std::vector<Spot>> shelter;  ///< outlines of the cover the side rests on
};

/// The zone between the prolongations, the way from the element to who threatens it and to who guards it, each with its length and
/// the limit, and what shelters it.
Drawing open_zone_of(const Canvas& canvas, const OpenZoneQuestion& question);

}  // namespace bacler::overlay
