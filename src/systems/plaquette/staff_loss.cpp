#include "systems/plaquette/staff_loss.hpp"

#include "base/check.hpp"
#include "ruling/ledger.hpp"
#include "systems/plaquette/findings.hpp"

#include <algorithm>

namespace bacler::plaquette {

int losses_per_roll(StaffLevel level) {
    switch (level) {
        case StaffLevel::division: return 6;
        case StaffLevel::corps: return 15;
        case StaffLevel::army: return 30;
    }
    return 6;
}

int staff_rolls(StaffLevel level, int losses) {
    BACLER_CHECK(losses >= 0);
    return losses / losses_per_roll(level);
}

std::vector<Fraction> staff_hit_chances(int rolls) {
    std::vector<Fraction> chances{Fraction{1}};
    const Fraction hit{1, 10}, miss{9, 10};
    for (int r = 0; r < rolls; ++r) {
        std::vector<Fraction> next(chances.size() + 1, Fraction{0});
        for (std::size_t k = 0; k < chances.size(); ++k) {
            next[k] = next[k] + chances[k] * miss;
            next[k + 1] = next[k + 1] + chances[k] * hit;
        }
        chances = std::move(next);
    }
    return chances;
}

StaffAnswer rule_on_staff_losses(StaffLevel level, int losses, int value, int charisma,
                                 const std::vector<int>& dice, const Readings& readings) {
    StaffAnswer out;
    out.rolls = staff_rolls(level, losses);
    BACLER_CHECK(static_cast<int>(dice.size()) == out.rolls);
    Ledger ledger(out.ruling);
    const int rule = 211 + static_cast<int>(level);  // R211-R213
    ledger.write(with_words(figure(rule, 114, Say::staff_rolls_owed, Does::no_bearing), out.rolls, losses));
    int hits = 0;
    for (const int d : dice) {
        BACLER_CHECK(d >= 1 && d <= 10);
        const bool hit = d == 1;
        ledger.write(with_words(figure(rule, 114, hit ? Say::staff_is_hit : Say::staff_is_spared,
                                       hit ? Does::adds : Does::no_bearing, hit ? 1 : 0),
                                d));
        hits += hit ? 1 : 0;
    }
    // A value already under the floor (0 at set-up) is not raised to it.
    const int floor = std::min(value, readings.at(Option::staff_floor));
    out.value = std::max(value - hits, floor);
    out.charisma = std::max(charisma - hits, 0);
    ledger.write(
        shown(with_words(figure(rule, 19, Say::staff_after, Does::no_bearing), out.value, out.charisma),
              Shown::deciding));
    return out;
}

}  // namespace bacler::plaquette
