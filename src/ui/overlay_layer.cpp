#include "ui/overlay_layer.hpp"

#include "ui/drawn.hpp"
#include "ui/widgets/lettering.hpp"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <iterator>
#include <string>

namespace bacler::ui {

using overlay::Drawing;
using overlay::Label;

namespace {

glm::vec2 on_screen(const render::View& view, Spot spot) {
    return render::to_screen(view, {spot.x, spot.y});
}

/// Of unit length, however the table is turned.
glm::vec2 away_on_screen(const render::View& view, const Label& label) {
    const glm::vec2 way = render::way_on_screen(view, {label.away.x, label.away.y});
    const float length = glm::length(way);
    return length > 0 ? way / length : glm::vec2{0, -1};
}

glm::vec2 size_of(const Ui& ui, const Label& label) {
    return room_for(ui.theme.bold, label.text) + glm::vec2{ui.theme.points(16), ui.theme.points(8)};
}

/// A spot outside the pane speaks from its edge, if what is drawn crosses the pane at all.
glm::vec2 brought_into(const Pane& pane, glm::vec2 point, float margin) {
    return {std::clamp(point.x, pane.from.x + margin, std::max(pane.from.x + margin, pane.to.x - margin)),
            std::clamp(point.y, pane.from.y + margin, std::max(pane.from.y + margin, pane.to.y - margin))};
}

/// The square about a staff's disc.
std::array<Spot, 4> disc_of(Spot at) {
    constexpr float reach = 1.5F;  // cm
    return {{{at.x - reach, at.y + reach},
             {at.x + reach, at.y + reach},
             {at.x + reach, at.y - reach},
             {at.x - reach, at.y - reach}}};
}

constexpr float far_from_feet = 400;  // points

bool is_on_any(const Pane& place, const std::vector<Pane>& others) {
    return std::any_of(others.begin(), others.end(), [&](const Pane& o) { return overlap(place, o); });
}

/// Is a point in a convex area, whichever way round its corners are told?
bool is_in_area(glm::vec2 point, const std::vector<glm::vec2>& area) {
    bool is_left = false, is_right = false;
    for (std::size_t i = 0; i < area.size(); ++i) {
        const glm::vec2 side = area[(i + 1) % area.size()] - area[i], to = point - area[i];
        const float turn = side.x * to.y - side.y * to.x;
        is_left = is_left || turn > 0;
        is_right = is_right || turn < 0;
    }
    return !(is_left && is_right);
}

/// What a name looks for: a place in the pane, on nothing taken and no unit, its middle in the area it names, and rather on no line.
struct Room {
    Pane pane;
    const std::vector<Pane>& taken;
    const std::vector<Pane>& units;
    const std::vector<Pane>& strokes;
    std::vector<glm::vec2> area;  ///< convex; none: anywhere
};

// So many points aside rather than on a line.
constexpr float worth_of_a_clear_name = 120;
constexpr float step_of_names = 8;  // points
// A name further from where it would stand is not looked for: it stands beside its area, with a leader.
constexpr int most_steps_of_names = 30;

/// The nearest place to where a name would stand, less what it would lie on.
std::optional<Pane> place_name(glm::vec2 from, glm::vec2 away, glm::vec2 size, const Room& room) {
    const glm::vec2 side{-away.y, away.x};
    std::optional<Pane> best;
    float least = 1e9F;
    for (int ring = 0; ring <= most_steps_of_names && static_cast<float>(ring) * step_of_names < least;
         ++ring)
        for (int ahead = -ring; ahead <= ring; ++ahead)
            for (const int aside : {ring - std::abs(ahead), std::abs(ahead) - ring}) {
                const glm::vec2 middle =
                    from +
                    (away * static_cast<float>(ahead) + side * static_cast<float>(aside)) * step_of_names;
                const Pane place{middle - size * 0.5F, middle + size * 0.5F};
                const bool is_inside = place.from.x >= room.pane.from.x && place.from.y >= room.pane.from.y &&
                                       place.to.x <= room.pane.to.x && place.to.y <= room.pane.to.y;
                if (!is_inside || !is_in_area(middle, room.area) || is_on_any(place, room.taken) ||
                    is_on_any(place, room.units))
                    continue;
                const float off = static_cast<float>(ring) * step_of_names +
                                  (is_on_any(place, room.strokes) ? worth_of_a_clear_name : 0);
                if (off >= least) continue;
                least = off;
                best = place;
            }
    return best;
}

}  // namespace

void OverlayLayer::find_strokes(const Ui& ui, const Desk& desk, const render::View& view) {
    const std::pair now{desk.measuring.changes, view};
    if (found_for_ == now) return;
    found_for_ = now;
    strokes_ = drawn_panes(desk.measuring.drawing.picture, paints_of_strokes, view, ui.theme.scale);
}

/// What labels keep off: every unit and staff of the table. Where they stand is worked out again only when any of them changed.
void OverlayLayer::find_units(const Desk& desk, const render::View& view) {
    units_.clear();
    if (desk.measuring.drawing.labels.empty()) return;
    const std::pair of{desk.grounds, desk.handling.rest_changes};
    if (bodies_of_ != of) {
        bodies_of_ = of;
        bodies_.clear();
        for (const PlacedElement& e : placed_elements(desk.scenario))
            for (const std::array<Spot, 4>& unit : placed_units(element_at(desk.scenario, e.element)))
                bodies_.push_back(unit);
        for (const plaquette::Side& side : desk.scenario.sides)
            for (const plaquette::Staff& staff : side.staffs)
                if (staff.at) bodies_.push_back(disc_of(spot_of(*staff.at)));
    }
    const Onto onto(view);
    for (const std::array<Spot, 4>& body : bodies_)
        if (const Pane unit = around(onto, body); overlap(unit, view.pane)) units_.push_back(unit);
}

/// Names have one area to stand in, so they choose before figures; one that finds no room there stands beside it like a figure.
void OverlayLayer::place_names(const Ui& ui, const Desk& desk, const render::View& view,
                               const std::vector<Pane>& kept_clear) {
    const std::vector<Label>& labels = desk.measuring.drawing.labels;
    std::vector<Pane> taken = kept_clear;
    taken.insert(taken.end(), ends_.begin(), ends_.end());
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (labels[i].kind != Label::Kind::name) continue;
        Room room{view.pane, taken, units_, strokes_, {}};
        for (const Spot& corner : labels[i].area) room.area.push_back(on_screen(view, corner));
        places_[i] = place_name(on_screen(view, labels[i].at), away_on_screen(view, labels[i]),
                                size_of(ui, labels[i]), room);
        if (places_[i]) taken.push_back(*places_[i]);
    }
}

