#include "systems/plaquette/brigading.hpp"

#include "board/plane/index.hpp"
#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/distances.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace bacler::plaquette {

using plane::Box;

namespace {

constexpr Length unit_spacing{3000};     // R040
constexpr Length element_spacing{3000};  // R042

/// A link of the chain that joins an element's units: the nearest unit not yet in it, and its gap.
struct Link {
    std::size_t unit{0};
    plane::Gap gap;
};

/// The chain from the first unit on, each time to the nearest unit left: no other has narrower gaps.
std::vector<Link> chain_through(const std::vector<Box>& units) {
    std::vector<Link> nearest, out;
    for (std::size_t u = 1; u < units.size(); ++u) nearest.push_back({u, plane::gap(units[0], units[u])});
    while (!nearest.empty()) {
        const auto next = std::min_element(nearest.begin(), nearest.end(),
                                           [](const Link& a, const Link& b) { return a.gap.mm < b.gap.mm; });
        const Link link = *next;
        nearest.erase(next);
        out.push_back(link);
        for (Link& other : nearest) {
            const plane::Gap g = plane::gap(units[link.unit], units[other.unit]);
            if (g.mm < other.gap.mm) other.gap = g;
        }
    }
    return out;
}

Finding measured(Ruling& ruling, Finding f, const plane::Gap& gap, LimitWords words, Length limit,
                 Length sd) {
    ruling.measures.push_back({gap.distance, limit, words, sd, gap.from, gap.to});
    f.measure = static_cast<std::int32_t>(ruling.measures.size()) - 1;
    return f;
}

void write_chain(Ruling& ruling, const LaidTable& table, const LaidElement& laid) {
    const auto finding = [&](const Link& link, Say say, Does does) {
        const Finding f =
            about(figure(40, say, does), table_unit_subject(*table.scenario, laid.ref, link.unit));
        // Units of one element share its error (Q135): what is measured between them has none.
        return shown(measured(ruling, f, link.gap, LimitWords::less_than, unit_spacing, {}), Shown::deciding);
    };
    const std::vector<Link> chain = chain_through(laid.units);
    bool broken = false;
    for (const Link& link : chain) {
        if (meets(link.gap.distance, LimitWords::less_than, unit_spacing)) continue;
        Ledger(ruling).write(finding(link, Say::units_of_element_apart, Does::forbids));
        broken = true;
    }
    if (broken) return;
    const auto widest = std::max_element(chain.begin(), chain.end(),
                                         [](const Link& a, const Link& b) { return a.gap.mm < b.gap.mm; });
    Ledger(ruling).write(finding(*widest, Say::units_of_element_near, Does::permits));
}

/// The lesser turn between two headings, in thousandths of a degree.
std::int32_t turn_between(Angle a, Angle b) {
    const std::int32_t turn =
        normalised({a.thousandths_of_degree - b.thousandths_of_degree}).thousandths_of_degree;
    return std::min(turn, full_circle - turn);
}

int whole_degrees(std::int32_t thousandths) {
    return (thousandths + 999) / 1000;
}

void write_facing(Ruling& ruling, const LaidTable& table, const LaidElement& laid) {
    std::int32_t most = 0;
    for (std::size_t u = 0; u < laid.units.size(); ++u) {
        const std::int32_t turn = turn_between(laid.units[u].heading, laid.box->heading);
        most = std::max(most, turn);
        if (turn <= parallel_slack.thousandths_of_degree) continue;
        const Finding f =
            with_words(figure(41, 78, Say::unit_faces_otherwise, Does::forbids), whole_degrees(turn),
                       whole_degrees(parallel_slack.thousandths_of_degree));
        Ledger(ruling).write(
            shown(about(f, table_unit_subject(*table.scenario, laid.ref, u)), Shown::deciding));
    }
    if (most <= parallel_slack.thousandths_of_degree)
        Ledger(ruling).write(
            about(with_words(figure(41, 78, Say::units_face_alike, Does::permits), whole_degrees(most)),
                  element_subject(laid.ref)));
}

/// Places in the table of every two elements whose units may come within a reach of one another, each two once.
std::vector<std::pair<std::size_t, std::size_t>> near_pairs(const LaidTable& table, Length reach) {
    std::vector<std::size_t> placed;
    std::vector<Box> bodies;
    for (std::size_t i = 0; i < table.elements.size(); ++i)
        if (table.elements[i].box) {
            placed.push_back(i);
            bodies.push_back(*table.elements[i].box);
        }
    const plane::Index index(bodies);
    std::vector<std::pair<std::size_t, std::size_t>> out;
    for (std::size_t i = 0; i < bodies.size(); ++i)
        for (const std::size_t j : index.near(bodies[i], reach))
            if (j > i) out.emplace_back(placed[i], placed[j]);
    return out;
}

plane::Gap nearest(const LaidElement& a, const LaidElement& b) {
    plane::Gap best = plane::gap(a.units[0], b.units[0]);
    for (const Box& x : a.units)
        for (const Box& y : b.units) {
            const plane::Gap g = plane::gap(x, y);
            if (g.mm < best.mm) best = g;
        }
    return best;
}

bool is_in_attack(const LaidTable& table, const LaidElement& e) {
    return table.element(e.ref).stance == Stance::attack;
}

/// How deep two footprints lie in one another; none where by no more than the grain.
std::optional<Length> overlap_of(const Box& a, const Box& b) {
    const Length by = plane::rounded_length(-plane::separation(plane::convex_of(a), plane::convex_of(b)).mm);
    return meets(by, LimitWords::more_than, {}) ? std::optional(by) : std::nullopt;
}

void find_overlaps(const LaidElement& a, const LaidElement& b, std::vector<Overlap>& out) {
    std::optional<Overlap> deepest;
    for (std::size_t i = 0; i < a.units.size(); ++i)
        for (std::size_t j = 0; j < b.units.size(); ++j) {
            const std::optional<Length> by = overlap_of(a.units[i], b.units[j]);
            if (by && (!deepest || *by > deepest->by)) deepest = Overlap{a.ref, b.ref, i, j, *by};
        }
    if (deepest) out.push_back(*deepest);
}

void find_own_overlaps(const LaidElement& e, std::vector<Overlap>& out) {
    for (std::size_t i = 0; i < e.units.size(); ++i)
        for (std::size_t j = i + 1; j < e.units.size(); ++j)
            if (const std::optional<Length> by = overlap_of(e.units[i], e.units[j]))
                out.push_back({e.ref, e.ref, i, j, *by});
}

}  // namespace

