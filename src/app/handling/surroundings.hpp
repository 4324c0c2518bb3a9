#pragma once
#include "app/handling/drag.hpp"

#include <vector>

namespace bacler {

/// An element that stands about a moving piece.
struct Standing {
    ElementAt element;
    plane::Box box;
};

/// Who could be met on the way: enemies and friends of a mover (never itself) that stand within reach of its body.
struct Surroundings {
    std::vector<Standing> enemies, friends;
};
Surroundings surroundings_of(const plaquette::LaidTable& table, const plaquette::MoverRef& mover,
                             const plane::Box& body, Length reach);

/// The legs that turn a body to a heading at the least cost, none where it faces it already: a pivot where the reading lets it;
/// else a wheel, after an about-face where that leaves less to wheel.
std::vector<plane::Leg> legs_to_face(const plane::Box& body, Angle heading,
                                     const plaquette::Readings& readings);

/// The turn from one heading to another, clockwise, in −180..180 degrees.
double degrees_between(Angle from, Angle to);

/// The body after all the legs.
plane::Box after_all(plane::Box body, const std::vector<plane::Leg>& legs);

}  // namespace bacler
