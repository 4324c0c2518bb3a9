#include "systems/plaquette/facts.hpp"

#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/pieces.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/words.hpp"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace bacler::plaquette {

namespace {

using Names = std::unordered_map<std::string_view, Subject>;

Names names_on(const Scenario& scenario) {
    Names names;
    for (std::size_t t = 0; t < scenario.terrain.size(); ++t)
        names.emplace(scenario.terrain[t].id, terrain_subject(t));
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        const Side& side = scenario.sides[s];
        for (std::size_t i = 0; i < side.staffs.size(); ++i)
            names.emplace(side.staffs[i].id, staff_subject(s, i));
        std::uint16_t unit = 0;
        for (std::size_t e = 0; e < side.elements.size(); ++e) {
            names.emplace(side.elements[e].id, element_subject({s, e}));
            for (const ScenarioUnit& u : side.elements[e].units)
                names.emplace(u.unit.id, Subject{SubjectKind::unit, static_cast<std::uint8_t>(s), unit++});
        }
    }
    return names;
}

bool holds_both_ways(FactKind what) {
    return what == FactKind::contact || what == FactKind::aligned || what == FactKind::distance;
}

}  // namespace

std::optional<Subject> subject_named(const Scenario& scenario, std::string_view id) {
    const Names names = names_on(scenario);
    const auto found = names.find(id);
    return found == names.end() ? std::nullopt : std::optional<Subject>(found->second);
}

bool has_place(const Scenario& scenario, const std::string& id) {
    const std::optional<Named> piece = named(scenario, id);
    if (!piece || piece->kind == Named::Kind::terrain) return true;
    const Side& side = scenario.sides[piece->side];
    return piece->kind == Named::Kind::staff ? side.staffs[piece->index].at.has_value()
                                             : element_box(side.elements[piece->index]).has_value();
}

std::vector<StatedFact> facts_without(const Scenario& scenario, std::string_view id) {
    if (scenario.stated.empty()) return {};
    std::vector<std::string_view> gone{id};
    for (const Side& side : scenario.sides)
        for (const Element& e : side.elements) {
            const bool is_unit = std::any_of(e.units.begin(), e.units.end(),
                                             [&](const ScenarioUnit& u) { return u.unit.id == id; });
            if (is_unit) gone.push_back(e.id);
            if (e.id == id)
                for (const ScenarioUnit& u : e.units) gone.push_back(u.unit.id);
        }
    const auto is_gone = [&](const StatedFact& f) {
        return std::find(gone.begin(), gone.end(), f.a) != gone.end() ||
               std::find(gone.begin(), gone.end(), f.b) != gone.end();
    };
    std::vector<StatedFact> out;
    std::remove_copy_if(scenario.stated.begin(), scenario.stated.end(), std::back_inserter(out), is_gone);
    return out;
}

std::vector<LaidFact> laid_facts(const Scenario& scenario) {
    if (scenario.stated.empty()) return {};
    const Names names = names_on(scenario);
    std::vector<LaidFact> out;
    for (const StatedFact& f : scenario.stated) {
        const auto a = names.find(f.a), b = names.find(f.b);
        if (a == names.end() || b == names.end()) continue;
        out.push_back({f.what, a->second, b->second, f.distance,
                       meaning_of(zone_words, f.zone).value_or(plane::Zone::front)});
    }
    return out;
}

const LaidFact* fact_about(const std::vector<LaidFact>& facts, FactKind what, Subject a, Subject b) {
    for (const LaidFact& f : facts)
        if (f.what == what && ((f.a == a && f.b == b) || (holds_both_ways(what) && f.a == b && f.b == a)))
            return &f;
    return nullptr;
}

}  // namespace bacler::plaquette
