#include "board/plane/convex.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/meetings.hpp"
#include "systems/plaquette/pairing.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>

/// Which units of two elements meet, and what part the others play.
namespace bacler::plaquette {

using plane::Box;
using plane::Zone;

namespace {

struct Interval {
    double low, high;
};

/// What a body covers along a step's direction.
Interval extent(const Box& box, plane::Vec along) {
    Interval i{1e300, -1e300};
    const plane::Convex shape = plane::convex_of(box);
    for (const plane::Vec v : shape.points()) {
        const double u = v.x * along.x + v.y * along.y;
        i.low = std::min(i.low, u);
        i.high = std::max(i.high, u);
    }
    return i;
}

constexpr double grain_mm = grain.hundredths_of_mm / 100.0;

bool shadows(const Box& front, const Box& behind, const plane::Frame& f) {
    const Interval a = extent(front, f.right), b = extent(behind, f.right);
    const bool overlap = std::min(a.high, b.high) - std::max(a.low, b.low) > grain_mm;
    return overlap && extent(front, f.ahead).high > extent(behind, f.ahead).high + grain_mm;
}

/// Units with no unit of their own element in front of them, seen from where `outward` points (Q72, Q122).
std::vector<std::size_t> visible(const std::vector<Box>& units, const std::vector<std::size_t>& of,
                                 Angle outward) {
    const plane::Frame f = plane::frame_of(outward);
    std::vector<std::size_t> out;
    for (const std::size_t i : of) {
        const bool hidden = std::any_of(
            of.begin(), of.end(), [&](std::size_t k) { return k != i && shadows(units[k], units[i], f); });
        if (!hidden) out.push_back(i);
    }
    return out;
}

std::vector<std::size_t> all_of(std::size_t count) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < count; ++i) out.push_back(i);
    return out;
}

/// A line taken in flank meets its enemy as a column (R133).
Box as_engaged(const Unit& unit, const Box& box, Zone zone) {
    const bool flank = zone == Zone::left_flank || zone == Zone::right_flank;
    if (!flank || unit.arm == Arm::artillery || unit.formation != Formation::line) return box;
    return pivoted(box, unit.arm, static_cast<int>(unit.values.size()), zone);
}

Formation formation_met(const Unit& unit, Zone zone) {
    const bool flank = zone == Zone::left_flank || zone == Zone::right_flank;
    return flank && unit.formation == Formation::line ? Formation::column : unit.formation;
}

/// First-line units on the common front, the attacker's left negative, about the middle of the engaged side.
std::vector<FrontUnit> on_front(const std::vector<Box>& boxes, const std::vector<Formation>& formations,
                                const std::vector<std::size_t>& first, plane::Vec right, double axis) {
    std::vector<FrontUnit> out;
    for (const std::size_t i : first) {
        const Interval e = extent(boxes[i], right);
        out.push_back({std::to_string(i), plane::rounded_length(e.low - axis),
                       plane::rounded_length(e.high - axis), formations[i]});
    }
    return out;
}

struct Body {
    ElementRef ref;
    std::uint8_t side;       ///< in the findings: 0 the attacker, 1 the defender
    std::vector<Box> boxes;  ///< as they meet: pivoted where they are
    std::vector<Formation> formations;
    std::vector<std::size_t> first;  ///< places of first-line units
    std::vector<bool> engaged, overhanging;
};

Body body_of(const LaidTable& table, ElementRef ref, Zone zone, const std::vector<std::size_t>& part,
             Angle outward) {
    Body b{ref, 0, {}, {}, {}, {}, {}};
    const LaidElement& laid = table.laid(ref);
    for (std::size_t i = 0; i < laid.units.size(); ++i) {
        const Unit& u = table.element(ref).units[i].unit;
        b.boxes.push_back(laid.units[i]);
        b.formations.push_back(formation_met(u, zone));
    }
    b.first = visible(laid.units, part, outward);
    for (const std::size_t i : b.first)
        b.boxes[i] = as_engaged(table.element(ref).units[i].unit, laid.units[i], zone);
    b.engaged.assign(b.boxes.size(), false);
    b.overhanging.assign(b.boxes.size(), false);
    return b;
}

