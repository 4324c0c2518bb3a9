#pragma once
#include "app/overlay/pencil.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

namespace bacler::overlay {

inline Canvas canvas_of_tests(Lang lang = Lang::en) {
    return {lang, length_from_cm(150), length_from_cm(100)};
}

inline TablePoint point(double x, double y) {
    return {length_from_cm(x), length_from_cm(y)};
}

inline bool has_corner_at(const Drawing& drawing, Spot spot, Paint paint) {
    return std::any_of(
        drawing.picture.corners.begin(), drawing.picture.corners.end(),
        [&](const PictureCorner& c) { return c.shade.paint == paint && apart(c.at, spot) < 0.01F; });
}

inline bool has_label(const Drawing& drawing, const std::string& text) {
    return std::any_of(drawing.labels.begin(), drawing.labels.end(),
                       [&](const Label& l) { return l.text == text; });
}

inline std::string labels_of(const Drawing& drawing) {
    std::string all;
    for (const Label& l : drawing.labels) all += l.text + "|";
    return all;
}

/// Every label stands on the table, and so does all that has to be in view.
inline void check_on_table(const Canvas& canvas, const Drawing& drawing) {
    for (const Label& l : drawing.labels) {
        INFO(l.text);
        CHECK(is_on_table(canvas, l.at));
        CHECK(apart({0, 0}, l.away) == Approx(1).margin(1e-4));
    }
    CHECK(is_on_table(canvas, drawing.ground[0]));
    CHECK(is_on_table(canvas, drawing.ground[1]));
}

}  // namespace bacler::overlay
