#include "files/outline.hpp"
#include "files/scenario_reading.hpp"
#include "files/shapes.hpp"

#include <utility>

namespace bacler::files {

using plaquette::TerrainFeature;
using plaquette::TerrainKind;

namespace {

/// The points of a sound list; none where one of them is faulty. Faults for those off the table.
std::vector<TablePoint> points_from(ScenarioReading& reading, const Spot& list) {
    std::vector<TablePoint> out;
    if (list.node.kind != Kind::list) return out;
    bool whole = true;
    for (std::size_t i = 0; i < list.node.items.size(); ++i) {
        const Spot point{list.node.items[i], &list, i};
        judge_on_table(reading, point);
        if (const std::optional<TablePoint> p = point_in(point.node))
            out.push_back(*p);
        else
            whole = false;
    }
    if (!whole) out.clear();
    return out;
}

std::vector<TablePoint> outline_from(ScenarioReading& reading, const Spot& list) {
    std::vector<TablePoint> points = points_from(reading, list);
    if (points.size() < 3) return points;
    const std::optional<OutlineFlaw> flaw = flaw_of_outline(points);
    if (!flaw) return points;
    const std::string a = std::to_string(flaw->a + 1), b = std::to_string(flaw->b + 1);
    if (flaw->is == OutlineFlaw::Is::short_edge)
        reading.report.fault(list, "outline.short_edge", {a});
    else
        reading.report.fault(list, "outline.crossing", {a, b});
    return points;
}

void read_outline(ScenarioReading& reading, const Spot& at, TerrainFeature& out) {
    if (Node* outline = at.node.member("outline")) out.outline = outline_from(reading, {*outline, &at, 0});
    Node* holes = at.node.member("holes");
    if (!holes) return;
    const Spot list{*holes, &at, 0};
    if (!at.node.member("outline")) reading.report.fault(list, "terrain.holes_alone", {out.id});
    if (holes->kind != Kind::list) return;
    for (std::size_t i = 0; i < holes->items.size(); ++i)
        out.holes.push_back(outline_from(reading, {holes->items[i], &list, i}));
}

void read_path(ScenarioReading& reading, const Spot& at, TerrainFeature& out) {
    Node* path = at.node.member("path");
    Node* width = at.node.member("width");
    out.path_width = length_of(at.node, "width").value_or(Length{});
    if (path) {
        const Spot list{*path, &at, 0};
        out.path = points_from(reading, list);
        if (const std::optional<std::size_t> edge = short_edge_of_path(out.path))
            reading.report.fault(list, "outline.short_edge", {std::to_string(*edge + 1)});
        if (!width) reading.report.fault(list, "terrain.path_width", {out.id});
        if (at.node.member("outline")) reading.report.fault(list, "terrain.two_shapes", {out.id});
    } else if (width) {
        reading.report.fault({*width, &at, 0}, "terrain.width_alone", {out.id});
    }
    if (!path && !at.node.member("outline")) reading.report.fault(at, "terrain.no_shape", {out.id});
}

TerrainFeature feature_from(ScenarioReading& reading, const Spot& at) {
    TerrainFeature out;
    out.id = text_of(at.node, "id", "");
    out.kind = word_of(at.node, "kind", plaquette::terrain_words, TerrainKind::open);
    const bool kind_is_known = sound(at.node, "kind", Kind::text) != nullptr;
    const bool hill = out.kind == TerrainKind::hill;
    out.level = whole_of(at.node, "level", hill ? 1 : 0);
    if (kind_is_known && !hill && out.level != 0)
        reading.report.fault({*at.node.member("level"), &at, 0}, "terrain.level",
                             {out.id, text_of(at.node, "kind", "")});
    read_outline(reading, at, out);
    read_path(reading, at, out);
    return out;
}

}  // namespace

void read_terrain(ScenarioReading& reading, const Spot& root) {
    Node* terrain = root.node.member("terrain");
    if (!terrain || terrain->kind != Kind::list) return;
    const Spot list{*terrain, &root, 0};
    for (std::size_t i = 0; i < terrain->items.size(); ++i) {
        const Spot spot{terrain->items[i], &list, i};
        if (spot.node.kind != Kind::table) continue;
        enter_id(reading, spot, {PieceKind::terrain, 0, i, {}, {}});
        reading.scenario.terrain.push_back(feature_from(reading, spot));
    }
}

}  // namespace bacler::files
