#pragma once
#include "board/plane/random_boxes.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/scenario.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

/// Scenarios in few words, and at random: what stands where, on a table that may be laid elsewhere.
namespace bacler::plaquette {

inline ScenarioUnit unit_of(std::string id, Arm arm, Formation formation, int plaquettes) {
    ScenarioUnit u;
    u.unit.id = std::move(id);
    u.unit.arm = arm;
    u.unit.formation = formation;
    u.unit.values.assign(static_cast<std::size_t>(plaquettes), 4);
    return u;
}

/// A battalion of four plaquettes: a column of 3 x 6 cm, a line of 12 x 1.5.
inline ScenarioUnit foot(std::string id, Formation formation = Formation::column) {
    return unit_of(std::move(id), Arm::infantry, formation, 4);
}

/// A battery of two gunners, 3 x 4 cm.
inline ScenarioUnit guns(std::string id, Weight weight = Weight::medium) {
    ScenarioUnit u = unit_of(std::move(id), Arm::artillery, Formation::battery, 2);
    u.unit.weight = weight;
    return u;
}

/// An element with its front's centre at a place, all its units in one row a centimetre apart.
inline Element element_at(std::string id, Stance stance, TablePoint front, double heading,
                          std::vector<ScenarioUnit> units) {
    Element e;
    e.id = std::move(id);
    e.stance = stance;
    e.front = plane::Pose{front, angle_from_degrees(heading)};
    e.gap = length_from_cm(1);
    e.units = std::move(units);
    e.rows.emplace_back();
    for (std::size_t i = 0; i < e.units.size(); ++i) e.rows[0].push_back(i);
    return e;
}

inline Scenario scenario_of(std::vector<Element> first, std::vector<Element> second) {
    Scenario s;
    s.width = length_from_cm(1000);
    s.depth = length_from_cm(1000);
    s.sides.resize(2);
    s.sides[0].id = "first";
    s.sides[1].id = "second";
    s.sides[0].elements = std::move(first);
    s.sides[1].elements = std::move(second);
    return s;
}

inline TerrainFeature feature(std::string id, TerrainKind kind, const plane::Box& box, int level = 0) {
    TerrainFeature f;
    f.id = std::move(id);
    f.kind = kind;
    f.level = level;
    f.outline = plane::ground_of(box).outline;
    return f;
}

inline plane::Pose laid_anew(const plane::Pose& p, const plane::Relaying& r) {
    return {plane::laid_anew(p.at, r), plane::laid_anew(p.heading, r)};
}

/// The whole scenario laid elsewhere. Requires: not mirrored (a mirror would also swap the units of each row).
inline Scenario laid_anew(Scenario s, const plane::Relaying& r) {
    for (TerrainFeature& f : s.terrain) {
        f.outline = plane::laid_anew(f.outline, r);
        for (auto& hole : f.holes) hole = plane::laid_anew(hole, r);
        f.path = plane::laid_anew(f.path, r);
    }
    for (Side& side : s.sides) {
        for (Staff& staff : side.staffs) {
            if (staff.at) staff.at = plane::laid_anew(*staff.at, r);
            staff.heading = plane::laid_anew(staff.heading, r);
        }
        for (Element& e : side.elements) {
            if (e.front) e.front = laid_anew(*e.front, r);
            for (ScenarioUnit& u : e.units)
                if (u.own_front) u.own_front = laid_anew(*u.own_front, r);
        }
    }
    return s;
}

inline ScenarioUnit any_scenario_unit(const std::string& id) {
    switch (plane::any_whole(0, 5)) {
        case 0: return guns(id, *rc::gen::element(Weight::light, Weight::medium, Weight::heavy));
        case 1:
            return unit_of(id, Arm::cavalry, *rc::gen::element(Formation::line, Formation::column),
                           plane::any_whole(2, 5));
        default: break;
    }
    return unit_of(id, Arm::infantry,
                   *rc::gen::element(Formation::line, Formation::column, Formation::solid_square),
                   plane::any_whole(2, 6));
}

/// In whole millimetres, as tapes give them: no figure falls on half a grain by chance.
inline TablePoint any_place(int width_cm, int depth_cm) {
    return {{100 * plane::any_whole(0, width_cm * 10)}, {100 * plane::any_whole(0, depth_cm * 10)}};
}

inline Element any_element(const std::string& id, int width_cm, int depth_cm) {
    Element e;
    e.id = id;
    e.stance = *rc::gen::weightedElement<Stance>({{4, Stance::attack},
                                                  {2, Stance::manoeuvre},
                                                  {3, Stance::defence},
                                                  {1, Stance::fall_back},
                                                  {1, Stance::retreat}});
    e.front = plane::Pose{any_place(width_cm, depth_cm), plane::any_heading()};
    e.gap = {100 * plane::any_whole(0, 15)};
    for (int row = plane::any_whole(1, 2); row > 0; --row) {
        e.rows.emplace_back();
        for (int n = plane::any_whole(1, 3); n > 0; --n) {
            e.rows.back().push_back(e.units.size());
            e.units.push_back(any_scenario_unit(id + "-" + std::to_string(e.units.size() + 1)));
        }
    }
    e.under = 0;
    return e;
}

/// Puts an element before a side of another, so near that it may engage it.
inline void bring_near(Element& e, const Element& other) {
    const plane::Box enemy = *element_box(other);
    const int quarter = plane::any_whole(0, 3);
    const Angle out = enemy.heading + Angle{90000 * quarter};
    const int reach = (quarter % 2 == 0 ? enemy.d : enemy.w).hundredths_of_mm / 2;
    e.front->at = plane::offset(enemy.centre, out, {100 * plane::any_whole(-80, 80)},
                                {reach + 100 * plane::any_whole(20, 32)});
    e.front->heading = out + Angle{180000};
}

inline Staff any_staff(const std::string& id, int width_cm, int depth_cm) {
    Staff s;
    s.id = id;
    s.value = plane::any_whole(0, 5);
    s.charisma = plane::any_whole(0, 3);
    s.at = any_place(width_cm, depth_cm);
    s.heading = plane::any_heading();
    return s;
}

/// Two to so many elements, half of them brought up against an enemy, some ground, and a staff a side.
inline Scenario any_table(int most_elements, int width_cm = 150, int depth_cm = 100) {
    Scenario s = scenario_of({}, {});
    s.sides[0].staffs.push_back(any_staff("S0", width_cm, depth_cm));
    s.sides[1].staffs.push_back(any_staff("S1", width_cm, depth_cm));
    const int count = plane::any_whole(2, most_elements);
    for (int i = 0; i < count; ++i) {
        Side &own = s.sides[static_cast<std::size_t>(i % 2)],
             &other = s.sides[static_cast<std::size_t>(1 - i % 2)];
        Element e = any_element("E" + std::to_string(i), width_cm, depth_cm);
        if (!other.elements.empty() && plane::any_whole(0, 1) == 0)
            bring_near(e, other.elements[static_cast<std::size_t>(
                              plane::any_whole(0, static_cast<int>(other.elements.size()) - 1))]);
        own.elements.push_back(std::move(e));
    }
    for (int i = plane::any_whole(0, 5); i > 0; --i) {
        const TerrainKind kind =
            *rc::gen::element(TerrainKind::hill, TerrainKind::wood, TerrainKind::village, TerrainKind::hedge);
        const plane::Box box{any_place(width_cm, depth_cm),
                             plane::any_heading(),
                             {100 * plane::any_whole(50, 300)},
                             {100 * plane::any_whole(50, 300)}};
        s.terrain.push_back(feature("T" + std::to_string(i), kind, box,
                                    kind == TerrainKind::hill ? plane::any_whole(1, 2) : 0));
    }
    return s;
}

}  // namespace bacler::plaquette
