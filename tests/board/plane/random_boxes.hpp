#pragma once
#include "board/plane/box.hpp"
#include "board/plane/ground.hpp"

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <numbers>
#include <rapidcheck.h>
#include <utility>
#include <vector>

/// Boxes at random, and the ways in which a whole table may be moved without anything on it changing.
namespace bacler::plane {

inline TablePoint at_cm(double x, double y) {
    return {length_from_cm(x), length_from_cm(y)};
}

inline Box box_cm(double x, double y, double heading, double w, double d) {
    return {at_cm(x, y), angle_from_degrees(heading), length_from_cm(w), length_from_cm(d)};
}

/// A box set square to the table's edges, facing away: from its near left to its far right corner.
inline Box square_cm(double x0, double y0, double x1, double y1) {
    return box_cm((x0 + x1) / 2, (y0 + y1) / 2, 0, x1 - x0, y1 - y0);
}

inline Ground ground_of(const Box& box) {
    const auto c = corners(box);
    return {{c.begin(), c.end()}, {}};
}

/// A place of the table and a way to look: hand-worked figures, in centimetres right and ahead of it, tried in several.
struct Spot {
    TablePoint place;
    double heading{0};

    TablePoint at(double right, double ahead) const {
        return offset(place, angle_from_degrees(heading), length_from_cm(right), length_from_cm(ahead));
    }
    Box box(double right, double ahead, double w, double d, double turned = 0) const {
        return {at(right, ahead), angle_from_degrees(heading + turned), length_from_cm(w), length_from_cm(d)};
    }
    /// Of its rear left and front right corners.
    Box block(double right0, double ahead0, double right1, double ahead1) const {
        return box((right0 + right1) / 2, (ahead0 + ahead1) / 2, right1 - right0, ahead1 - ahead0);
    }
    std::vector<TablePoint> outline(std::initializer_list<std::pair<double, double>> points) const {
        std::vector<TablePoint> out;
        for (const auto& p : points) out.push_back(at(p.first, p.second));
        return out;
    }
};

/// Square to the table, and in three headings that are not.
inline const std::vector<Spot> spots{
    {at_cm(70, 50), 0}, {at_cm(61.3, 44.7), 30}, {at_cm(88.15, 52.4), 123}, {at_cm(402.6, 377.1), 200}};

inline int any_whole(int low, int high) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high + 1));
}

inline TablePoint any_point(int width, int depth) {
    return {{any_whole(0, width)}, {any_whole(0, depth)}};
}

/// Any heading, one in four a quarter turn: tables are set square more often than chance would.
inline Angle any_heading() {
    if (any_whole(0, 3) == 0) return {90000 * any_whole(0, 3)};
    return {any_whole(0, full_circle - 1)};
}

/// A box of 1 to 300 mm either way on a table of so many hundredths of a millimetre.
inline Box any_box_on(int width, int depth) {
    return {any_point(width, depth), any_heading(), {any_whole(100, 30000)}, {any_whole(100, 30000)}};
}

/// On half a metre of table, so that boxes often meet.
inline Box any_box() {
    return any_box_on(50000, 50000);
}

inline std::vector<Box> any_boxes(int most) {
    std::vector<Box> out;
    for (int n = any_whole(0, most); n > 0; --n) out.push_back(any_box());
    return out;
}

/// A way to lay the whole table elsewhere: moved by whole hundredths, then turned clockwise by quarter turns about the
/// origin, then mirrored left for right. No figure on it may change.
struct Relaying {
    TablePoint by{};
    int quarters{0};
    bool is_mirrored{false};
};

inline Relaying any_relaying() {
    return {
        {{any_whole(-500000, 500000)}, {any_whole(-500000, 500000)}}, any_whole(0, 3), any_whole(0, 1) == 1};
}

inline Relaying any_turn() {
    Relaying r = any_relaying();
    r.is_mirrored = false;
    return r;
}

inline TablePoint laid_anew(TablePoint p, const Relaying& r) {
    p = {p.x + r.by.x, p.y + r.by.y};
    for (int i = 0; i < r.quarters; ++i) p = {p.y, -p.x};
    return r.is_mirrored ? TablePoint{-p.x, p.y} : p;
}

inline Angle laid_anew(Angle heading, const Relaying& r) {
    const Angle turned = heading + Angle{90000 * r.quarters};
    return r.is_mirrored ? normalised({-turned.thousandths_of_degree}) : turned;
}

inline Box laid_anew(const Box& b, const Relaying& r) {
    return {laid_anew(b.centre, r), laid_anew(b.heading, r), b.w, b.d};
}

inline Ground laid_anew(Ground g, const Relaying& r) {
    for (TablePoint& p : g.outline) p = laid_anew(p, r);
    for (auto& hole : g.holes)
        for (TablePoint& p : hole) p = laid_anew(p, r);
    return g;
}

template <class T>
std::vector<T> laid_anew(const std::vector<T>& all, const Relaying& r) {
    std::vector<T> out;
    for (const T& one : all) out.push_back(laid_anew(one, r));
    return out;
}

/// The whole table turned clockwise by any angle about the origin: centres are rounded, so figures move by a little.
inline Box turned_by(const Box& b, Angle turn) {
    const double a = in_degrees(turn) * std::numbers::pi / 180.0;
    const double x = b.centre.x.hundredths_of_mm, y = b.centre.y.hundredths_of_mm;
    const auto rounded = [](double v) { return Length{static_cast<std::int32_t>(std::lround(v))}; };
    return {{rounded(x * std::cos(a) + y * std::sin(a)), rounded(y * std::cos(a) - x * std::sin(a))},
            b.heading + turn,
            b.w,
            b.d};
}

inline bool are_within(TablePoint a, TablePoint b, double hundredths) {
    return std::hypot(a.x.hundredths_of_mm - b.x.hundredths_of_mm,
                      a.y.hundredths_of_mm - b.y.hundredths_of_mm) <= hundredths;
}

}  // namespace bacler::plane
