#pragma once
#include "ui/desk.hpp"

#include <string_view>

namespace bacler::ui {

/// The ruling below its sentence: its lines, the deciding one first; the two morale sums as ladders; what becomes of each
/// side; the tree. Drawn at ImGui's cursor over the width that is there.
void draw_decision(Ui& ui, Desk& desk);

/// The tree of findings alone.
void draw_tree(Ui& ui, Desk& desk);

/// The mark that draws the measurement of a finding of the standing ruling, "○" or "◉" while it is drawn; empty without one.
std::string_view draw_mark_of(const Desk& desk, std::size_t finding);

/// Opens the card of the rule a finding rests on; nothing where it rests on none.
void open_rule_of(Desk& desk, std::size_t finding);

}  // namespace bacler::ui
