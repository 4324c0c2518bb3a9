#pragma once
#include "app/editor/edit.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Tables of units out of a spreadsheet.
namespace bacler::editor {

/// The units of a table: a line each, cells parted by tabs or semicolons. A first line of titles, in French or in English, says what
/// the columns are; without it they are name, men, guns, class. A unit with guns is a battery where no arm is given. Faults: every bad
/// cell with its line and column, both from 1; then nothing is taken. `draft` says which names are free.
Result<std::vector<UnitRow>> units_from_table(const Draft& draft, std::string_view text);

}  // namespace bacler::editor
