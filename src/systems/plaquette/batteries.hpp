#pragma once
#include "systems/plaquette/fire.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/meetings.hpp"

#include <string>
#include <vector>

namespace bacler::plaquette {

enum class RangeBand : std::uint8_t { short_range, long_range, beyond };

/// What one battery may do to one enemy element, as the table stands (R104-R115, Q50-Q60).
struct BatteryTarget {
    ElementRef target;
    bool is_allowed{false};
    RangeBand band{RangeBand::beyond};
    Length distance;   ///< front edge to nearest point (Q60)
    RuleRef deciding;  ///< what forbids it, or the range that lets it
    Ruling ruling;     ///< its findings speak of the battery as unit 0 of side 0
};

struct BatteryReport {
    ElementRef element;
    std::size_t unit{0};
    std::vector<BatteryTarget> targets;  ///< every placed enemy element, in order
};

/// Every battery of the table with every enemy element in front of it or not.
std::vector<BatteryReport> batteries_on(const LaidTable& table, const std::vector<MeetingLayout>& meetings);

/// A battery unit by its places.
struct BatteryRef {
    ElementRef element;
    std::size_t unit{0};
};

/// The fire of some batteries of one element on one target as a question of figures: ranges measured (Q60), the target's cover
/// (Q62), square, ranks and guns as they stand. `judged` says of each battery whether the table lets it fire at all.
struct TableFire {
    FireQuestion question;
    std::vector<BatteryTarget> judged;  ///< one a battery named, in order
};

/// Batteries the table forbids take no part in the question. Requires: batteries of one element, with a place; a placed enemy target.
TableFire fire_on(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                  const std::vector<BatteryRef>& batteries, ElementRef target);

}  // namespace bacler::plaquette
