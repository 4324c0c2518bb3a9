#include "app/answers/answers.hpp"
#include "board/plane/ground.hpp"
#include "systems/plaquette/footprint.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace bacler::answers {

using namespace plaquette;

namespace {

/// Ground that favours a defender: hills, woods and covers (R224).
std::vector<plane::Ground> defensive_ground(const Scenario& scenario) {
    std::vector<plane::Ground> out;
    for (const TerrainFeature& t : scenario.terrain) {
        if (t.kind != TerrainKind::hill && !is_shelter(cover_of(t.kind))) continue;
        if (!t.outline.empty())
            out.push_back({t.outline, t.holes});
        else
            for (plane::Ground& g : plane::band_of(t.path, t.path_width)) out.push_back(std::move(g));
    }
    return out;
}

Fraction share_sheltered(const Side& side, const std::vector<plane::Ground>& ground) {
    int all = 0, sheltered = 0;
    for (const Element& e : side.elements) {
        const std::vector<plane::Box> boxes = unit_boxes(e);
        for (std::size_t i = 0; i < e.units.size(); ++i) {
            all += plaquettes_of(e.units[i].unit.arm, e.units[i].unit.values.size());
            if (boxes.empty()) continue;
            for (const plane::Box& p : placed_plaquettes(e.units[i].unit, boxes[i]))
                sheltered += std::any_of(ground.begin(), ground.end(),
                                         [&](const plane::Ground& g) { return plane::touches(p, g); })
                                 ? 1
                                 : 0;
        }
    }
    return all == 0 ? Fraction{0} : Fraction{sheltered, all};
}

PieceNames cost_names(const Scenario& scenario) {
    PieceNames names;
    for (const Side& side : scenario.sides) {
        names.sides.push_back(side.name);
        names.units.emplace_back();
        names.staffs.emplace_back();
        for (const Element& e : side.elements)
            for (const ScenarioUnit& u : e.units) names.units.back().push_back(u.unit.id);
        for (const Staff& s : side.staffs) names.staffs.back().push_back(s.id);
    }
    return names;
}

}  // namespace

CostAnswer cost_of(const Scenario& scenario) {
    CostAnswer out;
    const std::vector<plane::Ground> ground = defensive_ground(scenario);
    int least = 0, most = 0;
    for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
        const Side& side = scenario.sides[i];
        SideCostAnswer a{side.id, side.name, rule_on_side_cost(side, i, scenario.readings),
                         share_sheltered(side, ground), cost_names(scenario)};
        least = i == 0 ? a.cost.total : std::min(least, a.cost.total);
        most = std::max(most, a.cost.total);
        out.sides.push_back(std::move(a));
    }
    out.ratio = most == 0 ? 1.0 : static_cast<double>(least) / most;
    return out;
}

Json cost_json(const CostAnswer& answer) {
    Json sides = Json::array();
    for (const SideCostAnswer& s : answer.sides)
        sides.push_back({{"id", s.id},
                         {"units", s.cost.units},
                         {"units_total", s.cost.units_total},
                         {"staffs", s.cost.staffs},
                         {"staffs_total", s.cost.staffs_total},
                         {"total", s.cost.total},
                         {"sheltered", in_decimals(s.sheltered)}});
    return {{"sides", sides}, {"ratio", answer.ratio}};
}

std::string cost_text(Lang lang, const Scenario& scenario, const CostAnswer& answer) {
    std::string out;
    for (const SideCostAnswer& s : answer.sides)
        out += say(lang, "cli.cost.side",
                   {s.name, std::to_string(s.cost.total), std::to_string(s.cost.units_total),
                    std::to_string(s.cost.staffs_total),
                    fmt::format("{:.0f}", 100.0 * in_decimals(s.sheltered))}) +
               "\n";
    out += say(lang, "cli.cost.ratio", {fmt::format("{:.0f}", 100.0 * (1.0 - answer.ratio))}) + "\n";
    out += std::string(phrase(lang, "cli.cost.advice")) + "\n";
    for (const SideCostAnswer& s : answer.sides)
        out += "\n" + ruling_text(lang, s.cost.ruling, s.names, scenario.readings);
    return out;
}

}  // namespace bacler::answers
