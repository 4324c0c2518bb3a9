#pragma once
#include "app/overlay/drawing.hpp"
#include "board/plane/corridor.hpp"

#include <string>
#include <vector>

namespace bacler::overlay {

/// What stands in a field of fire.
struct InTheWay {
    std::vector<Spot> outline;
    std::string name;
};

/// The field of a battery as it was ruled on (R107, Q54): the rectangle that was found free, or the straight one and what
/// blocks it.
struct CorridorQuestion {
    plane::Corridor corridor;
    std::vector<InTheWay> blockers;
    Tone tone{Tone::neutral};
    std::string words;                  ///< "39.6 of 40 cm"
    Tone tone_of_words{Tone::neutral};  ///< the range may be met where the field is barred
    float side{1};  ///< where the words stand: 1 left of the field as the battery faces, -1 right
};

Drawing corridor_of(const Canvas& canvas, const CorridorQuestion& question);

}  // namespace bacler::overlay
