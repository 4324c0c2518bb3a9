#include "ui/app.hpp"
#include "ui/panels/editor.hpp"

/// The window while a scenario is written on it.
namespace bacler::ui {

bool App::shows_draft() const {
    return faults_.empty() && desk_.screen == Screen::editor && !desk_.shelf.is_shown && desk_.editor &&
           desk_.editor->page == EditorPage::table;
}

void App::feed_draft(const PointerEvent& event) {
    editor_board_.feed(event, desk_, ui_, pointers_);
}

void App::draw_editor(const Pane& window) {
    editor_panel_.draw(ui_, desk_, window);
    if (shows_draft()) editor_board_.draw(ui_, desk_, panes_of_editor_table(ui_, window).table);
}

}  // namespace bacler::ui
