#pragma once
#include "asking.hpp"

#include <ostream>
#include <rapidcheck.h>
#include <vector>

/// Engagements at random, as RapidCheck makes and shrinks them: any units, stances, covers, roles, opponents, readings.
namespace bacler::plaquette {

inline Cover any_cover() {
    return *rc::gen::element(Cover::none, Cover::rough, Cover::light, Cover::medium, Cover::thick);
}

/// Every option an engagement may ask, at any of its values.
inline Readings any_readings() {
    Readings readings;
    for (const OptionInfo& o : all_options()) {
        if (o.option == Option::march_angle || o.option == Option::fire_arc) continue;
        readings.choose(o.option, *rc::gen::inRange(o.lowest, o.highest + 1));
    }
    return readings;
}

inline Unit any_unit() {
    Unit u;
    u.arm = *rc::gen::weightedElement<Arm>({{4, Arm::infantry}, {3, Arm::cavalry}, {1, Arm::artillery}});
    u.weight = *rc::gen::element(Weight::medium, Weight::light, Weight::heavy);
    if (u.arm == Arm::artillery) u.formation = Formation::battery;
    if (u.arm == Arm::cavalry) u.formation = *rc::gen::element(Formation::line, Formation::column);
    if (u.arm == Arm::infantry)
        u.formation = *rc::gen::element(Formation::line, Formation::column, Formation::solid_square,
                                        Formation::hollow_square);
    const int least = u.arm == Arm::artillery ? 1 : 2;
    for (int n = *rc::gen::inRange(least, 8); n > 0; --n)
        u.values.push_back(*rc::gen::inRange(worst_troops, best_troops + 1));
    u.elites = *rc::gen::arbitrary<bool>();
    u.light_infantry = u.arm == Arm::infantry && *rc::gen::arbitrary<bool>();
    u.engineers = u.arm == Arm::infantry && *rc::gen::arbitrary<bool>();
    u.nation = *rc::gen::element(Nation::other, Nation::french, Nation::english);
    return u;
}

inline EngagedSide any_side(int enemies) {
    EngagedSide s;
    s.stance = *rc::gen::element(Stance::attack, Stance::manoeuvre, Stance::defence, Stance::fall_back,
                                 Stance::retreat);
    s.fatigue = *rc::gen::inRange(0, 4);
    s.lost = *rc::gen::inRange(0, 5);
    s.attacked_from =
        *rc::gen::weightedElement<Aspect>({{5, Aspect::front}, {1, Aspect::flank}, {1, Aspect::rear}});
    s.cover = any_cover();
    s.hindrances = *rc::gen::inRange(0, 4);
    s.supporting_elements = *rc::gen::inRange(0, 3);
    s.open_threatened = *rc::gen::inRange(0, 2);
    s.flank_attackers = *rc::gen::inRange(0, 3);
    s.rear_attackers = *rc::gen::inRange(0, 2);
    s.staff_value = *rc::gen::inRange(0, 6);
    s.staff_charisma = *rc::gen::inRange(0, 4);
    s.staff_is_near = *rc::gen::arbitrary<bool>();
    s.staff_commands = *rc::gen::arbitrary<bool>();
    for (int n = *rc::gen::inRange(1, 6); n > 0; --n) {
        EngagedUnit u = engaged(any_unit(), *rc::gen::inRange(1, 5));
        u.role = *rc::gen::weightedElement<Role>(
            {{4, Role::engaged}, {2, Role::support}, {1, Role::backing}, {1, Role::none}});
        if (*rc::gen::inRange(0, 4) == 0) u.cover = any_cover();
        for (int k = *rc::gen::inRange(0, 3); k > 0; --k)
            u.opponents.push_back(static_cast<std::uint16_t>(*rc::gen::inRange(0, enemies)));
        s.units.push_back(u);
    }
    return s;
}

/// Requires: called from within a property.
inline Engagement any_engagement() {
    Engagement e;
    e.sides[0] = any_side(1);
    e.sides[1] = any_side(static_cast<int>(e.sides[0].units.size()));
    // The first side's opponents are drawn when it is known how many there are.
    const int enemies = static_cast<int>(e.sides[1].units.size());
    for (EngagedUnit& u : e.sides[0].units)
        for (std::uint16_t& place : u.opponents)
            place = static_cast<std::uint16_t>(*rc::gen::inRange(0, enemies));
    e.readings = any_readings();
    return e;
}

inline ValueDice any_dice() {
    return {*rc::gen::inRange(1, 11), *rc::gen::inRange(1, 11)};
}

/// The same meeting told from the other side.
inline Engagement mirrored(const Engagement& e) {
    return {{e.sides[1], e.sides[0]}, e.readings};
}

}  // namespace bacler::plaquette
