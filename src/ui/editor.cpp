#include "ui/editor.hpp"

#include "app/answers/answers.hpp"
#include "app/editor/naming.hpp"
#include "app/editor/paste.hpp"
#include "base/check.hpp"
#include "ui/desk.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace bacler::ui {

using namespace editor;

namespace {

constexpr std::size_t most_digits = 5;
constexpr const char* stem = "scenario";

std::string words(const Desk& desk, std::string_view key) {
    return std::string(phrase(desk.lang, key));
}

NewNames new_names(const Desk& desk) {
    return {words(desk, "ui.editor.new.title"),
            {words(desk, "ui.editor.new.first"), words(desk, "ui.editor.new.second")},
            {words(desk, "ui.editor.new.division") + " 1", words(desk, "ui.editor.new.division") + " 2"},
            {words(desk, "ui.editor.new.brigade") + " 1", words(desk, "ui.editor.new.brigade") + " 2"}};
}

void show_editor(Desk& desk, Editing editing) {
    desk.editor.emplace();
    desk.editor->editing = std::move(editing);
    desk.editor->picked = editor::element_at(0, 0);
    if (node_at(desk.editor->editing.draft, desk.editor->picked) == nullptr) desk.editor->picked = {};
    desk.screen = Screen::editor;
}

/// The element that is picked, or the one of the unit that is.
std::optional<Place> element_picked(const ScenarioEditor& e) {
    if (e.picked.kind == Kind::element) return e.picked;
    return e.picked.kind == Kind::unit ? std::optional(element_of(e.picked)) : std::nullopt;
}

PadFigure first_figure(const ScenarioEditor& e) {
    return strength_of(e.editing.draft, e.picked).arm == plaquette::Arm::artillery ? PadFigure::guns
                                                                                   : PadFigure::men;
}

/// Is it a figure of the unit that is picked?
bool suits(PadFigure figure, const ScenarioEditor& e) {
    return (figure == PadFigure::men) == (first_figure(e) == PadFigure::men);
}

/// What is picked may have gone.
void keep_pick(ScenarioEditor& e) {
    const Draft& draft = e.editing.draft;
    const Place before = e.picked;
    if (e.picked.kind == Kind::unit && node_at(draft, e.picked) == nullptr) {
        const std::size_t units = count_of(draft, Kind::unit, element_of(e.picked));
        e.picked = units > 0 ? unit_at(e.picked.side, e.picked.piece, std::min(e.picked.unit, units - 1))
                             : element_of(e.picked);
    }
    if (node_at(draft, e.picked) == nullptr) e.picked = side_at(e.picked.side);
    if (node_at(draft, e.picked) == nullptr) e.picked = {};
    if (e.picked.kind == Kind::unit && (!(e.picked == before) || !suits(e.figure, e)))
        e.figure = first_figure(e);
    e.plaquette.reset();
    e.typed.clear();
}

void refuse(Desk& desk, const Faults& faults) {
    for (const Fault& f : faults) desk.editor->refused.push_back(answers::fault_text(desk.lang, f));
}

bool try_edit(Desk& desk, Edit edit) {
    ScenarioEditor& e = *desk.editor;
    e.refused.clear();
    const Faults faults = do_edit(e.editing, std::move(edit));
    refuse(desk, faults);
    return faults.empty();
}

/// What was added just now, which is picked.
void remember_added(ScenarioEditor& e) {
    if (e.picked.kind == Kind::terrain || e.picked.kind == Kind::side) return;
    e.last_added = e.picked;
    e.last_name = id_of(e.editing.draft, e.picked);
}

/// The staff of the side that what is picked stands under, or is.
std::string staff_about(const ScenarioEditor& e) {
    const Draft& draft = e.editing.draft;
    if (e.picked.kind == Kind::staff) return id_of(draft, e.picked);
    const std::optional<Place> element = element_picked(e);
    const auto& sides = e.editing.read.scenario.sides;
    if (!element || element->side >= sides.size() || element->piece >= sides[element->side].elements.size())
        return {};
    const auto& under = sides[element->side].elements[element->piece].under;
    return under ? sides[element->side].staffs[*under].id : std::string();
}

Edit edit_of_figure(const ScenarioEditor& e, int number) {
    switch (e.figure) {
        case PadFigure::men: return SetMen{e.picked, number};
        case PadFigure::guns: return SetGuns{e.picked, number};
        case PadFigure::calibre: break;
    }
    return SetCalibre{e.picked, static_cast<double>(number)};
}

/// What is typed becomes the figure: a first digit is an edit, each further one changes it.
void follow_typed(Desk& desk, std::string typed) {
    ScenarioEditor& e = *desk.editor;
    e.refused.clear();
    const bool is_first = e.typed.empty();
    const Edit next = edit_of_figure(e, std::atoi(typed.c_str()));
    const Faults faults = is_first ? do_edit(e.editing, next) : amend(e.editing, next);
    if (faults.empty()) e.typed = std::move(typed);
    refuse(desk, faults);
}

}  // namespace

