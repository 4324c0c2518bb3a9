#pragma once
#include "base/check.hpp"

namespace bacler {

/// a × p / q rounded down to the whole number, also below zero (R060: every rounding is downward). Requires: q above 0.
constexpr int scaled_down(int a, int p, int q) {
    BACLER_CHECK(q > 0);
    const long long product = static_cast<long long>(a) * p;
    const long long cut = product / q;
    return static_cast<int>(product % q < 0 ? cut - 1 : cut);
}

}  // namespace bacler
