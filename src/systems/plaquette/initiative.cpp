#include "systems/plaquette/initiative.hpp"

#include "base/check.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>
#include <numeric>

namespace bacler::plaquette {

Ruling rule_on_initiative(const MovingGroup& group) {
    Ruling ruling;
    Ledger ledger(ruling);
    ledger.write(
        with_words(figure(93, 37, Say::initiative_troops, Does::sets, group.majority), group.majority));
    ledger.write(
        with_words(figure(93, 41, Say::initiative_staff, Does::adds, group.staff_value), group.staff_value));
    if (group.arm == GroupArm::cavalry)
        ledger.write(figure(94, 38, Say::initiative_cavalry, Does::adds, 1));
    else
        ledger.write(considered(94, Say::initiative_cavalry));
    if (group.arm == GroupArm::grand_battery)
        ledger.write(figure(95, 38, Say::initiative_grand_battery, Does::adds, -1));
    else
        ledger.write(considered(95, Say::initiative_grand_battery));
    return ruling;
}

namespace {

/// The lines of the ranking in turn, each a figure where more is better.
constexpr std::size_t criteria = 5;
int criterion(const MovingGroup& g, int score, std::size_t line) {
    switch (line) {
        case 0: return score;
        case 1: return g.stance == Stance::attack ? 1 : 0;
        case 2: return g.majority;
        case 3: return g.plaquettes;
        default: return g.tie_die.value_or(0);
    }
}

RankedBy comparison(const std::vector<MovingGroup>& groups, const std::vector<int>& scores, std::size_t a,
                    std::size_t b) {
    for (std::size_t line = 0; line < criteria; ++line)
        if (criterion(groups[a], scores[a], line) != criterion(groups[b], scores[b], line))
            return static_cast<RankedBy>(line);
    return RankedBy::undecided;
}

bool is_before(const std::vector<MovingGroup>& groups, const std::vector<int>& scores, std::size_t a,
               std::size_t b) {
    for (std::size_t line = 0; line < criteria; ++line) {
        const int of_a = criterion(groups[a], scores[a], line), of_b = criterion(groups[b], scores[b], line);
        if (of_a != of_b) return of_a > of_b;
    }
    return false;
}

Say say_of(RankedBy by) {
    switch (by) {
        case RankedBy::initiative: return Say::before_by_initiative;
        case RankedBy::attack_order: return Say::before_by_attack;
        case RankedBy::better_troops: return Say::before_by_troops;
        case RankedBy::numbers: return Say::before_by_numbers;
        case RankedBy::roll_off: return Say::before_by_die;
        case RankedBy::undecided: return Say::roll_off_wanted;
    }
    return Say::roll_off_wanted;
}

constexpr int rule_of(RankedBy by) {
    return 81 + std::min(static_cast<int>(by), 3);  // R081-R084
}

}  // namespace

Ranking rank_groups(const std::vector<MovingGroup>& groups) {
    Ranking out;
    for (const MovingGroup& g : groups) out.scores.push_back(total(rule_on_initiative(g)));
    out.order.resize(groups.size());
    std::iota(out.order.begin(), out.order.end(), std::size_t{0});
    std::stable_sort(out.order.begin(), out.order.end(),
                     [&](std::size_t a, std::size_t b) { return is_before(groups, out.scores, a, b); });
    Ledger ledger(out.ruling);
    for (std::size_t i = 0; i + 1 < out.order.size(); ++i) {
        const std::size_t a = out.order[i], b = out.order[i + 1];
        const RankedBy by = comparison(groups, out.scores, a, b);
        out.decided_by.push_back(by);
        out.wants_roll_off = out.wants_roll_off || by == RankedBy::undecided;
        const int reading = by == RankedBy::roll_off || by == RankedBy::undecided ? 36 : 35;
        ledger.write(shown(about(with_words(figure(rule_of(by), reading, say_of(by), Does::no_bearing),
                                            static_cast<int>(a), static_cast<int>(b)),
                                 side_subject(a)),
                           Shown::line));
    }
    return out;
}

std::vector<std::size_t> movement_order(const std::vector<std::size_t>& ranking,
                                        const std::vector<SlotChoice>& choice_of_group) {
    std::vector<std::size_t> slots(ranking.size());
    std::size_t first = 0, last = ranking.size();
    for (const std::size_t group : ranking) {
        BACLER_CHECK(group < choice_of_group.size());
        if (choice_of_group[group] == SlotChoice::first)
            slots[first++] = group;
        else
            slots[--last] = group;
    }
    return slots;
}

}  // namespace bacler::plaquette
