#include "ui/widgets/button.hpp"

#include <imgui_internal.h>

#include <algorithm>

namespace bacler::ui {

KeyLook plain_key() {
    return {};
}

KeyLook chosen_key(Colour colour) {
    return {colour, text_on(colour), mixed(colour, rgb(0, 0, 0), 0.3F), nullptr};
}

float least_touch(const Ui& ui) {
    constexpr float touch_mm = 9;
    return std::max(touch_mm * ui.points_per_mm, ui.theme.points(34));
}

float touch_height(const Ui& ui, float points) {
    return std::max(ui.theme.points(points), least_touch(ui));
}

bool touch(Ui& ui, const std::string& name, glm::vec2 size) {
    const bool tapped = ImGui::InvisibleButton(name.c_str(), im(size));
    const ImRect& clip = ImGui::GetCurrentWindow()->ClipRect;
    ui.targets.note_touch(name, last_pane(), {at(clip.Min), at(clip.Max)});
    return tapped;
}

Pane last_pane() {
    return {at(ImGui::GetItemRectMin()), at(ImGui::GetItemRectMax())};
}

bool key(Ui& ui, const std::string& name, std::string_view word, glm::vec2 size, const KeyLook& look) {
    const bool tapped = touch(ui, name, size);
    const Pane pane = last_pane();
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float round = ui.theme.points(6);
    const Colour fill = ImGui::IsItemActive() ? mixed(look.fill, rgb(0, 0, 0), 0.16F) : look.fill;
    on.AddRectFilled(im(pane.from), im(pane.to), fill, round);
    on.AddRect(im(pane.from), im(pane.to), look.border, round);
    const float margin = ui.theme.points(4);
    const Pane inside{pane.from + glm::vec2{margin, 0}, pane.to - glm::vec2{margin, 0}};
    letter(on, look.font == nullptr ? ui.theme.body : look.font, inside, word, look.text);
    return tapped;
}

bool lines_key(Ui& ui, const std::string& name, const std::string& label, glm::vec2 size,
               const KeyLook& look) {
    const bool tapped = key(ui, name, "", size, look);
    const glm::vec2 margin{ui.theme.points(4), 0};
    const Pane inside{last_pane().from + margin, last_pane().to - margin};
    const ImFont* font = look.font == nullptr ? ui.theme.body : look.font;
    letter_lines(*ImGui::GetWindowDrawList(), font, inside,
                 on_two_lines(font, label, render::size_of(inside).x), look.text);
    return tapped;
}

}  // namespace bacler::ui
