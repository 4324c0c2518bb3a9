#include "board/plane/box.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace bacler::plane {

namespace {

struct Axes {
    double right_x, right_y, ahead_x, ahead_y;
};

/// Quarter turns are taken exactly, so that a table set square to its edges has no rounding at all.
Axes axes_of(Angle heading) {
    switch (heading.thousandths_of_degree) {
        case 0: return {1, 0, 0, 1};
        case 90000: return {0, -1, 1, 0};
        case 180000: return {-1, 0, 0, -1};
        case 270000: return {0, 1, -1, 0};
        default: break;
    }
    const double turn = in_degrees(heading) * std::numbers::pi / 180.0;
    const double s = std::sin(turn), c = std::cos(turn);
    return {c, -s, s, c};
}

Length rounded(double hundredths) {
    return {static_cast<std::int32_t>(std::lround(hundredths))};
}

double as_double(Length l) {
    return static_cast<double>(l.hundredths_of_mm);
}

TablePoint offset_by(TablePoint from, Angle heading, double right, double ahead) {
    const Axes a = axes_of(heading);
    return {rounded(as_double(from.x) + right * a.right_x + ahead * a.ahead_x),
            rounded(as_double(from.y) + right * a.right_y + ahead * a.ahead_y)};
}

}  // namespace

TablePoint offset(TablePoint from, Angle heading, Length right, Length ahead) {
    return offset_by(from, heading, as_double(right), as_double(ahead));
}

std::array<TablePoint, 4> corners(const Box& box) {
    const double w = as_double(box.w) / 2, d = as_double(box.d) / 2;
    return {offset_by(box.centre, box.heading, -w, d), offset_by(box.centre, box.heading, w, d),
            offset_by(box.centre, box.heading, w, -d), offset_by(box.centre, box.heading, -w, -d)};
}

TablePoint front_centre(const Box& box) {
    return offset_by(box.centre, box.heading, 0, as_double(box.d) / 2);
}

Box box_behind_front(const Pose& front, Length w, Length d) {
    return {offset_by(front.at, front.heading, 0, -as_double(d) / 2), front.heading, w, d};
}

Box bounding_box(std::span<const Box> boxes, Angle heading) {
    BACLER_CHECK(!boxes.empty());
    const Axes a = axes_of(heading);
    double right_low = std::numeric_limits<double>::max(), right_high = std::numeric_limits<double>::lowest();
    double ahead_low = right_low, ahead_high = right_high;
    for (const Box& box : boxes) {
        // Corners unrounded: a bounding box is rounded once, at its end.
        const Axes b = axes_of(box.heading);
        for (const int corner : {0, 1, 2, 3}) {
            const double across = as_double(box.w) / 2 * (corner % 2 == 0 ? -1 : 1),
                         along = as_double(box.d) / 2 * (corner < 2 ? 1 : -1);
            const double x = as_double(box.centre.x) + across * b.right_x + along * b.ahead_x;
            const double y = as_double(box.centre.y) + across * b.right_y + along * b.ahead_y;
            const double right = x * a.right_x + y * a.right_y, ahead = x * a.ahead_x + y * a.ahead_y;
            right_low = std::min(right_low, right);
            right_high = std::max(right_high, right);
            ahead_low = std::min(ahead_low, ahead);
            ahead_high = std::max(ahead_high, ahead);
        }
    }
    const double right = (right_low + right_high) / 2, ahead = (ahead_low + ahead_high) / 2;
    const TablePoint centre{rounded(right * a.right_x + ahead * a.ahead_x),
                            rounded(right * a.right_y + ahead * a.ahead_y)};
    return {centre, heading, rounded(right_high - right_low), rounded(ahead_high - ahead_low)};
}

}  // namespace bacler::plane
