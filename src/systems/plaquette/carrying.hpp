#pragma once
#include "board/plane/box.hpp"
#include "systems/plaquette/scenario.hpp"

#include <vector>

/// Elements carried about the table with all their units.
namespace bacler::plaquette {

/// What carries a body from one place to another carries whatever stands with it.
TablePoint carried(const plane::Box& from, const plane::Box& to, TablePoint point);
plane::Box carried(const plane::Box& from, const plane::Box& to, const plane::Box& part);

/// The element goes with its body.
void carry(Element& element, const plane::Box& from, const plane::Box& to);

/// Everybody turns round where he stands: the last row is the first, each row's right-hand unit its left-hand one, and so are
/// the plaquettes of each unit. Units whose new fronts do not line up keep their own places. Requires: a place.
void turn_about(Element& element);

/// How a body that must go away forms (Q107).
enum class Closing : std::uint8_t { into_columns, as_it_is };

/// What is left of an element after losing so many plaquettes a unit, closed up (Q133): each unit a column in its row and in its
/// order, rows closed to the element's gap about its axis, the front line unmoved. A battery is lost whole; what has lost all is
/// gone, and a row of nobody with it. Requires: a place.
Element closed_up(const Element& element, const std::vector<int>& lost, Closing closing);

}  // namespace bacler::plaquette
