#include "systems/plaquette/element_value.hpp"

#include "base/check.hpp"
#include "base/whole.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {

Finding unit_finding(int rule, const ValuedUnit& unit) {
    return about(figure(rule, Say::unit_worth, Does::adds, unit.value), unit.subject);
}

/// One unit with its terms beneath; `share` divides it where units are rounded one by one (Q03).
void write_unit(Ledger& ledger, int rule, const ValuedUnit& unit, int share) {
    if (unit.terms == nullptr && share == 1) {
        ledger.write(unit_finding(rule, unit));
        return;
    }
    ledger.open(unit_finding(rule, unit));
    if (unit.terms == nullptr)
        ledger.write(figure(rule, Say::unit_worth_before, Does::sets, unit.value));
    else
        for (std::size_t i = 0; i < unit.terms->count; ++i) ledger.write(unit.terms->findings[i]);
    if (share > 1) ledger.write(scaling(rule, 3, Say::share_of_line, 1, share));
    ledger.close();
}

struct PrintedLine {
    int rule;
    Say say;
    int share;
};
constexpr PrintedLine engaged_line{167, Say::engaged_units, 1};
constexpr PrintedLine support_line{168, Say::supporting_units, 2};
constexpr PrintedLine backing_line{169, Say::backing_units, 4};

void write_line(Ledger& ledger, const PrintedLine& line, const std::vector<ValuedUnit>& units, int rounding) {
    if (units.empty()) {
        ledger.write(considered(line.rule, line.say));
        return;
    }
    const bool by_unit = rounding == value::per_unit;
    ledger.open(
        with_words(figure(line.rule, 3, line.say, Does::adds), static_cast<int>(units.size()), line.share));
    for (const ValuedUnit& u : units) write_unit(ledger, line.rule, u, by_unit ? line.share : 1);
    if (rounding == value::per_line && line.share > 1)
        ledger.write(scaling(line.rule, 3, Say::share_of_line, 1, line.share));
    if (rounding == value::grand_total && line.share < 4)
        ledger.write(scaling(line.rule, 3, Say::in_quarters, 4 / line.share, 1));
    ledger.close();
}

int divisor_of(Stance stance) {
    if (stance == Stance::fall_back) return 2;
    return stance == Stance::retreat ? 4 : 1;
}

}  // namespace

int write_element_sum(Ledger& ledger, const ElementLines& lines, const Readings& readings) {
    const int rounding = readings.at(Option::support_rounding);
    ledger.open(figure(167, Say::sum_of_units, Does::sets));
    write_line(ledger, engaged_line, lines.engaged, rounding);
    write_line(ledger, support_line, lines.support, rounding);
    write_line(ledger, backing_line, lines.backing, rounding);
    if (rounding == value::grand_total) ledger.write(scaling(169, 3, Say::share_of_line, 1, 4));
    return ledger.close();
}

ValueOdds value_odds(int total, Stance stance, const Readings& readings) {
    BACLER_CHECK(total >= 0);
    const int divisor = divisor_of(stance);
    const bool before = readings.at(Option::repli_division) == value::before_die;
    const int read = before ? total / divisor : total;
    ValueOdds odds;
    odds.tens = read / 10;
    odds.units = read % 10;
    odds.extra_chance = Fraction{odds.units, 10};
    odds.without = before ? odds.tens : odds.tens / divisor;
    if (odds.units > 0) odds.with = before ? odds.tens + 1 : (odds.tens + 1) / divisor;
    return odds;
}

int write_value_from_sum(Ledger& ledger, Stance stance, int die, const Readings& readings) {
    BACLER_CHECK(die >= no_die && die <= 10);
    const int divisor = divisor_of(stance);
    const bool before = readings.at(Option::repli_division) == value::before_die;
    const Finding division =
        with_words(scaling(174, 94, Say::state_divides, 1, divisor), static_cast<int>(stance));
    if (divisor > 1 && before) ledger.write(division);
    const int read = ledger.total();
    const int units = read % 10;
    ledger.write(with_words(scaling(170, 2, Say::tens_of_sum, 1, 10), read));
    BACLER_CHECK(die != no_die || units == 0);
    const bool gains = die != no_die && die <= units;
    const Say say = die == no_die ? Say::no_die_needed : (gains ? Say::die_adds : Say::die_fails);
    ledger.write(
        with_words(figure(171, 1, say, gains ? Does::adds : Does::no_bearing, gains ? 1 : 0), die, units));
    if (divisor > 1 && !before) ledger.write(division);
    return ledger.total();
}

Ruling rule_on_element(const ElementLines& lines, Stance stance, std::optional<int> die,
                       const Readings& readings) {
    Ruling ruling;
    Ledger ledger(ruling);
    write_element_sum(ledger, lines, readings);
    if (die) write_value_from_sum(ledger, stance, *die, readings);
    return ruling;
}

Role role_of_line(int line, Lines lines) {
    if (line <= 1) return Role::engaged;
    switch (lines) {
        case Lines::cavalry_waves: return line == 2 ? Role::engaged : Role::support;
        case Lines::infantry_double:
            if (line == 2) return Role::engaged;
            if (line == 3) return Role::support;
            return line == 4 ? Role::backing : Role::none;
        case Lines::ordinary: break;
    }
    if (line == 2) return Role::support;
    return line == 3 ? Role::backing : Role::none;
}

Arm arm_of(std::span<const Unit* const> units) {
    std::array<int, 3> count{};
    for (const Unit* u : units)
        count[static_cast<std::size_t>(u->arm)] += plaquettes_of(u->arm, u->values.size());
    if (count[0] >= count[1] && count[0] >= count[2]) return Arm::infantry;
    return count[1] >= count[2] ? Arm::cavalry : Arm::artillery;
}

Lines lines_of(const LinesQuestion& question, const Readings& readings) {
    bool all_in_line = !question.units.empty();
    int last = 1;
    for (std::size_t i = 0; i < question.units.size(); ++i) {
        all_in_line = all_in_line && question.units[i]->formation == Formation::line &&
                      question.units[i]->arm != Arm::artillery;
        last = std::max(last, question.lines[i]);
    }
    // From the rear only the last rank fights (R135); a flank turns the engaged lines into columns (R133).
    if (!all_in_line || last < 2 || question.attacked_from != Aspect::front) return Lines::ordinary;
    const Arm arm = arm_of(question.units);
    if (arm == Arm::cavalry && question.stance == Stance::attack && readings.on(Option::cavalry_waves))
        return Lines::cavalry_waves;
    if (arm == Arm::infantry && question.stance == Stance::defence && readings.on(Option::infantry_lines))
        return Lines::infantry_double;
    return Lines::ordinary;
}

}  // namespace bacler::plaquette
