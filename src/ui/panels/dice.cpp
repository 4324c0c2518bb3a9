#include "ui/panels/dice.hpp"

#include "ui/widgets/button.hpp"
#include "ui/words.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace bacler::ui {

namespace {

constexpr float title_height = 24, strip_height = 56, legend_height = 18, key_height = 46, gap = 5;

std::string on_the_die(int face) {
    return std::to_string(face % 10);
}

Colour colour_of_effect(const Desk& desk, const FaceEffect& effect) {
    if (!effect.result) return colours::paper();
    if (!effect.loser) return mixed(colours::paper(), colours::ink_faint(), 0.35F);
    return mixed(colours::paper(), colour_of(desk, *effect.loser), 0.75F);
}

void draw_cell(Ui& ui, const Desk& desk, std::size_t side, int face, const Pane& cell) {
    const FaceEffect& effect = desk.table->faces(side).at(static_cast<std::size_t>(face) - 1);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    // Before the other die is known no face has a result yet: two rows, then.
    const float row = render::size_of(cell).y / (effect.result ? 3.0F : 2.0F);
    const Pane top{cell.from, {cell.to.x, cell.from.y + row * 0.85F}};
    const Pane middle{{cell.from.x, top.to.y}, {cell.to.x, cell.from.y + row * (effect.result ? 1.9F : 2)}};
    const Pane bottom{{cell.from.x, middle.to.y}, cell.to};
    const Colour ground = colour_of_effect(desk, effect);
    on.AddRectFilled(im(cell.from), im(cell.to), colours::key());
    if (effect.result) on.AddRectFilled(im(bottom.from), im(bottom.to), ground);
    letter(on, ui.theme.small, top, on_the_die(face), colours::ink_faint());
    letter(on, ui.theme.bold, middle, std::to_string(effect.value), colours::ink());
    if (effect.result)
        letter(on, ui.theme.small, bottom, short_word(desk.lang, *effect.result), text_on(ground));
    const bool is_typed = desk.table->die(side) == face;
    on.AddRect(im(cell.from), im(cell.to), is_typed ? colours::ink() : colours::line(), 0, 0,
               is_typed ? ui.theme.points(2) : 1);
}

void draw_strip(Ui& ui, const Desk& desk, std::size_t side, const Pane& where) {
    const glm::vec2 size = render::size_of(where);
    const float wide = size.x / 10;
    for (int face = 1; face <= 10; ++face) {
        const float left = where.from.x + wide * static_cast<float>(face - 1);
        draw_cell(ui, desk, side, face, {{left, where.from.y}, {left + wide, where.to.y}});
    }
}

/// "Rt retraite · Dé déroute": what stands in the cells, spelled out.
std::string legend_of(const Desk& desk, std::size_t side) {
    std::string out;
    std::vector<plaquette::CombatResult> told;
    for (const FaceEffect& effect : desk.table->faces(side)) {
        if (!effect.result || std::find(told.begin(), told.end(), *effect.result) != told.end()) continue;
        told.push_back(*effect.result);
        out.append(out.empty() ? "" : " · ")
            .append(short_word(desk.lang, *effect.result))
            .append(" ")
            .append(word(desk.lang, *effect.result));
    }
    return out;
}

void draw_pad(Ui& ui, Desk& desk, std::size_t side, const Pane& where) {
    // Where the glass is small, keys keep their size and stand closer.
    const float left_over = (render::size_of(where).x - 5 * least_touch(ui)) / 4;
    const float space = std::clamp(left_over, 1.0F, ui.theme.points(gap));
    const float wide = (render::size_of(where).x - 4 * space) / 5, high = touch_height(ui, key_height);
    for (int face = 1; face <= 10; ++face) {
        const int line = (face - 1) / 5;
        const auto column = static_cast<float>((face - 1) % 5), row = static_cast<float>(line);
        ImGui::SetCursorScreenPos(
            {where.from.x + column * (wide + space), where.from.y + row * (high + space)});
        const bool is_typed = desk.table->die(side) == face;
        KeyLook look = is_typed ? chosen_key(colour_of(desk, side)) : plain_key();
        look.font = ui.theme.large;
        const std::string name = "die." + std::to_string(side) + "." + on_the_die(face);
        if (key(ui, name, on_the_die(face), {wide, high}, look)) type_die(desk, side, face);
    }
}

void draw_one(Ui& ui, Desk& desk, std::size_t side, const Pane& where) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const Pane title{where.from, {where.to.x, where.from.y + ui.theme.points(title_height)}};
    const Pane name{title.from, title.to - glm::vec2{ui.theme.points(84), 0}};
    letter(on, ui.theme.small, name, say(desk.lang, "ui.die_of", {name_of(desk, side)}), colours::ink_soft(),
           {0, 0.5F});
    if (const std::optional<int>& die = desk.table->die(side)) {
        const int value = desk.table->faces(side).at(static_cast<std::size_t>(*die) - 1).value;
        letter(on, ui.theme.bold, title, say(desk.lang, "ui.value_is", {std::to_string(value)}),
               colours::ink(), {1, 0.5F});
    }
    const Pane strip{{where.from.x, title.to.y}, {where.to.x, title.to.y + ui.theme.points(strip_height)}};
    draw_strip(ui, desk, side, strip);
    const Pane legend{{where.from.x, strip.to.y}, {where.to.x, strip.to.y + ui.theme.points(legend_height)}};
    letter(on, ui.theme.small, legend, legend_of(desk, side), colours::ink_soft(), {0, 0.5F});
    draw_pad(ui, desk, side, {{where.from.x, legend.to.y + ui.theme.points(gap)}, where.to});
}

}  // namespace

float height_of_dice(const Ui& ui) {
    return ui.theme.points(title_height + strip_height + legend_height + 2 * gap) +
           2 * touch_height(ui, key_height);
}

void draw_dice(Ui& ui, Desk& desk, const Pane& where) {
    const float half = (render::size_of(where).x - ui.theme.points(16)) / 2;
    draw_one(ui, desk, 0, {where.from, {where.from.x + half, where.to.y}});
    draw_one(ui, desk, 1, {{where.to.x - half, where.from.y}, where.to});
}

}  // namespace bacler::ui
