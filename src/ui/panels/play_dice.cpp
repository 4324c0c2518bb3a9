#include "ui/panels/play.hpp"
#include "ui/widgets/button.hpp"

#include <string>

namespace bacler::ui {

namespace {

/// The first die after one that has no face yet, or the first of all; none.
std::optional<std::size_t> next_without_face(const DiceSheet& sheet, std::size_t after) {
    for (std::size_t i = 1; i <= sheet.count(); ++i)
        if (const std::size_t die = (after + i) % sheet.count(); !sheet.face(die)) return die;
    return std::nullopt;
}

/// A request with its faces. The next die that wants a face is brought into sight once this one has got its first.
void draw_request(Ui& ui, Desk& desk, std::size_t die) {
    const plaquette::DieRequest& request = desk.playing->sheet->request(die);
    const plaquette::Battle& battle = battle_now(desk);
    play_paragraph(ui.theme.bold, reason_of(desk.lang, battle, desk.playing->sheet->place(die)),
                   colours::ink());
    play_paragraph(ui.theme.small, faces_in_words(desk.lang, battle, request), colours::ink_soft());
    DiceSheet& sheet = *desk.playing->sheet;
    if (const std::optional<int> face =
            draw_face_keys(ui, "face." + std::to_string(die) + ".", sheet.highest(die), sheet.face(die))) {
        const bool had_face = sheet.face(die).has_value();
        sheet.pencil(die, *face);
        if (!had_face) desk.playing->scrolls_to_die = next_without_face(sheet, die);
    }
}

/// All requests, a list that scrolls.
void draw_requests(Ui& ui, Desk& desk, const Pane& list) {
    std::optional<std::size_t>& wanted = desk.playing->scrolls_to_die;
    for (std::size_t i = 0; i < desk.playing->sheet->count(); ++i) {
        const bool is_wanted = wanted == i;
        const float top = ImGui::GetCursorScreenPos().y;
        draw_request(ui, desk, i);
        if (!is_wanted || wanted != i) continue;
        if (ImGui::GetCursorScreenPos().y > list.to.y) ImGui::SetScrollHereY(1);
        if (top < list.from.y) ImGui::SetScrollFromPosY(top - ImGui::GetWindowPos().y, 0);
        wanted.reset();
    }
}

}  // namespace

std::optional<int> draw_face_keys(Ui& ui, const std::string& name, int highest, std::optional<int> lit) {
    const float width = ImGui::GetContentRegionAvail().x, gap = ui.theme.points(4);
    const float of_one_row = (width - gap * static_cast<float>(highest - 1)) / static_cast<float>(highest);
    const int columns = of_one_row >= least_touch(ui) ? highest : highest / 2;
    const float wide = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float high = height_of_big_key(ui);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    std::optional<int> tapped;
    for (int face = 1; face <= highest; ++face) {
        const int row = (face - 1) / columns, column = (face - 1) % columns;
        ImGui::SetCursorScreenPos({from.x + static_cast<float>(column) * (wide + gap),
                                   from.y + static_cast<float>(row) * (high + gap)});
        KeyLook look = lit == face ? chosen_key(colours::night()) : plain_key();
        look.font = ui.theme.large;
        if (key(ui, name + std::to_string(face), std::to_string(face), {wide, high}, look)) tapped = face;
    }
    const int rows = (highest + columns - 1) / columns;
    ImGui::SetCursorScreenPos({from.x, from.y + static_cast<float>(rows) * (high + gap)});
    ImGui::Dummy({1, ui.theme.points(4)});
    return tapped;
}

void draw_dice_sheet(Ui& ui, Desk& desk, const Pane& where) {
    Playing& p = *desk.playing;
    const float gap = ui.theme.points(6), high = height_of_big_key(ui);
    const float small = ui.theme.points(20);
    const Pane list{where.from, {where.to.x, where.to.y - high - small - 2 * gap}};
    ImGui::SetCursorScreenPos(im(list.from));
    if (ImGui::BeginChild("dice of the game", im(render::size_of(list)))) draw_requests(ui, desk, list);
    ImGui::EndChild();
    const float half = (render::size_of(where).x - gap) / 2, top = list.to.y + gap;
    ImGui::SetCursorScreenPos({where.from.x, top});
    if (key(ui, "dice.roll", phrase(desk.lang, "ui.play.roll"), {half, high}, plain_key()))
        p.sheet->roll(p.generator);
    ImGui::SetCursorScreenPos({where.from.x + half + gap, top});
    const bool is_full = p.sheet->is_full();
    KeyLook look = is_full ? chosen_key(colours::good())
                           : KeyLook{colours::paper_dark(), colours::ink_faint(), colours::line(), nullptr};
    look.font = ui.theme.bold;
    const bool is_accepted =
        key(ui, "dice.accept", phrase(desk.lang, "ui.play.accept"), {half, high}, look) && is_full;
    const Pane note{{where.from.x, top + high}, where.to};
    letter(*ImGui::GetWindowDrawList(), ui.theme.small, note,
           say(desk.lang, "ui.play.seed", {std::to_string(p.seed)}), colours::ink_soft(), {0, 0.8F});
    if (is_accepted) accept_dice(desk);
}

}  // namespace bacler::ui
