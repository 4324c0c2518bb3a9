#include "systems/plaquette/reacting.hpp"

#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "board/plane/zones.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/move_track.hpp"
#include "systems/plaquette/permissions.hpp"

#include <algorithm>
#include <utility>

namespace bacler::plaquette {

using plane::Box;

namespace {

constexpr Length advance_most{5000};  // R208

MoveCheck as_check(Ruling ruling) {
    return {std::move(ruling), {}};
}

MoveCheck measured(Finding f, const Measurement& m) {
    f.measure = 0;
    return {{{f}, {m}}, {}};
}

/// Its end stands 3 cm clear of everybody: it is no compulsory move (Q77).
std::vector<MoveCheck> check_end(const LaidTable& table, ElementRef own, const Box& end) {
    std::vector<MoveCheck> out;
    for (const LaidElement& e : table.elements) {
        if (!e.box || e.ref == own) continue;
        const plane::Gap g = plane::gap(end, *e.box);
        if (meets(g.distance, LimitWords::at_least, contact_distance)) continue;
        out.push_back(
            measured(with_words(figure(86, 77, Say::stops_too_near_to, Does::forbids), element_word(e.ref)),
                     {g.distance, contact_distance, LimitWords::at_least, {}, g.from, g.to}));
    }
    return out;
}

Arm arm_of_element(const Element& element) {
    std::vector<const Unit*> units;
    for (const ScenarioUnit& u : element.units) units.push_back(&u.unit);
    return arm_of(units);
}

}  // namespace

EvasionAnswer rule_on_evasion(const LaidTable& table, const std::vector<MeetingLayout>& meetings,
                              ElementRef ref, const SequenceSoFar& so_far) {
    EvasionAnswer out;
    const auto meeting = std::find_if(meetings.begin(), meetings.end(),
                                      [&](const MeetingLayout& m) { return m.meeting.defender == ref; });
    if (meeting == meetings.end()) {
        out.ruling.findings.push_back(
            shown(about(figure(127, 77, Say::nobody_to_evade, Does::forbids), element_subject(ref)),
                  Shown::deciding));
        return out;
    }
    const ElementRef attacker = meeting->meeting.attacker;
    const Element& own = table.element(ref);
    std::vector<MoveCheck> checks;
    checks.push_back(as_check(rule_on_breaking_off(
        {arm_of_element(own), own.stance, so_far.has_moved, arm_of_element(table.element(attacker))})));
    if (const std::optional<Box>& body = table.laid(ref).box) {
        // Of an attacker without a place no more is known than that it stands before the front.
        const std::optional<Box>& driver = table.laid(attacker).box;
        const Angle away = driver ? driver->heading : body->heading + Angle{180000};
        out.way = rule_on_leaving(table, {ref, WithdrawalCause::evasion, away});
        for (MoveCheck& c : check_end(table, ref, out.way->end)) checks.push_back(std::move(c));
        checks.push_back(as_check(out.way->ruling));
    }
    out.ruling = in_order(std::move(checks));
    return out;
}

Ruling rule_on_swap(const LaidTable& table, const SwapQuestion& q) {
    const Element& element = table.element(q.element);
    const std::vector<int> rows = rows_of_units(element);
    const bool first_leads = rows[q.first] < rows[q.second];
    const std::size_t ahead = first_leads ? q.first : q.second, behind = first_leads ? q.second : q.first;
    bool follows = rows[behind] == rows[ahead] + 1;
    const std::vector<Box>& units = table.laid(q.element).units;
    if (follows && !units.empty()) {
        // Behind it: some of it lies in the rear zone, across its front's width.
        Box lane = units[ahead];
        lane.d = lane.d + units[behind].d * 4;
        lane.centre = plane::offset(units[ahead].centre, lane.heading, {}, -(units[behind].d * 2));
        follows = plane::overlaps(lane, units[behind]);
    }
    std::vector<MoveCheck> checks;
    Finding place = figure(97, follows ? Say::changes_lines : Say::not_behind_it,
                           follows ? Does::permits : Does::forbids);
    checks.push_back({{{about(place, table_unit_subject(*table.scenario, q.element, behind))}, {}}, {}});
    checks.push_back(as_check(rule_on_formation_change({element.stance, q.already_changed, false})));
    return in_order(std::move(checks));
}

Element swapped(const Element& element, std::size_t first, std::size_t second) {
    Element out = element;
    for (std::vector<std::size_t>& row : out.rows)
        for (std::size_t& u : row) {
            if (u == first)
                u = second;
            else if (u == second)
                u = first;
        }
    std::swap(out.units[first].own_front, out.units[second].own_front);
    return out;
}

Ruling rule_on_unplaced_advance(Length distance) {
    const bool within = meets(distance, LimitWords::at_most, advance_most);
    return measured(figure(208, 112, within ? Say::within_its_advance : Say::beyond_its_advance,
                           within ? Does::permits : Does::forbids),
                    {distance, advance_most, LimitWords::at_most, {}, {}, {}})
        .ruling;
}

MoveAnswer rule_on_advance(const LaidTable& table, ElementRef ref, Length distance) {
    const std::optional<Box> body = table.laid(ref).box;
    BACLER_CHECK(body.has_value());
    const TablePoint to = plane::offset(body->centre, body->heading, {}, distance);
    const plane::Leg leg{plane::Leg::Kind::straight, to.x - body->centre.x, to.y - body->centre.y, {}};
    const MoveQuestion question{{MoverRef::Kind::element, ref.side, ref.element, 0}, {leg}, {}, {}};
    MoveScene scene{.table = &table,
                    .question = &question,
                    .element = &table.element(ref),
                    .track = Track(*body, question.legs)};
    scene.allowance = advance_most;
    scene.near = elements_near(scene, neighbour_distance);
    MoveAnswer out;
    std::vector<MoveCheck> checks;
    const bool attacks = scene.element->stance == Stance::attack;
    if (!attacks)
        checks.push_back({{{figure(208, 112, Say::only_an_attack_advances, Does::forbids)}, {}}, Length{}});
    const bool within = meets(distance, LimitWords::at_most, advance_most);
    checks.push_back(measured(figure(208, 112, within ? Say::within_its_advance : Say::beyond_its_advance,
                                     within ? Does::permits : Does::forbids),
                              {distance,
                               advance_most,
                               LimitWords::at_most,
                               {},
                               plane::front_centre(*body),
                               plane::front_centre(scene.end())}));
    if (!within) checks.back().until = advance_most;
    for (MoveCheck& c : check_neighbours(scene, out.passed)) checks.push_back(std::move(c));
    if (scene.engages) {
        const bool in_cover = is_shelter(cover_of_element(table, scene.engages->enemy));
        checks.push_back(
            {{{with_words(figure(208, 112, in_cover ? Say::fought_next_sequence : Say::fought_at_once,
                                 Does::no_bearing),
                          element_word(scene.engages->enemy))},
              {}},
             {}});
    }
    out.ruling = in_order(std::move(checks));
    out.stations = scene.track.stations();
    out.path = scene.track.path_of_front();
    out.used = scene.track.total();
    out.allowance = advance_most;
    out.left = std::max(Length{}, advance_most - out.used);
    out.engages = scene.engages;
    return out;
}

}  // namespace bacler::plaquette
