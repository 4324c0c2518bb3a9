#pragma once
#include <cmath>
#include <compare>
#include <cstdint>

namespace bacler {

/// A heading or a turn, held as a whole number of 0.001 degree: 360 turns of one degree come back to the start exactly.
/// Headings are clockwise from "away from the near edge" (0 away, 90 right, 180 towards), kept in [0, 360).
struct Angle {
    std::int32_t thousandths_of_degree{0};

    friend constexpr auto operator<=>(Angle, Angle) = default;
};

inline constexpr std::int32_t full_circle = 360000;

/// The same heading brought into [0, 360).
constexpr Angle normalised(Angle a) {
    const std::int32_t rest = a.thousandths_of_degree % full_circle;
    return {rest < 0 ? rest + full_circle : rest};
}

constexpr Angle operator+(Angle a, Angle b) {
    return normalised({a.thousandths_of_degree + b.thousandths_of_degree});
}

/// The heading nearest to a figure in degrees. Error at most 0.0005 degree. Requires: finite, |degrees| below two million.
inline Angle angle_from_degrees(double degrees) {
    return normalised({static_cast<std::int32_t>(std::lround(degrees * 1000.0))});
}

constexpr double in_degrees(Angle a) {
    return static_cast<double>(a.thousandths_of_degree) / 1000.0;
}

}  // namespace bacler
