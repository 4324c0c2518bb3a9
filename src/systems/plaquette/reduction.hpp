#pragma once
#include "ruling/ruling.hpp"

#include <cstdint>

namespace bacler::plaquette {

/// The four columns of the reduction table. The one headed "−¼" gives a quarter of the value (Q04).
enum class Reduction : std::uint8_t { minus_third, half, minus_two_thirds, quarter_of };

/// What is left of a value, rounded down; the printed table's formula also outside it (Q05). Requires: value at least 0.
int reduced(int value, Reduction column);

/// The same as a ruling: the value, then the cell of the table (R214-R222) or the formula.
Ruling rule_on_reduction(int value, Reduction column);

/// The row of the table a value stands in (R214 for 2 to R222 for 10), or the roundings rule outside it.
RuleRef reduction_row(int value);

}  // namespace bacler::plaquette
