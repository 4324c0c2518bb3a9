#include "app/gallery/collector.hpp"
#include "systems/plaquette/initiative.hpp"
#include "systems/plaquette/merging.hpp"
#include "systems/plaquette/morale.hpp"
#include "systems/plaquette/orders.hpp"
#include "systems/plaquette/permissions.hpp"
#include "systems/plaquette/reduction.hpp"
#include "systems/plaquette/result.hpp"
#include "systems/plaquette/staff_loss.hpp"

namespace bacler::gallery {

using namespace plaquette;

namespace {

/// Shows rulings that stand alone, of two sides with a few units each.
class Alone {
public:
    explicit Alone(Collector& into) : into_(into) {
        names_.sides = {"A", "B", "C"};
        names_.units = {{"A1", "A2", "A3"}, {"B1", "B2", "B3"}};
        names_.elements = names_.units;
        names_.staffs = names_.units;
    }
    void show(Chapter chapter, const Ruling& ruling) { into_.show(chapter, {}, ruling, names_, Readings{}); }

private:
    Collector& into_;
    PieceNames names_;
};

void show_results(Alone& alone) {
    for (int difference = 0; difference <= 9; ++difference)
        for (const Stance stance : {Stance::attack, Stance::manoeuvre, Stance::defence})
            alone.show(Chapter::engagement,
                       rule_on_result(difference, {12, Stance::attack}, {8, stance}, Readings{}).ruling);
    alone.show(Chapter::engagement, rule_on_several({{"A", 3}, {"B", -2}}).ruling);
    alone.show(Chapter::engagement, rule_on_several({{"A", -3}, {"B", -4}}).ruling);
    alone.show(Chapter::engagement, rule_on_several({{"A", 3}, {"B", 0}}).ruling);
    for (const Reduction column :
         {Reduction::minus_third, Reduction::half, Reduction::minus_two_thirds, Reduction::quarter_of})
        alone.show(Chapter::engagement, rule_on_reduction(17, column));
}

void show_morale(Alone& alone) {
    MoraleTerms own, other;
    own.majority = other.majority = 4;
    own.plaquettes = 12;
    other.plaquettes = 4;
    own.rear_attackers = 1;
    own.squares_only = true;
    own.flank_attackers = 1;
    alone.show(Chapter::engagement, rule_on_morale(9, own, other, Readings{}));
    const std::array<ClassCount, 2> classes{ClassCount{4, 6}, ClassCount{5, 6}};
    alone.show(Chapter::engagement, rule_on_majority(classes, Readings{}));
}

void show_ranks(Alone& alone) {
    const auto group = [](int majority, Stance stance, int plaquettes, std::optional<int> die) {
        MovingGroup out;
        out.majority = majority;
        out.stance = stance;
        out.plaquettes = plaquettes;
        out.tie_die = die;
        return out;
    };
    const MovingGroup usual = group(4, Stance::defence, 8, {});
    const MovingGroup better = group(5, Stance::defence, 8, {});
    const MovingGroup attacks = group(4, Stance::attack, 8, {});
    const MovingGroup more = group(4, Stance::defence, 12, {});
    MovingGroup as_good = better;
    as_good.staff_value = -1;
    for (const MovingGroup& other : {better, attacks, more, as_good, usual})
        alone.show(Chapter::move, rank_groups({usual, other}).ruling);
    alone.show(Chapter::move,
               rank_groups({group(4, Stance::defence, 8, 3), group(4, Stance::defence, 8, 7)}).ruling);
}

void show_command(Alone& alone) {
    for (int value = 0; value <= 4; ++value) alone.show(Chapter::order, rule_on_orders_available(value, 1));
    for (const int face : {1, 6}) alone.show(Chapter::order, rule_on_order_test(3, face));
    for (const int elements : {1, 4}) alone.show(Chapter::order, rule_on_particular_quota(elements));
    for (const StaffLevel level : {StaffLevel::division, StaffLevel::corps, StaffLevel::army})
        for (int mission = 0; mission <= 3; ++mission)
            for (const MissionTarget named : {MissionTarget::terrain, MissionTarget::element})
                alone.show(Chapter::order, rule_on_mission(level, static_cast<Mission>(mission), named));
    for (const OrderStep step : {OrderStep::placing, OrderStep::testing})
        alone.show(Chapter::order, rule_on_placing_orders(step));
    for (const Stance wanted : {Stance::defence, Stance::attack, Stance::fall_back})
        for (const int face : {1, 6})
            alone.show(Chapter::order,
                       rule_on_rally({Stance::retreat, wanted, 3, {face, face}, Readings{}}).ruling);
    for (const bool has_moved : {false, true})
        for (const Arm arm : {Arm::infantry, Arm::cavalry}) {
            alone.show(Chapter::move, rule_on_breaking_off({arm, Stance::defence, has_moved, Arm::infantry}));
            alone.show(Chapter::move, rule_on_formation_change({Stance::attack, has_moved, !has_moved}));
        }
    for (const int die : {1, 10}) {
        const std::vector<int> dice(static_cast<std::size_t>(staff_rolls(StaffLevel::division, 9)), die);
        alone.show(Chapter::game,
                   rule_on_staff_losses(StaffLevel::division, 9, 3, 1, dice, Readings{}).ruling);
    }
}

void show_merging(Alone& alone) {
    const std::vector<int> one{4}, three{4, 4, 4};
    alone.show(Chapter::game, merge_units({{"A1", Arm::infantry, one, {}},
                                           {"A2", Arm::infantry, three, {}},
                                           {"A3", Arm::artillery, one, {}}})
                                  .ruling);
    alone.show(Chapter::game,
               merge_units({{"A1", Arm::infantry, one, {}}, {"A2", Arm::cavalry, three, {}}}).ruling);
}

}  // namespace

void collect_rules(Collector& into) {
    Alone alone(into);
    show_results(alone);
    show_morale(alone);
    show_ranks(alone);
    show_command(alone);
    show_merging(alone);
}

}  // namespace bacler::gallery
