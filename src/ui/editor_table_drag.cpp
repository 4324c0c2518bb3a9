#include "app/editor/ground_words.hpp"
#include "ui/editor_table_workings.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <utility>

/// The finger that draws or drags on the page of the table.
namespace bacler::ui {

using namespace editor;
using plaquette::TerrainKind;
using What = TableHold::What;

namespace {

constexpr double pull_mm = 3;  ///< of glass: how far things draw one another
constexpr double least_pull_cm = 0.2, most_pull_cm = 3;
constexpr double step_mm = 0.4;  ///< of glass, between the points of a stroke
constexpr std::int32_t caught_at = 15000, caught_within = 2500, whole_degree = 1000;

Length pull(const FingerAt& finger) {
    return std::clamp(length_on_glass(pull_mm, finger.mm_of_glass_a_cm), length_from_cm(least_pull_cm),
                      length_from_cm(most_pull_cm));
}

LaidGround ground_for(const ScenarioEditor& e, const FingerAt& finger, bool is_of_picked) {
    std::optional<std::size_t> without;
    if (is_of_picked) without = e.picked.piece;
    LaidGround out = ground_about(e.editing.read.scenario, without, pull(finger));
    out.width = e.editing.scenario.width;
    out.depth = e.editing.scenario.depth;
    return out;
}

/// What the finger drew, as a shape.
Result<Shape> shape_drawn(const Desk& desk, const FingerAt& finger) {
    const ScenarioEditor& e = *desk.editor;
    const plaquette::Scenario& s = e.editing.scenario;
    const std::vector<TablePoint> way = kept_on_table(e.table.drag->way, s.width, s.depth);
    const Length tolerance = tolerance_on_glass(finger.mm_of_glass_a_cm);
    switch (e.table.as) {
        case DrawnAs::rectangle: return rectangle_between(way.front(), way.back());
        case DrawnAs::oval: return oval_between(way.front(), way.back());
        case DrawnAs::strip: return strip_drawn(way, tolerance, e.table.width);
        case DrawnAs::area: break;
    }
    return area_drawn(way, tolerance);
}

/// Adds what was drawn; it is picked then.
void lay_drawn(Desk& desk, const FingerAt& finger) {
    ScenarioEditor& e = *desk.editor;
    const Result<Shape> drawn = shape_drawn(desk, finger);
    e.table.drag.reset();
    if (!drawn) return refuse_on_table(desk, drawn.faults());
    const SnappedShape laid = e.table.as == DrawnAs::oval ? SnappedShape{*drawn, {}}
                                                          : snapped(ground_for(e, finger, false), *drawn);
    const TerrainKind kind = *e.table.kind;
    const std::string name = capitalised(editor::name_of(desk.lang, kind)) + " 1";
    do_in_editor(desk, AddTerrain{name, kind, laid.shape});
    if (!e.refused.empty()) return;
    e.picked = terrain_at(count_of(e.editing.draft, Kind::terrain) - 1);
    e.table.corner.reset();
    e.table.marks = laid.marks;
    const bool is_by_hand = e.table.as == DrawnAs::area || e.table.as == DrawnAs::strip;
    const std::string corners = std::to_string(corners_of(laid.shape).size());
    const std::string within =
        std::to_string(tolerance_on_glass(finger.mm_of_glass_a_cm).hundredths_of_mm / 100);
    const std::string key = is_by_hand ? "ui.table.drawn" : "ui.table.laid";
    tell(e.table, say(desk.lang, key, {name_of(e.editing.draft, e.picked), corners, within}));
}

void follow_corner(Desk& desk, const FingerAt& finger) {
    ScenarioEditor& e = *desk.editor;
    TableDrag& drag = *e.table.drag;
    const plaquette::TerrainFeature* feature = feature_picked(e);
    if (feature == nullptr) return;
    Shape shape = shape_of(*feature);
    std::size_t corner = drag.hold.corner;
    if (drag.hold.what == What::edge) {
        shape = with_corner_behind(std::move(shape), corner);
        corner = std::min(corner + 1, corners_of(shape).size() - 1);
    }
    const Snapped there = snapped(ground_for(e, finger, true), finger.at);
    corners_of(shape)[corner] = there.at;
    drag.marks.clear();
    if (there.to != Mark::grid) drag.marks = {there};
    drag.edit = Reshape{e.picked.piece, shape};
}

void follow_feature(Desk& desk, const FingerAt& finger) {
    ScenarioEditor& e = *desk.editor;
    TableDrag& drag = *e.table.drag;
    const plaquette::TerrainFeature* feature = feature_picked(e);
    if (feature == nullptr) return;
    const Shape before = shape_of(*feature);
    const TablePoint by{finger.at.x - drag.from.x, finger.at.y - drag.from.y};
    const SnappedShape there = shifted(ground_for(e, finger, true), before, by);
    const TablePoint a = corners_of(before).front(), b = corners_of(there.shape).front();
    drag.marks = there.marks;
    drag.edit = ShiftTerrain{e.picked.piece, b.x - a.x, b.y - a.y};
}

void follow_piece(Desk& desk, const FingerAt& finger) {
    ScenarioEditor& e = *desk.editor;
    TableDrag& drag = *e.table.drag;
    const std::optional<Standing> piece = standing_at(e.editing, e.picked);
    if (!piece || !piece->pose) return;
    const TablePoint at{piece->pose->at.x + finger.at.x - drag.from.x,
                        piece->pose->at.y + finger.at.y - drag.from.y};
    std::vector<plane::Pose> fellows;
    for (const Standing& s : fellows_of(e.editing, e.picked)) fellows.push_back(*s.pose);
    const plaquette::Scenario& s = e.editing.scenario;
    drag.lined = lined_up({kept_on_table(at, s.width, s.depth), piece->pose->heading}, fellows, pull(finger));
    if (drag.lined.fellow)
        drag.lined.fellow = fellows_of(e.editing, e.picked)[*drag.lined.fellow].place.piece;
    drag.edit = PlacePiece{e.picked, drag.lined.pose.at, drag.lined.pose.heading};
}

}  // namespace

void begin_drag(Desk& desk, const TableHold& hold, const FingerAt& finger) {
    EditorTable& t = desk.editor->table;
    forget_last(desk);
    t.drag.emplace();
    t.drag->hold = hold;
    t.drag->from = finger.at;
    if (hold.what == What::stroke) t.drag->way = {finger.at};
    if (hold.what == What::corner) t.corner = hold.corner;
}

void follow_drag(Desk& desk, const FingerAt& finger) {
    EditorTable& t = desk.editor->table;
    if (!t.drag) return;
    ++t.changes;
    switch (t.drag->hold.what) {
        case What::stroke: {
            const Length step = length_on_glass(step_mm, finger.mm_of_glass_a_cm);
            const TablePoint last = t.drag->way.back();
            const Length x = finger.at.x - last.x, y = finger.at.y - last.y;
            if (std::max(std::max(x, -x), std::max(y, -y)) >= step) t.drag->way.push_back(finger.at);
            break;
        }
        case What::feature: follow_feature(desk, finger); break;
        case What::corner:
        case What::edge: follow_corner(desk, finger); break;
        case What::piece: follow_piece(desk, finger); break;
        case What::heading: break;
    }
}

void turn_drag(Desk& desk, Angle heading) {
    EditorTable& t = desk.editor->table;
    if (!t.drag) return;
    ++t.changes;
    const std::optional<Standing> piece = standing_at(desk.editor->editing, desk.editor->picked);
    if (!piece || !piece->pose) return;
    // It catches at each 15 degrees.
    const std::int32_t now = heading.thousandths_of_degree;
    const std::int32_t even = (now + caught_at / 2) / caught_at * caught_at;
    const bool is_near = std::abs(now - even) <= caught_within;
    t.drag->edit = PlacePiece{piece->place, piece->pose->at,
                              normalised(Angle{is_near ? even : now / whole_degree * whole_degree})};
}

void let_go_drag(Desk& desk, const FingerAt& finger) {
    ScenarioEditor& e = *desk.editor;
    if (!e.table.drag) return;
    ++e.table.changes;
    if (e.table.drag->hold.what == What::stroke) return lay_drawn(desk, finger);
    const TableDrag drag = *std::exchange(e.table.drag, std::nullopt);
    if (!drag.edit) return;
    if (const auto* reshaped = std::get_if<Reshape>(&*drag.edit); reshaped && !is_sound(reshaped->shape))
        return refuse_on_table(desk, {{"", 0, "", "draw.corner_crosses", {}}});
    do_in_editor(desk, *drag.edit);
    e.table.marks = drag.marks;
}

void drop_drag(Desk& desk) {
    desk.editor->table.drag.reset();
    ++desk.editor->table.changes;
}

}  // namespace bacler::ui
