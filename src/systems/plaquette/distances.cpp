#include "systems/plaquette/distances.hpp"

#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "board/plane/zones.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace bacler::plaquette {

using plane::Box;

namespace {

/// One footprint of a piece.
struct Part {
    Box box;
    Length deviation;
    Subject piece;
};

/// A piece as it is measured: its footprints, its centre, and the element whose error it shares.
struct Body {
    Subject piece;
    std::vector<Part> parts;
    TablePoint centre;
    Length deviation;
    std::optional<ElementRef> element;
};

std::optional<Distance> stated(const LaidTable& table, Subject a, Subject b) {
    const LaidFact* fact = fact_about(table.facts, FactKind::distance, a, b);
    return fact == nullptr ? std::nullopt : std::optional<Distance>({fact->distance, {}, {}, {}, true});
}

/// What is stated of two pieces, between the points where they stand if they do.
std::optional<Distance> stated_between(const LaidTable& table, Subject a, Subject b,
                                       const std::optional<Box>& at, const std::optional<Box>& to) {
    std::optional<Distance> out = table.facts.empty() ? std::nullopt : stated(table, a, b);
    if (!out || !at || !to) return out;
    const plane::Gap g = plane::gap(*at, *to);
    out->from = g.from;
    out->to = g.to;
    return out;
}

std::vector<Part> parts_of(const LaidTable& table, const LaidElement& e) {
    std::vector<Part> out;
    for (std::size_t i = 0; i < e.units.size(); ++i)
        out.push_back({e.units[i], e.unit_deviations[i],
                       table.facts.empty() ? Subject{} : table_unit_subject(*table.scenario, e.ref, i)});
    return out;
}

/// The least distance between footprints of two pieces; a fact about a pair of them stands for that pair.
std::optional<Distance> nearest(const LaidTable& table, const std::vector<Part>& a,
                                const std::vector<Part>& b) {
    std::optional<Distance> best;
    double least = 0;
    for (const Part& x : a)
        for (const Part& y : b) {
            const plane::Gap g = plane::gap(x.box, y.box);
            std::optional<Distance> d;
            if (!table.facts.empty()) d = stated(table, x.piece, y.piece);
            const double mm = d ? d->value.hundredths_of_mm / 100.0 : g.mm;
            if (best && mm >= least) continue;
            if (!d) d = Distance{g.distance, joint_deviation(x.deviation, y.deviation), {}, {}, false};
            d->from = g.from;
            d->to = g.to;
            best = d;
            least = mm;
        }
    return best;
}

Distance apart(TablePoint a, TablePoint b, Length sd) {
    const plane::Vec d = plane::in_mm(b) - plane::in_mm(a);
    return {plane::rounded_length(std::hypot(d.x, d.y)), sd, a, b, false};
}

Length deviation_of(const LaidTable& table, const Staff& staff) {
    return staff.deviation.value_or(table.scenario->deviation);
}

bool is_at_stop(Length gap) {
    return std::abs((gap - contact_distance).hundredths_of_mm) <= grain.hundredths_of_mm;
}

/// Did the 3 cm stop set this gap? An element in attack stands that far before an enemy, within the grain.
bool is_set_by_stop(const LaidTable& table, const LaidElement& a, const LaidElement& b, Length gap) {
    if (a.ref.side == b.ref.side || !is_at_stop(gap)) return false;
    const auto stopped = [&](const LaidElement& e, const LaidElement& before) {
        if (table.element(e.ref).stance != Stance::attack) return false;
        const plane::Convex ahead = plane::part_in_zone(*e.box, plane::Zone::front, *before.box);
        return !ahead.is_empty() && is_at_stop(plane::gap(plane::convex_of(*e.box), ahead).distance);
    };
    return stopped(a, b) || stopped(b, a);
}

bool takes_part(const LaidTable& table, ElementRef ref) {
    return is_there_yet(table.element(ref).arrives);
}

std::optional<Box> unit_box(const LaidElement& e, std::size_t unit) {
    return e.units.empty() ? std::nullopt : std::optional<Box>(e.units[unit]);
}

}  // namespace

