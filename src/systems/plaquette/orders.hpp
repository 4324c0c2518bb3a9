#pragma once
#include "base/fraction.hpp"
#include "base/length.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"

#include <vector>

namespace bacler::plaquette {

/// Orders a staff has this sequence (R061, R210): its value less the points lost, never below 0. Its total is the count.
Ruling rule_on_orders_available(int value, int points_lost);

/// Does an order pass? The staff that spends it is tested (R065, Q21): permits where the d6 is at most its value, else
/// forbids and the order is spent unseen (Q23). Requires: d6 1 to 6.
Ruling rule_on_order_test(int value, int d6);
Fraction order_test_chance(int value);

/// When a body tests in step 2, lowest first: army 0, corps 1, division 2 (R064).
int test_rank(StaffLevel level);

/// How many elements may be given the division's particular order (R073, R075, R078, Q32). Its total is the most.
Ruling rule_on_particular_quota(int elements);

/// May a division in this stance give this particular order, with so many already given? (R073, R075, R078)
struct ParticularQuestion {
    Stance division{Stance::defence};
    Stance particular{Stance::manoeuvre};
    int elements{0};  ///< of the division, present
    int already_given{0};
};
Ruling rule_on_particular_order(const ParticularQuestion& question);

/// What a mission must name (R068-R070): terrain for advance and defence, an element for support and pursuit; only corps and
/// armies have missions.
enum class MissionTarget : std::uint8_t { terrain, element };
MissionTarget target_of(Mission mission);
Ruling rule_on_mission(StaffLevel level, Mission mission, MissionTarget named);

/// Aides a staff may have in flight at once (R066): one a corps, two an army, none a division. Its total is the count.
Ruling rule_on_aides(StaffLevel level);

/// Sequences an aide rides (R066, R067, Q26: 40 cm a sequence, at least one). Its total is the count.
/// Touching case: within the grain of a whole number of rides counts as that number.
Ruling rule_on_aide_ride(Length distance);

/// Rallying (R079, R080, Q33): one order and one test from retreat to fall back, one more from there to an order.
struct RallyQuestion {
    Stance state{Stance::fall_back};
    Stance wanted{Stance::defence};
    int staff_value{0};
    std::vector<int> dice;  ///< d6, one a step as rolled
    Readings readings;
};
struct RallyAnswer {
    Stance state{Stance::fall_back};
    int orders_spent{0};
    bool wants_die{false};  ///< a further step may be tried and its die is not yet known
    Ruling ruling;          ///< its total is the orders spent
};
RallyAnswer rule_on_rally(const RallyQuestion& question);

}  // namespace bacler::plaquette
