#pragma once
#include "base/result.hpp"
#include "files/node.hpp"
#include "files/read.hpp"
#include "systems/plaquette/scenario.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A scenario that is being written, finished or not.
namespace bacler::editor {

/// What a scenario's file says, whatever its faults: nothing of it is lost, since nothing of it is interpreted. A value; equal
/// where the files say the same.
struct Draft {
    files::Node tree;

    friend bool operator==(const Draft& a, const Draft& b);
};

enum class Kind : std::uint8_t { scenario, side, staff, element, unit, terrain };

/// A piece of a draft by its places in the lists of the file: names may be missing or twice there.
struct Place {
    Kind kind{Kind::scenario};
    std::size_t side{0};
    std::size_t piece{0};  ///< of a side's staffs or elements, or of the terrain
    std::size_t unit{0};   ///< of an element

    friend bool operator==(const Place&, const Place&) = default;
};

Place side_at(std::size_t side);
Place staff_at(std::size_t side, std::size_t staff);
Place element_at(std::size_t side, std::size_t element);
Place unit_at(std::size_t side, std::size_t element, std::size_t unit);
Place terrain_at(std::size_t terrain);
/// The element a unit belongs to.
Place element_of(const Place& unit);

/// The table of a piece in the tree; null where there is none.
const files::Node* node_at(const Draft& draft, const Place& place);
files::Node* node_at(Draft& draft, const Place& place);

/// How many of a kind are there: sides of the scenario, staffs and elements of a side, units of an element.
std::size_t count_of(const Draft& draft, Kind kind, const Place& within = {});

/// The name a piece goes by: of staffs, elements and sides the one they state, else their id. Empty where it has none.
std::string name_of(const Draft& draft, const Place& place);
std::string id_of(const Draft& draft, const Place& place);

/// The piece that a fault's path names: "side[0].element[2].unit[1].values".
Place place_of_path(std::string_view path);

/// The names of what a new scenario begins with, in the players' language.
struct NewNames {
    std::string title;
    std::string sides[2], staffs[2], elements[2];
};

/// Two sides with a division and an empty element each, on a table of 180 by 120 cm.
Draft new_draft(const NewNames& names);

/// The draft of a text. Faults: no TOML, or not a scenario's; else what it says may be as faulty as it likes.
Result<Draft> draft_from_toml(std::string_view text, const std::string& name);
/// Reads back to an equal draft.
std::string toml_from(const Draft& draft);

/// Every fault of a draft with the scenario it makes as far as it goes.
files::ScenarioSoFar so_far(const Draft& draft);

/// The scenario without what cannot be drawn or measured: what is faulty has no place on the table.
plaquette::Scenario drawable(const files::ScenarioSoFar& so_far);

}  // namespace bacler::editor
