#include "ui/panels/play.hpp"

#include "ui/widgets/button.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

using Page = Playing::Page;
using plaquette::Stage;

float height_of_big_key(const Ui& ui) {
    return touch_height(ui, 40);
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
    const float third = render::size_of(where).x / 3;
    const KeyLook lit{colours::night(), colours::night_text(), colours::night(), ui.theme.bold};
    const auto page = [&](Page which, const char* name, std::string_view label, float left) {
        ImGui::SetCursorScreenPos({left, where.from.y});
        if (!key(ui, name, phrase(desk.lang, label), {third, render::size_of(where).y},
                 p.page == which ? lit : plain_key()))
            return;
        drop_decree(desk);
        if (p.looking) stop_looking(desk);
        p.page = which;
        p.scrolls_log_down = true;
    };
    page(Page::owed, "page.owed", "ui.play.owed", where.from.x);
    page(Page::orders, "page.orders", "ui.sheet.page", where.from.x + third);
    page(Page::log, "page.log", "ui.play.log", where.from.x + 2 * third);
}

/// Whom the tablet goes to next: the other side while it may have orders to lay, then everybody.
Viewer after_this_one(const Desk& desk) {
    const std::size_t other = desk.playing->seat.who.side == 0 ? 1 : 0;
    return desk.playing->seat.who.side == 0 ? Viewer::of_side(other) : Viewer::nobody();
}

/// What the panel is about now: a mend that waits for consent, the log, dice, an order, or what is owed.
void draw_body(Ui& ui, Desk& desk, const Pane& where) {
    Playing& p = *desk.playing;
    if (p.mending && !is_adding(desk)) {
        draw_plan(ui, desk, where);
        return;
    }
    if (p.decreeing) {
        draw_decree(ui, desk, where);
        return;
    }
    if (p.looking) {
        draw_look(ui, desk, where);
        return;
    }
    if (are_steps_listed(desk)) {
        draw_steps(ui, desk, where);
        return;
    }
    Pane rest = where;
    rest.from.y += draw_said(ui, desk, where);
    if (p.page == Page::log) {
        draw_log(ui, desk, rest);
    } else if (p.page == Page::orders) {
        draw_order_sheet(ui, desk, rest);
    } else if (p.sheet && !p.looked_at && !is_stating_shown(desk)) {
        draw_dice_sheet(ui, desk, rest);
    } else if (is_order_pad_open(desk) && !desk.measuring.taping) {
        draw_order_pad(ui, desk, rest);
    } else {
        ImGui::SetCursorScreenPos(im(rest.from));
        if (ImGui::BeginChild("owed of the game", im(render::size_of(rest)))) draw_owed(ui, desk);
        ImGui::EndChild();
    }
}

/// May the side that holds the tablet take back the last decision: is it its own?
bool is_its_own(const Desk& desk) {
    const Playing& p = *desk.playing;
    const std::optional<game::Passage> way = p.game.timeline().undo_passage();
    if (!way || !way->is_free() || way->back_over.empty()) return false;
    const game::Author author = p.game.timeline().line(way->back_over.back()).author;
    return author == (p.seat.who.side == 0 ? game::Author::first_side : game::Author::second_side);
}

/// While a side lays its orders: its last one back, and the tablet to whoever is next.
void draw_foot_of_side(Ui& ui, Desk& desk, const Pane& where) {
    const float gap = ui.theme.points(6), high = render::size_of(where).y;
    const float arrow = std::max(least_touch(ui), ui.theme.points(58));
    const bool may = is_its_own(desk);
    KeyLook back = plain_key();
    back.font = ui.theme.large;
    if (!may) back.text = colours::ink_faint();
    ImGui::SetCursorScreenPos(im(where.from));
    const bool goes_back = key(ui, "game.undo", "↶", {arrow, high}, back) && may;
    KeyLook next = chosen_key(colours::night());
    next.font = ui.theme.large;
    const float left = where.from.x + arrow + gap;
    ImGui::SetCursorScreenPos({left, where.from.y});
    const bool passes =
        key(ui, "seat.pass", phrase(desk.lang, "ui.seat.pass_tablet"), {where.to.x - left, high}, next);
    if (goes_back) undo_line(desk);
    if (passes) pass_tablet(desk, after_this_one(desk));
}

