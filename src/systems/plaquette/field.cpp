#include "systems/plaquette/field.hpp"

#include "board/plane/corridor.hpp"
#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

double half_arc(const Readings& readings) {
    const int degrees = readings.at(Option::fire_arc);
    return degrees == 0 ? 90.0 : degrees;
}

/// Bodies that can block at all: for a battery on a height, nothing of a lower level (R108).
struct Standing {
    std::vector<plane::Box> boxes;
    std::vector<std::size_t> places;
};
Standing standing_in_the_way(const FieldQuestion& q) {
    Standing s;
    for (std::size_t i = 0; i < q.obstacles.size(); ++i) {
        if (q.battery_level >= 1 && q.obstacles[i].level < q.battery_level) continue;
        s.boxes.push_back(q.obstacles[i].box);
        s.places.push_back(i);
    }
    return s;
}

void write_answer(FieldAnswer& out) {
    Ledger ledger(out.ruling);
    if (!out.is_ahead) {
        ledger.write(shown(figure(107, 54, Say::aim_not_ahead, Does::forbids), Shown::deciding));
        return;
    }
    for (const std::size_t b : out.blockers)
        ledger.write(
            shown(with_words(figure(107, 55, Say::field_blocked_by, Does::forbids), static_cast<int>(b)),
                  Shown::line));
    if (out.is_clear)
        ledger.write(shown(figure(107, 54, Say::field_is_clear, Does::permits), Shown::deciding));
}

}  // namespace

FieldAnswer rule_on_field(const FieldQuestion& question, TablePoint aim) {
    FieldAnswer out;
    out.is_ahead = plane::is_ahead(question.battery, aim, half_arc(question.readings));
    if (out.is_ahead) {
        const Standing s = standing_in_the_way(question);
        for (const std::size_t b :
             plane::blockers({plane::front_centre(question.battery), aim, question.battery.w}, s.boxes))
            out.blockers.push_back(s.places[b]);
        out.is_clear = out.blockers.empty();
        if (out.is_clear) out.aim = aim;
    }
    write_answer(out);
    return out;
}

FieldAnswer rule_on_any_field(const FieldQuestion& question, const plane::Box& target) {
    const Standing s = standing_in_the_way(question);
    const std::optional<TablePoint> aim =
        plane::free_aim(question.battery, target, s.boxes, half_arc(question.readings));
    if (aim) return rule_on_field(question, *aim);
    const std::array<plane::Vec, 1> muzzle{plane::in_mm(plane::front_centre(question.battery))};
    FieldAnswer out = rule_on_field(question, plane::gap(plane::Convex(muzzle), plane::convex_of(target)).to);
    return out;
}

FieldAnswer rule_on_sight(const plane::Viewer& viewer, TablePoint target,
                          const std::vector<plane::Screen>& screens, const Readings& readings) {
    FieldAnswer out;
    const int eye = readings.on(Option::reciprocal_los)
                        ? std::max(viewer.level, plane::level_at(target, screens))
                        : viewer.level;
    out.blockers = plane::hidden_by(viewer, target, eye, screens);
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
