#pragma once
#include "board/plane/box.hpp"
#include "board/plane/convex.hpp"

#include <cstdint>
#include <span>

namespace bacler::plane {

/// The ground about a body (R131, Q69): front and rear are half-planes, the flanks the two half-strips between the
/// prolongations of the front line and of the back. inside: strictly within the body.
enum class Zone : std::uint8_t { front, left_flank, right_flank, rear, inside };

/// Where a point lies. Touching case (grain): on the front's prolongation front, on the back's flank, on a side flank.
Zone zone_of(const Box& body, TablePoint point);

/// From where a path of the attacker's front centre comes (Q70): front if any of it lies in the front zone, rear if all of it
/// lies in the rear, else flank. Requires: at least one point.
enum class Approach : std::uint8_t { front, flank, rear };
Approach approach_of(const Box& body, std::span<const TablePoint> path);

/// How far a point lies beyond the prolongation of the front line or of the back: negative on the body's side of it. `foot` is
/// the point of the prolongation it is measured from. Error at most 0.005 mm. Requires: zone front or rear.
struct Beyond {
    Length distance;
    TablePoint foot;
};
Beyond beyond(const Box& body, Zone zone, TablePoint point);

/// The part of a footprint that lies in a zone by more than the grain; empty where none does. Zone inside: not asked.
Convex part_in_zone(const Box& body, Zone zone, const Box& other);

/// The edge of the body that a zone lies beyond, as a band a grain to either side of it. Zone inside: not asked.
Box edge_band(const Box& body, Zone zone);

/// The heading that points out of the body into a zone: its own for the front. Zone inside: not asked.
Angle outward(const Box& body, Zone zone);

}  // namespace bacler::plane
