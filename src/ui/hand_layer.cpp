#include "ui/hand_layer.hpp"

#include "ui/drawn.hpp"
#include "ui/hand_words.hpp"
#include "ui/widgets/button.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace bacler::ui {

using Phase = Handling::Phase;

namespace {

constexpr double degree = 3.14159265358979323846 / 180;
constexpr float breadth_of_ring = 4;  ///< points
constexpr float finger_mm = 9;        ///< from its middle to where it hides nothing any more

glm::vec2 on_screen(const render::View& view, TablePoint p) {
    return render::to_screen(view, {in_cm(p.x), in_cm(p.y)});
}

Pane around(glm::vec2 middle, float reach) {
    return {middle - glm::vec2{reach, reach}, middle + glm::vec2{reach, reach}};
}

Pane around(const render::View& view, const plane::Box& box) {
    const glm::vec2 middle = on_screen(view, box.centre);
    Pane out{middle, middle};
    for (const TablePoint corner : plane::corners(box)) {
        out.from = glm::min(out.from, on_screen(view, corner));
        out.to = glm::max(out.to, on_screen(view, corner));
    }
    return out;
}

bool is_inside(const Pane& inner, const Pane& outer) {
    return inner.from.x >= outer.from.x && inner.from.y >= outer.from.y && inner.to.x <= outer.to.x &&
           inner.to.y <= outer.to.y;
}

void draw_head(ImDrawList& on, glm::vec2 from, glm::vec2 to, Colour colour, float size) {
    if (glm::distance(from, to) < 1) return;
    const glm::vec2 way = glm::normalize(to - from), side{-way.y, way.x};
    on.AddTriangleFilled(im(to), im(to - way * size + side * (size * 0.6F)),
                         im(to - way * size - side * (size * 0.6F)), colour);
}

void draw_refused(const Ui& ui, const Hand& hand, const render::View& view) {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    std::array<ImVec2, 4> corners;
    for (std::size_t i = 0; i < 4; ++i) corners[i] = im(on_screen(view, plane::corners(hand.end())[i]));
    on.AddConvexPolyFilled(corners.data(), 4, with_alpha(colours::bad(), 46));
    on.AddPolyline(corners.data(), 4, colours::white, ImDrawFlags_Closed, ui.theme.points(4));
    on.AddPolyline(corners.data(), 4, colours::bad(), ImDrawFlags_Closed, ui.theme.points(2));
}

/// Four arrows, for what can be taken anywhere.
void draw_grip(const Ui& ui, glm::vec2 middle, float reach) {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    // As large as the finger that takes it, so it lets what it lies on show through.
    on.AddCircleFilled(im(middle), reach, with_alpha(colours::paper(), 70));
    on.AddCircle(im(middle), reach - ui.theme.points(1), colours::paper(), 0, ui.theme.points(3.5F));
    on.AddCircle(im(middle), reach - ui.theme.points(1), colours::ink(), 0, ui.theme.points(1.5F));
    reach *= 0.62F;
    const auto draw_arrows = [&](Colour colour, float breadth, float more) {
        for (const glm::vec2 way : {glm::vec2{1, 0}, glm::vec2{-1, 0}, glm::vec2{0, 1}, glm::vec2{0, -1}}) {
            const glm::vec2 tip = middle + way * (reach * 0.8F + more);
            on.AddLine(im(middle), im(tip), colour, ui.theme.points(breadth));
            draw_head(on, middle, tip, colour, reach * 0.36F + 2 * more);
        }
    };
    draw_arrows(colours::paper(), 5, ui.theme.points(2));
    draw_arrows(colours::ink(), 2, 0);
}

/// What a tag must not hide: the finger's own surroundings first, the way it came, and every body.
std::vector<Pane> seen_beside(const Ui& ui, const Hand& hand, const std::vector<PlacedElement>& bodies,
                              const render::View& view, glm::vec2 finger) {
    std::vector<Pane> out{around(finger, finger_mm * ui.points_per_mm), around(view, hand.start())};
    const Onto onto(view);
    for (const PlacedElement& e : bodies) {
        Pane body = ui::around(onto, e.body);
        if (e.element == hand.element())  // the ground just ahead of it is what the players look at
            body = {body.from - glm::vec2{1, 1} * (3 * view.scale),
                    body.to + glm::vec2{1, 1} * (3 * view.scale)};
        out.push_back(body);
    }
    return out;
}

}  // namespace

