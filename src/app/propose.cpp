#include "app/propose.hpp"

#include "base/check.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/footprint.hpp"

namespace bacler {

namespace {

using namespace plaquette;

EngagedSide propose_side(const Scenario& scenario, ElementAt at) {
    BACLER_CHECK(at.side < scenario.sides.size() && at.element < scenario.sides[at.side].elements.size());
    const Side& side = scenario.sides[at.side];
    const Element& element = side.elements[at.element];
    EngagedSide out;
    out.name = element.name.empty() ? element.id : element.name;
    out.stance = element.stance;
    out.fatigue = element.fatigue;
    out.lost = element.lost;
    if (element.under) {
        out.staff_value = side.staffs[*element.under].value;
        out.staff_charisma = side.staffs[*element.under].charisma;
    }
    const std::vector<int> rows = rows_of_units(element);
    for (std::size_t i = 0; i < element.units.size(); ++i) {
        EngagedUnit u;
        u.unit = element.units[i].unit;
        u.line = rows[i];
        u.role = role_of_line(rows[i], Lines::ordinary);
        out.units.push_back(std::move(u));
    }
    return out;
}

}  // namespace

Engagement propose_engagement(const Scenario& scenario, ElementAt first, ElementAt second) {
    Engagement e;
    e.sides = {propose_side(scenario, first), propose_side(scenario, second)};
    e.readings = scenario.readings;
    return e;
}

}  // namespace bacler
