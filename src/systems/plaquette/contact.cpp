#include "systems/plaquette/contact.hpp"

#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace bacler::plaquette {

using plane::Box;
using plane::Zone;

ContactAnswer rule_on_contact(const Box& mover, const Box& enemy, Stance stance, Length deviation) {
    ContactAnswer out;
    Ledger ledger(out.ruling);
    const plane::Gap g = plane::gap(mover, enemy);
    out.gap = g.distance;
    const bool near = meets(g.distance, LimitWords::at_most, contact_distance);
    out.engages = stance == Stance::attack && near;
    out.is_legal_stop = meets(g.distance, LimitWords::at_least, contact_distance);
    out.ruling.measures.push_back(
        {g.distance, contact_distance, LimitWords::at_most, deviation, g.from, g.to});
    Finding f = with_words(
        figure(125, 9,
               out.engages ? Say::engages_at : (near ? Say::near_without_attack : Say::out_of_contact),
               out.engages ? Does::permits : Does::no_bearing),
        static_cast<int>(stance));
    f.measure = 0;
    ledger.write(shown(f, Shown::deciding));
    Finding stop =
        figure(86, 9, out.is_legal_stop ? Say::stops_far_enough : Say::stops_too_near, Does::no_bearing);
    stop.measure = 0;
    ledger.write(shown(stop, Shown::line));
    return out;
}

Ruling rule_on_aspect(const Box& defender, const std::vector<TablePoint>& path, Aspect& aspect) {
    Ruling ruling;
    const plane::Approach a = plane::approach_of(defender, path);
    aspect = static_cast<Aspect>(a);
    const int rule = aspect == Aspect::rear ? 134 : (aspect == Aspect::flank ? 132 : 131);
    Ledger(ruling).write(
        shown(with_words(figure(rule, 70, Say::comes_from, Does::sets, static_cast<int>(aspect)),
                         static_cast<int>(aspect)),
              Shown::deciding));
    return ruling;
}

Box pivoted(const Box& line, Arm arm, int plaquettes, Zone from) {
    BACLER_CHECK(from == Zone::left_flank || from == Zone::right_flank);
    const bool to_right = from == Zone::right_flank;
    const Footprint column = footprint(arm, Formation::column, plaquettes);
    const int side = to_right ? 1 : -1;
    const Length along{side * (line.w.hundredths_of_mm - column.d.hundredths_of_mm) / 2};
    return {plane::offset(line.centre, line.heading, along, {}),
            line.heading + Angle{to_right ? 90000 : 270000}, column.w, column.d};
}

namespace {

constexpr int parallel_within = 5000;  // thousandths of a degree, Q78

bool is_parallel(Angle a, Angle b) {
    const int off = std::abs(a.thousandths_of_degree - b.thousandths_of_degree);
    return std::min(off, full_circle - off) <= parallel_within;
}

/// Does a unit stand behind or beside another as a support must?
bool stands_by(const Box& unit, const Box& other) {
    const Zone zone = plane::zone_of(other, unit.centre);
    if (zone == Zone::front || zone == Zone::inside) return false;
    return is_parallel(unit.heading, other.heading) &&
           meets(plane::gap(unit, other).distance, LimitWords::less_than, contact_distance);
}

bool stands_by_any(const std::vector<ChainUnit>& units, const std::vector<Role>& roles, Role role,
                   std::size_t unit) {
    for (std::size_t i = 0; i < units.size(); ++i)
        if (i != unit && roles[i] == role && stands_by(units[unit].box, units[i].box)) return true;
    return false;
}

}  // namespace

SupportChain rule_on_supports(const std::vector<ChainUnit>& units, const std::vector<bool>& engaged,
                              const std::vector<bool>& overhanging, bool all_enemy_engaged) {
    BACLER_CHECK(engaged.size() == units.size() && overhanging.size() == units.size());
    SupportChain out;
    Ledger ledger(out.ruling);
    for (const bool e : engaged) out.roles.push_back(e ? Role::engaged : Role::none);
    for (const auto& step :
         {std::pair{Role::engaged, Role::support}, std::pair{Role::support, Role::backing}})
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (out.roles[i] != Role::none || !stands_by_any(units, out.roles, step.first, i)) continue;
            if (overhanging[i] && !all_enemy_engaged) {
                ledger.write(
                    about(figure(145, 79, Say::overhang_does_not_count, Does::forbids), unit_subject(0, i)));
                continue;
            }
            out.roles[i] = step.second;
            const bool supports = step.second == Role::support;
            ledger.write(
                about(figure(supports ? 143 : 144, 78,
                             supports ? Say::stands_in_support : Say::stands_in_backing, Does::permits),
                      unit_subject(0, i)));
        }
    return out;
}

namespace {

/// Does a footprint stand in a zone, less than 10 cm from the body (Q101)? Only the part that lies in the zone counts.
bool occupies(const Box& element, Zone zone, const Box& body) {
    const plane::Convex part = plane::part_in_zone(element, zone, body);
    return !part.is_empty() && meets(plane::gap(plane::convex_of(element), part).distance,
                                     LimitWords::less_than, neighbour_distance);
}

/// Does a side of the element touch or lie in cover? Within the grain touches.
bool is_sheltered(const Box& element, Zone zone, const std::vector<plane::Ground>& covers) {
    const Box side = plane::edge_band(element, zone);
    return std::any_of(covers.begin(), covers.end(),
                       [&](const plane::Ground& c) { return plane::touches(side, c); });
}

}  // namespace

FlankAnswer rule_on_flanks(const Box& element, const std::vector<Neighbour>& enemies,
                           const std::vector<Box>& friends, const std::vector<plane::Ground>& covers,
                           const Readings& readings) {
    FlankAnswer out;
    Ledger ledger(out.ruling);
    ledger.open(shown(figure(188, 101, Say::flank_in_the_air, Does::sets), Shown::deciding));
    for (const Zone zone : {Zone::left_flank, Zone::right_flank, Zone::rear}) {
        const bool threatened = std::any_of(enemies.begin(), enemies.end(), [&](const Neighbour& e) {
            return !e.is_engaged && occupies(element, zone, e.box);
        });
        if (!threatened) continue;
        const bool covered = std::any_of(friends.begin(), friends.end(),
                                         [&](const Box& f) { return occupies(element, zone, f); });
        const bool sheltered = is_sheltered(element, zone, covers);
        const bool in_the_air = readings.at(Option::air_logic) == value::logic_or ? !covered || !sheltered
                                                                                  : !covered && !sheltered;
        Finding f = with_words(
            figure(in_the_air ? 190 : 189, 101, in_the_air ? Say::zone_in_the_air : Say::zone_is_held,
                   in_the_air ? Does::at_most : Does::no_bearing, in_the_air ? -1 : 0),
            static_cast<int>(zone));
        ledger.write(f);
        if (in_the_air) out.zones.push_back(zone);
    }
    ledger.close();
    return out;
}

}  // namespace bacler::plaquette
