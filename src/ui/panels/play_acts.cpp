#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <algorithm>

/// What is done where a piece stands, and the sheet of orders.
namespace bacler::ui {

void draw_acts(Ui& ui, Desk& desk) {
    const std::vector<ActKey>& acts = told_of(desk).acts;
    if (acts.empty() || (desk.playing->looked_at && !is_adding(desk))) return;
    play_paragraph(ui.theme.small, phrase(desk.lang, "ui.acts.where_it_stands"), colours::ink_soft());
    const float gap = ui.theme.points(5), half = (ImGui::GetContentRegionAvail().x - gap) / 2;
    std::vector<plaquette::Order> tapped;
    for (std::size_t i = 0; i < acts.size(); ++i) {
        if (i % 2 != 0) ImGui::SameLine(0, gap);
        if (key(ui, acts[i].name, acts[i].label, {half, height_of_big_key(ui)}, plain_key()))
            tapped = acts[i].orders;
    }
    ImGui::Dummy({1, ui.theme.points(6)});
    if (!tapped.empty()) give_by_hand(desk, tapped);
}

namespace {

/// The staff whose orders alone are shown: the one that is picked; none.
std::string only_of(const Desk& desk) {
    const std::string& picked = desk.playing->from;
    return !picked.empty() && has_order_sheet(desk.scenario, picked) ? picked : std::string();
}

/// An order: a bar of its side's colour and its sentence. Was it tapped?
bool draw_entry(Ui& ui, const Desk& desk, const OrderEntry& e) {
    const float width = ImGui::GetContentRegionAvail().x, bar = ui.theme.points(12), pad = ui.theme.points(4);
    const std::string text =
        wrapped(ui.theme.body, order_entry_text(desk.lang, desk.scenario, e), width - bar - pad);
    const float high = std::max(least_touch(ui), room_for(ui.theme.body, text).y + 2 * pad);
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const bool is_tapped = touch(ui, "sheet." + std::to_string(e.line), {width, high});
    ImDrawList& on = *ImGui::GetWindowDrawList();
    if (ImGui::IsItemActive())
        on.AddRectFilled(im(from), im(from + glm::vec2{width, high}), colours::paper_dark());
    on.AddRectFilled(im(from), im(from + glm::vec2{ui.theme.points(5), high}),
                     colour_of_side(desk.scenario, e.side));
    const bool is_done =
        e.fate == OrderFate::failed || e.fate == OrderFate::void_by_then || e.fate == OrderFate::taken_back;
    on.AddText(ui.theme.body, height_of(ui.theme.body),
               im(from + glm::vec2{bar, (high - room_for(ui.theme.body, text).y) / 2}),
               is_done ? colours::ink_soft() : colours::ink(), text.data(), text.data() + text.size());
    on.AddLine({from.x, from.y + high}, {from.x + width, from.y + high}, with_alpha(colours::line(), 140));
    return is_tapped;
}

}  // namespace

void draw_order_sheet(Ui& ui, Desk& desk, const Pane& where) {
    const std::vector<OrderEntry>& sheet = told_of(desk).sheet;
    const std::string only = only_of(desk);
    std::optional<game::LineId> tapped;
    bool shows_all = false;
    ImGui::SetCursorScreenPos(im(where.from));
    if (ImGui::BeginChild("orders of the game", im(render::size_of(where)))) {
        if (!only.empty()) {
            play_paragraph(ui.theme.bold, say(desk.lang, "ui.sheet.only", {only}), colours::ink());
            shows_all = wide_key(ui, "sheet.all", phrase(desk.lang, "ui.sheet.all"), plain_key());
        }
        int sequence = 0;
        std::size_t side = desk.scenario.sides.size();
        bool is_empty = true;
        for (const OrderEntry& e : sheet) {
            if (!is_entry_of(desk.scenario, e, only)) continue;
            is_empty = false;
            if (e.sequence != sequence || e.side != side)
                play_paragraph(ui.theme.bold, order_heading_text(desk.lang, desk.scenario, e),
                               colours::ink());
            sequence = e.sequence;
            side = e.side;
            if (draw_entry(ui, desk, e)) tapped = e.line;
        }
        if (is_empty) play_paragraph(ui.theme.body, phrase(desk.lang, "sheet.empty"), colours::ink_soft());
    }
    ImGui::EndChild();
    if (shows_all) forget_picks(desk);
    if (!tapped) return;
    desk.playing->page = Playing::Page::log;
    if (desk.playing->branch) look_at(desk, std::nullopt);
    if (desk.playing->unfolded != tapped) unfold_line(desk, *tapped);
}

}  // namespace bacler::ui
