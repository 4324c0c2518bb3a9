#include "systems/plaquette/footprint.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace bacler::plaquette {

using plane::Box;
using plane::Pose;

Length plaquette_depth(Arm arm) {
    switch (arm) {
        case Arm::infantry: return {1500};   // R005
        case Arm::cavalry: return {3000};    // R006
        case Arm::artillery: return {4000};  // R007
    }
    return {};
}

Footprint footprint(Arm arm, Formation formation, int plaquettes) {
    BACLER_CHECK(plaquettes >= 1);
    const Length depth = plaquette_depth(arm);
    if (arm == Arm::artillery) return {plaquette_front, depth};
    if (formation == Formation::line) return {plaquette_front * plaquettes, depth};
    return {plaquette_front, depth * plaquettes};
}

namespace {

constexpr Angle ahead{0}, about{180000}, to_left{270000}, to_right{90000};

Box in_file(Length front_y, Length depth, Angle heading) {
    return {{{0}, {front_y.hundredths_of_mm - depth.hundredths_of_mm / 2}}, heading, plaquette_front, depth};
}

/// A hollow square: head of the column, pairs back to back facing outwards, last plaquette turned about (R034). Two
/// side plaquettes abreast fill one front's width; an odd one left over keeps the column's place.
std::vector<Box> hollow_boxes(Length depth, int plaquettes) {
    std::vector<Box> out{in_file({0}, depth, ahead)};
    Length y{-depth.hundredths_of_mm};
    int sides = plaquettes - 2;
    for (; sides >= 2; sides -= 2) {
        const Length middle{y.hundredths_of_mm - plaquette_front.hundredths_of_mm / 2};
        const Length aside{depth.hundredths_of_mm / 2};
        out.push_back({{-aside, middle}, to_left, plaquette_front, depth});
        out.push_back({{aside, middle}, to_right, plaquette_front, depth});
        y = y - plaquette_front;
    }
    if (sides == 1) {
        out.push_back(in_file(y, depth, ahead));
        y = y - depth;
    }
    out.push_back(in_file(y, depth, about));
    return out;
}

}  // namespace

std::vector<Box> plaquette_boxes(Arm arm, Formation formation, int plaquettes) {
    BACLER_CHECK(plaquettes >= 1);
    const Length depth = plaquette_depth(arm);
    std::vector<Box> out;
    if (formation == Formation::line && arm != Arm::artillery) {
        const std::int32_t left = -plaquette_front.hundredths_of_mm * (plaquettes - 1) / 2;
        for (int i = 0; i < plaquettes; ++i)
            out.push_back({{{left + plaquette_front.hundredths_of_mm * i}, {-depth.hundredths_of_mm / 2}},
                           ahead,
                           plaquette_front,
                           depth});
        return out;
    }
    if (formation == Formation::hollow_square && plaquettes >= 3) return hollow_boxes(depth, plaquettes);
    for (int i = 0; i < plaquettes; ++i) {
        const bool turned = is_square(formation) && i > 0 && i + 1 == plaquettes;
        out.push_back(in_file(-(depth * i), depth, turned ? about : ahead));
    }
    return out;
}

std::vector<Box> placed_plaquettes(const Unit& unit, const Box& box) {
    const TablePoint front = plane::front_centre(box);
    std::vector<Box> out =
        plaquette_boxes(unit.arm, unit.formation, std::max(1, plaquettes_of(unit.arm, unit.values.size())));
    for (Box& p : out)
        p = {plane::offset(front, box.heading, p.centre.x, p.centre.y), box.heading + p.heading, p.w, p.d};
    return out;
}

namespace {

Footprint footprint_of(const Unit& unit) {
    return footprint(unit.arm, unit.formation, std::max(1, plaquettes_of(unit.arm, unit.values.size())));
}

std::vector<std::vector<std::size_t>> rows_or_one(const Element& element) {
    if (!element.rows.empty()) return element.rows;
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < element.units.size(); ++i) all.push_back(i);
    return {all};
}

Length row_width(const Element& element, const std::vector<std::size_t>& row) {
    Length width{-element.gap.hundredths_of_mm};
    for (const std::size_t u : row) width = width + element.gap + footprint_of(element.units[u].unit).w;
    return width;
}

void place_rows(const Element& element, std::vector<std::optional<Box>>& boxes) {
    Length front{0};
    for (const std::vector<std::size_t>& row : rows_or_one(element)) {
        std::int32_t left = -row_width(element, row).hundredths_of_mm / 2;
        Length deepest{0};
        for (const std::size_t u : row) {
            const Footprint f = footprint_of(element.units[u].unit);
            const Length middle{left + f.w.hundredths_of_mm / 2};
            const TablePoint at = plane::offset(element.front->at, element.front->heading, middle, -front);
            if (!boxes[u]) boxes[u] = plane::box_behind_front({at, element.front->heading}, f.w, f.d);
            left += f.w.hundredths_of_mm + element.gap.hundredths_of_mm;
            deepest = std::max(deepest, f.d);
        }
        front = front + deepest + element.gap;
    }
}

}  // namespace

std::vector<Box> unit_boxes(const Element& element) {
    std::vector<std::optional<Box>> boxes(element.units.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const Footprint f = footprint_of(element.units[i].unit);
        if (element.units[i].own_front)
            boxes[i] = plane::box_behind_front(*element.units[i].own_front, f.w, f.d);
    }
    if (element.front) place_rows(element, boxes);
    std::vector<Box> out;
    for (const std::optional<Box>& b : boxes) {
        if (!b) return {};
        out.push_back(*b);
    }
    return out;
}

std::optional<Box> element_box(const Element& element) {
    const std::vector<Box> boxes = unit_boxes(element);
    if (boxes.empty()) return std::nullopt;
    return plane::bounding_box(boxes, element.front ? element.front->heading : boxes.front().heading);
}

std::optional<Box> staff_box(const Staff& staff) {
    if (!staff.at) return std::nullopt;
    return Box{*staff.at, staff.heading, staff.w, staff.d};
}

std::vector<int> rows_of_units(const Element& element) {
    std::vector<int> rows(element.units.size(), 1);
    for (std::size_t r = 0; r < element.rows.size(); ++r)
        for (const std::size_t u : element.rows[r]) rows[u] = static_cast<int>(r) + 1;
    return rows;
}

}  // namespace bacler::plaquette
