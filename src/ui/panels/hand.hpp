#pragma once
#include "ui/panels/panels.hpp"

#include <functional>

namespace bacler::ui {

/// The piece in hand: figures, verdict with its reasons, what its place would bring it; or the pad, with the same above it. A column
/// across the side of the window, or a sheet at its foot.
struct HandPanel {
    void draw(Ui& ui, Desk& desk, const Pane& where);
};

/// How wide a column the panel asks for, how high a sheet.
float width_of_hand_panel(const Ui& ui);
float height_of_hand_panel(const Ui& ui);
/// How wide a column with the pad is, so high: where its keys would leave no room for words it stands beside them.
float width_of_pad_panel(const Ui& ui, float height);

/// The figures of the move over its verdict, from the top of a pane; how high they came out.
float draw_verdict(Ui& ui, const Desk& desk, const Pane& where);

/// The reasons of the ruling and what the place would bring, to be scrolled in a pane.
void draw_findings(Ui& ui, Desk& desk, const Pane& where);

/// Rows of keys down a pane, evenly wide: the place of the one at a row and column, some columns wide.
class KeyGrid {
public:
    KeyGrid(const Ui& ui, const Pane& where, int columns);
    Pane at(int row, int column, int wide = 1) const;
    float bottom_of(int row) const { return at(row, 0).to.y; }

private:
    glm::vec2 corner_, key_;
    float gap_;
};

/// The pad: pages, steps or edge readings, digits. In a sheet the keys stand in its right half.
void draw_pad(Ui& ui, Desk& desk, const Pane& text, const Pane& keys);
/// The pad for a figure of the tape (`Taping`), at ImGui's cursor over the width that is there. Requires: it is open.
void draw_tape_pad(Ui& ui, Desk& desk);

/// How many rows of keys the pad needs in a column.
inline constexpr int rows_of_pad = 8;

}  // namespace bacler::ui
