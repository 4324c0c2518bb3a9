#include "ui/panels/decision.hpp"
#include "ui/panels/dice.hpp"
#include "ui/panels/heading.hpp"
#include "ui/panels/measured.hpp"
#include "ui/panels/panels.hpp"
#include "ui/panels/situation.hpp"
#include "ui/widgets/button.hpp"

#include <glm/common.hpp>

#include <algorithm>
#include <array>

namespace bacler::ui {

namespace {

void draw_tab(Ui& ui, Desk& desk, Tab tab, std::string_view text, const Pane& where) {
    ImGui::SetCursorScreenPos(im(where.from));
    const bool is_shown = desk.tab == tab;
    const KeyLook shown{colours::night(), colours::night_text(), colours::night(), ui.theme.bold};
    const KeyLook hidden{colours::paper_dark(), colours::ink_soft(), colours::line(), ui.theme.body};
    constexpr std::array<const char*, 3> names{"tab.situation", "tab.decision", "tab.measured"};
    if (!key(ui, names[static_cast<std::size_t>(tab)], text, render::size_of(where),
             is_shown ? shown : hidden))
        return;
    desk.tab = tab;
    // What decides is drawn at once.
    const Measuring& m = desk.measuring;
    if (tab == Tab::measured && !m.drawn && m.deciding < m.lines.size()) draw_line_of(desk, m.deciding);
}

void draw_tabs(Ui& ui, Desk& desk, const Pane& where) {
    // Where no table is kept, nothing is measured on it.
    const bool has_table = desk.screen != Screen::quick;
    const float third = render::size_of(where).x / (has_table ? 3 : 2);
    const auto place = [&](float first) {
        return Pane{{where.from.x + first * third, where.from.y},
                    {where.from.x + (first + 1) * third, where.to.y}};
    };
    draw_tab(ui, desk, Tab::situation, phrase(desk.lang, "ui.situation"), place(0));
    draw_tab(ui, desk, Tab::decision, phrase(desk.lang, "ui.decision"), place(1));
    if (has_table) draw_tab(ui, desk, Tab::measured, phrase(desk.lang, "ui.on_the_table"), place(2));
}

void draw_body(Ui& ui, Desk& desk, const Pane& where) {
    ImGui::SetCursorScreenPos(im(where.from));
    // Each tab keeps its own place of scrolling.
    constexpr std::array<const char*, 3> names{"situation", "decision", "measured"};
    if (ImGui::BeginChild(names[static_cast<std::size_t>(desk.tab)], im(render::size_of(where)))) {
        switch (desk.tab) {
            case Tab::situation: draw_situation(ui, desk); break;
            case Tab::decision: draw_decision(ui, desk); break;
            case Tab::measured: draw_measured_lines(ui, desk); break;
        }
    }
    ImGui::EndChild();
}

}  // namespace

void begin_panel(const char* name, const Pane& where) {
    // Dear ImGui keeps windows to whole points, rounded down: the far edges would fall short.
    const glm::vec2 from = glm::floor(where.from), to = glm::ceil(where.to);
    ImGui::SetNextWindowPos(im(from));
    ImGui::SetNextWindowSize(im(to - from));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::Begin(name, nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     ImGuiWindowFlags_NoNav);
    ImGui::PopStyleVar();
}

void EngagementPanel::draw(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("engagement", where);
    const float margin = ui.theme.points(10), width = render::size_of(where).x;
    float top = where.from.y;
    const auto slice = [&](float height, float inset) {
        const Pane pane{{where.from.x + inset, top}, {where.from.x + width - inset, top + height}};
        top += height;
        return pane;
    };
    draw_heading(ui, desk, slice(touch_height(ui, 46), 0));
    if (desk.table) {
        draw_sentence(ui, desk, slice(ui.theme.points(96), 0));
        draw_dice(ui, desk, slice(height_of_dice(ui) + ui.theme.points(4), margin));
        draw_tabs(ui, desk, slice(touch_height(ui, 36), margin));
        top += ui.theme.points(8);
        draw_body(ui, desk, slice(std::max(1.0F, where.to.y - top), margin));
    }
    ImGui::End();
}

}  // namespace bacler::ui
