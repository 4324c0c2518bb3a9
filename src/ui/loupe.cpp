#include "ui/loupe.hpp"

#include "ui/drawn.hpp"
#include "ui/hand_layer.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/button.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bacler::ui {

namespace {

constexpr float finger_mm = 4.5F;  ///< from the middle of a finger's tip to its edge
constexpr float disc_mm = 30;      ///< radius of the loupe
constexpr float least_times = 2, most_times = 8;
constexpr int corners_of_disc = 40;

float distance_to(const Pane& pane, glm::vec2 point) {
    return glm::distance(nearest_point(pane, point), point);
}

float distance_to(const std::array<Spot, 4>& body, const render::View& view, glm::vec2 point) {
    const glm::vec2 cm = render::to_table(view, point);
    if (is_in(body, {cm.x, cm.y})) return 0;
    float nearest = 1e9F;
    for (std::size_t i = 0; i < 4; ++i) {
        const glm::vec2 a{body[i].x, body[i].y}, b{body[(i + 1) % 4].x, body[(i + 1) % 4].y};
        const float part =
            std::clamp(glm::dot(cm - a, b - a) / std::max(0.001F, glm::dot(b - a, b - a)), 0.0F, 1.0F);
        nearest = std::min(nearest, glm::distance(a + (b - a) * part, cm) * view.scale);
    }
    return nearest;
}

using Polygon = std::vector<glm::vec2>;

/// The part of a convex polygon inside a disc drawn with straight edges.
Polygon inside_disc(Polygon shape, glm::vec2 centre, float radius) {
    for (int i = 0; i < corners_of_disc && !shape.empty(); ++i) {
        const float turn = 6.2831853F * static_cast<float>(i) / corners_of_disc;
        const glm::vec2 out{std::cos(turn), std::sin(turn)};
        Polygon kept;
        for (std::size_t k = 0; k < shape.size(); ++k) {
            const glm::vec2 a = shape[k], b = shape[(k + 1) % shape.size()];
            const float off_a = glm::dot(a - centre, out) - radius,
                        off_b = glm::dot(b - centre, out) - radius;
            if (off_a <= 0) kept.push_back(a);
            if ((off_a < 0 && off_b > 0) || (off_a > 0 && off_b < 0))
                kept.push_back(a + (b - a) * (off_a / (off_a - off_b)));
        }
        shape = std::move(kept);
    }
    return shape;
}

glm::vec2 corner_on_screen(const render::BoardVertex& v, const render::View& view, float stroke) {
    return render::to_screen(view, {v.x, v.y}) +
           render::way_on_screen(view, glm::vec2{v.push_x, v.push_y} * stroke / view.scale);
}

void draw_board(ImDrawList& on, const render::BoardBatch& batch, const render::View& view, float stroke,
                glm::vec2 centre, float radius) {
    for (std::size_t i = 0; i + 2 < batch.corners.size(); i += 3) {
        Polygon shape;
        for (std::size_t k = 0; k < 3; ++k)
            shape.push_back(corner_on_screen(batch.corners[i + k], view, stroke));
        const glm::vec2 low = glm::min(shape[0], glm::min(shape[1], shape[2]));
        const glm::vec2 high = glm::max(shape[0], glm::max(shape[1], shape[2]));
        if (low.x > centre.x + radius || high.x < centre.x - radius || low.y > centre.y + radius ||
            high.y < centre.y - radius)
            continue;
        const Polygon seen = inside_disc(std::move(shape), centre, radius);
        std::vector<ImVec2> points;
        for (const glm::vec2 p : seen) points.push_back(im(p));
        if (points.size() >= 3)
            on.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), batch.corners[i].fill);
    }
}

/// As large as brings the candidates a finger's breadth apart, within bounds.
float times_for(const Desk& desk, const render::View& view, const std::vector<ElementAt>& candidates,
                float apart) {
    float nearest = 1e9F;
    std::vector<glm::vec2> middles;
    for (const ElementAt c : candidates)
        if (const auto body = body_at(desk.scenario, c))
            middles.push_back(render::to_screen(view, {in_cm(body->centre.x), in_cm(body->centre.y)}));
    for (std::size_t i = 0; i < middles.size(); ++i)
        for (std::size_t j = i + 1; j < middles.size(); ++j)
            nearest = std::min(nearest, glm::distance(middles[i], middles[j]));
    return std::clamp(apart / std::max(1.0F, nearest), least_times, most_times);
}

Pane held_inside(Pane pane, const Pane& window) {
    const glm::vec2 low = glm::max(window.from - pane.from, glm::vec2{0, 0});
    const glm::vec2 high = glm::min(window.to - pane.to, glm::vec2{0, 0});
    return {pane.from + low + high, pane.to + low + high};
}

/// A key beside its element, off what the loupe enlarges.
FlagWish wish_for(const Ui& ui, const Desk& desk, ElementAt element, const render::View& view,
                  const Pane& disc) {
    FlagWish wish{render::centre_of(disc), {0, -1}, {0, 0}};
    if (const auto body = body_at(desk.scenario, element))
        wish.foot = render::to_screen(view, {in_cm(body->centre.x), in_cm(body->centre.y)});
    const glm::vec2 aside = wish.foot - render::centre_of(disc);
    wish.away = {0, aside.y > 0 ? 1.0F : -1.0F};
    const float least = least_touch(ui);
    wish.size = {std::max(least, room_for(ui.theme.bold, name_of(desk, element)).x + ui.theme.points(18)),
                 least};
    const float reach = render::size_of(disc).x / 2 - ui.theme.points(8), off = glm::length(aside);
    if (off > reach) wish.foot = render::centre_of(disc) + aside * (reach / off);
    return wish;
}

