#pragma once
#include "ui/desk.hpp"

#include <string>

/// What the page of the table shares: seen by editor_table*.cpp only. Requires, of all: the editor is open.
namespace bacler::ui {

/// What is told of what was done last.
void tell(EditorTable& table, std::string text);
/// What was told, refused or marked is done with.
void forget_last(Desk& desk);
/// Why the last tap or line did nothing.
void refuse_on_table(Desk& desk, const Faults& faults);
/// The feature that is picked, where it can be drawn.
const plaquette::TerrainFeature* feature_picked(const ScenarioEditor& editor);
/// So many mm of glass as a length of the table.
Length length_on_glass(double mm, double mm_of_glass_a_cm);

}  // namespace bacler::ui
