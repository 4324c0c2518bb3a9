#include "ui/overlay_layer.hpp"

#include "ui/widgets/lettering.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <string>

namespace bacler::ui {

using overlay::Drawing;
using overlay::Label;

namespace {

glm::vec2 on_screen(const render::View& view, Spot spot) {
    return render::to_screen(view, {spot.x, spot.y});
}

/// On the screen the table's far edge is up.
glm::vec2 away_on_screen(const Label& label) {
    return {label.away.x, -label.away.y};
}

glm::vec2 size_of(const Ui& ui, const Label& label) {
    return room_for(ui.theme.bold, label.text) + glm::vec2{ui.theme.points(16), ui.theme.points(8)};
}

/// A spot outside the pane speaks from its edge, if what is drawn crosses the pane at all.
glm::vec2 brought_into(const Pane& pane, glm::vec2 point, float margin) {
    return {std::clamp(point.x, pane.from.x + margin, std::max(pane.from.x + margin, pane.to.x - margin)),
            std::clamp(point.y, pane.from.y + margin, std::max(pane.from.y + margin, pane.to.y - margin))};
}

/// What names of zones keep off: every unit, as it stands on the screen.
std::vector<Pane> units_on_screen(const plaquette::Scenario& scenario, const render::View& view) {
    std::vector<Pane> out;
    for (const PlacedElement& e : placed_elements(scenario))
        for (const std::array<Spot, 4>& unit : placed_units(element_at(scenario, e.element))) {
            Pane pane{on_screen(view, unit[0]), on_screen(view, unit[0])};
            for (const Spot& s : unit) {
                const glm::vec2 p = on_screen(view, s);
                pane = {{std::min(pane.from.x, p.x), std::min(pane.from.y, p.y)},
                        {std::max(pane.to.x, p.x), std::max(pane.to.y, p.y)}};
            }
            out.push_back(pane);
        }
    return out;
}

/// What a name looks for: a place in the pane, on nothing taken, and rather on no unit.
struct Room {
    Pane pane;
    const std::vector<Pane>& units;
    const std::vector<Pane> taken;
};

/// The first free place along a name's line, so that it never stands in another zone than it names; on a unit if there is no other.
std::optional<Pane> place_name(glm::vec2 from, glm::vec2 away, glm::vec2 size, const Room& room) {
    const glm::vec2 span = render::size_of(room.pane);
    const auto is_on_any = [](const Pane& place, const std::vector<Pane>& others) {
        return std::any_of(others.begin(), others.end(), [&](const Pane& o) { return overlap(place, o); });
    };
    std::optional<Pane> on_a_unit;
    constexpr float step = 4;
    for (float off = 0; off < span.x + span.y; off += step) {
        const glm::vec2 middle = from + away * off;
        const Pane place{middle - size * 0.5F, middle + size * 0.5F};
        const bool is_inside = place.from.x >= room.pane.from.x && place.from.y >= room.pane.from.y &&
                               place.to.x <= room.pane.to.x && place.to.y <= room.pane.to.y;
        if (!is_inside || is_on_any(place, room.taken)) continue;
        if (!is_on_any(place, room.units)) return place;
        if (!on_a_unit) on_a_unit = place;
    }
    return on_a_unit;
}

}  // namespace

void OverlayLayer::place(const Ui& ui, const Desk& desk, const render::View& view,
                         const std::vector<Pane>& kept_clear) {
    const std::vector<Label>& labels = desk.measuring.drawing.labels;
    feet_.clear();
    places_.assign(labels.size(), std::nullopt);
    std::vector<Pane> clear;  // where lines end that figures belong to
    for (const Label& label : labels) {
        feet_.push_back(brought_into(view.pane, on_screen(view, label.at), ui.theme.points(2)));
        const glm::vec2 reach{ui.theme.points(6), ui.theme.points(6)};
        if (label.kind == Label::Kind::figure) clear.push_back({feet_.back() - reach, feet_.back() + reach});
    }
    std::vector<FlagWish> wishes;
    std::vector<std::size_t> figures;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (labels[i].kind != Label::Kind::figure) continue;
        wishes.push_back({feet_[i], away_on_screen(labels[i]), size_of(ui, labels[i])});
        figures.push_back(i);
    }
    const std::vector<std::optional<Pane>> found = place_flags(wishes, clear, view.pane, kept_clear);
    for (std::size_t i = 0; i < found.size(); ++i) places_[figures[i]] = found[i];
    // Figures have chosen before names.
    const std::vector<Pane> units = units_on_screen(desk.scenario, view);
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (labels[i].kind == Label::Kind::name)
            places_[i] = place_name(on_screen(view, labels[i].at), away_on_screen(labels[i]),
                                    size_of(ui, labels[i]), {view.pane, units, taken()});
}

std::vector<Pane> OverlayLayer::taken() const {
    std::vector<Pane> out;
    for (const std::optional<Pane>& p : places_)
        if (p) out.push_back(*p);
    return out;
}

void OverlayLayer::draw(Ui& ui, const Desk& desk) const {
    const Drawing& drawing = desk.measuring.drawing;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    for (std::size_t i = 0; i < places_.size() && i < drawing.labels.size(); ++i) {
        if (!places_[i]) continue;
        const Label& label = drawing.labels[i];
        const Pane& where = *places_[i];
        const Colour colour = colour_of_tone(label.tone);
        ui.targets.note("label." + std::to_string(i), where);
        if (label.kind == Label::Kind::name) {
            letter_with_halo(on, ui.theme.bold, render::centre_of(where), label.text, colour,
                             rgb(252, 250, 242, 220));
            continue;
        }
        const glm::vec2 start = nearest_point(where, feet_[i]);
        if (glm::distance(start, feet_[i]) > ui.theme.points(10)) {
            on.AddLine(im(start), im(feet_[i]), colours::slip, ui.theme.points(3.5F));
            on.AddLine(im(start), im(feet_[i]), colour, ui.theme.points(1.2F));
        }
        const float round = ui.theme.points(5);
        on.AddRectFilled(im(where.from), im(where.to), with_alpha(colours::slip, 240), round);
        on.AddRect(im(where.from), im(where.to), colour, round, 0, ui.theme.points(2));
        letter(on, ui.theme.bold, where, label.text, colour);
    }
}

render::View view_on(const Drawing& drawing, const render::View& now, const Theme& theme) {
    const glm::vec2 from{drawing.ground[0].x, drawing.ground[0].y},
        to{drawing.ground[1].x, drawing.ground[1].y};
    const float margin = theme.points(64);
    glm::vec2 low = render::to_screen(now, from), high = low;
    for (const glm::vec2 corner : {to, glm::vec2{from.x, to.y}, glm::vec2{to.x, from.y}}) {
        low = glm::min(low, render::to_screen(now, corner));
        high = glm::max(high, render::to_screen(now, corner));
    }
    const glm::vec2 room = render::size_of(now.pane), size = high - low;
    const float edge = theme.points(20);
    const bool is_in_view = low.x >= now.pane.from.x + edge && low.y >= now.pane.from.y + edge &&
                            high.x <= now.pane.to.x - edge && high.y <= now.pane.to.y - edge;
    const bool is_large = size.x >= room.x / 3 || size.y >= room.y / 3;
    if (is_in_view && is_large) return now;
    constexpr float least = 0.5F;  // cm about a single point
    render::View view = render::view_of(from - glm::vec2{least, least}, to + glm::vec2{least, least},
                                        now.pane, margin, now.turn);
    view.scale = std::min(view.scale, theme.points(28));
    return view;
}

}  // namespace bacler::ui
