#include "ui/panels/editor.hpp"
#include "ui/panels/play.hpp"
#include "ui/widgets/bars.hpp"

#include <algorithm>
#include <string>

/// The page of the armies.
namespace bacler::ui {

namespace {

/// Was it tapped?
bool draw_row(Ui& ui, const editor::TreeRow& row, bool is_picked, Colour side) {
    const float high = least_touch(ui), width = ImGui::GetContentRegionAvail().x, pad = ui.theme.points(8);
    const bool is_tapped = touch(ui, "tree." + target_of(row.place), {width, high});
    const Pane pane = last_pane();
    ImDrawList& on = *ImGui::GetWindowDrawList();
    if (is_picked) on.AddRectFilled(im(pane.from), im(pane.to), colours::night(), ui.theme.points(4));
    const Colour ink = is_picked ? colours::night_text() : colours::ink();
    const float indent = ui.theme.points(18) * static_cast<float>(row.depth) + pad;
    if (row.place.kind == editor::Kind::side)
        on.AddRectFilled(im(pane.from), {pane.from.x + ui.theme.points(6), pane.to.y}, side);
    const std::string figures = (row.is_faulty ? "! " : "") + row.figures;
    const float right = std::min(room_for(ui.theme.body, figures).x, width * 0.5F);
    const ImFont* font = row.place.kind == editor::Kind::unit ? ui.theme.body : ui.theme.bold;
    letter(on, font, {{pane.from.x + indent, pane.from.y}, {pane.to.x - right - 2 * pad, pane.to.y}},
           row.name, ink, {0, 0.5F});
    letter(on, ui.theme.body, {{pane.to.x - right - pad, pane.from.y}, {pane.to.x - pad, pane.to.y}}, figures,
           row.is_faulty && !is_picked ? colours::bad() : ink, {1, 0.5F});
    return is_tapped;
}

void draw_tree(Ui& ui, Desk& desk, const Pane& where) {
    const ScenarioEditor& e = *desk.editor;
    const float high = height_of_big_key(ui), pad = ui.theme.points(6);
    ImGui::SetCursorScreenPos(im(where.from));
    std::optional<editor::Place> tapped;
    if (ImGui::BeginChild("editor tree",
                          {render::size_of(where).x, render::size_of(where).y - high - 2 * pad},
                          ImGuiChildFlags_AlwaysUseWindowPadding))
        for (const editor::TreeRow& row : e.tree)
            if (draw_row(ui, row, row.place == e.picked, colour_of_side(e.editing.scenario, row.place.side)))
                tapped = row.place;
    ImGui::EndChild();
    std::string costs;
    for (const editor::Balance::OfSide& side : e.balance.sides)
        costs += (costs.empty() ? "" : " · ") +
                 say(desk.lang, "ui.editor.costs", {side.name, std::to_string(side.total)});
    ImGui::SetCursorScreenPos({where.from.x + pad, where.to.y - high - pad});
    if (key(ui, "editor.costs", costs, {render::size_of(where).x - 2 * pad, high}, plain_key()))
        desk.editor->page = EditorPage::cost;
    if (tapped) pick_piece_of_draft(desk, *tapped);
}

/// What may be added where something is picked.
void draw_adding(Ui& ui, Desk& desk) {
    const editor::Kind kind = desk.editor->picked.kind;
    KeyFlow flow(ui);
    const auto adds = [&](const char* name, const char* label) {
        return flow.key(name, phrase(desk.lang, label), plain_key());
    };
    if (kind == editor::Kind::element || kind == editor::Kind::unit) {
        if (adds("add.infantry", "ui.editor.add_infantry")) add_unit(desk, plaquette::Arm::infantry);
        if (adds("add.cavalry", "ui.editor.add_cavalry")) add_unit(desk, plaquette::Arm::cavalry);
        if (adds("add.artillery", "ui.editor.add_artillery")) add_unit(desk, plaquette::Arm::artillery);
        if (adds("add.paste", "ui.editor.paste")) {
            const char* copied = ImGui::GetClipboardText();
            paste_units(desk, copied == nullptr ? "" : copied);
        }
    }
    if (const std::optional<editor::Place> last = last_added(desk)) {
        const std::string label =
            say(desk.lang, "ui.editor.again", {editor::name_of(desk.editor->editing.draft, *last)});
        if (flow.key("add.again", label, plain_key())) copy_last(desk);
    }
    if (adds("add.element", "ui.editor.add_element")) add_element(desk);
    if (kind == editor::Kind::side || kind == editor::Kind::staff) {
        if (adds("add.division", "ui.editor.add_division")) add_staff(desk, plaquette::StaffLevel::division);
        if (adds("add.corps", "ui.editor.add_corps")) add_staff(desk, plaquette::StaffLevel::corps);
    }
    flow.end();
}

/// What may be done with what is picked.
void draw_doing(Ui& ui, Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    const editor::Place picked = e.picked;
    KeyFlow flow(ui);
    const auto does = [&](const char* name, std::string_view label) {
        return flow.key(name, label, plain_key());
    };
    if (picked.kind == editor::Kind::unit && does("do.times", phrase(desk.lang, "ui.editor.times")))
        do_in_editor(desk, editor::Number{picked, 3});
    if (does("do.rename", phrase(desk.lang, "ui.editor.rename"))) begin_renaming(desk);
    if (picked.kind == editor::Kind::scenario) return flow.end();
    if (does("do.duplicate", phrase(desk.lang, "ui.editor.duplicate"))) copy_picked(desk);
    for (const int by : {-1, 1})
        if (does(by < 0 ? "do.up" : "do.down", by < 0 ? "↑" : "↓")) {
            do_in_editor(desk, editor::Shift{picked, by});
            if (!e.refused.empty()) continue;
            editor::Place moved = picked;
            std::size_t& index = moved.kind == editor::Kind::unit   ? moved.unit
                                 : moved.kind == editor::Kind::side ? moved.side
                                                                    : moved.piece;
            index = by < 0 ? index - 1 : index + 1;
            pick_piece_of_draft(desk, moved);
        }
    if (does("do.remove", phrase(desk.lang, "ui.editor.remove"))) remove_picked(desk);
    const bool may_move = e.picked == picked && !elements_for_unit(desk).empty();
    if (may_move && flow.key("do.move", phrase(desk.lang, "ui.editor.to_element"),
                             e.moves_unit ? chosen_key(colours::night()) : plain_key()))
        e.moves_unit = !e.moves_unit;
    flow.end();
}

/// The elements that a unit may go to, while they lie open.
void draw_elements_for_unit(Ui& ui, Desk& desk) {
    if (!desk.editor->moves_unit) return;
    std::optional<editor::Place> tapped;
    KeyFlow flow(ui);
    for (const editor::Place& element : elements_for_unit(desk))
        if (flow.key("to." + target_of(element), "→ " + editor::name_of(desk.editor->editing.draft, element),
                     plain_key()))
            tapped = element;
    flow.end();
    if (tapped) move_picked_unit(desk, *tapped);
}

void draw_inspector(Ui& ui, Desk& desk, const Pane& where) {
    ImGui::SetCursorScreenPos(im(where.from));
    // A bar that came and went would move the keys from under a finger.
    if (begin_steady_list("editor piece", im(render::size_of(where)))) {
        const ScenarioEditor& e = *desk.editor;
        play_paragraph(ui.theme.large, name_of(e.editing.draft, e.picked), colours::ink());
        const std::vector<std::string> refused = e.refused;
        for (const std::string& sentence : refused) play_paragraph(ui.theme.body, sentence, colours::bad());
        fault_paragraphs(ui, desk.lang, e.editing.of_disk);
        draw_adding(ui, desk);
        draw_doing(ui, desk);
        draw_elements_for_unit(ui, desk);
        draw_editor_piece(ui, desk);
    }
    ImGui::EndChild();
}

}  // namespace

std::string target_of(const editor::Place& place) {
    const std::string piece = std::to_string(place.side) + "." + std::to_string(place.piece);
    switch (place.kind) {
        case editor::Kind::side: return "side." + std::to_string(place.side);
        case editor::Kind::staff: return "staff." + piece;
        case editor::Kind::element: return "element." + piece;
        case editor::Kind::unit: return "unit." + piece + "." + std::to_string(place.unit);
        case editor::Kind::terrain: return "terrain." + std::to_string(place.piece);
        case editor::Kind::scenario: break;
    }
    return "scenario";
}

KeyFlow::KeyFlow(Ui& ui)
    : ui_(ui),
      from_(at(ImGui::GetCursorScreenPos())),
      next_(from_),
      width_(ImGui::GetContentRegionAvail().x),
      high_(height_of_big_key(ui)) {}

bool KeyFlow::key(const std::string& name, std::string_view label, const KeyLook& look) {
    const float gap = ui_.theme.points(5);
    const float wide = std::min(
        width_,
        std::max(least_touch(ui_), room_for(look.font == nullptr ? ui_.theme.body : look.font, label).x +
                                       ui_.theme.points(24)));
    if (next_.x > from_.x && next_.x + wide > from_.x + width_) next_ = {from_.x, next_.y + high_ + gap};
    ImGui::SetCursorScreenPos(im(next_));
    next_.x += wide + gap;
    return ui::key(ui_, name, label, {wide, high_}, look);
}

void KeyFlow::end() {
    ImGui::SetCursorScreenPos({from_.x, next_.y + high_ + ui_.theme.points(6)});
    ImGui::Dummy({1, 1});
}

void draw_editor_order(Ui& ui, Desk& desk, const Pane& where) {
    const glm::vec2 room = render::size_of(where);
    const bool is_wide = room.x >= room.y;
    const Pane tree = is_wide ? Pane{where.from, {where.from.x + room.x * 0.36F, where.to.y}}
                              : Pane{where.from, {where.to.x, where.from.y + room.y * 0.4F}};
    const Pane piece =
        is_wide ? Pane{{tree.to.x, where.from.y}, where.to} : Pane{{where.from.x, tree.to.y}, where.to};
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(tree.from), im(tree.to), colours::paper_dark());
    draw_tree(ui, desk, tree);
    draw_inspector(ui, desk, piece);
}

}  // namespace bacler::ui
