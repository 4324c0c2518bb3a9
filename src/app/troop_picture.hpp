#pragma once
#include "app/picture.hpp"
#include "systems/plaquette/scenario.hpp"

#include <span>

/// How troops are drawn; used by board_picture.
namespace bacler {

/// Every plaquette of an element; nothing where it has no place.
void draw_element(Picture& into, const plaquette::Element& element, std::size_t side);

/// The base of a staff with a flag of as many tails as its level is high; nothing where it has no place.
void draw_staff(Picture& into, const plaquette::Staff& staff, std::size_t side);

void draw_ghost(Picture& into, std::span<const plane::Box> plaquettes, std::size_t side);

void strike_through(Picture& into, const plane::Box& plaquette);

}  // namespace bacler
