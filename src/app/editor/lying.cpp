#include "app/editor/lying.hpp"

#include "board/plane/ground.hpp"
#include "systems/plaquette/footprint.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bacler::editor {

namespace {

bool is_same_lying(const plaquette::TerrainFeature& a, const plaquette::TerrainFeature& b) {
    return a.id == b.id && a.kind == b.kind && a.outline == b.outline && a.path == b.path;
}

/// The box with so much more about it.
plane::Box grown(plane::Box box, Length by) {
    box.w = box.w + by + by;
    box.d = box.d + by + by;
    return box;
}

bool is_in(const plane::Box& box, TablePoint at) {
    const auto corners = plane::corners(box);
    return plane::standing_of(at, {{corners.begin(), corners.end()}, {}}) != plane::Standing::outside;
}

bool lies_under(const plaquette::TerrainFeature& f, TablePoint at, Length reach) {
    if (f.path.size() < 2) return plane::standing_of(at, {f.outline, f.holes}) != plane::Standing::outside;
    const std::vector<plane::Ground> band = plane::band_of(f.path, f.path_width + reach);
    return std::any_of(band.begin(), band.end(), [&](const plane::Ground& part) {
        return plane::standing_of(at, part) != plane::Standing::outside;
    });
}

/// Of an outline, in square cm; of a strip 0.
double size_of(const plaquette::TerrainFeature& f) {
    double twice = 0;
    for (std::size_t i = 0; i < f.outline.size(); ++i) {
        const TablePoint a = f.outline[i], b = f.outline[(i + 1) % f.outline.size()];
        twice += in_cm(a.x) * in_cm(b.y) - in_cm(b.x) * in_cm(a.y);
    }
    return std::abs(twice) / 2;
}

double off(const plane::Box& box, TablePoint at) {
    return std::hypot(in_cm(at.x - box.centre.x), in_cm(at.y - box.centre.y));
}

std::vector<Place> pieces_under(const Editing& editing, TablePoint at, Length reach) {
    std::vector<Standing> found;
    for (Standing& s : standing(editing))
        if (is_in(grown(s.body, reach), at)) found.push_back(std::move(s));
    std::stable_sort(found.begin(), found.end(),
                     [&](const Standing& a, const Standing& b) { return off(a.body, at) < off(b.body, at); });
    std::vector<Place> out;
    for (const Standing& s : found) out.push_back(s.place);
    return out;
}

}  // namespace

const plaquette::TerrainFeature* feature_at(const Editing& editing, std::size_t terrain) {
    const auto& read = editing.read.scenario.terrain;
    if (terrain >= read.size() || read[terrain].id != id_of(editing.draft, terrain_at(terrain)))
        return nullptr;
    const auto& drawn = editing.scenario.terrain;
    const bool is_drawn = std::any_of(drawn.begin(), drawn.end(), [&](const plaquette::TerrainFeature& f) {
        return is_same_lying(f, read[terrain]);
    });
    return is_drawn && is_sound(shape_of(read[terrain])) ? &read[terrain] : nullptr;
}

Shape shape_of(const plaquette::TerrainFeature& feature) {
    return {feature.outline, feature.path, feature.path_width};
}

std::vector<Standing> standing(const Editing& editing) {
    std::vector<Standing> out;
    const auto& sides = editing.scenario.sides;
    for (std::size_t s = 0; s < sides.size(); ++s) {
        for (std::size_t i = 0; i < sides[s].elements.size(); ++i)
            if (const auto body = plaquette::element_box(sides[s].elements[i]))
                out.push_back({element_at(s, i), *body, sides[s].elements[i].front});
        for (std::size_t i = 0; i < sides[s].staffs.size(); ++i)
            if (const auto body = plaquette::staff_box(sides[s].staffs[i]))
                out.push_back({staff_at(s, i), *body, plane::Pose{body->centre, body->heading}});
    }
    return out;
}

std::optional<Standing> standing_at(const Editing& editing, const Place& place) {
    for (Standing& s : standing(editing))
        if (s.place == place) return std::move(s);
    return std::nullopt;
}

std::vector<Standing> fellows_of(const Editing& editing, const Place& place) {
    std::vector<Standing> out;
    for (Standing& s : standing(editing))
        if (s.pose && s.place.side == place.side && s.place.kind == place.kind && !(s.place == place))
            out.push_back(std::move(s));
    return out;
}

std::vector<Place> waiting(const Editing& editing) {
    std::vector<Place> out;
    const auto& sides = editing.read.scenario.sides;
    for (std::size_t s = 0; s < sides.size(); ++s) {
        for (std::size_t i = 0; i < sides[s].staffs.size(); ++i)
            if (!sides[s].staffs[i].at && !sides[s].staffs[i].arrives) out.push_back(staff_at(s, i));
        for (std::size_t i = 0; i < sides[s].elements.size(); ++i) {
            const plaquette::Element& e = sides[s].elements[i];
            const bool stands_in_units =
                !e.units.empty() && std::all_of(e.units.begin(), e.units.end(),
                                                [](const auto& u) { return u.own_front.has_value(); });
            if (!e.front && !e.arrives && !stands_in_units) out.push_back(element_at(s, i));
        }
    }
    return out;
}

std::vector<Place> under(const Editing& editing, TablePoint at, Length reach) {
    std::vector<Place> out = pieces_under(editing, at, reach);
    std::vector<std::pair<double, std::size_t>> features;
    for (std::size_t i = 0; i < editing.read.scenario.terrain.size(); ++i)
        if (const plaquette::TerrainFeature* f = feature_at(editing, i); f && lies_under(*f, at, reach))
            features.emplace_back(size_of(*f), i);
    std::stable_sort(features.begin(), features.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [size, terrain] : features) out.push_back(terrain_at(terrain));
    return out;
}

plaquette::Scenario drawn_after(const Editing& editing, const Edit& edit) {
    const Result<Draft> tried = editor::apply(Draft(editing.draft), edit);
    return tried ? drawable(so_far(*tried)) : editing.scenario;
}

}  // namespace bacler::editor
