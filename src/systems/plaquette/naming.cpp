#include "systems/plaquette/naming.hpp"

#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace bacler::plaquette {

using plane::Box;

namespace {

const Staff& staff_of(const Scenario& scenario, const Named& n) {
    return scenario.sides[n.side].staffs[n.index];
}

std::vector<Box> footprints(const LaidTable& table, const Named& piece) {
    if (piece.kind == Named::Kind::staff) {
        const Staff& staff = staff_of(*table.scenario, piece);
        const std::optional<Box> base = is_there_yet(staff.arrives) ? staff_box(staff) : std::nullopt;
        return base ? std::vector<Box>{*base} : std::vector<Box>{};
    }
    const std::vector<Box>& units = table.laid(piece.element()).units;
    return piece.kind == Named::Kind::unit && !units.empty() ? std::vector<Box>{units[piece.unit]} : units;
}

void keep_nearer(std::optional<plane::Gap>& best, const plane::Gap& gap) {
    if (!best || gap.mm < best->mm) best = gap;
}

void measure_ring(std::optional<plane::Gap>& best, const Box& box, const std::vector<TablePoint>& ring) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const std::array<plane::Vec, 2> edge{plane::in_mm(ring[i]),
                                             plane::in_mm(ring[(i + 1) % ring.size()])};
        keep_nearer(best, plane::gap(plane::convex_of(box), plane::Convex(edge)));
    }
}

std::optional<plane::Gap> gap_to_ground(const Box& box, const LaidTerrain& terrain) {
    std::optional<plane::Gap> best;
    for (const plane::Ground& g : terrain.grounds) {
        if (plane::touches(box, g)) return plane::Gap{{}, box.centre, box.centre, 0};
        measure_ring(best, box, g.outline);
        for (const std::vector<TablePoint>& hole : g.holes) measure_ring(best, box, hole);
    }
    return best;
}

/// Every body that receives an order given to a piece: an element, or all that a staff commands.
std::vector<Named> formation_of(const Scenario& scenario, const Named& recipient) {
    if (recipient.kind != Named::Kind::staff) return {recipient};
    const Side& side = scenario.sides[recipient.side];
    std::vector<Named> out;
    for (std::size_t e = 0; e < side.elements.size(); ++e) {
        const std::vector<std::size_t> chain = chain_of(side, side.elements[e].under);
        if (std::find(chain.begin(), chain.end(), recipient.index) != chain.end())
            out.push_back({Named::Kind::element, recipient.side, e, 0});
    }
    return out;
}

}  // namespace

namespace {

Length deviation_of(const LaidTable& table, const Named& piece) {
    if (piece.kind == Named::Kind::staff)
        return staff_of(*table.scenario, piece).deviation.value_or(table.scenario->deviation);
    const LaidElement& laid = table.laid(piece.element());
    return piece.kind == Named::Kind::unit && !laid.units.empty() ? laid.unit_deviations[piece.unit]
                                                                  : laid.deviation;
}

}  // namespace

std::optional<Measurement> gap_between(const LaidTable& table, const Named& from, const Named& to) {
    if (to.kind != Named::Kind::terrain) {
        const std::optional<Distance> d =
            edge_distance(table, subject_of(*table.scenario, from), subject_of(*table.scenario, to));
        return d ? std::optional(against(*d, LimitWords::at_most, {})) : std::nullopt;
    }
    std::optional<plane::Gap> best;
    for (const Box& box : footprints(table, from))
        if (const auto gap = gap_to_ground(box, table.terrain[to.index])) keep_nearer(best, *gap);
    if (!best) return std::nullopt;
    return Measurement{best->distance, {},      LimitWords::at_most, deviation_of(table, from),
                       best->from,     best->to};
}

std::optional<Ruling> rule_on_naming(const LaidTable& table, const Named& staff, const Named& recipient,
                                     const Named& target) {
    std::optional<Measurement> from_formation;
    for (const Named& body : formation_of(*table.scenario, recipient)) {
        const std::optional<Measurement> m = gap_between(table, body, target);
        if (m && (!from_formation || m->value < from_formation->value)) from_formation = m;
    }
    if (!from_formation) from_formation = gap_between(table, recipient, target);
    std::optional<Measurement> from_staff = gap_between(table, staff, target);
    if (!from_formation || !from_staff) return std::nullopt;
    from_formation->limit = from_staff->limit = designation_limit;
    return rule_on_designation(*from_formation, *from_staff, table.scenario->readings);
}

}  // namespace bacler::plaquette
