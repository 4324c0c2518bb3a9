#include "ui/table_layer.hpp"

#include "ui/drawn.hpp"
#include "ui/in_question.hpp"
#include "ui/widgets/lettering.hpp"
#include "ui/words.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace bacler::ui {

namespace {

glm::vec2 on_screen(const render::View& view, Spot spot) {
    return render::to_screen(view, {spot.x, spot.y});
}

Pane around(const render::View& view, const std::array<Spot, 4>& body) {
    Pane out{on_screen(view, body[0]), on_screen(view, body[0])};
    for (const Spot& s : body) {
        const glm::vec2 p = on_screen(view, s);
        out.from = {std::min(out.from.x, p.x), std::min(out.from.y, p.y)};
        out.to = {std::max(out.to.x, p.x), std::max(out.to.y, p.y)};
    }
    return out;
}

Pane around_point(glm::vec2 middle, float reach) {
    return {middle - glm::vec2{reach, reach}, middle + glm::vec2{reach, reach}};
}

/// What of the view's pane the table lies in.
Pane table_pane(const Desk& desk, const render::View& view) {
    const auto wide = static_cast<float>(in_cm(desk.scenario.width)),
               deep = static_cast<float>(in_cm(desk.scenario.depth));
    const Pane table = around(view, {Spot{0, 0}, Spot{wide, 0}, Spot{wide, deep}, Spot{0, deep}});
    return {glm::max(table.from, view.pane.from), glm::min(table.to, view.pane.to)};
}

constexpr float reach_of_staff = 1.5F;  // cm of the table

std::vector<Pane> staff_panes(const Desk& desk, const render::View& view) {
    std::vector<Pane> out;
    for (const plaquette::Side& side : desk.scenario.sides)
        for (const plaquette::Staff& staff : side.staffs)
            if (staff.at)
                out.push_back(around_point(on_screen(view, spot_of(*staff.at)), reach_of_staff * view.scale));
    return out;
}

std::optional<Pane> shifted(const std::optional<Pane>& what, glm::vec2 by) {
    return what ? std::optional(Pane{what->from + by, what->to + by}) : std::nullopt;
}

struct FlagText {
    ElementAt element;
    TwoLines lines;
};

const glm::vec2 about_a_name{12, 3};           // points: two names side by side would read as one
constexpr float farthest_name = 56;            // points: a name further off belongs to nothing
constexpr float farthest_name_of_ground = 90;  // points: ground is large, its name may stand outside it
constexpr float strip_of_flag = 15;            // points: order and fatigue, while a game is played

/// Along the foot of a flag: the order its element is under, and a pip for each point of fatigue.
void draw_strip(const Ui& ui, const Desk& desk, ElementAt element, const Pane& where, Colour colour) {
    const plaquette::Element& e = element_at(desk.scenario, element);
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    const float margin = ui.theme.points(4), pip = ui.theme.points(3);
    on.AddRectFilled({where.from.x + margin / 2, where.from.y},
                     {where.to.x - margin / 2, where.to.y - margin / 2}, colours::paper(), ui.theme.points(3),
                     ImDrawFlags_RoundCornersBottom);
    const float pips = static_cast<float>(e.fatigue) * pip * 2.6F;
    const Pane word_pane{where.from + glm::vec2{margin, 0},
                         {where.to.x - margin - pips, where.to.y - margin / 2}};
    letter(on, ui.theme.small, word_pane, short_word(desk.lang, e.stance),
           mixed(colour, colours::ink(), 0.6F), {e.fatigue > 0 ? 0.0F : 0.5F, 0.5F});
    for (int i = 0; i < e.fatigue; ++i)
        on.AddCircleFilled({where.to.x - margin - pip * (1 + 2.6F * static_cast<float>(i)),
                            (where.from.y + where.to.y - margin / 2) / 2},
                           pip, colours::bad());
}

void draw_leader(const Ui& ui, const Desk& desk, const FlagText& text, const Pane& where, glm::vec2 foot) {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    const Beneath beneath;
    const Colour colour = mixed(colour_of_side(desk.scenario, text.element.side), colours::pencil, 0.3F);
    const float thick = ui.theme.points(1.5F);
    const glm::vec2 start = nearest_point(where, foot);
    on.AddLine(im(start), im(foot), with_alpha(colours::white, 170), 2.5F * thick);
    on.AddLine(im(start), im(foot), colour, thick);
    on.AddCircleFilled(im(foot), 2.2F * thick, colour);
}

void draw_flag(const Ui& ui, const Desk& desk, const FlagText& text, const Pane& where) {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    const Colour colour = colour_of_side(desk.scenario, text.element.side);
    const bool picked = is_picked(desk.selection, text.element);
    const float thick = ui.theme.points(1.5F), round = ui.theme.points(5);
    on.AddRectFilled({where.from.x + thick, where.from.y + 2 * thick},
                     {where.to.x + thick, where.to.y + 2 * thick}, rgb(0, 0, 0, 60), round);
    on.AddRectFilled(im(where.from), im(where.to), colour, round);
    on.AddRect(im(where.from), im(where.to), colours::pencil, round, 0, picked ? 4 * thick : 2 * thick);
    on.AddRect(im(where.from), im(where.to), colours::white, round, 0, picked ? 2 * thick : 0.7F * thick);
    const Colour letters = text_on(colour);
    const glm::vec2 margin{ui.theme.points(5), ui.theme.points(2)};
    Pane inside{where.from + margin, where.to - margin};
    if (desk.playing) {
        inside.to.y = where.to.y - ui.theme.points(strip_of_flag);
        draw_strip(ui, desk, text.element, {{where.from.x, inside.to.y}, where.to}, colour);
    }
    letter_lines(on, text.lines.second.empty() ? ui.theme.bold : ui.theme.small, inside, text.lines, letters);
}

/// What asks for a flag: an element, its words, and where it would stand. Those without a place stand in the corner.
struct Wanted {
    FlagText text;
    FlagWish wish;
    bool has_place{true};
};

/// A disc on each unit for its weight; none at all where they would lie on one another or hide whom they are on: those who come nearer
/// see them.
std::vector<Pane> weight_discs(const Ui& ui, const std::vector<std::array<Spot, 4>>& units,
                               const render::View& view) {
    std::vector<Pane> out;
    for (const std::array<Spot, 4>& unit : units) {
        const glm::vec2 room = render::size_of(around(view, unit));
        const float radius =
            std::clamp(std::min(room.x, room.y) / 2, ui.theme.points(10), ui.theme.points(14));
        if (std::min(room.x, room.y) < 1.6F * radius) return {};
        out.push_back(around_point(on_screen(view, within(unit, 0.5F, 0.5F)), radius));
        for (std::size_t i = 0; i + 1 < out.size(); ++i)
            if (glm::distance(render::centre_of(out[i]), render::centre_of(out.back())) < 2 * radius)
                return {};
    }
    return out;
}

Wanted wanted(const Ui& ui, const Desk& desk, ElementAt element) {
    const float least = std::max(flag_mm * ui.points_per_mm, ui.theme.points(34));
    Wanted w;
    w.text = {element, on_two_lines(ui.theme.small, name_of(desk, element), ui.theme.points(60))};
    const bool is_one_line = w.text.lines.second.empty();
    const float wide = std::max(room_for(is_one_line ? ui.theme.bold : ui.theme.small, w.text.lines.first).x,
                                room_for(ui.theme.small, w.text.lines.second).x);
    const float strip = desk.playing ? ui.theme.points(strip_of_flag) : 0;
    w.wish.size = {std::max(least, wide + ui.theme.points(14)), least + strip};
    return w;
}

Wanted wanted(const Ui& ui, const Desk& desk, const PlacedElement& e, const render::View& view) {
    Wanted w = wanted(ui, desk, e.element);
    w.wish.foot = on_screen(view, e.foot);
    const glm::vec2 way = on_screen(view, within(e.body, 0.5F, 1)) - on_screen(view, within(e.body, 0.5F, 0));
    if (glm::length(way) > 0.01F) w.wish.away = glm::normalize(way);
    return w;
}

}  // namespace

