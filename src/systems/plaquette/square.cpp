#include "systems/plaquette/square.hpp"

#include "base/check.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

/// Writes the first thing that stands against a test, or the permission.
void write_permission(Ledger& ledger, const SquareQuestion& q) {
    const bool may_order = q.stance == Stance::defence || q.stance == Stance::manoeuvre;
    const bool wrong_attacker = q.attacker != Arm::cavalry && q.readings.on(Option::square_vs_cavalry_only);
    const auto forbid = [&](int rule, int reading, Say say) {
        ledger.write(shown(with_words(figure(rule, reading, say, Does::forbids), static_cast<int>(q.stance)),
                           Shown::deciding));
    };
    const bool knows_squares = q.may_form_solid || q.may_form_hollow;
    if (!q.is_infantry)
        forbid(32, 13, Say::square_is_for_infantry);
    else if (!knows_squares)
        forbid(32, 13, Say::squares_not_allowed);
    if (!may_order) forbid(141, 75, Say::square_wants_defence);
    if (q.already_changed) forbid(96, 46, Say::formation_already_changed);
    if (wrong_attacker) forbid(141, 75, Say::square_only_against_cavalry);
    if (q.is_infantry && knows_squares && may_order && !q.already_changed && !wrong_attacker)
        ledger.write(
            with_words(figure(141, 75, Say::square_may_be_tried, Does::permits), static_cast<int>(q.stance)));
}

}  // namespace

Ruling rule_on_square_permission(const SquareQuestion& question) {
    Ruling ruling;
    Ledger ledger(ruling);
    write_permission(ledger, question);
    return ruling;
}

SquareAnswer rule_on_square_test(const SquareQuestion& q, int d10) {
    BACLER_CHECK(d10 >= 1 && d10 <= 10);
    SquareAnswer answer;
    Ledger ledger(answer.ruling);
    write_permission(ledger, q);
    if (verdict(answer.ruling) != Verdict::allowed) return answer;
    Say say = Say::square_fails;
    const bool too_small = q.plaquettes && *q.plaquettes < least_hollow(q.readings);
    if (d10 <= q.majority && q.may_form_hollow && !too_small) {
        answer.formed = Formation::hollow_square;
        say = Say::square_hollow;
    } else if (d10 <= 2 * q.majority && q.may_form_solid) {
        answer.formed = Formation::solid_square;
        say = d10 <= q.majority && too_small ? Say::square_too_small_for_hollow : Say::square_solid;
    }
    ledger.write(shown(
        with_words(figure(141, say == Say::square_too_small_for_hollow ? 12 : 75, say, Does::no_bearing), d10,
                   q.majority),
        Shown::deciding));
    return answer;
}

SquareChances square_chances(int majority) {
    const int hollow = std::clamp(majority, 0, 10), any = std::clamp(2 * majority, 0, 10);
    return {Fraction{hollow, 10}, Fraction{any - hollow, 10}, Fraction{10 - any, 10}};
}

}  // namespace bacler::plaquette
