#pragma once
#include "files/shape.hpp"

#include <string_view>

/// The shapes of the files people write, and of what `inspect` answers (formats).
namespace bacler::files {

inline constexpr std::string_view scenario_format = "bacler/scenario/1";
inline constexpr std::string_view engagement_format = "bacler/engagement/1";
inline constexpr std::string_view fire_format = "bacler/fire/1";

inline constexpr double widest_table = 1000.0;      ///< cm
inline constexpr std::size_t most_units = 64;       ///< of an element
inline constexpr std::size_t most_plaquettes = 40;  ///< of a unit
inline constexpr std::size_t most_gunners = 12;     ///< of a battery

const Shape& scenario_shape();
const Shape& engagement_shape();
const Shape& fire_shape();
const Shape& inspect_shape();

}  // namespace bacler::files
