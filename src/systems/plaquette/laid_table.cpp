#include "systems/plaquette/laid_table.hpp"

#include "base/check.hpp"
#include "board/plane/kernel/distance.hpp"
#include "systems/plaquette/command.hpp"
#include "systems/plaquette/contact.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>
#include <array>

namespace bacler::plaquette {

namespace {

bool is_there_yet(const std::optional<Arrival>& arrives) {
    return !arrives
                .has_value();  // a scenario as it stands is its first sequence: what arrives later counts for nothing (Q136)
}

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
    // A wood or village stands on the relief beneath it.
    for (plane::Screen& s : table.screens)
        if (s.kind == plane::Screen::Kind::thicket)
            s.level = plane::level_at(s.ground.outline.front(), table.screens);
}

bool touches_terrain(const LaidTerrain& t, const plane::Box& box) {
    return std::any_of(t.grounds.begin(), t.grounds.end(),
                       [&](const plane::Ground& g) { return plane::touches(box, g); });
}

}  // namespace

const LaidElement& LaidTable::laid(ElementRef ref) const {
    for (const LaidElement& e : elements)
        if (e.ref == ref) return e;
    throw BrokenPromise("no such element on the table");
}

LaidTable lay_out(const Scenario& scenario) {
    LaidTable table;
    table.scenario = &scenario;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t e = 0; e < scenario.sides[s].elements.size(); ++e) {
            LaidElement laid{{s, e}, {}, {}};
            const Element& element = scenario.sides[s].elements[e];
            if (is_there_yet(element.arrives)) {
                laid.units = unit_boxes(element);
                laid.box = element_box(element);
            }
            table.elements.push_back(std::move(laid));
        }
    for (const TerrainFeature& f : scenario.terrain) table.terrain.push_back(lay_terrain(f));
    add_screens(table);
    return table;
}

std::optional<ElementRef> element_named(const Scenario& scenario, std::string_view id) {
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t e = 0; e < scenario.sides[s].elements.size(); ++e)
            if (scenario.sides[s].elements[e].id == id) return ElementRef{s, e};
    return std::nullopt;
}

Cover cover_at(const LaidTable& table, const plane::Box& box) {
    Cover best = Cover::none;
    for (const LaidTerrain& t : table.terrain)
        if (cover_of(t.kind) > best && touches_terrain(t, box)) best = cover_of(t.kind);
    return best;
}

Cover cover_of_element(const LaidTable& table, ElementRef ref) {
    Cover best = Cover::none;
    for (const plane::Box& b : table.laid(ref).units) best = std::max(best, cover_at(table, b));
    return best;
}

Cover fire_cover_of(const LaidTable& table, ElementRef ref) {
    const LaidElement& laid = table.laid(ref);
    const std::vector<int> rows = rows_of_units(table.element(ref));
    const bool any_part = table.scenario->readings.at(Option::fire_cover) == value::any_part;
    std::array<int, 5> plaquettes{};
    for (std::size_t i = 0; i < laid.units.size(); ++i) {
        const Unit& u = table.element(ref).units[i].unit;
        if (rows[i] != 1 && !any_part) continue;
        const plane::Box& box = laid.units[i];
        const TablePoint front = plane::front_centre(box);
        for (const plane::Box& p :
             plaquette_boxes(u.arm, u.formation, std::max(1, plaquettes_of(u.arm, u.values.size())))) {
            const plane::Box placed{plane::offset(front, box.heading, p.centre.x, p.centre.y),
                                    box.heading + p.heading, p.w, p.d};
            const Cover c = cover_at(table, placed);
            ++plaquettes[static_cast<std::size_t>(is_shelter(c) ? c : Cover::none)];
        }
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
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < table.terrain.size(); ++i)
        if (cover_of(table.terrain[i].kind) != Cover::none && touches_terrain(table.terrain[i], box))
            out.push_back(i);
    return out;
}

int level_of(const LaidTable& table, const plane::Box& box) {
    return plane::level_at(box.centre, table.screens);
}

std::vector<std::size_t> chain_of(const Side& side, std::optional<std::size_t> under) {
    std::vector<std::size_t> out;
    for (std::optional<std::size_t> s = under; s; s = side.staffs[*s].under) out.push_back(*s);
    return out;
}

std::optional<bool> is_in_command(const LaidTable& table, ElementRef ref) {
    const LaidElement& laid = table.laid(ref);
    if (!laid.box) return std::nullopt;
    const bool any_superior = table.scenario->readings.on(Option::any_superior);
    std::optional<bool> known;
    for (const std::size_t s : chain_of(table.side(ref), table.element(ref).under)) {
        if (!any_superior && s != *table.element(ref).under) continue;
        const Staff& staff = table.side(ref).staffs[s];
        if (!staff.at || !is_there_yet(staff.arrives)) continue;
        const bool within =
            verdict(rule_on_command(*staff.at, laid.box->centre, Recipient::element)) == Verdict::allowed;
        known = known.value_or(false) || within;
    }
    return known;
}

int charisma_of(const LaidTable& table, ElementRef ref) {
    const LaidElement& laid = table.laid(ref);
    int best = 0;
    for (const std::size_t s : chain_of(table.side(ref), table.element(ref).under)) {
        const Staff& staff = table.side(ref).staffs[s];
        const std::optional<plane::Box> box = staff_box(staff);
        if (!box || !is_there_yet(staff.arrives)) continue;
        for (const plane::Box& unit : laid.units)
            if (meets(plane::gap(*box, unit).distance, LimitWords::less_than, charisma_distance))
                best = std::max(best, staff.charisma);
    }
    return best;
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