/// The units of an element that the players state to support or back another of it.
std::vector<StatedSupport> stated_supports(const LaidTable& table, ElementRef ref) {
    std::vector<StatedSupport> out;
    if (table.facts.empty()) return out;
    const std::size_t count = table.element(ref).units.size();
    const auto unit_of = [&](Subject piece) {
        std::size_t i = 0;
        while (i < count && !(table_unit_subject(*table.scenario, ref, i) == piece)) ++i;
        return i < count ? std::optional<std::size_t>(i) : std::nullopt;
    };
    for (const LaidFact& f : table.facts) {
        if (f.what != FactKind::supporting && f.what != FactKind::backing) continue;
        const std::optional<std::size_t> unit = unit_of(f.a), of = unit_of(f.b);
        if (unit && (of || f.b == element_subject(ref)))
            out.push_back({*unit, of, f.what == FactKind::supporting ? Role::support : Role::backing});
    }
    return out;
}

/// The part every unit of an element plays: those outside the part of it that fights, none.
std::vector<Role> roles_of(const LaidTable& table, const Body& body, const std::vector<std::size_t>& part,
                           SupportQuestion q, Ruling& into) {
    for (std::size_t i = 0; i < body.boxes.size(); ++i) q.units.push_back({std::to_string(i), body.boxes[i]});
    q.engaged = body.engaged;
    q.overhanging = body.overhanging;
    q.stated = stated_supports(table, body.ref);
    q.readings = table.scenario->readings;
    SupportChain chain = rule_on_supports(q);
    for (std::size_t i = 0; i < chain.roles.size(); ++i)
        if (std::find(part.begin(), part.end(), i) == part.end()) chain.roles[i] = Role::none;
    for (Finding& f : chain.ruling.findings) f.subject.side = body.side;
    append(into, chain.ruling);
    return chain.roles;
}

MeetingLayout lay_out_one(const LaidTable& table, const Meeting& meeting,
                          std::vector<std::size_t> defending) {
    MeetingLayout out;
    out.meeting = meeting;
    out.defending = std::move(defending);
    const Box& attacker = *table.laid(meeting.attacker).box;
    const Box& defender = *table.laid(meeting.defender).box;
    const Angle outward = plane::outward(defender, meeting.zone);
    const std::vector<std::size_t> attacking = all_of(table.laid(meeting.attacker).units.size());
    Body a = body_of(table, meeting.attacker, Zone::front, attacking, attacker.heading);
    Body d = body_of(table, meeting.defender, meeting.zone, out.defending, outward);
    d.side = 1;
    const plane::Vec right = plane::frame_of(outward + Angle{180000}).right;
    const plane::Vec middle = plane::in_mm(plane::edge_band(defender, meeting.zone).centre);
    const double axis = middle.x * right.x + middle.y * right.y;
    const Pairing pairing = pair_units(on_front(a.boxes, a.formations, a.first, right, axis),
                                       on_front(d.boxes, d.formations, d.first, right, axis));
    for (const auto& p : pairing.pairs) {
        out.pairs.emplace_back(a.first[p.first], d.first[p.second]);
        a.engaged[a.first[p.first]] = true;
        d.engaged[d.first[p.second]] = true;
    }
    for (const std::size_t i : pairing.overhanging) a.overhanging[a.first[i]] = true;
    out.ruling = pairing.ruling;
    SupportQuestion attackers, defenders;
    attackers.all_enemy_engaged = pairing.overhang_may_support;
    defenders.all_enemy_engaged = pairing.unengaged_attackers.empty();
    out.attacker_roles = roles_of(table, a, attacking, attackers, out.ruling);
    out.defender_roles = roles_of(table, d, out.defending, defenders, out.ruling);
    return out;
}

using Parts = std::vector<std::vector<std::size_t>>;