Ring ring_about(const Ui& ui, const plane::Box& body, const render::View& view,
                const std::vector<Pane>& others) {
    Ring out;
    out.middle = on_screen(view, body.centre);
    const float reach = least_touch(ui) / 2;
    const float half_diagonal =
        std::hypot(static_cast<float>(in_cm(body.w)), static_cast<float>(in_cm(body.d))) / 2 * view.scale;
    out.radius = std::max(half_diagonal + reach * 0.5F, 3 * reach);
    for (const double quarter : {0, 90, 270, 180}) {
        const auto bearing = static_cast<float>((in_degrees(body.heading) + quarter) * degree) + view.turn;
        const glm::vec2 knob = out.middle + glm::vec2{std::sin(bearing), -std::cos(bearing)} * out.radius;
        const Pane place = around(knob, reach);
        if (!is_inside(place, view.pane)) continue;
        const bool is_free =
            std::none_of(others.begin(), others.end(), [&](const Pane& o) { return overlap(place, o); });
        if (!out.knob) out.knob = place;
        if (!is_free) continue;
        out.knob = place;
        break;
    }
    return out;
}

void draw_ring(const Ui& ui, const Ring& ring) {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.AddCircle(im(ring.middle), ring.radius, with_alpha(colours::white, 190), 64, ui.theme.points(4));
    on.AddCircle(im(ring.middle), ring.radius, colours::pencil, 64, ui.theme.points(1.5F));
}

std::vector<Pane> line_of(const Ring& ring) {
    return panes_of_circle(ring.middle, ring.radius, breadth_of_ring);
}

void draw_knob(const Ui& ui, const Pane& knob) {
    const glm::vec2 middle = render::centre_of(knob);
    const float reach = least_touch(ui) / 2;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.AddCircleFilled(im(middle), reach, with_alpha(colours::paper(), 235));
    on.AddCircle(im(middle), reach, colours::ink(), 0, ui.theme.points(1.5F));
    constexpr float from = 0.55F, to = 5.2F;  // most of a circle, in radians
    on.PathArcTo(im(middle), reach * 0.52F, from, to, 20);
    on.PathStroke(colours::ink(), 0, ui.theme.points(2.2F));
    const glm::vec2 end = middle + glm::vec2{std::cos(to), std::sin(to)} * (reach * 0.52F);
    const glm::vec2 way{-std::sin(to), std::cos(to)};
    draw_head(on, end - way, end + way * (reach * 0.3F), colours::ink(), reach * 0.5F);
}

void HandLayer::lay_out(const Ui& ui, const Desk& desk, const std::vector<PlacedElement>& bodies,
                        const render::View& view) {
    handles_ = {};
    const std::optional<ElementAt>& picked = desk.selection.picked[0];
    if (!picked || is_pair(desk.selection) || is_dragged(desk.handling, *picked) ||
        !may_take_up(desk, *picked))
        return;
    const plane::Box body = *body_at(desk.scenario, *picked);
    std::vector<Pane> others;
    const Onto onto(view);
    for (const PlacedElement& e : bodies)
        if (e.element != *picked) others.push_back(ui::around(onto, e.body));
    for (const plaquette::Side& side : desk.scenario.sides)
        for (const plaquette::Staff& staff : side.staffs)
            if (staff.at) others.push_back(around(on_screen(view, *staff.at), least_touch(ui) / 2));
    ring_ = ring_about(ui, body, view, others);
    handles_.element = picked;
    handles_.body = spots_of(body);
    if (is_inside(around(ring_.middle, 1), view.pane))
        handles_.grip = around(ring_.middle, least_touch(ui) / 2);
    handles_.knob = ring_.knob;
}

