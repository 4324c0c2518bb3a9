#include "systems/plaquette/laid_index.hpp"

#include "base/check.hpp"
#include "systems/plaquette/laid_table.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace bacler::plaquette {

using plane::Bounds;

namespace {

void sort_once(std::vector<std::size_t>& places) {
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
}

/// Half the diagonal of a body.
double radius_of(const plane::Box& box) {
    return std::hypot(box.w.hundredths_of_mm, box.d.hundredths_of_mm) / 2;
}

Length rounded_up(double hundredths_of_mm) {
    return {static_cast<std::int32_t>(std::ceil(hundredths_of_mm))};
}

void widen(LaidIndex& index, const plane::Box& body) {
    index.widest_radius = std::max(index.widest_radius, rounded_up(radius_of(body)));
}

/// The element that a fact speaks of, or of a unit of which it does.
std::optional<ElementRef> element_spoken_of(const Scenario& scenario, Subject subject) {
    if (subject.kind == SubjectKind::element) return ElementRef{subject.side, subject.index};
    if (subject.kind != SubjectKind::unit) return std::nullopt;
    std::size_t first = 0;
    const std::vector<Element>& elements = scenario.sides[subject.side].elements;
    for (std::size_t e = 0; e < elements.size(); ++e) {
        first += elements[e].units.size();
        if (subject.index < first) return ElementRef{subject.side, e};
    }
    return std::nullopt;
}

}  // namespace

LaidIndex index_of(const LaidTable& table, plane::Index::Search search) {
    LaidIndex out;
    std::vector<Bounds> elements, grounds, screens;
    for (std::size_t i = 0; i < table.elements.size(); ++i) {
        const LaidElement& e = table.elements[i];
        out.widest_deviation = std::max(out.widest_deviation, e.deviation);
        for (const Length d : e.unit_deviations) out.widest_deviation = std::max(out.widest_deviation, d);
        if (!e.box) continue;
        elements.push_back(plane::bounds_of(*e.box));
        widen(out, *e.box);
        out.element_of.push_back(i);
    }
    for (std::size_t t = 0; t < table.terrain.size(); ++t)
        for (std::size_t g = 0; g < table.terrain[t].grounds.size(); ++g) {
            grounds.push_back(plane::bounds_of(table.terrain[t].grounds[g]));
            out.ground_of.emplace_back(t, g);
        }
    for (const plane::Screen& s : table.screens) screens.push_back(plane::bounds_of(s.ground));
    out.elements = plane::Index(elements, search);
    out.grounds = plane::Index(grounds, search);
    out.screens = plane::Index(screens, search);
    return out;
}

void follow(LaidTable& table, std::size_t element) {
    const std::vector<std::size_t>& of = table.index.element_of;
    const auto place = std::lower_bound(of.begin(), of.end(), element);
    BACLER_CHECK(place != of.end() && *place == element && table.elements[element].box.has_value());
    table.index.elements.move(static_cast<std::size_t>(place - of.begin()), *table.elements[element].box);
    widen(table.index, *table.elements[element].box);
}

Bounds surroundings(const LaidTable& table, const Bounds& body, Length reach) {
    // Two deviations of a distance between two pieces that both have the widest: 2 times its root of two.
    return plane::wider(body, reach + grain + table.index.widest_deviation * 3);
}

std::vector<std::size_t> elements_within(const LaidTable& table, const Bounds& bounds) {
    std::vector<std::size_t> out = table.index.elements.within(bounds);
    for (std::size_t& place : out) place = table.index.element_of[place];
    return out;
}

std::vector<std::size_t> circles_within(const LaidTable& table, const plane::Box& body, Length reach) {
    const double own = radius_of(body) + reach.hundredths_of_mm;
    const Bounds middle{body.centre, body.centre};
    std::vector<std::size_t> out =
        elements_within(table, plane::wider(middle, rounded_up(own) + table.index.widest_radius));
    const auto is_beyond = [&](std::size_t place) {
        const plane::Box& other = *table.elements[place].box;
        const double apart = std::hypot((other.centre.x - body.centre.x).hundredths_of_mm,
                                        (other.centre.y - body.centre.y).hundredths_of_mm);
        return apart > own + radius_of(other);
    };
    out.erase(std::remove_if(out.begin(), out.end(), is_beyond), out.end());
    return out;
}

std::vector<std::size_t> stated_with(const LaidTable& table, const LaidElement& element) {
    std::vector<std::size_t> out;
    for (const LaidFact& f : table.facts) {
        const std::optional<ElementRef> a = element_spoken_of(*table.scenario, f.a),
                                        b = element_spoken_of(*table.scenario, f.b);
        if (!a || !b || *a == *b) continue;
        if (*a == element.ref) out.push_back(table.place_of(*b));
        if (*b == element.ref) out.push_back(table.place_of(*a));
    }
    sort_once(out);
    return out;
}

std::vector<const LaidElement*> elements_about(const LaidTable& table, const LaidElement& element,
                                               Length reach) {
    std::vector<std::size_t> places;
    if (element.box)
        places = elements_within(table, surroundings(table, plane::bounds_of(*element.box), reach));
    if (!table.facts.empty()) {
        const std::vector<std::size_t> stated = stated_with(table, element);
        places.insert(places.end(), stated.begin(), stated.end());
        sort_once(places);
    }
    std::vector<const LaidElement*> out;
    for (const std::size_t p : places)
        if (&table.elements[p] != &element) out.push_back(&table.elements[p]);
    return out;
}

std::vector<std::pair<std::size_t, std::size_t>> grounds_within(const LaidTable& table,
                                                                const Bounds& bounds) {
    std::vector<std::pair<std::size_t, std::size_t>> out;
    for (const std::size_t g : table.index.grounds.within(bounds)) out.push_back(table.index.ground_of[g]);
    return out;
}

std::vector<std::size_t> screens_at(const LaidTable& table, TablePoint point) {
    return screens_between(table, point, point);
}

std::vector<std::size_t> screens_between(const LaidTable& table, TablePoint from, TablePoint to) {
    return table.index.screens.within(plane::wider(plane::joined({from, from}, {to, to}), grain * 2));
}

}  // namespace bacler::plaquette
