#include "board/plane/bounds.hpp"

#include "base/check.hpp"
#include "board/plane/convex.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::plane {

Bounds bounds_of(const Box& box) {
    const Frame f = frame_of(box.heading);
    const double w = box.w.hundredths_of_mm / 2.0, d = box.d.hundredths_of_mm / 2.0;
    const auto outwards = [](double half) {
        return Length{static_cast<std::int32_t>(std::ceil(half - 1e-6))};
    };
    const Length x = outwards(std::abs(f.right.x) * w + std::abs(f.ahead.x) * d);
    const Length y = outwards(std::abs(f.right.y) * w + std::abs(f.ahead.y) * d);
    return {{box.centre.x - x, box.centre.y - y}, {box.centre.x + x, box.centre.y + y}};
}

Bounds bounds_of(std::span<const TablePoint> points) {
    BACLER_CHECK(!points.empty());
    Bounds out{points.front(), points.front()};
    for (const TablePoint p : points) out = joined(out, {p, p});
    return out;
}

Bounds bounds_of(const Ground& ground) {
    return bounds_of(ground.outline);
}

Bounds joined(const Bounds& a, const Bounds& b) {
    return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
            {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

Bounds wider(const Bounds& bounds, Length by) {
    return {{bounds.low.x - by, bounds.low.y - by}, {bounds.high.x + by, bounds.high.y + by}};
}

}  // namespace bacler::plane
