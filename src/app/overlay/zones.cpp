#include "app/overlay/zones.hpp"

#include "app/finding_text.hpp"

#include <algorithm>

namespace bacler::overlay {

using plane::Zone;

namespace {

/// What of the table lies in a zone: cut from it by the zone's own lines.
std::vector<Spot> zone_on_table(const Canvas& canvas, const plane::Box& body, Zone zone) {
    const plane::Box table{
        {Length{canvas.width.hundredths_of_mm / 2}, Length{canvas.depth.hundredths_of_mm / 2}},
        {},
        canvas.width,
        canvas.depth};
    const plane::Convex part = plane::part_in_zone(body, zone, table);
    std::vector<Spot> out;
    for (const plane::Vec& v : part.points()) out.push_back(spot_of(plane::rounded_point(v)));
    return out;
}

std::string_view key_of(Zone zone) {
    switch (zone) {
        case Zone::left_flank: return "zone.left_flank";
        case Zone::right_flank: return "zone.right_flank";
        case Zone::rear: return "zone.rear";
        case Zone::front:
        case Zone::inside: break;
    }
    return "zone.front";
}

void draw_prolongations(Pencil& pencil, const Canvas& canvas, const plane::Box& body) {
    const std::array<Spot, 4> c = spots_of(body);
    const Spot along = direction(c[0], c[1]);
    for (const Spot corner : {c[0], c[3]}) {
        const std::array<Spot, 2> ends = across_table(canvas, corner, along);
        pencil.prolongation(ends[0], ends[1]);
    }
    for (const Spot& s : c) pencil.shows(s);
    pencil.outline(c, Tone::neutral, 2);
}

/// What the verdict rests on: how far from which of the two lines. A ruling that rests on none was stated.
struct Deciding {
    const Measurement* measure{nullptr};
    ZoneLine line{ZoneLine::front};
};
Deciding deciding_of(const Ruling& ruling) {
    for (const Finding& f : ruling.findings)
        if (f.shown == Shown::deciding && f.measure >= 0)
            return {&ruling.measures.at(static_cast<std::size_t>(f.measure)),
                    f.measure == 0 ? ZoneLine::front : ZoneLine::back};
    return {};
}

Zone zone_of_attack(const ZonesQuestion& q) {
    return q.path.empty() ? Zone::front : plane::zone_of(q.defender, q.path.back());
}

}  // namespace

void draw_zone(Pencil& pencil, const Canvas& canvas, const plane::Box& body, Zone zone, Tone tone) {
    if (zone != Zone::inside)
        if (const std::vector<Spot> part = zone_on_table(canvas, body, zone); part.size() > 2)
            pencil.area(part, tone);
    draw_prolongations(pencil, canvas, body);
}

void draw_zone_name(Pencil& pencil, const Canvas& canvas, const plane::Box& body, Zone zone) {
    constexpr float near = 4, room = 9;  // cm
    std::vector<Spot> area = zone_on_table(canvas, body, zone);
    if (area.size() < 3) return;
    const plane::Box band = plane::edge_band(body, zone);
    const Spot edge = spot_of(band.centre),
               away = direction(edge,
                                spot_of(plane::front_centre({band.centre, band.heading, {}, Length{20000}})));
    const Spot at = moved(edge, away, near);
    if (!is_on_table(canvas, at)) return;
    pencil.name(at, away, Tone::neutral, std::string(phrase(canvas.lang, key_of(zone))), std::move(area));
    pencil.shows(moved(edge, away, room));
}

std::string margin_text(Lang lang, const Measurement& m, ZoneLine line) {
    const bool is_front = line == ZoneLine::front;
    const Length beyond = margin(m);
    const auto in_mm = [&](Length l) { return cm_text(lang, to_tenth_of_mm(l) * 10); };
    std::string mm = in_mm(std::max(beyond, -beyond));
    if (m.sd > Length{}) mm += " ± " + in_mm(m.sd * 2);
    if (meets(m.value, LimitWords::at_most, m.limit) && meets(m.value, LimitWords::at_least, m.limit))
        return std::string(phrase(lang, is_front ? "ui.drawn.on_front_line" : "ui.drawn.on_back_line"));
    const bool is_beyond = beyond > Length{};
    if (is_front)
        return say(lang, is_beyond ? "ui.drawn.ahead_of_front_line" : "ui.drawn.behind_front_line", {mm});
    return say(lang, is_beyond ? "ui.drawn.behind_back_line" : "ui.drawn.ahead_of_back_line", {mm});
}

std::string deciding_margin(Lang lang, const Ruling& aspect) {
    const Deciding deciding = deciding_of(aspect);
    return deciding.measure == nullptr ? std::string() : margin_text(lang, *deciding.measure, deciding.line);
}

Drawing zones_of(const Canvas& canvas, const ZonesQuestion& question) {
    Pencil pencil(canvas);
    const Deciding deciding = deciding_of(*question.ruling);
    const Measurement* m = deciding.measure;
    const Tone tone = m != nullptr && is_too_close(*m) ? Tone::too_close : Tone::neutral;
    draw_zone(pencil, canvas, question.defender, zone_of_attack(question), tone);
    std::vector<Spot> path;
    for (const TablePoint& p : question.path) path.push_back(spot_of(p));
    if (path.size() > 1) pencil.path(path, tone);
    if (!path.empty()) pencil.dot(path.back(), tone);
    if (m != nullptr) {
        const Spot foot = spot_of(m->from), point = spot_of(m->to), along = direction(foot, point);
        pencil.line(foot, point, tone);
        pencil.stroke(foot, across(along), tone);
        pencil.dot(point, tone);
        pencil.figure(mix(foot, point, 0.5F), across(along), tone,
                      margin_text(canvas.lang, *m, deciding.line));
    }
    for (const Zone z : {Zone::front, Zone::left_flank, Zone::right_flank, Zone::rear})
        draw_zone_name(pencil, canvas, question.defender, z);
    return pencil.finish();
}

}  // namespace bacler::overlay
