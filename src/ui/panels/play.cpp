#include "ui/panels/play.hpp"

#include "ui/panels/decision.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/findings.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

using Page = Playing::Page;
using plaquette::Stage;

float height_of_big_key(const Ui& ui) {
    return std::max(least_touch(ui), ui.theme.points(46));
}

float width_of_play_panel(const Ui& ui) {
    return std::max(ui.theme.points(400), 5 * (least_touch(ui) + ui.theme.points(4)) + ui.theme.points(24));
}

float height_of_play_panel(const Ui& ui) {
    return std::max(ui.theme.points(500), 9 * least_touch(ui));
}

void play_paragraph(const ImFont* font, std::string_view text, Colour colour) {
    if (text.empty()) return;
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string broken = wrapped(font, text, width);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    ImGui::GetWindowDrawList()->AddText(font, height_of(font), im(from), colour, broken.data(),
                                        broken.data() + broken.size());
    ImGui::Dummy({width, room_for(font, broken).y + 2});
}

namespace {

void draw_pages(Ui& ui, Desk& desk, const Pane& where) {
    Playing& p = *desk.playing;
    const float half = render::size_of(where).x / 2;
    const KeyLook lit{colours::night, colours::night_text, colours::night, ui.theme.bold};
    const auto page = [&](Page which, const char* name, std::string_view label, float left) {
        ImGui::SetCursorScreenPos({left, where.from.y});
        if (!key(ui, name, phrase(desk.lang, label), {half, render::size_of(where).y},
                 p.page == which ? lit : plain_key()))
            return;
        p.page = which;
        p.scrolls_log_down = true;
    };
    page(Page::owed, "page.owed", "ui.play.owed", where.from.x);
    page(Page::log, "page.log", "ui.play.log", where.from.x + half);
}

/// What was refused, with its rules; above all else until the next tap.
void draw_refusal(Ui& ui, Desk& desk) {
    const Playing& p = *desk.playing;
    if (!p.refused) return;
    const Ruling& ruling = *p.refused;
    const Explanation told =
        explain_ruling(desk.lang, ruling, names_of(desk.scenario), desk.scenario.readings);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    play_paragraph(ui.theme.small, phrase(desk.lang, "ui.play.refused"), colours::bad);
    for (std::size_t i = 0; i < told.lines.size() && i < 3; ++i) {
        const LineLook look{i == 0 ? ui.theme.bold : ui.theme.body, colours::bad, 0, "", {}, 34};
        if (explained_line(ui, "refused." + std::to_string(i), told.lines[i], look) != LineTap::none)
            open_rule(desk, ruling.findings.at(told.lines[i].finding));
    }
    ImGui::Dummy({1, ui.theme.points(6)});
    ui.targets.note("refusal", {from, at(ImGui::GetCursorScreenPos())});
}

/// Going back over an accepted die or a reveal: who lets it pass?
void draw_consent(Ui& ui, Desk& desk) {
    const float wide = ImGui::GetContentRegionAvail().x, high = height_of_big_key(ui);
    play_paragraph(ui.theme.bold, phrase(desk.lang, "ui.play.sealed"), colours::ink);
    ImGui::Dummy({1, ui.theme.points(4)});
    const auto answer = [&](const char* name, std::string_view label) {
        const bool is_tapped = key(ui, name, phrase(desk.lang, label), {wide, high}, plain_key());
        ImGui::Dummy({1, ui.theme.points(2)});
        return is_tapped;
    };
    const bool both = answer("consent.both", "ui.play.both_agree");
    const bool umpire = answer("consent.umpire", "ui.play.umpire_decides");
    const bool none = answer("consent.none", "ui.play.go_not_back");
    if (both || umpire) consent_to_undo(desk, both ? game::ConsentBy::both_sides : game::ConsentBy::umpire);
    if (none) desk.playing->asks_consent = false;
}

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
    play_paragraph(ui.theme.body, item.text, item.is_choice ? colours::ink : colours::bad);
    const std::optional<plaquette::Order> tapped = draw_keys(ui, item.keys);
    const float bottom = last_pane().to.y;
    ImGui::Unindent(indent);
    const Colour colour = item.side ? colour_of_side(desk.scenario, *item.side) : colours::ink_faint;
    ImGui::GetWindowDrawList()->AddRectFilled(im(from), {from.x + ui.theme.points(5), bottom}, colour);
    ImGui::Dummy({1, ui.theme.points(5)});
    return tapped;
}