/// What places are sought among.
struct TableLayer::Placing {
    const render::View& view;
    Beside beside;
    const std::vector<PlacedElement>& elements;
    bool stays{false};  ///< nothing seeks a place: a piece is dragged over a view that lies still
    bool moves{false};  ///< nor while the view moves: all goes along with what it belongs to
};

void TableLayer::draw(Ui& ui, const Desk& desk, const render::View& view, Beside beside) {
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    on.PushClipRect(im(view.pane.from), im(view.pane.to));
    placed_.read(desk);
    Placing placing{view, std::move(beside), placed_.elements()};
    const Handling& h = desk.handling;
    placing.moves = drawn_in_ && !(*drawn_in_ == view);
    placing.stays = h.hand && h.phase == Handling::Phase::dragged && drawn_in_ == view;
    read_labels(desk);
    draw_flags(ui, desk, placing);
    draw_weights(ui, desk, view);
    draw_labels(ui, desk, placing);
    drawn_in_ = view;
    on.PopClipRect();
}

void TableLayer::read_labels(const Desk& desk) {
    const std::pair<std::uint64_t, std::uint64_t> of{desk.grounds, desk.handling.rest_changes};
    if (labels_in_ == desk.lang && labels_of_ == of) return;
    labels_in_ = desk.lang;
    labels_of_ = of;
    labels_ = board_labels(desk.lang, desk.scenario);
}

