#pragma once
#include "systems/plaquette/moving.hpp"
#include "systems/plaquette/random_tables.hpp"

#include <vector>

/// Tables at random on which pieces are moved about: laid by hand or drawn, with facts stated or none.
namespace bacler::plaquette {

inline Element& any_element_of(Scenario& s, std::size_t side) {
    auto& elements = s.sides[side].elements;
    return elements[static_cast<std::size_t>(plane::any_whole(0, static_cast<int>(elements.size()) - 1))];
}

/// A contact, a support or a distance, as players state them.
inline StatedFact any_fact(Scenario& s) {
    StatedFact f;
    f.what =
        *rc::gen::element(FactKind::contact, FactKind::distance, FactKind::supporting, FactKind::aligned);
    const auto side = static_cast<std::size_t>(plane::any_whole(0, 1));
    f.a = any_element_of(s, side).id;
    f.b = any_element_of(s, f.what == FactKind::supporting ? side : 1 - side).id;
    f.distance = {100 * plane::any_whole(1, 800)};
    return f;
}

/// Crowded or wide, one in two laid by hand, one in two with a few stated facts, one in four with an element that has no place.
inline Scenario any_live_table(int most_elements) {
    const bool wide = plane::any_whole(0, 1) == 0;
    Scenario s = any_table(most_elements, wide ? 300 : 120, wide ? 200 : 80);
    if (plane::any_whole(0, 1) == 0) s.deviation = {plane::any_whole(1, 300)};
    if (plane::any_whole(0, 3) == 0) any_element_of(s, 1).deviation = Length{plane::any_whole(0, 500)};
    if (plane::any_whole(0, 3) == 0) any_element_of(s, 0).front.reset();
    if (plane::any_whole(0, 1) == 0)
        for (int n = plane::any_whole(1, 4); n > 0; --n) s.stated.push_back(any_fact(s));
    return s;
}

/// An element, a unit of one, or a staff.
inline MoverRef any_mover(const Scenario& s) {
    MoverRef out;
    out.kind = *rc::gen::weightedElement<MoverRef::Kind>(
        {{4, MoverRef::Kind::element}, {1, MoverRef::Kind::unit}, {1, MoverRef::Kind::staff}});
    out.side = static_cast<std::size_t>(plane::any_whole(0, 1));
    const Side& side = s.sides[out.side];
    const auto any_of = [](std::size_t count) {
        return static_cast<std::size_t>(plane::any_whole(0, static_cast<int>(count) - 1));
    };
    out.index = any_of(out.kind == MoverRef::Kind::staff ? side.staffs.size() : side.elements.size());
    if (out.kind == MoverRef::Kind::unit) out.unit = any_of(side.elements[out.index].units.size());
    return out;
}

/// Up to three, lawful or not.
inline std::vector<plane::Leg> any_legs() {
    using Kind = plane::Leg::Kind;
    std::vector<plane::Leg> out;
    for (int n = plane::any_whole(0, 3); n > 0; --n) {
        const Kind kind = *rc::gen::weightedElement<Kind>({{4, Kind::straight},
                                                           {1, Kind::wheel_left},
                                                           {1, Kind::wheel_right},
                                                           {1, Kind::pivot},
                                                           {1, Kind::about_face}});
        plane::Leg leg{kind, {}, {}, {}};
        if (kind == Kind::straight)
            leg = {kind, {100 * plane::any_whole(-250, 250)}, {100 * plane::any_whole(-250, 250)}, {}};
        else if (kind != Kind::about_face)
            leg.turn = {1000 * plane::any_whole(1, 90)};
        out.push_back(leg);
    }
    return out;
}

}  // namespace bacler::plaquette
