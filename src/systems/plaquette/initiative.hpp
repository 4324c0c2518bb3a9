#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/troops.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::plaquette {

/// What moves as one in initiative order: a division, or a reserve element by itself (Q39).
enum class GroupArm : std::uint8_t { infantry, cavalry, grand_battery };

struct MovingGroup {
    std::string id;
    int majority{0};
    int staff_value{0};
    Stance stance{Stance::defence};
    int plaquettes{0};
    GroupArm arm{
        GroupArm::infantry};     ///< cavalry: more than half its plaquettes; grand battery: guns alone (Q38)
    std::optional<int> tie_die;  ///< d10 of the roll-off (Q36)
};

/// Initiative of one group (R093-R095): its total.
Ruling rule_on_initiative(const MovingGroup& group);

/// Which of the lines of R081-R084 put one group before another.
enum class RankedBy : std::uint8_t { initiative, attack_order, better_troops, numbers, roll_off, undecided };

struct Ranking {
    std::vector<std::size_t> order;  ///< places, best first
    std::vector<int> scores;
    std::vector<RankedBy>
        decided_by;              ///< for each place of `order` but the last: what put it before the next
    bool wants_roll_off{false};  ///< equal in everything: a d10 each (Q36)
    Ruling ruling;
};

/// The order of choice (R081-R084). Groups equal in everything and without dice keep the order given and want a roll-off.
Ranking rank_groups(const std::vector<MovingGroup>& groups);

enum class SlotChoice : std::uint8_t { first, last };

/// The order in which groups move: each in rank order takes the first or the last free place (Q35).
/// Requires: one choice a group.
std::vector<std::size_t> movement_order(const std::vector<std::size_t>& ranking,
                                        const std::vector<SlotChoice>& choice_of_group);

}  // namespace bacler::plaquette
