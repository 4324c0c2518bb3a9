#pragma once
#include "board/plane/index.hpp"

#include <cstddef>
#include <utility>
#include <vector>

/// What stands near what on a table, found without asking all that stands on it.
namespace bacler::plaquette {

struct LaidElement;
struct LaidTable;

/// Where everything on a table stands: derived from it, and kept beside it.
struct LaidIndex {
    plane::Index elements;                ///< the bodies of those with a place
    std::vector<std::size_t> element_of;  ///< their places in the table's elements, rising
    plane::Index grounds;                 ///< of all terrain
    std::vector<std::pair<std::size_t, std::size_t>> ground_of;  ///< terrain, ground of it; rising
    plane::Index screens;
    Length widest_deviation;  ///< of any element or unit
    Length widest_radius;     ///< of the circles about the bodies of elements
};

/// Requires: a table whose elements, terrain and screens are laid.
LaidIndex index_of(const LaidTable& table, plane::Index::Search search);

/// An element of the table has moved. Requires: it had a place and has one.
void follow(LaidTable& table, std::size_t element);

/// Bounds that hold whatever may be within a reach of a body, or too near it to call: two deviations of either, and the grain.
plane::Bounds surroundings(const LaidTable& table, const plane::Bounds& body, Length reach);

/// Places, in rising order, of the elements whose bodies come into some bounds: none too few, and some that just miss them.
std::vector<std::size_t> elements_within(const LaidTable& table, const plane::Bounds& bounds);

/// Places, in rising order, of the elements the circle about whose body comes within a reach of the circle about a body, in whatever
/// heading either stands.
std::vector<std::size_t> circles_within(const LaidTable& table, const plane::Box& body, Length reach);

/// Elements other than it that may come within a reach of an element, in the table's order: those that stand so near, those too near
/// to call, and those of which the players state something together with it (Q135).
std::vector<const LaidElement*> elements_about(const LaidTable& table, const LaidElement& element,
                                               Length reach);

/// Pieces of ground that come into some bounds, as terrain and ground of it, in the table's order.
std::vector<std::pair<std::size_t, std::size_t>> grounds_within(const LaidTable& table,
                                                                const plane::Bounds& bounds);

/// Places of the screens at a point, and of those that a line from one to another may come to.
std::vector<std::size_t> screens_at(const LaidTable& table, TablePoint point);
std::vector<std::size_t> screens_between(const LaidTable& table, TablePoint from, TablePoint to);

/// Elements of which the players state something together with an element or its units, it itself left out.
std::vector<std::size_t> stated_with(const LaidTable& table, const LaidElement& element);

}  // namespace bacler::plaquette
