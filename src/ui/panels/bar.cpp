#include "ui/panels/panels.hpp"
#include "ui/widgets/button.hpp"

namespace bacler::ui {

bool BarPanel::draw(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("bar", where);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(where.from), im(where.to), colours::night);
    const float pad = ui.theme.points(5), high = render::size_of(where).y - 2 * pad;
    const float language = ui.theme.points(104), whole = ui.theme.points(142);
    const KeyLook look{mixed(colours::night, colours::white, 0.14F), colours::night_text,
                       mixed(colours::night, colours::white, 0.3F), nullptr};
    ImGui::SetCursorScreenPos({where.to.x - pad - language, where.from.y + pad});
    if (key(ui, "language", phrase(desk.lang, "ui.other_language"), {language, high}, look))
        desk.lang = desk.lang == Lang::fr ? Lang::en : Lang::fr;
    ImGui::SetCursorScreenPos({where.to.x - 2 * pad - language - whole, where.from.y + pad});
    const bool wants_all = key(ui, "whole_table", phrase(desk.lang, "ui.whole_table"), {whole, high}, look);
    const Pane title{where.from + glm::vec2{ui.theme.points(14), 0},
                     {where.to.x - 3 * pad - language - whole, where.to.y}};
    letter(on, ui.theme.large, title, desk.scenario.title, colours::night_text, {0, 0.5F});
    ImGui::End();
    return wants_all;
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
