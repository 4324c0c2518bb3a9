#pragma once
#include "app/game/game.hpp"
#include "app/text/catalogue.hpp"
#include "systems/plaquette/pieces.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What players may agree that a piece is, whatever came of it: its figures and its place, in pencil, and the orders that make it so.
namespace bacler {

/// A piece as it is agreed to be. Of an element: units, stance, fatigue, losses; of a staff: value, charisma, orders, and a division's
/// stance; of both: whether and where it stands.
struct Correction {
    struct OfUnit {
        std::string id;
        int plaquettes{0};
        plaquette::Formation formation{plaquette::Formation::column};

        friend bool operator==(const OfUnit&, const OfUnit&) = default;
    };

    std::string piece;
    std::vector<OfUnit> units;
    plaquette::Stance stance{plaquette::Stance::defence};
    int fatigue{0}, lost{0};
    bool is_gone{false};
    int value{0}, charisma{0}, orders{0};
    bool is_on_table{true};
    TablePoint at;  ///< the front's centre; of a staff, the centre of its base
    Angle heading;

    friend bool operator==(const Correction&, const Correction&) = default;
};

/// A piece as it stands; one that stands nowhere would be put in the middle of the table. None: no such element or staff is in play.
std::optional<Correction> as_it_stands(const plaquette::Battle& battle, const std::string& piece);

/// What of a piece can be put right.
enum class PieceField : std::uint8_t {
    plaquettes,
    formation,
    stance,
    fatigue,
    lost,
    gone,
    value,
    charisma,
    orders,
    on_table,
    x,
    y,
    heading,
};

/// One of the values of a field that is picked, not counted.
struct FieldKey {
    std::string name;  ///< "line": the last part of its target's name
    std::string label;
    int value{0};
    bool is_set{false};
};

/// A field as a row: a figure with a key for less and one for more, or a key for each value.
struct FieldRow {
    PieceField field{PieceField::fatigue};
    std::size_t unit{0};  ///< place in `Correction::units`, of plaquettes and formation
    std::string name;     ///< "plaquettes.F1a1": what it is, for whoever taps by name
    std::string label;
    std::string figure;  ///< of what is counted; empty where keys are picked
    bool may_less{false}, may_more{false};
    std::vector<FieldKey> keys;
    bool is_changed{false};  ///< from how it stands
};

/// The rows of a piece, those that have no bearing any more left out. `line` as of orders_of_correction: before the first line only the
/// place can be put right. Requires: the correction is of a piece in play.
std::vector<FieldRow> fields_of(Lang lang, const plaquette::Battle& battle, const Correction& correction,
                                game::LineId line);

/// One step up or down, as far as it goes: of a place 1 cm, of a heading 5 degrees. Requires: a row that is counted.
void step_field(const plaquette::Battle& battle, Correction& correction, const FieldRow& row, int by);
/// One of its keys. Requires: a row that is picked.
void pick_in_field(Correction& correction, const FieldRow& row, int value);
/// It stands there, within the table.
void put_in_pencil(const plaquette::Battle& battle, Correction& correction, TablePoint at);

/// The orders that make a piece so, each with the consent; empty where nothing differs. What differs is an overruling of a line, the
/// last one of the log; before the first (0), the place alone, as an order of its own.
std::vector<plaquette::Order> orders_of_correction(const plaquette::Battle& battle,
                                                   const Correction& correction, game::LineId line,
                                                   const game::Consent& consent);

}  // namespace bacler
