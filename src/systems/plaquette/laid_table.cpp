#include "systems/plaquette/laid_table.hpp"

#include "base/check.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/subjects.hpp"
#include "systems/plaquette/superiors.hpp"

#include <algorithm>
#include <array>

namespace bacler::plaquette {

bool is_there_yet(const std::optional<Arrival>& arrives) {
    return !arrives.has_value();
}

namespace {

LaidTerrain lay_terrain(const TerrainFeature& f) {
    LaidTerrain t{f.id, f.kind, f.level, {}};
    if (!f.outline.empty())
        t.grounds.push_back({f.outline, f.holes});
    else if (f.path.size() >= 2)
        t.grounds = plane::band_of(f.path, f.path_width);
    return t;
}

void add_screens(LaidTable& table) {
    for (std::size_t i = 0; i < table.terrain.size(); ++i) {
        const LaidTerrain& t = table.terrain[i];
        const bool relief = t.kind == TerrainKind::hill;
        const bool thicket = t.kind == TerrainKind::wood || t.kind == TerrainKind::village;
        if (!relief && !thicket) continue;
        for (const plane::Ground& g : t.grounds) {
            table.screens.push_back(
                {relief ? plane::Screen::Kind::relief : plane::Screen::Kind::thicket, g, t.level});
            table.screen_of.push_back(i);
        }
    }
}

plane::Bounds bounds_of_shape(const plane::Box& box) {
    return plane::bounds_of(box);
}

plane::Bounds bounds_of_shape(const plane::Convex& shape) {
    std::vector<TablePoint> points;
    for (const plane::Vec v : shape.points()) points.push_back(plane::rounded_point(v));
    return plane::bounds_of(points);
}

/// Features that slow or shelter and that a shape touches.
template <class Shape>
std::vector<std::size_t> features_under(const LaidTable& table, const Shape& shape) {
    std::vector<std::size_t> out;
    for (const auto& [t, g] : grounds_within(table, bounds_of_shape(shape))) {
        const LaidTerrain& terrain = table.terrain[t];
        if (cover_of(terrain.kind) == Cover::none || (!out.empty() && out.back() == t)) continue;
        if (plane::touches(shape, terrain.grounds[g])) out.push_back(t);
    }
    return out;
}

LaidElement lay_element(const Scenario& scenario, ElementRef ref) {
    const Element& element = scenario.sides[ref.side].elements[ref.element];
    LaidElement laid{ref, {}, {}, element.deviation.value_or(scenario.deviation), {}};
    for (const ScenarioUnit& u : element.units)
        laid.unit_deviations.push_back(u.deviation.value_or(laid.deviation));
    if (is_there_yet(element.arrives)) {
        laid.units = unit_boxes(element);
        laid.box = element_box(element);
    }
    return laid;
}

}  // namespace

std::size_t LaidTable::place_of(ElementRef ref) const {
    std::size_t place = ref.element;
    for (std::size_t s = 0; s < ref.side; ++s) place += scenario->sides[s].elements.size();
    if (place < elements.size() && elements[place].ref == ref) return place;
    // Not every table holds all elements of its scenario.
    for (place = 0; place < elements.size(); ++place)
        if (elements[place].ref == ref) return place;
    throw BrokenPromise("no such element on the table");
}

LaidTable lay_out(const Scenario& scenario, plane::Index::Search search) {
    LaidTable table;
    table.scenario = &scenario;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t e = 0; e < scenario.sides[s].elements.size(); ++e)
            table.elements.push_back(lay_element(scenario, {s, e}));
    for (const TerrainFeature& f : scenario.terrain) table.terrain.push_back(lay_terrain(f));
    add_screens(table);
    table.facts = laid_facts(scenario);
    table.index = index_of(table, search);
    // A wood or village stands on the relief beneath it.
    for (plane::Screen& s : table.screens)
        if (s.kind == plane::Screen::Kind::thicket) s.level = level_at(table, s.ground.outline.front());
    return table;
}

void lay_anew(LaidTable& table, ElementRef ref) {
    const std::size_t place = table.place_of(ref);
    table.elements[place] = lay_element(*table.scenario, ref);
    follow(table, place);
}

std::optional<ElementRef> element_named(const Scenario& scenario, std::string_view id) {
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t e = 0; e < scenario.sides[s].elements.size(); ++e)
            if (scenario.sides[s].elements[e].id == id) return ElementRef{s, e};
    return std::nullopt;
}

Cover cover_at(const LaidTable& table, const plane::Box& box) {
    Cover best = Cover::none;
    for (const std::size_t t : features_under(table, box))
        best = std::max(best, cover_of(table.terrain[t].kind));
    return best;
}

namespace {

/// The terrain that a unit, or the element it is of, is stated to stand in.
std::vector<std::size_t> stated_terrain(const LaidTable& table, ElementRef ref, std::size_t unit) {
    std::vector<std::size_t> out;
    for (const LaidFact& f : table.facts)
        if (f.what == FactKind::covered_by &&
            (f.a == element_subject(ref) || f.a == table_unit_subject(*table.scenario, ref, unit)))
            out.push_back(f.b.index);
    return out;
}

Cover stated_cover(const LaidTable& table, ElementRef ref, std::size_t unit) {
    Cover best = Cover::none;
    for (const std::size_t t : stated_terrain(table, ref, unit))
        best = std::max(best, cover_of(table.terrain[t].kind));
    return best;
}

}  // namespace

