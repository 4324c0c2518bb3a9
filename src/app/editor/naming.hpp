#pragma once
#include "app/editor/draft.hpp"

#include <set>
#include <string>
#include <string_view>

/// Names of pieces that come in numbers.
namespace bacler::editor {

/// Every id of a draft: of staffs, elements, units and terrain, which share one list.
std::set<std::string> ids_of(const Draft& draft);

/// 1 to 3999 in Roman numerals.
std::string roman(int number);

/// Does a name bear a number of its own: "I/21", "2/21", "21-1", "Brigade 3"?
bool is_numbered(std::string_view name);

/// The first of a numbered series: the name itself where it bears a number, else "I/NAME".
std::string first_of_series(const std::string& name);

/// The next name of its series that is not taken: "I/21" gives "II/21", "21-1" "21-2"; a name without a number gives "NAME 2".
std::string next_in_series(const std::string& name, const std::set<std::string>& taken);

/// The name itself where it is free, else the next of its series.
std::string free_name(const std::string& name, const std::set<std::string>& taken);

/// The lowest number that names no regiment yet: no unit is called "21", "III/21" or "21-4".
std::string free_regiment(const Draft& draft);

}  // namespace bacler::editor