Ruling rule_on_spacing(const LaidTable& table, ElementRef ref) {
    Ruling ruling;
    const LaidElement& laid = table.laid(ref);
    if (laid.units.size() < 2 || !laid.box) return ruling;
    write_chain(ruling, table, laid);
    write_facing(ruling, table, laid);
    return ruling;
}

Ruling rule_on_intervals(const LaidTable& table) {
    Ruling ruling;
    for (const auto& pair : near_pairs(table, element_spacing)) {
        const LaidElement &a = table.elements[pair.first], &b = table.elements[pair.second];
        const plane::Gap gap = nearest(a, b);
        const bool enemies = a.ref.side != b.ref.side;
        const bool engages = enemies && (is_in_attack(table, a) || is_in_attack(table, b)) &&
                             meets(gap.distance, LimitWords::at_most, contact_distance);
        if (engages || meets(gap.distance, LimitWords::more_than, element_spacing)) continue;
        const Finding f =
            with_words(figure(42, 9, Say::elements_stand_too_near, Does::forbids), element_word(b.ref));
        Ledger(ruling).write(shown(about(measured(ruling, f, gap, LimitWords::more_than, element_spacing,
                                                  deviation_between(table, a, b)),
                                         element_subject(a.ref)),
                                   Shown::deciding));
    }
    if (ruling.findings.empty())
        Ledger(ruling).write(figure(42, 9, Say::elements_stand_apart, Does::permits));
    return ruling;
}

std::vector<Overlap> overlaps_of(const LaidTable& table) {
    std::vector<Overlap> out;
    for (const auto& pair : near_pairs(table, {}))
        find_overlaps(table.elements[pair.first], table.elements[pair.second], out);
    for (const LaidElement& e : table.elements) find_own_overlaps(e, out);
    return out;
}

}  // namespace bacler::plaquette
