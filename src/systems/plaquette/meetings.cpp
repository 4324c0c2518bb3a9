#include "systems/plaquette/meetings.hpp"

#include "board/plane/convex.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>

namespace bacler::plaquette {

using plane::Box;
using plane::Zone;

namespace {

/// How much of an attacker's front faces another body: overlap of both on the attacker's own front line.
double front_overlap(const Box& attacker, const Box& other) {
    const plane::Frame f = plane::frame_of(attacker.heading);
    const plane::Vec c = plane::in_mm(attacker.centre);
    double low = 1e300, high = -1e300;
    const plane::Convex shape = plane::convex_of(other);
    for (const plane::Vec v : shape.points()) {
        const double u = (v.x - c.x) * f.right.x + (v.y - c.y) * f.right.y;
        low = std::min(low, u);
        high = std::max(high, u);
    }
    const double half = attacker.w.hundredths_of_mm / 200.0;
    return std::min(high, half) - std::max(low, -half);
}

struct Candidate {
    ElementRef ref;
    Length gap;
    double overlap;
};

std::optional<Candidate> engaged_by(const LaidTable& table, const LaidElement& attacker) {
    std::optional<Candidate> best;
    for (const LaidElement& other : table.elements) {
        if (other.ref.side == attacker.ref.side || !other.box) continue;
        const Length gap = plane::gap(*attacker.box, *other.box).distance;
        if (!meets(gap, LimitWords::at_most, contact_distance)) continue;
        const Candidate c{other.ref, gap, front_overlap(*attacker.box, *other.box)};
        const int nearer = best ? best->gap.hundredths_of_mm - gap.hundredths_of_mm : 0;
        const bool equal = best && nearer <= grain.hundredths_of_mm && nearer >= -grain.hundredths_of_mm;
        // As near and as wide within the grain: the first of the list, in whatever heading.
        const bool faces_more = equal && c.overlap > best->overlap + grain.hundredths_of_mm / 100.0;
        if (!best || (!equal && nearer > 0) || faces_more) best = c;
    }
    return best;
}

Aspect aspect_of(Zone zone) {
    if (zone == Zone::front) return Aspect::front;
    return zone == Zone::rear ? Aspect::rear : Aspect::flank;
}

}  // namespace

std::vector<Meeting> meetings_of(const LaidTable& table) {
    std::vector<Meeting> out;
    for (const LaidElement& e : table.elements) {
        if (!e.box || table.element(e.ref).stance != Stance::attack) continue;
        const std::optional<Candidate> c = engaged_by(table, e);
        if (!c) continue;
        const bool already = std::any_of(out.begin(), out.end(), [&](const Meeting& m) {
            return m.attacker == c->ref && m.defender == e.ref;
        });
        if (already) continue;
        const Box& defender = *table.laid(c->ref).box;
        Zone zone = plane::zone_of(defender, plane::front_centre(*e.box));
        if (zone == Zone::inside) zone = Zone::front;
        out.push_back({e.ref, c->ref, zone, aspect_of(zone), c->gap});
    }
    return out;
}

std::vector<ElementRef> supporting_elements_of(const LaidTable& table, ElementRef ref,
                                               const std::vector<MeetingLayout>& all) {
    const auto is_engaged = [&](ElementRef r) {
        return std::any_of(all.begin(), all.end(), [&](const MeetingLayout& m) {
            return m.meeting.attacker == r || m.meeting.defender == r;
        });
    };
    std::vector<Box> engaged_units;
    for (const MeetingLayout& m : all) {
        const bool attacks = m.meeting.attacker == ref;
        if (!attacks && !(m.meeting.defender == ref)) continue;
        const std::vector<Role>& roles = attacks ? m.attacker_roles : m.defender_roles;
        for (std::size_t i = 0; i < roles.size(); ++i)
            if (roles[i] == Role::engaged) engaged_units.push_back(table.laid(ref).units[i]);
    }
    std::vector<ElementRef> out;
    for (const LaidElement& e : table.elements) {
        const bool may = e.ref.side == ref.side && !(e.ref == ref) && e.box &&
                         table.element(e.ref).stance != Stance::retreat && !is_engaged(e.ref);
        if (!may) continue;
        const bool near = std::any_of(engaged_units.begin(), engaged_units.end(), [&](const Box& unit) {
            return std::any_of(e.units.begin(), e.units.end(), [&](const Box& own) {
                return meets(plane::gap(own, unit).distance, LimitWords::less_than, neighbour_distance);
            });
        });
        if (near) out.push_back(e.ref);
    }
    return out;
}

std::vector<Zone> open_zones_of(const LaidTable& table, ElementRef ref,
                                const std::vector<MeetingLayout>& all) {
    const LaidElement& own = table.laid(ref);
    if (!own.box) return {};
    std::vector<Neighbour> enemies;
    std::vector<Box> friends;
    std::vector<plane::Ground> covers;
    for (const LaidElement& e : table.elements) {
        if (e.ref == ref || !e.box) continue;
        const bool engaged = std::any_of(all.begin(), all.end(), [&](const MeetingLayout& m) {
            return m.meeting.attacker == e.ref || m.meeting.defender == e.ref;
        });
        for (const Box& unit : e.units)
            if (e.ref.side == ref.side)
                friends.push_back(unit);
            else
                enemies.push_back({unit, engaged});
    }
    for (const LaidTerrain& t : table.terrain)
        if (is_shelter(cover_of(t.kind))) covers.insert(covers.end(), t.grounds.begin(), t.grounds.end());
    return rule_on_flanks(*own.box, enemies, friends, covers, table.scenario->readings).zones;
}

namespace {

EngagedSide side_on(const LaidTable& table, const std::vector<MeetingLayout>& all, const MeetingLayout& m,
                    bool attacks) {
    const ElementRef ref = attacks ? m.meeting.attacker : m.meeting.defender;
    const Element& element = table.element(ref);
    EngagedSide s;
    s.name = element.name.empty() ? element.id : element.name;
    s.stance = element.stance;
    s.fatigue = element.fatigue;
    s.lost = element.lost;
    if (!attacks) s.attacked_from = m.meeting.aspect;
    s.cover = cover_of_element(table, ref);
    s.supporting_elements = static_cast<int>(supporting_elements_of(table, ref, all).size());
    s.open_threatened = open_zones_of(table, ref, all).empty() ? 0 : 1;
    for (const MeetingLayout& other : all) {
        if (!(other.meeting.defender == ref)) continue;
        if (other.meeting.aspect == Aspect::flank) ++s.flank_attackers;
        if (other.meeting.aspect == Aspect::rear) ++s.rear_attackers;
    }
    if (element.under) {
        s.staff_value = table.side(ref).staffs[*element.under].value;
        s.staff_charisma = charisma_of(table, ref);
        s.staff_is_near = s.staff_charisma > 0;
        s.staff_commands = is_in_command(table, ref).value_or(true);
    }
    return s;
}

}  // namespace

std::optional<Engagement> engagement_on(const LaidTable& table, const std::vector<MeetingLayout>& all,
                                        ElementRef a, ElementRef b) {
    for (const MeetingLayout& m : all) {
        const bool these = (m.meeting.attacker == a && m.meeting.defender == b) ||
                           (m.meeting.attacker == b && m.meeting.defender == a);
        if (!these) continue;
        Engagement e;
        e.readings = table.scenario->readings;
        e.sides = {side_on(table, all, m, true), side_on(table, all, m, false)};
        std::vector<std::size_t> place_of_defender(m.defender_roles.size(), 0);
        for (std::size_t side = 0; side < 2; ++side) {
            const ElementRef ref = side == 0 ? m.meeting.attacker : m.meeting.defender;
            const Element& element = table.element(ref);
            const std::vector<int> rows = rows_of_units(element);
            for (std::size_t i = 0; i < element.units.size(); ++i) {
                const bool takes_part =
                    side == 0 || std::find(m.defending.begin(), m.defending.end(), i) != m.defending.end();
                if (!takes_part) continue;
                EngagedUnit u;
                u.unit = element.units[i].unit;
                u.role = side == 0 ? m.attacker_roles[i] : m.defender_roles[i];
                u.line = rows[i];
                u.cover = cover_at(table, table.laid(ref).units[i]);
                if (side == 1) place_of_defender[i] = e.sides[1].units.size();
                e.sides[side].units.push_back(std::move(u));
            }
        }
        for (const auto& pair : m.pairs) {
            e.sides[0].units[pair.first].opponents.push_back(
                static_cast<std::uint16_t>(place_of_defender[pair.second]));
            e.sides[1].units[place_of_defender[pair.second]].opponents.push_back(
                static_cast<std::uint16_t>(pair.first));
        }
        return e;
    }
    return std::nullopt;
}

}  // namespace bacler::plaquette