/// What a tap on the table does now, given what is picked.
std::string hint_of(const Desk& desk) {
    const Playing& p = *desk.playing;
    switch (battle_now(desk).stage) {
        case Stage::placing:
            return p.from.empty() ? std::string(phrase(desk.lang, "ui.play.pick_giver"))
                                  : say(desk.lang, "ui.play.pick_receiver", {p.from});
        case Stage::moving:
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

void draw_owed(Ui& ui, Desk& desk) {
    const std::string hint = hint_of(desk);
    if (!hint.empty()) {
        play_paragraph(ui.theme.body, hint, colours::ink_soft);
        ImGui::Dummy({1, ui.theme.points(6)});
    }
    draw_tape_key(ui, desk);
    std::optional<plaquette::Order> tapped = draw_keys(ui, fire_keys(desk));
    for (const OwedItem& item : told_of(desk).owed)
        if (const auto order = draw_item(ui, desk, item)) tapped = order;
    if (tapped) give(desk, {*tapped});
}

bool is_pad_open(const Desk& desk) {
    const Playing& p = *desk.playing;
    return battle_now(desk).stage == Stage::placing && !p.from.empty() && !p.to.empty();
}

void draw_body(Ui& ui, Desk& desk, const Pane& where) {
    Playing& p = *desk.playing;
    Pane rest = where;
    ImGui::SetCursorScreenPos(im(where.from));
    if (p.refused || p.asks_consent) {
        const float high = p.asks_consent ? render::size_of(where).y : render::size_of(where).y * 0.4F;
        if (ImGui::BeginChild("refused", {render::size_of(where).x, high})) {
            draw_refusal(ui, desk);
            if (p.asks_consent) draw_consent(ui, desk);
        }
        const float used = std::min(high, ImGui::GetCursorPosY() + ImGui::GetScrollMaxY());
        ImGui::EndChild();
        if (p.asks_consent) return;
        rest.from.y += used;
    }
    if (p.page == Page::log) {
        draw_log(ui, desk, rest);
    } else if (p.sheet) {
        draw_dice_sheet(ui, desk, rest);
    } else if (is_pad_open(desk)) {
        draw_order_pad(ui, desk, rest);
    } else {
        ImGui::SetCursorScreenPos(im(rest.from));
        if (ImGui::BeginChild("owed of the game", im(render::size_of(rest)))) draw_owed(ui, desk);
        ImGui::EndChild();
    }
}

/// Back, on again, and the next step; while another line is looked at, only the way back to the game as it stands.
void draw_foot(Ui& ui, Desk& desk, const Pane& where) {
    const Playing& p = *desk.playing;
    const float gap = ui.theme.points(6), high = render::size_of(where).y;
    ImGui::SetCursorScreenPos(im(where.from));
    KeyLook next = chosen_key(colours::night);
    next.font = ui.theme.large;
    if (p.looked_at) {
        if (key(ui, "now", phrase(desk.lang, "ui.play.now"), render::size_of(where), next))
            look_at(desk, std::nullopt);
        return;
    }
    const float arrow = std::max(least_touch(ui), ui.theme.points(58));
    const auto step = [&](const char* name, std::string_view sign, bool may, float left) {
        ImGui::SetCursorScreenPos({left, where.from.y});
        KeyLook look = plain_key();
        look.font = ui.theme.large;
        if (!may) look.text = colours::ink_faint;
        return key(ui, name, sign, {arrow, high}, look) && may;
    };
    const BattleTimeline& timeline = p.game.timeline();
    const bool back = step("game.undo", "↶", timeline.undo_passage().has_value(), where.from.x);
    const bool on = step("game.redo", "↷", timeline.redo_passage().has_value(), where.from.x + arrow + gap);
    const float left = where.from.x + 2 * (arrow + gap);
    ImGui::SetCursorScreenPos({left, where.from.y});
    if (p.sheet) next = {colours::paper_dark, colours::ink_soft, colours::line, ui.theme.large};
    const bool goes = key(ui, "next", phrase(desk.lang, "ui.play.next"), {where.to.x - left, high}, next);
    if (back) undo_line(desk);
    if (on) redo_line(desk);
    if (goes) go_on(desk);
}

}  // namespace

void PlayPanel::draw(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("play", where);
    ImGui::GetWindowDrawList()->AddRectFilled(im(where.from), im(where.to), colours::paper);
    const float margin = ui.theme.points(10), high = height_of_big_key(ui);
    const Pane inside{where.from + glm::vec2{margin, margin}, where.to - glm::vec2{margin, margin}};
    const Pane pages{inside.from,
                     {inside.to.x, inside.from.y + std::max(least_touch(ui), ui.theme.points(38))}};
    const Pane foot{{inside.from.x, inside.to.y - high}, inside.to};
    draw_pages(ui, desk, pages);
    draw_body(ui, desk, {{inside.from.x, pages.to.y + margin}, {inside.to.x, foot.from.y - margin}});
    draw_foot(ui, desk, foot);
    ImGui::End();
}

}  // namespace bacler::ui
