#pragma once
#include "app/editor/edit.hpp"

#include <string>
#include <vector>

/// What each edit does: seen by apply*.cpp only. Each gives its faults, and has then changed nothing that is kept.
namespace bacler::editor {

Faults refusal(const std::string& code, std::vector<std::string> args = {});
/// Nothing where a figure lies within its bounds.
Faults out_of(int figure, int lowest, int highest);

Faults change(Draft& draft, const AddSide& edit);
Faults change(Draft& draft, const AddStaff& edit);
Faults change(Draft& draft, const AddElement& edit);
Faults change(Draft& draft, const AddUnit& edit);
Faults change(Draft& draft, const Remove& edit);
Faults change(Draft& draft, const Duplicate& edit);
Faults change(Draft& draft, const Number& edit);
Faults change(Draft& draft, const Shift& edit);
Faults change(Draft& draft, const MoveUnit& edit);
Faults change(Draft& draft, const Rename& edit);
Faults change(Draft& draft, const SetMen& edit);
Faults change(Draft& draft, const SetGuns& edit);
Faults change(Draft& draft, const SetCalibre& edit);
Faults change(Draft& draft, const SetStrength& edit);
Faults change(Draft& draft, const SetClass& edit);
Faults change(Draft& draft, const Set& edit);
Faults change(Draft& draft, const SetTable& edit);
Faults change(Draft& draft, const SetRules& edit);
Faults change(Draft& draft, const AddTerrain& edit);
Faults change(Draft& draft, const Reshape& edit);
Faults change(Draft& draft, const ShiftTerrain& edit);
Faults change(Draft& draft, const SetKind& edit);
Faults change(Draft& draft, const SetLevel& edit);
Faults change(Draft& draft, const PlacePiece& edit);
Faults change(Draft& draft, const TakeOff& edit);
Faults change(Draft& draft, const Arrange& edit);
Faults change(Draft& draft, const AddUnits& edit);

/// Puts a unit into the rows of its element, right behind another or at the end; nothing where there are no rows.
void stand_in_rows(files::Node& element, const std::string& id, const std::string& behind);
/// Takes a unit out of the rows; what is left empty goes.
void leave_rows(files::Node& element, const std::string& id);
/// Whatever names a piece names it so from now on.
void rename_references(files::Node& node, const std::string& from, const std::string& to);

/// The list that a piece is an item of; null where it is not there.
files::Node* list_of(Draft& draft, const Place& place);
/// Its place in that list.
std::size_t index_in_list(const Place& place);

}  // namespace bacler::editor
