#include "systems/plaquette/meetings.hpp"

#include "board/plane/convex.hpp"
#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/leaving.hpp"
#include "systems/plaquette/subjects.hpp"

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
    Measurement held;  ///< the gap, against 3 cm
    bool is_stated;
    double overlap;
};

/// Does one enemy come before another (Q67)? Stated contact first, then the nearer, at a tie the one before more of the front; as near
/// and as wide within the grain, the first of the list, in whatever heading.
bool comes_before(const Candidate& a, const Candidate& b) {
    if (a.is_stated != b.is_stated) return a.is_stated;
    const int nearer = (b.held.value - a.held.value).hundredths_of_mm;
    if (nearer > grain.hundredths_of_mm || nearer < -grain.hundredths_of_mm) return nearer > 0;
    return a.overlap > b.overlap + grain.hundredths_of_mm / 100.0;
}

bool is_in(const Measurement& held) {
    return meets(held.value, held.words, held.limit);
}

Ruling contact_ruling(const Candidate& c) {
    Ruling out = rule_on_contact(c.held, Stance::attack).ruling;
    if (!c.is_stated) return out;
    Finding f = figure(125, 135, Say::stated_contact, Does::no_bearing);
    f.measure = 0;
    Ledger(out).write(shown(f, Shown::line));
    return out;
}

void find_aspect(const LaidTable& table, Meeting& m) {
    const LaidElement &attacker = table.laid(m.attacker), &defender = table.laid(m.defender);
    const LaidFact* said =
        fact_about(table.facts, FactKind::in_zone, element_subject(m.attacker), element_subject(m.defender));
    if (said != nullptr) {
        m.zone = said->zone;
        m.on_aspect = rule_on_stated_aspect(m.zone, m.aspect);
    } else if (attacker.box && defender.box) {
        const TablePoint front = plane::front_centre(*attacker.box);
        m.zone = plane::zone_of(*defender.box, front);
        if (m.zone == Zone::inside) m.zone = Zone::front;
        m.on_aspect =
            rule_on_aspect(*defender.box, {front}, m.aspect, deviation_between(table, attacker, defender));
        m.aspect = aspect_of(m.zone);
    } else {
        Ledger(m.on_aspect)
            .write(shown(with_words(figure(131, 135, Say::from_front_unless_stated, Does::sets,
                                           static_cast<int>(Aspect::front)),
                                    static_cast<int>(Aspect::front)),
                         Shown::deciding));
    }
}

/// The enemies an element comes to first: of those it engages, and of those too close to call.
struct FirstEnemies {
    std::optional<Candidate> met, doubtful;
};
FirstEnemies first_enemies(const LaidTable& table, const LaidElement& attacker) {
    FirstEnemies out;
    const auto keep_first = [](std::optional<Candidate>& best, const Candidate& c) {
        if (!best || comes_before(c, *best)) best = c;
    };
    for (const LaidElement* other : elements_about(table, attacker, contact_distance)) {
        if (other->ref.side == attacker.ref.side) continue;
        const std::optional<Distance> gap = contact_gap(table, attacker, *other);
        if (!gap) continue;
        const Measurement held = against(*gap, LimitWords::at_most, contact_distance);
        if (!is_in(held) && !is_too_close(held)) continue;
        const bool placed = attacker.box && other->box;
        const Candidate c{other->ref, held, is_contact_stated(table, attacker.ref, other->ref),
                          placed ? front_overlap(*attacker.box, *other->box) : 0.0};
        if (is_in(held)) keep_first(out.met, c);
        if (is_too_close(held)) keep_first(out.doubtful, c);
    }
    return out;
}

}  // namespace

std::optional<ElementRef> engaged_from(const LaidTable& table, ElementRef attacker, const Box& body) {
    std::optional<Candidate> best;
    for (const std::size_t place :
         elements_within(table, surroundings(table, plane::bounds_of(body), contact_distance))) {
        const LaidElement& other = table.elements[place];
        if (other.ref.side == attacker.side) continue;
        // It has moved: what was stated of it is a fact no longer, and the gap is as it would be measured.
        const plane::Gap g = plane::gap(body, *other.box);
        const Candidate c{other.ref,
                          {g.distance, contact_distance, LimitWords::at_most, {}, g.from, g.to},
                          false,
                          front_overlap(body, *other.box)};
        if (is_in(c.held) && (!best || comes_before(c, *best))) best = c;
    }
    return best ? std::optional(best->ref) : std::nullopt;
}

