#include "ui/flags.hpp"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace bacler::ui {

namespace {

constexpr float space = 3;  // points between two flags
// A flag goes so many times its height aside rather than cover what is as large as itself.
constexpr float worth_of_sight = 32;
// And so many times rather than stand on another's leader, or have its own run behind another flag.
constexpr float worth_of_leaders = 4;
// And so many times rather than have its leader run over a body, which would read as its own.
constexpr float worth_of_a_clear_way = 2;
// What a flag without a place costs, in points aside.
constexpr float cost_of_no_room = 4000;
// So often are flags placed anew, those first that came off worst; not where they are too many to be read anyway.
constexpr int most_rounds = 6;
constexpr std::size_t most_in_rounds = 80;
// Once so many have found no room in the whole pane, the others look about their own feet alone.
constexpr int proof_of_fullness = 4, rings_when_full = 6;

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

float area_of(const Pane& p) {
    const glm::vec2 size = render::size_of(p);
    return std::max(1.0F, size.x * size.y);
}

constexpr float cell_side = 64;  // points: about a flag

/// Panes by the squares of a pane that they lie in, so that only what is near is looked at.
class NearPanes {
public:
    explicit NearPanes(const Pane& pane) : pane_(pane) {
        const glm::vec2 room = render::size_of(pane);
        across_ = std::max(1, static_cast<int>(std::ceil(room.x / cell_side)));
        down_ = std::max(1, static_cast<int>(std::ceil(room.y / cell_side)));
        cells_.resize(static_cast<std::size_t>(across_) * static_cast<std::size_t>(down_));
    }

    void add(const Pane& what) {
        if (overlap(what, pane_))
            over(what, [&](std::size_t cell, int, int) { cells_[cell].push_back(what); });
    }

    /// Requires: within the pane.
    bool has_over(const Pane& where) const {
        const int right = column(where.to.x), bottom = row(where.to.y);
        for (int y = row(where.from.y); y <= bottom; ++y)
            for (int x = column(where.from.x); x <= right; ++x)
                for (const Pane& other : cells_[place(x, y)])
                    if (overlap(where, other)) return true;
        return false;
    }

    /// Requires: both ends within the pane.
    bool is_crossed(glm::vec2 a, glm::vec2 b) const {
        bool is = false;
        over({glm::min(a, b), glm::max(a, b)}, [&](std::size_t cell, int, int) {
            is = is || std::any_of(cells_[cell].begin(), cells_[cell].end(),
                                   [&](const Pane& other) { return crosses(other, a, b); });
        });
        return is;
    }

    /// What each of them hides of a place, as parts of the whole, added up; of bodies also what the place hides of each: a line that is
    /// covered in part is still seen. Requires: within the pane.
    float hidden_by(const Pane& where, bool are_bodies) const {
        float sum = 0;
        const float whole = area_of(where);
        over(where, [&](std::size_t cell, int x, int y) {
            // What lies in several squares counts in the one where its share begins.
            for (const Pane& other : cells_[cell])
                if (column(std::max(where.from.x, other.from.x)) == x &&
                    row(std::max(where.from.y, other.from.y)) == y)
                    sum += shared_area(where, other) * (1 / whole + (are_bodies ? 1 / area_of(other) : 0));
        });
        return sum;
    }

private:
    int column(float x) const {
        return std::clamp(static_cast<int>((x - pane_.from.x) / cell_side), 0, across_ - 1);
    }
    int row(float y) const {
        return std::clamp(static_cast<int>((y - pane_.from.y) / cell_side), 0, down_ - 1);
    }
    std::size_t place(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(across_) + static_cast<std::size_t>(x);
    }
    template <class Do>
    void over(const Pane& where, const Do& what) const {
        const int right = column(where.to.x), bottom = row(where.to.y);
        for (int y = row(where.from.y); y <= bottom; ++y)
            for (int x = column(where.from.x); x <= right; ++x) what(place(x, y), x, y);
    }

