#pragma once
#include "files/report.hpp"
#include "systems/plaquette/readings.hpp"

#include <string>

namespace bacler::files {

/// Checks a table of house readings: names and values that the rules know.
void check_readings(Report& report, const Spot& at);

/// The readings that a table of rules puts in force: `tactical` and `national` first, then those of
/// `readings`, which win (Q90). Faulty entries are passed over.
plaquette::Readings readings_of(const Node& rules);

/// What an option may be, as files write it: "true, false", "bands_1_2_3, cumulative_1_2_4, best_1_1_2",
/// "1..89".
std::string values_of(const plaquette::OptionInfo& option);

}  // namespace bacler::files