Attack attack_of(const LaidTable& table, ElementRef ref) {
    Attack out;
    if (table.element(ref).stance != Stance::attack) return out;
    const FirstEnemies first = first_enemies(table, table.laid(ref));
    if (first.met) {
        out.meeting = Meeting{ref,
                              first.met->ref,
                              Zone::front,
                              Aspect::front,
                              first.met->held.value,
                              contact_ruling(*first.met),
                              {}};
        find_aspect(table, *out.meeting);
    }
    if (first.doubtful) out.miss = NearMiss{ref, first.doubtful->ref, contact_ruling(*first.doubtful)};
    return out;
}

std::vector<const Meeting*> meetings_among(const std::vector<Attack>& attacks) {
    std::vector<const Meeting*> out;
    for (const Attack& a : attacks) {
        if (!a.meeting) continue;
        const bool is_listed = std::any_of(out.begin(), out.end(), [&](const Meeting* m) {
            return m->attacker == a.meeting->defender && m->defender == a.meeting->attacker;
        });
        if (!is_listed) out.push_back(&*a.meeting);
    }
    return out;
}

namespace {

template <class Meetings, class At>
std::vector<NearMiss> misses_of_others(const std::vector<Attack>& attacks, const Meetings& meetings,
                                       const At& at) {
    std::vector<NearMiss> out;
    for (const Attack& a : attacks) {
        if (!a.miss) continue;
        const bool meets_one = std::any_of(meetings.begin(), meetings.end(), [&](const auto& m) {
            return at(m).attacker == a.miss->attacker || at(m).defender == a.miss->attacker;
        });
        const bool is_listed = std::any_of(out.begin(), out.end(), [&](const NearMiss& n) {
            return n.attacker == a.miss->enemy && n.enemy == a.miss->attacker;
        });
        if (!meets_one && !is_listed) out.push_back(*a.miss);
    }
    return out;
}

std::vector<Attack> attacks_on(const LaidTable& table) {
    std::vector<Attack> out;
    for (const LaidElement& e : table.elements) out.push_back(attack_of(table, e.ref));
    return out;
}

}  // namespace

std::vector<NearMiss> near_misses_among(const std::vector<Attack>& attacks) {
    return misses_of_others(attacks, meetings_among(attacks),
                            [](const Meeting* m) -> const Meeting& { return *m; });
}

std::vector<Meeting> meetings_of(const LaidTable& table) {
    const std::vector<Attack> attacks = attacks_on(table);
    std::vector<Meeting> out;
    for (const Meeting* m : meetings_among(attacks)) out.push_back(*m);
    return out;
}

std::vector<NearMiss> near_misses_of(const LaidTable& table, const std::vector<Meeting>& meetings) {
    return misses_of_others(attacks_on(table), meetings,
                            [](const Meeting& m) -> const Meeting& { return m; });
}

bool is_engaged(ElementRef ref, const std::vector<MeetingLayout>& all) {
    return std::any_of(all.begin(), all.end(), [&](const MeetingLayout& m) {
        return m.meeting.attacker == ref || m.meeting.defender == ref;
    });
}

namespace {

std::vector<std::size_t> engaged_units_of(ElementRef ref, const std::vector<MeetingLayout>& all) {
    std::vector<std::size_t> out;
    for (const MeetingLayout& m : all) {
        const bool is_attacker = m.meeting.attacker == ref;
        if (!is_attacker && !(m.meeting.defender == ref)) continue;
        const std::vector<Role>& roles = is_attacker ? m.attacker_roles : m.defender_roles;
        for (std::size_t i = 0; i < roles.size(); ++i)
            if (roles[i] == Role::engaged) out.push_back(i);
    }
    return out;
}

}  // namespace

