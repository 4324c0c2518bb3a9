#include "app/propose.hpp"

#include "base/check.hpp"
#include "systems/plaquette/element_value.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/meetings.hpp"

#include <utility>

namespace bacler {

namespace {

using namespace plaquette;

/// What the table tells of a side whether it meets an enemy or not.
void measure_side(const LaidTable& table, ElementAt at, EngagedSide& side) {
    side.cover = cover_of_element(table, at);
    side.staff_commands = is_in_command(table, at).value_or(true);
    const int charisma = charisma_of(table, at);
    if (charisma == 0) return;
    side.staff_charisma = charisma;
    side.staff_is_near = true;
}

/// The engagement as the table lays it out, if the two meet there with all their units; sides in the order asked for.
std::optional<Engagement> as_they_stand(const LaidTable& table, ElementAt first, ElementAt second) {
    std::optional<Engagement> e = engagement_on(table, lay_out_meetings(table), first, second);
    if (!e) return std::nullopt;
    if (e->sides[0].units.front().unit.id != table.element(first).units.front().unit.id)
        std::swap(e->sides[0], e->sides[1]);
    const bool whole = e->sides[0].units.size() == table.element(first).units.size() &&
                       e->sides[1].units.size() == table.element(second).units.size();
    return whole ? e : std::nullopt;
}

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
    const LaidTable table = lay_out(scenario);
    if (const std::optional<Engagement> met = as_they_stand(table, first, second)) return *met;
    Engagement e;
    e.sides = {propose_side(scenario, first), propose_side(scenario, second)};
    measure_side(table, first, e.sides[0]);
    measure_side(table, second, e.sides[1]);
    e.readings = scenario.readings;
    return e;
}

}  // namespace bacler
