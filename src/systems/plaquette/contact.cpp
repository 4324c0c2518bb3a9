#include "systems/plaquette/contact.hpp"

#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>

namespace bacler::plaquette {

using plane::Box;
using plane::Zone;

ContactAnswer rule_on_contact(const Box& mover, const Box& enemy, Stance stance, Length deviation) {
    const plane::Gap g = plane::gap(mover, enemy);
    return rule_on_contact({g.distance, contact_distance, LimitWords::at_most, deviation, g.from, g.to},
                           stance);
}

ContactAnswer rule_on_contact(const Measurement& gap, Stance stance) {
    ContactAnswer out;
    Ledger ledger(out.ruling);
    out.gap = gap.value;
    const bool attacks = stance == Stance::attack;
    const auto found = [&](Say say, Does does) {
        return shown(with_words(figure(125, 9, say, does), static_cast<int>(stance)), Shown::deciding);
    };
    const Finding apart = found(Say::out_of_contact, Does::no_bearing);
    if (attacks) {
        out.engages =
            ledger.weigh(gap, found(Say::engages_at, Does::permits), apart, id(Say::settled_by_tape));
    } else {
        Finding f = meets(gap.value, gap.words, gap.limit) ? found(Say::near_without_attack, Does::no_bearing)
                                                           : apart;
        f.measure = ledger.measured(gap);
        ledger.write(f);
    }
    out.is_legal_stop = meets(gap.value, LimitWords::at_least, contact_distance);
    Finding stop =
        figure(86, 9, out.is_legal_stop ? Say::stops_far_enough : Say::stops_too_near, Does::no_bearing);
    stop.measure = 0;
    ledger.write(shown(stop, Shown::line));
    return out;
}

Aspect aspect_of(Zone zone) {
    if (zone == Zone::front || zone == Zone::inside) return Aspect::front;
    return zone == Zone::rear ? Aspect::rear : Aspect::flank;
}

namespace {

Finding coming_from(Aspect aspect, int reading) {
    const int rule = aspect == Aspect::rear ? 134 : (aspect == Aspect::flank ? 132 : 131);
    return shown(with_words(figure(rule, reading, Say::comes_from, Does::sets, static_cast<int>(aspect)),
                            static_cast<int>(aspect)),
                 Shown::deciding);
}

/// The point of a path that lies farthest beyond a prolongation (front), or least far (rear), held against it.
Measurement worst_of(const Box& body, const std::vector<TablePoint>& path, Zone zone, Length deviation) {
    const bool is_front = zone == Zone::front;
    Measurement out{{}, {}, is_front ? LimitWords::at_least : LimitWords::more_than, deviation, {}, {}};
    for (std::size_t i = 0; i < path.size(); ++i) {
        const plane::Beyond b = plane::beyond(body, zone, path[i]);
        if (i > 0 && (is_front ? b.distance <= out.value : b.distance >= out.value)) continue;
        out.value = b.distance;
        out.from = b.foot;
        out.to = path[i];
    }
    return out;
}

Length size(Length l) {
    return std::max(l, -l);
}

}  // namespace

Ruling rule_on_aspect(const Box& defender, const std::vector<TablePoint>& path, Aspect& aspect,
                      Length deviation) {
    Ruling ruling;
    Ledger ledger(ruling);
    aspect = static_cast<Aspect>(plane::approach_of(defender, path));
    const Measurement front = worst_of(defender, path, Zone::front, deviation),
                      back = worst_of(defender, path, Zone::rear, deviation);
    const std::int32_t by_front = ledger.measured(front), by_back = ledger.measured(back);
    const bool is_front = aspect == Aspect::front;
    const bool back_is_nearer = size(margin(back)) < size(margin(front));
    const auto resting_on = [](Finding f, std::int32_t measure) {
        f.measure = measure;
        return f;
    };
    ledger.write(resting_on(coming_from(aspect, 70), !is_front && back_is_nearer ? by_back : by_front));
    for (const auto& [say, measure] :
         {std::pair{Say::beyond_front_line, by_front}, std::pair{Say::beyond_back_line, by_back}})
        ledger.write(resting_on(shown(figure(131, 69, say, Does::no_bearing), Shown::line), measure));
    const bool all_behind = meets(back.value, back.words, back.limit);
    if (is_too_close(front)) {
        const Aspect otherwise = all_behind ? Aspect::rear : Aspect::flank;
        ruling.doubts.push_back({resting_on(coming_from(Aspect::front, 70), by_front),
                                 resting_on(coming_from(otherwise, 70), by_front), by_front,
                                 id(Say::settled_by_straight_edge)});
    }
    if (!is_front && is_too_close(back))
        ruling.doubts.push_back({resting_on(coming_from(Aspect::rear, 70), by_back),
                                 resting_on(coming_from(Aspect::flank, 70), by_back), by_back,
                                 id(Say::settled_by_straight_edge)});
    return ruling;
}

Ruling rule_on_stated_aspect(Zone zone, Aspect& aspect) {
    BACLER_CHECK(zone != Zone::inside);
    Ruling ruling;
    Ledger ledger(ruling);
    aspect = aspect_of(zone);
    ledger.write(coming_from(aspect, 135));
    ledger.write(
        shown(with_words(figure(131, 135, Say::stated_zone, Does::no_bearing), static_cast<int>(zone)),
              Shown::line));
    return ruling;
}

Box pivoted(const Box& line, Arm arm, int plaquettes, Zone from) {
    BACLER_CHECK(from == Zone::left_flank || from == Zone::right_flank);
    const bool to_right = from == Zone::right_flank;
    const Footprint column = footprint(arm, Formation::column, plaquettes);
    const int side = to_right ? 1 : -1;
    const Length along{side * (line.w.hundredths_of_mm - column.d.hundredths_of_mm) / 2};
    return {plane::offset(line.centre, line.heading, along, {}),
            line.heading + Angle{to_right ? 90000 : 270000}, column.w, column.d};
}

}  // namespace bacler::plaquette
