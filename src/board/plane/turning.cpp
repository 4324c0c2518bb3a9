#include "board/plane/turning.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace bacler::plane {

namespace {

constexpr double radians_in_degree = std::numbers::pi / 180.0;

double degrees_of(const Leg& leg) {
    const double turn = in_degrees(leg.turn);
    switch (leg.kind) {
        case Leg::Kind::wheel_left: return -turn;
        case Leg::Kind::pivot: return turn > 180.0 ? turn - 360.0 : turn;
        case Leg::Kind::wheel_right:
        case Leg::Kind::straight:
        case Leg::Kind::about_face: break;
    }
    return turn;
}

/// Where along the front edge the fixed point lies: −1 its left end, 0 its middle, 1 its right end.
int place_on_front(Leg::Kind kind) {
    return kind == Leg::Kind::wheel_left ? -1 : (kind == Leg::Kind::wheel_right ? 1 : 0);
}

Vec turned(Vec v, double radians) {
    const double s = std::sin(radians), c = std::cos(radians);
    return {v.x * c + v.y * s, v.y * c - v.x * s};
}

using Points = std::array<Vec, 8>;

/// A piece of the body as it stands at both ends, from `from` to `to`, drawn out from the fixed point so far that the chord
/// of every corner's arc passes outside it. The fixed point lies in the piece, so that the arcs do too.
Points drawn_out(const Turning& t, const Convex& piece, double from, double to) {
    BACLER_CHECK(piece.points().size() == 4);
    const double out = 1.0 / std::cos(t.radians * (to - from) / 2);
    Points p;
    for (std::size_t i = 0; i < 4; ++i) {
        const Vec corner = (piece.points()[i] - t.about) * out;
        p[2 * i] = t.about + turned(corner, t.radians * from);
        p[2 * i + 1] = t.about + turned(corner, t.radians * to);
    }
    return p;
}

/// The body in pieces that each have the fixed point for a corner: a turn about a corner leaves no hollow on either side.
std::vector<Convex> pieces_of(const Turning& t) {
    const Convex whole = convex_of(t.start);
    const std::span<const Vec> p = whole.points();  // rear left, rear right, front right, front left
    const bool about_middle = std::abs(std::hypot(t.about.x - p[2].x, t.about.y - p[2].y) -
                                       std::hypot(t.about.x - p[3].x, t.about.y - p[3].y)) < 1e-6;
    if (!about_middle) return {whole};
    const Vec rear = (p[0] + p[1]) / 2.0;
    const std::array<Vec, 4> left{p[0], rear, t.about, p[3]}, right{rear, p[1], p[2], t.about};
    return {Convex(left), Convex(right)};
}

}  // namespace

Turning turning_of(const Box& body, const Leg& leg) {
    BACLER_CHECK(leg.kind != Leg::Kind::straight && leg.kind != Leg::Kind::about_face);
    Turning t;
    t.start = body;
    const Frame f = frame_of(body.heading);
    t.about = in_mm(body.centre) + f.ahead * (body.d.hundredths_of_mm / 200.0) +
              f.right * (place_on_front(leg.kind) * body.w.hundredths_of_mm / 200.0);
    t.degrees = degrees_of(leg);
    t.radians = t.degrees * radians_in_degree;
    const Convex shape = convex_of(body);
    for (const Vec v : shape.points())
        t.reach = std::max(t.reach, std::hypot(v.x - t.about.x, v.y - t.about.y));
    return t;
}

Convex turned(const Turning& t, double part) {
    const Convex shape = convex_of(t.start);
    std::array<Vec, 4> p;
    for (std::size_t i = 0; i < 4; ++i)
        p[i] = t.about + turned(shape.points()[i] - t.about, t.radians * part);
    return Convex(p);
}

Angle turned_by(const Turning& t, double part) {
    return normalised({static_cast<std::int32_t>(std::lround(t.degrees * part * 1000.0))});
}

Vec turned_centre(const Turning& t, Angle by) {
    const Frame f = frame_of(by);
    const Vec v = in_mm(t.start.centre) - t.about;
    return t.about + f.right * v.x + f.ahead * v.y;
}

Box rounded_box(const Turning& t, double part) {
    const Angle by = turned_by(t, part);
    return {rounded_point(turned_centre(t, by)), t.start.heading + by, t.start.w, t.start.d};
}

std::vector<Convex> slice(const Turning& t, double from, double to) {
    std::vector<Convex> out;
    for (const Convex& piece : pieces_of(t)) out.push_back(hull_of(drawn_out(t, piece, from, to)));
    return out;
}

Convex whole_slice(const Turning& t, double from, double to) {
    return hull_of(drawn_out(t, convex_of(t.start), from, to));
}

std::vector<Convex> slices_of(const Turning& t) {
    const double beyond = grain.hundredths_of_mm / 100.0;
    const double widest = 2.0 * std::acos(t.reach / (t.reach + beyond));
    const int count = std::max(1, static_cast<int>(std::ceil(std::abs(t.radians) / widest)));
    std::vector<Convex> out;
    for (int i = 0; i < count; ++i)
        for (const Convex& s : slice(t, 1.0 * i / count, 1.0 * (i + 1) / count)) out.push_back(s);
    return out;
}

}  // namespace bacler::plane
