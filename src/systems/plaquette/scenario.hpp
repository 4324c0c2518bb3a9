#pragma once
#include "base/angle.hpp"
#include "base/length.hpp"
#include "board/plane/box.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a scenario of the plaquette game states: the table, the terrain, the two orders of battle as they stand.
namespace bacler::plaquette {

/// From when and where a piece takes part (Q136).
struct Arrival {
    int sequence{1};
    TablePoint at;  ///< may lie off the table
    Angle heading;
};

/// A staff: its level, value and charisma (R046). From the division up each body is its staff and may have orders of its own (R038).
struct Staff {
    std::string id;
    std::string name;
    StaffLevel level{StaffLevel::division};
    std::optional<std::size_t> under;  ///< place in the side's staffs; none: it answers to nobody here
    int value{1};                      ///< 0..5 (R051, Q19)
    int charisma{0};                   ///< 0..3 (R055)
    std::optional<Mission> mission;    ///< corps, army (R068)
    std::string mission_on;            ///< id of a terrain feature or an element (R069, R070)
    Stance stance{Stance::defence};    ///< a division's order; none stated: defence (Q22)
    int orders_lost{0};                ///< R210
    std::optional<TablePoint> at;      ///< centre of the base
    Angle heading;
    Length w{3000},
        d{3000};  ///< of the base: the scenario's figures, 3 x 3 cm where it states none (R008, Q17)
    std::optional<Arrival> arrives;
    std::optional<Length> deviation;  ///< its own uncertainty of position
};

struct ScenarioUnit {
    Unit unit;
    std::optional<plane::Pose> own_front;  ///< its own front centre, in place of rows
    std::optional<Length> deviation;
};

/// An element of manoeuvre: a brigade, small division or grand battery (R035), the smallest body that has an order (R036).
struct Element {
    std::string id;
    std::string name;
    std::optional<std::size_t>
        under;  ///< place in the side's staffs (R037); of a reserve element, its corps or army (R039)
    Stance stance{Stance::defence};
    std::optional<plane::Pose> front;  ///< centre of the element's front line; none: no place on the table
    int fatigue{0};
    int lost{0};  ///< plaquettes lost earlier in this sequence
    std::vector<ScenarioUnit> units;
    std::vector<std::vector<std::size_t>>
        rows;         ///< places in `units`, front row first, left to right as they face
    Length gap{500};  ///< within a row and between rows
    std::optional<Arrival> arrives;
    std::optional<Length> deviation;
};

struct Side {
    std::string id;
    std::string name;
    std::string nation;  ///< as written: "fr", "en" have national traits
    std::string colour;  ///< "#rrggbb"
    std::vector<Staff> staffs;
    std::vector<Element> elements;
};

enum class TerrainKind : std::uint8_t {
    hill,
    snow,
    plough,
    stream,
    marsh,
    orchard,
    hedge,
    wood,
    house,
    wall,
    village,
    earthwork,
    redoubt,
    road,
    open,
};

struct TerrainFeature {
    std::string id;
    TerrainKind kind{TerrainKind::open};
    int level{0};                     ///< hills: steps of 10 m (R103)
    std::vector<TablePoint> outline;  ///< not crossing itself, either way round; empty where it is a path
    std::vector<std::vector<TablePoint>> holes;
    std::vector<TablePoint> path;  ///< a road, stream, hedge, wall: its middle line
    Length path_width;
};

/// What the players state as a fact of the table (Q135).
enum class FactKind : std::uint8_t { contact, aligned, supporting, backing, covered_by, distance, in_zone };

struct StatedFact {
    FactKind what{FactKind::contact};
    std::string a, b;
    Length distance;   ///< for distance
    std::string zone;  ///< for in_zone: front | left_flank | right_flank | rear
    int since{1};      ///< the sequence in which it was stated

    friend bool operator==(const StatedFact&, const StatedFact&) = default;
};

struct Scenario {
    std::string title;
    std::optional<int> first_minute;  ///< minutes after midnight of sequence 1
    std::optional<int> last_sequence;
    Length width, depth;  ///< of the table
    Length deviation;     ///< one standard deviation of a position; 0: drawn
    bool tactical{false};
    bool national{false};
    Readings readings;  ///< the switches and the named readings taken together
    std::vector<TerrainFeature> terrain;
    std::vector<Side> sides;
    std::vector<StatedFact> stated;
};

/// What ground a kind of terrain is (R099-R102).
Cover cover_of(TerrainKind kind);

/// The nation of a unit: its own where stated, else its side's. Any word but fr and en has no national trait.
Nation nation_of(std::string_view word);

}  // namespace bacler::plaquette
