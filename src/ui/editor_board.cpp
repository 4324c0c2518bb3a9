#include "ui/editor_board.hpp"

#include "app/board_picture.hpp"
#include "ui/drawn.hpp"
#include "ui/grasp.hpp"
#include "ui/widgets/button.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

namespace bacler::ui {

using What = TableHold::What;

namespace {

/// Stamps of no other table's batches.
constexpr std::uint64_t first_stamp = std::uint64_t{1} << 32U;

glm::vec2 in_cm(TablePoint p) {
    return {static_cast<float>(bacler::in_cm(p.x)), static_cast<float>(bacler::in_cm(p.y))};
}

glm::vec2 on_screen(const render::View& view, TablePoint p) {
    return render::to_screen(view, in_cm(p));
}

Pane around(glm::vec2 middle, float reach) {
    return {middle - glm::vec2{reach, reach}, middle + glm::vec2{reach, reach}};
}

editor::Place place_of(ElementAt at) {
    return editor::element_at(at.side, at.element);
}

/// What has no place has no flag either: it is in the panel's list.
void leave_out_waiting(plaquette::Scenario& scenario) {
    for (const ElementAt at : unplaced_elements(scenario))
        scenario.sides[at.side].elements[at.element].units.clear();
}

}  // namespace

EditorBoard::EditorBoard() {
    for (render::BoardBatch& batch : batches_) batch.stamp = first_stamp;
}

const render::BoardBatch& EditorBoard::batch(std::size_t layer) const {
    static const render::BoardBatch nothing;
    return layer < batches_.size() ? batches_[layer] : nothing;
}

FingerAt EditorBoard::finger_at(const Ui& ui, glm::vec2 point) const {
    const glm::vec2 cm = render::to_table(view_, point);
    return {{length_from_cm(cm.x), length_from_cm(cm.y)}, view_.scale / ui.points_per_mm};
}

void EditorBoard::feed(const PointerEvent& event, Desk& desk, const Ui& ui, Pointers& pointers) {
    FingerActs acts;
    acts.takes_hold = [&](const PointerEvent& down) { return takes_hold(down, desk, ui); };
    acts.begins = [&] { begin(desk, ui); };
    acts.follows = [&](glm::vec2 at) { follow(desk, ui, at); };
    acts.lets_go = [&](glm::vec2 at) { let_go_drag(desk, finger_at(ui, at)); };
    acts.loses = [&] { drop_drag(desk); };
    acts.yields = [&] { return hold_ && hold_->what == What::stroke; };
    acts.slack = pointers.slack();
    const render::View before = view_;
    for (const PointerEvent& left : finger_.feed(event, acts)) {
        const std::optional<glm::vec2> tapped = pointers.feed(left, view_);
        if (tapped && contains(view_.pane, *tapped)) tap(desk, ui, *tapped);
    }
    if (!(view_ == before)) is_home_ = false;
}

bool EditorBoard::takes_hold(const PointerEvent& down, Desk& desk, const Ui& ui) {
    const bool is_button = down.source == PointerEvent::Source::mouse && down.id != 0;
    held_flag_.reset();
    hold_.reset();
    if (is_button || !contains(view_.pane, down.at) || is_on_panel(down.at)) return false;
    hold_ = hold_at(desk, ui, down.at);
    if (hold_) return true;
    if (desk.editor->table.to_stand) return false;
    held_flag_ = layer_.flag_at(down.at);
    if (!held_flag_) return false;
    const auto piece = editor::standing_at(desk.editor->editing, place_of(*held_flag_));
    if (piece && piece->pose) hold_ = TableHold{What::piece, 0};
    return hold_.has_value();
}

/// What of that which is picked lies under a finger.
std::optional<TableHold> EditorBoard::hold_at(const Desk& desk, const Ui& ui, glm::vec2 point) const {
    const ScenarioEditor& e = *desk.editor;
    if (e.table.to_stand) return std::nullopt;
    if (e.table.kind) return TableHold{What::stroke, 0};
    if (const std::optional<Handle> handle = handle_at(ui, point)) return handle->hold;
    if (ring_ && ring_->knob && contains(*ring_->knob, point)) return TableHold{What::heading, 0};
    if (layer_.flag_at(point)) return std::nullopt;
    const FingerAt finger = finger_at(ui, point);
    const std::vector<editor::Place> there =
        editor::under(e.editing, finger.at, length_from_cm(least_touch(ui) / 2 / view_.scale));
    if (std::find(there.begin(), there.end(), e.picked) == there.end()) return std::nullopt;
    if (e.picked.kind == editor::Kind::terrain) return TableHold{What::feature, 0};
    const auto piece = piece_picked(desk);
    return piece && piece->pose ? std::optional(TableHold{What::piece, 0}) : std::nullopt;
}

std::optional<EditorBoard::Handle> EditorBoard::handle_at(const Ui& ui, glm::vec2 point) const {
    std::optional<Handle> out;
    float nearest = least_touch(ui) / 2;
    for (const Handle& handle : handles_) {
        const float off = glm::distance(handle.at, point);
        if (off > nearest) continue;
        nearest = off;
        out = handle;
    }
    return out;
}

void EditorBoard::begin(Desk& desk, const Ui& ui) {
    if (held_flag_) tap_draft_piece(desk, place_of(*held_flag_));
    begin_drag(desk, *hold_, finger_at(ui, finger_.start().at));
    if (const auto piece = piece_picked(desk); piece && piece->pose)
        heading_ = in_degrees(piece->pose->heading);
}

void EditorBoard::follow(Desk& desk, const Ui& ui, glm::vec2 point) {
    if (hold_->what != What::heading) return follow_drag(desk, finger_at(ui, point));
    // About where it stands in the draft: its ring goes along with it.
    const auto piece = editor::standing_at(desk.editor->editing, desk.editor->picked);
    if (!piece) return;
    const glm::vec2 middle = on_screen(view_, piece->body.centre);
    const double turned = bearing(middle, point) - bearing(middle, finger_.start().at);
    turn_drag(desk, angle_from_degrees(heading_ + turned));
}

void EditorBoard::tap(Desk& desk, const Ui& ui, glm::vec2 point) {
    const bool picks = !desk.editor->table.to_stand;
    const std::optional<Handle> handle = handle_at(ui, point);
    if (picks && handle && handle->hold.what == What::corner) return pick_corner(desk, handle->hold.corner);
    if (const std::optional<ElementAt> flag = layer_.flag_at(point); flag && picks)
        return tap_draft_piece(desk, place_of(*flag));
    tap_draft_table(desk, finger_at(ui, point));
}

render::View EditorBoard::home(const Ui& ui) const {
    const glm::vec2 table = in_cm({laid_.scenario.width, laid_.scenario.depth});
    return render::view_of({0, 0}, table, view_.pane, ui.theme.points(26), view_.turn);
}

void EditorBoard::repaint(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const Painted now{e.editing.path, e.editing.changes, e.table.changes, e.picked, desk.lang};
    if (painted_ == now) return;
    const bool is_another = !painted_ || painted_->path != now.path;
    painted_ = now;
    if (is_another) is_home_ = true;
    laid_.scenario = table_of_draft(desk);
    laid_.lang = desk.lang;
    leave_out_waiting(laid_.scenario);
    laid_.selection = {};
    if (e.picked.kind == editor::Kind::element)
        laid_.selection.picked[0] = ElementAt{e.picked.side, e.picked.piece};
    layer_ = {};
    paint(batches_[0], laid_.scenario, ground_picture(laid_.scenario));
    paint(batches_[1], laid_.scenario, pieces_picture(laid_.scenario));
    Picture picked;
    if (const auto piece = piece_picked(desk)) draw_chosen(picked, spots_of(piece->body));
    if (const auto shape = shape_picked(desk)) {
        std::vector<Spot> corners;
        for (const TablePoint p : editor::corners_of(*shape)) corners.push_back(spot_of(p));
        const auto line = shape->outline.empty() ? draw_path : draw_outline;
        line(picked, corners, {0, 6}, {Paint::chosen_edge});
        line(picked, corners, {0, 3}, {Paint::chosen});
    }
    paint(batches_[2], laid_.scenario, picked);
}

void EditorBoard::lay_out_handles(const Ui& ui, const Desk& desk) {
    handles_.clear();
    ring_.reset();
    if (desk.editor->table.kind || desk.editor->table.to_stand) return;
    if (const auto piece = piece_picked(desk); piece && piece->pose)
        ring_ = ring_about(ui, piece->body, view_);
    const std::optional<editor::Shape> shape = shape_picked(desk);
    if (!shape) return;
    const std::vector<TablePoint>& corners = editor::corners_of(*shape);
    const std::size_t edges = corners.size() - (shape->outline.empty() ? 1 : 0);
    const float least = 3 * least_touch(ui);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const glm::vec2 at = on_screen(view_, corners[i]);
        if (contains(view_.pane, at)) handles_.push_back({{What::corner, i}, at});
        const glm::vec2 next = on_screen(view_, corners[(i + 1) % corners.size()]);
        const glm::vec2 middle = (at + next) * 0.5F;
        if (i < edges && glm::distance(at, next) >= least && contains(view_.pane, middle))
            handles_.push_back({{What::edge, i}, middle});
    }
}