/// What names keep off: all that is drawn on the table, and each staff's disc.
std::vector<Pane> TableLayer::taken_from_names(const Ui& ui, const Desk& desk, const Placing& placing) const {
    std::vector<Pane> taken = placing.beside.kept_clear;
    const auto add = [&](const std::vector<Pane>& more) {
        taken.insert(taken.end(), more.begin(), more.end());
    };
    add(placing.beside.taken);
    add(placing.beside.drawn);
    for (const Flag& flag : flags_) {
        taken.push_back(flag.where);
        if (flag.foot)
            add(panes_of_line(nearest_point(flag.where, *flag.foot), *flag.foot, ui.theme.points(3)));
    }
    for (const PlacedElement& e : placing.elements) taken.push_back(around(placing.view, e.body));
    add(staff_panes(desk, placing.view));
    return taken;
}

/// Names give way to the flags and to one another, and rather stand on no edge of the ground; a staff's is its id where there is no room
/// for more, and what finds no room near is left out.
void TableLayer::place_labels(const Ui& ui, const Desk& desk, const Placing& placing) {
    std::vector<Pane> taken = taken_from_names(ui, desk, placing);
    const Pane pane = table_pane(desk, placing.view);
    const auto wish_for = [&](const BoardLabel& label, const std::string& text) {
        const bool of_staff = label.kind == BoardLabel::Kind::staff;
        const float below = of_staff ? reach_of_staff * placing.view.scale - ui.theme.points(4) : 0;
        FlagWish wish{on_screen(placing.view, label.at) + glm::vec2{0, below},
                      {0, of_staff ? 1.0F : 0.0F},
                      room_for(ui.theme.small, text) + about_a_name * ui.theme.scale,
                      ui.theme.points(of_staff ? farthest_name : farthest_name_of_ground)};
        wish.has_leader = false;
        return wish;
    };
    std::vector<FlagWish> wishes;
    for (const BoardLabel& label : labels_) wishes.push_back(wish_for(label, label.text));
    const std::vector<Pane>& edges = edges_.of(desk, placing.view, ui.theme.scale);
    names_ = label_places_.of(std::move(wishes), {}, pane, taken, edges);
    for (const std::optional<Pane>& name : names_)
        if (name) taken.push_back(*name);
    std::vector<FlagWish> brief;
    is_brief_.assign(labels_.size(), false);
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        is_brief_[i] = !names_[i] && !labels_[i].brief.empty();
        if (is_brief_[i]) brief.push_back(wish_for(labels_[i], labels_[i].brief));
    }
    const std::vector<std::optional<Pane>>& found =
        brief_places_.of(std::move(brief), {}, pane, std::move(taken), edges);
    for (std::size_t i = 0, next = 0; i < labels_.size(); ++i)
        if (is_brief_[i]) names_[i] = found[next++];
}