Cover cover_of_unit(const LaidTable& table, ElementRef ref, std::size_t unit) {
    const std::vector<plane::Box>& boxes = table.laid(ref).units;
    const Cover stated = stated_cover(table, ref, unit);
    return boxes.empty() ? stated : std::max(stated, cover_at(table, boxes[unit]));
}

Cover cover_of_element(const LaidTable& table, ElementRef ref) {
    Cover best = Cover::none;
    for (std::size_t i = 0; i < table.element(ref).units.size(); ++i)
        best = std::max(best, cover_of_unit(table, ref, i));
    return best;
}

namespace {

/// The cover each plaquette of a unit stands in; the same for all where the players state it.
std::vector<Cover> covers_of_plaquettes(const LaidTable& table, ElementRef ref, std::size_t unit) {
    const Unit& u = table.element(ref).units[unit].unit;
    const Cover stated = stated_cover(table, ref, unit);
    const std::vector<plane::Box>& boxes = table.laid(ref).units;
    if (boxes.empty())
        return std::vector<Cover>(
            static_cast<std::size_t>(std::max(1, plaquettes_of(u.arm, u.values.size()))), stated);
    std::vector<Cover> out;
    for (const plane::Box& placed : placed_plaquettes(u, boxes[unit]))
        out.push_back(std::max(stated, cover_at(table, placed)));
    return out;
}

}  // namespace

Cover fire_cover_of(const LaidTable& table, ElementRef ref) {
    const std::vector<int> rows = rows_of_units(table.element(ref));
    const bool any_part = table.scenario->readings.at(Option::fire_cover) == value::any_part;
    std::array<int, 5> plaquettes{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] != 1 && !any_part) continue;
        for (const Cover c : covers_of_plaquettes(table, ref, i))
            ++plaquettes[static_cast<std::size_t>(is_shelter(c) ? c : Cover::none)];
    }
    if (any_part) {
        for (std::size_t c = plaquettes.size(); c-- > 1;)
            if (plaquettes[c] > 0) return static_cast<Cover>(c);
        return Cover::none;
    }
    std::size_t most = 0;
    for (std::size_t c = 1; c < plaquettes.size(); ++c)
        if (plaquettes[c] > plaquettes[most]) most = c;
    return static_cast<Cover>(most);
}

std::vector<std::size_t> slowing_features(const LaidTable& table, const plane::Box& box) {
    return features_under(table, box);
}

std::vector<std::size_t> slowing_features(const LaidTable& table, const plane::Convex& passed) {
    return features_under(table, passed);
}

std::vector<std::size_t> slowing_features_of(const LaidTable& table, ElementRef ref) {
    std::vector<std::size_t> out;
    const auto add = [&](const std::vector<std::size_t>& more) {
        for (const std::size_t t : more)
            if (cover_of(table.terrain[t].kind) != Cover::none &&
                std::find(out.begin(), out.end(), t) == out.end())
                out.push_back(t);
    };
    for (const plane::Box& box : table.laid(ref).units) add(slowing_features(table, box));
    for (std::size_t i = 0; i < table.element(ref).units.size(); ++i) add(stated_terrain(table, ref, i));
    std::sort(out.begin(), out.end());
    return out;
}

int level_of(const LaidTable& table, const plane::Box& box) {
    return level_at(table, box.centre);
}

int level_at(const LaidTable& table, TablePoint point) {
    return plane::level_at(point, table.screens, screens_at(table, point));
}

std::vector<std::size_t> chain_of(const Side& side, std::optional<std::size_t> under) {
    std::vector<std::size_t> out;
    for (std::optional<std::size_t> s = under; s; s = side.staffs[*s].under) out.push_back(*s);
    return out;
}

std::optional<bool> is_in_command(const LaidTable& table, ElementRef ref) {
    return rule_on_being_in_command(table, ref).is_in_command;
}

int charisma_of(const LaidTable& table, ElementRef ref) {
    return total(rule_on_charisma(table, ref));
}

bool is_grand_battery(const Element& element) {
    return std::all_of(element.units.begin(), element.units.end(),
                       [](const ScenarioUnit& u) { return u.unit.arm == Arm::artillery; });
}

int majority_of_element(const Element& element, const Readings& readings) {
    const bool tie_to_higher = readings.at(Option::majority_tie) == value::higher;
    std::vector<ClassCount> counts;
    for (const ScenarioUnit& u : element.units) {
        if (u.unit.values.empty()) continue;
        if (u.unit.arm == Arm::artillery)
            counts.push_back({battery_class(u.unit.values, tie_to_higher), 1});
        else
            for (const int v : u.unit.values) counts.push_back({v, 1});
    }
    return plaquette::majority_of(counts, tie_to_higher).troop_value;
}

}  // namespace bacler::plaquette