std::vector<Pane> HandLayer::kept_clear() const {
    std::vector<Pane> out;
    if (handles_.knob) out.push_back(*handles_.knob);
    return out;
}

void HandLayer::draw_handles(Ui& ui, const render::View& view) const {
    if (!handles_.element) return;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.PushClipRect(im(view.pane.from), im(view.pane.to));
    const float reach = least_touch(ui) / 2;
    if (handles_.grip) {
        draw_grip(ui, ring_.middle, reach);
        ui.targets.note_touch("grip", *handles_.grip, *handles_.grip);
    }
    if (handles_.knob) {
        draw_knob(ui, *handles_.knob);
        ui.targets.note_touch("knob", *handles_.knob, *handles_.knob);
    }
    on.PopClipRect();
}

void HandLayer::draw(const Ui& ui, const Desk& desk, const render::View& view) const {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.PushClipRect(im(view.pane.from), im(view.pane.to));
    if (handles_.element) draw_ring(ui, ring_);
    const std::optional<Hand>& hand = desk.handling.hand;
    if (hand && hand->has_moved() && desk.handling.phase == Phase::refused) draw_refused(ui, *hand, view);
    on.PopClipRect();
}

void HandLayer::draw_tag(Ui& ui, const Desk& desk, const std::vector<PlacedElement>& bodies,
                         const render::View& view, glm::vec2 finger) const {
    const Hand& hand = *desk.handling.hand;
    const plaquette::MoveAnswer& answer = hand.attempt().answer;
    const std::string figures = figures_of(desk.lang, answer), ruled = verdict_line(desk.lang, answer);
    const std::string snapped = snaps_in_short(desk.lang, hand.attempt().snaps);
    const float pad = ui.theme.points(9), line = height_of(ui.theme.large) + ui.theme.points(3);
    const float small = height_of(ui.theme.small) + ui.theme.points(3);
    const float wide = std::max({room_for(ui.theme.large, figures).x, room_for(ui.theme.bold, ruled).x,
                                 room_for(ui.theme.small, snapped).x}) +
                       2 * pad;
    const float high = 2 * line + (snapped.empty() ? 0 : small) + pad;
    const std::vector<Pane> keep_clear = seen_beside(ui, hand, bodies, view, finger);
    FlagWish wish{{finger.x, keep_clear[0].from.y}, {0, -1}, {wide, high}};
    wish.has_leader = false;
    wish.foot = glm::clamp(wish.foot, view.pane.from, view.pane.to - glm::vec2{1, 1});
    std::vector<std::optional<Pane>> places = place_flags({&wish, 1}, {}, view.pane, keep_clear);
    if (!places[0]) places = place_flags({&wish, 1}, keep_clear, view.pane, {});
    if (!places[0]) return;
    const Pane& tag = *places[0];
    ui.targets.note("tag", tag);
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    const float round = ui.theme.points(7);
    const Colour colour = hand.is_allowed() ? colours::good() : colours::bad();
    on.AddRectFilled(im(tag.from + glm::vec2{2, 3}), im(tag.to + glm::vec2{2, 3}), rgb(0, 0, 0, 80), round);
    on.AddRectFilled(im(tag.from), im(tag.to), colours::paper(), round);
    const float first = tag.from.y + pad / 2, second = first + line;
    on.AddRectFilled({tag.from.x, second}, {tag.to.x, second + line}, colour);
    on.AddRect(im(tag.from), im(tag.to), colours::ink(), round, 0, ui.theme.points(1.5F));
    letter(on, ui.theme.large, {{tag.from.x + pad, first}, {tag.to.x - pad, second}}, figures,
           colours::ink());
    letter(on, ui.theme.bold, {{tag.from.x + pad, second}, {tag.to.x - pad, second + line}}, ruled,
           text_on(colour));
    if (!snapped.empty())
        letter(on, ui.theme.small, {{tag.from.x + pad, second + line}, {tag.to.x - pad, tag.to.y}}, snapped,
               colours::ink_soft());
}

}  // namespace bacler::ui
