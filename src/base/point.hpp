#pragma once
#include "base/length.hpp"

namespace bacler {

/// A point of the table. Origin at the near left corner, x to the right, y away from the near edge.
struct TablePoint {
    Length x, y;

    friend constexpr bool operator==(TablePoint, TablePoint) = default;
};

}  // namespace bacler
