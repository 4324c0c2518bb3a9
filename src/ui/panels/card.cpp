#include "ui/panels/card.hpp"

#include "ui/hand_layer.hpp"
#include "ui/widgets/button.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

using plaquette::Element;
using plaquette::Side;
using plaquette::Staff;
using plaquette::Unit;

namespace {

void line(Ui& ui, const ImFont* font, std::string_view text, Colour colour, float height = 26) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const glm::vec2 size{ImGui::GetContentRegionAvail().x, ui.theme.points(height)};
    ImGui::Dummy(im(size));
    letter(*ImGui::GetWindowDrawList(), font, {from, from + size}, text, colour, {0, 0.5F});
}

/// One small square a value: a plaquette, or a gunner of a battery.
void draw_values(Ui& ui, const std::vector<int>& values, Colour colour, const Pane& where) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float gap = ui.theme.points(3);
    const auto count = static_cast<float>(std::max<std::size_t>(1, values.size()));
    const float wide = std::min(ui.theme.points(24), (render::size_of(where).x - gap * (count - 1)) / count);
    float left = where.to.x - wide * count - gap * (count - 1);
    for (const int value : values) {
        const Pane cell{{left, where.from.y}, {left + wide, where.to.y}};
        on.AddRectFilled(im(cell.from), im(cell.to), colour, ui.theme.points(3));
        letter(on, ui.theme.bold, cell, std::to_string(value), text_on(colour));
        left += wide + gap;
    }
}

void draw_unit(Ui& ui, Lang lang, const Unit& unit, Colour colour) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const glm::vec2 size{ImGui::GetContentRegionAvail().x, ui.theme.points(50)};
    ImGui::Dummy(im(size));
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const Pane row{from, from + size};
    on.AddLine({row.from.x, row.to.y}, im(row.to), with_alpha(colours::line(), 140));
    const float values = std::min(ui.theme.points(170), size.x * 0.46F), half = size.y / 2;
    const Pane name{row.from, {row.to.x - values, row.from.y + half}};
    letter(on, ui.theme.bold, name, unit.id, colours::ink(), {0, 0.6F});
    std::string what = described(lang, unit);
    if (const std::string traits = traits_of(lang, unit); !traits.empty()) what += " · " + traits;
    letter(on, ui.theme.small, {{row.from.x, row.from.y + half}, {row.to.x - values, row.to.y}}, what,
           colours::ink_soft(), {0, 0.3F});
    const float inset = ui.theme.points(12);
    draw_values(ui, unit.values, colour,
                {{row.to.x - values, row.from.y + inset}, row.to - glm::vec2{0, inset}});
}

void draw_staffs(Ui& ui, Lang lang, const Side& side, const Element& element) {
    line(ui, ui.theme.bold, phrase(lang, "ui.staffs"), colours::ink_soft(), 30);
    if (!element.under) line(ui, ui.theme.body, phrase(lang, "ui.no_staff"), colours::ink());
    std::optional<std::size_t> at = element.under;
    for (std::size_t steps = 0; at && steps < side.staffs.size(); ++steps) {
        const Staff& staff = side.staffs.at(*at);
        const std::string& name = staff.name.empty() ? staff.id : staff.name;
        line(ui, ui.theme.body,
             say(lang, "ui.staff_line", {name, std::to_string(staff.value), std::to_string(staff.charisma)}),
             colours::ink());
        at = staff.under;
    }
}

}  // namespace

void draw_card(Ui& ui, const Desk& desk, ElementAt place, float free_at_right) {
    const Element& element = element_at(desk.scenario, place);
    const Side& side = desk.scenario.sides.at(place.side);
    const Colour colour = colour_of_side(desk.scenario, place.side);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const glm::vec2 head{ImGui::GetContentRegionAvail().x - free_at_right, ui.theme.points(46)};
    ImGui::Dummy(im(head));
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(from), im(from + head), colour, ui.theme.points(6));
    const glm::vec2 margin{ui.theme.points(12), 0};
    const float named = head.x * 0.68F;
    letter(on, ui.theme.large, {from + margin, from + glm::vec2{named, head.y}}, name_of(desk, place),
           text_on(colour), {0, 0.5F});
    letter(on, ui.theme.body, {from + glm::vec2{named, 0} + margin * 0.5F, from + head - margin}, side.name,
           text_on(colour), {1, 0.5F});

    line(ui, ui.theme.body, say(desk.lang, "ui.stance", {word(desk.lang, element.stance)}), colours::ink());
    line(ui, ui.theme.body, say(desk.lang, "ui.fatigue_now", {std::to_string(element.fatigue)}),
         colours::ink());
    line(ui, ui.theme.body, say(desk.lang, "ui.lost_now", {std::to_string(element.lost)}), colours::ink());
    draw_staffs(ui, desk.lang, side, element);
    line(ui, ui.theme.bold, phrase(desk.lang, "ui.units"), colours::ink_soft(), 30);
    for (const plaquette::ScenarioUnit& unit : element.units) draw_unit(ui, desk.lang, unit.unit, colour);
}

void CardPanel::draw(Ui& ui, Desk& desk, ElementAt element, const Pane& where) {
    begin_panel("card", where);
    const bool may_move = may_take_up(desk, element);
    const float pad = ui.theme.points(8), high = std::max(least_touch(ui), ui.theme.points(38));
    const float foot = may_move ? high + 2 * pad : 0;
    const glm::vec2 size = render::size_of(where);
    if (ImGui::BeginChild("card body", {0, size.y - foot}, ImGuiChildFlags_AlwaysUseWindowPadding))
        draw_card(ui, desk, element, 0);
    ImGui::EndChild();
    if (may_move) {
        const float wide = (size.x - 3 * pad) / 2, top = where.to.y - high - pad;
        ImGui::SetCursorScreenPos({where.from.x + pad, top});
        const bool steps = key(ui, "pad.open", phrase(desk.lang, "ui.pad.open"), {wide, high}, plain_key());
        ImGui::SetCursorScreenPos({where.from.x + 2 * pad + wide, top});
        const bool edges =
            key(ui, "pad.open_edges", phrase(desk.lang, "ui.pad.open_edges"), {wide, high}, plain_key());
        if (steps || edges) open_pad(desk, element, steps ? Pad::Page::steps : Pad::Page::edges);
    }
    ImGui::End();
}

}  // namespace bacler::ui
