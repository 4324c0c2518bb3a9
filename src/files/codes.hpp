#pragma once
#include <array>
#include <string_view>

namespace bacler::files {

/// A code that a fault or a notice may bear, and how many arguments come with it.
struct FaultCode {
    std::string_view code;
    int args;
};

/// Every code of this room. A test holds the sources and the messages to it.
inline constexpr auto fault_codes = std::to_array<FaultCode>({
    // the file as a whole
    {"file.missing", 0},
    {"file.directory", 0},
    {"file.no_permission", 0},
    {"file.unreadable", 1},
    {"file.too_long", 1},
    {"file.empty", 0},
    {"file.not_utf8", 1},
    {"file.too_deep", 1},
    {"file.too_many", 1},
    {"file.more_faults", 1},
    {"toml.syntax", 4},
    {"toml.header", 1},
    {"toml.twice", 1},
    {"toml.not_ascii", 1},
    {"json.syntax", 3},
    {"json.key_twice", 1},
    {"format.missing", 1},
    {"format.other", 2},
    {"format.newer", 2},
    // keys, types, words, bounds
    {"key.unknown", 2},
    {"key.unknown_near", 3},
    {"key.missing", 1},
    {"type.table", 1},
    {"type.list", 1},
    {"type.text", 1},
    {"type.whole", 1},
    {"type.number", 1},
    {"type.flag", 1},
    {"list.count", 2},
    {"list.short", 2},
    {"list.long", 2},
    {"value.range", 3},
    {"value.not_finite", 1},
    {"word.unknown", 2},
    {"word.unknown_near", 3},
    {"id.form", 1},
    {"id.twice", 2},
    {"colour.form", 1},
    {"clock.form", 1},
    {"reading.unknown", 2},
    {"reading.unknown_near", 3},
    {"reading.value", 3},
    // units
    {"unit.no_gunner", 1},
    {"unit.many_gunners", 3},
    {"unit.no_plaquette", 1},
    {"unit.one_plaquette", 1},
    {"unit.artillery_formation", 1},
    {"unit.cavalry_square", 1},
    {"unit.square_not_allowed", 2},
    {"unit.infantry_only", 2},
    {"unit.infantry_weight", 1},
    {"unit.heading_alone", 1},
    // sheets
    {"opponent.unknown", 2},
    {"opponent.unknown_near", 3},
    {"opponent.own_side", 1},
    {"opponent.twice", 1},
    {"dice.count", 2},
    // terrain and positions
    {"terrain.no_shape", 1},
    {"terrain.two_shapes", 1},
    {"terrain.path_width", 1},
    {"terrain.width_alone", 1},
    {"terrain.holes_alone", 1},
    {"terrain.level", 2},
    {"outline.short_edge", 1},
    {"outline.crossing", 2},
    {"position.off_table", 4},
    // the order of battle
    {"row.unknown", 2},
    {"row.unknown_near", 3},
    {"row.twice", 1},
    {"row.left_out", 1},
    {"parent.unknown", 2},
    {"parent.unknown_near", 3},
    {"parent.itself", 1},
    {"parent.no_staff", 1},
    {"parent.other_side", 1},
    {"parent.level", 4},
    {"mission.division", 1},
    {"stance.not_division", 2},
    {"mission.none", 1},
    {"mission.unknown", 2},
    {"mission.unknown_near", 3},
    {"mission.needs_terrain", 2},
    {"mission.needs_element", 2},
    {"stated.unknown", 2},
    {"stated.unknown_near", 3},
    {"stated.needs_terrain", 1},
    {"stated.needs_piece", 1},
    {"stated.itself", 1},
    {"stated.not_of_this", 2},
    // notices: nothing is refused for them
    {"notice.division_small", 2},
    {"notice.corps_small", 2},
    {"notice.army_small", 2},
    {"notice.mission_on_nothing", 2},
    {"notice.one_side", 1},
});

}  // namespace bacler::files
