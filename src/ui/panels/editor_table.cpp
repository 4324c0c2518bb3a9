#include "app/editor/ground_words.hpp"
#include "app/editor/hidden.hpp"
#include "app/finding_text.hpp"
#include "ui/off_table.hpp"
#include "ui/panels/editor.hpp"
#include "ui/panels/play.hpp"
#include "ui/widgets/bars.hpp"
#include "ui/widgets/icons.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <array>
#include <string>

/// Beside the table of a draft: what may be laid on it, or what is picked there.
namespace bacler::ui {

namespace {

using editor::Kind;

struct Size {
    int width, depth;  ///< cm
};
constexpr std::array<Size, 5> usual_sizes{{{120, 80}, {150, 100}, {180, 120}, {240, 120}, {240, 150}}};

struct Form {
    DrawnAs as;
    const char *name, *label;
};
constexpr std::array<Form, 4> forms{{{DrawnAs::area, "form.area", "ui.table.form.area"},
                                     {DrawnAs::strip, "form.strip", "ui.table.form.strip"},
                                     {DrawnAs::rectangle, "form.rectangle", "ui.table.form.rectangle"},
                                     {DrawnAs::oval, "form.oval", "ui.table.form.oval"}}};

KeyLook look_of(bool is_chosen) {
    return is_chosen ? chosen_key(colours::night()) : plain_key();
}

void small_title(Ui& ui, const Desk& desk, const char* key) {
    play_paragraph(ui.theme.small, phrase(desk.lang, key), colours::ink_soft());
}

/// The lists, and the key of the whole table.
void draw_tabs(Ui& ui, Desk& desk, const Pane& where) {
    const float pad = ui.theme.points(5), high = height_of_big_key(ui);
    const EditorTable& t = desk.editor->table;
    struct Tab {
        TableList list;
        const char *name, *label;
    };
    const std::array<Tab, 3> tabs{{{TableList::ground, "tab.ground", "ui.table.ground"},
                                   {TableList::pieces, "tab.pieces", "ui.table.pieces"},
                                   {TableList::size, "tab.size", "ui.table.size"}}};
    const float wide = (render::size_of(where).x - high - 5 * pad) / 3;
    float left = where.from.x + pad;
    std::optional<TableList> turned;
    for (const Tab& tab : tabs) {
        ImGui::SetCursorScreenPos({left, where.from.y + pad});
        if (key(ui, tab.name, phrase(desk.lang, tab.label), {wide, high}, look_of(t.list == tab.list)))
            turned = tab.list;
        left += wide + pad;
    }
    ImGui::SetCursorScreenPos({left, where.from.y + pad});
    if (icon_key(ui, "table.whole", Icon::whole, {high, high}, plain_key()))
        desk.editor->table.wants_whole = true;
    if (turned) turn_list(desk, *turned);
}

/// A line that is tapped: a name, and at the right what there is to say of it.
bool draw_line(Ui& ui, const std::string& name, std::string_view text, std::string_view right,
               const KeyLook& look) {
    const float high = least_touch(ui), width = ImGui::GetContentRegionAvail().x, pad = ui.theme.points(8);
    const bool is_tapped = key(ui, name, "", {width, high}, look);
    const Pane pane = last_pane();
    const float room = std::min(room_for(ui.theme.small, right).x, width * 0.45F);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    letter_cut(on, ui.theme.body, {{pane.from.x + pad, pane.from.y}, {pane.to.x - room - 2 * pad, pane.to.y}},
               text, look.text);
    letter(on, ui.theme.small, {{pane.to.x - room - pad, pane.from.y}, {pane.to.x - pad, pane.to.y}}, right,
           look.text, {1, 0.5F});
    ImGui::SetCursorScreenPos({pane.from.x, pane.to.y + ui.theme.points(4)});
    return is_tapped;
}

/// What was said last: why nothing was done, or what came of a line; and the disk's own faults.
void draw_said_last(Ui& ui, const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    for (const std::string& sentence : e.refused) play_paragraph(ui.theme.bold, sentence, colours::bad());
    if (!e.table.told.empty()) play_paragraph(ui.theme.bold, e.table.told, colours::good());
    fault_paragraphs(ui, desk.lang, e.editing.of_disk);
}

/// The faults of a piece, where it stands: an element's units' as well.
void draw_faults_of(Ui& ui, const Desk& desk, const editor::Place& place) {
    const ScenarioEditor& e = *desk.editor;
    for (const Fault& fault : e.editing.read.faults) {
        editor::Place of = editor::place_of_path(fault.path);
        if (of.kind == Kind::unit && place.kind == Kind::element) of = editor::element_of(of);
        if (of == place && fault.code != "position.off_table")
            play_paragraph(ui.theme.body, editor::sentence(desk.lang, e.editing.draft, fault),
                           colours::bad());
    }
}

/// What lies off the table is told once, however many of its corners do.
bool lies_off(Ui& ui, const Desk& desk) {
    const std::vector<editor::Place> off = off_table(desk);
    const bool lies = std::find(off.begin(), off.end(), desk.editor->picked) != off.end();
    if (lies) play_paragraph(ui.theme.body, phrase(desk.lang, "ui.table.off_table"), colours::bad());
    return lies;
}

bool is_faulty(const Desk& desk, const editor::Place& place) {
    const Faults& faults = desk.editor->editing.read.faults;
    return std::any_of(faults.begin(), faults.end(),
                       [&](const Fault& f) { return editor::place_of_path(f.path) == place; });
}

void draw_forms(Ui& ui, Desk& desk) {
    small_title(ui, desk, "ui.table.shape");
    KeyFlow flow(ui);
    for (const Form& form : forms)
        if (flow.key(form.name, phrase(desk.lang, form.label), look_of(desk.editor->table.as == form.as)))
            draw_as(desk, form.as);
    flow.end();
    if (desk.editor->table.as != DrawnAs::strip) return;
    small_title(ui, desk, "ui.editor.strip_width");
    KeyFlow widths(ui);
    for (const Length width : editor::usual_widths())
        if (widths.key("width." + std::to_string(width.hundredths_of_mm / 100),
                       cm_text(desk.lang, width) + " cm", look_of(desk.editor->table.width == width)))
            draw_width(desk, width);
    widths.end();
}

void draw_kinds(Ui& ui, Desk& desk) {
    small_title(ui, desk, "ui.table.draw");
    KeyFlow flow(ui);
    for (const editor::GroundKind& ground : editor::ground_kinds(desk.lang))
        if (flow.key("kind." + ground.word, ground.name, look_of(desk.editor->table.kind == ground.kind)))
            begin_drawing(desk, ground.kind);
    flow.end();
}

void draw_features(Ui& ui, Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const std::size_t count = editor::count_of(e.editing.draft, Kind::terrain);
    small_title(ui, desk, count == 0 ? "ui.table.no_ground" : "ui.table.on_it");
    std::optional<editor::Place> tapped;
    for (std::size_t i = 0; i < count; ++i) {
        const editor::Place place = editor::terrain_at(i);
        if (draw_line(ui, "list." + target_of(place), editor::name_of(e.editing.draft, place),
                      is_faulty(desk, place) ? "!" : "", look_of(e.picked == place)))
            tapped = place;
    }
    if (tapped) tap_draft_piece(desk, *tapped);
}

void draw_ground_list(Ui& ui, Desk& desk) {
    if (desk.editor->table.kind) {
        KeyFlow flow(ui);
        const bool has_last = desk.editor->picked.kind == Kind::terrain;
        if (flow.key("table.done", phrase(desk.lang, has_last ? "ui.table.done" : "ui.table.stop"),
                     chosen_key(colours::good())))
            end_drawing(desk);
        flow.end();
        if (!desk.editor->table.kind) return;
        draw_forms(ui, desk);
    }
    draw_kinds(ui, desk);
    draw_features(ui, desk);
}

void draw_feature_sheet(Ui& ui, Desk& desk) {
    const editor::Place picked = desk.editor->picked;
    if (!shape_picked(desk))
        play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.table.not_drawn"), colours::bad());
    draw_faults_of(ui, desk, picked);
    const bool may_bring = lies_off(ui, desk) && shape_picked(desk);
    KeyFlow flow(ui);
    const auto does = [&](const char* name, const char* label) {
        return flow.key(name, phrase(desk.lang, label), plain_key());
    };
    const bool brings = may_bring && does("table.bring", "ui.table.bring");
    const bool adds = shape_picked(desk) && does("corner.add", "ui.table.corner_add");
    const bool drops =
        shape_picked(desk) && desk.editor->table.corner && does("corner.remove", "ui.table.corner_remove");
    const bool copies = does("do.duplicate", "ui.editor.duplicate");
    const bool renames = does("do.rename", "ui.editor.rename");
    const bool removes = does("do.remove", "ui.editor.remove");
    const bool closes = does("table.unpick", "ui.table.unpick");
    flow.end();
    draw_editor_piece(ui, desk);
    if (brings) bring_on_table(desk);
    if (adds) add_corner(desk);
    if (drops) remove_corner(desk);
    if (copies) copy_picked(desk);
    if (renames) begin_renaming(desk);
    if (removes) remove_picked(desk);
    if (closes) unpick_on_table(desk);
}

/// One, two, three rows: a tap each.
void draw_rows_of_element(Ui& ui, Desk& desk) {
    const editor::Place picked = desk.editor->picked;
    const auto units = static_cast<int>(editor::count_of(desk.editor->editing.draft, Kind::unit, picked));
    if (picked.kind != Kind::element || units == 0) return;
    const auto& element = desk.editor->editing.read.scenario.sides.at(picked.side).elements.at(picked.piece);
    const auto now = static_cast<int>(element.rows.size());
    KeyFlow flow(ui);
    for (int rows = 1; rows <= std::min(units, 3); ++rows) {
        const std::string label =
            say(desk.lang, rows == 1 ? "ui.table.rows_1" : "ui.table.rows_n", {std::to_string(rows)});
        if (flow.key("rows." + std::to_string(rows), label, look_of(rows == now)))
            do_in_editor(desk, editor::Arrange{picked, rows});
    }
    flow.end();
}

void draw_piece_sheet(Ui& ui, Desk& desk) {
    const editor::Place picked = desk.editor->picked;
    draw_faults_of(ui, desk, picked);
    const std::optional<editor::Standing> piece = piece_picked(desk);
    const bool may_bring = lies_off(ui, desk) && piece && piece->pose;
    KeyFlow flow(ui);
    const auto does = [&](const char* name, const char* label) {
        return flow.key(name, phrase(desk.lang, label), plain_key());
    };
    const bool may_turn = piece && piece->pose;
    const bool brings = may_bring && does("table.bring", "ui.table.bring");
    const bool left = may_turn && does("turn.left", "ui.table.turn_left");
    const bool right = may_turn && does("turn.right", "ui.table.turn_right");
    const bool about = may_turn && does("turn.about", "ui.table.turn_about");
    const bool leaves = piece && does("piece.off", "ui.table.off");
    const bool stands = !piece && does("piece.put", "ui.table.put");
    const bool shows = does("piece.order", "ui.table.to_order");
    const bool closes = does("table.unpick", "ui.table.unpick");
    flow.end();
    draw_rows_of_element(ui, desk);
    if (brings) bring_on_table(desk);
    if (left) turn_piece(desk, -15);
    if (right) turn_piece(desk, 15);
    if (about) turn_piece(desk, 180);
    if (leaves) take_piece_off(desk);
    if (stands) take_to_stand(desk, picked);
    if (shows) desk.editor->page = EditorPage::order;
    if (closes) unpick_on_table(desk);
}

void draw_pieces_list(Ui& ui, Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const std::vector<editor::Place> waiting = editor::waiting(e.editing);
    const std::vector<editor::Standing> standing = editor::standing(e.editing);
    std::optional<editor::Place> takes, picks;
    small_title(ui, desk, waiting.empty() ? "ui.table.none_to_put" : "ui.table.to_put");
    const auto line = [&](const std::string& name, const editor::Place& place) {
        const std::string side = editor::name_of(e.editing.draft, editor::side_at(place.side));
        return draw_line(ui, name + target_of(place), editor::name_of(e.editing.draft, place),
                         is_faulty(desk, place) ? "! " + side : side, look_of(e.table.to_stand == place));
    };
    for (const editor::Place& place : waiting)
        if (line("stand.", place)) takes = place;
    if (!standing.empty()) small_title(ui, desk, "ui.table.on_it");
    for (const editor::Standing& piece : standing)
        if (line("list.", piece.place)) picks = piece.place;
    const std::vector<editor::Place> hidden = editor::hidden(e.editing);
    if (!hidden.empty()) small_title(ui, desk, "ui.table.hidden");
    for (const editor::Place& place : hidden)
        if (line("list.", place)) picks = place;
    if (takes) take_to_stand(desk, *takes);
    if (picks) tap_draft_piece(desk, *picks);
}

void draw_sizes(Ui& ui, Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const plaquette::Scenario& s = e.editing.scenario;
    small_title(ui, desk, "ui.table.usual");
    KeyFlow flow(ui);
    for (const Size& size : usual_sizes) {
        const std::string w = std::to_string(size.width), d = std::to_string(size.depth);
        const Length width = length_from_cm(size.width), depth = length_from_cm(size.depth);
        if (flow.key("size." + w + "x" + d, say(desk.lang, "ui.table.size_of", {w, d}),
                     look_of(s.width == width && s.depth == depth)))
            do_in_editor(desk, editor::SetTable{width, depth});
    }
    flow.end();
    for (const editor::EditRow& row : editor::rows_of(desk.lang, e.editing, {}, {}))
        if (row.name == "width" || row.name == "depth") draw_edit_row(ui, desk, row);
    const std::vector<editor::Place> off = off_table(desk);
    if (off.empty()) return;
    play_paragraph(ui.theme.body, phrase(desk.lang, "ui.table.off_table"), colours::bad());
    std::optional<editor::Place> tapped;
    for (const editor::Place& place : off)
        if (draw_line(ui, "off." + target_of(place), editor::name_of(e.editing.draft, place), "!",
                      plain_key()))
            tapped = place;
    if (tapped) tap_draft_piece(desk, *tapped);
}

void draw_body(Ui& ui, Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const Kind kind = e.picked.kind;
    const bool is_piece = kind == Kind::element || kind == Kind::staff;
    if (!e.table.kind && !e.table.to_stand && (kind == Kind::terrain || is_piece)) {
        play_paragraph(ui.theme.large, editor::name_of(e.editing.draft, e.picked), colours::ink());
        draw_said_last(ui, desk);
        return kind == Kind::terrain ? draw_feature_sheet(ui, desk) : draw_piece_sheet(ui, desk);
    }
    draw_said_last(ui, desk);
    switch (e.table.list) {
        case TableList::ground: draw_ground_list(ui, desk); break;
        case TableList::pieces: draw_pieces_list(ui, desk); break;
        case TableList::size: draw_sizes(ui, desk); break;
    }
}

}  // namespace

void draw_editor_table(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("editor table", where);
    ImGui::GetWindowDrawList()->AddRectFilled(im(where.from), im(where.to), colours::paper());
    draw_tabs(ui, desk, where);
    const float head = height_of_big_key(ui) + 2 * ui.theme.points(5);
    ImGui::SetCursorScreenPos({where.from.x, where.from.y + head});
    if (begin_steady_list("table list", {render::size_of(where).x, render::size_of(where).y - head}))
        draw_body(ui, desk);
    ImGui::EndChild();
    ImGui::End();
}

}  // namespace bacler::ui
