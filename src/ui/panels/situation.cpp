#include "ui/panels/situation.hpp"

#include "app/finding_text.hpp"
#include "ui/widgets/stepper.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace bacler::ui {

using plaquette::Aspect;
using plaquette::Cover;
using plaquette::Stance;

namespace {

constexpr std::array<Stance, 5> stances{Stance::attack, Stance::manoeuvre, Stance::defence, Stance::fall_back,
                                        Stance::retreat};
constexpr std::array<std::string_view, 5> stance_targets{"attack", "manoeuvre", "defence", "fall_back",
                                                         "retreat"};
constexpr std::array<std::string_view, 7> count_targets{
    "supporting_elements", "open_threatened", "flank_attackers", "rear_attackers", "lost", "fatigue",
    "hindrances"};
constexpr std::array<std::uint16_t, 2> rules_of_cover{185, 186};
constexpr std::uint16_t rule_of_charisma = 178;

std::string target(std::string_view what, std::size_t side) {
    return std::string(what) + "." + std::to_string(side);
}

/// Half the width, on the side's own hand.
Pane column_of(const Ui& ui, const Pane& row, std::size_t side) {
    const float half = (render::size_of(row).x - ui.theme.points(16)) / 2;
    if (side == 0) return {row.from, {row.from.x + half, row.to.y}};
    return {{row.to.x - half, row.from.y}, row.to};
}

/// A row of a height at ImGui's cursor, over the width that is there.
Pane next_row(float height) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    return {from, from + glm::vec2{ImGui::GetContentRegionAvail().x, height}};
}

void end_row(const Ui& ui, const Pane& row, float space) {
    ImGui::SetCursorScreenPos({row.from.x, row.to.y + ui.theme.points(space)});
    ImGui::Dummy({1, 0});
    ImGui::SetCursorScreenPos({row.from.x, row.to.y + ui.theme.points(space)});
}

void draw_stances(Ui& ui, Desk& desk, std::size_t side, const Pane& where) {
    const float space = ui.theme.points(4);
    const glm::vec2 size = render::size_of(where);
    const float high = (size.y - space) / 2;
    for (std::size_t i = 0; i < stances.size(); ++i) {
        const bool is_first_line = i < 3;
        const float of_line = is_first_line ? 3 : 2;
        const float wide = (size.x - (of_line - 1) * space) / of_line;
        const auto column = static_cast<float>(is_first_line ? i : i - 3);
        ImGui::SetCursorScreenPos(
            {where.from.x + column * (wide + space), where.from.y + (is_first_line ? 0 : high + space)});
        const bool is_taken = desk.table->question().sides.at(side).stance == stances[i];
        const KeyLook look = is_taken ? chosen_key(colour_of(desk, side)) : plain_key();
        const std::string name = target("stance", side) + "." + std::string(stance_targets[i]);
        if (key(ui, name, capitalised(word(desk.lang, stances[i])), {wide, high}, look))
            desk.table->take_stance(side, stances[i]);
    }
}

void draw_unit(Ui& ui, Desk& desk, std::size_t side, std::size_t unit, const Pane& where) {
    ImGui::SetCursorScreenPos(im(where.from));
    const std::string name = target("role", side) + "." + std::to_string(unit);
    if (touch(ui, name, render::size_of(where))) desk.table->cycle_role(side, unit);
    const plaquette::EngagedUnit& it = desk.table->question().sides.at(side).units.at(unit);
    const plaquette::UnitAnswer& answer = desk.table->standing().sides.at(side).units.at(unit);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float round = ui.theme.points(6), badge = ui.theme.points(40);
    const bool takes_part = answer.role != plaquette::Role::none;
    const Colour colour = takes_part ? colour_of(desk, side) : colours::ink_faint();
    on.AddRectFilled(im(where.from), im(where.to), colours::key(), round);
    on.AddRectFilled(im(where.from), {where.from.x + badge, where.to.y}, colour, round,
                     ImDrawFlags_RoundCornersLeft);
    on.AddRect(im(where.from), im(where.to), colours::line(), round);
    std::string weight(weight_of(answer.role));
    if (answer.role != it.role) weight = std::string(weight_of(it.role)) + "→" + weight;
    letter(on, ui.theme.large, {where.from, {where.from.x + badge, where.to.y}}, weight, text_on(colour));
    const float margin = ui.theme.points(6), figure = ui.theme.points(30);
    const Pane text{{where.from.x + badge + margin, where.from.y},
                    {where.to.x - figure - margin, where.to.y}};
    letter(on, ui.theme.body, text, it.unit.id, colours::ink(), {0, 0.5F});
    const Pane worth{{where.to.x - figure - margin, where.from.y}, {where.to.x - margin, where.to.y}};
    letter(on, ui.theme.bold, worth, std::to_string(answer.value),
           takes_part ? colours::ink() : colours::ink_faint(), {1, 0.5F});
}

