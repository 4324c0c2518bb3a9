#pragma once
#include "app/editor/editing.hpp"
#include "app/editor/sheet.hpp"
#include "ui/editor_table.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The screen on which a scenario is written: what is picked, and what a tap there does. The panel only draws.
namespace bacler::ui {

struct Desk;

enum class EditorPage : std::uint8_t { order, table, rules, cost, faults };

/// A figure that is tapped in on the pad.
enum class PadFigure : std::uint8_t { men, guns, calibre };

struct ScenarioEditor {
    editor::Editing editing;
    EditorPage page{EditorPage::order};
    editor::Place picked;
    std::optional<std::size_t> plaquette;  ///< of the unit that is picked
    PadFigure figure{PadFigure::men};
    std::string typed;                 ///< digits since the figure was turned to: one edit
    std::vector<std::string> refused;  ///< why the last tap did nothing
    EditorTable table;
    editor::Place last_added;  ///< of its kind and side; by its name, for places move
    std::string last_name;     ///< empty: nothing was added yet
    bool moves_unit{false};    ///< the elements that the picked unit may go to lie open
    std::optional<editor::SetRules>
        last_rules;                          ///< of the scenario written before this one, once they were read
    std::optional<plaquette::Option> house;  ///< the reading whose values lie open

    // Words, made once for each change and language.
    std::uint64_t of_changes{0};
    Lang of_lang{Lang::fr};
    std::vector<editor::TreeRow> tree;
    editor::Balance balance;
};

/// Begins a scenario in a file of its own in the desk's folder, and opens the editor on it: its first element is picked.
void new_scenario(Desk& desk);
/// Opens the editor on a file, finished or not. Faults: it cannot be read or is no scenario, and the desk is as it was.
Faults edit_scenario(Desk& desk, const std::string& path);
/// Back to where the desk was; the draft lies on disk.
void leave_editor(Desk& desk);
/// The scenarios of the desk's folder that are not finished, the one written last first.
std::vector<editor::FoundScenario> unfinished_scenarios(const Desk& desk);

// What follows requires that the editor is open.

/// Turns to a page; on the table's, what is not on the table is picked no more.
void turn_page(Desk& desk, EditorPage page);
void pick_piece_of_draft(Desk& desk, const editor::Place& place);
/// Does an edit; where it is refused its sentences stand until the next tap.
void do_in_editor(Desk& desk, editor::Edit edit);
void undo_in_editor(Desk& desk);
void redo_in_editor(Desk& desk);

/// A unit at the end of the element that is picked, or of the picked unit's, and the pad on its strength.
void add_unit(Desk& desk, plaquette::Arm arm);
/// What is picked, again, right behind it; then the copy is picked.
void copy_picked(Desk& desk);
/// Where what was added last is now; none where it is gone.
std::optional<editor::Place> last_added(const Desk& desk);
/// That again, whatever is picked. Requires: it is there.
void copy_last(Desk& desk);
/// The elements of its side that the picked unit may go to.
std::vector<editor::Place> elements_for_unit(const Desk& desk);
/// It goes to the end of one of them, and stays picked.
void move_picked_unit(Desk& desk, const editor::Place& element);
void add_element(Desk& desk);
void add_staff(Desk& desk, plaquette::StaffLevel level);
void remove_picked(Desk& desk);

/// Turns the pad to a figure of the unit that is picked.
void turn_pad(Desk& desk, PadFigure figure);
/// Types a digit. All digits of a figure are one edit, saved with each of them.
void digit_of_figure(Desk& desk, int digit);
void rub_out_of_figure(Desk& desk);

/// Adds the units of a spreadsheet's table to the element that is picked, or to the picked unit's. False, with its sentences, where
/// anything of it is bad.
bool paste_units(Desk& desk, std::string_view text);

/// Begins to type the name of what is picked.
void begin_renaming(Desk& desk);
/// It was typed.
void name_picked(Desk& desk, const std::string& name);

/// By the book, with the tactical options, or as the scenario that was written last before this one in the folder.
enum class RulesChoice : std::uint8_t { by_the_book, tactical, as_last_time };
void choose_rules(Desk& desk, RulesChoice choice);
/// The choice that the draft's rules are; none where they are of another making.
std::optional<RulesChoice> rules_chosen(Desk& desk);

/// One reading, by the value it is given.
void choose_reading(Desk& desk, plaquette::Option option, int value);

/// Lays the scenario on the table and begins a game; where it has faults it turns to their list instead.
void play_draft(Desk& desk);
/// Turns to the piece that a fault is about.
void show_fault(Desk& desk, const Fault& fault);

/// Words of the tree and the balance as the draft stands.
ScenarioEditor& refreshed_editor(Desk& desk);

}  // namespace bacler::ui