void TableLayer::carry_names(const Placing& placing, const std::vector<glm::vec2>& before) {
    std::vector<Pane> taken = placing.beside.taken;
    for (const Flag& flag : flags_) taken.push_back(flag.where);
    for (std::size_t i = 0; i < names_.size(); ++i) names_[i] = shifted(names_[i], name_feet_[i] - before[i]);
    names_ = still_clear(std::move(names_), placing.view.pane, taken);
}

/// Names go along with what they name while the view moves, and find places once it rests.
void TableLayer::draw_labels(Ui& ui, const Desk& desk, const Placing& placing) {
    const std::vector<glm::vec2> before = std::exchange(name_feet_, {});
    for (const BoardLabel& label : labels_) name_feet_.push_back(on_screen(placing.view, label.at));
    if (names_.size() != labels_.size() || (!placing.stays && !placing.moves))
        place_labels(ui, desk, placing);
    else if (placing.moves)
        carry_names(placing, before);
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    for (std::size_t i = 0; i < labels_.size(); ++i) {
        // In a game the disc itself is so called.
        if (!names_[i] || (is_brief_[i] && desk.playing)) continue;
        ui.targets.note("name." + std::to_string(i), *names_[i]);
        const bool of_staff = labels_[i].kind == BoardLabel::Kind::staff;
        const Colour of_side = mixed(colour_of_side(desk.scenario, labels_[i].side), colours::pencil, 0.7F);
        letter_with_halo(on, ui.theme.small, render::centre_of(*names_[i]),
                         is_brief_[i] ? labels_[i].brief : labels_[i].text,
                         of_staff ? of_side : rgb(72, 58, 34), rgb(250, 247, 236, 200));
    }
}

void TableLayer::draw_flags(Ui& ui, const Desk& desk, const Placing& placing) {
    const render::View& view = placing.view;
    std::vector<Wanted> all;
    std::vector<Pane> bodies = placing.beside.kept_clear, taken = panes_in_question(desk, view);
    taken.insert(taken.end(), placing.beside.taken.begin(), placing.beside.taken.end());
    const glm::vec2 corner{view.pane.from.x + ui.theme.points(60), view.pane.to.y - ui.theme.points(60)};
    for (const ElementAt element : placed_.without_place()) {
        if (desk.playing) break;  // their cards are in the roster
        Wanted& w = all.emplace_back(wanted(ui, desk, element));
        w.wish.foot = corner;
        w.wish.away = {1, 0};
        w.has_place = false;
    }
    for (const PlacedElement& e : placing.elements) {
        bodies.push_back(around(view, e.body));
        if (is_dragged(desk.handling, e.element))
            continue;  // it lies under the finger, whose tag stands in for it
        all.push_back(wanted(ui, desk, e, view));
    }
    for (const Pane& staff : staff_panes(desk, view)) taken.push_back(staff);
    // The picked ones choose their place first.
    std::stable_partition(all.begin(), all.end(),
                          [&](const Wanted& w) { return is_picked(desk.selection, w.text.element); });
    std::vector<FlagWish> wishes;
    for (const Wanted& w : all) wishes.push_back(w.wish);
    std::vector<std::optional<Pane>> places;
    if (placing.stays || placing.moves) {
        for (const Wanted& w : all) places.push_back(carried_on(w.text.element, w.wish.foot));
        if (placing.moves) places = still_clear(std::move(places), view.pane, taken);
    } else {
        places = flag_places_.of(std::move(wishes), std::move(bodies), view.pane, std::move(taken),
                                 placing.beside.drawn);
    }
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i] && all[i].has_place) draw_leader(ui, desk, all[i].text, *places[i], all[i].wish.foot);
    flags_.clear();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i]) continue;
        const std::optional<glm::vec2> foot =
            all[i].has_place ? std::optional(all[i].wish.foot) : std::nullopt;
        flags_.push_back({all[i].text.element, *places[i], foot});
        draw_flag(ui, desk, all[i].text, *places[i]);
        ui.targets.note_touch("flag." + element_at(desk.scenario, all[i].text.element).id, *places[i],
                              *places[i]);
    }
}