/// Gives each frontal attacker its share of the units that are left (Q80), the first line by share_front.
void share_out(const LaidTable& table, const std::vector<const Meeting*>& meetings,
               std::vector<std::size_t> frontal, const std::vector<std::size_t>& rest, Parts& parts) {
    const LaidElement& defender = table.laid(meetings.front()->defender);
    const plane::Vec right = plane::frame_of(defender.box->heading + Angle{180000}).right;
    const auto middle = [&](const Box& b) {
        const plane::Vec c = plane::in_mm(b.centre);
        return c.x * right.x + c.y * right.y;
    };
    const std::vector<std::size_t> first = visible(defender.units, rest, defender.box->heading);
    std::vector<SharedUnit> line;
    for (const std::size_t i : first) {
        const Interval e = extent(defender.units[i], right);
        const Unit& u = table.element(defender.ref).units[i].unit;
        line.push_back({std::to_string(i), plane::rounded_length((e.low + e.high) / 2),
                        plane::rounded_length(e.high - e.low), u.arm, plaquettes_of(u.arm, u.values.size())});
    }
    const FrontShare share = share_front(line, static_cast<int>(frontal.size()));
    // Where one attacker fewer engages it is the last to arrive (Q80): on a table as it stands, the last of the list.
    frontal.resize(static_cast<std::size_t>(share.attackers));
    std::stable_sort(frontal.begin(), frontal.end(), [&](std::size_t x, std::size_t y) {
        return middle(*table.laid(meetings[x]->attacker).box) <
               middle(*table.laid(meetings[y]->attacker).box);
    });
    for (std::size_t k = 0; k < share.parts.size(); ++k)
        for (const std::size_t place : share.parts[k]) parts[frontal[k]].push_back(first[place]);
    // Units behind go with the part whose middle is nearest to theirs.
    for (const std::size_t i : rest) {
        if (std::find(first.begin(), first.end(), i) != first.end()) continue;
        std::size_t best = 0;
        const auto off = [&](std::size_t k) {
            return std::abs(share.centres[k].hundredths_of_mm / 100.0 - middle(defender.units[i]));
        };
        for (std::size_t k = 1; k < share.parts.size(); ++k)
            if (off(k) < off(best) - grain_mm) best = k;  // at a tie the left one, in whatever heading
        parts[frontal[best]].push_back(i);
    }
}

/// The parts of the first `count` attackers: files on a threatened side to the flank or rear attacker, the front shared equally
/// between the frontal ones (Q80, Q81).
Parts parts_of(const LaidTable& table, const std::vector<const Meeting*>& meetings, std::size_t count) {
    const LaidElement& defender = table.laid(meetings.front()->defender);
    Parts parts(meetings.size());
    std::vector<std::size_t> rest = all_of(defender.units.size());
    std::vector<std::size_t> frontal;
    for (std::size_t k = 0; k < count; ++k) {
        if (meetings[k]->zone == Zone::front) {
            frontal.push_back(k);
            continue;
        }
        parts[k] = count == 1
                       ? rest
                       : visible(defender.units, rest, plane::outward(*defender.box, meetings[k]->zone));
        for (const std::size_t u : parts[k]) rest.erase(std::find(rest.begin(), rest.end(), u));
    }
    if (frontal.size() == 1)
        parts[frontal[0]] = rest;
    else if (frontal.size() > 1 && !rest.empty())
        share_out(table, meetings, frontal, rest, parts);
    return parts;
}

/// Is a flank or rear attacker, or every frontal one, left without a unit to meet?
bool leaves_one_out(const std::vector<const Meeting*>& meetings, const Parts& parts, std::size_t count) {
    bool any_frontal = false, front_is_met = false;
    for (std::size_t k = 0; k < count; ++k) {
        const bool frontal = meetings[k]->zone == Zone::front;
        if (!frontal && parts[k].empty()) return true;
        any_frontal = any_frontal || frontal;
        front_is_met = front_is_met || (frontal && !parts[k].empty());
    }
    return any_frontal && !front_is_met;
}

/// The units that fall to each attacker; none to those that do not engage: while a part would be empty, one fewer does, the last
/// of the list (Q80).
Parts parts_for(const LaidTable& table, const std::vector<const Meeting*>& meetings) {
    std::size_t count = meetings.size();
    Parts parts = parts_of(table, meetings, count);
    while (count > 1 && leaves_one_out(meetings, parts, count)) parts = parts_of(table, meetings, --count);
    return parts;
}

