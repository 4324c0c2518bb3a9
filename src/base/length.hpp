#pragma once
#include <cmath>
#include <compare>
#include <cstdint>

namespace bacler {

/// A length on the table, held as a whole number of 0.01 mm so that equal tables hash alike on every machine.
/// Range: about 21 km either way.
struct Length {
    std::int32_t hundredths_of_mm{0};

    friend constexpr auto operator<=>(Length, Length) = default;
    friend constexpr Length operator+(Length a, Length b) {
        return {a.hundredths_of_mm + b.hundredths_of_mm};
    }
    friend constexpr Length operator-(Length a, Length b) {
        return {a.hundredths_of_mm - b.hundredths_of_mm};
    }
    constexpr Length operator-() const { return {-hundredths_of_mm}; }
    friend constexpr Length operator*(Length a, std::int32_t times) { return {a.hundredths_of_mm * times}; }
};

/// The length nearest to a figure in centimetres (files and screens speak centimetres). Error at most 0.005 mm.
/// Requires: |cm| below two million.
inline Length length_from_cm(double cm) {
    return {static_cast<std::int32_t>(std::lround(cm * 1000.0))};
}

/// The same length in centimetres, for files and screens.
constexpr double in_cm(Length l) {
    return static_cast<double>(l.hundredths_of_mm) / 1000.0;
}

/// The grain of the table (design, "Lengths"): two lengths closer than this are told apart by nobody. 0.1 mm.
inline constexpr Length grain{10};

/// What the words of a rule say about its limit (reading Q06): "moins de" less_than, "plus de" more_than, "à", "au plus",
/// ranges and command distances at_most, "au moins" at_least.
enum class LimitWords : std::uint8_t { less_than, at_most, more_than, at_least };

/// Does a measurement meet a limit, in the rule's own words? The only place where a measurement meets a limit.
/// Touching case: within the grain of the limit counts as exactly at the limit, so at_most and at_least hold there and
/// less_than and more_than do not. Section: reading Q06.
constexpr bool meets(Length measured, LimitWords words, Length limit) {
    const std::int32_t off = measured.hundredths_of_mm - limit.hundredths_of_mm;
    const bool at_limit = off <= grain.hundredths_of_mm && off >= -grain.hundredths_of_mm;
    switch (words) {
        case LimitWords::less_than: return !at_limit && off < 0;
        case LimitWords::at_most: return at_limit || off < 0;
        case LimitWords::more_than: return !at_limit && off > 0;
        case LimitWords::at_least: return at_limit || off > 0;
    }
    return false;
}

}  // namespace bacler
