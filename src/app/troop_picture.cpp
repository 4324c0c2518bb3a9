#include "app/troop_picture.hpp"

#include "systems/plaquette/footprint.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>

namespace bacler {

namespace {

std::uint8_t small(std::size_t side) {
    return static_cast<std::uint8_t>(side);
}

/// The share of a base's depth that its front bar takes: 4.5 mm, at most a third.
float bar_of(const plane::Box& box) {
    return std::min(0.33F, 0.45F / static_cast<float>(in_cm(box.d)));
}

void draw_front(Picture& into, const std::array<Spot, 4>& base, float bar, Shade shade) {
    fill_quad(into, {base[0], base[1], within(base, 1, bar), within(base, 0, bar)}, shade);
}

/// Infantry a cross, cavalry a slash, artillery a dot, on what the front bar leaves free.
void draw_sign(Picture& into, const std::array<Spot, 4>& base, float bar, plaquette::Arm arm, Shade shade) {
    const std::array<Spot, 4> free{within(base, 0.12F, bar + 0.08F), within(base, 0.88F, bar + 0.08F),
                                   within(base, 0.88F, 0.92F), within(base, 0.12F, 0.92F)};
    constexpr Breadth stroke{0.12F, 0.6F};
    switch (arm) {
        case plaquette::Arm::infantry:
            draw_line(into, free[0], free[2], stroke, shade);
            draw_line(into, free[1], free[3], stroke, shade);
            break;
        case plaquette::Arm::cavalry: draw_line(into, free[1], free[3], {0.3F, 1}, shade); break;
        case plaquette::Arm::artillery:
            fill_disc(into, within(base, 0.5F, (bar + 1) / 2), {0.7F, 0}, shade);
            break;
    }
}

/// A wedge ahead of a unit's front: which way it faces shows even where bars are too thin to see.
void draw_wedge(Picture& into, const std::array<Spot, 4>& front, Shade shade) {
    const Spot left = within(front, 0.3F, 0), right = within(front, 0.7F, 0), back = within(front, 0.5F, 0);
    const Spot behind = within(front, 0.5F, 1);
    const float dx = back.x - behind.x, dy = back.y - behind.y;
    const float depth = std::max(0.01F, std::max(std::abs(dx), std::abs(dy)));
    const Spot tip{back.x + dx / depth * 0.7F, back.y + dy / depth * 0.7F};
    const PictureCorner corners[] = {{left, {}, shade}, {right, {}, shade}, {tip, {}, shade}};
    into.corners.insert(into.corners.end(), std::begin(corners), std::end(corners));
}

}  // namespace

void draw_element(Picture& into, const plaquette::Element& element, std::size_t side) {
    const std::vector<plane::Box> places = plaquette::unit_boxes(element);
    for (std::size_t u = 0; u < places.size(); ++u) {
        const std::vector<plane::Box> boxes = plaquette::placed_plaquettes(element.units[u].unit, places[u]);
        for (const plane::Box& box : boxes) {
            const std::array<Spot, 4> base = spots_of(box);
            const float bar = bar_of(box);
            fill_quad(into, base, {Paint::base, small(side)});
            draw_sign(into, base, bar, element.units[u].unit.arm, {Paint::symbol, small(side)});
            draw_front(into, base, bar, {Paint::base_front, small(side)});
            draw_outline(into, base, {0.06F, 1}, {Paint::base_edge, small(side)});
        }
        const bool in_line = element.units[u].unit.formation == plaquette::Formation::line;
        const std::size_t leading = in_line ? boxes.size() / 2 : 0;
        if (in_line && boxes.size() % 2 == 0) {
            const std::array<Spot, 4> l = spots_of(boxes[leading - 1]), r = spots_of(boxes[leading]);
            draw_wedge(into, {within(l, 0.5F, 0), within(r, 0.5F, 0), within(r, 0.5F, 1), within(l, 0.5F, 1)},
                       {Paint::base_edge, small(side)});
        } else {
            draw_wedge(into, spots_of(boxes[leading]), {Paint::base_edge, small(side)});
        }
    }
}

void draw_staff(Picture& into, const plaquette::Staff& staff, std::size_t side) {
    const std::optional<plane::Box> box = plaquette::staff_box(staff);
    if (!box) return;
    plane::Box upright = *box;
    upright.heading = {0};
    const std::array<Spot, 4> base = spots_of(upright);
    fill_disc(into, within(base, 0.5F, 0.5F), {static_cast<float>(in_cm(staff.w)) / 2, 1.5F},
              {Paint::base_edge, small(side)});
    fill_disc(into, within(base, 0.5F, 0.5F), {static_cast<float>(in_cm(staff.w)) / 2, 0},
              {Paint::staff, small(side)});
    const Shade flag{Paint::staff_symbol, small(side)};
    draw_line(into, within(base, 0.32F, 0.15F), within(base, 0.32F, 0.85F), {0.15F, 0.6F}, flag);
    const int tails = static_cast<int>(staff.level) + 1;
    const float tall = 0.42F / static_cast<float>(tails);
    for (int i = 0; i < tails; ++i) {
        const float top = 0.17F + static_cast<float>(i) * tall;
        const PictureCorner corners[] = {{within(base, 0.34F, top), {}, flag},
                                         {within(base, 0.8F, top + tall / 2), {}, flag},
                                         {within(base, 0.34F, top + tall * 0.9F), {}, flag}};
        into.corners.insert(into.corners.end(), std::begin(corners), std::end(corners));
    }
}

void draw_ghost(Picture& into, std::span<const plane::Box> plaquettes, std::size_t side) {
    for (const plane::Box& box : plaquettes) {
        const std::array<Spot, 4> base = spots_of(box);
        fill_quad(into, base, {Paint::ghost, small(side)});
        draw_front(into, base, bar_of(box), {Paint::ghost_front, small(side)});
        draw_outline(into, base, {0.06F, 1}, {Paint::ghost_edge, small(side)});
    }
}

void strike_through(Picture& into, const plane::Box& plaquette) {
    const std::array<Spot, 4> base = spots_of(plaquette);
    draw_line(into, within(base, -0.05F, -0.1F), within(base, 1.05F, 1.1F), {0.2F, 2}, {Paint::loss});
    draw_line(into, within(base, 1.05F, -0.1F), within(base, -0.05F, 1.1F), {0.2F, 2}, {Paint::loss});
}

}  // namespace bacler
