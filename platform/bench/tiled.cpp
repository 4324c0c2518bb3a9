#include "platform/bench/tiled.hpp"

#include "base/check.hpp"

#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace bacler::bench {

using namespace plaquette;

namespace {

/// Where one copy goes, and what tells it from the others.
struct Place {
    TablePoint by;
    std::string mark;
    std::array<std::size_t, 2> staffs_before;  ///< of each side, those of the copies already laid
};

void shift(TablePoint& p, const Place& to) {
    p = {p.x + to.by.x, p.y + to.by.y};
}

void shift(std::vector<TablePoint>& points, const Place& to) {
    for (TablePoint& p : points) shift(p, to);
}

void mark(std::string& id, const Place& to) {
    if (!id.empty()) id += to.mark;
}

TerrainFeature laid(TerrainFeature f, const Place& to) {
    mark(f.id, to);
    shift(f.outline, to);
    shift(f.path, to);
    for (std::vector<TablePoint>& hole : f.holes) shift(hole, to);
    return f;
}

Staff laid(Staff s, const Place& to, std::size_t side) {
    mark(s.id, to);
    mark(s.mission_on, to);
    if (s.under) *s.under += to.staffs_before[side];
    if (s.at) shift(*s.at, to);
    if (s.arrives) shift(s.arrives->at, to);
    return s;
}

Element laid(Element e, const Place& to, std::size_t side) {
    mark(e.id, to);
    if (e.under) *e.under += to.staffs_before[side];
    if (e.front) shift(e.front->at, to);
    if (e.arrives) shift(e.arrives->at, to);
    for (ScenarioUnit& u : e.units) {
        mark(u.unit.id, to);
        if (u.own_front) shift(u.own_front->at, to);
    }
    return e;
}

void lay(const Scenario& tile, const Place& to, Scenario& table) {
    for (const TerrainFeature& f : tile.terrain) table.terrain.push_back(laid(f, to));
    for (std::size_t side = 0; side < tile.sides.size(); ++side) {
        for (const Staff& s : tile.sides[side].staffs) table.sides[side].staffs.push_back(laid(s, to, side));
        for (const Element& e : tile.sides[side].elements)
            table.sides[side].elements.push_back(laid(e, to, side));
    }
    for (StatedFact f : tile.stated) {
        mark(f.a, to);
        mark(f.b, to);
        table.stated.push_back(std::move(f));
    }
}

}  // namespace

Scenario tiled(const Scenario& tile, std::size_t tiles) {
    BACLER_CHECK(tiles >= 1 && tile.sides.size() == 2);
    const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(tiles))));
    const std::size_t rows = (tiles + columns - 1) / columns;
    Scenario table = tile;
    table.terrain.clear();
    table.stated.clear();
    for (Side& side : table.sides) {
        side.staffs.clear();
        side.elements.clear();
    }
    table.width = tile.width * static_cast<std::int32_t>(columns);
    table.depth = tile.depth * static_cast<std::int32_t>(rows);
    for (std::size_t i = 0; i < tiles; ++i) {
        const TablePoint by{tile.width * static_cast<std::int32_t>(i % columns),
                            tile.depth * static_cast<std::int32_t>(i / columns)};
        lay(tile,
            {by, "-t" + std::to_string(i), {table.sides[0].staffs.size(), table.sides[1].staffs.size()}},
            table);
    }
    return table;
}

std::size_t plaquettes_on(const Scenario& scenario) {
    std::size_t count = 0;
    for (const Side& side : scenario.sides)
        for (const Element& e : side.elements)
            for (const ScenarioUnit& u : e.units)
                count += static_cast<std::size_t>(plaquettes_of(u.unit.arm, u.unit.values.size()));
    return count;
}

}  // namespace bacler::bench
