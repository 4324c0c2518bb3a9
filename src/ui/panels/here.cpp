#include "ui/here.hpp"
#include "ui/panels/screens.hpp"

#include <glm/common.hpp>

#include <algorithm>
#include <array>

namespace bacler::ui {

namespace {

/// A sheet of its size beside what it is about, wholly in the window: at its right, its left, beneath it or over it, where there is
/// room; else where there is most.
Pane beside(const Pane& about, glm::vec2 size, const Pane& window, float gap) {
    const glm::vec2 edge{gap / 3, gap / 3}, first = window.from + edge,
                                            last = glm::max(first, window.to - edge - size);
    const glm::vec2 middle = render::centre_of(about) - glm::vec2{size.x / 2, size.y / 3};
    const std::array<glm::vec2, 4> ways{{{about.to.x + gap, middle.y},
                                         {about.from.x - gap - size.x, middle.y},
                                         {middle.x, about.to.y + gap},
                                         {middle.x, about.from.y - gap - size.y}}};
    Pane best;
    float least_hidden = -1;
    for (const glm::vec2 way : ways) {
        const glm::vec2 from = glm::clamp(way, first, last);
        const Pane sheet{from, from + size};
        const glm::vec2 shared =
            glm::max(glm::vec2{0, 0}, glm::min(sheet.to, about.to) - glm::max(sheet.from, about.from));
        const float hidden = shared.x * shared.y;
        if (least_hidden >= 0 && hidden >= least_hidden) continue;
        least_hidden = hidden;
        best = sheet;
    }
    return best;
}

}  // namespace

std::optional<HereKey::Does> HerePanel::draw(Ui& ui, const Here& here, const Pane& about,
                                             const Pane& window) {
    std::optional<HereKey::Does> out;
    begin_veil("here", window);
    ImGui::SetCursorScreenPos(im(window.from));
    if (touch(ui, "here.beside", render::size_of(window))) is_put_away = true;
    const float high = std::max(least_touch(ui), ui.theme.points(40)), gap = ui.theme.points(4),
                margin = ui.theme.points(10), line = ui.theme.points(26);
    const auto count = static_cast<float>(here.keys.size());
    const glm::vec2 room = render::size_of(window);
    const glm::vec2 size{
        std::min(ui.theme.points(330), room.x - ui.theme.points(16)),
        std::min(2 * margin + 2 * line + count * (high + gap), room.y - ui.theme.points(16))};
    const Pane sheet = beside(about, size, window, ui.theme.points(8));
    ImDrawList& on = *ImGui::GetWindowDrawList();
    if (here.element) {
        const glm::vec2 off{ui.theme.points(4), ui.theme.points(4)};
        on.AddRect(im(about.from - off), im(about.to + off), colours::white, ui.theme.points(8), 0,
                   ui.theme.points(3));
    } else {
        on.AddCircle(im(here.point), ui.theme.points(14), colours::white, 0, ui.theme.points(3));
    }
    on.AddRectFilled(im(sheet.from), im(sheet.to), colours::paper(), ui.theme.points(8));
    ImGui::SetCursorScreenPos(im(sheet.from + glm::vec2{margin, margin}));
    if (ImGui::BeginChild("here keys", im(size - glm::vec2{2 * margin, 2 * margin}))) {
        const glm::vec2 from = at(ImGui::GetCursorScreenPos());
        const float wide = ImGui::GetContentRegionAvail().x;
        ImGui::Dummy({wide, 2 * line - gap});
        ImDrawList& inside = *ImGui::GetWindowDrawList();
        letter(inside, ui.theme.bold, {from, from + glm::vec2{wide, line}}, here.title, colours::ink(),
               {0, 0.5F});
        letter(inside, ui.theme.small, {from + glm::vec2{0, line}, from + glm::vec2{wide, 2 * line - gap}},
               here.ground, colours::ink_soft(), {0, 0.5F});
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
        for (const HereKey& one : here.keys)
            if (key(ui, one.name, one.label, {wide, high}, plain_key())) out = one.does;
        ImGui::PopStyleVar();
    }
    ImGui::EndChild();
    ImGui::End();
    return out;
}

}  // namespace bacler::ui
