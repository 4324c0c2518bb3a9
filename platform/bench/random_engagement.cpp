#include "platform/bench/random_engagement.hpp"

#include <string>

namespace bacler::bench {

using namespace plaquette;

namespace {

bool chance(Generator& g, int in_ten) {
    return g.between(1, 10) <= in_ten;
}

Unit random_unit(Generator& g, const std::string& id) {
    Unit u;
    u.id = id;
    const int arm = g.between(1, 10);
    u.arm = arm <= 6 ? Arm::infantry : (arm <= 8 ? Arm::cavalry : Arm::artillery);
    u.weight = static_cast<Weight>(g.between(0, 2));
    u.formation = u.arm == Arm::artillery
                      ? Formation::battery
                      : static_cast<Formation>(g.between(0, u.arm == Arm::infantry && chance(g, 2) ? 3 : 1));
    const int count = u.arm == Arm::artillery ? g.between(1, 4) : g.between(2, 6);
    const int troop_value = g.between(2, 7);
    u.values.assign(static_cast<std::size_t>(count), troop_value);
    u.elites = chance(g, 1);
    u.light_infantry = u.arm == Arm::infantry && chance(g, 2);
    u.nation = static_cast<Nation>(g.between(0, 2));
    return u;
}

EngagedSide random_side(Generator& g, const std::string& name) {
    EngagedSide s;
    s.name = name;
    s.stance = static_cast<Stance>(g.between(0, chance(g, 8) ? 2 : 4));
    s.fatigue = g.between(0, 2);
    s.lost = g.between(0, 2);
    s.cover = chance(g, 7) ? Cover::none : static_cast<Cover>(g.between(0, 4));
    s.supporting_elements = g.between(0, 2);
    s.staff_value = g.between(1, 5);
    s.staff_charisma = g.between(0, 3);
    s.staff_is_near = chance(g, 3);
    const int units = g.between(2, 5);
    for (int i = 0; i < units; ++i) {
        EngagedUnit u;
        u.unit = random_unit(g, name + std::to_string(i + 1));
        u.role = i < 2 ? Role::engaged : (i < 4 ? Role::support : Role::backing);
        u.line = i < 2 ? 1 : 2;
        s.units.push_back(std::move(u));
    }
    return s;
}

}  // namespace

Engagement random_engagement(Generator& generator) {
    Engagement e;
    e.readings = with_switch(with_switch({}, Switch::tactical), Switch::national);
    e.sides = {random_side(generator, "a"), random_side(generator, "b")};
    if (chance(generator, 2)) {
        e.sides[1].attacked_from = static_cast<Aspect>(generator.between(1, 2));
        e.sides[1].flank_attackers = e.sides[1].attacked_from == Aspect::flank ? 1 : 0;
        e.sides[1].rear_attackers = e.sides[1].attacked_from == Aspect::rear ? 1 : 0;
    }
    return e;
}

}  // namespace bacler::bench
