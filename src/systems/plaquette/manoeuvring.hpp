#pragma once
#include "board/plane/box.hpp"
#include "board/plane/convex.hpp"
#include "ruling/ruling.hpp"
#include "systems/plaquette/movement.hpp"
#include "systems/plaquette/readings.hpp"

#include <vector>

namespace bacler::plaquette {

struct CrossingAnswer {
    bool enters{false};  ///< any of the mover comes into the strip
    bool is_forbidden{false};
    Ruling ruling;  ///< permits or forbids
};

/// The strip before a front that nobody marches past in: as wide as the front, 10 cm deep (R087, Q49).
plane::Box strip_before(const plane::Box& enemy, const Readings& readings);

/// Marching past an enemy's front (R087, Q49): in the strip as wide as its front and 10 cm deep ahead of it, a straight
/// step may not go further along the front than towards or away from it. Touching case: exactly 10 cm away is outside.
CrossingAnswer rule_on_crossing(const plane::Box& enemy, const plane::Box& mover, plane::Vec step,
                                const Readings& readings);

/// A compulsory withdrawal and where it ends (R209, R210, Q107, Q113).
struct RecoilQuestion {
    plane::Box box;
    Angle direction;  ///< along which it goes: the attacker's heading
    WithdrawalCause cause{WithdrawalCause::recoil};
    Length distance;   ///< of the result
    Length full_move;  ///< one more for each landing on a friend
    std::vector<plane::Box> friends;
};

struct RecoilAnswer {
    plane::Box end;
    Length moved;
    Length adjusted;  ///< signed, to reach 3 cm from friends; counted in `moved`
    int extra_moves{0};
    int order_points_lost{0};
    std::vector<std::size_t>
        landed_on;  ///< places of the friends whose ground it came down on before it went on
    Ruling ruling;  ///< its total is the order points lost
};

RecoilAnswer rule_on_recoil(const RecoilQuestion& question);

}  // namespace bacler::plaquette
