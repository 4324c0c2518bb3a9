#include "ui/panels/editor.hpp"

#include "app/game/house_rulings.hpp"
#include "ui/panels/play.hpp"
#include "ui/widgets/findings.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace bacler::ui {

namespace {

struct PageKey {
    EditorPage page;
    const char *name, *label;
};
constexpr std::array<PageKey, 5> pages{{{EditorPage::order, "editor.order", "ui.editor.page_order"},
                                        {EditorPage::table, "editor.table", "ui.editor.page_table"},
                                        {EditorPage::rules, "editor.rules", "ui.editor.page_rules"},
                                        {EditorPage::cost, "editor.cost", "ui.editor.page_cost"},
                                        {EditorPage::faults, "editor.faults", ""}}};

KeyLook look_of_bar(bool is_lit) {
    if (is_lit) return {colours::night_text(), colours::night(), colours::night_text(), nullptr};
    return {mixed(colours::night(), colours::white, 0.14F), colours::night_text(),
            mixed(colours::night(), colours::white, 0.3F), nullptr};
}

std::string label_of(const Desk& desk, const PageKey& page) {
    if (page.page != EditorPage::faults) return std::string(phrase(desk.lang, page.label));
    const std::size_t faults = desk.editor->editing.read.faults.size();
    if (faults == 0) return std::string(phrase(desk.lang, "ui.editor.page_done"));
    return say(desk.lang, "ui.editor.page_faults", {std::to_string(faults)});
}

/// The scenario with what may be done to it as a whole, and below the pages.
void draw_bar(Ui& ui, Desk& desk, const Pane& where) {
    ScenarioEditor& e = *desk.editor;
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(where.from), im(where.to), colours::night());
    const float pad = ui.theme.points(5), high = height_of_big_key(ui), play = ui.theme.points(110);
    float left = where.from.x + pad, right = where.to.x - pad;
    const float top = where.from.y + pad;
    const auto key_at = [&](float at_x, const char* name, std::string_view label, float wide, KeyLook look) {
        ImGui::SetCursorScreenPos({at_x, top});
        return key(ui, name, label, {wide, high}, look);
    };
    KeyLook sign = look_of_bar(false), faint = sign;
    sign.font = faint.font = ui.theme.large;
    faint.text = mixed(colours::night(), colours::white, 0.55F);
    KeyLook go = e.editing.may_play() ? chosen_key(colours::good()) : look_of_bar(false);
    go.font = ui.theme.bold;
    const bool closes = key_at(left, "editor.close", "×", high, sign);
    left += high + pad;
    const bool plays = key_at(right -= play, "editor.play", phrase(desk.lang, "ui.editor.play"), play, go);
    const bool redoes =
        key_at(right -= high + pad, "editor.redo", "↷", high, e.editing.may_redo() ? sign : faint);
    const bool undoes =
        key_at(right -= high + pad, "editor.undo", "↶", high, e.editing.may_undo() ? sign : faint);
    ImGui::SetCursorScreenPos({left, top});
    const bool renames = touch(ui, "editor.title", {right - left - pad, high});
    letter(on, ui.theme.large, last_pane(), name_of(e.editing.draft, {}), colours::night_text(), {0, 0.5F});
    const float wide = (render::size_of(where).x - pad) / static_cast<float>(pages.size()) - pad;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        ImGui::SetCursorScreenPos(
            {where.from.x + pad + static_cast<float>(i) * (wide + pad), top + high + pad});
        if (key(ui, pages[i].name, label_of(desk, pages[i]), {wide, high},
                look_of_bar(e.page == pages[i].page)))
            turn_page(desk, pages[i].page);
    }
    if (undoes) undo_in_editor(desk);
    if (redoes) redo_in_editor(desk);
    if (renames) {
        pick_piece_of_draft(desk, {});
        begin_renaming(desk);
    }
    if (plays)
        play_draft(desk);
    else if (closes)
        leave_editor(desk);
}

void draw_cost(Ui& ui, Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    for (const std::string& line : e.balance.advice) play_paragraph(ui.theme.body, line, colours::ink());
    std::size_t number = 0;
    for (const editor::Balance::OfSide& side : e.balance.sides) {
        ImGui::Dummy({1, ui.theme.points(8)});
        play_paragraph(ui.theme.large,
                       say(desk.lang, "ui.editor.costs", {side.name, std::to_string(side.total)}),
                       colours::ink());
        for (const ExplainedLine& line : side.terms)
            explained_line(ui, "cost." + std::to_string(number++), line,
                           {line.depth == 0 ? ui.theme.body : ui.theme.small, colours::ink(),
                            ui.theme.points(16) * static_cast<float>(line.depth), "·"});
    }
}

