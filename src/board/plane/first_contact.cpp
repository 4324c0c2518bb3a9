#include "base/check.hpp"
#include "board/plane/sweep.hpp"
#include "board/plane/turning.hpp"

#include <algorithm>
#include <cmath>

/// Where a leg first brings a body too near another: straights by the convexity of their gap, turns by slices of the ground.
namespace bacler::plane {

namespace {

constexpr double in_double(Length l) {
    return l.hundredths_of_mm / 100.0;
}

constexpr double nothing = 1e-7;   // mm: less is the last bits of double
constexpr double rounding = 0.02;  // mm: what the rounding of two bodies may take off their gap

double length(Vec v) {
    return std::hypot(v.x, v.y);
}

/// The gap at which a body stands, and that below which it is too near.
struct Limits {
    double stand, too_near;
};

Limits limits_of(double gap_at_start, double stop) {
    if (gap_at_start >= stop - in_double(grain) - nothing)
        return {std::min(gap_at_start, stop), stop - in_double(grain)};
    return {gap_at_start, gap_at_start - rounding};
}

Convex carried(const Convex& shape, Vec step) {
    std::array<Vec, Convex::most_points> p;
    const std::span<const Vec> from = shape.points();
    for (std::size_t i = 0; i < from.size(); ++i) p[i] = from[i] + step;
    return Convex({p.data(), from.size()});
}

/// The first part of a straight at which the gap has come down to so many mm. The gap is a convex function of the part:
/// its tangent reaches the figure before it does itself, so that no step goes beyond (Newton's method from one side).
std::optional<double> comes_down_to(double mm, const Convex& body, Vec step, const Convex& obstacle) {
    constexpr int enough = 100;
    double part = 0.0;
    for (int i = 0; i < enough; ++i) {
        const Separation s = separation(carried(body, step * part), obstacle);
        if (s.mm - mm <= nothing) return part;
        const double nearing = s.towards.x * step.x + s.towards.y * step.y;
        if (nearing <= 0.0) return std::nullopt;
        part += (s.mm - mm) / nearing;
        if (part > 1.0) return std::nullopt;
    }
    return part;
}

/// The last part of a straight before it comes too near, and the gap there.
struct Stand {
    double part, mm;
};
std::optional<Stand> stand_on_straight(const Convex& body, Vec step, const Convex& obstacle, double stop) {
    const Limits limits = limits_of(separation(body, obstacle).mm, stop);
    if (!comes_down_to(limits.too_near - nothing, body, step, obstacle)) return std::nullopt;
    return Stand{comes_down_to(limits.stand, body, step, obstacle).value_or(0.0), limits.stand};
}

/// No place between two parts of a turn is nearer to the obstacle than this; a few thousandths less than the nearest where
/// they lie close together.
double nearest_between(const Turning& t, double from, double to, const Convex& obstacle) {
    double mm = std::numeric_limits<double>::max();
    for (const Convex& s : slice(t, from, to)) mm = std::min(mm, separation(s, obstacle).mm);
    // Half a body is less deep in another than the whole.
    return mm > 0.0 ? mm : separation(whole_slice(t, from, to), obstacle).mm;
}

/// The first part between two at which a turn is nearer to the obstacle than so many mm, within a thousandth of one.
std::optional<double> first_nearer_than(double mm, const Turning& t, double from, double to,
                                        const Convex& obstacle) {
    if (nearest_between(t, from, to, obstacle) >= mm) return std::nullopt;
    if ((to - from) * t.reach * std::abs(t.radians) < 0.001) return to;
    const double half = (from + to) / 2;
    const std::optional<double> first = first_nearer_than(mm, t, from, half, obstacle);
    return first ? first : first_nearer_than(mm, t, half, to, obstacle);
}

double gap_at(const Turning& t, double part, const Convex& obstacle) {
    return separation(turned(t, part), obstacle).mm;
}

std::optional<Stand> stand_on_turn(const Turning& t, const Convex& obstacle, double stop) {
    constexpr double degrees_at_once = 3.0;
    const int pieces = static_cast<int>(std::ceil(std::abs(t.degrees) / degrees_at_once));
    Limits limits = limits_of(gap_at(t, 0.0, obstacle), stop);
    double free = 0.0;
    for (int i = 0; i < pieces; ++i) {
        const double to = 1.0 * (i + 1) / pieces;
        if (std::optional<double> nearer =
                first_nearer_than(limits.too_near, t, 1.0 * i / pieces, to, obstacle)) {
            for (int k = 0; k < 60; ++k) {
                const double half = (free + *nearer) / 2;
                (gap_at(t, half, obstacle) >= limits.stand - nothing ? free : *nearer) = half;
            }
            return Stand{free, limits.stand};
        }
        const double gap_now = gap_at(t, to, obstacle);
        // Once it has led away, the stop holds again.
        if (gap_now >= stop) limits = limits_of(gap_now, stop);
        if (gap_now >= limits.stand - nothing) free = to;
    }
    return std::nullopt;
}

/// A figure rounded to a hundredth of a millimetre, away from where the obstacle lies.
Length rounded_away(double mm, double towards) {
    const double hundredths = mm * 100.0, last_bits = 1e-4;
    if (towards > 1e-9) return {static_cast<std::int32_t>(std::floor(hundredths + last_bits))};
    if (towards < -1e-9) return {static_cast<std::int32_t>(std::ceil(hundredths - last_bits))};
    return rounded_length(mm);
}

/// The body at a part of the leg, its heading rounded back along a turn and its centre away from the obstacle.
Box standing_at(const Box& body, const Leg& leg, double part, Vec towards) {
    Box out = body;
    Vec centre = in_mm(body.centre);
    if (leg.kind == Leg::Kind::straight) {
        centre += in_mm({leg.dx, leg.dy}) * part;
    } else {
        const Turning t = turning_of(body, leg);
        const double turn = t.degrees * part * 1000.0, last_bits = std::copysign(1e-6, turn);
        const auto by = static_cast<std::int32_t>(std::trunc(turn + last_bits));
        out.heading = body.heading + Angle{by};
        centre = turned_centre(t, normalised({by}));
    }
    out.centre = {rounded_away(centre.x, towards.x), rounded_away(centre.y, towards.y)};
    return out;
}

/// The leg seen by one obstacle after another.
struct Swept {
    Convex shape;
    Vec step{};
    std::optional<Turning> turning;
    double way{0};  ///< of the point that goes farthest, mm
    Vec middle{};   ///< of a circle about all ground passed over
    double radius{0};
};

Swept swept_by(const Box& body, const Leg& leg) {
    Swept s;
    s.shape = convex_of(body);
    if (leg.kind == Leg::Kind::straight) {
        s.step = in_mm({leg.dx, leg.dy});
        s.way = length(s.step);
        s.middle = in_mm(body.centre) + s.step / 2.0;
        s.radius = (s.way + std::hypot(in_double(body.w), in_double(body.d))) / 2;
    } else if (leg.kind != Leg::Kind::about_face) {
        s.turning = turning_of(body, leg);
        s.way = s.turning->reach * std::abs(s.turning->radians);
        s.middle = s.turning->about;
        s.radius = s.turning->reach;
    }
    return s;
}

bool keeps_clear(const Swept& s, const Box& obstacle, double stop) {
    return length(in_mm(obstacle.centre) - s.middle) >
           s.radius + std::hypot(in_double(obstacle.w), in_double(obstacle.d)) / 2 + stop;
}

/// The body as it stands before an obstacle; a hundredth of a millimetre back as often as rounding brought it nearer.
FirstContact contact_at(const Box& body, const Leg& leg, const Swept& swept, const Box& obstacle,
                        Stand stand) {
    const Convex shape = convex_of(obstacle);
    FirstContact out;
    for (out.part = stand.part; out.part > 0.0; out.part = std::max(0.0, out.part - 0.01 / swept.way)) {
        const Convex exact =
            swept.turning ? turned(*swept.turning, out.part) : carried(swept.shape, swept.step * out.part);
        out.body = standing_at(body, leg, out.part, separation(exact, shape).towards);
        // Half a hundredth is rounded up when the gap is told.
        if (separation(convex_of(out.body), shape).mm >= stand.mm - 0.0049) break;
    }
    if (out.part <= 0.0) out.body = body;
    out.gap = gap(out.body, obstacle);
    return out;
}

}  // namespace

std::optional<FirstContact> first_contact(const Box& body, const Leg& leg, std::span<const Box> obstacles,
                                          Length stop) {
    BACLER_CHECK(stop >= Length{});
    const Swept swept = swept_by(body, leg);
    if (swept.way <= 0.0) return std::nullopt;
    std::optional<Stand> first;
    std::size_t which = 0;
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        if (keeps_clear(swept, obstacles[i], in_double(stop))) continue;
        const Convex shape = convex_of(obstacles[i]);
        const std::optional<Stand> stand =
            swept.turning ? stand_on_turn(*swept.turning, shape, in_double(stop))
                          : stand_on_straight(swept.shape, swept.step, shape, in_double(stop));
        if (!stand || (first && stand->part >= first->part - 1e-9)) continue;
        first = stand;
        which = i;
    }
    if (!first) return std::nullopt;
    FirstContact out = contact_at(body, leg, swept, obstacles[which], *first);
    out.which = which;
    return out;
}

}  // namespace bacler::plane
