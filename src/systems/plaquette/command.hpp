#pragma once
#include "ruling/ruling.hpp"
#include "systems/plaquette/readings.hpp"

namespace bacler::plaquette {

/// Who would receive an order: distances are proper to the recipient (Q20).
enum class Recipient : std::uint8_t { element, staff };

Length command_distance(Recipient recipient);  ///< 25 cm (R053) or 40 cm (R054)

/// Within command distance, centre to centre (R052-R054, R062)? Touching case: exactly at the distance is within.
/// `deviation` is that of the measured distance. Measurement 0 is the distance.
Ruling rule_on_command(TablePoint staff_centre, TablePoint recipient_centre, Recipient recipient,
                       Length deviation = {});

/// The same of a distance already known. Requires: held against the command distance of the recipient.
Ruling rule_on_command(const Measurement& distance, Recipient recipient);

inline constexpr Length designation_limit{60000};  ///< R071

/// May an order name something (R071, Q27)? Both distances at most 60 cm, or by the reading designation_loose either.
/// Measurements: from the formation, from the staff.
Ruling rule_on_designation(TablePoint formation, TablePoint staff, TablePoint target,
                           const Readings& readings);

/// The same of the two distances already measured, each held against designation_limit.
Ruling rule_on_designation(const Measurement& from_formation, const Measurement& from_staff,
                           const Readings& readings);

}  // namespace bacler::plaquette