struct Enlarged {
    ElementAt element;
    Pane where;
};

/// Where the candidates' bodies lie, enlarged.
std::vector<Enlarged> enlarged(const Desk& desk, const std::vector<ElementAt>& candidates,
                               const render::View& view) {
    std::vector<Enlarged> out;
    for (const PlacedElement& e : placed_elements(desk.scenario)) {
        if (std::find(candidates.begin(), candidates.end(), e.element) == candidates.end()) continue;
        out.push_back({e.element, around(Onto(view), e.body)});
    }
    return out;
}

}  // namespace

std::vector<ElementAt> under_finger(const Desk& desk, const render::View& view,
                                    const std::vector<TableLayer::Flag>& flags, glm::vec2 point,
                                    float points_per_mm) {
    struct Found {
        ElementAt element;
        float off;
    };
    std::vector<Found> found;
    const auto offer = [&](ElementAt element, float off) {
        if (off > finger_mm * points_per_mm) return;
        const auto known =
            std::find_if(found.begin(), found.end(), [&](const Found& f) { return f.element == element; });
        if (known == found.end())
            found.push_back({element, off});
        else
            known->off = std::min(known->off, off);
    };
    for (const TableLayer::Flag& flag : flags) {
        if (contains(flag.where, point)) return {flag.element};
        offer(flag.element, distance_to(flag.where, point));
    }
    for (const PlacedElement& e : placed_elements(desk.scenario))
        offer(e.element, distance_to(e.body, view, point));
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.off < b.off; });
    std::vector<ElementAt> out;
    for (const Found& f : found) out.push_back(f.element);
    return out;
}

render::View magnified(const render::View& view, glm::vec2 point, const Pane& disc, float times) {
    return {render::to_table(view, point), view.scale * times, disc, view.turn};
}

void Loupe::open(glm::vec2 point, std::vector<ElementAt> candidates) {
    point_ = point;
    candidates_ = std::move(candidates);
}

std::optional<ElementAt> Loupe::draw(Ui& ui, const Desk& desk, const render::View& view,
                                     std::span<const render::BoardBatch> board, const Pane& window) {
    begin_veil("loupe", window);
    ImGui::SetCursorScreenPos(im(window.from));
    ImGui::SetNextItemAllowOverlap();
    const bool is_beside = touch(ui, "loupe.beside", render::size_of(window));
    const float radius = std::min(disc_mm * ui.points_per_mm, render::size_of(window).y * 0.4F);
    const Pane disc =
        held_inside({point_ - glm::vec2{radius, radius}, point_ + glm::vec2{radius, radius}}, window);
    const glm::vec2 centre = render::centre_of(disc);
    const float times = times_for(desk, view, candidates_, 1.5F * least_touch(ui));
    const render::View near = magnified(view, point_, disc, times);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddCircleFilled(im(centre + glm::vec2{3, 5}), radius + ui.theme.points(5), rgb(0, 0, 0, 90), 64);
    on.AddCircleFilled(im(centre), radius + ui.theme.points(4), colours::ink(), 64);
    on.AddCircleFilled(im(centre), radius, colours::surround(), 64);
    // Smoothed edges would show as seams between the triangles.
    const ImDrawListFlags flags = on.Flags;
    on.Flags &= ~ImDrawListFlags_AntiAliasedFill;
    for (const render::BoardBatch& batch : board) draw_board(on, batch, near, ui.theme.scale, centre, radius);
    on.Flags = flags;
    on.AddCircle(im(centre), radius, colours::white, 64, ui.theme.points(2));
    const float room = ui.theme.points(20), below = disc.from.y < window.from.y + 2 * room ? 1.0F : -1.0F;
    letter_with_halo(on, ui.theme.large, centre + glm::vec2{0, below * (radius + room)},
                     phrase(desk.lang, "ui.loupe"), colours::night_text(), rgb(20, 18, 14, 220));
    const std::vector<Enlarged> seen = enlarged(desk, candidates_, near);
    std::vector<Pane> bodies;
    for (const Enlarged& body : seen) {
        bodies.push_back(body.where);
        ui.targets.note("loupe.seen." + element_at(desk.scenario, body.element).id, body.where);
    }
    std::vector<FlagWish> wishes;
    for (const ElementAt c : candidates_) wishes.push_back(wish_for(ui, desk, c, near, disc));
    const std::vector<std::optional<Pane>> places = place_flags(wishes, bodies, window);
    std::optional<ElementAt> picked;
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
        if (!places[i]) continue;
        const glm::vec2 end = nearest_point(*places[i], wishes[i].foot);
        on.AddLine(im(end), im(wishes[i].foot), colours::white, ui.theme.points(4));
        on.AddLine(im(end), im(wishes[i].foot), colour_of_side(desk.scenario, candidates_[i].side),
                   ui.theme.points(2));
    }
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
        if (!places[i]) continue;
        ImGui::SetCursorScreenPos(im(places[i]->from));
        KeyLook look = chosen_key(colour_of_side(desk.scenario, candidates_[i].side));
        look.border = colours::white;
        look.font = ui.theme.bold;
        const std::string name = "loupe." + element_at(desk.scenario, candidates_[i]).id;
        if (key(ui, name, name_of(desk, candidates_[i]), render::size_of(*places[i]), look))
            picked = candidates_[i];
    }
    ImGui::End();
    if (picked || is_beside) close();
    return picked;
}

}  // namespace bacler::ui
