#pragma once
#include "systems/plaquette/moving.hpp"
#include "systems/plaquette/scenario.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace bacler::plaquette {

/// What an id of a scenario stands for: ids are unique over all pieces and terrain.
struct Named {
    enum class Kind : std::uint8_t { staff, element, unit, terrain };
    Kind kind{Kind::element};
    std::size_t side{0};
    std::size_t index{0};  ///< of the staff or element in its side, of a unit's element; of the terrain
    std::size_t unit{0};   ///< of a unit, in its element

    ElementRef element() const { return {side, index}; }
    friend bool operator==(const Named&, const Named&) = default;
};

std::optional<Named> named(const Scenario& scenario, std::string_view id);

/// The piece as one that moves. Requires: no terrain.
MoverRef mover_of(const Named& piece);

/// How findings speak of it.
Subject subject_of(const Scenario& scenario, const Named& piece);

}  // namespace bacler::plaquette
