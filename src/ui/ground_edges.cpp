#include "ui/ground_edges.hpp"

#include "app/board_picture.hpp"
#include "ui/drawn.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace bacler::ui {

const std::vector<Pane>& GroundEdges::of(const Desk& desk, const render::View& view, float stroke) {
    if (drawn_of_ != desk.grounds) {
        const Picture ground = ground_picture(desk.scenario);
        edges_ = {};
        std::copy_if(ground.corners.begin(), ground.corners.end(), std::back_inserter(edges_.corners),
                     [](const PictureCorner& c) { return c.shade.paint == Paint::terrain_edge; });
        seen_in_.reset();
    }
    drawn_of_ = desk.grounds;
    if (seen_in_ == view) return panes_;
    seen_in_ = view;
    constexpr std::array<Paint, 1> edge{Paint::terrain_edge};
    panes_ = drawn_panes(edges_, edge, view, stroke);
    return panes_;
}

}  // namespace bacler::ui
