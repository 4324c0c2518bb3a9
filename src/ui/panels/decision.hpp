#pragma once
#include "ui/desk.hpp"

#include <set>
#include <string_view>
#include <vector>

namespace bacler::ui {

/// The ruling below its sentence: its lines, the deciding one first; the two morale sums as ladders; what becomes of each
/// side; the tree. Drawn at ImGui's cursor over the width that is there.
void draw_decision(Ui& ui, Desk& desk);

/// A tree of findings: its lines, the ruling they tell, and what of it is unfolded.
struct Tree {
    const std::vector<ExplainedLine>& lines;
    const Ruling& ruling;
    std::set<std::size_t>& unfolded;  ///< places of lines
    bool& also_considered;            ///< unfolded
    bool is_of_engagement{false};     ///< its measurements can be drawn
};
void draw_tree(Ui& ui, Desk& desk, Tree tree);
/// The tree of the engagement that is being put.
void draw_tree(Ui& ui, Desk& desk);

/// The mark that draws the measurement of a finding of the standing ruling, "○" or "◉" while it is drawn; empty without one.
std::string_view draw_mark_of(const Desk& desk, std::size_t finding);

/// Opens the card of the rule a finding rests on; nothing where it rests on none.
void open_rule_of(Desk& desk, std::size_t finding);
/// The same of a finding of any ruling.
void open_rule(Desk& desk, const Finding& finding);

}  // namespace bacler::ui