Measurement against(const Distance& d, LimitWords words, Length limit) {
    return {d.value, limit, words, d.sd, d.from, d.to};
}

Length joint_deviation(Length a, Length b) {
    return {static_cast<std::int32_t>(std::lround(std::hypot(a.hundredths_of_mm, b.hundredths_of_mm)))};
}

Length deviation_between(const LaidTable& table, const LaidElement& a, const LaidElement& b) {
    const bool aligned =
        !table.facts.empty() &&
        fact_about(table.facts, FactKind::aligned, element_subject(a.ref), element_subject(b.ref)) != nullptr;
    return aligned ? Length{} : joint_deviation(a.deviation, b.deviation);
}

std::optional<Distance> command_reach(const LaidTable& table, std::size_t place, ElementRef ref) {
    const Staff& staff = table.side(ref).staffs[place];
    const LaidElement& laid = table.laid(ref);
    if (!is_there_yet(staff.arrives) || !takes_part(table, ref)) return std::nullopt;
    const bool placed = staff.at && laid.box;
    std::optional<Distance> d = stated(table, staff_subject(ref.side, place), element_subject(ref));
    if (!d && placed)
        return apart(*staff.at, laid.box->centre,
                     joint_deviation(deviation_of(table, staff), laid.deviation));
    if (d && placed) {
        d->from = *staff.at;
        d->to = laid.box->centre;
    }
    return d;
}

std::optional<Distance> staff_reach(const LaidTable& table, std::size_t side, std::size_t from,
                                    std::size_t to) {
    const Staff &a = table.scenario->sides[side].staffs[from], &b = table.scenario->sides[side].staffs[to];
    if (!is_there_yet(a.arrives) || !is_there_yet(b.arrives)) return std::nullopt;
    std::optional<Distance> d = stated(table, staff_subject(side, from), staff_subject(side, to));
    if (!a.at || !b.at) return d;
    if (!d) return apart(*a.at, *b.at, joint_deviation(deviation_of(table, a), deviation_of(table, b)));
    d->from = *a.at;
    d->to = *b.at;
    return d;
}

std::optional<Distance> charisma_reach(const LaidTable& table, std::size_t place, ElementRef ref) {
    const Staff& staff = table.side(ref).staffs[place];
    const LaidElement& laid = table.laid(ref);
    if (!is_there_yet(staff.arrives) || !takes_part(table, ref)) return std::nullopt;
    const std::optional<Box> base = staff_box(staff);
    const Subject general = staff_subject(ref.side, place);
    if (std::optional<Distance> d = stated_between(table, general, element_subject(ref), base, laid.box))
        return d;
    if (!base) return std::nullopt;
    return nearest(table, {{*base, deviation_of(table, staff), general}}, parts_of(table, laid));
}

bool is_contact_stated(const LaidTable& table, ElementRef a, ElementRef b) {
    return !table.facts.empty() &&
           fact_about(table.facts, FactKind::contact, element_subject(a), element_subject(b)) != nullptr;
}

std::optional<Distance> contact_gap(const LaidTable& table, const LaidElement& a, const LaidElement& b) {
    if (!takes_part(table, a.ref) || !takes_part(table, b.ref)) return std::nullopt;
    std::optional<Distance> d =
        stated_between(table, element_subject(a.ref), element_subject(b.ref), a.box, b.box);
    if (is_contact_stated(table, a.ref, b.ref)) {
        if (!d) d = Distance{contact_distance, {}, {}, {}, true};
        d->value = std::min(d->value, contact_distance);
    }
    if (!a.box || !b.box) return d;
    const plane::Gap g = plane::gap(*a.box, *b.box);
    if (d) return Distance{d->value, {}, g.from, g.to, true};
    const Length sd = is_set_by_stop(table, a, b, g.distance) ? Length{} : deviation_between(table, a, b);
    return Distance{g.distance, sd, g.from, g.to, false};
}

