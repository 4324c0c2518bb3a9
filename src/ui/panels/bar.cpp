#include "ui/hand_layer.hpp"
#include "ui/panels/panels.hpp"
#include "ui/widgets/button.hpp"

#include <algorithm>

namespace bacler::ui {

namespace {

constexpr float language_wide = 104, whole_wide = 142;

KeyLook look_of_bar() {
    return {mixed(colours::night(), colours::white, 0.14F), colours::night_text(),
            mixed(colours::night(), colours::white, 0.3F), nullptr};
}

/// Undo and redo, once there are moves, to the left of a corner; where they begin. Beside an engagement that is being put, only of
/// what was stated.
float draw_moves(Ui& ui, Desk& desk, glm::vec2 corner, float high) {
    const Handling& h = desk.handling;
    if (!h.moves || !(h.moves->may_undo() || h.moves->may_redo())) return corner.x;
    if (desk.table && h.moves->last()) return corner.x;
    const float wide = std::max(least_touch(ui), ui.theme.points(48)), pad = ui.theme.points(5);
    const auto arrow = [&](const char* name, std::string_view sign, bool may) {
        corner.x -= wide + pad;
        KeyLook look = look_of_bar();
        look.font = ui.theme.large;
        if (!may) look.text = mixed(colours::night(), colours::white, 0.35F);
        ImGui::SetCursorScreenPos(im(corner));
        return key(ui, name, sign, {wide, high}, look);
    };
    if (arrow("redo", "↷", h.moves->may_redo())) redo_move(desk);
    if (arrow("undo", "↶", h.moves->may_undo())) undo_move(desk);
    return corner.x - pad;
}

}  // namespace

bool BarPanel::draw(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("bar", where);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(where.from), im(where.to), colours::night());
    const float pad = ui.theme.points(5), high = render::size_of(where).y - 2 * pad;
    const float language = ui.theme.points(language_wide), whole = ui.theme.points(whole_wide);
    const KeyLook look = look_of_bar();
    ImGui::SetCursorScreenPos({where.to.x - pad - language, where.from.y + pad});
    if (key(ui, "language", phrase(desk.lang, "ui.other_language"), {language, high}, look))
        speak(desk, desk.lang == Lang::fr ? Lang::en : Lang::fr);
    ImGui::SetCursorScreenPos({where.to.x - 2 * pad - language - whole, where.from.y + pad});
    const bool wants_all = key(ui, "whole_table", phrase(desk.lang, "ui.whole_table"), {whole, high}, look);
    glm::vec2 corner{where.to.x - 2 * pad - language - whole, where.from.y + pad};
    const KeyLook lit{colours::night_text(), colours::night(), colours::night_text(), ui.theme.bold};
    const auto left_of_it = [&](const char* name, std::string_view label, float wide, bool is_lit) {
        corner.x -= pad + ui.theme.points(wide);
        ImGui::SetCursorScreenPos(im(corner));
        return key(ui, name, phrase(desk.lang, label), {ui.theme.points(wide), high}, is_lit ? lit : look);
    };
    bool begins = false;
    const bool has_games = desk.playing || !desk.shelf.folder.empty();
    const bool shows_games = has_games && left_of_it("games", "ui.games", 90, false);
    if (!desk.playing) {
        if (left_of_it("measure", "ui.measure", 112, desk.measuring.is_on)) toggle_measuring(desk);
        begins = left_of_it("play", "ui.play.begin", 90, false);
    }
    const float right = draw_moves(ui, desk, corner, high);
    const Pane title{where.from + glm::vec2{ui.theme.points(14), 0}, {right, where.to.y}};
    letter(on, ui.theme.large, title, desk.scenario.title, colours::night_text(), {0, 0.5F});
    ImGui::End();
    if (begins) begin_game(desk);
    if (shows_games) show_games(desk);
    return wants_all || begins;
}

void FaultPanel::draw(Ui& ui, Lang lang, const std::vector<std::string>& sentences, const Pane& where) {
    begin_panel("faults", where);
    if (ImGui::BeginChild("fault list", {0, 0}, ImGuiChildFlags_AlwaysUseWindowPadding)) {
        ImGui::PushFont(ui.theme.large);
        ImGui::TextUnformatted(phrase(lang, "ui.cannot_open").data());
        ImGui::PopFont();
        ImGui::Dummy({1, ui.theme.points(8)});
        for (const std::string& sentence : sentences) {
            ImGui::PushTextWrapPos(0);
            ImGui::TextUnformatted(sentence.c_str());
            ImGui::PopTextWrapPos();
        }
    }
    ImGui::EndChild();
    ImGui::End();
}

}  // namespace bacler::ui
