#include "app/board_picture.hpp"
#include "app/triangulate.hpp"
#include "systems/plaquette/words.hpp"

#include <cmath>

namespace bacler {

using plaquette::TerrainFeature;
using plaquette::TerrainKind;

namespace {

float double_area(Spot a, Spot b, Spot c) {
    return std::abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

/// A spot inside, however hollow the outline: the centre of the greatest triangle, drawn towards the centre of all where
/// that lies in the same triangle.
Spot spot_inside(const TerrainFeature& feature) {
    std::vector<Spot> outline;
    for (const TablePoint& p : feature.outline) outline.push_back(spot_of(p));
    std::vector<std::vector<Spot>> holes;
    for (const std::vector<TablePoint>& hole : feature.holes) {
        std::vector<Spot>& spots = holes.emplace_back();
        for (const TablePoint& p : hole) spots.push_back(spot_of(p));
    }
    const std::vector<Spot> triangles = triangulate(outline, holes);
    Spot best, mean;
    float greatest = -1, sum = 0;
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
        const Spot a = triangles[i], b = triangles[i + 1], c = triangles[i + 2];
        const float area = double_area(a, b, c);
        const Spot middle{(a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3};
        mean = {mean.x + middle.x * area, mean.y + middle.y * area};
        sum += area;
        if (area > greatest) {
            greatest = area;
            best = middle;
        }
    }
    if (sum <= 0) return best;
    mean = {mean.x / sum, mean.y / sum};
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
        const float whole = double_area(triangles[i], triangles[i + 1], triangles[i + 2]);
        const float parts = double_area(mean, triangles[i], triangles[i + 1]) +
                            double_area(mean, triangles[i + 1], triangles[i + 2]) +
                            double_area(mean, triangles[i + 2], triangles[i]);
        if (parts <= whole * 1.001F) return mean;
    }
    return best;
}

Spot spot_of_label(const TerrainFeature& feature) {
    if (feature.path.empty()) return spot_inside(feature);
    return spot_of(feature.path[feature.path.size() / 2]);
}

std::string text_of(Lang lang, const TerrainFeature& feature) {
    const std::string key =
        "terrain." + std::string(plaquette::word_for(plaquette::terrain_words, feature.kind));
    const std::string_view kind = phrase(lang, key);
    if (feature.kind != TerrainKind::hill) return std::string(kind);
    return say(lang, "ui.hill_level", {kind, std::to_string(feature.level)});
}

}  // namespace

std::vector<BoardLabel> board_labels(Lang lang, const plaquette::Scenario& scenario) {
    std::vector<BoardLabel> out;
    for (const TerrainFeature& f : scenario.terrain) {
        if (f.kind == TerrainKind::open) continue;
        out.push_back({BoardLabel::Kind::terrain, spot_of_label(f), text_of(lang, f), 0, {}});
    }
    for (std::size_t s = 0; s < scenario.sides.size(); ++s)
        for (const plaquette::Staff& staff : scenario.sides[s].staffs) {
            if (!staff.at) continue;
            const std::string& name = staff.name.empty() ? staff.id : staff.name;
            const std::string worth = say(
                lang, "ui.staff_worth", {name, std::to_string(staff.value), std::to_string(staff.charisma)});
            out.push_back({BoardLabel::Kind::staff, spot_of(*staff.at), worth, s, staff.id});
        }
    return out;
}

}  // namespace bacler
