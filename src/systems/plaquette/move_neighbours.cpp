#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/manoeuvring.hpp"
#include "systems/plaquette/move_track.hpp"

#include <algorithm>
#include <array>
#include <cmath>

/// A move among the other bodies of the table: stops, friends passed, fronts crossed, contact, the table's edge.
namespace bacler::plaquette {

using plane::Box;
using plane::Leg;

namespace {

constexpr double grain_mm = grain.hundredths_of_mm / 100.0;

MoveCheck one(Finding f, Measurement m, std::optional<Length> until = {}) {
    MoveCheck check;
    f.measure = 0;
    check.ruling.measures.push_back(m);
    check.ruling.findings.push_back(f);
    if (f.does == Does::forbids) check.until = until;
    return check;
}

MoveCheck looked_at(Finding f) {
    MoveCheck check;
    check.ruling.findings.push_back(f);
    return check;
}

/// The least gap to a body on a leg, looked for at fifty places.
plane::Gap nearest_on(const Box& from, const Leg& leg, const Box& other) {
    plane::Gap best = plane::gap(from, other);
    constexpr int places = 50;
    for (int i = 1; i <= places; ++i) {
        const plane::Gap g = plane::gap(plane::after(from, leg, static_cast<double>(i) / places), other);
        if (g.mm < best.mm) best = g;
    }
    return best;
}

/// Nobody comes nearer than 3 cm to an enemy on his way (R086); one that stood nearer comes no nearer.
void check_way(const MoveScene& scene, const LaidElement& enemy, std::vector<MoveCheck>& out) {
    const std::array<Box, 1> body{*enemy.box};
    for (std::size_t leg = 0; leg < scene.track.legs().size(); ++leg) {
        const Box& from = scene.track.stations()[leg];
        const auto hit = plane::first_contact(from, scene.track.legs()[leg], body, contact_distance);
        if (!hit) continue;
        const plane::Gap g = nearest_on(from, scene.track.legs()[leg], *enemy.box);
        out.push_back(
            one(with_words(figure(86, 9, Say::passes_too_near, Does::forbids), element_word(enemy.ref)),
                {g.distance, contact_distance, LimitWords::at_least,
                 scene.deviation_to(enemy.ref, g.distance), g.from, g.to},
                scene.track.along(leg, hit->part)));
        return;
    }
}

/// Where it stops, it stands 3 cm from everybody (R086), unless it stood nearer and has come no nearer.
void check_stop(const MoveScene& scene, const LaidElement& other, std::vector<MoveCheck>& out,
                std::optional<MoveCheck>& nearest, Length& nearest_gap) {
    const plane::Gap at_end = plane::gap(scene.end(), *other.box);
    const Measurement m{at_end.distance,      contact_distance,
                        LimitWords::at_least, scene.deviation_to(other.ref, at_end.distance),
                        at_end.from,          at_end.to};
    if (meets(at_end.distance, LimitWords::at_least, contact_distance)) {
        if (nearest && at_end.distance >= nearest_gap) return;
        nearest_gap = at_end.distance;
        nearest =
            one(with_words(figure(86, 9, Say::stops_clear_of, Does::permits), element_word(other.ref)), m);
        return;
    }
    const plane::Gap at_start = plane::gap(scene.start(), *other.box);
    const bool was_nearer = meets(at_start.distance, LimitWords::less_than, contact_distance);
    const bool no_nearer = was_nearer && meets(at_end.distance, LimitWords::at_least, at_start.distance);
    const bool enemy_said = !scene.is_friend(other.ref) && !no_nearer;  // its way has been forbidden already
    if (enemy_said) return;
    out.push_back(one(with_words(figure(86, 9, no_nearer ? Say::stays_as_near : Say::stops_too_near_to,
                                        no_nearer ? Does::no_bearing : Does::forbids),
                                 element_word(other.ref)),
                      m));
}

/// Steps that a leg is judged by: a straight whole, a turn by the chords of its front's centre (Q45).
struct Step {
    Box from;
    plane::Vec way;
    double part;
};

std::vector<Step> steps_of(const Box& from, const Leg& leg) {
    if (leg.kind == Leg::Kind::straight)
        return {{from, {leg.dx.hundredths_of_mm / 100.0, leg.dy.hundredths_of_mm / 100.0}, 0.0}};
    std::vector<Step> out;
    if (leg.kind == Leg::Kind::about_face || leg.kind == Leg::Kind::pivot) return out;
    const std::vector<TablePoint> path = plane::path_of_front(from, leg);
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const double part = static_cast<double>(i) / static_cast<double>(path.size() - 1);
        out.push_back(
            {plane::after(from, leg, part), plane::in_mm(path[i + 1]) - plane::in_mm(path[i]), part});
    }
    return out;
}

/// Where a straight step first comes into the strip before a front.
double part_outside(const Box& from, const Leg& leg, const Box& strip) {
    const std::array<Box, 1> body{strip};
    const auto hit = plane::first_contact(from, leg, body, Length{});
    return hit ? hit->part : 0.0;
}

/// Marching past a front within 10 cm (R087, Q49). The sideways alignment of an engagement is none (Q29, Q120).
bool check_crossing(const MoveScene& scene, const LaidElement& enemy, std::vector<MoveCheck>& out) {
    bool enters = false;
    for (std::size_t leg = 0; leg < scene.track.legs().size(); ++leg) {
        if (leg >= scene.aligning_from) continue;
        for (const Step& step : steps_of(scene.track.stations()[leg], scene.track.legs()[leg])) {
            const CrossingAnswer a = rule_on_crossing(*enemy.box, step.from, step.way, scene.readings());
            enters = enters || a.enters;
            if (!a.is_forbidden) continue;
            Measurement m = a.ruling.measures.front();
            m.from = plane::front_centre(step.from);
            m.to = plane::rounded_point(plane::in_mm(m.from) + step.way);
            const bool straight = scene.track.legs()[leg].kind == Leg::Kind::straight;
            const double part = straight
                                    ? part_outside(step.from, scene.track.legs()[leg],
                                                   strip_before(*enemy.box, scene.table->scenario->readings))
                                    : step.part;
            out.push_back(
                one(with_words(figure(87, 49, Say::crosses_front_of, Does::forbids), element_word(enemy.ref)),
                    m, scene.track.along(leg, part)));
            return true;
        }
    }
    return enters;
}

/// The station from which it stands at 3 cm of the enemy it ends by engaging.
std::size_t contact_station(const MoveScene& scene, const Box& enemy) {
    for (std::size_t s = 0; s < scene.track.stations().size(); ++s)
        if (meets(plane::gap(scene.track.stations()[s], enemy).distance, LimitWords::at_most,
                  contact_distance))
            return s;
    return scene.track.stations().size() - 1;
}

/// Is every leg from one on a step sideways, by which it aligns (R128)?
bool steps_sideways(const MoveScene& scene, std::size_t first) {
    for (std::size_t i = first; i < scene.track.legs().size(); ++i) {
        const Leg& leg = scene.track.legs()[i];
        if (leg.kind != Leg::Kind::straight) return false;
        const plane::Vec ahead = plane::frame_of(scene.track.stations()[i].heading).ahead;
        const plane::Vec step{leg.dx.hundredths_of_mm / 100.0, leg.dy.hundredths_of_mm / 100.0};
        if (std::abs(step.x * ahead.x + step.y * ahead.y) > grain_mm) return false;
    }
    return true;
}

MoveCheck find_contact(MoveScene& scene) {
    scene.aligning_from = scene.track.legs().size();
    const bool attacks =
        scene.question->mover.kind == MoverRef::Kind::element && scene.element->stance == Stance::attack;
    const std::optional<ElementRef> enemy =
        attacks ? engaged_from(*scene.table, scene.question->mover.element(), scene.end()) : std::nullopt;
    if (!enemy) return looked_at(considered(125, Say::engages_nobody));
    const Box& body = *scene.table->laid(*enemy).box;
    const plane::Gap g = plane::gap(scene.end(), body);
    Aspect aspect = Aspect::front;
    const LaidElement& own = scene.table->laid(scene.question->mover.element());
    const Ruling on_aspect = rule_on_aspect(body, scene.track.path_of_front(), aspect,
                                            deviation_between(*scene.table, own, scene.table->laid(*enemy)));
    scene.engages = Engages{*enemy, aspect, g.distance};
    const std::size_t contact = contact_station(scene, body);
    if (steps_sideways(scene, contact)) scene.aligning_from = contact;
    MoveCheck contact_and_aspect = one(with_words(figure(125, 9, Say::would_engage, Does::no_bearing),
                                                  element_word(*enemy), static_cast<int>(aspect)),
                                       {g.distance, contact_distance, LimitWords::at_most,
                                        scene.deviation_to(*enemy, g.distance), g.from, g.to});
    append(contact_and_aspect.ruling, on_aspect);
    return contact_and_aspect;
}

bool passes_through(const MoveScene& scene, const Box& friendly) {
    for (std::size_t leg = 0; leg < scene.track.legs().size(); ++leg)
        for (const plane::Convex& ground :
             plane::ground_passed(scene.track.stations()[leg], scene.track.legs()[leg]))
            if (plane::overlaps(ground, friendly)) return true;
    return false;
}

void check_edges(const MoveScene& scene, std::vector<MoveCheck>& out) {
    for (const TablePoint p : plane::corners(scene.end())) {
        const Length inside =
            std::min({p.x, p.y, scene.table->scenario->width - p.x, scene.table->scenario->depth - p.y});
        if (meets(inside, LimitWords::at_least, Length{})) continue;
        out.push_back(looked_at(figure(86, 126, Say::leaves_the_table, Does::no_bearing)));
        return;
    }
}

}  // namespace

