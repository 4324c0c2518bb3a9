#pragma once
#include "files/read.hpp"
#include "places.hpp"
#include "systems/plaquette/moving.hpp"
#include "systems/plaquette/reacting.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

/// Moves in few words, in the frame of the table or of the body.
namespace bacler::plaquette {

inline plane::Leg straight(double dx_cm, double dy_cm) {
    return {plane::Leg::Kind::straight, length_from_cm(dx_cm), length_from_cm(dy_cm), {}};
}

inline plane::Leg turn(plane::Leg::Kind kind, double degrees) {
    return {kind, {}, {}, angle_from_degrees(degrees)};
}

/// A step in the frame of someone who faces so.
inline plane::Leg step(double heading, double right_cm, double ahead_cm) {
    const TablePoint to =
        plane::offset({}, angle_from_degrees(heading), length_from_cm(right_cm), length_from_cm(ahead_cm));
    return {plane::Leg::Kind::straight, to.x, to.y, {}};
}

inline MoveAnswer move_on(const Scenario& scenario, ElementRef ref, std::vector<plane::Leg> legs) {
    const LaidTable table = lay_out(scenario);
    return rule_on_move(table, lay_out_meetings(table),
                        {{MoverRef::Kind::element, ref.side, ref.element, 0}, std::move(legs), {}, {}});
}

inline Scenario moved_on(const Scenario& scenario, ElementRef ref, std::vector<plane::Leg> legs) {
    return moved(scenario, {MoverRef::Kind::element, ref.side, ref.element, 0}, legs);
}

/// Does a finding of this rule stand at depth 0 and do so?
inline bool rules_so(const Ruling& ruling, int rule, Does does) {
    for (const Finding& f : ruling.findings)
        if (f.depth == 0 && f.rule.number == rule && f.does == does) return true;
    return false;
}

inline const Finding& deciding(const Ruling& ruling) {
    REQUIRE_FALSE(ruling.findings.empty());
    CHECK(ruling.findings.front().shown == Shown::deciding);
    return ruling.findings.front();
}

inline const Measurement& deciding_measure(const Ruling& ruling) {
    const Finding& f = deciding(ruling);
    REQUIRE(f.measure >= 0);
    return ruling.measures[static_cast<std::size_t>(f.measure)];
}

/// A scenario of data/scenarios.
inline Scenario scenario_file(const std::string& name) {
    const auto read = files::scenario_from_file(std::string(places::source) + "/data/scenarios/" + name);
    REQUIRE(read.is_good());
    return *read;
}

inline ElementRef named(const Scenario& scenario, const std::string& id) {
    const auto ref = element_named(scenario, id);
    REQUIRE(ref.has_value());
    return *ref;
}

inline Element& element_of(Scenario& scenario, const std::string& id) {
    const ElementRef ref = named(scenario, id);
    return scenario.sides[ref.side].elements[ref.element];
}

}  // namespace bacler::plaquette
