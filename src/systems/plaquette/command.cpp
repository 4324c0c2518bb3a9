#include "systems/plaquette/command.hpp"

#include "board/plane/convex.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <cmath>

namespace bacler::plaquette {

namespace {

constexpr Length designation_limit{60000};  // R071

Measurement between(TablePoint a, TablePoint b, Length limit, Length deviation) {
    const plane::Vec d = plane::in_mm(b) - plane::in_mm(a);
    return {plane::rounded_length(std::hypot(d.x, d.y)), limit, LimitWords::at_most, deviation, a, b};
}

bool is_within(const Measurement& m) {
    return meets(m.value, m.words, m.limit);
}

}  // namespace

Length command_distance(Recipient recipient) {
    return recipient == Recipient::element ? Length{25000} : Length{40000};
}

Ruling rule_on_command(TablePoint staff_centre, TablePoint recipient_centre, Recipient recipient,
                       Length deviation) {
    Ruling ruling;
    ruling.measures.push_back(
        between(staff_centre, recipient_centre, command_distance(recipient), deviation));
    const bool within = is_within(ruling.measures[0]);
    Finding f =
        figure(recipient == Recipient::element ? 53 : 54, 20, within ? Say::in_command : Say::out_of_command,
               within ? Does::permits : Does::forbids);
    f.measure = 0;
    Ledger(ruling).write(shown(f, Shown::deciding));
    return ruling;
}

Ruling rule_on_designation(TablePoint formation, TablePoint staff, TablePoint target,
                           const Readings& readings) {
    Ruling ruling;
    Ledger ledger(ruling);
    ruling.measures.push_back(between(formation, target, designation_limit, {}));
    ruling.measures.push_back(between(staff, target, designation_limit, {}));
    const bool near_formation = is_within(ruling.measures[0]), near_staff = is_within(ruling.measures[1]);
    const bool loose = readings.on(Option::designation_loose);
    const bool allowed = loose ? near_formation || near_staff : near_formation && near_staff;
    // What decides is the distance that forbids, or where all permit the longer one.
    const bool by_staff = allowed ? ruling.measures[1].value > ruling.measures[0].value : near_formation;
    Finding f = figure(71, 27, allowed ? Say::may_be_named : Say::too_far_to_name,
                       allowed ? Does::permits : Does::forbids);
    f.measure = by_staff ? 1 : 0;
    ledger.write(shown(f, Shown::deciding));
    return ruling;
}

}  // namespace bacler::plaquette
