#include "ui/panels/play.hpp"
#include "ui/widgets/button.hpp"
#include "ui/words.hpp"

#include <string>

namespace bacler::ui {

namespace {

/// A command as a key of the whole width; where it is refused, greyed with the reason beneath. Was it tapped?
bool draw_command(Ui& ui, const CommandKey& command, std::size_t place) {
    const float wide = ImGui::GetContentRegionAvail().x, high = height_of_big_key(ui);
    KeyLook look = plain_key();
    look.font = ui.theme.bold;
    if (!command.is_allowed) look = {colours::paper_dark, colours::ink_faint, colours::line, ui.theme.bold};
    const bool tapped =
        key(ui, "command." + std::to_string(place), capitalised(command.label), {wide, high}, look) &&
        command.is_allowed;
    if (!command.is_allowed) play_paragraph(ui.theme.small, command.reason, colours::bad);
    ImGui::Dummy({1, ui.theme.points(3)});
    return tapped;
}

}  // namespace

void draw_order_pad(Ui& ui, Desk& desk, const Pane& where) {
    const Playing& p = *desk.playing;
    const std::vector<CommandKey>& commands = told_of(desk).commands;
    std::optional<plaquette::Order> chosen;
    bool is_closed = false;
    ImGui::SetCursorScreenPos(im(where.from));
    if (ImGui::BeginChild("pad of orders", im(render::size_of(where)))) {
        play_paragraph(ui.theme.large, say(desk.lang, "ui.play.order_to", {p.from, p.to}), colours::ink);
        play_paragraph(ui.theme.small,
                       p.on.empty() ? std::string(phrase(desk.lang, "ui.play.order_hint"))
                                    : say(desk.lang, "ui.play.order_on", {p.on}),
                       colours::ink_soft);
        ImGui::Dummy({1, ui.theme.points(4)});
        for (std::size_t i = 0; i < commands.size(); ++i)
            if (draw_command(ui, commands[i], i)) chosen = commands[i].order;
        is_closed = key(ui, "command.close", phrase(desk.lang, "ui.play.no_order"),
                        {ImGui::GetContentRegionAvail().x, height_of_big_key(ui)}, plain_key());
    }
    ImGui::EndChild();
    if (chosen)
        give(desk, {*chosen});
    else if (is_closed)
        forget_picks(desk);
}

}  // namespace bacler::ui
