#include "app/quick/ruling.hpp"
#include "systems/plaquette/troops.hpp"

/// What a form asks the rules.
namespace bacler::quick {

using namespace plaquette;

namespace {

constexpr int many = 99;  // plaquettes of whom losses can fall on: nobody has counted them

Mover mover_of(Troops troops, Formation formation) {
    switch (troops) {
        case Troops::infantry: return {Arm::infantry, Weight::medium, formation, false};
        case Troops::light_cavalry: return {Arm::cavalry, Weight::light, formation, false};
        case Troops::medium_cavalry: return {Arm::cavalry, Weight::medium, formation, false};
        case Troops::heavy_cavalry: return {Arm::cavalry, Weight::heavy, formation, false};
        case Troops::artillery: return {Arm::artillery, Weight::medium, Formation::battery, false};
        case Troops::general: break;
    }
    return {Arm::infantry, Weight::medium, formation, true};
}

FireTarget target_of(const Form& form) {
    FireTarget target;
    target.cover = static_cast<Cover>(value_of(form, Ask::cover));
    const auto kind = static_cast<Target>(value_of(form, Ask::target));
    target.is_in_square = kind == Target::square;
    target.is_grand_battery = kind == Target::grand_battery;
    const auto depth = static_cast<Depth>(value_of(form, Ask::depth));
    target.ranks.push_back({{"first_rank", many}});
    if (depth != Depth::one_rank) target.ranks.push_back({{"second_rank", many}});
    if (depth == Depth::two_ranks_and_guns) target.artillery.push_back({"artillery", many});
    return target;
}

}  // namespace

FireQuestion fire_question(const Form& form) {
    FireQuestion q;
    q.stance = static_cast<Stance>(value_of(form, Ask::stance));
    const auto state = static_cast<BatteryState>(value_of(form, Ask::battery_state));
    q.is_engaged = state == BatteryState::engaged;
    q.is_grand_battery = state == BatteryState::grand_battery;
    Battery battery;
    battery.weight = static_cast<Weight>(value_of(form, Ask::weight));
    battery.gunners.assign(static_cast<std::size_t>(gunners_for(value_of(form, Ask::guns))),
                           value_of(form, Ask::gunner_value));
    battery.range = range_of(form);
    q.batteries.assign(static_cast<std::size_t>(value_of(form, Ask::batteries)), battery);
    for (std::size_t i = 0; i < q.batteries.size(); ++i) q.batteries[i].id = std::to_string(i + 1);
    q.target = target_of(form);
    q.readings = readings_of(form);
    return q;
}

MarchQuestion march_question(const Form& form) {
    MarchQuestion q;
    const auto troops = static_cast<Troops>(value_of(form, Ask::troops));
    q.movers.push_back(mover_of(troops, static_cast<Formation>(value_of(form, Ask::formation))));
    const bool may_have_guns = troops < Troops::artillery;
    if (may_have_guns && value_of(form, Ask::with_guns) == 1)
        q.movers.push_back(mover_of(Troops::artillery, Formation::battery));
    q.staff_value = value_of(form, Ask::staff_value);
    q.features = value_of(form, Ask::features);
    return q;
}

WithdrawalQuestion withdrawal_question(const Form& form) {
    WithdrawalQuestion q;
    q.march = march_question(form);
    q.cause = static_cast<WithdrawalCause>(value_of(form, Ask::cause));
    q.features_per_move = {value_of(form, Ask::features)};
    if (q.cause == WithdrawalCause::rout) q.features_per_move.push_back(value_of(form, Ask::second_features));
    return q;
}

SquareQuestion square_question(const Form& form) {
    SquareQuestion q;
    q.majority = value_of(form, Ask::majority);
    q.stance = static_cast<Stance>(value_of(form, Ask::stance));
    q.already_changed = value_of(form, Ask::changed) == 1;
    q.plaquettes = value_of(form, Ask::bases);
    const auto squares = static_cast<Squares>(value_of(form, Ask::squares));
    q.may_form_solid = squares != Squares::none;
    q.may_form_hollow = squares == Squares::both;
    q.readings = readings_of(form);
    return q;
}

}  // namespace bacler::quick