/// Meetings with one defender of which a piece has no place stand as the rules would bring them together (R128): each attacker
/// 3 cm before the middle of the side it comes from, several before equal shares of it, the first the farthest to their left.
/// A defender without a place draws all its attackers onto that stage.
class Stage {
public:
    Stage(const LaidTable& table, const std::vector<const Meeting*>& meetings) {
        stage_.scenario = table.scenario;
        stage_.facts = table.facts;
        const LaidElement& defender = table.laid(meetings.front()->defender);
        const bool is_placed = defender.box.has_value();
        stage_.elements.push_back(is_placed ? defender : at(table, defender.ref, {{}, Angle{180000}}));
        for (std::size_t k = 0; k < meetings.size(); ++k) {
            const LaidElement& attacker = table.laid(meetings[k]->attacker);
            stage_.elements.push_back(is_placed && attacker.box ? attacker : before(table, meetings, k));
        }
    }

    const LaidTable& table() const { return stage_; }

private:
    static LaidElement at(const LaidTable& table, ElementRef ref, const plane::Pose& front) {
        Element element = table.element(ref);
        element.front = front;
        for (ScenarioUnit& u : element.units) u.own_front.reset();
        LaidElement out = table.laid(ref);
        out.units = unit_boxes(element);
        out.box = element_box(element);
        return out;
    }

    LaidElement before(const LaidTable& table, const std::vector<const Meeting*>& meetings,
                       std::size_t which) const {
        const Zone zone = meetings[which]->zone;
        const Box side = plane::edge_band(*stage_.elements.front().box, zone);
        int count = 0, place = 0;
        for (std::size_t k = 0; k < meetings.size(); ++k) {
            if (meetings[k]->zone != zone) continue;
            if (k < which) ++place;
            ++count;
        }
        // From the right of who looks out of the side: the attackers' left.
        const Length off{side.w.hundredths_of_mm / 2 -
                         side.w.hundredths_of_mm * (2 * place + 1) / (2 * count)};
        return at(
            table, meetings[which]->attacker,
            {plane::offset(side.centre, side.heading, off, contact_distance), side.heading + Angle{180000}});
    }

    LaidTable stage_;
};

bool is_any_unplaced(const LaidTable& table, const std::vector<const Meeting*>& meetings) {
    return !table.laid(meetings.front()->defender).box ||
           std::any_of(meetings.begin(), meetings.end(),
                       [&](const Meeting* m) { return !table.laid(m->attacker).box; });
}

std::vector<MeetingLayout> lay_out_together(const LaidTable& table,
                                            const std::vector<const Meeting*>& meetings) {
    std::vector<MeetingLayout> out;
    const Parts parts = parts_for(table, meetings);
    for (std::size_t k = 0; k < meetings.size(); ++k)
        if (!parts[k].empty()) out.push_back(lay_out_one(table, *meetings[k], parts[k]));
    return out;
}

}  // namespace

std::vector<MeetingLayout> lay_out_defence(const LaidTable& table,
                                           const std::vector<const Meeting*>& meetings) {
    if (is_any_unplaced(table, meetings)) return lay_out_together(Stage(table, meetings).table(), meetings);
    return lay_out_together(table, meetings);
}

std::vector<std::vector<const Meeting*>> by_defender(const std::vector<const Meeting*>& meetings) {
    std::vector<std::vector<const Meeting*>> out;
    for (const Meeting* m : meetings) {
        const auto same = std::find_if(out.begin(), out.end(), [&](const std::vector<const Meeting*>& group) {
            return group.front()->defender == m->defender;
        });
        if (same == out.end())
            out.push_back({m});
        else
            same->push_back(m);
    }
    return out;
}

std::vector<MeetingLayout> lay_out_meetings(const LaidTable& table) {
    const std::vector<Meeting> meetings = meetings_of(table);
    std::vector<const Meeting*> all;
    for (const Meeting& m : meetings) all.push_back(&m);
    std::vector<MeetingLayout> out;
    for (const std::vector<const Meeting*>& group : by_defender(all))
        for (MeetingLayout& layout : lay_out_defence(table, group)) out.push_back(std::move(layout));
    return out;
}

}  // namespace bacler::plaquette
