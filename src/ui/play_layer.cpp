#include "ui/play_layer.hpp"

#include "ui/hand_words.hpp"
#include "ui/order_cards.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/lettering.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace bacler::ui {

namespace {

float reach_of_disc(const Ui& ui) {
    return std::max(least_touch(ui) / 2, ui.theme.points(20));
}

glm::vec2 on_screen(const render::View& view, TablePoint p) {
    return render::to_screen(view, {in_cm(p.x), in_cm(p.y)});
}

void outline(const Ui& ui, const render::View& view, const plane::Box& box, Colour colour, float thick) {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    std::array<ImVec2, 4> corners;
    std::array<glm::vec2, 4> c;
    for (std::size_t i = 0; i < 4; ++i) c[i] = on_screen(view, plane::corners(box)[i]);
    // Outside the box, so that it never covers what it frames.
    const float off = ui.theme.points(thick / 2 + 1.5F);
    const auto way = [](glm::vec2 from, glm::vec2 to) {
        return glm::distance(from, to) > 0.01F ? glm::normalize(to - from) : glm::vec2{0, 0};
    };
    const glm::vec2 ahead = way(c[3], c[0]) * off, right = way(c[0], c[1]) * off;
    corners = {im(c[0] + ahead - right), im(c[1] + ahead + right), im(c[2] - ahead + right),
               im(c[3] - ahead - right)};
    on.AddPolyline(corners.data(), 4, colours::pencil, ImDrawFlags_Closed, ui.theme.points(thick + 2));
    on.AddPolyline(corners.data(), 4, colour, ImDrawFlags_Closed, ui.theme.points(thick));
}

/// The piece that a sheet is about: put right, or compared with the real table. Empty for none.
std::string piece_in_question(const Desk& desk) {
    const std::optional<Decreeing>& sheet = desk.playing->decreeing;
    if (!sheet) return looked_piece(desk);
    return sheet->piece ? sheet->piece->piece : std::string();
}

/// The bodies of those that may move now, and of what is picked.
void draw_marks(const Ui& ui, const Desk& desk, const render::View& view) {
    const Playing& p = *desk.playing;
    const std::string looked = piece_in_question(desk);
    for (const PlacedElement& e : placed_elements(desk.scenario)) {
        const plane::Box body = *body_at(desk.scenario, e.element);
        const std::string& id = element_at(desk.scenario, e.element).id;
        if (id == p.from || id == p.to || id == p.on || id == looked)
            outline(ui, view, body, colours::white, 4);
        else if (may_drag(desk, e.element))
            outline(ui, view, body, rgb(250, 214, 92), 3);
    }
}

/// The right-hand side of a body on the screen, where its orders lie. None without a place.
std::optional<glm::vec2> side_of(const Ui& ui, const Desk& desk, const render::View& view,
                                 const std::string& id) {
    for (const PlacedElement& e : placed_elements(desk.scenario)) {
        if (element_at(desk.scenario, e.element).id != id) continue;
        const plane::Box body = *body_at(desk.scenario, e.element);
        glm::vec2 right = on_screen(view, body.centre);
        for (const TablePoint corner : plane::corners(body))
            right.x = std::max(right.x, on_screen(view, corner).x);
        return right;
    }
    for (const plaquette::Side& side : desk.scenario.sides)
        for (const plaquette::Staff& staff : side.staffs)
            if (staff.id == id && staff.at)
                return on_screen(view, *staff.at) + glm::vec2{reach_of_disc(ui), 0};
    return std::nullopt;
}

}  // namespace

void PlayLayer::draw_chits(Ui& ui, const Desk& desk, const render::View& view) {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    std::map<std::string, int> lying;
    std::map<std::string, float> used;
    const glm::vec2 back = size_of_card_back(ui) * 0.5F, face = size_of_card_face(ui) * 0.5F;
    for (const plaquette::Chit& chit : battle_now(desk).chits) {
        const int place = lying[chit.beside]++;
        float& taken = used[chit.beside];
        const std::optional<glm::vec2> right = side_of(ui, desk, view, chit.beside);
        if (!right) continue;
        const glm::vec2 half = chit.order ? face : back;
        const glm::vec2 middle = *right + glm::vec2{taken + half.x + ui.theme.points(3), 0};
        taken += 2 * half.x + ui.theme.points(2);
        chits_.push_back({middle - half, middle + half});
        const std::string name = chit.beside + "." + std::to_string(place);
        if (chit.order)
            draw_card_face(ui, on, "order." + name, chits_.back(), colour_of_side(desk.scenario, chit.side),
                           word_on_chit(desk.lang, battle_now(desk), *chit.order));
        else
            draw_card_back(ui, on, "chit." + name, chits_.back());
    }
}