/// Its flag as far from its foot as it was last drawn; none where it was not.
std::optional<Pane> TableLayer::carried_on(ElementAt element, glm::vec2 foot) const {
    for (const Flag& flag : flags_)
        if (flag.element == element)
            return shifted(flag.where, flag.foot ? foot - *flag.foot : glm::vec2{0, 0});
    return std::nullopt;
}

void TableLayer::draw_weights(Ui& ui, const Desk& desk, const render::View& view) const {
    if (!desk.table || desk.measuring.is_on || !desk.measuring.drawing.is_empty()) return;
    ImDrawList& on = *ImGui::GetBackgroundDrawList();
    std::array<std::vector<Pane>, 2> both;
    for (std::size_t side = 0; side < 2; ++side) {
        const auto units = placed_units(element_at(desk.scenario, desk.table->elements()[side]));
        both[side] = weight_discs(ui, units, view);
        if (both[side].empty() && !units.empty()) return;  // of both or of none
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const std::vector<plaquette::UnitAnswer>& units = desk.table->standing().sides[side].units;
        const std::vector<Pane>& discs = both[side];
        for (std::size_t u = 0; u < discs.size() && u < units.size(); ++u) {
            const glm::vec2 middle = render::centre_of(discs[u]);
            const float radius = render::size_of(discs[u]).x / 2;
            on.AddCircleFilled(im(middle), radius + ui.theme.points(1.5F),
                               mixed(colour_of(desk, side), colours::pencil, 0.4F));
            on.AddCircleFilled(im(middle), radius, colours::paper());
            letter(on, ui.theme.large, discs[u], weight_of(units[u].role), colours::ink());
            ui.targets.note("unit." + std::to_string(side) + "." + std::to_string(u), discs[u]);
        }
    }
}

std::optional<ElementAt> TableLayer::flag_at(glm::vec2 point) const {
    for (const Flag& flag : flags_)
        if (contains(flag.where, point)) return flag.element;
    return std::nullopt;
}

std::optional<UnitAt> engaged_unit_at(const Desk& desk, const render::View& view, glm::vec2 point) {
    if (!desk.table) return std::nullopt;
    const glm::vec2 cm = render::to_table(view, point);
    for (std::size_t side = 0; side < 2; ++side) {
        const auto boxes = placed_units(element_at(desk.scenario, desk.table->elements()[side]));
        for (std::size_t u = 0; u < boxes.size(); ++u)
            if (is_in(boxes[u], {cm.x, cm.y})) return UnitAt{side, u};
    }
    return std::nullopt;
}

std::optional<ElementAt> element_under(const Desk& desk, const render::View& view, glm::vec2 point) {
    const glm::vec2 cm = render::to_table(view, point);
    for (const PlacedElement& e : placed_elements(desk.scenario))
        if (is_in(e.body, {cm.x, cm.y})) return e.element;
    return std::nullopt;
}

}  // namespace bacler::ui
