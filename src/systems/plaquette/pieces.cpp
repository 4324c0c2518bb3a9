#include "systems/plaquette/pieces.hpp"

#include "base/check.hpp"
#include "systems/plaquette/subjects.hpp"

namespace bacler::plaquette {

std::optional<Named> named(const Scenario& scenario, std::string_view id) {
    for (std::size_t t = 0; t < scenario.terrain.size(); ++t)
        if (scenario.terrain[t].id == id) return Named{Named::Kind::terrain, 0, t, 0};
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        const Side& side = scenario.sides[s];
        for (std::size_t i = 0; i < side.staffs.size(); ++i)
            if (side.staffs[i].id == id) return Named{Named::Kind::staff, s, i, 0};
        for (std::size_t e = 0; e < side.elements.size(); ++e) {
            if (side.elements[e].id == id) return Named{Named::Kind::element, s, e, 0};
            for (std::size_t u = 0; u < side.elements[e].units.size(); ++u)
                if (side.elements[e].units[u].unit.id == id) return Named{Named::Kind::unit, s, e, u};
        }
    }
    return std::nullopt;
}

MoverRef mover_of(const Named& piece) {
    BACLER_CHECK(piece.kind != Named::Kind::terrain);
    MoverRef out{MoverRef::Kind::element, piece.side, piece.index, piece.unit};
    if (piece.kind == Named::Kind::staff) out.kind = MoverRef::Kind::staff;
    if (piece.kind == Named::Kind::unit) out.kind = MoverRef::Kind::unit;
    return out;
}

Subject subject_of(const Scenario& scenario, const Named& piece) {
    switch (piece.kind) {
        case Named::Kind::staff: return staff_subject(piece.side, piece.index);
        case Named::Kind::element: return element_subject(piece.element());
        case Named::Kind::unit: return table_unit_subject(scenario, piece.element(), piece.unit);
        case Named::Kind::terrain: return terrain_subject(piece.index);
    }
    return {};
}

}  // namespace bacler::plaquette