void EditorBoard::draw(Ui& ui, Desk& desk, const Pane& pane) {
    repaint(desk);
    view_.pane = pane;
    if (std::exchange(desk.editor->table.wants_whole, false)) {
        if (is_home_) view_.turn = 0;
        is_home_ = true;
    }
    if (is_home_) view_ = home(ui);
    lay_out_handles(ui, desk);
    std::vector<Pane> kept;
    if (ring_ && ring_->knob) kept.push_back(*ring_->knob);
    for (const Handle& handle : handles_) kept.push_back(around(handle.at, least_touch(ui) / 4));
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.PushClipRect(im(pane.from), im(pane.to));
    begin_writing();
    TableLayer::Beside beside;
    beside.kept_clear = std::move(kept);
    if (ring_) {
        draw_ring(ui, *ring_);
        beside.drawn = line_of(*ring_);
    }
    render::View clear = view_;  // flags keep off the hint
    clear.pane.to.y -= height_of_hint(ui, table_hint(desk));
    clear.centre = render::to_table(view_, render::centre_of(clear.pane));
    layer_.draw(ui, laid_, clear, std::move(beside));
    end_writing();
    draw_handles(ui, desk);
    draw_stroke(ui, desk);
    draw_marks(ui, desk);
    draw_hint(ui, desk);
    on.PopClipRect();
}

