#pragma once
#include "ui/panels/screens.hpp"

#include <string>
#include <string_view>

/// The pages of the editor, each in a pane of its own. Requires, of all: the editor is open, inside an ImGui frame.
namespace bacler::ui {

/// The order of battle as a tree, and beside or beneath it what is picked.
void draw_editor_order(Ui& ui, Desk& desk, const Pane& where);
/// What of a piece may be changed, at ImGui's cursor: strength and pad of a unit, then its rows.
void draw_editor_piece(Ui& ui, Desk& desk);
void draw_editor_rules(Ui& ui, Desk& desk);
/// The lists of the table's page, or what is picked there.
void draw_editor_table(Ui& ui, Desk& desk, const Pane& where);

/// Where the parts of the table's page lie in the window.
struct EditorTablePanes {
    Pane bar, table, panel;
};
EditorTablePanes panes_of_editor_table(const Ui& ui, const Pane& window);

/// A row of what may be changed: a stepper, or keys.
void draw_edit_row(Ui& ui, Desk& desk, const editor::EditRow& row);
/// "element.0.2", "unit.1.0.3": how a piece's targets end.
std::string target_of(const editor::Place& place);

/// Keys as wide as their words, from left to right and then beneath, over the width that is there.
class KeyFlow {
public:
    explicit KeyFlow(Ui& ui);
    /// Was it tapped?
    bool key(const std::string& name, std::string_view label, const KeyLook& look);
    /// Leaves ImGui's cursor beneath.
    void end();

private:
    Ui& ui_;
    glm::vec2 from_, next_;
    float width_, high_;
};

}  // namespace bacler::ui
