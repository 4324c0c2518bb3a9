#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/subjects.hpp"

#include <algorithm>

/// Staffs that the enemy reaches (Q127).
namespace bacler::plaquette {

using plane::Box;

namespace {

constexpr Length behind_friends{1000};

bool is_reached(const LaidTable& table, std::size_t side, const Box& base) {
    return std::any_of(table.elements.begin(), table.elements.end(), [&](const LaidElement& e) {
        return e.ref.side != side && e.box && plane::gap(*e.box, base).distance <= grain;
    });
}

const LaidElement* nearest_friend(const LaidTable& table, std::size_t side, const Box& base) {
    const LaidElement* best = nullptr;
    for (const LaidElement& e : table.elements) {
        if (e.ref.side != side || !e.box) continue;
        if (best == nullptr || plane::gap(*e.box, base).distance < plane::gap(*best->box, base).distance)
            best = &e;
    }
    return best;
}

/// Behind an element, a centimetre off, but on the table.
TablePoint shelter_behind(const Scenario& s, const Box& body, const Staff& staff) {
    const Length back = Length{(body.d.hundredths_of_mm + staff.d.hundredths_of_mm) / 2} + behind_friends;
    const TablePoint p = plane::offset(body.centre, body.heading, {}, -back);
    return {std::clamp(p.x, Length{}, s.width), std::clamp(p.y, Length{}, s.depth)};
}

}  // namespace

void move_reached_staffs(Turn& turn) {
    Battle& b = turn.battle;
    const LaidTable table = lay_out(b.scenario);
    for (std::size_t s = 0; s < b.scenario.sides.size(); ++s)
        for (std::size_t i = 0; i < b.scenario.sides[s].staffs.size(); ++i) {
            Staff& staff = b.scenario.sides[s].staffs[i];
            const std::optional<Box> base = staff.arrives ? std::nullopt : staff_box(staff);
            if (!base || !is_reached(table, s, *base)) continue;
            const LaidElement* refuge = nearest_friend(table, s, *base);
            if (refuge == nullptr) continue;
            staff.at = shelter_behind(b.scenario, *refuge->box, staff);
            b.scenario.stated = facts_without(b.scenario, staff.id);
            turn.write(about(with_words(figure(47, 127, Say::reached_staff_rides_off, Does::no_bearing),
                                        element_word(refuge->ref)),
                             staff_subject(s, i)));
        }
}

}  // namespace bacler::plaquette
