#include "app/handling/tape.hpp"

#include "app/finding_text.hpp"
#include "base/check.hpp"
#include "board/plane/convex.hpp"

#include <algorithm>
#include <cmath>

namespace bacler {

using plane::Box;
using plane::Leg;

namespace {

constexpr double nudge_cm = 0.1;
constexpr std::size_t whole_digits = 3, decimals = 2;

/// The way a straight step goes, as a turn from the heading in quarters.
plane::Vec way_of(TapeWay way, Angle heading) {
    const plane::Frame f = plane::frame_of(heading);
    switch (way) {
        case TapeWay::forward: return f.ahead;
        case TapeWay::back: return -f.ahead;
        case TapeWay::left: return -f.right;
        case TapeWay::right: return f.right;
        default: break;
    }
    return {0, 0};
}

TapeWay opposite(TapeWay way) {
    switch (way) {
        case TapeWay::forward: return TapeWay::back;
        case TapeWay::back: return TapeWay::forward;
        case TapeWay::left: return TapeWay::right;
        case TapeWay::right: return TapeWay::left;
        default: break;
    }
    return way;
}

TableEdge opposite(TableEdge edge) {
    switch (edge) {
        case TableEdge::left: return TableEdge::right;
        case TableEdge::right: return TableEdge::left;
        case TableEdge::near: return TableEdge::far;
        case TableEdge::far: break;
    }
    return TableEdge::near;
}

}  // namespace

void Typed::digit(int d) {
    BACLER_CHECK(d >= 0 && d <= 9);
    const std::size_t point = text_.find('.');
    const bool is_full =
        point == std::string::npos ? text_.size() >= whole_digits : text_.size() - point > decimals;
    if (is_full) return;
    if (text_ == "0") text_.clear();
    text_ += static_cast<char>('0' + d);
}

void Typed::mark() {
    if (text_.find('.') != std::string::npos) return;
    text_ += text_.empty() ? "0." : ".";
}

bool Typed::rub_out() {
    if (text_.empty()) return false;
    text_.pop_back();
    return true;
}

double Typed::value() const {
    double value = 0, unit = 1;
    bool is_past_mark = false;
    for (const char c : text_) {
        if (c == '.') {
            is_past_mark = true;
            continue;
        }
        value = value * 10 + (c - '0');
        if (is_past_mark) unit *= 10;
    }
    return value / unit;
}

std::string Typed::text(Lang lang) const {
    std::string out = text_;
    if (lang == Lang::fr) std::replace(out.begin(), out.end(), '.', ',');
    return out;
}

std::vector<Leg> legs_of(Box body, const std::vector<TapeStep>& steps) {
    std::vector<Leg> out;
    for (const TapeStep& step : steps) {
        Leg leg;
        if (step.way == TapeWay::about_face) {
            leg.kind = Leg::Kind::about_face;
        } else if (step.figure == 0) {
            continue;
        } else if (is_turn(step.way)) {
            leg.kind = step.way == TapeWay::wheel_left ? Leg::Kind::wheel_left : Leg::Kind::wheel_right;
            leg.turn = angle_from_degrees(step.figure);
        } else {
            const plane::Vec by = way_of(step.way, body.heading) * (step.figure * 10);
            leg.dx = plane::rounded_length(by.x);
            leg.dy = plane::rounded_length(by.y);
        }
        out.push_back(leg);
        body = plane::after(body, leg);
    }
    return out;
}

Length distance_to(const Box& body, TableEdge edge, Length width, Length depth) {
    const TablePoint first = plane::corners(body)[0];
    Length left = first.x, right = width - first.x, near = first.y, far = depth - first.y;
    for (const TablePoint corner : plane::corners(body)) {
        left = std::min(left, corner.x);
        right = std::min(right, width - corner.x);
        near = std::min(near, corner.y);
        far = std::min(far, depth - corner.y);
    }
    switch (edge) {
        case TableEdge::left: return left;
        case TableEdge::right: return right;
        case TableEdge::near: return near;
        case TableEdge::far: break;
    }
    return far;
}

std::array<EdgeReading, 2> edge_readings(const Box& body, Length width, Length depth) {
    const auto nearer = [&](TableEdge a, TableEdge b) {
        const Length to_a = distance_to(body, a, width, depth), to_b = distance_to(body, b, width, depth);
        return to_b < to_a ? EdgeReading{b, to_b} : EdgeReading{a, to_a};
    };
    return {nearer(TableEdge::left, TableEdge::right), nearer(TableEdge::near, TableEdge::far)};
}

std::optional<Leg> leg_to_edges(const Box& body, const std::array<EdgeReading, 2>& wanted, Length width,
                                Length depth) {
    Leg leg;
    for (const EdgeReading& r : wanted) {
        const Length off = r.distance - distance_to(body, r.edge, width, depth);
        switch (r.edge) {
            case TableEdge::left: leg.dx = off; break;
            case TableEdge::right: leg.dx = -off; break;
            case TableEdge::near: leg.dy = off; break;
            case TableEdge::far: leg.dy = -off; break;
        }
    }
    if (leg.dx == Length{} && leg.dy == Length{}) return std::nullopt;
    return leg;
}

Pad::Pad(const Box& body, Length width, Length depth)
    : body_(body),
      width_(width),
      depth_(depth),
      edges_(edge_readings(body, width, depth)) {}

void Pad::begin(TapeWay way) {
    const bool is_unfinished = figure_ && figure_->is_empty() && !last_is_nudge_;
    if (is_unfinished) steps_.pop_back();
    figure_.reset();
    last_is_nudge_ = false;
    steps_.push_back({way, 0});
    if (way != TapeWay::about_face) figure_.emplace();
}

void Pad::nudge(TapeWay way) {
    const bool is_unfinished = figure_ && figure_->is_empty();
    if (is_unfinished) steps_.pop_back();
    figure_.reset();
    if (last_is_nudge_ && steps_.back().way == way) {
        steps_.back().figure += nudge_cm;
    } else if (last_is_nudge_ && steps_.back().way == opposite(way)) {
        steps_.back().figure -= nudge_cm;
        if (steps_.back().figure < nudge_cm / 2) {
            steps_.pop_back();
            last_is_nudge_ = false;
            return;
        }
    } else {
        steps_.push_back({way, nudge_cm});
    }
    last_is_nudge_ = true;
}

void Pad::point_at(std::size_t reading) {
    pointed_ = reading;
    typed_.at(reading).clear();
}

void Pad::turn_edge(std::size_t reading) {
    EdgeReading& r = edges_.at(reading);
    r.edge = opposite(r.edge);
    r.distance = distance_to(body_, r.edge, width_, depth_);
}

Typed& Pad::typed_now() {
    if (page_ == Page::edges) return typed_.at(pointed_);
    if (!figure_) begin(TapeWay::forward);  // a figure by itself is a step ahead
    return *figure_;
}

void Pad::digit(int d) {
    Typed& typed = typed_now();
    typed.digit(d);
    if (page_ == Page::steps) steps_.back().figure = typed.value();
}

void Pad::mark() {
    typed_now().mark();
}

void Pad::rub_out() {
    if (page_ == Page::edges) {
        typed_.at(pointed_).rub_out();
        return;
    }
    if (figure_ && figure_->rub_out()) {
        steps_.back().figure = figure_->value();
        return;
    }
    figure_.reset();
    last_is_nudge_ = false;
    if (!steps_.empty()) steps_.pop_back();
}

std::string Pad::edge_text(std::size_t reading, Lang lang) const {
    const Typed& typed = typed_.at(reading);
    return typed.is_empty() ? cm_text(lang, edges_.at(reading).distance) : typed.text(lang);
}

std::vector<Leg> Pad::legs() const {
    if (page_ == Page::steps) return legs_of(body_, steps_);
    std::array<EdgeReading, 2> wanted = edges_;
    for (std::size_t i = 0; i < 2; ++i)
        if (!typed_[i].is_empty()) wanted[i].distance = length_from_cm(typed_[i].value());
    const std::optional<Leg> leg = leg_to_edges(body_, wanted, width_, depth_);
    return leg ? std::vector<Leg>{*leg} : std::vector<Leg>{};
}

}  // namespace bacler
