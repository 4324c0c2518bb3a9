#pragma once
#include "../random_tables.hpp"
#include "playing.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/play/turn.hpp"

/// Battles of a few elements, about to move.
namespace bacler::plaquette {

inline Element horse(std::string id, Stance stance, TablePoint front, double heading) {
    ScenarioUnit u = unit_of(id + "-1", Arm::cavalry, Formation::line, 2);
    return element_at(std::move(id), stance, front, heading, {u});
}

/// A battle whose pieces are about to move, the first side's before the second's where nothing else ranks them: nobody has been
/// given an order.
inline Played about_to_move(Battle b) {
    Played p{std::move(b), {}};
    go_on(p);
    play(p, "next");
    for (int face = 9; p.battle.stage == Stage::roll_off; --face) play(p, "die d10 " + std::to_string(face));
    while (p.battle.stage == Stage::choosing) {
        const MarchGroup& g = group_in_turn(p.battle);
        play(p, "slot " + p.battle.scenario.sides[g.side].elements[*g.element].id +
                    (g.side == 0 ? " first" : " last"));
    }
    return p;
}

inline Played about_to_move(Scenario s) {
    return about_to_move(begun(std::move(s)));
}

/// The groups before an element's stand.
inline void wait_for(Played& p, ElementRef element) {
    const auto is_its_turn = [&] {
        const MarchGroup& g = group_in_turn(p.battle);
        return g.side == element.side && g.element == element.element;
    };
    while (p.battle.stage == Stage::moving && !is_its_turn()) play(p, "next");
    REQUIRE(p.battle.stage == Stage::moving);
}

inline TablePoint at(double x, double y) {
    return {length_from_cm(x), length_from_cm(y)};
}

}  // namespace bacler::plaquette
