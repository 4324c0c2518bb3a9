#pragma once
#include "ruling/finding.hpp"
#include "systems/plaquette/laid_table.hpp"

/// How findings about a table speak of its pieces.
namespace bacler::plaquette {

constexpr Subject element_subject(ElementRef ref) {
    return {SubjectKind::element, static_cast<std::uint8_t>(ref.side),
            static_cast<std::uint16_t>(ref.element)};
}

constexpr Subject staff_subject(std::size_t side, std::size_t staff) {
    return {SubjectKind::staff, static_cast<std::uint8_t>(side), static_cast<std::uint16_t>(staff)};
}

constexpr Subject terrain_subject(std::size_t feature) {
    return {SubjectKind::terrain, 0, static_cast<std::uint16_t>(feature)};
}

/// A unit by its place among all units of its side.
inline Subject table_unit_subject(const Scenario& scenario, ElementRef ref, std::size_t unit) {
    std::size_t place = unit;
    for (std::size_t e = 0; e < ref.element; ++e) place += scenario.sides[ref.side].elements[e].units.size();
    return {SubjectKind::unit, static_cast<std::uint8_t>(ref.side), static_cast<std::uint16_t>(place)};
}

/// An element as a number that a finding can hold and its text can name ({a:element}).
constexpr int element_word(ElementRef ref) {
    return static_cast<int>(ref.side * 4096 + ref.element);
}
constexpr ElementRef element_of_word(int word) {
    return {static_cast<std::size_t>(word) / 4096, static_cast<std::size_t>(word) % 4096};
}

}  // namespace bacler::plaquette
