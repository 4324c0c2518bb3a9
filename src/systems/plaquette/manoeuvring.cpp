#include "systems/plaquette/manoeuvring.hpp"

#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace bacler::plaquette {

using plane::Box;
using plane::Vec;

namespace {

constexpr Length crossing_depth{10000};  // R087

}  // namespace

Box strip_before(const Box& enemy, const Readings& readings) {
    // Where the limit counts as within, so much deeper that a body at it overlaps the strip by more than the grain.
    const bool lets_limit_in = words_of(LimitWords::less_than, readings) == LimitWords::at_most;
    const Length depth = lets_limit_in ? crossing_depth + grain * 2 : crossing_depth;
    const Length ahead{enemy.d.hundredths_of_mm / 2 + depth.hundredths_of_mm / 2};
    return {plane::offset(enemy.centre, enemy.heading, {}, ahead), enemy.heading, enemy.w, depth};
}

CrossingAnswer rule_on_crossing(const Box& enemy, const Box& mover, Vec step, const Readings& readings) {
    CrossingAnswer out;
    Ledger ledger(out.ruling);
    out.enters = plane::overlaps(plane::swept(mover, step), strip_before(enemy, readings));
    const plane::Frame f = plane::frame_of(enemy.heading);
    const double along = std::abs(step.x * f.right.x + step.y * f.right.y),
                 towards = std::abs(step.x * f.ahead.x + step.y * f.ahead.y);
    const double most = towards * std::tan(readings.at(Option::march_angle) * std::numbers::pi / 180.0);
    const double slack = grain.hundredths_of_mm / 100.0;
    out.is_forbidden = out.enters && along > most + slack;
    const Say say = !out.enters ? Say::keeps_out_of_strip
                                : (out.is_forbidden ? Say::marches_past : Say::comes_on_or_draws_off);
    Finding finding = figure(87, 49, say, out.is_forbidden ? Does::forbids : Does::permits);
    out.ruling.measures.push_back(
        {plane::rounded_length(along), plane::rounded_length(most), LimitWords::at_most, {}, {}, {}});
    finding.measure = 0;
    ledger.write(shown(finding, Shown::deciding));
    return out;
}

namespace {

/// A body that slides along a line, its distance to friends as it goes.
class Slide {
public:
    Slide(const Box& box, Angle direction) : box_(box), ahead_(plane::frame_of(direction).ahead) {}

    Box at(double mm) const {
        Box b = box_;
        b.centre = plane::rounded_point(plane::in_mm(box_.centre) + ahead_ * mm);
        return b;
    }
    double gap_at(double mm, const Box& other) const {
        return plane::gap(moved(mm), plane::convex_of(other)).mm;
    }

private:
    plane::Convex moved(double mm) const {
        std::vector<Vec> points;
        const plane::Convex shape = plane::convex_of(box_);
        for (const Vec v : shape.points()) points.push_back(v + ahead_ * mm);
        return plane::Convex(points);
    }

