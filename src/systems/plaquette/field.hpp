#pragma once
#include "board/plane/box.hpp"
#include "board/plane/sight.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/readings.hpp"

#include <optional>
#include <vector>

namespace bacler::plaquette {

/// What may stand in a field of fire: a unit of either side, or a cover (Q55); never a staff.
struct FieldObstacle {
    plane::Box box;
    int level{0};
};

struct FieldQuestion {
    plane::Box battery;
    int battery_level{0};
    std::vector<FieldObstacle> obstacles;
    Readings readings;
};

struct FieldAnswer {
    bool is_clear{false};
    bool is_ahead{true};                ///< the aim lies in the battery's front zone
    std::vector<std::size_t> blockers;  ///< places in the question
    std::optional<TablePoint> aim;      ///< where a clear field was found
    Ruling ruling;
};

/// The field to one aim point (R107, R108, Q54, Q55).
FieldAnswer rule_on_field(const FieldQuestion& question, TablePoint aim);

/// Is there any clear field to a target (Q54)? Blockers are those of the straightest shot where there is none.
FieldAnswer rule_on_any_field(const FieldQuestion& question, const plane::Box& target);

/// Does a body see a point (R104, R105, Q50, Q51)? `blockers` are places in the screens.
FieldAnswer rule_on_sight(const plane::Viewer& viewer, TablePoint target,
                          const std::vector<plane::Screen>& screens, const Readings& readings);

}  // namespace bacler::plaquette
