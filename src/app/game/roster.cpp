#include "app/game/roster.hpp"

#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/pieces.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace bacler {

using namespace plaquette;

namespace {

bool is_in_play(const Staff& staff) {
    return !staff.arrives;
}

bool lacks_place(const Element& element) {
    return is_present(element) && !element_box(element);
}

bool lacks_place(const Staff& staff) {
    return is_in_play(staff) && !staff.at;
}

RosterGroup group_under(const Side& side, std::size_t s, std::optional<std::size_t> staff) {
    RosterGroup group{s, std::nullopt, {}};
    if (staff && lacks_place(side.staffs[*staff])) group.staff = staff;
    for (std::size_t e = 0; e < side.elements.size(); ++e)
        if (side.elements[e].under == staff && lacks_place(side.elements[e]))
            group.elements.push_back({s, e});
    return group;
}

}  // namespace

std::vector<RosterGroup> roster_of(const Battle& battle) {
    std::vector<RosterGroup> out;
    const auto add = [&](RosterGroup group) {
        if (group.staff || !group.elements.empty()) out.push_back(std::move(group));
    };
    for (std::size_t s = 0; s < battle.scenario.sides.size(); ++s) {
        const Side& side = battle.scenario.sides[s];
        for (std::size_t i = 0; i < side.staffs.size(); ++i) add(group_under(side, s, i));
        add(group_under(side, s, std::nullopt));
    }
    return out;
}

bool is_all_unplaced(const Battle& battle) {
    const auto stands = [](const Side& side) {
        return std::any_of(side.staffs.begin(), side.staffs.end(),
                           [](const Staff& s) { return is_in_play(s) && s.at; }) ||
               std::any_of(side.elements.begin(), side.elements.end(),
                           [](const Element& e) { return is_present(e) && element_box(e); });
    };
    const std::vector<Side>& sides = battle.scenario.sides;
    return std::none_of(sides.begin(), sides.end(), stands);
}

bool lacks_place(const Scenario& scenario, const std::string& id) {
    const std::optional<Named> piece = named(scenario, id);
    if (!piece || piece->kind == Named::Kind::terrain) return false;
    const Side& side = scenario.sides[piece->side];
    return piece->kind == Named::Kind::staff ? lacks_place(side.staffs[piece->index])
                                             : lacks_place(side.elements[piece->element().element]);
}

int plaquettes_left(const Element& element) {
    int out = 0;
    for (const ScenarioUnit& u : element.units) out += plaquettes_of(u.unit.arm, u.unit.values.size());
    return out;
}

}  // namespace bacler