std::vector<MoveCheck> check_neighbours(MoveScene& scene, std::vector<ElementRef>& passed) {
    std::vector<MoveCheck> out;
    check_edges(scene, out);
    if (scene.element == nullptr) return out;  // staffs are in nobody's way (R047)
    out.push_back(find_contact(scene));
    std::optional<MoveCheck> nearest;
    Length nearest_gap;
    bool enters_a_strip = false;
    for (const LaidElement* near : scene.near) {
        const LaidElement& other = *near;
        if (scene.is_friend(other.ref)) {
            if (passes_through(scene, *other.box)) passed.push_back(other.ref);
        } else {
            check_way(scene, other, out);
            enters_a_strip = check_crossing(scene, other, out) || enters_a_strip;
        }
        check_stop(scene, other, out, nearest, nearest_gap);
    }
    if (nearest) out.push_back(*nearest);
    if (!enters_a_strip) out.push_back(looked_at(considered(87, Say::crosses_no_front)));
    for (const ElementRef ref : passed)
        out.push_back(
            looked_at(with_words(figure(85, 47, Say::passes_through, Does::no_bearing), element_word(ref))));
    return out;
}

std::vector<MoveCheck> check_ranks(const MoveScene& scene) {
    const std::size_t own = scene.question->mover.unit;
    const std::vector<Box>& units = scene.table->laid(scene.question->mover.element()).units;
    std::optional<plane::Gap> nearest;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (i == own) continue;
        const plane::Gap g = plane::gap(scene.end(), units[i]);
        if (!nearest || g.mm < nearest->mm) nearest = g;
    }
    std::vector<MoveCheck> out;
    if (!nearest) return out;
    const bool joined = meets(nearest->distance, LimitWords::less_than, contact_distance);
    out.push_back(
        one(figure(40, joined ? Say::stays_with_its_element : Say::leaves_its_element,
                   joined ? Does::permits : Does::forbids),
            {nearest->distance, contact_distance, LimitWords::less_than, {}, nearest->from, nearest->to}));
    const Angle body = scene.table->laid(scene.question->mover.element()).box->heading;
    const int off =
        std::abs(normalised({scene.end().heading.thousandths_of_degree - body.thousandths_of_degree + 180000})
                     .thousandths_of_degree -
                 180000);
    constexpr int parallel_within = 5000;  // Q78
    MoveCheck faces;
    faces.ruling.findings.push_back(
        figure(41, off <= parallel_within ? Say::faces_with_its_element : Say::faces_elsewhere,
               off <= parallel_within ? Does::permits : Does::forbids));
    out.push_back(faces);
    for (std::size_t i = 0; i < units.size(); ++i)
        if (i != own && plane::overlaps(scene.end(), units[i]))
            out.push_back(looked_at(
                about(figure(41, Say::stands_on_another_unit, Does::forbids),
                      table_unit_subject(*scene.table->scenario, scene.question->mover.element(), i))));
    return out;
}

}  // namespace bacler::plaquette
