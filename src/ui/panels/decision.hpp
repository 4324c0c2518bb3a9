#pragma once
#include "ui/desk.hpp"

namespace bacler::ui {

/// The ruling below its sentence: its lines, the deciding one first; the two morale sums as ladders; what becomes of each
/// side; the tree. Drawn at ImGui's cursor over the width that is there.
void draw_decision(Ui& ui, Desk& desk);

/// The tree of findings alone.
void draw_tree(Ui& ui, Desk& desk);

/// Opens the card of the rule a finding rests on; nothing where it rests on none.
void open_rule_of(Desk& desk, std::size_t finding);

}  // namespace bacler::ui
