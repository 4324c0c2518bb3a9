#pragma once
#include "ruling/matchers.hpp"
#include "systems/plaquette/engagement.hpp"
#include "systems/plaquette/readings.hpp"
#include "systems/plaquette/troops.hpp"
#include "systems/plaquette/unit_value.hpp"

#include <catch2/catch.hpp>
#include <utility>
#include <vector>

/// What the tests of the plaquette rules share: readings, units and questions in few words.
namespace bacler::plaquette {

inline const Readings by_the_book;

inline Readings with(Option option, int value, Readings readings = {}) {
    readings.choose(option, value);
    return readings;
}

/// Tactical and national switches on, as in the book battle.
inline Readings all_optional_rules() {
    return with_switch(with_switch({}, Switch::tactical), Switch::national);
}

inline const std::vector<int> four_fours{4, 4, 4, 4};  // a battalion of the line: 16
inline const std::vector<int> four_fives{5, 5, 5, 5};  // a regiment of veterans: 20
inline const std::vector<int> two_fours{4, 4};

inline UnitQuestion infantry(const std::vector<int>& values, Formation formation, Stance stance) {
    UnitQuestion q;
    q.arm = Arm::infantry;
    q.formation = formation;
    q.stance = stance;
    q.values = values;
    return q;
}

inline UnitQuestion cavalry(const std::vector<int>& values, Formation formation,
                            Stance stance = Stance::attack, Weight weight = Weight::medium) {
    UnitQuestion q;
    q.arm = Arm::cavalry;
    q.weight = weight;
    q.formation = formation;
    q.stance = stance;
    q.values = values;
    return q;
}

inline UnitQuestion battery(const std::vector<int>& gunners, Weight weight, Stance stance) {
    UnitQuestion q;
    q.arm = Arm::artillery;
    q.weight = weight;
    q.formation = Formation::battery;
    q.stance = stance;
    q.values = gunners;
    return q;
}

inline UnitQuestion facing(UnitQuestion q, Formation formation, Cover cover = Cover::none) {
    q.against = {formation, cover};
    return q;
}

inline UnitQuestion in_cover(UnitQuestion q, Cover own) {
    q.own_cover = own;
    return q;
}

inline UnitQuestion engaged_from(UnitQuestion q, Aspect aspect) {
    q.aspect = aspect;
    return q;
}

/// The value of a unit; its ruling is held to the law on the way.
inline int value_of(const UnitQuestion& q, const Readings& readings = {}) {
    const Ruling r = rule_on_unit(q, readings);
    CHECK_THAT(r, is_explained());
    CHECK(total(r) == unit_terms(q, readings).figures.value);
    return total(r);
}

inline EngagedUnit engaged(Unit unit, int line = 1) {
    EngagedUnit u;
    u.unit = std::move(unit);
    u.line = line;
    return u;
}

inline EngagedUnit playing(Role role, Unit unit, int line = 2) {
    EngagedUnit u = engaged(std::move(unit), line);
    u.role = role;
    return u;
}

inline Unit unit_of(Arm arm, Formation formation, std::vector<int> values, Weight weight = Weight::medium) {
    Unit u;
    u.arm = arm;
    u.weight = weight;
    u.formation = formation;
    u.values = std::move(values);
    return u;
}

inline Unit column(std::vector<int> values = four_fours) {
    return unit_of(Arm::infantry, Formation::column, std::move(values));
}
inline Unit line(std::vector<int> values = four_fours) {
    return unit_of(Arm::infantry, Formation::line, std::move(values));
}
inline Unit guns(std::vector<int> gunners = two_fours, Weight weight = Weight::medium) {
    return unit_of(Arm::artillery, Formation::battery, std::move(gunners), weight);
}
inline Unit horse(std::vector<int> values = four_fives, Weight weight = Weight::medium,
                  Formation formation = Formation::line) {
    return unit_of(Arm::cavalry, formation, std::move(values), weight);
}

inline Unit french(Unit unit) {
    unit.nation = Nation::french;
    return unit;
}

inline EngagedSide side_of(Stance stance, std::vector<EngagedUnit> units, int staff = 3) {
    EngagedSide s;
    s.stance = stance;
    s.units = std::move(units);
    s.staff_value = staff;
    return s;
}

inline Engagement between(EngagedSide first, EngagedSide second, Readings readings = {}) {
    return {{std::move(first), std::move(second)}, readings};
}

/// The answer to an engagement, held to the laws every answer keeps.
inline EngagementAnswer judged(const Engagement& e, const ValueDice& dice) {
    EngagementAnswer a = rule_on_engagement(e, dice);
    CHECK_THAT(a.ruling, is_explained());
    CHECK(total(a.ruling) == a.difference);
    CHECK(a.difference == a.sides[0].morale - a.sides[1].morale);
    return a;
}

}  // namespace bacler::plaquette
