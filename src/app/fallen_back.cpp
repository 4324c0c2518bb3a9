#include "app/fallen_back.hpp"

#include "app/selection.hpp"
#include "base/check.hpp"
#include "systems/plaquette/footprint.hpp"

namespace bacler {

using plaquette::Arm;
using plaquette::Element;
using plaquette::GunsLost;

namespace {

bool is_taken(const plaquette::Unit& unit, GunsLost guns) {
    if (unit.arm != Arm::artillery || guns == GunsLost::none) return false;
    return guns == GunsLost::all || unit.weight == plaquette::Weight::heavy;
}

}  // namespace

std::vector<int> lost_of_units(const plaquette::Scenario& scenario, const EngagementTable& table,
                               std::size_t side) {
    BACLER_CHECK(table.answer().has_value());
    const Element& element = element_at(scenario, table.elements()[side]);
    const plaquette::SideAnswer& answer = table.answer()->sides[side];
    const std::vector<plaquette::EngagedUnit>& asked = table.question().sides[side].units;
    std::vector<int> lost(element.units.size(), 0);
    // A part of a shared element is asked of some of its units only: they are known by their ids.
    for (std::size_t u = 0; u < element.units.size(); ++u)
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (asked[i].unit.id != element.units[u].unit.id) continue;
            lost[u] = is_taken(asked[i].unit, answer.artillery_lost) ? 1 : answer.units[i].lost;
        }
    return lost;
}

std::optional<plaquette::LeavingAnswer> leaving_of(const plaquette::Scenario& scenario,
                                                   const EngagementTable& table, std::size_t side) {
    const auto body = plaquette::element_box(element_at(scenario, table.elements()[side]));
    const auto enemy = plaquette::element_box(element_at(scenario, table.elements()[1 - side]));
    if (!table.answer() || !body || !enemy) return std::nullopt;
    const plaquette::SideAnswer& answer = table.answer()->sides[side];
    if (!answer.move || !answer.result) return std::nullopt;
    const auto cause = static_cast<plaquette::WithdrawalCause>(static_cast<int>(*answer.result) - 1);
    return rule_on_leaving(plaquette::lay_out(scenario),
                           {table.elements()[side], cause, enemy->heading,
                            lost_of_units(scenario, table, side), answer.move->cm});
}

std::vector<plane::Box> plaquettes_of(const Element& element) {
    const std::vector<plane::Box> units = plaquette::unit_boxes(element);
    std::vector<plane::Box> out;
    for (std::size_t u = 0; u < units.size(); ++u)
        for (const plane::Box& b : plaquette::placed_plaquettes(element.units[u].unit, units[u]))
            out.push_back(b);
    return out;
}

}  // namespace bacler
