#include "systems/plaquette/field.hpp"

#include "base/check.hpp"
#include "board/plane/corridor.hpp"
#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace bacler::plaquette {

namespace {

double half_arc(const Readings& readings) {
    const int degrees = readings.at(Option::fire_arc);
    return degrees == 0 ? 90.0 : degrees;
}

/// What can block at all: for a battery on a height, nothing of a lower level (R108); no cover that it or its target stands in.
struct Standing {
    std::vector<plane::Box> boxes;
    std::vector<std::size_t> places;
    std::vector<const plane::Ground*> grounds;
    std::vector<std::size_t> covers;

    plane::Obstacles obstacles() const { return {boxes, grounds}; }
};

/// Does a body stand in a cover, or touch it within the grain?
bool stands_at(const plane::Box& body, const plane::Ground& ground) {
    return plane::touches({body.centre, body.heading, body.w + grain * 2, body.d + grain * 2}, ground);
}

Standing standing_in_the_way(const FieldQuestion& q, const plane::Box* target) {
    Standing s;
    const auto is_under_fire = [&](int level) { return q.battery_level >= 1 && level < q.battery_level; };
    for (std::size_t i = 0; i < q.obstacles.size(); ++i) {
        if (is_under_fire(q.obstacles[i].level)) continue;
        s.boxes.push_back(q.obstacles[i].box);
        s.places.push_back(i);
    }
    for (std::size_t i = 0; i < q.covers.size(); ++i) {
        const plane::Ground& ground = *q.covers[i].ground;
        const bool is_idle = is_under_fire(q.covers[i].level) || stands_at(q.battery, ground) ||
                             (target != nullptr && stands_at(*target, ground));
        if (is_idle) continue;
        s.grounds.push_back(&ground);
        s.covers.push_back(i);
    }
    return s;
}

void write_answer(FieldAnswer& out, const FieldQuestion& q) {
    Ledger ledger(out.ruling);
    if (!out.is_ahead) {
        ledger.write(shown(figure(107, 54, Say::aim_not_ahead, Does::forbids), Shown::deciding));
        return;
    }
    for (const std::size_t b : out.blockers)
        ledger.write(
            shown(with_words(figure(107, 55, Say::field_blocked_by, Does::forbids), static_cast<int>(b)),
                  Shown::line));
    for (const std::size_t c : out.covers)
        ledger.write(shown(with_words(figure(107, 55, Say::field_blocked_by_cover, Does::forbids),
                                      static_cast<int>(q.covers[c].terrain)),
                           Shown::line));
    if (out.is_clear)
        ledger.write(shown(figure(107, 54, Say::field_is_clear, Does::permits), Shown::deciding));
}

FieldAnswer field_to(const FieldQuestion& q, TablePoint aim, const Standing& s) {
    FieldAnswer out;
    out.is_ahead = plane::is_ahead(q.battery, aim, half_arc(q.readings));
    if (out.is_ahead) {
        const plane::Corridor corridor{plane::front_centre(q.battery), aim, q.battery.w};
        for (const std::size_t b : plane::blockers(corridor, s.boxes)) out.blockers.push_back(s.places[b]);
        for (const std::size_t c : plane::blocking_grounds(corridor, s.grounds))
            out.covers.push_back(s.covers[c]);
        out.is_clear = out.blockers.empty() && out.covers.empty();
        if (out.is_clear) out.aim = aim;
    }
    write_answer(out, q);
    return out;
}

TablePoint nearest_point(const FieldQuestion& q, const plane::Box& target) {
    const std::array<plane::Vec, 1> muzzle{plane::in_mm(plane::front_centre(q.battery))};
    return plane::gap(plane::Convex(muzzle), plane::convex_of(target)).to;
}

}  // namespace

FieldAnswer rule_on_field(const FieldQuestion& question, TablePoint aim) {
    return field_to(question, aim, standing_in_the_way(question, nullptr));
}

FieldAnswer rule_on_any_field(const FieldQuestion& question, const plane::Box& target) {
    const Standing s = standing_in_the_way(question, &target);
    const std::optional<TablePoint> aim =
        plane::free_aim(question.battery, target, s.obstacles(), half_arc(question.readings));
    return field_to(question, aim.value_or(nearest_point(question, target)), s);
}

FieldAnswer rule_on_any_field(const FieldQuestion& question, const std::vector<plane::Box>& target) {
    BACLER_CHECK(!target.empty());
    const plane::Vec muzzle = plane::in_mm(plane::front_centre(question.battery));
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < target.size(); ++i) {
        const plane::Vec v = plane::in_mm(nearest_point(question, target[i])) - muzzle;
        order.emplace_back(std::hypot(v.x, v.y), i);
    }
    std::sort(order.begin(), order.end());
    std::optional<FieldAnswer> straightest;
    for (const auto& [mm, i] : order) {
        FieldAnswer answer = rule_on_any_field(question, target[i]);
        if (answer.is_clear) return answer;
        // Of two shots that fail, one into the front zone says more than one that is not.
        if (!straightest || (!straightest->is_ahead && answer.is_ahead)) straightest = std::move(answer);
    }
    return *straightest;
}

FieldAnswer rule_on_sight(const plane::Viewer& viewer, TablePoint target,
                          const std::vector<plane::Screen>& screens, const Readings& readings) {
    std::vector<std::size_t> every(screens.size());
    std::iota(every.begin(), every.end(), std::size_t{0});
    return rule_on_sight(viewer, target, screens, every, readings);
}

FieldAnswer rule_on_sight(const plane::Viewer& viewer, TablePoint target,
                          const std::vector<plane::Screen>& screens, const std::vector<std::size_t>& among,
                          const Readings& readings) {
    FieldAnswer out;
    const int eye = readings.on(Option::reciprocal_los)
                        ? std::max(viewer.level, plane::level_at(target, screens, among))
                        : viewer.level;
    out.blockers = plane::hidden_by(viewer, target, eye, screens, among);
    out.is_clear = out.blockers.empty();
    Ledger ledger(out.ruling);
    for (const std::size_t b : out.blockers) {
        const bool relief = screens[b].kind == plane::Screen::Kind::relief;
        ledger.write(shown(
            with_words(figure(relief ? 104 : 105, relief ? 50 : 51, Say::hidden_by_terrain, Does::forbids),
                       static_cast<int>(b), screens[b].level),
            Shown::line));
    }
    if (out.is_clear) ledger.write(shown(figure(104, 50, Say::sees_target, Does::permits), Shown::deciding));
    return out;
}

}  // namespace bacler::plaquette
