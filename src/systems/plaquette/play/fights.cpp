#include "systems/plaquette/play/fights.hpp"

#include "base/check.hpp"
#include "systems/plaquette/element_value.hpp"

#include <algorithm>

namespace bacler::plaquette {

std::vector<Fight> fights_of(const Battle& battle, const Ground& ground) {
    std::vector<Fight> out;
    for (std::size_t i = 0; i < battle.contacts.size(); ++i) {
        const Contact& c = battle.contacts[i];
        if (c.batch != battle.batch || c.waits) continue;
        std::optional<Engagement> e = engagement_on(ground.table, ground.layouts, c.attacker, c.defender);
        if (!e || e->sides[0].units.empty() || e->sides[1].units.empty()) continue;
        out.push_back({i, c.attacker, c.defender, std::move(*e)});
    }
    return out;
}

bool wants_die(const Fight& fight, std::size_t side) {
    const int total = totals_of(fight.engagement)[side];
    return value_odds(total, fight.engagement.sides[side].stance, fight.engagement.readings).units > 0;
}

std::vector<ValueDice> faces_of_fights(const Battle& battle, const std::vector<Fight>& fights) {
    std::vector<ValueDice> out;
    std::size_t die = 0;
    for (const Fight& f : fights) {
        ValueDice faces{no_die, no_die};
        for (std::size_t side = 0; side < 2; ++side) {
            if (!wants_die(f, side)) continue;
            BACLER_CHECK(die < battle.dice.size() && battle.dice[die].face);
            faces[side] = *battle.dice[die++].face;
        }
        out.push_back(faces);
    }
    return out;
}

std::optional<std::size_t> next_to_judge(const Battle& battle, const std::vector<Fight>& fights) {
    const auto open = std::find_if(fights.begin(), fights.end(),
                                   [&](const Fight& f) { return !battle.contacts[f.contact].is_fought; });
    return open == fights.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(open - fights.begin()));
}

}  // namespace bacler::plaquette
