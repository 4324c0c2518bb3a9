#pragma once
#include "systems/plaquette/field.hpp"
#include "systems/plaquette/fire.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::plaquette {

enum class RangeBand : std::uint8_t { short_range, long_range, beyond };

/// What one battery may do to one enemy element, as the table stands (R104-R115, Q50-Q60).
struct BatteryTarget {
    ElementRef target;
    bool is_allowed{false};  ///< as measured; `verdict(ruling)` says where that is too close to call
    RangeBand band{RangeBand::beyond};
    Length distance;                ///< front edge to nearest point (Q60)
    RuleRef deciding;               ///< what forbids it, or the range that lets it
    std::optional<TablePoint> aim;  ///< where its field is clear
    Ruling
        ruling;  ///< its findings speak of the battery as unit 0 of side 0; both limits of the range may be in doubt

    friend bool operator==(const BatteryTarget&, const BatteryTarget&) = default;
};

/// A battery unit by its places.
struct BatteryRef {
    ElementRef element;
    std::size_t unit{0};

    friend bool operator==(const BatteryRef&, const BatteryRef&) = default;
};

struct BatteryReport {
    ElementRef element;
    std::size_t unit{0};
    std::vector<BatteryTarget> targets;  ///< every enemy element at a known range, in order

    friend bool operator==(const BatteryReport&, const BatteryReport&) = default;
};

/// Every battery of the table with every enemy element in front of it or not.
std::vector<BatteryReport> batteries_on(const LaidTable& table, const std::vector<MeetingLayout>& meetings);

/// One of them.
BatteryReport battery_on(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                         const BatteryRef& battery);

/// One battery with the enemy elements within its long range, or too near that to call.
BatteryReport within_range_of(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                              const BatteryRef& battery);
/// One of them; none where the target is surely beyond. Requires: an enemy.
std::optional<BatteryTarget> in_range(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                                      const BatteryRef& battery, ElementRef target);

/// Upright bounds of all ground that a field of fire from a battery to a target may cover. Requires: both with a place.
plane::Bounds field_bounds(const LaidTable& table, const BatteryRef& battery, ElementRef target);

/// What may stand between a battery and a target: of the units of either side but the battery and the target's, and of the covers
/// (Q55), those that come into its bounds. Requires: both with a place.
FieldQuestion field_before(const LaidTable& table, const BatteryRef& battery, ElementRef target);

/// The fire of some batteries of one element on one target as a question of figures: ranges measured (Q60), the target's cover
/// (Q62), square, ranks and guns as they stand. `judged` says of each battery whether the table lets it fire at all.
struct TableFire {
    FireQuestion question;
    std::vector<BatteryTarget> judged;  ///< one a battery named, in order
};

/// Batteries the table forbids take no part in the question. Requires: batteries of one element; an enemy target at a known range
/// of each, measured or stated.
TableFire fire_on(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                  const std::vector<BatteryRef>& batteries, ElementRef target);

}  // namespace bacler::plaquette