void draw_units(Ui& ui, Desk& desk) {
    const float high = touch_height(ui, 36), gap = ui.theme.points(4);
    std::size_t most = 1;
    for (const plaquette::EngagedSide& side : desk.table->question().sides)
        most = std::max(most, side.units.size());
    const std::size_t lines = (most + 1) / 2;
    const Pane row = next_row(static_cast<float>(lines) * (high + gap));
    for (std::size_t side = 0; side < 2; ++side) {
        const Pane column = column_of(ui, row, side);
        const float wide = (render::size_of(column).x - gap) / 2;
        const std::size_t units = desk.table->question().sides[side].units.size();
        for (std::size_t u = 0; u < units; ++u) {
            const std::size_t line = u / 2;
            const auto across = static_cast<float>(u % 2), down = static_cast<float>(line);
            const glm::vec2 from = column.from + glm::vec2{across * (wide + gap), down * (high + gap)};
            draw_unit(ui, desk, side, u, {from, from + glm::vec2{wide, high}});
        }
    }
    end_row(ui, row, 8);
}

/// What the rungs of some rules add to a side's morale.
int fed(Desk& desk, std::size_t side, std::span<const std::uint16_t> rules) {
    int sum = 0;
    for (const Rung& rung : spoken(desk).ladders.at(side)) {
        const std::uint16_t rule = desk.table->standing().ruling.findings.at(rung.finding).rule.number;
        if (std::find(rules.begin(), rules.end(), rule) != rules.end()) sum += rung.adds;
    }
    return sum;
}

void draw_label(Ui& ui, Desk& desk, const Pane& where, std::string_view text,
                std::span<const std::uint16_t> rules) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float figure = ui.theme.points(30);
    for (std::size_t side = 0; side < 2 && !rules.empty(); ++side) {
        const int sum = fed(desk, side, rules);
        const float left = side == 0 ? where.from.x : where.to.x - figure;
        const Pane pane{{left, where.from.y}, {left + figure, where.to.y}};
        const Colour colour = sum == 0 ? colours::ink_faint() : sum > 0 ? colours::good() : colours::bad();
        letter(on, ui.theme.bold, pane, sum == 0 ? "0" : signed_figure(sum), colour);
    }
    const glm::vec2 inset{rules.empty() ? 0.0F : figure, 0};
    const Pane middle{where.from + inset, where.to - inset};
    letter(on, ui.theme.body, middle, text, colours::ink());
}

struct RowPanes {
    std::array<Pane, 2> sides;
    Pane label;
};

RowPanes panes_of(const Ui& ui, const Pane& row, float side_width) {
    const float wide = ui.theme.points(side_width), space = ui.theme.points(6);
    return {{Pane{row.from, {row.from.x + wide, row.to.y}}, Pane{{row.to.x - wide, row.from.y}, row.to}},
            {{row.from.x + wide + space, row.from.y}, {row.to.x - wide - space, row.to.y}}};
}

constexpr float row_height = 38, row_space = 4, figure_width = 132, word_width = 216;