    Box box_;
    Vec ahead_;
};

constexpr double contact_mm = contact_distance.hundredths_of_mm / 100.0;
constexpr double grain_mm = grain.hundredths_of_mm / 100.0;

struct Stretch {
    double from, to;
};

/// The stretch of the line on which the body is nearer than 3 cm to a friend. The distance of two convex bodies along a line
/// falls and then rises, so the stretch is one, found from its nearest place outwards.
std::optional<Stretch> too_near(const Slide& slide, const Box& other, double reach) {
    double low = -reach, high = 2 * reach;
    for (int i = 0; i < 120; ++i) {
        const double a = low + (high - low) / 3, b = high - (high - low) / 3;
        if (slide.gap_at(a, other) <= slide.gap_at(b, other))
            high = b;
        else
            low = a;
    }
    const double nearest = (low + high) / 2;
    if (slide.gap_at(nearest, other) >= contact_mm - grain_mm) return std::nullopt;
    const auto edge = [&](double inside, double outside) {
        for (int i = 0; i < 60; ++i) {
            const double middle = (inside + outside) / 2;
            (slide.gap_at(middle, other) < contact_mm ? inside : outside) = middle;
        }
        return outside;
    };
    return Stretch{edge(nearest, nearest - 3 * reach), edge(nearest, nearest + 3 * reach)};
}

/// The nearest place to `landing` that is 3 cm clear of every friend: back towards the start first where both are equal.
double clear_place(const Slide& slide, const std::vector<Box>& friends, double landing) {
    const double reach = std::abs(landing) + 2000.0;
    std::vector<Stretch> taken;
    for (const Box& f : friends)
        if (const std::optional<Stretch> s = too_near(slide, f, reach)) taken.push_back(*s);
    const auto blocked = [&](double mm) -> const Stretch* {
        for (const Stretch& s : taken)
            if (mm > s.from + grain_mm && mm < s.to - grain_mm) return &s;
        return nullptr;
    };
    double shorter = landing, longer = landing;
    while (const Stretch* s = blocked(shorter)) shorter = s->from;
    while (const Stretch* s = blocked(longer)) longer = s->to;
    const bool can_shorten = shorter >= 0.0;
    return can_shorten && landing - shorter <= longer - landing + grain_mm ? shorter : longer;
}

/// Adds the friends a body lands on, each once; true where there is one.
bool lands_on_friend(const Box& box, const std::vector<Box>& friends, std::vector<std::size_t>& landed_on) {
    bool lands = false;
    for (std::size_t i = 0; i < friends.size(); ++i) {
        if (!plane::overlaps(box, friends[i])) continue;
        lands = true;
        if (std::find(landed_on.begin(), landed_on.end(), i) == landed_on.end()) landed_on.push_back(i);
    }
    return lands;
}

bool turns_about(WithdrawalCause cause) {
    return cause == WithdrawalCause::retreat || cause == WithdrawalCause::rout;
}

}  // namespace

RecoilAnswer rule_on_recoil(const RecoilQuestion& q) {
    RecoilAnswer out;
    Ledger ledger(out.ruling);
    // It lands on the ground it covers as it ends: turned about, even across its old front where it was taken in flank.
    Box turned = q.box;
    turned.heading = q.direction;
    Slide slide(turns_about(q.cause) ? turned : q.box, q.direction);
    Length landing = q.distance;
    const auto mm = [](Length l) { return l.hundredths_of_mm / 100.0; };
    while (q.full_move.hundredths_of_mm > 0 &&
           lands_on_friend(slide.at(mm(landing)), q.friends, out.landed_on)) {
        landing = landing + q.full_move;
        ++out.extra_moves;
        slide = Slide(turned, q.direction);
        ledger.write(shown(figure(209, 113, Say::lands_on_friend, Does::adds, 1), Shown::line));
    }
    out.order_points_lost = out.extra_moves;
    const double clear = clear_place(slide, q.friends, mm(landing));
    out.moved = plane::rounded_length(clear);
    out.adjusted = out.moved - landing;
    if (out.adjusted.hundredths_of_mm != 0) {
        out.ruling.measures.push_back({out.adjusted, {}, LimitWords::at_least, {}, {}, {}});
        Finding f = figure(209, 113, Say::keeps_off_friend, Does::no_bearing);
        f.measure = static_cast<std::int32_t>(out.ruling.measures.size()) - 1;
        ledger.write(shown(f, Shown::line));
    }
    out.end = slide.at(mm(out.moved));
    if (out.extra_moves > 0)
        ledger.write(
            shown(with_words(figure(210, 113, Say::division_disordered, Does::no_bearing), out.extra_moves),
                  Shown::deciding));
    else
        ledger.write(considered(210, Say::no_disorder));
    return out;
}

}  // namespace bacler::plaquette
