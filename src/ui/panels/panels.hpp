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

/// What to know of one element: its units, order, fatigue, losses and chain of staffs; and keys that open its pad.
struct CardPanel {
    void draw(Ui& ui, Desk& desk, ElementAt element, const Pane& where);
};

/// The card of an element or of a rule laid over everything else; a touch beside it puts it away.
struct OverlayPanel {
    void draw(Ui& ui, Desk& desk, const Pane& window);
};

/// The mode of measuring: the pieces that are picked, and what is measured of them and between them.
struct MeasurePanel {
    void draw(Ui& ui, Desk& desk, const Pane& where);
};

/// The bar over the table: the way to the other screens, the scenario, moves undone and done again, a game, measuring, the whole
/// table, the lock, the language.
struct BarPanel {
    /// Was the whole table asked for?
    bool draw(Ui& ui, Desk& desk, const Pane& where);
};

/// How high the bar is.
float height_of_bar(const Ui& ui);

/// A file that could not be opened: every fault as a sentence.
struct FaultPanel {
    bool draw(Ui& ui, Lang lang, const std::vector<std::string>& sentences, const Pane& where);
};

/// Opens an ImGui window that fills a pane to its edges and holds still. Close it with ImGui::End.
void begin_panel(const char* name, const Pane& where);

/// The same over everything, darkening what lies below. Close it with ImGui::End.
void begin_veil(const char* name, const Pane& window);

}  // namespace bacler::ui