std::optional<Distance> battery_range(const LaidTable& table, ElementRef own, std::size_t unit,
                                      ElementRef target) {
    if (!takes_part(table, own) || !takes_part(table, target)) return std::nullopt;
    const LaidElement &battery = table.laid(own), &enemy = table.laid(target);
    const Subject foe = element_subject(target),
                  gun = table.facts.empty() ? Subject{} : table_unit_subject(*table.scenario, own, unit);
    std::optional<Box> front = unit_box(battery, unit);
    if (front) front = Box{plane::front_centre(*front), front->heading, front->w, {}};
    std::optional<Distance> d = stated_between(table, gun, foe, front, enemy.box);
    if (!d && is_grand_battery(table.element(own)))
        d = stated_between(table, element_subject(own), foe, front, enemy.box);
    if (d || !front) return d;
    return nearest(table, {{*front, battery.unit_deviations[unit], gun}}, parts_of(table, enemy));
}

std::optional<Distance> nearest_units(const LaidTable& table, ElementRef a,
                                      const std::vector<std::size_t>& units_of_a, ElementRef b) {
    const LaidElement &x = table.laid(a), &y = table.laid(b);
    if (units_of_a.empty() || !takes_part(table, a) || !takes_part(table, b)) return std::nullopt;
    if (std::optional<Distance> d =
            stated_between(table, element_subject(a), element_subject(b), x.box, y.box))
        return d;
    if (x.units.empty()) return std::nullopt;
    const std::vector<Part> all = parts_of(table, x);
    std::vector<Part> some;
    for (const std::size_t i : units_of_a) some.push_back(all[i]);
    return nearest(table, some, parts_of(table, y));
}

namespace {

std::optional<Body> body_of(const LaidTable& table, Subject piece) {
    if (piece.kind == SubjectKind::staff) {
        const Staff& staff = table.scenario->sides[piece.side].staffs[piece.index];
        const std::optional<Box> base = staff_box(staff);
        if (!base) return std::nullopt;
        const Length deviation = deviation_of(table, staff);
        return Body{piece, {{*base, deviation, piece}}, base->centre, deviation, {}};
    }
    if (piece.kind != SubjectKind::element && piece.kind != SubjectKind::unit) return std::nullopt;
    for (const LaidElement& e : table.elements) {
        if (!e.box || e.ref.side != piece.side) continue;
        const std::vector<Part> parts = parts_of(table, e);
        if (piece == element_subject(e.ref)) return Body{piece, parts, e.box->centre, e.deviation, e.ref};
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (piece == table_unit_subject(*table.scenario, e.ref, i))
                return Body{piece, {parts[i]}, parts[i].box.centre, parts[i].deviation, e.ref};
    }
    return std::nullopt;
}

/// Do two pieces stand exactly to one another: of one element, or stated to be aligned?
bool share_an_error(const LaidTable& table, const Body& a, const Body& b) {
    if (!a.element || !b.element) return false;
    return a.element == b.element ||
           (!table.facts.empty() && fact_about(table.facts, FactKind::aligned, a.piece, b.piece) != nullptr);
}

bool are_elements(Subject a, Subject b) {
    return a.kind == SubjectKind::element && b.kind == SubjectKind::element;
}

}  // namespace

std::optional<Distance> edge_distance(const LaidTable& table, Subject a, Subject b) {
    const std::optional<Body> x = body_of(table, a), y = body_of(table, b);
    std::optional<Distance> d = x && y ? nearest(table, x->parts, y->parts) : std::nullopt;
    if (d && share_an_error(table, *x, *y)) d->sd = {};
    if (d && are_elements(a, b) && !(a == b)) {
        const std::optional<Distance> contact =
            contact_gap(table, table.laid(*x->element), table.laid(*y->element));
        if (contact && contact->sd == Length{}) d->sd = {};
    }
    const std::optional<Distance> said = stated(table, a, b);
    if (!said) return d;
    return Distance{said->value, {}, d ? d->from : TablePoint{}, d ? d->to : TablePoint{}, true};
}

std::optional<Distance> centre_distance(const LaidTable& table, Subject a, Subject b) {
    const std::optional<Body> x = body_of(table, a), y = body_of(table, b);
    if (!x || !y) return std::nullopt;
    return apart(x->centre, y->centre,
                 share_an_error(table, *x, *y) ? Length{} : joint_deviation(x->deviation, y->deviation));
}

}  // namespace bacler::plaquette
