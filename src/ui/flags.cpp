#include "ui/flags.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bacler::ui {

namespace {

constexpr float space = 3;  // points between two flags

bool is_within(const Pane& inner, const Pane& outer) {
    return inner.from.x >= outer.from.x && inner.from.y >= outer.from.y && inner.to.x <= outer.to.x &&
           inner.to.y <= outer.to.y;
}

float shared_area(const Pane& a, const Pane& b) {
    const float w = std::min(a.to.x, b.to.x) - std::max(a.from.x, b.from.x);
    const float h = std::min(a.to.y, b.to.y) - std::max(a.from.y, b.from.y);
    return w > 0 && h > 0 ? w * h : 0;
}

Pane about(glm::vec2 centre, glm::vec2 size) {
    return {centre - size * 0.5F, centre + size * 0.5F};
}

Pane grown(const Pane& p, float by) {
    return {p.from - glm::vec2{by, by}, p.to + glm::vec2{by, by}};
}

/// The best place for one flag among those already placed.
class Search {
public:
    Search(const FlagWish& wish, std::span<const std::optional<Pane>> placed, std::span<const Pane> bodies,
           const Pane& pane)
        : wish_(wish),
          placed_(placed),
          bodies_(bodies),
          pane_(pane) {}

    std::optional<Pane> best() {
        const float reach =
            std::abs(wish_.away.x) * wish_.size.x / 2 + std::abs(wish_.away.y) * wish_.size.y / 2;
        const glm::vec2 home = wish_.foot + wish_.away * (reach + 6);
        look_at(home, 0);
        const float step = wish_.size.y / 2;
        const glm::vec2 room = render::size_of(pane_);
        const int rings = static_cast<int>((room.x + room.y) / step) + 1;
        for (int ring = 1; ring <= rings && !is_good_enough(static_cast<float>(ring) * step); ++ring)
            look_round(home, static_cast<float>(ring) * step);
        return best_;
    }

private:
    /// No place further out can cost less than its distance.
    bool is_good_enough(float distance) const { return best_ && cost_ <= distance; }

    void look_round(glm::vec2 home, float radius) {
        constexpr int directions = 24;
        for (int i = 0; i < directions; ++i) {
            const float turn = 6.2831853F * static_cast<float>(i) / directions;
            look_at(home + glm::vec2{std::cos(turn), std::sin(turn)} * radius, radius);
        }
    }

    void look_at(glm::vec2 centre, float distance) {
        const Pane flag = about(centre, wish_.size);
        if (!is_within(flag, pane_)) return;
        const Pane spaced = grown(flag, space);
        for (const std::optional<Pane>& other : placed_)
            if (other && overlap(spaced, *other)) return;
        float cost = distance;
        const float area = wish_.size.x * wish_.size.y;
        for (const Pane& body : bodies_) cost += 700 * shared_area(flag, body) / area;
        if (cost >= cost_) return;
        cost_ = cost;
        best_ = flag;
    }

    const FlagWish& wish_;
    std::span<const std::optional<Pane>> placed_;
    std::span<const Pane> bodies_;
    Pane pane_;
    std::optional<Pane> best_;
    float cost_{std::numeric_limits<float>::max()};
};

}  // namespace

bool overlap(const Pane& a, const Pane& b) {
    return a.from.x < b.to.x && b.from.x < a.to.x && a.from.y < b.to.y && b.from.y < a.to.y;
}

bool contains(const Pane& pane, glm::vec2 point) {
    return point.x >= pane.from.x && point.x < pane.to.x && point.y >= pane.from.y && point.y < pane.to.y;
}

float scroll_to_show(const Pane& list, const Pane& pane) {
    if (pane.from.y < list.from.y) return pane.from.y - list.from.y;
    return pane.to.y > list.to.y ? std::min(pane.to.y - list.to.y, pane.from.y - list.from.y) : 0;
}

std::vector<std::optional<Pane>> place_flags(std::span<const FlagWish> wishes, std::span<const Pane> bodies,
                                             const Pane& pane, std::span<const Pane> taken) {
    std::vector<std::optional<Pane>> out(taken.begin(), taken.end());
    for (const FlagWish& wish : wishes) {
        if (contains(pane, wish.foot))
            out.push_back(Search(wish, out, bodies, pane).best());
        else
            out.push_back(std::nullopt);
    }
    out.erase(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(taken.size()));
    return out;
}

glm::vec2 nearest_point(const Pane& flag, glm::vec2 foot) {
    return {std::clamp(foot.x, flag.from.x, flag.to.x), std::clamp(foot.y, flag.from.y, flag.to.y)};
}

}  // namespace bacler::ui
