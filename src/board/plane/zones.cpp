#include "board/plane/zones.hpp"

#include "base/check.hpp"

namespace bacler::plane {

namespace {

struct Local {
    double right, ahead;
};

Local local(const Box& body, Vec point) {
    const Frame f = frame_of(body.heading);
    const Vec v = point - in_mm(body.centre);
    return {v.x * f.right.x + v.y * f.right.y, v.x * f.ahead.x + v.y * f.ahead.y};
}

struct Halves {
    double w, d, grain;
};
Halves halves(const Box& body) {
    return {body.w.hundredths_of_mm / 200.0, body.d.hundredths_of_mm / 200.0, grain.hundredths_of_mm / 100.0};
}

}  // namespace

Zone zone_of(const Box& body, TablePoint point) {
    const Local p = local(body, in_mm(point));
    const Halves h = halves(body);
    if (p.ahead >= h.d - h.grain) return Zone::front;
    if (p.ahead < -h.d - h.grain) return Zone::rear;
    const bool strictly_within =
        p.right > -h.w + h.grain && p.right < h.w - h.grain && p.ahead > -h.d + h.grain;
    if (strictly_within) return Zone::inside;
    return p.right < 0 ? Zone::left_flank : Zone::right_flank;
}

Approach approach_of(const Box& body, std::span<const TablePoint> path) {
    BACLER_CHECK(!path.empty());
    bool all_rear = true;
    for (const TablePoint& p : path) {
        const Zone z = zone_of(body, p);
        // Front and rear are half-planes: a straight step between two points outside the front never enters it.
        if (z == Zone::front) return Approach::front;
        all_rear = all_rear && z == Zone::rear;
    }
    return all_rear ? Approach::rear : Approach::flank;
}

Beyond beyond(const Box& body, Zone zone, TablePoint point) {
    BACLER_CHECK(zone == Zone::front || zone == Zone::rear);
    const double sign = zone == Zone::front ? 1.0 : -1.0;
    const double mm = sign * local(body, in_mm(point)).ahead - halves(body).d;
    return {rounded_length(mm), rounded_point(in_mm(point) - frame_of(body.heading).ahead * (sign * mm))};
}

Convex part_in_zone(const Box& body, Zone zone, const Box& other) {
    BACLER_CHECK(zone != Zone::inside);
    const Frame f = frame_of(body.heading);
    const Vec c = in_mm(body.centre);
    const Halves h = halves(body);
    // What is kept lies to the left of each directed line; every line is drawn a grain inside the zone.
    const auto beyond_front = [&](const Convex& s) {
        return clipped(s, c + f.ahead * (h.d + h.grain), f.right);
    };
    const auto behind_front = [&](const Convex& s) {
        return clipped(s, c + f.ahead * (h.d - h.grain), -f.right);
    };
    const auto before_back = [&](const Convex& s) {
        return clipped(s, c - f.ahead * (h.d - h.grain), f.right);
    };
    const auto behind_back = [&](const Convex& s) {
        return clipped(s, c - f.ahead * (h.d + h.grain), -f.right);
    };
    const auto right_of = [&](const Convex& s) {
        return clipped(s, c + f.right * (h.w + h.grain), -f.ahead);
    };
    const auto left_of = [&](const Convex& s) { return clipped(s, c - f.right * (h.w + h.grain), f.ahead); };
    Convex part = convex_of(other);
    if (zone == Zone::front) return beyond_front(part);
    if (zone == Zone::rear) return behind_back(part);
    part = behind_front(part);
    if (!part.is_empty()) part = before_back(part);
    if (part.is_empty()) return part;
    return zone == Zone::left_flank ? left_of(part) : right_of(part);
}

Angle outward(const Box& body, Zone zone) {
    switch (zone) {
        case Zone::left_flank: return body.heading + Angle{270000};
        case Zone::right_flank: return body.heading + Angle{90000};
        case Zone::rear: return body.heading + Angle{180000};
        case Zone::front:
        case Zone::inside: break;
    }
    return body.heading;
}

Box edge_band(const Box& body, Zone zone) {
    BACLER_CHECK(zone != Zone::inside);
    const bool across = zone == Zone::front || zone == Zone::rear;
    const Angle out = outward(body, zone);
    const Length reach{(across ? body.d : body.w).hundredths_of_mm / 2};
    return {offset(body.centre, out, {}, reach), out, across ? body.w : body.d, grain * 2};
}

}  // namespace bacler::plane
