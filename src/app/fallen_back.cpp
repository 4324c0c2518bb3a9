#include "app/fallen_back.hpp"

#include "base/check.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>

namespace bacler {

using plaquette::Element;
using plaquette::ScenarioUnit;
using plaquette::Unit;

namespace {

constexpr Angle half_turn{180000};

TablePoint carried(const plane::Box& unit, TablePoint in_unit) {
    const TablePoint front = plane::front_centre(unit);
    return plane::offset(front, unit.heading, in_unit.x, in_unit.y);
}

/// What is left of an element, closed up: columns, and no unit that lost its last plaquette.
Element closed_up(const Element& element, const plaquette::SideAnswer& answer, bool keeps_formation) {
    Element left = element;
    left.units.clear();
    left.rows.clear();
    std::vector<std::size_t> place(element.units.size(), element.units.size());
    for (std::size_t u = 0; u < element.units.size(); ++u) {
        ScenarioUnit unit = element.units[u];
        const int lost = u < answer.units.size() ? answer.units[u].lost : 0;
        const int plaquettes = plaquette::plaquettes_of(unit.unit.arm, unit.unit.values.size()) - lost;
        if (plaquettes < 1) continue;
        if (unit.unit.arm != plaquette::Arm::artillery) {
            unit.unit.values.resize(static_cast<std::size_t>(plaquettes));
            if (!keeps_formation) unit.unit.formation = plaquette::Formation::column;
        }
        if (!keeps_formation) unit.own_front.reset();
        place[u] = left.units.size();
        left.units.push_back(unit);
    }
    for (const std::vector<std::size_t>& row : element.rows) {
        std::vector<std::size_t> closed;
        for (const std::size_t u : row)
            if (place[u] < left.units.size()) closed.push_back(place[u]);
        if (!closed.empty()) left.rows.push_back(closed);
    }
    return left;
}

Angle turned_by(Angle from, Angle to) {
    return normalised({to.thousandths_of_degree - from.thousandths_of_degree});
}

}  // namespace

std::vector<std::vector<plane::Box>> placed_plaquettes(const Element& element) {
    const std::vector<plane::Box> units = plaquette::unit_boxes(element);
    std::vector<std::vector<plane::Box>> out;
    for (std::size_t u = 0; u < units.size(); ++u) {
        const Unit& unit = element.units[u].unit;
        const int count = std::max(1, plaquette::plaquettes_of(unit.arm, unit.values.size()));
        std::vector<plane::Box>& boxes = out.emplace_back();
        for (plane::Box box : plaquette::plaquette_boxes(unit.arm, unit.formation, count)) {
            box.centre = carried(units[u], box.centre);
            box.heading = box.heading + units[u].heading;
            boxes.push_back(box);
        }
    }
    return out;
}

FallenBack fallen_back(const Element& element, const plaquette::SideAnswer& answer,
                       const plaquette::Withdrawal& move, Angle enemy_heading) {
    const std::optional<plane::Box> body = plaquette::element_box(element);
    BACLER_CHECK(body.has_value());
    Element left = closed_up(element, answer, move.keeps_formation);
    if (!left.front) left.front = plane::Pose{plane::front_centre(*body), body->heading};
    const Angle faces = move.facing == plaquette::Facing::away ? enemy_heading : enemy_heading + half_turn;
    const Angle turn = turned_by(left.front->heading, faces);
    const Length way = length_from_cm(move.cm);

    FallenBack out;
    out.from = left.front->at;
    out.to = plane::offset(out.from, enemy_heading, {0}, way);
    if (left.units.empty()) return out;
    // Turned about, each unit turns where it stands and the body keeps its ground (R199); any other turn is the body's.
    const bool turns_about = turn == half_turn;
    if (!turns_about) left.front->heading = faces;
    for (const std::vector<plane::Box>& unit : placed_plaquettes(left))
        for (plane::Box box : unit) {
            box.centre = plane::offset(box.centre, enemy_heading, {0}, way);
            if (turns_about) box.heading = box.heading + half_turn;
            out.plaquettes.push_back(box);
        }
    return out;
}

}  // namespace bacler
