#include "board/plane/bounds.hpp"
#include "board/plane/corridor.hpp"
#include "board/plane/kernel/distance.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

/// Where a battery may aim: the search for a free corridor (Q54).
namespace bacler::plane {

namespace {

double length(Vec v) {
    return std::hypot(v.x, v.y);
}

double cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
}

double width_in_mm(Length width) {
    return width.hundredths_of_mm / 100.0;
}

double angle_of(Vec v) {
    return std::atan2(v.y, v.x);
}

double turn_between(double a, double b) {
    return std::abs(std::remainder(a - b, 2 * std::numbers::pi));
}

/// Where a ray first meets a convex outline, as a distance along it; nothing where it misses.
std::optional<double> first_hit(Vec from, Vec direction, const Convex& shape) {
    const std::span<const Vec> p = shape.points();
    std::optional<double> best;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const Vec a = p[i], edge = p[(i + 1) % p.size()] - a;
        const double across = cross(direction, edge);
        if (std::abs(across) < 1e-12) continue;
        const double t = cross(a - from, edge) / across, u = cross(a - from, direction) / across;
        if (t > 1e-9 && u >= -1e-9 && u <= 1.0 + 1e-9 && (!best || t < *best)) best = t;
    }
    return best;
}

/// Directions worth trying: at the target's corners and nearest point, along every obstacle with a side of the corridor just
/// passing one of its corners, an even spread between, and the middle of every two.
std::vector<double> directions(Vec from, double half, const Convex& target, const std::vector<Vec>& obstacles,
                               Vec nearest) {
    const auto angle = [&](Vec v) { return angle_of(v - from); };
    const double base = angle(nearest);
    const auto relative = [&](double a) { return std::remainder(a - base, 2 * std::numbers::pi); };
    double low = 0, high = 0;
    for (const Vec v : target.points()) {
        low = std::min(low, relative(angle(v)));
        high = std::max(high, relative(angle(v)));
    }
    std::vector<double> out{0.0, low, high};
    constexpr int spread = 64;
    for (int i = 1; i < spread; ++i) out.push_back(low + (high - low) * i / spread);
    for (const Vec v : obstacles) {
        const double reach = length(v - from);
        if (reach <= half) continue;
        for (const double side : {-1.0, 1.0}) {
            const double a = relative(angle(v) + side * std::asin(half / reach));
            if (a > low && a < high) out.push_back(a);
        }
    }
    std::sort(out.begin(), out.end());
    const std::size_t tried = out.size();
    for (std::size_t i = 0; i + 1 < tried; ++i) out.push_back((out[i] + out[i + 1]) / 2);
    // The straightest shot first: it is the one a player would try.
    std::stable_sort(out.begin(), out.end(), [](double a, double b) { return std::abs(a) < std::abs(b); });
    for (double& a : out) a += base;
    return out;
}

/// The directions from a muzzle in which a corridor may meet a convex obstacle: its angles seen from there, and those by which
/// half the corridor's width reaches beyond at the obstacle's nearest point.
class Arc {
public:
    Arc(Vec from, double half, const Convex& obstacle) {
        const std::array<Vec, 1> muzzle{from};
        const double near = separation(Convex(muzzle), obstacle).mm - rounding;
        if (near <= half) return;
        Vec middle{0, 0};
        for (const Vec v : obstacle.points()) middle += v - from;
        middle_ = angle_of(middle);
        half_ = 0;
        for (const Vec v : obstacle.points())
            half_ = std::max(half_, turn_between(angle_of(v - from), middle_));
        half_ += std::asin(half / near) + rounding;
    }

    bool holds(double direction) const { return turn_between(direction, middle_) <= half_; }

private:
    static constexpr double rounding = 0.001;  // mm, and radians: more than rounded ends of a corridor make
    double middle_{0}, half_{4};               // all round, where the muzzle is too near
};

Convex rectangle_of(const Bounds& b) {
    const Vec low = in_mm(b.low), high = in_mm(b.high);
    const std::array<Vec, 4> p{low, Vec{high.x, low.y}, high, Vec{low.x, high.y}};
    return Convex(p);
}

/// What stands about the ground between muzzle and target, in which directions, and the corners a corridor may just pass.
class Between {
public:
    Between(const Box& battery, const Convex& target, const Obstacles& all) : from_(front_centre(battery)) {
        Bounds field{from_, from_};
        for (const Vec v : target.points()) field = joined(field, {rounded_point(v), rounded_point(v)});
        field = wider(field, battery.w);
        const double half = width_in_mm(battery.w) / 2;
        for (const Box& b : all.bodies) {
            if (!meet(field, bounds_of(b))) continue;
            const Convex shape = convex_of(b);
            bodies_.push_back({shape, Arc(in_mm(from_), half, shape)});
            corners_.insert(corners_.end(), shape.points().begin(), shape.points().end());
        }
        for (const Ground* g : all.grounds) {
            const Bounds own = bounds_of(*g);
            if (!meet(field, own)) continue;
            grounds_.push_back({g, Arc(in_mm(from_), half, rectangle_of(own))});
            for (const TablePoint& p : g->outline) corners_.push_back(in_mm(p));
        }
    }

    const std::vector<Vec>& corners() const { return corners_; }

    /// Asks the body first that stood in the way last: of two directions side by side the same one mostly bars both.
    bool leave_free(const Corridor& c) {
        const Convex within = narrowed(c);
        const double direction = angle_of(in_mm(c.aim) - in_mm(c.from));
        const auto bars = [&](const Body& b) { return b.arc.holds(direction) && touch(within, b.shape); };
        if (last_ < bodies_.size() && bars(bodies_[last_])) return false;
        const auto barring = std::find_if(bodies_.begin(), bodies_.end(), bars);
        last_ = static_cast<std::size_t>(barring - bodies_.begin());
        return barring == bodies_.end() &&
               std::none_of(grounds_.begin(), grounds_.end(),
                            [&](const Piece& p) { return p.arc.holds(direction) && blocks(*p.ground, c); });
    }

private:
    struct Body {
        Convex shape;
        Arc arc;
    };
    struct Piece {
        const Ground* ground;
        Arc arc;
    };
    TablePoint from_;
    std::vector<Body> bodies_;
    std::vector<Piece> grounds_;
    std::vector<Vec> corners_;
    std::size_t last_{0};  // who barred the last corridor; none where it is no place in bodies_
};

}  // namespace

std::optional<TablePoint> free_aim(const Box& battery, const Box& target, const Obstacles& obstacles,
                                   double half_arc) {
    const TablePoint start = front_centre(battery);
    const Vec from = in_mm(start);
    const Convex shape = convex_of(target);
    Between between(battery, shape, obstacles);
    const std::array<Vec, 1> muzzle{from};
    const Vec nearest = in_mm(gap(Convex(muzzle), shape).to);
    if (length(nearest - from) <= 0.0) return std::nullopt;
    for (const double a : directions(from, width_in_mm(battery.w) / 2, shape, between.corners(), nearest)) {
        const Vec direction{std::cos(a), std::sin(a)};
        const std::optional<double> reach = first_hit(from, direction, shape);
        if (!reach) continue;
        const TablePoint aim = rounded_point(from + direction * *reach);
        if (is_ahead(battery, aim, half_arc) && between.leave_free({start, aim, battery.w})) return aim;
    }
    return std::nullopt;
}

std::optional<TablePoint> free_aim(const Box& battery, const Box& target, std::span<const Box> bodies,
                                   double half_arc) {
    return free_aim(battery, target, Obstacles{bodies, {}}, half_arc);
}

}  // namespace bacler::plane