    Pane pane_;
    int across_{1}, down_{1};
    std::vector<std::vector<Pane>> cells_;
};

struct Leader {
    glm::vec2 from, to;
};

/// The leader of a flag that stands somewhere; none where it is too short to be hidden.
std::optional<Leader> leader_of(const FlagWish& wish, const Pane& flag) {
    const glm::vec2 from = nearest_point(flag, wish.foot);
    if (!wish.has_leader || glm::distance(from, wish.foot) <= least_leader) return std::nullopt;
    return Leader{from, wish.foot};
}

/// What stands already, where flags may not stand, and what they give way to.
struct Standing {
    NearPanes placed, bodies, lines;
    std::vector<Leader> leaders;
};

constexpr std::size_t directions = 24;

const std::array<glm::vec2, directions>& all_round() {
    static const std::array<glm::vec2, directions> ways = [] {
        std::array<glm::vec2, directions> out{};
        for (std::size_t i = 0; i < directions; ++i) {
            const float turn = 6.2831853F * static_cast<float>(i) / static_cast<float>(directions);
            out[i] = {std::cos(turn), std::sin(turn)};
        }
        return out;
    }();
    return ways;
}

/// The best place for one flag among those already placed.
class Search {
public:
    Search(const FlagWish& wish, const Standing& standing, const Pane& pane)
        : wish_(wish),
          standing_(standing),
          pane_(pane) {}

    /// So many rings about its foot are looked at.
    std::optional<Pane> best(int most_rings) {
        const float reach =
            std::abs(wish_.away.x) * wish_.size.x / 2 + std::abs(wish_.away.y) * wish_.size.y / 2;
        const glm::vec2 home = wish_.foot + wish_.away * (reach + 6);
        look_at(home, 0);
        const float step = wish_.size.y / 2;
        const glm::vec2 room = render::size_of(pane_);
        const float farthest = std::min(wish_.farthest, room.x + room.y + step);
        const int rings = std::min(most_rings, static_cast<int>(farthest / step));
        for (int ring = 1; ring <= rings && !is_good_enough(static_cast<float>(ring) * step); ++ring)
            for (const glm::vec2 way : all_round())
                look_at(home + way * (static_cast<float>(ring) * step), static_cast<float>(ring) * step);
        return best_;
    }
    float cost() const { return best_ ? cost_ : cost_of_no_room; }

private:
    /// No place further out can cost less than its distance.
    bool is_good_enough(float distance) const { return best_ && cost_ <= distance; }

    void look_at(glm::vec2 centre, float distance) {
        if (distance >= cost_) return;
        const Pane flag = about(centre, wish_.size);
        if (!is_within(flag, pane_) || standing_.placed.has_over(grown(flag, space))) return;
        const float hidden = standing_.bodies.hidden_by(flag, true) + standing_.lines.hidden_by(flag, false);
        float cost = distance + worth_of_sight * wish_.size.y * hidden;
        if (cost < cost_) cost += cost_of_leaders(flag);
        if (cost >= cost_) return;
        cost_ = cost;
        best_ = flag;
    }

    float cost_of_leaders(const Pane& flag) const {
        const std::optional<Leader> own = leader_of(wish_, flag);
        const bool hides = (own && standing_.placed.is_crossed(own->from, own->to)) ||
                           std::any_of(standing_.leaders.begin(), standing_.leaders.end(),
                                       [&](const Leader& l) { return crosses(flag, l.from, l.to); });
        const bool runs_over = own && (standing_.bodies.is_crossed(own->from, own->to) ||
                                       standing_.lines.is_crossed(own->from, own->to));
        return wish_.size.y * ((hides ? worth_of_leaders : 0) + (runs_over ? worth_of_a_clear_way : 0));
    }

    const FlagWish& wish_;
    const Standing& standing_;
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

bool crosses(const Pane& pane, glm::vec2 from, glm::vec2 to) {
    // The part of the line that lies between each pair of sides: what is left of both is inside.
    float first = 0, last = 1;
    for (int axis = 0; axis < 2; ++axis) {
        const float start = from[axis], step = to[axis] - from[axis];
        if (step == 0) {
            if (start <= pane.from[axis] || start >= pane.to[axis]) return false;
            continue;
        }
        const float a = (pane.from[axis] - start) / step, b = (pane.to[axis] - start) / step;
        first = std::max(first, std::min(a, b));
        last = std::min(last, std::max(a, b));
    }
    return first < last;
}

float scroll_to_show(const Pane& list, const Pane& pane) {
    if (pane.from.y < list.from.y) return pane.from.y - list.from.y;
    return pane.to.y > list.to.y ? std::min(pane.to.y - list.to.y, pane.from.y - list.from.y) : 0;
}

namespace {

/// Places in the order of the wishes, and what each costs.
struct Round {
    std::vector<std::optional<Pane>> places;
    std::vector<float> costs;