void draw_faults(Ui& ui, Desk& desk) {
    const ScenarioEditor& e = *desk.editor;
    const Faults faults = e.editing.read.faults;
    if (faults.empty())
        play_paragraph(ui.theme.large, phrase(desk.lang, "ui.editor.all_done"), colours::good());
    const float high = height_of_big_key(ui), wide = ui.theme.points(120), gap = ui.theme.points(8);
    for (std::size_t i = 0; i < faults.size(); ++i) {
        const float width = ImGui::GetContentRegionAvail().x - wide - gap;
        const std::string text =
            wrapped(ui.theme.body, editor::sentence(desk.lang, e.editing.draft, faults[i]), width);
        const glm::vec2 from = at(ImGui::GetCursorScreenPos());
        const glm::vec2 room = room_for(ui.theme.body, text);
        ImGui::GetWindowDrawList()->AddText(ui.theme.body, height_of(ui.theme.body), im(from), colours::ink(),
                                            text.data(), text.data() + text.size());
        ImGui::SetCursorScreenPos({from.x + width + gap, from.y});
        const bool shows = key(ui, "editor.show." + std::to_string(i), phrase(desk.lang, "ui.editor.show"),
                               {wide, high}, plain_key());
        ImGui::SetCursorScreenPos({from.x, from.y + std::max(high, room.y) + gap});
        ImGui::Dummy({1, 1});
        if (shows) return show_fault(desk, faults[i]);
    }
}

}  // namespace

void draw_editor_rules(Ui& ui, Desk& desk) {
    const std::optional<RulesChoice> chosen = rules_chosen(desk);
    const auto offer = [&](RulesChoice choice, const char* name, const char* label) {
        if (wide_key(ui, name, phrase(desk.lang, label),
                     chosen == choice ? chosen_key(colours::night()) : plain_key()))
            choose_rules(desk, choice);
    };
    offer(RulesChoice::by_the_book, "rules.book", "ui.editor.rules_book");
    offer(RulesChoice::tactical, "rules.tactical", "ui.editor.rules_tactical");
    offer(RulesChoice::as_last_time, "rules.last", "ui.editor.rules_last");
    ImGui::Dummy({1, ui.theme.points(8)});
    ScenarioEditor& e = *desk.editor;
    plaquette::Battle battle;
    battle.scenario = e.editing.read.scenario;
    for (const HouseRuling& ruling : house_rulings(desk.lang, battle)) {
        ExplainedLine line;
        line.text = say(desk.lang, "ui.house.line", {ruling.title, ruling.now});
        line.rule = ruling.id;
        const bool is_open = e.house == ruling.option;
        LineLook look{ruling.is_by_the_book ? ui.theme.body : ui.theme.bold, colours::ink(), 0,
                      is_open ? "▾" : "▸"};
        look.least_height = least_touch(ui) / ui.theme.scale;
        if (explained_line(ui, "house." + ruling.name, line, look) != LineTap::none)
            e.house = is_open ? std::nullopt : std::optional(ruling.option);
        if (!is_open) continue;
        for (const HouseValue& value : house_values(desk.lang, battle, ruling.option, {}))
            if (wide_key(ui, "house." + ruling.name + "." + value.word, value.text,
                         value.is_next ? chosen_key(colours::night()) : plain_key()))
                choose_reading(desk, ruling.option, value.value);
    }
}

EditorTablePanes panes_of_editor_table(const Ui& ui, const Pane& window) {
    const float pad = ui.theme.points(5), high = height_of_big_key(ui);
    EditorTablePanes out;
    out.bar = {window.from, {window.to.x, window.from.y + 2 * high + 3 * pad}};
    out.table = out.panel = {{window.from.x, out.bar.to.y}, window.to};
    const glm::vec2 room = render::size_of(window);
    if (room.x >= room.y)
        out.table.to.x = out.panel.from.x = window.to.x - std::max(room.x * 0.34F, ui.theme.points(400));
    else
        out.table.to.y = out.panel.from.y = window.to.y - room.y * 0.4F;
    return out;
}

void EditorPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    const EditorTablePanes panes = panes_of_editor_table(ui, window);
    const Pane& bar = panes.bar;
    const bool shows_table = desk.editor->page == EditorPage::table;
    // Beside the table's page the window is the board's: fingers there are not the panel's.
    begin_panel("editor", shows_table ? bar : window);
    if (!shows_table)
        ImGui::GetWindowDrawList()->AddRectFilled(im(window.from), im(window.to), colours::paper());
    draw_bar(ui, desk, bar);
    if (!desk.editor) return ImGui::End();
    const ScenarioEditor& e = refreshed_editor(desk);
    const Pane body{{window.from.x, bar.to.y}, window.to};
    if (shows_table || e.page == EditorPage::table) {
        ImGui::End();
        if (shows_table) draw_editor_table(ui, desk, panes.panel);
        return;
    }
    if (e.page == EditorPage::order) {
        draw_editor_order(ui, desk, body);
        return ImGui::End();
    }
    ImGui::SetCursorScreenPos(im(body.from));
    if (ImGui::BeginChild("editor page", im(render::size_of(body)), ImGuiChildFlags_AlwaysUseWindowPadding)) {
        for (const std::string& sentence : e.refused) play_paragraph(ui.theme.bold, sentence, colours::bad());
        fault_paragraphs(ui, desk.lang, e.editing.of_disk);
        if (e.page == EditorPage::rules) draw_editor_rules(ui, desk);
        if (e.page == EditorPage::cost) draw_cost(ui, desk);
        if (e.page == EditorPage::faults) draw_faults(ui, desk);
    }
    ImGui::EndChild();
    ImGui::End();
}

}  // namespace bacler::ui
