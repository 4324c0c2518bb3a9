#pragma once
#include "files/pick.hpp"
#include "files/report.hpp"
#include "systems/plaquette/troops.hpp"

#include <string_view>

namespace bacler::files {

/// Where a unit stands written: on a sheet losses may have left it one plaquette, at the start of a battle
/// not (R024, R025).
enum class UnitOf : std::uint8_t { sheet, scenario };

/// A unit as written, after the shapes were checked; faults for what its arm does not have or do: formation,
/// weight, squares (Q13), light infantry or engineers, and for too few plaquettes or gunners. `nation` is the
/// side's.
plaquette::Unit unit_from(Report& report, const Spot& at, std::string_view nation, UnitOf where);

}  // namespace bacler::files
