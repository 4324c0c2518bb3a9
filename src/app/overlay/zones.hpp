#pragma once
#include "app/overlay/pencil.hpp"
#include "board/plane/zones.hpp"

#include <span>

namespace bacler::overlay {

/// From where an attack comes (R131-R134), as it was ruled.
struct ZonesQuestion {
    plane::Box defender;
    std::span<const TablePoint> path;  ///< of the attacker's front centre; a place has one point
    const Ruling* ruling{nullptr};     ///< of rule_on_aspect; never none
};

/// The prolongations of the defender's front line and of its back across the whole table, the zones by name, the path of
/// the attacker's front centre, and its distance from the deciding prolongation in millimetres.
Drawing zones_of(const Canvas& canvas, const ZonesQuestion& question);

/// Fills a zone of a body over the table, and lays the prolongations of its front line and of its back across it.
void draw_zone(Pencil& pencil, const Canvas& canvas, const plane::Box& body, plane::Zone zone, Tone tone);

/// The name of a zone, near the body it belongs to, on the line that leads out of the body through the zone.
void draw_zone_name(Pencil& pencil, const Canvas& canvas, const plane::Box& body, plane::Zone zone);

/// The two lines that part the zones.
enum class ZoneLine : std::uint8_t { front, back };

/// "12 mm ahead of the front line": how far a point stands from a prolongation, and on which side of it. Positive is beyond the
/// line, seen from the body.
std::string margin_text(Lang lang, const Measurement& m, ZoneLine line);

/// The same of what a ruling on the aspect rests on; empty where that was stated.
std::string deciding_margin(Lang lang, const Ruling& aspect);

}  // namespace bacler::overlay