/// While another line is looked at: back to the game as it stands, or the game goes on from there.
void draw_foot_of_past(Ui& ui, Desk& desk, const Pane& where, const KeyLook& look) {
    const bool adds = is_adding(desk), may_go = !adds && desk.playing->seat.who.kind == Viewer::Kind::nobody;
    const float gap = ui.theme.points(6), wide = render::size_of(where).x, high = render::size_of(where).y;
    const float first = may_go ? (wide - gap) / 2 : wide;
    const std::string_view label = phrase(desk.lang, adds ? "ui.log.give_up" : "ui.play.now");
    const bool is_now = key(ui, "now", label, {first, high}, look);
    bool goes = false;
    if (may_go) {
        ImGui::SetCursorScreenPos({where.from.x + first + gap, where.from.y});
        goes = key(ui, "jump.here", phrase(desk.lang, "ui.jump.here"), {first, high}, plain_key());
    }
    if (is_now) adds ? drop_plan(desk) : look_at(desk, std::nullopt);
    if (goes) go_on_from_here(desk);
}

/// Back, on again, and the next step; while another line is looked at, only the way back to the game as it stands.
void draw_foot(Ui& ui, Desk& desk, const Pane& where) {
    Playing& p = *desk.playing;
    const float gap = ui.theme.points(6), high = render::size_of(where).y;
    ImGui::SetCursorScreenPos(im(where.from));
    KeyLook next = chosen_key(colours::night());
    next.font = ui.theme.large;
    if ((p.mending && !is_adding(desk)) || p.decreeing || p.looking) return;
    if (p.seat.who.kind == Viewer::Kind::side && battle_now(desk).stage == Stage::placing && !p.looked_at) {
        draw_foot_of_side(ui, desk, where);
        return;
    }
    if (p.looked_at) {
        draw_foot_of_past(ui, desk, where, next);
        return;
    }
    const float arrow = std::max(least_touch(ui), ui.theme.points(58));
    const auto step = [&](const char* name, std::string_view sign, bool may, float left) {
        ImGui::SetCursorScreenPos({left, where.from.y});
        KeyLook look = plain_key();
        look.font = ui.theme.large;
        if (!may) look.text = colours::ink_faint();
        return key(ui, name, sign, {arrow, high}, look) && may;
    };
    const BattleTimeline& timeline = p.game.timeline();
    const bool back = step("game.undo", "↶", timeline.undo_passage().has_value(), where.from.x);
    const bool on = step("game.redo", "↷", timeline.redo_passage().has_value(), where.from.x + arrow + gap);
    float left = where.from.x + 2 * (arrow + gap);
    const bool may_list = has_steps(desk) && !tells_steps(desk);
    const bool lists =
        may_list && step("steps.open", "✓ " + std::to_string(p.in_step.steps.size()), true, left);
    if (may_list) left += arrow + gap;
    ImGui::SetCursorScreenPos({left, where.from.y});
    if (p.sheet) next = {colours::paper_dark(), colours::ink_soft(), colours::line(), ui.theme.large};
    const bool goes = key(ui, "next", phrase(desk.lang, "ui.play.next"), {where.to.x - left, high}, next);
    if (back) undo_line(desk);
    if (on) redo_line(desk);
    if (lists) list_steps(desk);
    if (goes) go_on(desk);
}

}  // namespace

void PlayPanel::draw(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("play", where);
    ImGui::GetWindowDrawList()->AddRectFilled(im(where.from), im(where.to), colours::paper());
    const float margin = ui.theme.points(10), high = height_of_big_key(ui);
    const Pane inside{where.from + glm::vec2{margin, margin}, where.to - glm::vec2{margin, margin}};
    const Pane pages{inside.from,
                     {inside.to.x, inside.from.y + std::max(least_touch(ui), ui.theme.points(38))}};
    const Pane foot{{inside.from.x, inside.to.y - high}, inside.to};
    draw_pages(ui, desk, pages);
    if (desk.playing->decreeing && !may_decree(desk)) drop_decree(desk);
    const bool has_no_foot = desk.playing->decreeing || desk.playing->looking;
    const float bottom = has_no_foot ? inside.to.y : foot.from.y - margin;
    draw_body(ui, desk, {{inside.from.x, pages.to.y + margin}, {inside.to.x, bottom}});
    draw_foot(ui, desk, foot);
    ImGui::End();
}

}  // namespace bacler::ui
