#include "systems/plaquette/orders.hpp"

#include "base/check.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>

namespace bacler::plaquette {

namespace {
constexpr int d6_faces = 6;
constexpr Length aide_ride{40000};  // R092, Q26: the generals' row
}  // namespace

Ruling rule_on_orders_available(int value, int points_lost) {
    Ruling ruling;
    Ledger ledger(ruling);
    ledger.write(
        shown(with_words(figure(61, Say::orders_of_staff, Does::sets, value), value), Shown::deciding));
    if (points_lost > 0) {
        ledger.write(with_words(figure(210, Say::order_points_lost, Does::adds, -points_lost), points_lost));
        ledger.write(figure(210, 19, Say::orders_not_negative, Does::at_least, 0));
    } else {
        ledger.write(considered(210, Say::no_order_points_lost));
    }
    return ruling;
}

Ruling rule_on_order_test(int value, int d6) {
    BACLER_CHECK(d6 >= 1 && d6 <= d6_faces);
    Ruling ruling;
    Ledger ledger(ruling);
    const bool passes = d6 <= value;
    ledger.write(shown(with_words(figure(65, passes ? 21 : 23, passes ? Say::order_passes : Say::order_fails,
                                         passes ? Does::permits : Does::forbids),
                                  d6, value),
                       Shown::deciding));
    return ruling;
}

Fraction order_test_chance(int value) {
    return Fraction{std::clamp(value, 0, d6_faces), d6_faces};
}

int test_rank(StaffLevel level) {
    switch (level) {
        case StaffLevel::army: return 0;
        case StaffLevel::corps: return 1;
        case StaffLevel::division: return 2;
    }
    return 2;
}

namespace {

void write_quota(Ledger& ledger, int rule, int elements) {
    ledger.write(with_words(figure(rule, 32, Say::elements_present, Does::sets, elements), elements));
    ledger.write(scaling(rule, 32, Say::half_at_most, 1, 2));
}

/// The rule that lets a division give a particular order, and the one order it may give.
struct ParticularRule {
    int rule;
    Stance may_give;
};
ParticularRule particular_rule(Stance division) {
    switch (division) {
        case Stance::attack: return {73, Stance::manoeuvre};
        case Stance::manoeuvre: return {75, Stance::defence};
        default: return {78, Stance::manoeuvre};
    }
}

}  // namespace

Ruling rule_on_particular_quota(int elements) {
    BACLER_CHECK(elements >= 0);
    Ruling ruling;
    Ledger ledger(ruling);
    write_quota(ledger, 73, elements);
    return ruling;
}

Ruling rule_on_particular_order(const ParticularQuestion& q) {
    Ruling ruling;
    Ledger ledger(ruling);
    const ParticularRule r = particular_rule(q.division);
    const int d = static_cast<int>(q.division), p = static_cast<int>(q.particular);
    const bool has_stance = q.division <= Stance::defence;
    if (!has_stance || q.particular != r.may_give) {
        ledger.write(shown(with_words(figure(r.rule, Say::particular_not_open, Does::forbids), p, d),
                           Shown::deciding));
        return ruling;
    }
    const int most = q.elements / 2;
    const bool free = q.already_given < most;
    Finding f =
        with_words(figure(r.rule, 32, free ? Say::particular_within_quota : Say::particular_beyond_quota,
                          free ? Does::permits : Does::forbids),
                   q.already_given, most);
    ledger.open(shown(f, Shown::deciding));
    write_quota(ledger, r.rule, q.elements);
    ledger.close();
    return ruling;
}

MissionTarget target_of(Mission mission) {
    return mission == Mission::advance || mission == Mission::defence ? MissionTarget::terrain
                                                                      : MissionTarget::element;
}

Ruling rule_on_mission(StaffLevel level, Mission mission, MissionTarget named) {
    Ruling ruling;
    Ledger ledger(ruling);
    const int m = static_cast<int>(mission);
    if (level == StaffLevel::division) {
        ledger.write(
            shown(with_words(figure(68, Say::missions_are_for_corps, Does::forbids), m), Shown::deciding));
        return ruling;
    }
    const int rule = target_of(mission) == MissionTarget::terrain ? 69 : 70;
    const bool fits = target_of(mission) == named;
    ledger.write(shown(with_words(figure(rule, 28, fits ? Say::mission_names_well : Say::mission_names_wrong,
                                         fits ? Does::permits : Does::forbids),
                                  m, static_cast<int>(named)),
                       Shown::deciding));
    return ruling;
}

Ruling rule_on_aides(StaffLevel level) {
    Ruling ruling;
    Ledger ledger(ruling);
    const int count = level == StaffLevel::army ? 2 : (level == StaffLevel::corps ? 1 : 0);
    ledger.write(shown(
        with_words(figure(66, 26, Say::aides_of_staff, Does::sets, count), count, static_cast<int>(level)),
        Shown::deciding));
    return ruling;
}

Ruling rule_on_aide_ride(Length distance) {
    Ruling ruling;
    Ledger ledger(ruling);
    int rides = 1;
    while (!meets(distance, LimitWords::at_most, aide_ride * rides)) ++rides;
    ruling.measures.push_back({distance, aide_ride * rides, LimitWords::at_most, {}, {}, {}});
    Finding f = with_words(figure(67, 26, Say::aide_rides, Does::sets, rides), rides);
    f.measure = 0;
    ledger.write(shown(f, Shown::deciding));
    return ruling;
}

RallyAnswer rule_on_rally(const RallyQuestion& q) {
    BACLER_CHECK(q.state == Stance::fall_back || q.state == Stance::retreat);
    BACLER_CHECK(q.wanted <= Stance::fall_back);
    RallyAnswer answer;
    answer.state = q.state;
    Ledger ledger(answer.ruling);
    const bool one_step = q.readings.on(Option::one_rally_step);
    while (answer.state != q.wanted && answer.state >= Stance::fall_back) {
        const int rule = answer.state == Stance::retreat ? 79 : 80;
        if (one_step && answer.orders_spent == 1) {
            ledger.write(figure(rule, 33, Say::one_step_only, Does::no_bearing));
            break;
        }
        if (static_cast<std::size_t>(answer.orders_spent) >= q.dice.size()) {
            answer.wants_die = true;
            break;
        }
        const int die = q.dice[static_cast<std::size_t>(answer.orders_spent++)];
        const bool passes = die <= q.staff_value;
        const Stance next = answer.state == Stance::retreat ? Stance::fall_back : q.wanted;
        Finding f = with_words(figure(rule, 33, passes ? Say::rally_step : Say::rally_fails, Does::adds, 1),
                               die, passes ? static_cast<int>(next) : q.staff_value);
        ledger.write(shown(f, Shown::line));
        if (!passes) break;
        answer.state = next;
    }
    return answer;
}

}  // namespace bacler::plaquette
