#pragma once
#include "app/engagement_table.hpp"
#include "app/picture.hpp"
#include "app/selection.hpp"
#include "app/text/catalogue.hpp"
#include "systems/plaquette/scenario.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace bacler {

/// The ground of a table: cloth, terrain, grid, edge.
Picture ground_picture(const plaquette::Scenario& scenario);

/// What stands on it: plaquettes with their front edge and the sign of their arm, staffs; all but one element, where one is named.
Picture pieces_picture(const plaquette::Scenario& scenario, std::optional<ElementAt> without = {});

/// The table as it stands: the one over the other.
Picture table_picture(const plaquette::Scenario& scenario);

/// What an engagement adds to it: plaquettes lost struck through, the retreat as ghost and arrow. Empty without an answer.
Picture answer_picture(const plaquette::Scenario& scenario, const EngagementTable& table);

/// The outline of every picked element.
Picture selection_picture(const plaquette::Scenario& scenario, const Selection& selection);

/// A name on the table.
struct BoardLabel {
    enum class Kind : std::uint8_t { terrain, staff };
    Kind kind{Kind::terrain};
    Spot at;
    std::string text;
    std::size_t side{0};  ///< of a staff
    std::string brief;    ///< its id, where there is no room for the whole; empty of terrain
};
std::vector<BoardLabel> board_labels(Lang lang, const plaquette::Scenario& scenario);

/// An element on the table: the corners of its body (front left first, clockwise).
struct PlacedElement {
    ElementAt element;
    std::array<Spot, 4> body;
    Spot foot;  ///< of its flag: the middle of its rear, or what stands nearest to it
};
/// None without a place.
std::optional<PlacedElement> placed_element(const plaquette::Scenario& scenario, ElementAt element);
/// Those that have a place.
std::vector<PlacedElement> placed_elements(const plaquette::Scenario& scenario);

/// Those of which something is left that have none and are not still to arrive: the players state by hand where they meet.
std::vector<ElementAt> unplaced_elements(const plaquette::Scenario& scenario);

/// The corners of each unit of an element, in its order; empty without a place.
std::vector<std::array<Spot, 4>> placed_units(const plaquette::Element& element);

/// Does a spot lie in a box of four corners? On its edge counts.
bool is_in(const std::array<Spot, 4>& box, Spot spot);

/// The corners of the smallest upright rectangle that holds a pair with what its answer adds: near left, far right.
std::array<Spot, 2> ground_of(const plaquette::Scenario& scenario, const EngagementTable& table);

}  // namespace bacler
