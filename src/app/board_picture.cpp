#include "app/board_picture.hpp"

#include "app/fallen_back.hpp"
#include "app/troop_picture.hpp"
#include "base/check.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace bacler {

using plaquette::Scenario;
using plaquette::TerrainFeature;
using plaquette::TerrainKind;

namespace {

std::vector<Spot> spots_of_all(const std::vector<TablePoint>& points) {
    std::vector<Spot> out;
    for (const TablePoint& p : points) out.push_back(spot_of(p));
    return out;
}

void draw_cloth(Picture& into, const Scenario& scenario) {
    const auto w = static_cast<float>(in_cm(scenario.width)), d = static_cast<float>(in_cm(scenario.depth));
    fill_quad(into, {{{0, d}, {w, d}, {w, 0}, {0, 0}}}, {Paint::cloth});
}

/// The table's edge, and beyond it what hides the ends of roads and streams that run over it.
void draw_edge(Picture& into, const Scenario& scenario) {
    const auto w = static_cast<float>(in_cm(scenario.width)), d = static_cast<float>(in_cm(scenario.depth));
    constexpr float off = 30;
    const Shade beyond{Paint::beyond};
    fill_quad(into, {{{-off, d + off}, {w + off, d + off}, {w + off, d}, {-off, d}}}, beyond);
    fill_quad(into, {{{-off, 0}, {w + off, 0}, {w + off, -off}, {-off, -off}}}, beyond);
    fill_quad(into, {{{-off, d}, {0, d}, {0, 0}, {-off, 0}}}, beyond);
    fill_quad(into, {{{w, d}, {w + off, d}, {w + off, 0}, {w, 0}}}, beyond);
    constexpr float out = 0.4F;  // half the rim: all of the table shows
    draw_outline(into,
                 std::array<Spot, 4>{{{-out, d + out}, {w + out, d + out}, {w + out, -out}, {-out, -out}}},
                 {2 * out, 2}, {Paint::cloth_edge});
}

/// A thin line every 10 cm, over the terrain so that distances can be guessed everywhere.
void draw_grid(Picture& into, const Scenario& scenario) {
    const auto w = static_cast<float>(in_cm(scenario.width)), d = static_cast<float>(in_cm(scenario.depth));
    constexpr float step = 10;
    for (int i = 1; static_cast<float>(i) * step < w; ++i) {
        const float x = static_cast<float>(i) * step;
        draw_line(into, {x, 0}, {x, d}, {0, 1}, {Paint::grid});
    }
    for (int i = 1; static_cast<float>(i) * step < d; ++i) {
        const float y = static_cast<float>(i) * step;
        draw_line(into, {0, y}, {w, y}, {0, 1}, {Paint::grid});
    }
}

/// Ground first, then what stands on it, then what runs over it.
int layer_of(const TerrainFeature& feature) {
    switch (feature.kind) {
        case TerrainKind::hill: return feature.level;
        case TerrainKind::open:
        case TerrainKind::snow:
        case TerrainKind::plough: return 100;
        case TerrainKind::marsh:
        case TerrainKind::stream: return 101;
        case TerrainKind::orchard:
        case TerrainKind::wood: return 102;
        case TerrainKind::road: return 103;
        case TerrainKind::village: return 104;
        case TerrainKind::hedge:
        case TerrainKind::wall:
        case TerrainKind::earthwork:
        case TerrainKind::redoubt:
        case TerrainKind::house: break;
    }
    return 105;
}

void draw_feature(Picture& into, const TerrainFeature& feature) {
    const auto kind = static_cast<std::uint8_t>(feature.kind);
    const auto step = static_cast<std::uint8_t>(std::clamp(feature.level, 0, 9));
    const Shade fill{Paint::terrain, kind, step}, edge{Paint::terrain_edge, kind, step};
    if (!feature.path.empty()) {
        const auto width = static_cast<float>(in_cm(feature.path_width));
        const std::vector<Spot> path = spots_of_all(feature.path);
        draw_path(into, path, {width, 2}, edge);
        draw_path(into, path, {width, 0}, fill);
        return;
    }
    const std::vector<Spot> outline = spots_of_all(feature.outline);
    std::vector<std::vector<Spot>> holes;
    for (const std::vector<TablePoint>& hole : feature.holes) holes.push_back(spots_of_all(hole));
    fill_polygon(into, outline, holes, fill);
    draw_outline(into, outline, {0.15F, 1.2F}, edge);
    for (const std::vector<Spot>& hole : holes) draw_outline(into, hole, {0.15F, 1.2F}, edge);
}

void draw_terrain(Picture& into, const Scenario& scenario) {
    std::vector<const TerrainFeature*> features;
    for (const TerrainFeature& f : scenario.terrain) features.push_back(&f);
    std::stable_sort(features.begin(), features.end(), [](const TerrainFeature* a, const TerrainFeature* b) {
        return layer_of(*a) < layer_of(*b);
    });
    for (const TerrainFeature* f : features) draw_feature(into, *f);
}

}  // namespace

Picture ground_picture(const Scenario& scenario) {
    Picture picture;
    draw_cloth(picture, scenario);
    draw_terrain(picture, scenario);
    draw_grid(picture, scenario);
    draw_edge(picture, scenario);
    return picture;
}

Picture pieces_picture(const Scenario& scenario, std::optional<ElementAt> without) {
    Picture picture;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s) {
        const std::vector<plaquette::Element>& elements = scenario.sides[s].elements;
        for (std::size_t e = 0; e < elements.size(); ++e)
            if (without != ElementAt{s, e}) draw_element(picture, elements[e], s);
        for (const plaquette::Staff& staff : scenario.sides[s].staffs) draw_staff(picture, staff, s);
    }
    return picture;
}