void EditorBoard::draw_handles(Ui& ui, const Desk& desk) const {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    if (ring_ && ring_->knob) {
        draw_knob(ui, *ring_->knob);
        ui.targets.note_touch("knob", *ring_->knob, *ring_->knob);
    }
    const float thick = ui.theme.points(1.5F), reach = least_touch(ui) / 2;
    for (const Handle& handle : handles_) {
        const bool is_corner = handle.hold.what == What::corner;
        const bool is_picked = is_corner && desk.editor->table.corner == handle.hold.corner;
        const float radius = reach * (is_corner ? 0.34F : 0.2F);
        on.AddCircleFilled(im(handle.at), radius + thick, colours::pencil);
        on.AddCircleFilled(im(handle.at), radius, is_picked ? colours::bad() : colours::white);
        const Pane where = around(handle.at, reach);
        ui.targets.note_touch((is_corner ? "corner." : "edge.") + std::to_string(handle.hold.corner), where,
                              where);
    }
}

void EditorBoard::draw_stroke(const Ui& ui, const Desk& desk) const {
    const EditorTable& t = desk.editor->table;
    if (!t.drag || t.drag->way.size() < 2) return;
    std::vector<ImVec2> line;
    for (const TablePoint p : t.drag->way) line.push_back(im(on_screen(view_, p)));
    if (t.as == DrawnAs::rectangle || t.as == DrawnAs::oval) {
        const TablePoint a = t.drag->way.front(), b = t.drag->way.back();
        line.clear();
        for (const TablePoint p : {a, TablePoint{b.x, a.y}, b, TablePoint{a.x, b.y}, a})
            line.push_back(im(on_screen(view_, p)));
    }
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    const auto count = static_cast<int>(line.size());
    on.AddPolyline(line.data(), count, colours::white, 0, ui.theme.points(5));
    on.AddPolyline(line.data(), count, colours::pencil, 0, ui.theme.points(2.5F));
}

void EditorBoard::draw_marks(const Ui& ui, const Desk& desk) const {
    const EditorTable& t = desk.editor->table;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    for (const editor::Snapped& mark : t.drag ? t.drag->marks : t.marks) {
        const glm::vec2 at = on_screen(view_, mark.at);
        on.AddCircle(im(at), ui.theme.points(11), colours::white, 0, ui.theme.points(4.5F));
        on.AddCircle(im(at), ui.theme.points(11), colours::good(), 0, ui.theme.points(2.5F));
    }
}

float EditorBoard::height_of_hint(const Ui& ui, const std::string& hint) const {
    if (hint.empty()) return 0;
    const float pad = ui.theme.points(6);
    return room_for(ui.theme.bold, hint, render::size_of(view_.pane).x - 2 * pad).y + 2 * pad;
}

void EditorBoard::draw_hint(const Ui& ui, const Desk& desk) const {
    const std::string hint = table_hint(desk);
    if (hint.empty()) return;
    const float pad = ui.theme.points(6), high = height_of_hint(ui, hint);
    const Pane& pane = view_.pane;
    const std::string text = wrapped(ui.theme.bold, hint, render::size_of(pane).x - 2 * pad);
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.AddRectFilled({pane.from.x, pane.to.y - high}, im(pane.to), with_alpha(colours::night(), 225));
    on.AddText(ui.theme.bold, height_of(ui.theme.bold), {pane.from.x + pad, pane.to.y - high + pad},
               colours::night_text(), text.data(), text.data() + text.size());
}

}  // namespace bacler::ui
