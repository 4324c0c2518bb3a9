#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace bacler::ui {

namespace {

/// A party by name, with those of its players who are known.
std::string name_of_viewer(const Desk& desk, const Viewer& who) {
    const plaquette::Battle& battle = battle_now(desk);
    if (who.kind == Viewer::Kind::umpire) return std::string(phrase(desk.lang, "ui.seat.umpire"));
    if (who.kind == Viewer::Kind::nobody) return std::string(phrase(desk.lang, "ui.seat.everybody"));
    std::string players;
    for (const plaquette::Holding& h : battle.holdings)
        if (h.side == who.side && players.find(h.player) == std::string::npos)
            players += (players.empty() ? "" : ", ") + h.player;
    const std::string& side = battle.scenario.sides.at(who.side).name;
    const std::string& name = side.empty() ? battle.scenario.sides.at(who.side).id : side;
    return players.empty() ? name : say(desk.lang, "ui.seat.side_of", {name, players});
}

std::vector<Viewer> viewers_of(const Desk& desk) {
    std::vector<Viewer> out;
    const plaquette::Battle& battle = battle_now(desk);
    for (std::size_t side = 0; side < battle.scenario.sides.size(); ++side)
        out.push_back(Viewer::of_side(side));
    out.push_back(Viewer::nobody());
    for (const plaquette::KeyLock& lock : battle.locks)
        if (!lock.side) out.push_back(Viewer::umpire());
    return out;
}

std::string target_of(const Viewer& who) {
    if (who.kind == Viewer::Kind::side) return "pass.side." + std::to_string(who.side);
    return who.kind == Viewer::Kind::umpire ? "pass.umpire" : "pass.everybody";
}

void draw_request(Ui& ui, Desk& desk, const Pane& where) {
    const Viewer next = desk.playing->seat.next;
    const bool is_all = next.kind == Viewer::Kind::nobody;
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float line = ui.theme.points(60), key_high = std::max(least_touch(ui), ui.theme.points(76));
    const glm::vec2 from = where.from;
    letter(on, ui.theme.large, {from, {where.to.x, from.y + line}},
           phrase(desk.lang, is_all ? "ui.seat.lay_down" : "ui.seat.pass_to"), colours::night_text());
    letter(on, ui.theme.huge, {{from.x, from.y + line}, {where.to.x, from.y + 2 * line}},
           name_of_viewer(desk, next), colours::night_text());
    ImGui::SetCursorScreenPos({from.x, from.y + 2 * line + ui.theme.points(16)});
    const KeyLook begin{colours::night_text(), colours::night(), colours::night_text(), ui.theme.huge};
    const bool begins = key(ui, "seat.begin", phrase(desk.lang, "ui.seat.begin"),
                            {render::size_of(where).x, key_high}, begin);
    ImGui::SetCursorScreenPos({from.x, last_pane().to.y + ui.theme.points(40)});
    const KeyLook other{mixed(colours::night(), colours::white, 0.14F), colours::night_text(),
                        mixed(colours::night(), colours::white, 0.3F), nullptr};
    for (const Viewer& who : viewers_of(desk)) {
        if (who == next) continue;
        ImGui::SetCursorScreenPos({from.x, ImGui::GetCursorScreenPos().y});
        const bool is_everybody = who.kind == Viewer::Kind::nobody;
        const std::string label = say(desk.lang, is_everybody ? "ui.seat.rather_all" : "ui.seat.rather",
                                      {name_of_viewer(desk, who)});
        if (key(ui, target_of(who), label, {render::size_of(where).x, height_of_big_key(ui)}, other))
            pass_on_to(desk, who);
        ImGui::Dummy({1, ui.theme.points(3)});
    }
    if (begins) take_tablet(desk);
}

}  // namespace

void NeutralPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    begin_panel("neutral", window);
    ImGui::GetWindowDrawList()->AddRectFilled(im(window.from), im(window.to), colours::night());
    const glm::vec2 room = render::size_of(window);
    const float wide = std::min(room.x - ui.theme.points(40), ui.theme.points(520));
    const float left = window.from.x + (room.x - wide) / 2;
    const bool has_pad = desk.playing->seat.pad.has_value();
    const float top = window.from.y + room.y * (has_pad ? 0.04F : 0.2F);
    const Pane where{{left, top}, {left + wide, window.to.y - room.y * 0.03F}};
    if (has_pad)
        draw_secret_pad(ui, desk, where);
    else
        draw_request(ui, desk, where);
    ImGui::End();
}

void SecretPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    begin_veil("secret", window);
    const glm::vec2 room = render::size_of(window);
    const float wide = std::min(room.x - ui.theme.points(40), ui.theme.points(540));
    const Pane where{{window.from.x + (room.x - wide) / 2, window.from.y + room.y * 0.03F},
                     {window.from.x + (room.x + wide) / 2, window.to.y - room.y * 0.03F}};
    ImGui::GetWindowDrawList()->AddRectFilled(im(where.from), im(where.to), colours::night(),
                                              ui.theme.points(10));
    const glm::vec2 inset{ui.theme.points(16), ui.theme.points(8)};
    draw_secret_pad(ui, desk, {where.from + inset, where.to - inset});
    ImGui::End();
}

}  // namespace bacler::ui
