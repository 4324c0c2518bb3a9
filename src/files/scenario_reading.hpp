#pragma once
#include "files/pick.hpp"
#include "files/report.hpp"
#include "systems/plaquette/scenario.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// A scenario being read: what its chapters share. Seen by scenario*.cpp only.
namespace bacler::files {

enum class PieceKind : std::uint8_t { terrain, staff, element, unit };

/// What an id stands for.
struct Piece {
    PieceKind kind{PieceKind::terrain};
    std::size_t side{0};
    std::size_t place{0};  ///< in the side's staffs or elements; of a unit, its element's
    std::optional<plaquette::StaffLevel> level;  ///< of a staff, where it is sound
    std::string path;                            ///< where it was named first
};

using Pieces = std::unordered_map<std::string, Piece>;

struct ScenarioReading {
    Report& report;
    plaquette::Scenario scenario;
    Pieces pieces;
    bool table_is_known{false};
};

/// What an id stands for; null where nothing is called so.
const Piece* piece_named(const ScenarioReading& reading, const std::string& id);

/// The ids that a message may propose: sorted, so that the same file always gives the same message.
template <class Wanted>
std::vector<std::string_view> ids_where(const ScenarioReading& reading, const Wanted& wanted) {
    std::vector<std::string_view> ids;
    for (const auto& entry : reading.pieces)
        if (wanted(entry.second)) ids.push_back(entry.first);
    std::sort(ids.begin(), ids.end());
    return ids;
}

/// Enters an id; a fault where it was taken before. Ids are unique over all staffs, elements, units and
/// terrain.
void enter_id(ScenarioReading& reading, const Spot& owner, Piece piece);

/// A position in a member of a table; a fault where it lies off the table.
std::optional<TablePoint> point_on_table(ScenarioReading& reading, const Spot& at, std::string_view key);

/// A fault for each point of a list that lies off the table.
void judge_on_table(ScenarioReading& reading, const Spot& point);

void read_terrain(ScenarioReading& reading, const Spot& root);

/// The staffs and elements of a side, not yet who answers to whom.
void read_pieces(ScenarioReading& reading, const Spot& side, std::size_t place);

/// Parents and missions, once every id is known.
void link_pieces(ScenarioReading& reading, const Spot& side, std::size_t place);

/// What the players state as fact, under `stated` of a table.
void read_facts(ScenarioReading& reading, const Spot& owner);

}  // namespace bacler::files