/// Where figures will stand at the most: what lies elsewhere need not be looked at.
Pane OverlayLayer::around_feet(float margin) const {
    Pane out{{1e6F, 1e6F}, {-1e6F, -1e6F}};
    for (const glm::vec2 foot : feet_) out = {glm::min(out.from, foot), glm::max(out.to, foot)};
    return {out.from - margin, out.to + margin};
}

void OverlayLayer::place(const Ui& ui, const Desk& desk, const render::View& view,
                         const std::vector<Pane>& kept_clear) {
    const std::vector<Label>& labels = desk.measuring.drawing.labels;
    find_strokes(ui, desk, view);
    find_units(desk, view);
    feet_.clear();
    ends_.clear();
    places_.assign(labels.size(), std::nullopt);
    for (const Label& label : labels) {
        feet_.push_back(brought_into(view.pane, on_screen(view, label.at), ui.theme.points(2)));
        const glm::vec2 reach{ui.theme.points(6), ui.theme.points(6)};
        if (label.kind == Label::Kind::figure) ends_.push_back({feet_.back() - reach, feet_.back() + reach});
    }
    if (!go_along(ui, desk, view, kept_clear)) {
        is_slip_.assign(labels.size(), false);
        place_names(ui, desk, view, kept_clear);
        place_figures(ui, desk, view, kept_clear);
    }
    of_last_ = {view, desk.measuring.changes, feet_, places_};
    find_lines(ui);
}

/// While the view moves, or a piece under a finger, words go along with what they belong to and look for places once it rests; of a
/// piece also where they come upon something.
bool OverlayLayer::go_along(const Ui& ui, const Desk& desk, const render::View& view,
                            const std::vector<Pane>& kept_clear) {
    const std::vector<Label>& labels = desk.measuring.drawing.labels;
    const std::optional<Hand>& hand = desk.handling.hand;
    const bool moves = view != of_last_.view && of_last_.changes == desk.measuring.changes;
    const bool is_held = view == of_last_.view && hand && is_dragged(desk.handling, hand->element());
    if ((!moves && !is_held) || feet_.size() != of_last_.feet.size()) return false;
    std::vector<std::optional<Pane>> moved(feet_.size());
    for (std::size_t i = 0; i < feet_.size(); ++i) {
        if (labels[i].kind == Label::Kind::figure && !is_slip_[i]) return false;  // another label now
        if (!of_last_.places[i]) continue;
        const glm::vec2 middle = render::centre_of(*of_last_.places[i]) + feet_[i] - of_last_.feet[i];
        const glm::vec2 half = size_of(ui, labels[i]) * 0.5F;
        moved[i] = Pane{middle - half, middle + half};
    }
    std::vector<Pane> taken = kept_clear;
    taken.insert(taken.end(), ends_.begin(), ends_.end());
    std::vector<std::optional<Pane>> clear = still_clear(moved, view.pane, taken);
    if (is_held && clear != moved) return false;
    places_ = std::move(clear);
    return true;
}