    float whole() const { return std::accumulate(costs.begin(), costs.end(), 0.0F); }
};

/// Places them one after the other, each among those before it.
Round place_in_turn(std::span<const FlagWish> wishes, std::span<const std::size_t> turns,
                    std::span<const Pane> bodies, const Pane& pane, std::span<const Pane> taken,
                    std::span<const Pane> lines) {
    Standing standing{NearPanes(pane), NearPanes(pane), NearPanes(pane), {}};
    for (const Pane& other : taken) standing.placed.add(other);
    for (const Pane& body : bodies) standing.bodies.add(body);
    for (const Pane& line : lines) standing.lines.add(line);
    Round out{std::vector<std::optional<Pane>>(wishes.size()), std::vector<float>(wishes.size(), 0)};
    int in_vain = 0;
    for (const std::size_t i : turns) {
        const FlagWish& wish = wishes[i];
        if (!contains(pane, wish.foot)) continue;
        const int rings = in_vain < proof_of_fullness ? std::numeric_limits<int>::max() : rings_when_full;
        Search search(wish, standing, pane);
        out.places[i] = search.best(rings);
        out.costs[i] = search.cost();
        if (!out.places[i]) {
            ++in_vain;
            continue;
        }
        standing.placed.add(*out.places[i]);
        if (const std::optional<Leader> leader = leader_of(wish, *out.places[i]))
            standing.leaders.push_back(*leader);
    }
    return out;
}

std::vector<std::size_t> as_they_come(std::size_t count) {
    std::vector<std::size_t> out(count);
    std::iota(out.begin(), out.end(), std::size_t{0});
    return out;
}

}  // namespace

std::vector<std::optional<Pane>> place_flags(std::span<const FlagWish> wishes, std::span<const Pane> bodies,
                                             const Pane& pane, std::span<const Pane> taken) {
    return place_in_turn(wishes, as_they_come(wishes.size()), bodies, pane, taken, {}).places;
}

std::vector<std::optional<Pane>> settle_flags(std::span<const FlagWish> wishes, std::span<const Pane> bodies,
                                              const Pane& pane, std::span<const Pane> taken,
                                              std::span<const Pane> lines) {
    std::vector<std::size_t> turns = as_they_come(wishes.size());
    Round best = place_in_turn(wishes, turns, bodies, pane, taken, lines), last = best;
    if (wishes.size() > most_in_rounds) return best.places;
    for (int round = 1; round < most_rounds; ++round) {
        const std::vector<std::size_t> before = turns;
        std::stable_sort(turns.begin(), turns.end(),
                         [&](std::size_t a, std::size_t b) { return last.costs[a] > last.costs[b]; });
        if (turns == before) break;
        last = place_in_turn(wishes, turns, bodies, pane, taken, lines);
        if (last.whole() < best.whole()) best = last;
    }
    return best.places;
}

std::vector<std::optional<Pane>> still_clear(std::vector<std::optional<Pane>> places, const Pane& pane,
                                             std::span<const Pane> taken) {
    NearPanes placed(pane);
    for (const Pane& other : taken) placed.add(other);
    for (std::optional<Pane>& place : places) {
        if (!place) continue;
        if (!is_within(*place, pane) || placed.has_over(*place))
            place.reset();
        else
            placed.add(*place);
    }
    return places;
}

const std::vector<std::optional<Pane>>& FlagPlaces::of(std::vector<FlagWish> wishes, std::vector<Pane> bodies,
                                                       const Pane& pane, std::vector<Pane> taken,
                                                       std::vector<Pane> lines) {
    if (wishes == wishes_ && bodies == bodies_ && taken == taken_ && lines == lines_ && pane == pane_)
        return places_;
    wishes_ = std::move(wishes);
    bodies_ = std::move(bodies);
    taken_ = std::move(taken);
    lines_ = std::move(lines);
    pane_ = pane;
    places_ = settle_flags(wishes_, bodies_, pane_, taken_, lines_);
    return places_;
}

glm::vec2 nearest_point(const Pane& flag, glm::vec2 foot) {
    return {std::clamp(foot.x, flag.from.x, flag.to.x), std::clamp(foot.y, flag.from.y, flag.to.y)};
}

}  // namespace bacler::ui
