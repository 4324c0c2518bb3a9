#pragma once
#include "app/handling/hand.hpp"
#include "app/open_scenario.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/footprint.hpp"

#include <catch2/catch.hpp>

#include <string_view>

/// The book battle, for pieces to be handled on.
namespace bacler {

inline ElementAt at(const plaquette::Scenario& scenario, std::string_view id) {
    return *plaquette::element_named(scenario, id);
}

inline plaquette::Element& element(plaquette::Scenario& scenario, std::string_view id) {
    const ElementAt ref = at(scenario, id);
    return scenario.sides[ref.side].elements[ref.element];
}

inline plaquette::MoverRef mover(const plaquette::Scenario& scenario, std::string_view id) {
    const ElementAt ref = at(scenario, id);
    return {plaquette::MoverRef::Kind::element, ref.side, ref.element, 0};
}

inline plane::Box body(const plaquette::Scenario& scenario, std::string_view id) {
    const ElementAt ref = at(scenario, id);
    return *plaquette::element_box(scenario.sides[ref.side].elements[ref.element]);
}

/// The book battle with one element's order changed.
inline plaquette::Scenario battle_with(std::string_view id, plaquette::Stance stance) {
    plaquette::Scenario scenario = *book_battle();
    element(scenario, id).stance = stance;
    return scenario;
}

inline TablePoint cm(double x, double y) {
    return {length_from_cm(x), length_from_cm(y)};
}

/// The pull of an unzoomed drag on a screen of ten inches.
inline Pull unzoomed() {
    return pull_on_glass(1.0);
}

}  // namespace bacler
