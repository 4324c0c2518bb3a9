#pragma once
#include "ui/panels/panels.hpp"
#include "ui/quick.hpp"

namespace bacler::ui {

/// The screen of quick rulings: the six topics, and the one that is put. Requires: inside an ImGui frame.
struct QuickPanel {
    void draw(Ui& ui, Desk& desk, Quick& quick, const Pane& window);
};

// Its parts, each in a pane of its own.

/// The two brigades: templates, and what of them is changed. Requires: an engagement is put.
void draw_brigades(Ui& ui, Quick& quick, const Pane& where);
/// What the rules ask, with the answers. Requires, of this and the next: a topic other than the engagement is put.
void draw_asks(Ui& ui, Quick& quick, const Pane& where);
/// The sentence, the die that is waited for, the sums.
void draw_quick_ruling(Ui& ui, Desk& desk, Quick& quick, const Pane& where);

}  // namespace bacler::ui