Picture table_picture(const Scenario& scenario) {
    Picture picture = ground_picture(scenario);
    const Picture pieces = pieces_picture(scenario);
    append(picture, pieces);
    return picture;
}

namespace {

void draw_losses(Picture& into, const plaquette::Element& element, const std::vector<int>& lost) {
    const std::vector<plane::Box> units = plaquette::unit_boxes(element);
    for (std::size_t u = 0; u < units.size(); ++u) {
        const std::vector<plane::Box> boxes = plaquette::placed_plaquettes(element.units[u].unit, units[u]);
        const std::size_t gone = std::min(boxes.size(), static_cast<std::size_t>(lost[u]));
        for (std::size_t p = boxes.size() - gone; p < boxes.size(); ++p) strike_through(into, boxes[p]);
    }
}

}  // namespace

Picture answer_picture(const Scenario& scenario, const EngagementTable& table) {
    Picture picture;
    if (!table.answer()) return picture;
    for (std::size_t side = 0; side < 2; ++side) {
        const ElementAt at = table.elements()[side];
        draw_losses(picture, element_at(scenario, at), lost_of_units(scenario, table, side));
        const std::optional<plaquette::LeavingAnswer> left = leaving_of(scenario, table, side);
        if (!left || left->after.units.empty()) continue;
        draw_ghost(picture, plaquettes_of(left->after), at.side);
        const auto of = static_cast<std::uint8_t>(at.side);
        draw_arrow(picture, spot_of(left->from.centre), spot_of(left->end.centre), {0.25F, 2},
                   {Paint::arrow, of});
    }
    return picture;
}

Picture selection_picture(const Scenario& scenario, const Selection& selection) {
    Picture picture;
    for (const std::optional<ElementAt>& at : selection.picked) {
        if (!at) continue;
        const std::optional<plane::Box> body = plaquette::element_box(element_at(scenario, *at));
        if (!body) continue;
        draw_chosen(picture, spots_of(*body));
    }
    return picture;
}

namespace {

/// The point of a line from a to b nearest to a spot.
Spot nearest_on(Spot a, Spot b, Spot spot) {
    const float dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    const float part = square > 0 ? ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / square : 0;
    return {a.x + dx * std::clamp(part, 0.0F, 1.0F), a.y + dy * std::clamp(part, 0.0F, 1.0F)};
}

/// The middle of a body's rear; where no unit stands near it, the nearest point of a unit's rear.
Spot rear_of(const plaquette::Element& element, Spot middle) {
    constexpr float near_enough = 1.5F;
    Spot best = middle;
    float nearest = -1;
    for (const std::array<Spot, 4>& unit : placed_units(element)) {
        const Spot rear = nearest_on(unit[3], unit[2], middle);
        const float off = std::hypot(rear.x - middle.x, rear.y - middle.y);
        if (nearest >= 0 && off >= nearest) continue;
        nearest = off;
        best = rear;
    }
    return nearest <= near_enough ? middle : best;
}

}  // namespace

std::optional<PlacedElement> placed_element(const Scenario& scenario, ElementAt element) {
    const plaquette::Element& of = element_at(scenario, element);
    const std::optional<plane::Box> body = plaquette::element_box(of);
    if (!body) return std::nullopt;
    const std::array<Spot, 4> corners = spots_of(*body);
    return PlacedElement{element, corners, rear_of(of, within(corners, 0.5F, 1))};
}

std::vector<PlacedElement> placed_elements(const Scenario& scenario) {
    std::vector<PlacedElement> out;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t e = 0; e < scenario.sides[s].elements.size(); ++e)
            if (const std::optional<PlacedElement> placed = placed_element(scenario, {s, e}))
                out.push_back(*placed);
    return out;
}

std::vector<ElementAt> unplaced_elements(const Scenario& scenario) {
    std::vector<ElementAt> out;
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (std::size_t e = 0; e < scenario.sides[s].elements.size(); ++e) {
            const plaquette::Element& element = scenario.sides[s].elements[e];
            const bool is_gone = element.units.empty();
            if (!is_gone && !element.arrives && !plaquette::element_box(element)) out.push_back({s, e});
        }
    return out;
}

std::vector<std::array<Spot, 4>> placed_units(const plaquette::Element& element) {
    std::vector<std::array<Spot, 4>> out;
    for (const plane::Box& box : plaquette::unit_boxes(element)) out.push_back(spots_of(box));
    return out;
}

bool is_in(const std::array<Spot, 4>& box, Spot spot) {
    for (std::size_t i = 0; i < 4; ++i) {
        const Spot a = box[i], b = box[(i + 1) % 4];
        if ((b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x) > 0) return false;
    }
    return true;
}

std::array<Spot, 2> ground_of(const Scenario& scenario, const EngagementTable& table) {
    std::vector<Spot> seen;
    for (std::size_t side = 0; side < 2; ++side) {
        const plaquette::Element& element = element_at(scenario, table.elements()[side]);
        if (const auto body = plaquette::element_box(element))
            for (const Spot& s : spots_of(*body)) seen.push_back(s);
        if (const auto left = leaving_of(scenario, table, side))
            for (const plane::Box& box : plaquettes_of(left->after))
                for (const Spot& s : spots_of(box)) seen.push_back(s);
    }
    if (seen.empty())
        return {Spot{0, 0},
                Spot{static_cast<float>(in_cm(scenario.width)), static_cast<float>(in_cm(scenario.depth))}};
    std::array<Spot, 2> ground{seen.front(), seen.front()};
    for (const Spot& s : seen) {
        ground[0] = {std::min(ground[0].x, s.x), std::min(ground[0].y, s.y)};
        ground[1] = {std::max(ground[1].x, s.x), std::max(ground[1].y, s.y)};
    }
    return ground;
}

}  // namespace bacler
