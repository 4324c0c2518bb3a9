#pragma once
#include "app/editor/draft.hpp"
#include "base/angle.hpp"
#include "base/length.hpp"
#include "base/point.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What may be changed in a draft. An edit is a value: what was done is a list of them, and undoing takes one less.
namespace bacler::editor {

/// A name that is taken is followed by the next number that is free.
struct AddSide {
    std::string name;
    std::string nation;  ///< as files write it; empty: none
};
struct AddStaff {
    std::size_t side{0};
    plaquette::StaffLevel level{plaquette::StaffLevel::division};
    std::string under;  ///< id of a staff; empty: it answers to nobody
    std::string name;
};
struct AddElement {
    std::size_t side{0};
    std::string under;  ///< id of a staff; empty: none
    std::string name;
};
/// A unit at an element's end. It is of line troops; a battery of medium weight.
struct AddUnit {
    Place element;
    plaquette::Arm arm{plaquette::Arm::infantry};
    std::string name;  ///< empty: the next regiment's number
};
/// A side, staff, element, unit or terrain feature. What was under a staff comes under that one's own superior; missions on
/// what is gone and facts that name it go with it.
struct Remove {
    Place what;
};
/// A copy right behind it, with all it holds, under the next free names. A copied piece has no place on the table; terrain lies
/// beside.
struct Duplicate {
    Place what;
};
/// A unit becomes so many, numbered: "21" becomes "I/21, II/21, III/21"; one that has a number is the first of them.
struct Number {
    Place unit;
    int count{3};
};
/// So many places forward or back among its fellows.
struct Shift {
    Place what;
    int by{1};
};
/// To the end of another element of its side.
struct MoveUnit {
    Place unit;
    std::size_t element{0};
};
struct Rename {
    Place what;
    std::string name;
};

/// Men as a book gives them: the plaquettes follow (R003), in the class of the last one.
struct SetMen {
    Place unit;
    int men{0};
};
/// Guns as a book gives them: the gunners follow (R027, Q10).
struct SetGuns {
    Place unit;
    int guns{0};
};
/// Pounds: the weight follows (R021-R023, Q11).
struct SetCalibre {
    Place unit;
    double pounds{6};
};
/// The plaquettes or gunners themselves: what a rounding came to, taken otherwise.
struct SetStrength {
    Place unit;
    int count{0};
};
/// The troop value of a unit, or of one of its plaquettes.
struct SetClass {
    Place unit;
    int troop_value{4};
    std::optional<std::size_t> plaquette;
};

/// What a piece states in one word or figure.
enum class Field : std::uint8_t {
    title,
    first_hour,
    last_sequence,
    nation,
    colour,
    level,
    under,
    value,
    charisma,
    mission,
    mission_on,
    stance,
    orders_lost,
    fatigue,
    lost,
    gap,
    formation,
    weight,
    elites,
    light_infantry,
    engineers,
};
/// monostate: it states nothing.
using Value = std::variant<std::monostate, bool, int, Length, std::string>;
struct Set {
    Place what;
    Field field{Field::title};
    Value value;
};

struct SetTable {
    Length width, depth;
};
/// Readings and optional rules, all of them.
struct SetRules {
    bool tactical{false}, national{false};
    plaquette::Readings readings;
};

/// The ground a feature covers: an outline, or the middle line of a strip.
struct Shape {
    std::vector<TablePoint> outline;
    std::vector<TablePoint> path;
    Length width;  ///< of a strip
};
struct AddTerrain {
    std::string name;
    plaquette::TerrainKind kind{plaquette::TerrainKind::hill};
    Shape shape;
};
/// Its holes go with its old shape.
struct Reshape {
    std::size_t terrain{0};
    Shape shape;
};
struct ShiftTerrain {
    std::size_t terrain{0};
    Length dx, dy;
};
struct SetKind {
    std::size_t terrain{0};
    plaquette::TerrainKind kind{plaquette::TerrainKind::hill};
};
/// Steps of 10 m.
struct SetLevel {
    std::size_t terrain{0};
    int level{1};
};

/// A staff's centre, or the middle of an element's front. Units of an element that have places of their own go along with it.
struct PlacePiece {
    Place what;
    TablePoint at;
    Angle heading;
};
struct TakeOff {
    Place what;
};
/// The units of an element in so many rows of like length, the first in front; none has a place of its own any more.
struct Arrange {
    Place element;
    int rows{1};
};

/// A unit as a table of a book gives it.
struct UnitRow {
    std::string name;
    plaquette::Arm arm{plaquette::Arm::infantry};
    int troop_value{4};
    std::optional<int> men, guns;
    std::optional<double> pounds;
    std::optional<plaquette::Weight> weight;
    std::optional<int> strength;  ///< plaquettes, in place of men
};
struct AddUnits {
    Place element;
    std::vector<UnitRow> rows;
};

using Edit =
    std::variant<AddSide, AddStaff, AddElement, AddUnit, Remove, Duplicate, Number, Shift, MoveUnit, Rename,
                 SetMen, SetGuns, SetCalibre, SetStrength, SetClass, Set, SetTable, SetRules, AddTerrain,
                 Reshape, ShiftTerrain, SetKind, SetLevel, PlacePiece, TakeOff, Arrange, AddUnits>;

/// The draft after an edit. What it makes may be faulty as a scenario. Faults: what it is about is not there, a name is taken or
/// empty, a figure is none a file may hold.
Result<Draft> apply(Draft draft, const Edit& edit);

}  // namespace bacler::editor
