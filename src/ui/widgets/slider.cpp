#include "ui/widgets/slider.hpp"

#include "ui/pointers.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::ui {

namespace {

int value_at(const Scale& scale, float part) {
    const auto steps = static_cast<float>(scale.greatest - scale.least) / static_cast<float>(scale.step);
    const int step = static_cast<int>(std::lround(std::clamp(part, 0.0F, 1.0F) * steps));
    return std::min(scale.greatest, scale.least + step * scale.step);
}

/// As large as the finger that takes it.
float radius_of_knob(float high) {
    return high / 2 - 1;
}

void draw_rail(const Ui& ui, const Pane& rail, float part) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float knob = radius_of_knob(render::size_of(rail).y);
    const float middle = render::centre_of(rail).y, thick = ui.theme.points(6);
    const float left = rail.from.x + knob, right = rail.to.x - knob, at = left + (right - left) * part;
    // What is left of the way is hollow, so that it differs from what is done where both are black.
    on.AddRectFilled({left, middle - thick / 2}, {right, middle + thick / 2}, colours::paper(), thick / 2);
    on.AddRect({left, middle - thick / 2}, {right, middle + thick / 2}, colours::line(), thick / 2);
    on.AddRectFilled({left, middle - thick / 2}, {at, middle + thick / 2}, colours::night(), thick / 2);
    on.AddCircleFilled({at, middle}, knob, colours::night());
    on.AddCircle({at, middle}, knob, colours::night_text(), 0, ui.theme.points(2));
}

}  // namespace

std::optional<Slid> slider(Ui& ui, const std::string& name, std::string_view figure, const Scale& scale) {
    const float high = std::max(least_touch(ui), ui.theme.points(40)), gap = ui.theme.points(6);
    const float width = ImGui::GetContentRegionAvail().x, figure_wide = ui.theme.points(72);
    KeyLook look = plain_key();
    look.font = ui.theme.large;
    std::optional<Slid> out;
    if (key(ui, name + ".less", "−", {high, high}, look))
        out = Slid{std::max(scale.least, scale.now - scale.step)};
    ImGui::SameLine(0, gap);
    touch(ui, name, {std::max(high, width - 2 * high - figure_wide - 3 * gap), high});
    keep_drags();
    const Pane rail = last_pane();
    const float part =
        static_cast<float>(scale.now - scale.least) / static_cast<float>(scale.greatest - scale.least);
    if (ImGui::IsItemActive()) {
        const float knob = radius_of_knob(high);
        const float room = render::size_of(rail).x - 2 * knob;
        out = Slid{value_at(scale, (ImGui::GetIO().MousePos.x - rail.from.x - knob) / room), true};
    }
    if (ImGui::IsItemDeactivated()) out = Slid{scale.now};
    draw_rail(ui, rail, part);
    ImGui::SameLine(0, gap);
    if (key(ui, name + ".more", "+", {high, high}, look))
        out = Slid{std::min(scale.greatest, scale.now + scale.step)};
    ImGui::SameLine(0, gap);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    ImGui::Dummy({figure_wide, high});
    letter(*ImGui::GetWindowDrawList(), ui.theme.bold, {from, from + glm::vec2{figure_wide, high}}, figure,
           colours::ink());
    return out;
}

}  // namespace bacler::ui