void new_scenario(Desk& desk) {
    show_editor(desk, begin_draft(free_path(desk.editor_folder, stem), new_draft(new_names(desk))));
}

Faults edit_scenario(Desk& desk, const std::string& path) {
    Result<Editing> opened = open_draft(path);
    if (!opened) return opened.faults();
    show_editor(desk, std::move(opened).value());
    if (!desk.editor->editing.may_play()) desk.editor->page = EditorPage::faults;
    return {};
}

void leave_editor(Desk& desk) {
    desk.editor.reset();
    show_screen(desk, Screen::start);
}

std::vector<FoundScenario> unfinished_scenarios(const Desk& desk) {
    return unfinished_in(desk.editor_folder);
}

void pick_piece_of_draft(Desk& desk, const Place& place) {
    ScenarioEditor& e = *desk.editor;
    e.picked = place;
    e.moves_unit = false;
    e.refused.clear();
    keep_pick(e);
    e.figure = first_figure(e);
}

void turn_page(Desk& desk, EditorPage page) {
    ScenarioEditor& e = *desk.editor;
    if (page == EditorPage::table) {
        if (e.picked.kind == Kind::unit) e.picked = element_of(e.picked);
        if (e.picked.kind != Kind::terrain && !standing_at(e.editing, e.picked)) unpick_on_table(desk);
    }
    e.refused.clear();
    e.page = page;
}

void do_in_editor(Desk& desk, Edit edit) {
    ScenarioEditor& e = *desk.editor;
    const std::optional<std::size_t> plaquette = e.plaquette;
    if (try_edit(desk, std::move(edit))) keep_pick(e);
    e.plaquette = plaquette;
}

namespace {

/// What was drawn or dragged last is no longer what stands.
void forget_drawn(ScenarioEditor& e) {
    e.refused.clear();
    e.table.drag.reset();
    e.table.marks.clear();
    e.table.told.clear();
}

}  // namespace

void undo_in_editor(Desk& desk) {
    forget_drawn(*desk.editor);
    undo(desk.editor->editing);
    keep_pick(*desk.editor);
}

void redo_in_editor(Desk& desk) {
    forget_drawn(*desk.editor);
    redo(desk.editor->editing);
    keep_pick(*desk.editor);
}

void add_unit(Desk& desk, plaquette::Arm arm) {
    ScenarioEditor& e = *desk.editor;
    const std::optional<Place> element = element_picked(e);
    if (!element) return refuse(desk, {{"", 0, "", "edit.no_element", {}}});
    std::string name;
    if (arm == plaquette::Arm::cavalry) name = words(desk, "ui.editor.new.cavalry") + " 1";
    if (arm == plaquette::Arm::artillery) name = words(desk, "ui.editor.new.battery") + " 1";
    if (!try_edit(desk, AddUnit{*element, arm, name})) return;
    const std::size_t last = count_of(e.editing.draft, Kind::unit, *element) - 1;
    pick_piece_of_draft(desk, unit_at(element->side, element->piece, last));
    remember_added(e);
}

std::optional<Place> last_added(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const Draft& draft = e.editing.draft;
    if (e.last_name.empty()) return std::nullopt;
    const Place side = side_at(e.last_added.side);
    std::vector<Place> all;
    for (std::size_t i = 0; i < count_of(draft, Kind::staff, side); ++i)
        all.push_back(staff_at(side.side, i));
    for (std::size_t i = 0; i < count_of(draft, Kind::element, side); ++i) {
        all.push_back(editor::element_at(side.side, i));
        for (std::size_t u = 0;
             u < count_of(draft, Kind::unit, all.back()) && e.last_added.kind == Kind::unit; ++u)
            all.push_back(unit_at(side.side, i, u));
    }
    const auto it = std::find_if(all.begin(), all.end(), [&](const Place& p) {
        return p.kind == e.last_added.kind && id_of(draft, p) == e.last_name;
    });
    return it == all.end() ? std::nullopt : std::optional(*it);
}

void copy_last(Desk& desk) {
    const std::optional<Place> last = last_added(desk);
    BACLER_CHECK(last.has_value());
    pick_piece_of_draft(desk, *last);
    copy_picked(desk);
}

std::vector<Place> elements_for_unit(const Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    std::vector<Place> out;
    if (e.picked.kind != Kind::unit) return out;
    const Place own = element_of(e.picked), side = side_at(e.picked.side);
    for (std::size_t i = 0; i < count_of(e.editing.draft, Kind::element, side); ++i)
        if (const Place element = editor::element_at(side.side, i); !(element == own)) out.push_back(element);
    return out;
}

