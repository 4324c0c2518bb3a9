#include "systems/plaquette/cost.hpp"

#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <numeric>

namespace bacler::plaquette {

namespace {

int staff_weight(int staff_value) {
    if (staff_value >= 4) return 1;
    return staff_value == 1 || staff_value == 2 ? -1 : 0;
}

void write_unit_cost(Ledger& ledger, const UnitCostQuestion& q, const Readings& readings) {
    const int sum = std::accumulate(q.values.begin(), q.values.end(), 0);
    const bool guns = q.arm == Arm::artillery;
    const Finding doubled = scaling(229, 115, Say::artillery_doubled, 2, 1);
    ledger.write(
        with_words(figure(225, 115, guns ? Say::sum_of_gunners : Say::sum_of_plaquettes, Does::sets, sum),
                   static_cast<int>(q.values.size())));
    if (guns && q.weight == Weight::heavy) ledger.write(figure(225, 115, Say::heavy_battery, Does::adds, 1));
    if (guns && q.weight == Weight::light) ledger.write(figure(225, 115, Say::light_battery, Does::adds, -1));
    const bool base_only = readings.at(Option::cost_artillery) == value::base;
    if (guns && base_only) ledger.write(doubled);
    const int by_staff = staff_weight(q.staff_value);
    Finding staff = with_words(
        figure(by_staff < 0 ? 227 : 226, Say::cost_of_staff_value, Does::adds, by_staff), q.staff_value);
    if (by_staff == 0) staff.does = Does::no_bearing;
    ledger.write(staff);
    const int bonus =
        readings.at(Option::cost_bonus) == value::per_bonus ? q.bonuses : std::min(q.bonuses, 1);
    if (bonus > 0)
        ledger.write(with_words(figure(228, 115, Say::cost_of_bonuses, Does::adds, bonus), q.bonuses));
    else
        ledger.write(considered(228, Say::cost_of_bonuses));
    if (guns && !base_only) ledger.write(doubled);
}

struct StaffPrice {
    int rule, price;
};
StaffPrice price_of(StaffLevel level) {
    switch (level) {
        case StaffLevel::division: return {230, 20};
        case StaffLevel::corps: return {231, 30};
        case StaffLevel::army: return {232, 50};
    }
    return {230, 20};
}

void write_staff_cost(Ledger& ledger, StaffLevel level, int value, int charisma) {
    const StaffPrice p = price_of(level);
    ledger.write(with_words(figure(p.rule, Say::staff_value_and_charisma, Does::sets, value + charisma),
                            value, charisma));
    ledger.write(with_words(scaling(p.rule, 0, Say::price_of_level, p.price, 1), static_cast<int>(level)));
}

}  // namespace

Ruling rule_on_unit_cost(const UnitCostQuestion& question, const Readings& readings) {
    Ruling ruling;
    Ledger ledger(ruling);
    write_unit_cost(ledger, question, readings);
    return ruling;
}

Ruling rule_on_staff_cost(StaffLevel level, int value, int charisma) {
    Ruling ruling;
    Ledger ledger(ruling);
    write_staff_cost(ledger, level, value, charisma);
    return ruling;
}

int bonuses_of(const Unit& unit, const Readings& readings) {
    if (unit.arm == Arm::artillery) return 0;
    int n = 0;
    if (unit.elites && readings.on(Option::elites)) ++n;
    if ((unit.light_infantry || unit.engineers) && readings.on(Option::light_engineers_cover)) ++n;
    if (unit.arm == Arm::cavalry && unit.weight == Weight::heavy && readings.on(Option::cav_weight)) ++n;
    if (unit.nation == Nation::french && readings.on(Option::french_attack)) ++n;
    if (unit.nation == Nation::english && unit.arm == Arm::infantry && readings.on(Option::english_defence))
        ++n;
    return n;
}

SideCost rule_on_side_cost(const Side& side, std::size_t place, const Readings& readings) {
    SideCost out;
    Ledger ledger(out.ruling);
    ledger.open(shown(about(figure(225, Say::cost_of_units, Does::adds), side_subject(place)), Shown::line));
    std::size_t number = 0;
    for (const Element& e : side.elements) {
        const int staff = e.under ? side.staffs[*e.under].value : 3;
        for (const ScenarioUnit& u : e.units) {
            ledger.open(about(figure(225, Say::unit_costs, Does::adds), unit_subject(place, number++)));
            write_unit_cost(ledger,
                            {u.unit.arm, u.unit.weight, u.unit.values, staff, bonuses_of(u.unit, readings)},
                            readings);
            out.units.push_back(ledger.close());
        }
    }
    out.units_total = ledger.close();
    ledger.open(shown(about(figure(230, Say::cost_of_staffs, Does::adds), side_subject(place)), Shown::line));
    for (std::size_t i = 0; i < side.staffs.size(); ++i) {
        const Staff& s = side.staffs[i];
        Finding f = figure(price_of(s.level).rule, Say::staff_costs, Does::adds);
        f.subject = {SubjectKind::staff, static_cast<std::uint8_t>(place), static_cast<std::uint16_t>(i)};
        ledger.open(f);
        write_staff_cost(ledger, s.level, s.value, s.charisma);
        out.staffs.push_back(ledger.close());
    }
    out.staffs_total = ledger.close();
    out.total = ledger.total();
    return out;
}

}  // namespace bacler::plaquette
