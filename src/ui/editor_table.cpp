#include "ui/editor_table.hpp"

#include "app/answers/answers.hpp"
#include "app/editor/ground_words.hpp"
#include "app/finding_text.hpp"
#include "base/check.hpp"
#include "ui/desk.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <utility>

namespace bacler::ui {

using namespace editor;
using plaquette::TerrainKind;
using What = TableHold::What;

namespace {

constexpr double pull_mm = 3;  ///< of glass: how far things draw one another
constexpr double least_pull_cm = 0.2, most_pull_cm = 3;
constexpr double half_finger_mm = 4.5;
constexpr double step_mm = 0.4;  ///< of glass, between the points of a stroke
constexpr std::int32_t quarter_hour = 15000, tenth_part = 5000;

std::string words(const Desk& desk, std::string_view key) {
    return std::string(phrase(desk.lang, key));
}

Length length_on_glass(double mm, double mm_of_glass_a_cm) {
    return length_from_cm(mm / std::max(mm_of_glass_a_cm, 0.1));
}

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

void tell(EditorTable& t, std::string text) {
    t.told = std::move(text);
    ++t.changes;
}

void forget_last(Desk& desk) {
    desk.editor->refused.clear();
    desk.editor->table.marks.clear();
    tell(desk.editor->table, "");
}

void refuse(Desk& desk, const Faults& faults) {
    desk.editor->refused.clear();
    for (const Fault& f : faults) desk.editor->refused.push_back(answers::fault_text(desk.lang, f));
}

const plaquette::TerrainFeature* feature_picked(const ScenarioEditor& e) {
    return e.picked.kind == Kind::terrain ? feature_at(e.editing, e.picked.piece) : nullptr;
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
    if (!drawn) return refuse(desk, drawn.faults());
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
    for (const Kind kind : {Kind::element, Kind::staff}) {
        Place any = place;
        any.kind = kind;
        if (kind != place.kind) any.piece = static_cast<std::size_t>(-1);
        if (!fellows.empty()) break;
        for (const Standing& s : fellows_of(e.editing, any)) fellows.push_back(*s.pose);
    }
    const plaquette::Scenario& s = e.editing.scenario;
    const TablePoint there = kept_on_table(at, s.width, s.depth);
    const Angle heading = heading_there(there, fellows, s.width, s.depth);
    pick_piece_of_draft(desk, place);
    do_in_editor(desk, PlacePiece{place, there, heading});
}

}  // namespace

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
    if (!is_taken) t.to_stand = place;
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
        return refuse(desk, {{"", 0, "", "draw.needs_corner", {}}});
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
    const std::int32_t even = (now + quarter_hour / 2) / quarter_hour * quarter_hour;
    const bool is_near = std::abs(now - even) <= tenth_part / 2;
    t.drag->edit =
        PlacePiece{piece->place, piece->pose->at, normalised(Angle{is_near ? even : now / 1000 * 1000})};
}

void let_go_drag(Desk& desk, const FingerAt& finger) {
    ScenarioEditor& e = *desk.editor;
    if (!e.table.drag) return;
    ++e.table.changes;
    if (e.table.drag->hold.what == What::stroke) return lay_drawn(desk, finger);
    const TableDrag drag = *std::exchange(e.table.drag, std::nullopt);
    if (!drag.edit) return;
    if (const auto* reshaped = std::get_if<Reshape>(&*drag.edit); reshaped && !is_sound(reshaped->shape))
        return refuse(desk, {{"", 0, "", "draw.corner_crosses", {}}});
    do_in_editor(desk, *drag.edit);
    e.table.marks = drag.marks;
}

void drop_drag(Desk& desk) {
    desk.editor->table.drag.reset();
    ++desk.editor->table.changes;
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

namespace {

std::string marks_text(const Desk& desk, const std::vector<Snapped>& marks) {
    std::string out;
    for (const auto& [mark, key] : {std::pair{Mark::table_corner, "ui.table.mark.table_corner"},
                                    {Mark::table_edge, "ui.table.mark.table_edge"},
                                    {Mark::corner, "ui.table.mark.corner"},
                                    {Mark::edge, "ui.table.mark.edge"}}) {
        const bool is_there =
            std::any_of(marks.begin(), marks.end(), [m = mark](const Snapped& s) { return s.to == m; });
        if (is_there) out += (out.empty() ? "" : ", ") + words(desk, key);
    }
    return out.empty() ? out : say(desk.lang, "ui.table.drawn_to", {out});
}

std::string drag_hint(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const TableDrag& drag = *e.table.drag;
    const auto* placed = drag.edit ? std::get_if<PlacePiece>(&*drag.edit) : nullptr;
    if (drag.hold.what == What::stroke) return words(desk, "ui.table.hint.lift");
    if (placed == nullptr) return marks_text(desk, drag.marks);
    std::string out = say(desk.lang, "ui.table.stands_at",
                          {cm_text(desk.lang, placed->at.x), cm_text(desk.lang, placed->at.y),
                           std::to_string(placed->heading.thousandths_of_degree / 1000)});
    if (drag.lined.to == Line::none || !drag.lined.fellow) return out;
    Place fellow = e.picked;
    fellow.piece = *drag.lined.fellow;
    const bool is_abreast = drag.lined.to == Line::abreast;
    return out + " · " +
           say(desk.lang, is_abreast ? "ui.table.abreast" : "ui.table.behind",
               {name_of(e.editing.draft, fellow)});
}

std::string drawing_hint(const Desk& desk) {
    const EditorTable& t = desk.editor->table;
    const std::string kind = capitalised(editor::name_of(desk.lang, *t.kind));
    switch (t.as) {
        case DrawnAs::strip: return say(desk.lang, "ui.table.hint.strip", {kind});
        case DrawnAs::rectangle:
        case DrawnAs::oval: return say(desk.lang, "ui.table.hint.between", {kind});
        case DrawnAs::area: break;
    }
    return say(desk.lang, "ui.table.hint.area", {kind});
}

}  // namespace

std::string table_hint(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    if (e.table.drag) return drag_hint(desk);
    if (e.table.to_stand)
        return say(desk.lang, "ui.table.hint.put", {name_of(e.editing.draft, *e.table.to_stand)});
    if (!e.table.marks.empty()) return marks_text(desk, e.table.marks);
    if (e.table.kind) return drawing_hint(desk);
    if (shape_picked(desk)) return words(desk, "ui.table.hint.feature");
    if (piece_picked(desk)) return words(desk, "ui.table.hint.piece");
    return words(desk, "ui.table.hint.pick");
}

}  // namespace bacler::ui
