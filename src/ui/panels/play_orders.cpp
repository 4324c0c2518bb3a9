#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"
#include "ui/widgets/button.hpp"
#include "ui/words.hpp"

#include <string>
#include <utility>

namespace bacler::ui {

namespace {

/// A command as a key of the whole width; where it is refused, greyed with the reason beneath. Was it tapped?
bool draw_command(Ui& ui, const CommandKey& command, std::size_t place) {
    const float wide = ImGui::GetContentRegionAvail().x, high = height_of_big_key(ui);
    KeyLook look = plain_key();
    look.font = ui.theme.bold;
    if (!command.is_allowed)
        look = {colours::paper_dark(), colours::ink_faint(), colours::line(), ui.theme.bold};
    const bool tapped =
        key(ui, "command." + std::to_string(place), capitalised(command.label), {wide, high}, look) &&
        command.is_allowed;
    if (!command.is_allowed) play_paragraph(ui.theme.small, command.reason, colours::bad());
    ImGui::Dummy({1, ui.theme.points(3)});
    return tapped;
}

/// The staff of an id, by its places in the scenario.
std::optional<std::pair<std::size_t, std::size_t>> staff_named(const Desk& desk, const std::string& id) {
    const plaquette::Scenario& s = battle_now(desk).scenario;
    for (std::size_t side = 0; side < s.sides.size(); ++side)
        for (std::size_t i = 0; i < s.sides[side].staffs.size(); ++i)
            if (s.sides[side].staffs[i].id == id) return std::pair{side, i};
    return std::nullopt;
}

}  // namespace

void draw_staff_keys(Ui& ui, Desk& desk) {
    Playing& p = *desk.playing;
    const auto staff = staff_named(desk, p.from);
    if (!staff || p.looked_at) return;
    const std::string id = p.from, holder = bacler::holder_of(battle_now(desk), staff->first, staff->second);
    if (!holder.empty())
        play_paragraph(ui.theme.small, say(desk.lang, "ui.seat.staff_of", {id, holder}), colours::ink_soft());
    if (!p.passes_staff) {
        p.passes_staff = wide_key(ui, "staff.pass", say(desk.lang, "ui.seat.pass_staff", {id}), plain_key());
        return;
    }
    play_paragraph(ui.theme.body, say(desk.lang, "ui.seat.who_takes", {id}), colours::ink());
    std::optional<std::string> taker;
    std::size_t place = 0;
    for (const std::string& player : players_of(desk, staff->first))
        if (player != holder && wide_key(ui, "player." + std::to_string(place++), player, plain_key()))
            taker = player;
    const bool types = wide_key(ui, "player.another", phrase(desk.lang, "ui.seat.another"), plain_key());
    if (types) begin_typing(desk, {Typing::Of::player, {}, 0, id});
    if (taker) pass_staff(desk, id, *taker);
}

void draw_order_pad(Ui& ui, Desk& desk, const Pane& where) {
    const Playing& p = *desk.playing;
    const bool is_told = battle_now(desk).stage == plaquette::Stage::revealing;
    const bool is_chit = battle_now(desk).keeping == plaquette::OrderKeeping::chits && !is_told;
    const std::vector<CommandKey>& commands = told_of(desk).commands;
    std::optional<plaquette::GiveOrder> chosen;
    bool is_closed = false;
    ImGui::SetCursorScreenPos(im(where.from));
    if (ImGui::BeginChild("pad of orders", im(render::size_of(where)))) {
        play_paragraph(ui.theme.large, say(desk.lang, "ui.play.order_to", {p.from, p.to}), colours::ink());
        if (is_told || is_chit)
            play_paragraph(ui.theme.body,
                           is_chit ? std::string(phrase(desk.lang, "ui.keep.chit_hint"))
                                   : say(desk.lang, "ui.keep.chit_said", {p.from, p.to}),
                           colours::ink_soft());
        play_paragraph(ui.theme.small,
                       is_chit        ? std::string()
                       : p.on.empty() ? std::string(phrase(desk.lang, "ui.play.order_hint"))
                                      : say(desk.lang, "ui.play.order_on", {p.on}),
                       colours::ink_soft());
        ImGui::Dummy({1, ui.theme.points(4)});
        draw_distance_key(ui, desk);
        if (is_chit && wide_key(ui, "command.chit", phrase(desk.lang, "ui.keep.lay_chit"), plain_key()))
            chosen = plaquette::GiveOrder{p.from, p.to, plaquette::Command::defence, {}};
        for (std::size_t i = 0; i < commands.size(); ++i)
            if (draw_command(ui, commands[i], i)) chosen = commands[i].order;
        draw_staff_keys(ui, desk);
        draw_correct_key(ui, desk);
        is_closed = key(ui, "command.close", phrase(desk.lang, "ui.play.no_order"),
                        {ImGui::GetContentRegionAvail().x, height_of_big_key(ui)}, plain_key());
    }
    ImGui::EndChild();
    if (chosen)
        is_told ? tell_chit(desk, *chosen) : lay_order(desk, *chosen);
    else if (is_closed)
        forget_picks(desk);
}

}  // namespace bacler::ui
