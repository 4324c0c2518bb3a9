#pragma once
#include "ruling/ruling.hpp"

#include <cstddef>
#include <optional>

namespace bacler {

/// The finding of depth 0 on which a ruling's verdict hangs: of a contradiction, of what forbids (for certain before in doubt), of
/// a doubtful permission, else the permission that is shown first. None where nothing was found.
std::optional<std::size_t> deciding_finding(const Ruling& ruling);

/// The same ruling with that finding and what stands beneath it first.
Ruling with_deciding_first(const Ruling& ruling);

/// What becomes of a ruling too close to call once its deciding measurement is known to meet its limit, and to miss it.
struct Outcomes {
    Verdict met, missed;
    Length margin;  ///< how far the measurement lies beyond its limit: negative short of it
};

/// None where the ruling is not too close, or its deciding finding rests on no measurement.
std::optional<Outcomes> outcomes_of(const Ruling& ruling);

}  // namespace bacler