void OverlayLayer::place_figures(const Ui& ui, const Desk& desk, const render::View& view,
                                 const std::vector<Pane>& kept_clear) {
    const std::vector<Label>& labels = desk.measuring.drawing.labels;
    std::vector<FlagWish> wishes;
    std::vector<std::size_t> figures;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (places_[i]) continue;
        is_slip_[i] = true;
        wishes.push_back({feet_[i], away_on_screen(view, labels[i]), size_of(ui, labels[i]),
                          ui.theme.points(far_from_feet / 2)});
        figures.push_back(i);
    }
    std::vector<Pane> off = kept_clear;
    const std::vector<Pane> names = taken();
    off.insert(off.end(), names.begin(), names.end());
    const std::vector<std::optional<Pane>> found = found_room(ui, view, wishes, off);
    for (std::size_t i = 0; i < found.size(); ++i) places_[figures[i]] = found[i];
}

std::vector<std::optional<Pane>> OverlayLayer::found_room(const Ui& ui, const render::View& view,
                                                          const std::vector<FlagWish>& wishes,
                                                          const std::vector<Pane>& off) {
    std::vector<Pane> bodies = ends_, lines;
    const Pane near = around_feet(ui.theme.points(far_from_feet));
    const auto is_near = [&](const Pane& other) { return overlap(near, other); };
    std::copy_if(units_.begin(), units_.end(), std::back_inserter(bodies), is_near);
    std::copy_if(strokes_.begin(), strokes_.end(), std::back_inserter(lines), is_near);
    std::vector<std::optional<Pane>> found =
        figures_.of(wishes, std::move(bodies), view.pane, off, std::move(lines));
    // A figure that finds no room near stands wherever there is some.
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (found[i] || !contains(view.pane, wishes[i].foot)) continue;
        std::vector<Pane> all = off;
        for (const std::optional<Pane>& other : found)
            if (other) all.push_back(*other);
        FlagWish anywhere = wishes[i];
        anywhere.farthest = FlagWish{}.farthest;
        found[i] = place_flags({&anywhere, 1}, {}, view.pane, all).front();
    }
    return found;
}

std::vector<Pane> OverlayLayer::taken() const {
    std::vector<Pane> out;
    for (const std::optional<Pane>& p : places_)
        if (p) out.push_back(*p);
    return out;
}

std::optional<glm::vec2> OverlayLayer::start_of_leader(const Ui& ui, std::size_t label) const {
    if (!places_[label] || !is_slip_[label]) return std::nullopt;
    const glm::vec2 start = nearest_point(*places_[label], feet_[label]);
    if (glm::distance(start, feet_[label]) <= ui.theme.points(10)) return std::nullopt;
    return start;
}

void OverlayLayer::find_lines(const Ui& ui) {
    lines_ = strokes_;
    for (std::size_t i = 0; i < places_.size(); ++i)
        if (const std::optional<glm::vec2> start = start_of_leader(ui, i)) {
            const std::vector<Pane> leader = panes_of_line(*start, feet_[i], ui.theme.points(3.5F));
            lines_.insert(lines_.end(), leader.begin(), leader.end());
        }
}

/// Does a stroke, or the leader of another, run where a name stands?
bool OverlayLayer::is_run_through(const Ui& ui, std::size_t label) const {
    const Pane& where = *places_[label];
    if (is_on_any(where, strokes_)) return true;
    for (std::size_t i = 0; i < places_.size(); ++i)
        if (const std::optional<glm::vec2> start = start_of_leader(ui, i);
            start && i != label && crosses(where, *start, feet_[i]))
            return true;
    return false;
}

void OverlayLayer::draw_leaders(const Ui& ui, const Desk& desk) const {
    const Drawing& drawing = desk.measuring.drawing;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    const Beneath beneath;
    for (std::size_t i = 0; i < places_.size() && i < drawing.labels.size(); ++i) {
        const std::optional<glm::vec2> from = start_of_leader(ui, i);
        if (!from) continue;
        const glm::vec2 start = *from;
        const Colour colour = colour_of_tone(drawing.labels[i].tone);
        on.AddLine(im(start), im(feet_[i]), colours::slip, ui.theme.points(3.5F));
        on.AddLine(im(start), im(feet_[i]), colour, ui.theme.points(1.2F));
    }
}

void OverlayLayer::draw(Ui& ui, const Desk& desk) const {
    draw_leaders(ui, desk);
    const Drawing& drawing = desk.measuring.drawing;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    for (std::size_t i = 0; i < places_.size() && i < drawing.labels.size(); ++i) {
        if (!places_[i]) continue;
        const Label& label = drawing.labels[i];
        const Pane& where = *places_[i];
        const Colour colour = colour_of_tone(label.tone);
        ui.targets.note("label." + std::to_string(i), where);
        if (!is_slip_[i]) {
            // Where a line cannot be avoided, it runs behind a slip rather than through the letters.
            if (is_run_through(ui, i))
                on.AddRectFilled(im(where.from), im(where.to), with_alpha(colours::slip, 235),
                                 ui.theme.points(5));
            letter_with_halo(on, ui.theme.bold, render::centre_of(where), label.text, colour,
                             rgb(252, 250, 242, 220));
            continue;
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
