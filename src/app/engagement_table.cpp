#include "app/engagement_table.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <utility>

namespace bacler {

using plaquette::Aspect;
using plaquette::Cover;
using plaquette::EngagedSide;
using plaquette::EngagementAnswer;
using plaquette::Role;
using plaquette::Stance;

namespace {

template <class Side>
auto& figure(Side& side, Count count) {
    switch (count) {
        case Count::supporting_elements: return side.supporting_elements;
        case Count::open_threatened: return side.open_threatened;
        case Count::flank_attackers: return side.flank_attackers;
        case Count::rear_attackers: return side.rear_attackers;
        case Count::lost: return side.lost;
        case Count::fatigue: return side.fatigue;
        case Count::hindrances: break;
    }
    return side.hindrances;
}

FaceEffect effect_of(const EngagementAnswer& answer, std::size_t side, bool is_settled) {
    FaceEffect effect;
    effect.value = answer.sides[side].value;
    if (!is_settled) return effect;
    effect.difference = answer.difference;
    for (std::size_t s = 0; s < 2; ++s) {
        if (!answer.sides[s].result) continue;
        effect.result = answer.sides[s].result;
        if (answer.winner) effect.loser = s;
    }
    return effect;
}

}  // namespace

int count_of(const EngagedSide& side, Count count) {
    return figure(side, count);
}

int highest(Count count) {
    switch (count) {
        case Count::open_threatened: return 1;
        case Count::lost: return 99;
        default: return 9;
    }
}

std::uint16_t rule_fed_by(Count count) {
    switch (count) {
        case Count::supporting_elements: return 187;
        case Count::open_threatened: return 188;
        case Count::flank_attackers: return 191;
        case Count::rear_attackers: return 192;
        case Count::lost: return 181;
        case Count::fatigue: return 179;
        case Count::hindrances: break;
    }
    return 0;
}

EngagementTable::EngagementTable(const plaquette::Scenario& scenario, ElementAt first, ElementAt second)
    : elements_{first, second},
      question_(propose_engagement(scenario, first, second)) {
    rule();
}

void EngagementTable::rule() {
    ++changes_;
    totals_ = plaquette::totals_of(question_);
    for (std::size_t side = 0; side < 2; ++side) {
        const std::optional<int>& other = dice_[1 - side];
        for (int face = 1; face <= 10; ++face) {
            plaquette::ValueDice dice{};
            dice[side] = face;
            dice[1 - side] = other.value_or(10);
            faces_[side][static_cast<std::size_t>(face) - 1] =
                effect_of(plaquette::rule_on_engagement(question_, dice), side, other.has_value());
        }
    }
    standing_ = plaquette::rule_on_engagement(question_, {dice_[0].value_or(10), dice_[1].value_or(10)});
    answer_.reset();
    if (dice_[0] && dice_[1]) answer_ = standing_;
}

void EngagementTable::take_stance(std::size_t side, Stance stance) {
    question_.sides.at(side).stance = stance;
    rule();
}

void EngagementTable::take_cover(std::size_t side, Cover cover) {
    question_.sides.at(side).cover = cover;
    rule();
}

void EngagementTable::attack_from(std::size_t side, Aspect aspect) {
    question_.sides.at(side).attacked_from = aspect;
    rule();
}

void EngagementTable::count(std::size_t side, Count count, int wanted) {
    figure(question_.sides.at(side), count) = std::clamp(wanted, 0, highest(count));
    if (count == Count::hindrances)
        question_.sides.at(side).hindrances_met.reset();  // the players' count wins
    rule();
}

void EngagementTable::toggle_staff_near(std::size_t side) {
    bool& near = question_.sides.at(side).staff_is_near;
    near = !near;
    rule();
}

void EngagementTable::cycle_role(std::size_t side, std::size_t unit) {
    Role& role = question_.sides.at(side).units.at(unit).role;
    switch (role) {
        case Role::engaged: role = Role::support; break;
        case Role::support: role = Role::backing; break;
        case Role::backing: role = Role::none; break;
        case Role::none: role = Role::engaged; break;
    }
    rule();
}

void EngagementTable::type_die(std::size_t side, int face) {
    BACLER_CHECK(face >= 1 && face <= 10);
    dice_.at(side) = face;
    rule();
}

}  // namespace bacler
