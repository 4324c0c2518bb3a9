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

/// A piece of a cover that may stand there, by its terrain's place. It outlives the question.
struct FieldCover {
    const plane::Ground* ground{nullptr};
    int level{0};  ///< it stands on
    std::size_t terrain{0};
};

struct FieldQuestion {
    plane::Box battery;
    int battery_level{0};
    std::vector<FieldObstacle> obstacles;
    Readings readings;
    std::vector<FieldCover> covers{};
};

struct FieldAnswer {
    bool is_clear{false};
    bool is_ahead{true};                ///< the aim lies in the battery's front zone
    std::vector<std::size_t> blockers;  ///< places in the question's obstacles
    std::vector<std::size_t> covers;    ///< places in its covers that block
    std::optional<TablePoint> aim;      ///< where a clear field was found
    Ruling ruling;
};

/// The field to one aim point (R107, R108, Q54, Q55).
FieldAnswer rule_on_field(const FieldQuestion& question, TablePoint aim);

/// Is there any clear field to a target (Q54)? Blockers are those of the straightest shot where there is none.
/// Covers, as read here (Q55): one blocks like a unit, but neither that which the battery itself stands in or touches, for its guns
/// are at its edge, nor that which the target aimed at does, for what lies in a cover is fired at there with its effect halved (R111);
/// nor, for a battery on a height, one that stands lower (R108).
FieldAnswer rule_on_any_field(const FieldQuestion& question, const plane::Box& target);

/// The same to a target of several footprints, the nearest first: an aim lies on one of them, never on the ground between.
/// Requires: at least one.
FieldAnswer rule_on_any_field(const FieldQuestion& question, const std::vector<plane::Box>& target);

/// Does a body see a point (R104, R105, Q50, Q51)? `blockers` are places in the screens.
FieldAnswer rule_on_sight(const plane::Viewer& viewer, TablePoint target,
                          const std::vector<plane::Screen>& screens, const Readings& readings);

/// The same of some of the screens. Requires: their places in rising order, none left out that the line between the two comes to
/// within the grain.
FieldAnswer rule_on_sight(const plane::Viewer& viewer, TablePoint target,
                          const std::vector<plane::Screen>& screens, const std::vector<std::size_t>& among,
                          const Readings& readings);

}  // namespace bacler::plaquette
