#pragma once
#include "ui/desk.hpp"

#include <string>
#include <vector>

/// One panel, one small struct. Requires, of all: inside an ImGui frame.
namespace bacler::ui {

/// The engagement of the two picked elements: sentence, dice, and below them the situation or the decision.
struct EngagementPanel {
    void draw(Ui& ui, Desk& desk, const Pane& where);
};

/// What to know of one element: its units, order, fatigue, losses and chain of staffs.
struct CardPanel {
    void draw(Ui& ui, const Desk& desk, ElementAt element, const Pane& where);
};

/// The card of an element or of a rule laid over everything else; a touch beside it puts it away.
struct OverlayPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);
};

/// The bar over the table: the scenario, the whole table, the language.
struct BarPanel {
    /// Was the whole table asked for?
    bool draw(Ui& ui, Desk& desk, const Pane& where);
};

/// A file that could not be opened: every fault as a sentence.
struct FaultPanel {
    void draw(Ui& ui, Lang lang, const std::vector<std::string>& sentences, const Pane& where);
};

/// Opens an ImGui window that fills a pane to its edges and holds still. Close it with ImGui::End.
void begin_panel(const char* name, const Pane& where);

}  // namespace bacler::ui
