#pragma once
#include "board/plane/box.hpp"
#include "board/plane/ground.hpp"
#include "board/plane/sight.hpp"
#include "systems/plaquette/facts.hpp"
#include "systems/plaquette/laid_index.hpp"
#include "systems/plaquette/scenario.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::plaquette {

/// An element by its places: side, then element of that side.
struct ElementRef {
    std::size_t side{0};
    std::size_t element{0};

    friend bool operator==(ElementRef, ElementRef) = default;
};

/// One piece of terrain as ground on the table: outline, or its band where it is a path.
struct LaidTerrain {
    std::string id;
    TerrainKind kind{TerrainKind::open};
    int level{0};
    std::vector<plane::Ground> grounds;
};

struct LaidElement {
    ElementRef ref;
    std::optional<plane::Box> box;  ///< none without a place, or before it arrives
    std::vector<plane::Box> units;  ///< one a unit, in order; empty without a place
    Length deviation;               ///< of its position; its units may have one of their own
    std::vector<Length> unit_deviations;
};

/// The table of a scenario laid out once: boxes and grounds, derived from it and living beside it.
struct LaidTable {
    const Scenario* scenario{nullptr};
    std::vector<LaidElement> elements;  ///< side by side, in order
    std::vector<LaidTerrain> terrain;
    std::vector<plane::Screen> screens;  ///< relief, woods and villages; `screen_of` names their terrain
    std::vector<std::size_t> screen_of;
    std::vector<LaidFact> facts;  ///< what the players state
    LaidIndex index;              ///< where all this stands

    const Element& element(ElementRef ref) const { return scenario->sides[ref.side].elements[ref.element]; }
    const Side& side(ElementRef ref) const { return scenario->sides[ref.side]; }
    const LaidElement& laid(ElementRef ref) const { return elements[place_of(ref)]; }
    /// The place of an element among those laid. Requires: it is one of them.
    std::size_t place_of(ElementRef ref) const;
};

/// Does a piece take part yet? A scenario as it stands is its first sequence: what arrives later counts for nothing (Q136).
bool is_there_yet(const std::optional<Arrival>& arrives);

/// Requires: the scenario outlives the table.
LaidTable lay_out(const Scenario& scenario, plane::Index::Search search = plane::Index::Search::tree);

/// An element has moved or changed its form: it is laid anew, and found where it stands. Requires: it had a place and has one.
void lay_anew(LaidTable& table, ElementRef ref);

/// The element of an id, over both sides.
std::optional<ElementRef> element_named(const Scenario& scenario, std::string_view id);

/// The best cover any part of a footprint stands in (Q99): touching counts.
Cover cover_at(const LaidTable& table, const plane::Box& box);
/// The best cover a unit stands in, or is stated to (Q135): a fact about its element is one about it.
Cover cover_of_unit(const LaidTable& table, ElementRef ref, std::size_t unit);
/// The best cover of any unit of an element.
Cover cover_of_element(const LaidTable& table, ElementRef ref);
/// The cover in which most plaquettes of an element's first rank stand (Q62); rough going gives none.
Cover fire_cover_of(const LaidTable& table, ElementRef ref);
/// Distinct features a footprint stands in that slow a move (R098, Q43): places in the table's terrain.
std::vector<std::size_t> slowing_features(const LaidTable& table, const plane::Box& box);
/// Those an element stands in, or it or a unit of it is stated to (Q135).
std::vector<std::size_t> slowing_features_of(const LaidTable& table, ElementRef ref);
/// The same of ground that a footprint passes over.
std::vector<std::size_t> slowing_features(const LaidTable& table, const plane::Convex& passed);
/// The level a body stands on: the highest relief under its centre (Q52).
int level_of(const LaidTable& table, const plane::Box& box);
/// The highest relief under a point; at an edge counts as on it.
int level_at(const LaidTable& table, TablePoint point);

/// The staffs an element answers to, its own first (Q20).
std::vector<std::size_t> chain_of(const Side& side, std::optional<std::size_t> under);

/// Is an element within command distance of a superior (R052-R054, R062; any of its chain, or its own staff only: Q20)? None where
/// no distance is known. What the program takes meanwhile where it is too close to call; `rule_on_being_in_command` says why.
std::optional<bool> is_in_command(const LaidTable& table, ElementRef ref);

/// The charisma in force: the best of its chain less than 5 cm away, edge to edge (R056, R178, Q18); `rule_on_charisma` says why.
int charisma_of(const LaidTable& table, ElementRef ref);

/// Is it a grand battery: every unit it has left artillery (R112, Q59)?
bool is_grand_battery(const Element& element);

/// The majority troops of an element (Q37).
int majority_of_element(const Element& element, const Readings& readings);

}  // namespace bacler::plaquette
