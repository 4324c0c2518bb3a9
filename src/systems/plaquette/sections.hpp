#pragma once
#include "ruling/finding.hpp"

#include <array>
#include <string_view>

namespace bacler::plaquette {

/// A section of the rules and the numbered rules it holds.
struct Section {
    std::string_view key;  ///< "1" to "8" for the numbered ones
    std::uint16_t first, last;
};

inline constexpr std::array<Section, 16> sections{{
    {"scales", 1, 8},
    {"troops", 9, 23},
    {"formations", 24, 29},
    {"tactical", 30, 34},
    {"brigading", 35, 45},
    {"staffs", 46, 56},
    {"sequence", 57, 60},
    {"1", 61, 80},
    {"2", 81, 105},
    {"3", 106, 124},
    {"4", 125, 145},
    {"5", 146, 166},
    {"6", 167, 174},
    {"7", 175, 213},
    {"reduction", 214, 222},
    {"8", 223, 233},
}};

/// The key of the section a rule stands in; empty for none.
constexpr std::string_view section_of(RuleRef rule) {
    for (const Section& s : sections)
        if (rule.number >= s.first && rule.number <= s.last) return s.key;
    return {};
}

/// Steps of a sequence, in the order they are played (R057).
enum class Phase : std::uint8_t { orders, movement, fire, engagements, unit_values, element_values, morale };

/// Do both camps act at once in this phase? Orders, engagements, combats and morale are simultaneous (R058), and so is
/// fire (Q63); moves go in initiative order (R059).
constexpr bool is_simultaneous(Phase phase) {
    return phase != Phase::movement;
}

}  // namespace bacler::plaquette