void draw_count(Ui& ui, Desk& desk, Count count) {
    const Pane row = next_row(touch_height(ui, row_height));
    const RowPanes panes = panes_of(ui, row, figure_width);
    for (std::size_t side = 0; side < 2; ++side) {
        const int now = count_of(desk.table->question().sides[side], count);
        const std::string name = target(count_targets.at(static_cast<std::size_t>(count)), side);
        const int step = stepper(ui, name, std::to_string(now), panes.sides[side]);
        if (step != 0) desk.table->count(side, count, now + step);
    }
    const std::uint16_t rule = rule_fed_by(count);
    const std::array<std::uint16_t, 1> rules{rule};
    draw_label(ui, desk, panes.label, word(desk.lang, count), std::span(rules.data(), rule == 0 ? 0 : 1));
    end_row(ui, row, row_space);
}

/// The next of so many words, or the one before; it does not go round.
template <class E>
E stepped(E now, int step, int last) {
    return static_cast<E>(std::clamp(static_cast<int>(now) + step, 0, last));
}

void draw_cover(Ui& ui, Desk& desk) {
    const Pane row = next_row(touch_height(ui, row_height));
    const RowPanes panes = panes_of(ui, row, word_width);
    for (std::size_t side = 0; side < 2; ++side) {
        const Cover now = desk.table->question().sides[side].cover;
        const std::string_view text =
            now == Cover::none ? phrase(desk.lang, "ui.no_cover") : word(desk.lang, now);
        const int step = stepper(ui, target("cover", side), text, panes.sides[side]);
        if (step != 0) desk.table->take_cover(side, stepped(now, step, static_cast<int>(Cover::thick)));
    }
    draw_label(ui, desk, panes.label, phrase(desk.lang, "ui.cover"), rules_of_cover);
    end_row(ui, row, row_space);
}

void draw_aspect(Ui& ui, Desk& desk) {
    const Pane row = next_row(touch_height(ui, row_height));
    const RowPanes panes = panes_of(ui, row, word_width);
    for (std::size_t side = 0; side < 2; ++side) {
        const Aspect now = desk.table->question().sides[side].attacked_from;
        const int step = stepper(ui, target("attacked_from", side), word(desk.lang, now), panes.sides[side]);
        if (step != 0) desk.table->attack_from(side, stepped(now, step, static_cast<int>(Aspect::rear)));
    }
    draw_label(ui, desk, panes.label, phrase(desk.lang, "ui.attacked_from"), {});
    end_row(ui, row, row_space);
}

void draw_staff_near(Ui& ui, Desk& desk) {
    const Pane row = next_row(touch_height(ui, row_height));
    const RowPanes panes = panes_of(ui, row, figure_width);
    for (std::size_t side = 0; side < 2; ++side) {
        const bool is_near = desk.table->question().sides[side].staff_is_near;
        ImGui::SetCursorScreenPos(im(panes.sides[side].from));
        const KeyLook look = is_near ? chosen_key(colour_of(desk, side)) : plain_key();
        const std::string_view yes_or_no = phrase(desk.lang, is_near ? "ui.yes" : "ui.no");
        if (key(ui, target("near", side), yes_or_no, render::size_of(panes.sides[side]), look))
            desk.table->toggle_staff_near(side);
    }
    const std::array<std::uint16_t, 1> rules{rule_of_charisma};
    draw_label(ui, desk, panes.label, phrase(desk.lang, "ui.staff_near"), rules);
    end_row(ui, row, row_space);
}

}  // namespace

void draw_situation(Ui& ui, Desk& desk) {
    const Pane orders = next_row(2 * touch_height(ui, 36) + ui.theme.points(4));
    for (std::size_t side = 0; side < 2; ++side) draw_stances(ui, desk, side, column_of(ui, orders, side));
    end_row(ui, orders, 8);
    draw_units(ui, desk);
    draw_count(ui, desk, Count::supporting_elements);
    draw_cover(ui, desk);
    draw_aspect(ui, desk);
    draw_staff_near(ui, desk);
    draw_count(ui, desk, Count::open_threatened);
    draw_count(ui, desk, Count::flank_attackers);
    draw_count(ui, desk, Count::rear_attackers);
    draw_count(ui, desk, Count::lost);
    draw_count(ui, desk, Count::fatigue);
    draw_count(ui, desk, Count::hindrances);
}

}  // namespace bacler::ui
