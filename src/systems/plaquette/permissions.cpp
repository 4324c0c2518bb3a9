#include "systems/plaquette/permissions.hpp"

#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

namespace bacler::plaquette {

Ruling rule_on_placing_orders(OrderStep step) {
    Ruling ruling;
    const bool open = step == OrderStep::placing;
    Ledger(ruling).write(shown(figure(63, open ? Say::orders_may_be_placed : Say::orders_are_being_tested,
                                      open ? Does::permits : Does::forbids),
                               Shown::deciding));
    return ruling;
}

Ruling rule_on_breaking_off(const BreakOffQuestion& q) {
    Ruling ruling;
    Ledger ledger(ruling);
    const bool in_hand = q.stance == Stance::manoeuvre || q.stance == Stance::defence;
    const bool evades = q.arm == Arm::cavalry && in_hand && !q.has_moved && q.engaged_by == Arm::infantry;
    if (evades) {
        ledger.write(shown(figure(127, 77, Say::may_evade, Does::permits), Shown::deciding));
        return ruling;
    }
    ledger.write(shown(figure(126, Say::engaged_must_stay, Does::forbids), Shown::deciding));
    ledger.write(figure(127, 77, q.arm == Arm::cavalry ? Say::no_evasion_here : Say::evasion_is_for_cavalry,
                        Does::no_bearing));
    return ruling;
}

Ruling rule_on_formation_change(const FormationChangeQuestion& q) {
    Ruling ruling;
    Ledger ledger(ruling);
    const bool after_engaging = q.stance == Stance::attack && q.has_engaged;
    if (q.already_changed)
        ledger.write(shown(figure(96, 46, Say::formation_already_changed, Does::forbids), Shown::deciding));
    if (after_engaging)
        ledger.write(shown(figure(140, Say::no_change_after_engaging, Does::forbids), Shown::deciding));
    if (!q.already_changed && !after_engaging)
        ledger.write(shown(figure(96, 46, Say::formation_may_change, Does::permits), Shown::deciding));
    return ruling;
}

}  // namespace bacler::plaquette