void move_picked_unit(Desk& desk, const Place& element) {
    ScenarioEditor& e = *desk.editor;
    e.moves_unit = false;
    if (!try_edit(desk, MoveUnit{e.picked, element.piece})) return;
    const std::size_t units = count_of(e.editing.draft, Kind::unit, element);
    pick_piece_of_draft(desk, unit_at(element.side, element.piece, units - 1));
}

void copy_picked(Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    Place copy = e.picked;
    if (!try_edit(desk, Duplicate{e.picked})) return;
    (copy.kind == Kind::unit ? copy.unit : copy.kind == Kind::side ? copy.side : copy.piece) += 1;
    pick_piece_of_draft(desk, copy);
    remember_added(e);
}

void add_element(Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    const std::size_t side = e.picked.side;
    if (!try_edit(desk, AddElement{side, staff_about(e), words(desk, "ui.editor.new.brigade") + " 1"}))
        return;
    pick_piece_of_draft(
        desk, editor::element_at(side, count_of(e.editing.draft, Kind::element, side_at(side)) - 1));
    remember_added(e);
}

void add_staff(Desk& desk, plaquette::StaffLevel level) {
    ScenarioEditor& e = *desk.editor;
    const std::size_t side = e.picked.side;
    const std::string name(word(desk.lang, level));
    if (!try_edit(desk, AddStaff{side, level, "", capitalised(name) + " 1"})) return;
    pick_piece_of_draft(desk, staff_at(side, count_of(e.editing.draft, Kind::staff, side_at(side)) - 1));
    remember_added(e);
}

void remove_picked(Desk& desk) {
    do_in_editor(desk, Remove{desk.editor->picked});
}

void turn_pad(Desk& desk, PadFigure figure) {
    desk.editor->figure = figure;
    desk.editor->typed.clear();
    desk.editor->refused.clear();
}

void digit_of_figure(Desk& desk, int digit) {
    const std::string& typed = desk.editor->typed;
    if (typed.size() >= most_digits || (typed.empty() && digit == 0)) return;
    follow_typed(desk, typed + static_cast<char>('0' + digit));
}

void rub_out_of_figure(Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    e.refused.clear();
    if (e.typed.size() > 1) return follow_typed(desk, e.typed.substr(0, e.typed.size() - 1));
    if (e.typed.empty()) return;
    undo(e.editing);
    e.typed.clear();
}

bool paste_units(Desk& desk, std::string_view text) {
    ScenarioEditor& e = *desk.editor;
    e.refused.clear();
    const std::optional<Place> element = element_picked(e);
    Faults faults;
    if (!element) faults = {{"", 0, "", "edit.no_element", {}}};
    if (faults.empty()) {
        const Result<std::vector<UnitRow>> rows = units_from_table(e.editing.draft, text);
        faults = rows ? do_edit(e.editing, AddUnits{*element, *rows}) : rows.faults();
    }
    refuse(desk, faults);
    if (!faults.empty()) return false;
    const std::size_t last = count_of(e.editing.draft, Kind::unit, *element) - 1;
    pick_piece_of_draft(desk, unit_at(element->side, element->piece, last));
    return true;
}

void begin_renaming(Desk& desk) {
    begin_typing(desk, {Typing::Of::name, name_of(desk.editor->editing.draft, desk.editor->picked), 0, ""});
}

void name_picked(Desk& desk, const std::string& name) {
    do_in_editor(desk, Rename{desk.editor->picked, name});
}

void play_draft(Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    e.refused.clear();
    if (!e.editing.may_play()) {
        e.page = EditorPage::faults;
        e.refused = {words(desk, "ui.editor.not_played")};
        return;
    }
    if (!may_leave(desk)) {
        refuse(desk, not_left(desk));
        return;
    }
    plaquette::Scenario scenario = e.editing.read.scenario;
    leave_editor(desk);
    desk.screen = Screen::table;
    if (desk.playing) leave_game(desk);
    hide_games(desk);
    lay_scenario(desk, std::move(scenario));
    begin_game(desk);
}

void show_fault(Desk& desk, const Fault& fault) {
    const Place place = place_of_path(fault.path);
    pick_piece_of_draft(desk, place);
    const bool is_of_table = place.kind == Kind::terrain || fault.code.rfind("position.", 0) == 0 ||
                             fault.code.rfind("overlap.", 0) == 0;
    desk.editor->page = is_of_table ? EditorPage::table : EditorPage::order;
    if (is_of_table && place.kind == Kind::unit) pick_piece_of_draft(desk, element_of(place));
}

ScenarioEditor& refreshed_editor(Desk& desk) {
    ScenarioEditor& e = *desk.editor;
    if (e.of_changes == e.editing.changes && e.of_lang == desk.lang) return e;
    e.of_changes = e.editing.changes;
    e.of_lang = desk.lang;
    e.tree = order_of_battle(desk.lang, e.editing);
    e.balance = balance_of(desk.lang, e.editing);
    return e;
}

}  // namespace bacler::ui