SupportingElements rule_on_supporting_elements(const LaidTable& table, ElementRef ref,
                                               const std::vector<MeetingLayout>& all) {
    SupportingElements out;
    Ledger ledger(out.ruling);
    const std::vector<std::size_t> engaged = engaged_units_of(ref, all);
    if (engaged.empty()) return out;
    const LimitWords words = words_of(LimitWords::less_than, table.scenario->readings);
    for (const LaidElement* e : elements_about(table, table.laid(ref), neighbour_distance)) {
        const Element& element = table.element(e->ref);
        const bool may = e->ref.side == ref.side && is_there_yet(element.arrives) &&
                         element.stance != Stance::retreat && !is_engaged(e->ref, all);
        if (!may) continue;
        const Subject who = element_subject(e->ref);
        if (fact_about(table.facts, FactKind::supporting, who, element_subject(ref)) != nullptr) {
            ledger.write(about(figure(187, 135, Say::stated_supporting_element, Does::adds, 1), who));
            out.elements.push_back(e->ref);
            continue;
        }
        const std::optional<Distance> d = nearest_units(table, ref, engaged, e->ref);
        if (!d) continue;
        const Measurement held = against(*d, words, neighbour_distance);
        if (!is_in(held) && !is_too_close(held)) continue;
        if (ledger.weigh(held, about(figure(187, 100, Say::supports_from, Does::adds, 1), who),
                         about(figure(187, 100, Say::too_far_to_support, Does::no_bearing), who),
                         id(Say::settled_by_tape)))
            out.elements.push_back(e->ref);
    }
    return out;
}

std::vector<ElementRef> supporting_elements_of(const LaidTable& table, ElementRef ref,
                                               const std::vector<MeetingLayout>& all) {
    return rule_on_supporting_elements(table, ref, all).elements;
}

namespace {

/// What the players state of the distance between two elements (Q135).
std::optional<Length> stated_distance(const LaidTable& table, ElementRef a, ElementRef b) {
    if (table.facts.empty()) return std::nullopt;
    const LaidFact* fact =
        fact_about(table.facts, FactKind::distance, element_subject(a), element_subject(b));
    return fact == nullptr ? std::nullopt : std::optional<Length>(fact->distance);
}

}  // namespace

FlankAnswer rule_on_open_zones(const LaidTable& table, ElementRef ref,
                               const std::vector<MeetingLayout>& all) {
    const LaidElement& own = table.laid(ref);
    if (!own.box) return {};
    FlankQuestion q{*own.box, {}, {}, {}, table.scenario->readings};
    for (const LaidElement* e : elements_about(table, own, neighbour_distance)) {
        const bool engaged = is_engaged(e->ref, all);
        const std::optional<Length> stated = stated_distance(table, ref, e->ref);
        for (std::size_t i = 0; i < e->units.size(); ++i)
            (e->ref.side == ref.side ? q.friends : q.enemies)
                .push_back({e->units[i], engaged, joint_deviation(own.deviation, e->unit_deviations[i]),
                            element_subject(e->ref), stated});
    }
    // The band of a side lies a grain to either side of it.
    for (const auto& [t, g] : grounds_within(table, plane::wider(plane::bounds_of(*own.box), grain * 2)))
        if (is_shelter(cover_of(table.terrain[t].kind))) {
            q.covers.push_back(table.terrain[t].grounds[g]);
            q.cover_terrain.push_back(t);
        }
    return rule_on_flanks(q);
}

std::vector<Zone> open_zones_of(const LaidTable& table, ElementRef ref,
                                const std::vector<MeetingLayout>& all) {
    return rule_on_open_zones(table, ref, all).zones;
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
    const ElementRef driver = attacks ? m.meeting.defender : m.meeting.attacker;
    if (table.laid(ref).box && table.laid(driver).box) {
        s.hindrances_met = hindrances_of(table, ref, table.laid(driver).box->heading);
        s.hindrances = (*s.hindrances_met)[1];
    }
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
                u.cover = cover_of_unit(table, ref, i);
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
