#include "systems/plaquette/movement.hpp"

#include "base/check.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <limits>

namespace bacler::plaquette {

namespace {

/// The movement table in cm, V apart (R088-R092): columns infantry, heavy cavalry, other cavalry.
struct PaceRow {
    int rule;
    int infantry, heavy, other;
};
constexpr int impossible = -1;
constexpr PaceRow square_row{88, 5, impossible, impossible};
constexpr PaceRow line_row{89, 10, 20, 25};
constexpr PaceRow column_row{90, 15, 25, 30};
constexpr PaceRow artillery_row{91, 15, 25, 30};
constexpr int generals_pace = 40;      // R092
constexpr int loss_per_feature = 5;    // R098
constexpr int defence_adjustment = 5;  // R077

struct Pace {
    int rule{0};
    int cm{0};
    int reading{0};
};

int of_arm(const PaceRow& row, Arm arm, Weight weight) {
    if (arm == Arm::infantry) return row.infantry;
    return weight == Weight::heavy ? row.heavy : row.other;
}

/// Artillery keeps the pace of the arm it accompanies (Q40 by_arm), or of its own calibre.
Pace artillery_pace(const std::vector<Mover>& movers, const Mover& gun, const Readings& readings) {
    if (readings.at(Option::artillery_row) == value::by_calibre) {
        const int cm = gun.weight == Weight::heavy
                           ? artillery_row.infantry
                           : (gun.weight == Weight::medium ? artillery_row.heavy : artillery_row.other);
        return {artillery_row.rule, cm, 40};
    }
    bool infantry = false, cavalry = false, heavy = false;
    for (const Mover& m : movers) {
        infantry = infantry || (m.arm == Arm::infantry && !m.is_general);
        cavalry = cavalry || m.arm == Arm::cavalry;
        heavy = heavy || (m.arm == Arm::cavalry && m.weight == Weight::heavy);
    }
    if (infantry || !cavalry) return {artillery_row.rule, artillery_row.infantry, 40};
    return {artillery_row.rule, heavy ? artillery_row.heavy : artillery_row.other, 40};
}

Pace pace_of(const std::vector<Mover>& movers, const Mover& m, const Readings& readings) {
    if (m.arm == Arm::artillery) return artillery_pace(movers, m, readings);
    const PaceRow& row =
        is_square(m.formation) ? square_row : (m.formation == Formation::line ? line_row : column_row);
    return {row.rule, of_arm(row, m.arm, m.weight), 0};
}

void write_features(Ledger& ledger, int features) {
    if (features == 0) {
        ledger.write(considered(98, Say::ground_is_free));
        return;
    }
    ledger.write(with_words(figure(98, 43, Say::slowed_by_ground, Does::adds, -loss_per_feature * features),
                            features));
    ledger.write(figure(98, 43, Say::pace_not_negative, Does::at_least, 0));
}

bool is_general(const std::vector<Mover>& movers) {
    return movers.size() == 1 && movers.front().is_general;
}

/// The paces of all movers beneath one finding, the slowest ruling (Q42); returns its line of the table (R088-R091).
int write_slowest(Ledger& ledger, const std::vector<Mover>& movers, const Readings& readings) {
    ledger.open(figure(90, 42, Say::slowest_pace, Does::sets));
    Pace slowest;
    for (const Mover& m : movers) {
        const Pace p = pace_of(movers, m, readings);
        const bool first = slowest.rule == 0;
        const Does does = first ? Does::sets : Does::at_most;
        if (first || p.cm < slowest.cm) slowest = p;
        ledger.write(with_words(figure(p.rule, p.reading, Say::pace_of_unit, does, p.cm),
                                static_cast<int>(m.arm), static_cast<int>(m.formation)));
    }
    ledger.opened().rule.number = static_cast<std::uint16_t>(slowest.rule);
    ledger.close();
    return slowest.rule;
}

/// One whole move; false where a mover cannot move so at all.
void write_move(Ledger& ledger, const MarchQuestion& q, int features, const Readings& readings) {
    BACLER_CHECK(!q.movers.empty());
    if (is_general(q.movers)) {
        ledger.write(figure(92, Say::generals_pace, Does::sets, generals_pace));
        if (readings.on(Option::generals_ignore_terrain) && features > 0)
            ledger.write(figure(98, 43, Say::generals_ride_on, Does::no_bearing));
        else
            write_features(ledger, features);
        return;
    }
    const int row = write_slowest(ledger, q.movers, readings);
    if (q.staff_commands || !readings.on(Option::v_requires_command))
        ledger.write(
            with_words(figure(row, 41, Say::staff_value_added, Does::adds, q.staff_value), q.staff_value));
    else
        ledger.write(figure(row, 41, Say::staff_out_of_command, Does::no_bearing));
    write_features(ledger, features);
}

MarchQuestion in_column(MarchQuestion q) {
    for (Mover& m : q.movers)
        if (m.arm != Arm::artillery) m.formation = Formation::column;
    return q;
}

int features_of(const WithdrawalQuestion& q, std::size_t move) {
    return move < q.features_per_move.size() ? q.features_per_move[move] : 0;
}

}  // namespace

Ruling rule_on_march(const MarchQuestion& question, const Readings& readings) {
    Ruling ruling;
    Ledger ledger(ruling);
    for (const Mover& m : question.movers) {
        if (m.arm != Arm::cavalry || !is_square(m.formation)) continue;
        ledger.write(shown(figure(88, 13, Say::no_cavalry_square, Does::forbids), Shown::deciding));
        return ruling;
    }
    write_move(ledger, question, question.features, readings);
    return ruling;
}

Withdrawal write_withdrawal(Ledger& ledger, const WithdrawalQuestion& question, const Readings& readings) {
    const WithdrawalCause cause = question.cause;
    const bool away = cause == WithdrawalCause::retreat || cause == WithdrawalCause::rout;
    const bool keeps = cause == WithdrawalCause::recoil && readings.on(Option::recoil_keeps_formation);
    const MarchQuestion march = keeps ? question.march : in_column(question.march);
    const int rule = cause == WithdrawalCause::evasion ? 127 : 197 + static_cast<int>(cause);  // R197-R200
    if (cause == WithdrawalCause::rout) {
        for (std::size_t move = 0; move < 2; ++move) {
            ledger.open(
                with_words(figure(rule, 107, Say::one_move_of_rout, Does::adds), static_cast<int>(move) + 1));
            write_move(ledger, march, features_of(question, move), readings);
            ledger.close();
        }
    } else {
        write_move(ledger, march, features_of(question, 0), readings);
        if (cause == WithdrawalCause::recoil) ledger.write(scaling(rule, 44, Say::half_a_move, 1, 2));
    }
    return {ledger.total(), away ? Facing::away : Facing::enemy, keeps};
}

WithdrawalAnswer rule_on_withdrawal(const WithdrawalQuestion& question, const Readings& readings) {
    WithdrawalAnswer answer;
    Ledger ledger(answer.ruling);
    answer.move = write_withdrawal(ledger, question, readings);
    return answer;
}

OrderLimits order_limits(int allowance) {
    BACLER_CHECK(allowance >= 0);
    return {half_move(allowance), half_move(allowance), std::min(defence_adjustment, allowance)};
}

}  // namespace bacler::plaquette