void PlayLayer::draw_staffs(Ui& ui, const Desk& desk, const render::View& view) {
    const plaquette::Battle& battle = battle_now(desk);
    const Playing& p = *desk.playing;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    const float reach = reach_of_disc(ui);
    const std::string looked = piece_in_question(desk);
    for (std::size_t s = 0; s < desk.scenario.sides.size(); ++s)
        for (std::size_t i = 0; i < desk.scenario.sides[s].staffs.size(); ++i) {
            const plaquette::Staff& staff = desk.scenario.sides[s].staffs[i];
            if (!staff.at) continue;
            const glm::vec2 middle = on_screen(view, *staff.at);
            if (!contains(view.pane, middle)) continue;
            const Pane disc{middle - glm::vec2{reach, reach}, middle + glm::vec2{reach, reach}};
            discs_.push_back({staff.id, disc});
            ui.targets.note_touch("staff." + staff.id, disc, disc);
            const Colour colour = colour_of_side(desk.scenario, s);
            const bool is_picked = staff.id == p.from || staff.id == p.to || staff.id == looked;
            const bool may_ride = !p.looked_at && may_be_moved(battle, s, i);
            on.AddCircleFilled(im(middle), reach, with_alpha(colours::white, 225));
            on.AddCircle(im(middle), reach - ui.theme.points(1.5F),
                         is_picked  ? colours::pencil
                         : may_ride ? rgb(250, 214, 92)
                                    : colour,
                         0, ui.theme.points(is_picked ? 5 : 3));
            const float inset = reach * 0.28F;
            const Pane upper{disc.from + glm::vec2{inset, inset}, {disc.to.x - inset, middle.y}};
            const Pane lower{{disc.from.x, middle.y}, disc.to - glm::vec2{0, inset}};
            const bool shows_orders = battle.stage == plaquette::Stage::placing && !p.looked_at;
            letter(on, shows_orders ? ui.theme.small : ui.theme.bold, shows_orders ? upper : disc, staff.id,
                   mixed(colour, colours::pencil, 0.5F));
            if (shows_orders)
                letter(on, ui.theme.bold, lower, std::to_string(orders_left(battle, s, i)), colours::pencil);
        }
}

void PlayLayer::draw(Ui& ui, const Desk& desk, const render::View& view) {
    discs_.clear();
    chits_.clear();
    if (!desk.playing) return;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.PushClipRect(im(view.pane.from), im(view.pane.to));
    draw_marks(ui, desk, view);
    draw_staffs(ui, desk, view);
    if (!desk.playing->looked_at) draw_chits(ui, desk, view);
    on.PopClipRect();
}

void PlayLayer::draw_ride(Ui& ui, const Desk& desk, const render::View& view) const {
    if (!desk.playing || !desk.playing->ride) return;
    const Ride& ride = *desk.playing->ride;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.PushClipRect(im(view.pane.from), im(view.pane.to));
    const glm::vec2 from = on_screen(view, ride.from), to = on_screen(view, ride.at);
    const Colour colour = ride.is_allowed ? colours::good() : colours::bad();
    const float reach = reach_of_disc(ui);
    on.AddLine(im(from), im(to), with_alpha(colours::white, 200), ui.theme.points(6));
    on.AddLine(im(from), im(to), colour, ui.theme.points(3));
    on.AddCircleFilled(im(to), reach, with_alpha(colours::white, 225));
    on.AddCircle(im(to), reach - ui.theme.points(1.5F), colour, 0, ui.theme.points(4));
    letter(on, ui.theme.bold, {to - glm::vec2{reach, reach}, to + glm::vec2{reach, reach}}, ride.staff,
           colours::pencil);
    const double way =
        std::hypot(in_cm(ride.at.x) - in_cm(ride.from.x), in_cm(ride.at.y) - in_cm(ride.from.y));
    const glm::vec2 above{to.x, std::max(view.pane.from.y + ui.theme.points(16), to.y - 2 * reach)};
    letter_with_halo(on, ui.theme.large, above, screen_cm(desk.lang, length_from_cm(way)), colours::white,
                     colour);
    on.PopClipRect();
}

std::optional<std::string> PlayLayer::staff_at(glm::vec2 point) const {
    for (const Disc& disc : discs_)
        if (contains(disc.where, point)) return disc.staff;
    return std::nullopt;
}

std::vector<Pane> PlayLayer::kept_clear() const {
    std::vector<Pane> out = chits_;
    for (const Disc& disc : discs_) out.push_back(disc.where);
    return out;
}

}  // namespace bacler::ui
