#include "ui/editor_table.hpp"

#include "app/answers/answers.hpp"
#include "base/check.hpp"
#include "ui/desk.hpp"
#include "ui/editor_table_workings.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <utility>

namespace bacler::ui {

using namespace editor;
using plaquette::TerrainKind;
using What = TableHold::What;

namespace {

constexpr double half_finger_mm = 4.5;

/// What lies there; what lies beneath it where the first is picked already.
std::optional<Place> next_under(const ScenarioEditor& e, const FingerAt& finger) {
    const Length reach = length_on_glass(half_finger_mm, finger.mm_of_glass_a_cm);
    const std::vector<Place> all = under(e.editing, finger.at, reach);
    if (all.empty()) return std::nullopt;
    const auto now = std::find(all.begin(), all.end(), e.picked);
    if (now == all.end() || now + 1 == all.end()) return all.front();
    return *(now + 1);
}

void put_down(Desk& desk, const Place& place, TablePoint at) {
    ScenarioEditor& e = *desk.editor;
    std::vector<plane::Pose> fellows;
    for (const Standing& one : standing(e.editing))
        if (one.pose && one.place.side == place.side) fellows.push_back(*one.pose);
    const plaquette::Scenario& s = e.editing.scenario;
    const TablePoint there = kept_on_table(at, s.width, s.depth);
    const Angle heading = heading_there(there, fellows, s.width, s.depth);
    pick_piece_of_draft(desk, place);
    do_in_editor(desk, PlacePiece{place, there, heading});
}

}  // namespace

void tell(EditorTable& t, std::string text) {
    t.told = std::move(text);
    ++t.changes;
}

void forget_last(Desk& desk) {
    desk.editor->refused.clear();
    desk.editor->table.marks.clear();
    tell(desk.editor->table, "");
}

void refuse_on_table(Desk& desk, const Faults& faults) {
    desk.editor->refused.clear();
    for (const Fault& f : faults)
        desk.editor->refused.push_back(capitalised(answers::fault_text(desk.lang, f)));
}

const plaquette::TerrainFeature* feature_picked(const ScenarioEditor& e) {
    return e.picked.kind == Kind::terrain ? feature_at(e.editing, e.picked.piece) : nullptr;
}

Length length_on_glass(double mm, double mm_of_glass_a_cm) {
    return length_from_cm(mm / std::max(mm_of_glass_a_cm, 0.1));
}

bool is_strip(TerrainKind kind) {
    return kind == TerrainKind::stream || kind == TerrainKind::hedge || kind == TerrainKind::wall ||
           kind == TerrainKind::earthwork || kind == TerrainKind::road;
}

void turn_list(Desk& desk, TableList list) {
    unpick_on_table(desk);
    desk.editor->table.list = list;
}

void begin_drawing(Desk& desk, TerrainKind kind) {
    EditorTable& t = desk.editor->table;
    forget_last(desk);
    if (t.kind == kind) return end_drawing(desk);
    const bool was_strip = t.as == DrawnAs::strip;
    if (!t.kind || was_strip != is_strip(kind)) t.as = is_strip(kind) ? DrawnAs::strip : DrawnAs::area;
    const bool is_thin = kind == TerrainKind::hedge || kind == TerrainKind::wall;
    if (is_strip(kind)) t.width = length_from_cm(is_thin ? 1 : kind == TerrainKind::earthwork ? 2 : 3);
    t.kind = kind;
    t.to_stand.reset();
    t.corner.reset();
}

void draw_as(Desk& desk, DrawnAs as) {
    forget_last(desk);
    desk.editor->table.as = as;
}

void draw_width(Desk& desk, Length width) {
    forget_last(desk);
    desk.editor->table.width = width;
}

void end_drawing(Desk& desk) {
    forget_last(desk);
    desk.editor->table.kind.reset();
}

void take_to_stand(Desk& desk, const Place& place) {
    EditorTable& t = desk.editor->table;
    const bool is_taken = t.to_stand == place;
    unpick_on_table(desk);
    const bool would_show =
        place.kind != Kind::element || count_of(desk.editor->editing.draft, Kind::unit, place) > 0;
    if (!would_show)
        desk.editor->refused = {
            say(desk.lang, "ui.table.without_units", {name_of(desk.editor->editing.draft, place)})};
    if (!is_taken && would_show) t.to_stand = place;
}

void tap_draft_table(Desk& desk, const FingerAt& finger) {
    ScenarioEditor& e = *desk.editor;
    forget_last(desk);
    if (const std::optional<Place> place = std::exchange(e.table.to_stand, std::nullopt))
        return put_down(desk, *place, finger.at);
    const std::optional<Place> there = next_under(e, finger);
    if (!there && e.table.kind) return;
    if (!there) return unpick_on_table(desk);
    tap_draft_piece(desk, *there);
}

void tap_draft_piece(Desk& desk, const Place& place) {
    unpick_on_table(desk);
    pick_piece_of_draft(desk, place);
    desk.editor->table.list = place.kind == Kind::terrain ? TableList::ground : TableList::pieces;
}

void pick_corner(Desk& desk, std::size_t corner) {
    EditorTable& t = desk.editor->table;
    forget_last(desk);
    t.corner = t.corner == corner ? std::nullopt : std::optional(corner);
}

void unpick_on_table(Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    forget_last(desk);
    e.table.kind.reset();
    e.table.to_stand.reset();
    e.table.corner.reset();
    pick_piece_of_draft(desk, {});
}

void add_corner(Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    const std::optional<Shape> shape = shape_picked(desk);
    BACLER_CHECK(shape.has_value());
    const std::size_t behind = std::min(e.table.corner.value_or(0), corners_of(*shape).size() - 1);
    const Shape more = with_corner_behind(*shape, behind);
    forget_last(desk);
    do_in_editor(desk, Reshape{e.picked.piece, more});
    if (e.refused.empty()) e.table.corner = std::min(behind + 1, corners_of(more).size() - 1);
}

void remove_corner(Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    const std::optional<Shape> shape = shape_picked(desk);
    BACLER_CHECK(shape.has_value());
    const std::optional<std::size_t> corner = std::exchange(e.table.corner, std::nullopt);
    forget_last(desk);
    if (!corner || *corner >= corners_of(*shape).size()) return;
    const Shape less = without_corner(*shape, *corner);
    if (corners_of(less).size() == corners_of(*shape).size() || !is_sound(less))
        return refuse_on_table(desk, {{"", 0, "", "draw.needs_corner", {}}});
    do_in_editor(desk, Reshape{e.picked.piece, less});
}

void turn_piece(Desk& desk, int degrees) {
    const std::optional<Standing> piece = piece_picked(desk);
    BACLER_CHECK(piece && piece->pose);
    forget_last(desk);
    do_in_editor(desk,
                 PlacePiece{piece->place, piece->pose->at, piece->pose->heading + Angle{degrees * 1000}});
}

void take_piece_off(Desk& desk) {
    forget_last(desk);
    do_in_editor(desk, TakeOff{desk.editor->picked});
}

std::optional<Shape> shape_picked(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const plaquette::TerrainFeature* feature = feature_picked(e);
    if (feature == nullptr) return std::nullopt;
    Shape shape = shape_of(*feature);
    if (!e.table.drag || !e.table.drag->edit) return shape;
    if (const auto* reshaped = std::get_if<Reshape>(&*e.table.drag->edit)) return reshaped->shape;
    if (const auto* moved = std::get_if<ShiftTerrain>(&*e.table.drag->edit))
        for (TablePoint& p : corners_of(shape)) p = {p.x + moved->dx, p.y + moved->dy};
    return shape;
}

std::optional<Standing> piece_picked(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    std::optional<Standing> piece = standing_at(e.editing, e.picked);
    if (!piece || !piece->pose || !e.table.drag || !e.table.drag->edit) return piece;
    const auto* placed = std::get_if<PlacePiece>(&*e.table.drag->edit);
    if (placed == nullptr) return piece;
    // The body stands to its pose as it did.
    const bool is_staff = piece->place.kind == Kind::staff;
    const plane::Pose pose{placed->at, placed->heading};
    piece->body = is_staff ? plane::Box{pose.at, pose.heading, piece->body.w, piece->body.d}
                           : plane::box_behind_front(pose, piece->body.w, piece->body.d);
    piece->pose = pose;
    return piece;
}

plaquette::Scenario table_of_draft(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    if (!e.table.drag || !e.table.drag->edit) return e.editing.scenario;
    return drawn_after(e.editing, *e.table.drag->edit);
}

}  // namespace bacler::ui
