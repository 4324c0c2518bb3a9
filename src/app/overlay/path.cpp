#include "app/overlay/path.hpp"

#include "app/finding_text.hpp"
#include "app/overlay/pencil.hpp"
#include "app/overlay/segment.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/manoeuvring.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::overlay {

using plane::Leg;
using plaquette::MoveAnswer;

namespace {

constexpr std::uint16_t stop_rule = 86, crossing_rule = 87, last_allowance_rule = 92, contact_rule = 125;

std::vector<Spot> spots_of_path(const std::vector<TablePoint>& path) {
    std::vector<Spot> out;
    for (const TablePoint& p : path) out.push_back(spot_of(p));
    return out;
}

/// Moves the part of a polyline that is longer than `length` to another.
std::vector<Spot> split_at(std::vector<Spot>& line, float length) {
    float gone = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const float step = apart(line[i], line[i + 1]);
        if (gone + step < length || step <= 0) {
            gone += step;
            continue;
        }
        const Spot cut = mix(line[i], line[i + 1], (length - gone) / step);
        std::vector<Spot> rest{cut};
        rest.insert(rest.end(), line.begin() + static_cast<std::ptrdiff_t>(i) + 1, line.end());
        line.resize(i + 1);
        line.push_back(cut);
        return rest;
    }
    return {};
}

/// The arc of the outer front corner of a wheel about the other one.
void draw_wheel(Pencil& pencil, const plane::Box& from, const Leg& leg) {
    const std::size_t outer = leg.kind == Leg::Kind::wheel_left ? 1 : 0;
    const Spot pivot = spots_of(from)[1 - outer];
    constexpr int slices = 24;
    std::vector<Spot> arc;
    for (int i = 0; i <= slices; ++i)
        arc.push_back(spots_of(plane::after(from, leg, static_cast<double>(i) / slices))[outer]);
    pencil.path(arc, Tone::neutral, 1.8F);
    pencil.lead(pivot, arc.front());
    pencil.lead(pivot, arc.back());
    pencil.dot(pivot, Tone::neutral);
}

void draw_strip(Pencil& pencil, const Canvas& canvas, const plaquette::LaidTable& table, const Finding& f) {
    const std::optional<plane::Box>& body = table.laid(plaquette::element_of_word(f.a)).box;
    if (!body) return;
    const std::array<Spot, 4> strip = spots_of(plaquette::strip_before(*body, table.scenario->readings));
    const Tone tone = f.does == Does::forbids ? Tone::forbidden : Tone::neutral;
    pencil.area(strip, tone);
    pencil.outline(strip, tone, 1.6F);
    pencil.name(mix(strip[0], strip[2], 0.5F), direction(strip[2], strip[1]), tone,
                std::string(phrase(canvas.lang, "ui.drawn.crossing_strip")),
                std::vector<Spot>(strip.begin(), strip.end()));
}

void draw_body(Pencil& pencil, const plane::Box& box, Tone tone, float breadth) {
    const std::array<Spot, 4> c = spots_of(box);
    pencil.outline(c, tone, breadth);
    pencil.line(c[0], c[1], tone, breadth + 1.5F);
}

void draw_cut(Pencil& pencil, const Canvas& canvas, const MoveAnswer& answer) {
    const Tone tone = tone_of(verdict(answer.ruling));
    const Length whole = answer.legal_until.value_or(answer.used);
    const CutPath cut = cut_path(answer.path, whole);
    const bool is_cut = answer.legal_until && tone != Tone::allowed;
    pencil.path(cut.before, is_cut ? Tone::allowed : tone);
    if (!is_cut) return;
    pencil.path(cut.after, tone, 2);
    pencil.path(cut.first_cm, tone, 6);
    const Spot at = cut.first_cm.empty() ? spot_of(answer.path.back()) : cut.first_cm.front();
    pencil.cross(at, tone);
    pencil.figure(at, {0, -1}, tone,
                  say(canvas.lang, "ui.drawn.legal_until",
                      {cm_text(canvas.lang, to_tenth_of_mm(*answer.legal_until))}));
}

/// Is a finding drawn by the gap it measured: what stops the move, what it comes to engage, the distance that forbids it? Lengths
/// along the path, of its allowance and of a crossing, are drawn on the path.
bool is_drawn_by_gap(const Ruling& ruling, const Finding& f) {
    const bool is_along_path = f.rule.number >= crossing_rule && f.rule.number <= last_allowance_rule;
    if (f.measure < 0 || is_along_path) return false;
    const Measurement& m = ruling.measures.at(static_cast<std::size_t>(f.measure));
    if (f.rule.number == contact_rule) return meets(m.value, LimitWords::at_most, m.limit);
    return f.does == Does::forbids && (f.rule.number == stop_rule || f.shown == Shown::deciding);
}

}  // namespace

CutPath cut_path(const std::vector<TablePoint>& path, Length at) {
    CutPath out;
    out.before = spots_of_path(path);
    out.after = split_at(out.before, static_cast<float>(in_cm(at)));
    out.first_cm = std::move(out.after);
    out.after = split_at(out.first_cm, 1);
    return out;
}

Drawing path_of(const Canvas& canvas, const plaquette::LaidTable& table,
                const plaquette::MoveQuestion& question, const MoveAnswer& answer) {
    Pencil pencil(canvas);
    const Tone tone = tone_of(verdict(answer.ruling));
    for (const Finding& f : answer.ruling.findings)
        if (f.say == plaquette::id(plaquette::Say::crosses_front_of)) draw_strip(pencil, canvas, table, f);
    pencil.ghost(answer.stations.front());
    for (std::size_t i = 1; i + 1 < answer.stations.size(); ++i)
        draw_body(pencil, answer.stations[i], Tone::neutral, 1.2F);
    for (std::size_t i = 0; i < question.legs.size() && i + 1 < answer.stations.size(); ++i) {
        const Leg::Kind kind = question.legs[i].kind;
        if (kind == Leg::Kind::wheel_left || kind == Leg::Kind::wheel_right)
            draw_wheel(pencil, answer.stations[i], question.legs[i]);
    }
    draw_body(pencil, answer.end(), tone, 2.5F);
    draw_cut(pencil, canvas, answer);
    std::vector<Drawing> all;
    for (const Finding& f : answer.ruling.findings) {
        if (!is_drawn_by_gap(answer.ruling, f)) continue;
        const Measurement& m = answer.ruling.measures.at(static_cast<std::size_t>(f.measure));
        if (f.rule.number == stop_rule || f.rule.number == contact_rule)
            pencil.path(circle_of(spot_of(m.to), static_cast<float>(in_cm(m.limit))), Tone::neutral, 1.2F);
        all.push_back(segment_of(canvas, m, tone_of(answer.ruling, f)));
    }
    all.insert(all.begin(), pencil.finish());
    return together(all);
}

}  // namespace bacler::overlay
