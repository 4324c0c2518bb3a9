#pragma once
#include "app/editor/editing.hpp"
#include "app/explain.hpp"
#include "app/text/catalogue.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// A draft as a screen shows it: the order of battle as a tree, and what may be changed in a piece, each change an edit.
namespace bacler::editor {

/// A line of the order of battle.
struct TreeRow {
    Place place;
    int depth{0};
    std::string name;
    std::string figures;    ///< "4 × 4", "2 art.", of a side its cost
    bool is_faulty{false};  ///< a fault names it
};
/// Sides, beneath each its staffs with those under them, their elements, and the units of these; who stands under nobody that is
/// there comes last. Each piece once.
std::vector<TreeRow> order_of_battle(Lang lang, const Editing& editing);

/// A value that may be picked, and the edit that picks it.
struct EditKey {
    std::string name;  ///< the last part of its target's name
    std::string label;
    bool is_set{false};
    Edit edit;
};
/// What may be changed in a piece: a figure with less and more, or a key for each value.
struct EditRow {
    std::string name;  ///< "class", "charisma"
    std::string label;
    std::string figure;              ///< of what is counted
    std::optional<Edit> less, more;  ///< none: no further
    std::vector<EditKey> keys;
};
/// The rows of a piece; of a unit, of one of its plaquettes where one is picked.
std::vector<EditRow> rows_of(Lang lang, const Editing& editing, const Place& place,
                             std::optional<std::size_t> plaquette);

/// The widths of a strip that are offered.
std::span<const Length> usual_widths();

/// "800 men = 4 bases", "850 men = 4 bases, 50 over", "850 men taken as 5 bases, 150 short"; of a battery its guns and gunners. What it
/// lacks where no strength was given.
std::string strength_text(Lang lang, const Draft& draft, const Place& unit);

/// A fault with the name of the piece it is about, and the remedy.
std::string sentence(Lang lang, const Draft& draft, const Fault& fault);

/// What the sides cost, live, and what the rules advise on it (R224).
struct Balance {
    struct OfSide {
        std::string name;
        int total{0};
        int sheltered{0};  ///< percent of its plaquettes on hill, wood or cover
        std::vector<ExplainedLine> terms;
    };
    std::vector<OfSide> sides;
    std::vector<std::string> advice;
};
Balance balance_of(Lang lang, const Editing& editing);

/// What a unit states of its strength.
struct Strength {
    plaquette::Arm arm{plaquette::Arm::infantry};
    std::optional<int> men, guns;
    std::optional<double> pounds;
    std::vector<int> values;
};
Strength strength_of(const Draft& draft, const Place& unit);

}  // namespace bacler::editor
