#include "ui/drawn.hpp"

#include <imgui.h>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace bacler::ui {

namespace {

constexpr float cell = 8;  // points

using Triangle = std::array<glm::vec2, 3>;

/// The squares of a pane that something is drawn in: each is told once, however many triangles meet in it.
class Cells {
public:
    explicit Cells(const Pane& pane) : pane_(pane) {
        const glm::vec2 room = glm::max(render::size_of(pane), glm::vec2{0, 0});
        across_ = static_cast<int>(std::ceil(room.x / cell));
        down_ = static_cast<int>(std::ceil(room.y / cell));
        drawn_.resize(static_cast<std::size_t>(across_) * static_cast<std::size_t>(down_));
    }

    /// Halves a triangle across its longest side until each part is as small as a cell.
    void add(const Triangle& t) {
        const Pane around{glm::min(t[0], glm::min(t[1], t[2])), glm::max(t[0], glm::max(t[1], t[2]))};
        if (!(around.from.x < pane_.to.x && pane_.from.x < around.to.x && around.from.y < pane_.to.y &&
              pane_.from.y < around.to.y))
            return;
        const glm::vec2 size = render::size_of(around);
        if (size.x <= cell && size.y <= cell) {
            mark(around);
            return;
        }
        std::size_t first = 0;
        float longest = -1;
        for (std::size_t i = 0; i < 3; ++i)
            if (const float side = glm::distance(t[i], t[(i + 1) % 3]); side > longest) {
                longest = side;
                first = i;
            }
        const glm::vec2 a = t[first], b = t[(first + 1) % 3], c = t[(first + 2) % 3], middle = (a + b) * 0.5F;
        add({a, middle, c});
        add({middle, b, c});
    }

    /// The cells of each row that lie side by side, as one pane.
    std::vector<Pane> panes() const {
        std::vector<Pane> out;
        for (int y = 0; y < down_; ++y)
            for (int x = 0; x < across_; ++x) {
                const int start = x;
                while (x < across_ && is_drawn(x, y)) ++x;
                if (x == start) continue;
                const glm::vec2 from{static_cast<float>(start), static_cast<float>(y)};
                const glm::vec2 to{static_cast<float>(x), static_cast<float>(y + 1)};
                out.push_back({pane_.from + from * cell, pane_.from + to * cell});
            }
        return out;
    }

private:
    std::size_t place(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(across_) + static_cast<std::size_t>(x);
    }
    bool is_drawn(int x, int y) const { return drawn_[place(x, y)] != 0; }
    void mark(const Pane& around) {
        const glm::vec2 from = (around.from - pane_.from) / cell, to = (around.to - pane_.from) / cell;
        const int left = std::max(0, static_cast<int>(from.x)), top = std::max(0, static_cast<int>(from.y));
        const int right = std::min(across_ - 1, static_cast<int>(to.x)),
                  bottom = std::min(down_ - 1, static_cast<int>(to.y));
        for (int y = top; y <= bottom; ++y)
            for (int x = left; x <= right; ++x) drawn_[place(x, y)] = 1;
    }

    Pane pane_;
    int across_{0}, down_{0};
    std::vector<std::uint8_t> drawn_;
};

}  // namespace

Onto::Onto(const render::View& view)
    : start_(render::to_screen(view, {0, 0})),
      right_(render::way_on_screen(view, {1, 0})),
      up_(render::way_on_screen(view, {0, 1})) {}

Pane around(const Onto& onto, const std::array<Spot, 4>& box) {
    Pane out{onto(box[0]), onto(box[0])};
    for (const Spot& corner : box) out = {glm::min(out.from, onto(corner)), glm::max(out.to, onto(corner))};
    return out;
}

void begin_writing() {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.ChannelsSplit(2);
    on.ChannelsSetCurrent(1);
}

void end_writing() {
    ImGui::GetBackgroundDrawList()->ChannelsMerge();
}

Beneath::Beneath() {
    ImGui::GetBackgroundDrawList()->ChannelsSetCurrent(0);
}

Beneath::~Beneath() {
    ImGui::GetBackgroundDrawList()->ChannelsSetCurrent(1);
}

std::vector<Pane> drawn_panes(const Picture& picture, std::span<const Paint> paints, const render::View& view,
                              float stroke) {
    const auto is_meant = [&](const PictureCorner& c) {
        return std::find(paints.begin(), paints.end(), c.shade.paint) != paints.end();
    };
    if (std::none_of(picture.corners.begin(), picture.corners.end(), is_meant)) return {};
    Cells cells(view.pane);
    const Onto onto(view);
    const float push = stroke / view.scale;
    for (std::size_t i = 0; i + 2 < picture.corners.size(); i += 3) {
        if (!is_meant(picture.corners[i])) continue;
        Triangle t;
        for (std::size_t k = 0; k < 3; ++k) {
            const PictureCorner& c = picture.corners[i + k];
            t[k] = onto({c.at.x + c.push.x * push, c.at.y + c.push.y * push});
        }
        cells.add(t);
    }
    return cells.panes();
}

std::vector<Pane> panes_of_line(glm::vec2 from, glm::vec2 to, float breadth) {
    const int count = std::max(1, static_cast<int>(std::ceil(glm::distance(from, to) / cell)));
    std::vector<Pane> out;
    const glm::vec2 half = glm::vec2{breadth, breadth} * 0.5F;
    for (int i = 0; i < count; ++i) {
        const glm::vec2 a = glm::mix(from, to, static_cast<float>(i) / static_cast<float>(count));
        const glm::vec2 b = glm::mix(from, to, static_cast<float>(i + 1) / static_cast<float>(count));
        out.push_back({glm::min(a, b) - half, glm::max(a, b) + half});
    }
    return out;
}

std::vector<Pane> panes_of_circle(glm::vec2 middle, float radius, float breadth) {
    constexpr float whole_turn = 6.2831853F;
    const int count = std::max(8, static_cast<int>(std::ceil(whole_turn * radius / cell)));
    std::vector<Pane> out;
    glm::vec2 last = middle + glm::vec2{radius, 0};
    const glm::vec2 half = glm::vec2{breadth, breadth} * 0.5F;
    for (int i = 1; i <= count; ++i) {
        const float turn = whole_turn * static_cast<float>(i) / static_cast<float>(count);
        const glm::vec2 next = middle + glm::vec2{std::cos(turn), std::sin(turn)} * radius;
        out.push_back({glm::min(last, next) - half, glm::max(last, next) + half});
        last = next;
    }
    return out;
}

}  // namespace bacler::ui
