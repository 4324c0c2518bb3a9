#include "systems/plaquette/command.hpp"

#include "board/plane/convex.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <cmath>

namespace bacler::plaquette {

namespace {

Measurement between(TablePoint a, TablePoint b, Length limit, Length deviation) {
    const plane::Vec d = plane::in_mm(b) - plane::in_mm(a);
    return {plane::rounded_length(std::hypot(d.x, d.y)), limit, LimitWords::at_most, deviation, a, b};
}

/// 0 surely within, 1 too close to call, 2 surely beyond.
int doubt_rank(const Measurement& m) {
    if (is_too_close(m)) return 1;
    return meets(m.value, m.words, m.limit) ? 0 : 2;
}

bool is_farther(const Measurement& a, const Measurement& b) {
    const int x = doubt_rank(a), y = doubt_rank(b);
    return x != y ? x > y : a.value > b.value;
}

}  // namespace

Length command_distance(Recipient recipient) {
    return recipient == Recipient::element ? Length{25000} : Length{40000};
}

Ruling rule_on_command(TablePoint staff_centre, TablePoint recipient_centre, Recipient recipient,
                       Length deviation) {
    return rule_on_command(between(staff_centre, recipient_centre, command_distance(recipient), deviation),
                           recipient);
}

Ruling rule_on_command(const Measurement& distance, Recipient recipient) {
    Ruling ruling;
    const int rule = recipient == Recipient::element ? 53 : 54;
    Ledger(ruling).weigh(distance, shown(figure(rule, 20, Say::in_command, Does::permits), Shown::deciding),
                         shown(figure(rule, 20, Say::out_of_command, Does::forbids), Shown::deciding),
                         id(Say::settled_by_tape));
    return ruling;
}

Ruling rule_on_designation(TablePoint formation, TablePoint staff, TablePoint target,
                           const Readings& readings) {
    return rule_on_designation(between(formation, target, designation_limit, {}),
                               between(staff, target, designation_limit, {}), readings);
}

Ruling rule_on_designation(const Measurement& from_formation, const Measurement& from_staff,
                           const Readings& readings) {
    Ruling ruling;
    Ledger ledger(ruling);
    // Both must be within, so the farther decides; by designation_loose one is enough, and the nearer does.
    const bool by_staff = is_farther(from_staff, from_formation) != readings.on(Option::designation_loose);
    const Finding met = shown(figure(71, 27, Say::may_be_named, Does::permits), Shown::deciding),
                  missed = shown(figure(71, 27, Say::too_far_to_name, Does::forbids), Shown::deciding);
    if (by_staff) ledger.measured(from_formation);
    ledger.weigh(by_staff ? from_staff : from_formation, met, missed, id(Say::settled_by_tape));
    if (!by_staff) ledger.measured(from_staff);
    return ruling;
}

}  // namespace bacler::plaquette
