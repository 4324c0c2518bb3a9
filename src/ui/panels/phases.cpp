#include "ui/panels/play.hpp"
#include "ui/widgets/button.hpp"

#include <algorithm>
#include <array>

namespace bacler::ui {

namespace {

void draw_tile(const Ui& ui, ImDrawList& on, const Pane& tile, std::string_view name, bool is_now,
               bool is_past) {
    const Colour ground =
        is_now ? colours::night_text() : mixed(colours::night(), colours::white, is_past ? 0.22F : 0.1F);
    const Colour text =
        is_now ? colours::night() : mixed(colours::night(), colours::white, is_past ? 1.0F : 0.85F);
    on.AddRectFilled(im(tile.from), im(tile.to), ground, ui.theme.points(5));
    const glm::vec2 inset{ui.theme.points(3), 0};
    letter(on, is_now ? ui.theme.bold : ui.theme.small, {tile.from + inset, tile.to - inset}, name, text);
}

/// The width that is there, shared out by the length of the words.
std::array<float, phase_count> widths_of(const Ui& ui, Lang lang, std::size_t now, float width) {
    std::array<float, phase_count> out{};
    float sum = 0;
    for (std::size_t i = 0; i < phase_count; ++i) {
        const std::string_view name = word(lang, static_cast<SequencePhase>(i));
        out[i] = room_for(i == now ? ui.theme.bold : ui.theme.small, name).x + ui.theme.points(12);
        sum += out[i];
    }
    for (float& one : out) one += (width - sum) / static_cast<float>(phase_count);
    return out;
}

}  // namespace

float height_of_phase_bar(const Ui& ui) {
    return ui.theme.points(66);
}

void PhaseBar::draw(Ui& ui, const Desk& desk, const Pane& where) {
    begin_panel("phases", where);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(where.from), im(where.to), colours::night());
    const plaquette::Battle& battle = battle_now(desk);
    const float pad = ui.theme.points(5), row = ui.theme.points(28);
    const Pane top{where.from + glm::vec2{3 * pad, 0}, {where.to.x - 3 * pad, where.from.y + row}};
    letter(on, ui.theme.bold, {top.from, {render::centre_of(top).x, top.to.y}},
           sequence_in_words(desk.lang, battle), colours::night_text(), {0, 0.5F});
    const std::optional<std::size_t> side = side_in_turn(battle);
    Pane turn{{render::centre_of(top).x, top.from.y}, top.to};
    if (side) {
        const float mark = ui.theme.points(12);
        const float wide = std::min(room_for(ui.theme.bold, turn_in_words(desk.lang, battle)).x,
                                    render::size_of(turn).x - 2 * mark);
        const glm::vec2 at{turn.to.x - wide - mark, render::centre_of(turn).y};
        on.AddCircleFilled(im(at), mark / 2, colour_of_side(battle.scenario, *side));
        on.AddCircle(im(at), mark / 2, colours::night_text());
        turn.from.x = at.x + mark;
    }
    letter(on, ui.theme.bold, turn, turn_in_words(desk.lang, battle), colours::night_text(), {1, 0.5F});
    ui.targets.note("turn", turn);
    const auto now = static_cast<std::size_t>(phase_of(battle.stage));
    const std::array<float, phase_count> widths =
        widths_of(ui, desk.lang, now, render::size_of(where).x - pad);
    float left = where.from.x + pad;
    for (std::size_t i = 0; i < phase_count; ++i) {
        const Pane tile{{left, where.from.y + row}, {left + widths[i] - pad, where.to.y - pad}};
        draw_tile(ui, on, tile, word(desk.lang, static_cast<SequencePhase>(i)), i == now, i < now);
        left += widths[i];
    }
    ImGui::End();
}

}  // namespace bacler::ui
