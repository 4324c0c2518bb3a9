#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <algorithm>
#include <array>
#include <string>

/// What is owed, with the keys that settle it, and how orders are kept.
namespace bacler::ui {

using plaquette::OrderKeeping;
using plaquette::Stage;

namespace {

/// The keys that settle one thing, beside one another. The order of the one that was tapped.
std::optional<plaquette::Order> draw_keys(Ui& ui, const std::vector<OrderKey>& keys) {
    std::optional<plaquette::Order> tapped;
    const float gap = ui.theme.points(5), width = ImGui::GetContentRegionAvail().x;
    const std::size_t columns = std::min<std::size_t>(keys.size(), width > ui.theme.points(600) ? 4 : 2);
    if (columns == 0) return tapped;
    const float wide = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (i % columns != 0) ImGui::SameLine(0, gap);
        KeyLook look = plain_key();
        look.font = ui.theme.bold;
        if (key(ui, keys[i].name, keys[i].label, {wide, height_of_big_key(ui)}, look)) tapped = keys[i].order;
    }
    return tapped;
}

std::optional<plaquette::Order> draw_item(Ui& ui, const Desk& desk, const OwedItem& item) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float indent = ui.theme.points(12);
    ImGui::Indent(indent);
    play_paragraph(ui.theme.body, item.text, item.is_choice ? colours::ink() : colours::bad());
    const std::optional<plaquette::Order> tapped = draw_keys(ui, item.keys);
    const float bottom = last_pane().to.y;
    ImGui::Unindent(indent);
    const Colour colour = item.side ? colour_of_side(desk.scenario, *item.side) : colours::ink_faint();
    ImGui::GetWindowDrawList()->AddRectFilled(im(from), {from.x + ui.theme.points(5), bottom}, colour);
    ImGui::Dummy({1, ui.theme.points(5)});
    return tapped;
}

/// What a tap on the table does now, given what is picked.
std::string hint_of(const Desk& desk) {
    const Playing& p = *desk.playing;
    switch (battle_now(desk).stage) {
        case Stage::placing:
            if (p.seat.who.kind != Viewer::Kind::side && battle_now(desk).keeping == OrderKeeping::sealed)
                return {};
            return p.from.empty() ? std::string(phrase(desk.lang, "ui.play.pick_giver"))
                                  : say(desk.lang, "ui.play.pick_receiver", {p.from});
        case Stage::moving:
            if (is_all_unplaced(battle_now(desk))) return std::string(phrase(desk.lang, "ui.state.rest"));
            return is_riding(desk) ? say(desk.lang, "ui.play.ride", {p.from})
                                   : std::string(phrase(desk.lang, "ui.play.drag"));
        case Stage::declaring:
            return p.from.empty() ? std::string(phrase(desk.lang, "ui.play.pick_battery"))
                                  : say(desk.lang, "ui.play.pick_target", {p.from});
        default: return {};
    }
}

/// The batteries that are picked and their target.
std::vector<OrderKey> fire_keys(const Desk& desk) {
    const Playing& p = *desk.playing;
    const bool is_picked =
        battle_now(desk).stage == Stage::declaring && !p.to.empty() && desk.playing->shooter;
    if (!is_picked) return {};
    const std::optional<plaquette::Order> fire = fire_of(battle_now(desk), *p.shooter, p.to);
    if (!fire) return {};
    return {{"fire.declare", say(desk.lang, "ui.play.fire", {p.from, p.to}), *fire}};
}

/// The tape's pad for the element that is picked, where it may move.
void draw_tape_key(Ui& ui, Desk& desk) {
    const std::optional<ElementAt>& picked = desk.selection.picked[0];
    if (battle_now(desk).stage != Stage::moving || !picked || !may_take_up(desk, *picked)) return;
    const glm::vec2 size{ImGui::GetContentRegionAvail().x, height_of_big_key(ui)};
    if (key(ui, "pad.open", say(desk.lang, "ui.play.tape", {name_of(desk, *picked)}), size, plain_key()))
        open_pad(desk, *picked, Pad::Page::steps);
    ImGui::Dummy({1, ui.theme.points(4)});
}

/// Before anybody has decided anything: how orders are kept.
void draw_keeping(Ui& ui, Desk& desk) {
    const PlayedGame& game = desk.playing->game;
    if (!is_unbegun(game)) return;
    struct Way {
        OrderKeeping keeping;
        const char *name, *label, *means;
    };
    constexpr std::array<Way, 3> ways{
        {{OrderKeeping::open, "keep.open", "ui.keep.open", "ui.keep.open_means"},
         {OrderKeeping::sealed, "keep.sealed", "ui.keep.sealed", "ui.keep.sealed_means"},
         {OrderKeeping::chits, "keep.chits", "ui.keep.chits", "ui.keep.chits_means"}}};
    play_paragraph(ui.theme.small, phrase(desk.lang, "ui.keep.how"), colours::ink_soft());
    const float gap = ui.theme.points(5), width = ImGui::GetContentRegionAvail().x;
    const OrderKeeping now = game.battle().keeping;
    std::optional<OrderKeeping> tapped;
    const char* means = ways[0].means;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (i > 0) ImGui::SameLine(0, gap);
        const bool is_now = ways[i].keeping == now;
        if (is_now) means = ways[i].means;
        if (key(ui, ways[i].name, phrase(desk.lang, ways[i].label),
                {(width - 2 * gap) / 3, height_of_big_key(ui)},
                is_now ? chosen_key(colours::night()) : plain_key()))
            tapped = ways[i].keeping;
    }
    play_paragraph(ui.theme.small, phrase(desk.lang, means), colours::ink_soft());
    ImGui::Dummy({1, ui.theme.points(8)});
    if (tapped) keep_orders(desk, *tapped);
}

