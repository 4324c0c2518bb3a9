#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <string>

namespace bacler::ui {

namespace {

constexpr std::size_t most_rulings = 8;

}  // namespace

void draw_ruled_last(Ui& ui, Desk& desk) {
    Playing& p = *desk.playing;
    const PlayerView view(p.game.timeline(), p.seat.who, p.seat.ring);
    const std::vector<LogLine> last = ruled_last(p.log.lines(desk.lang, view), most_rulings);
    if (last.empty()) return;
    ImGui::Dummy({1, ui.theme.points(6)});
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.play.ruled_last"), colours::ink_soft());
    std::optional<game::LineId> tapped;
    for (const LogLine& line : last) {
        const float width = ImGui::GetContentRegionAvail().x, pad = ui.theme.points(8);
        const std::string text = "▸ " + line.says;
        const std::string broken = wrapped(ui.theme.body, text, width - pad);
        const float high = std::max(least_touch(ui), room_for(ui.theme.body, broken).y + pad);
        const glm::vec2 from = at(ImGui::GetCursorScreenPos());
        if (touch(ui, "ruled." + std::to_string(line.line), {width, high})) tapped = line.line;
        ImDrawList& on = *ImGui::GetWindowDrawList();
        const glm::vec2 top{from.x, from.y + (high - room_for(ui.theme.body, broken).y) / 2};
        on.AddText(ui.theme.body, height_of(ui.theme.body), im(top), colours::ink(), broken.data(),
                   broken.data() + broken.size());
        on.AddLine({from.x, from.y + high}, {from.x + width, from.y + high},
                   with_alpha(colours::line(), 140));
    }
    if (!tapped) return;
    p.unfolded.reset();
    unfold_line(desk, *tapped);
    p.page = Playing::Page::log;
}

}  // namespace bacler::ui
