#include "app/overlay/pencil.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::overlay {

namespace {

constexpr float halo = 3;  // points more than the stroke it carries

Shade shade_of(Paint paint, Tone tone) {
    return {paint, static_cast<std::uint8_t>(tone), 0};
}

}  // namespace

Spot mix(Spot a, Spot b, float part) {
    return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

float apart(Spot a, Spot b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

Spot direction(Spot from, Spot to) {
    const float length = apart(from, to);
    if (length < 1e-5F) return {0, 1};
    return {(to.x - from.x) / length, (to.y - from.y) / length};
}

Spot across(Spot along) {
    return {-along.y, along.x};
}

Spot turned(Spot along, float by) {
    return {along.x * std::cos(by) + along.y * std::sin(by), along.y * std::cos(by) - along.x * std::sin(by)};
}

Spot moved(Spot from, Spot along, float cm) {
    return {from.x + along.x * cm, from.y + along.y * cm};
}

std::vector<Spot> circle_of(Spot centre, float cm) {
    constexpr int slices = 96;
    constexpr float whole_turn = 6.2831853F;
    std::vector<Spot> out;
    for (int i = 0; i <= slices; ++i)
        out.push_back(
            moved(centre, turned({0, 1}, whole_turn * static_cast<float>(i % slices) / slices), cm));
    return out;
}

bool is_on_table(const Canvas& canvas, Spot spot) {
    return spot.x >= 0 && spot.y >= 0 && spot.x <= static_cast<float>(in_cm(canvas.width)) &&
           spot.y <= static_cast<float>(in_cm(canvas.depth));
}

std::array<Spot, 2> across_table(const Canvas& canvas, Spot at, Spot along) {
    float first = -1e6F, last = 1e6F;
    const auto keep = [&](float start, float step, float far) {
        if (std::abs(step) < 1e-6F) {
            if (start < 0 || start > far) last = first - 1;
            return;
        }
        const float a = -start / step, b = (far - start) / step;
        first = std::max(first, std::min(a, b));
        last = std::min(last, std::max(a, b));
    };
    keep(at.x, along.x, static_cast<float>(in_cm(canvas.width)));
    keep(at.y, along.y, static_cast<float>(in_cm(canvas.depth)));
    if (first > last) return {at, at};
    return {moved(at, along, first), moved(at, along, last)};
}

void Pencil::solid(Spot from, Spot to, float points, Tone tone) {
    draw_line(halos_, from, to, {0, points + halo}, shade_of(Paint::mark_halo, tone));
    draw_line(strokes_, from, to, {0, points}, shade_of(Paint::mark, tone));
}

/// Dashes of the table, not of the screen, so that they stay where they are while the view moves.
void Pencil::dashes(Spot from, Spot to, float points, Tone tone) {
    const float length = apart(from, to);
    const float period = std::clamp(length / 6, 0.2F, 1.4F), share = tone == Tone::too_close ? 0.3F : 0.62F;
    draw_line(halos_, from, to, {0, points + halo}, shade_of(Paint::mark_halo, tone));
    const Spot along = direction(from, to);
    for (float at = 0; at < length; at += period)
        draw_line(strokes_, moved(from, along, at), moved(from, along, std::min(length, at + period * share)),
                  {0, points}, shade_of(Paint::mark, tone));
}

void Pencil::line(Spot from, Spot to, Tone tone, float points) {
    shows(from);
    shows(to);
    if (tone == Tone::forbidden || tone == Tone::too_close)
        dashes(from, to, points, tone);
    else
        solid(from, to, points, tone);
}

void Pencil::path(std::span<const Spot> points, Tone tone, float breadth) {
    for (const Spot& p : points) shows(p);
    // Short pieces of an arc are drawn solid: their dashes would not show.
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        if (apart(points[i], points[i + 1]) < 1.5F)
            solid(points[i], points[i + 1], breadth, tone);
        else
            line(points[i], points[i + 1], tone, breadth);
    for (const Spot& p : points) {
        fill_disc(halos_, p, {0, (breadth + halo) / 2}, shade_of(Paint::mark_halo, tone));
        fill_disc(strokes_, p, {0, breadth / 2}, shade_of(Paint::mark, tone));
    }
}

void Pencil::outline(std::span<const Spot> points, Tone tone, float breadth) {
    if (points.empty()) return;
    std::vector<Spot> closed(points.begin(), points.end());
    closed.push_back(points.front());
    path(closed, tone, breadth);
}

void Pencil::stroke(Spot at, Spot along, Tone tone, float length) {
    shows(at);
    draw_stroke(halos_, at, along, length + halo, 2.5F + halo, shade_of(Paint::mark_halo, tone));
    draw_stroke(strokes_, at, along, length, 2.5F, shade_of(Paint::mark, tone));
}

void Pencil::cross(Spot at, Tone tone) {
    constexpr float diagonal = 0.70710678F;
    stroke(at, {diagonal, diagonal}, tone);
    stroke(at, {-diagonal, diagonal}, tone);
}

void Pencil::dot(Spot at, Tone tone) {
    shows(at);
    fill_disc(halos_, at, {0, 4.5F + halo / 2}, shade_of(Paint::mark_halo, tone));
    fill_disc(strokes_, at, {0, 4.5F}, shade_of(Paint::mark, tone));
}

void Pencil::arrow(Spot from, Spot to, Tone tone) {
    shows(from);
    shows(to);
    draw_line(halos_, from, to, {0, 2.5F + halo}, shade_of(Paint::mark_halo, tone));
    draw_arrow(strokes_, from, to, {0, 2.5F}, shade_of(Paint::mark, tone));
}

void Pencil::area(std::span<const Spot> points, Tone tone) {
    fill_polygon(areas_, points, {}, shade_of(Paint::mark_area, tone));
}

void Pencil::ghost(const plane::Box& box) {
    const std::array<Spot, 4> c = spots_of(box);
    area(c, Tone::neutral);
    outline(c, Tone::neutral, 1.2F);
    line(c[0], c[1], Tone::neutral, 3);
}

void Pencil::prolongation(Spot from, Spot to) {
    solid(from, to, 1.6F, Tone::neutral);
}

void Pencil::lead(Spot from, Spot to) {
    shows(to);
    dashes(from, to, 1.2F, Tone::neutral);
}

void Pencil::limit(Spot at, Spot along) {
    shows(at);
    draw_stroke(halos_, at, along, 26 + halo, 2 + halo, shade_of(Paint::mark_halo, Tone::neutral));
    draw_stroke(strokes_, at, along, 26, 2, shade_of(Paint::mark, Tone::neutral));
}

void Pencil::edge(std::span<const Spot> points, Tone tone) {
    for (const Spot& p : points) shows(p);
    draw_outline(strokes_, points, {0, 1.4F}, shade_of(Paint::mark, tone));
}

void Pencil::band(Spot from, Spot to, Tone tone) {
    draw_line(areas_, from, to, {0, 14}, shade_of(Paint::mark_band, tone));
    const Spot beside = across(direction(from, to));
    for (const Spot end : {from, to}) draw_stroke(strokes_, end, beside, 14, 1, shade_of(Paint::mark, tone));
}

Spot Pencil::on_table(Spot spot) const {
    return {std::clamp(spot.x, 0.0F, static_cast<float>(in_cm(canvas_.width))),
            std::clamp(spot.y, 0.0F, static_cast<float>(in_cm(canvas_.depth)))};
}

void Pencil::figure(Spot at, Spot away, Tone tone, const std::string& text) {
    add_label(labels_,
              {Label::Kind::figure, tone, on_table(at), away, std::string(sign_of(tone)) + text, {}});
}

void Pencil::name(Spot at, Spot away, Tone tone, const std::string& text, std::vector<Spot> area) {
    labels_.push_back({Label::Kind::name, tone, on_table(at), away, text, std::move(area)});
}

void Pencil::shows(Spot spot) {
    const Spot s = on_table(spot);
    if (shows_nothing_) ground_ = {s, s};
    shows_nothing_ = false;
    ground_[0] = {std::min(ground_[0].x, s.x), std::min(ground_[0].y, s.y)};
    ground_[1] = {std::max(ground_[1].x, s.x), std::max(ground_[1].y, s.y)};
}

Drawing Pencil::finish() {
    Drawing out;
    for (const Picture* layer : {&areas_, &halos_, &strokes_}) append(out.picture, *layer);
    out.labels = std::move(labels_);
    out.ground = ground_;
    return out;
}

}  // namespace bacler::overlay