/// While orders are laid: who holds the tablet, and the keys that pass it on.
void draw_hands(Ui& ui, Desk& desk) {
    const Playing& p = *desk.playing;
    const plaquette::Battle& battle = battle_now(desk);
    if (battle.stage != Stage::placing || p.looked_at) return;
    std::optional<Viewer> to;
    bool sets_umpire = false;
    if (p.seat.who.kind == Viewer::Kind::side) {
        play_paragraph(ui.theme.bold, say(desk.lang, "ui.seat.holds", {name_of_side(desk, p.seat.who.side)}),
                       colours::ink());
    } else if (battle.keeping == OrderKeeping::sealed) {
        play_paragraph(ui.theme.body, phrase(desk.lang, "ui.keep.sealed_hint"), colours::ink());
        ImGui::Dummy({1, ui.theme.points(4)});
        for (std::size_t side = 0; side < battle.scenario.sides.size(); ++side)
            if (wide_key(ui, "seat.side." + std::to_string(side),
                         say(desk.lang, "ui.seat.give_to", {name_of_side(desk, side)}), plain_key()))
                to = Viewer::of_side(side);
        const bool has_umpire = std::any_of(battle.locks.begin(), battle.locks.end(),
                                            [](const plaquette::KeyLock& l) { return !l.side; });
        sets_umpire =
            battle.chits.empty() && !has_umpire &&
            wide_key(ui, "seat.umpire_secret", phrase(desk.lang, "ui.seat.umpire_secret"), plain_key());
    } else if (wide_key(ui, "seat.pass", phrase(desk.lang, "ui.seat.pass_tablet"), plain_key())) {
        to = Viewer::of_side(0);
    }
    if (sets_umpire) set_umpire_secret(desk);
    if (to) pass_tablet(desk, *to);
}

/// Orders that have passed and lie unseen: opened by their side's secret, or told from the table.
void draw_reveals(Ui& ui, Desk& desk) {
    Playing& p = *desk.playing;
    const plaquette::Battle& battle = battle_now(desk);
    if (battle.stage != Stage::revealing || p.looked_at) return;
    std::vector<bool> owes(battle.scenario.sides.size(), false);
    for (const plaquette::Chit& chit : p.game.battle().chits) {
        if (!chit.has_passed || chit.order) continue;
        if (chit.sealed) {
            owes.at(chit.side) = true;
            continue;
        }
        const std::string& staff = battle.scenario.sides.at(chit.side).staffs.at(chit.staff).id;
        if (wide_key(ui, "tell." + chit.beside, say(desk.lang, "ui.keep.tell", {staff, chit.beside}),
                     plain_key())) {
            p.from = staff;
            p.to = chit.beside;
            p.on.clear();
        }
    }
    for (std::size_t side = 0; side < owes.size(); ++side)
        if (owes[side] && wide_key(ui, "reveal." + std::to_string(side),
                                   say(desk.lang, "ui.keep.reveal", {name_of_side(desk, side)}), plain_key()))
            ask_to_reveal(desk, side);
}

/// While the past is looked at nothing is owed there; while something forgotten is added, the table is as it stood.
void draw_past(Ui& ui, Desk& desk) {
    const Playing& p = *desk.playing;
    if (is_adding(desk))
        play_paragraph(ui.theme.bold, say(desk.lang, "ui.log.as_it_stood", {std::to_string(p.mending->line)}),
                       colours::ink());
    else
        play_paragraph(ui.theme.body, say(desk.lang, "ui.play.after_line", {std::to_string(*p.looked_at)}),
                       colours::ink_soft());
    ImGui::Dummy({1, ui.theme.points(6)});
}

}  // namespace

void draw_owed(Ui& ui, Desk& desk) {
    if (desk.playing->looked_at) draw_past(ui, desk);
    if (desk.playing->looked_at && !is_adding(desk)) return;
    if (desk.measuring.taping) return draw_stating(ui, desk);
    draw_keeping(ui, desk);
    draw_hands(ui, desk);
    draw_reveals(ui, desk);
    const std::string hint = hint_of(desk);
    if (!hint.empty()) {
        play_paragraph(ui.theme.body, hint, colours::ink_soft());
        ImGui::Dummy({1, ui.theme.points(6)});
    }
    draw_stating(ui, desk);
    draw_tape_key(ui, desk);
    draw_acts(ui, desk);
    draw_staff_keys(ui, desk);
    draw_correct_key(ui, desk);
    if (desk.playing->decreeing) return;
    std::optional<plaquette::Order> tapped = draw_keys(ui, fire_keys(desk));
    for (const OwedItem& item : told_of(desk).owed)
        if (const auto order = draw_item(ui, desk, item)) tapped = order;
    draw_look_key(ui, desk);
    draw_ruled_last(ui, desk);
    if (tapped) give(desk, {*tapped});
}

}  // namespace bacler::ui
