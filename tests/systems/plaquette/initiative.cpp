#include "systems/plaquette/initiative.hpp"

#include "asking.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

MovingGroup group(const char* id, int majority, int staff, Stance stance, int plaquettes,
                  GroupArm arm = GroupArm::infantry) {
    MovingGroup g;
    g.id = id;
    g.majority = majority;
    g.staff_value = staff;
    g.stance = stance;
    g.plaquettes = plaquettes;
    g.arm = arm;
    return g;
}

using Places = std::vector<std::size_t>;

}  // namespace

TEST_CASE("2 initiative is the majority troops' value and the division staff's", "[R093][Q37]") {
    const Ruling r = rule_on_initiative(group("F1", 4, 4, Stance::attack, 25));
    CHECK(total(r) == 8);
    CHECK_THAT(r, finds(93, Does::sets, 4));
    CHECK_THAT(r, finds(93, Does::adds, 4));
    CHECK_THAT(r, !bears(94));
    CHECK_THAT(r, !bears(95));
}

TEST_CASE("2 cavalry adds one to initiative", "[R094][Q38]") {
    const Ruling r = rule_on_initiative(group("F2", 5, 3, Stance::attack, 18, GroupArm::cavalry));
    CHECK(total(r) == 9);  // book battle F2
    CHECK_THAT(r, finds(94, Does::adds, 1));
}

TEST_CASE("2 a grand battery takes one from initiative", "[R095][R039][Q38][Q39]") {
    const Ruling r = rule_on_initiative(group("FGB", 5, 4, Stance::defence, 2, GroupArm::grand_battery));
    CHECK(total(r) == 8);  // book battle FGB: 5 + 4 - 1, with its corps staff's value
    CHECK_THAT(r, finds(95, Does::adds, -1));
}

TEST_CASE("2 the best initiative comes first", "[R081][R059]") {
    // Book battle: F2 9, F1 8, FGB 8 behind F1, A1 7, A2 6.
    const Ranking r =
        rank_groups({group("A2", 4, 2, Stance::manoeuvre, 22),
                     group("FGB", 5, 4, Stance::defence, 2, GroupArm::grand_battery),
                     group("A1", 4, 3, Stance::defence, 19), group("F1", 4, 4, Stance::attack, 25),
                     group("F2", 5, 3, Stance::attack, 18, GroupArm::cavalry)});
    CHECK(r.scores == std::vector<int>{6, 8, 7, 8, 9});
    CHECK(r.order == Places{4, 3, 1, 2, 0});
    CHECK(r.decided_by == std::vector<RankedBy>{RankedBy::initiative, RankedBy::attack_order,
                                                RankedBy::initiative, RankedBy::initiative});
    CHECK_FALSE(r.wants_roll_off);
    CHECK_THAT(r.ruling, finds(81, Does::no_bearing));
}

TEST_CASE("2 at a tie the division with an attack order comes first", "[R082]") {
    // The attackers have worse troops and fewer: the order alone decides.
    const Ranking r =
        rank_groups({group("X", 5, 2, Stance::defence, 30), group("Y", 3, 4, Stance::attack, 10)});
    CHECK(r.order == Places{1, 0});
    CHECK(r.decided_by.front() == RankedBy::attack_order);
    CHECK_THAT(r.ruling, finds(82, Does::no_bearing));
}

TEST_CASE("2 at a further tie the better troops come first", "[R083]") {
    const Ranking r =
        rank_groups({group("X", 3, 4, Stance::attack, 30), group("Y", 4, 3, Stance::attack, 10)});
    CHECK(r.order == Places{1, 0});
    CHECK(r.decided_by.front() == RankedBy::better_troops);
    CHECK_THAT(r.ruling, finds(83, Does::no_bearing));
}

TEST_CASE("2 at a further tie the more numerous come first", "[R084]") {
    const Ranking r =
        rank_groups({group("X", 4, 3, Stance::manoeuvre, 20), group("Y", 4, 3, Stance::defence, 24)});
    CHECK(r.order == Places{1, 0});
    CHECK(r.decided_by.front() == RankedBy::numbers);
    CHECK_THAT(r.ruling, finds(84, Does::no_bearing));
}

TEST_CASE("2 groups equal in all lines roll off, high wins", "[R084][Q36]") {
    MovingGroup x = group("X", 4, 3, Stance::attack, 20), y = group("Y", 4, 3, Stance::attack, 20);
    const Ranking undecided = rank_groups({x, y});
    CHECK(undecided.wants_roll_off);
    CHECK(undecided.decided_by.front() == RankedBy::undecided);
    x.tie_die = 3;
    y.tie_die = 8;
    const Ranking rolled = rank_groups({x, y});
    CHECK(rolled.order == Places{1, 0});
    CHECK_FALSE(rolled.wants_roll_off);
    CHECK(rolled.decided_by.front() == RankedBy::roll_off);
    y.tie_die = 3;
    CHECK(rank_groups({x, y}).wants_roll_off);  // ties are rolled again
}

TEST_CASE("2 each in its rank takes the first or the last free place", "[R081][Q35]") {
    using enum SlotChoice;
    // P takes the last of three, Q the last still free, R is left with the first.
    CHECK(movement_order({0, 1, 2}, {last, last, first}) == Places{2, 1, 0});
    CHECK(movement_order({0, 1, 2}, {first, first, first}) == Places{0, 1, 2});
    CHECK(movement_order({2, 0, 1}, {last, first, first}) == Places{2, 1, 0});
    // Book battle: F2 first, F1 first, FGB last, A1 and A2 first: F2, F1, A1, A2, FGB.
    CHECK(movement_order({0, 1, 2, 3, 4}, {first, first, last, first, first}) == Places{0, 1, 3, 4, 2});
}
