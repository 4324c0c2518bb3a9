#include "ui/widgets/stepper.hpp"

#include <algorithm>

namespace bacler::ui {

int stepper(Ui& ui, const std::string& name, std::string_view figure, const Pane& where) {
    const glm::vec2 size = render::size_of(where);
    const glm::vec2 square{touch_height(ui, 40), size.y};
    KeyLook look = plain_key();
    look.font = ui.theme.large;
    int step = 0;
    ImGui::SetCursorScreenPos(im(where.from));
    if (key(ui, name + ".less", "−", square, look)) step = -1;
    ImGui::SetCursorScreenPos({where.to.x - square.x, where.from.y});
    if (key(ui, name + ".more", "+", square, look)) step = 1;
    const Pane middle{{where.from.x + square.x, where.from.y}, {where.to.x - square.x, where.to.y}};
    letter(*ImGui::GetWindowDrawList(), ui.theme.bold, middle, figure, colours::ink());
    return step;
}

}  // namespace bacler::ui
