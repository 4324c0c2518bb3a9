#include "ui/panels/gallery.hpp"
#include "ui/panels/decision.hpp"
#include "ui/panels/play.hpp"
#include "ui/widgets/findings.hpp"
#include "ui/widgets/ladder.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace bacler::ui {

using gallery::Chapter;
using gallery::Exhibit;
using Page = GalleryShown::Page;

namespace {

constexpr std::array<std::string_view, 6> pages{"keys",    "scales",  "findings",
                                                "letters", "colours", "rulings"};

/// What is worn and spoken changes for the gallery alone: nothing of it is kept.
void draw_manner(Ui& ui, Desk& desk) {
    Settings& settings = desk.settings;
    const KeyLook plain = plain_key();
    KeyRow row(ui);
    if (row.key("gallery.lang", phrase(desk.lang, "ui.gallery.other_language"), plain))
        speak(desk, desk.lang == Lang::fr ? Lang::en : Lang::fr);
    if (row.key("gallery.scheme", phrase(desk.lang, "ui.gallery.scheme"), plain))
        settings.scheme = schemes.at((static_cast<std::size_t>(settings.scheme) + 1) % schemes.size());
    if (row.key("gallery.smaller", phrase(desk.lang, "ui.gallery.smaller"), plain))
        settings.text_size = std::max(least_text_size, settings.text_size - text_size_step);
    if (row.key("gallery.larger", phrase(desk.lang, "ui.gallery.larger"), plain))
        settings.text_size = std::min(greatest_text_size, settings.text_size + text_size_step);
    if (row.key("gallery.leave", phrase(desk.lang, "ui.start.back"), plain)) show_screen(desk, Screen::start);
}

KeyLook tab(bool is_shown) {
    return is_shown ? chosen_key(colours::night()) : plain_key();
}

void draw_tabs(Ui& ui, Desk& desk) {
    GalleryShown& g = *desk.gallery;
    KeyRow row(ui);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const std::string name(pages.at(i));
        if (row.key("gallery." + name, phrase(desk.lang, "ui.gallery." + name), tab(g.page == Page(i))))
            g.page = static_cast<Page>(i);
    }
    if (g.page != Page::rulings) return;
    KeyRow chapters(ui);
    for (const Chapter chapter : gallery::chapters) {
        const std::string name(word_of(chapter));
        if (!chapters.key("gallery.of." + name, phrase(desk.lang, "ui.gallery.of." + name),
                          tab(g.chapter == chapter)))
            continue;
        g.chapter = chapter;
        g.unfolded.reset();
    }
}

/// The morale of both sides of an engagement, side by side.
void draw_sums(Ui& ui, Desk& desk, const Exhibit& exhibit) {
    if (exhibit.sums[0].empty()) return;
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float gap = ui.theme.points(16), half = (ImGui::GetContentRegionAvail().x - gap) / 2;
    float bottom = from.y;
    for (std::size_t side = 0; side < 2; ++side) {
        const std::vector<Rung>& rungs = exhibit.sums.at(side);
        const float left = from.x + static_cast<float>(side) * (half + gap);
        std::optional<std::size_t> tapped;
        const Ladder ladder{std::string(1, static_cast<char>('A' + side)),
                            colour_of_side(desk.scenario, side), rungs.empty() ? 0 : rungs.back().total,
                            rungs};
        const std::string name = "rung." + std::to_string(side) + ".";
        bottom =
            std::max(bottom, ladder_of(ui, name, ladder, {{left, from.y}, {left + half, from.y}}, tapped));
        if (tapped) open_rule(desk, exhibit.ruling.findings.at(rungs[*tapped].finding));
    }
    ImGui::SetCursorScreenPos({from.x, bottom});
}

void draw_unfolded(Ui& ui, Desk& desk, const Exhibit& exhibit) {
    GalleryShown& g = *desk.gallery;
    ImGui::Indent(ui.theme.points(12));
    draw_sums(ui, desk, exhibit);
    if (!exhibit.told.tree.empty())
        draw_tree(ui, desk, Tree{exhibit.told.tree, exhibit.ruling, g.open_nodes, g.also_considered, false});
    ImGui::Unindent(ui.theme.points(12));
}

void draw_rulings(Ui& ui, Desk& desk) {
    const gallery::Gallery& shown = rulings_of(desk);
    GalleryShown& g = *desk.gallery;
    const std::string left = std::to_string(unsaid(shown).size());
    play_paragraph(ui.theme.small,
                   say(desk.lang, "ui.gallery.unsaid", {left, std::to_string(plaquette_entries().size())}),
                   colours::ink_soft());
    for (std::size_t i = 0; i < shown.exhibits.size(); ++i) {
        const Exhibit& exhibit = shown.exhibits[i];
        if (exhibit.chapter != g.chapter) continue;
        // Many are asked alike: a figure tells them apart.
        play_paragraph(ui.theme.small, std::to_string(i + 1) + " · " + exhibit.asked, colours::ink_soft());
        ExplainedLine head = exhibit.told.lines.empty() ? ExplainedLine{} : exhibit.told.lines.front();
        head.text = exhibit.told.sentence;
        const std::string name = "exhibit." + std::to_string(i);
        const LineLook look{ui.theme.bold, colours::ink(), 0, g.unfolded == i ? "▾" : "▸"};
        const LineTap tapped = explained_line(ui, name, head, look);
        draw_doubt(ui, name + ".doubt", exhibit.doubts, ui.theme.points(14));
        if (g.unfolded == i) draw_unfolded(ui, desk, exhibit);
        if (tapped == LineTap::rule && !exhibit.told.lines.empty())
            open_rule(desk, exhibit.ruling.findings.at(exhibit.told.lines.front().finding));
        if (tapped != LineTap::sentence) continue;
        g.open_nodes.clear();
        g.unfolded = g.unfolded == i ? std::nullopt : std::optional(i);
    }
}

}  // namespace

bool KeyRow::key(const std::string& name, std::string_view label, const KeyLook& look) {
    const ImFont* font = look.font == nullptr ? ui_.theme.body : look.font;
    const float gap = ui_.theme.points(6), high = touch_height(ui_, 40);
    const float wide = std::max(high, room_for(font, label).x + ui_.theme.points(24));
    const float end = at(ImGui::GetCursorScreenPos()).x + ImGui::GetContentRegionAvail().x;
    if (!is_first_ && last_pane().to.x + gap + wide <= end) ImGui::SameLine(0, gap);
    is_first_ = false;
    return ui::key(ui_, name, label, {wide, high}, look);
}

void GalleryPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    begin_panel("gallery", window);
    ImGui::GetWindowDrawList()->AddRectFilled(im(window.from), im(window.to), colours::paper());
    const float margin = ui.theme.points(14);
    ImGui::SetCursorScreenPos(im(window.from + glm::vec2{margin, margin}));
    ImGui::BeginChild("gallery page", im(render::size_of(window) - glm::vec2{2 * margin, margin}));
    draw_manner(ui, desk);
    draw_tabs(ui, desk);
    ImGui::Dummy({1, ui.theme.points(8)});
    switch (desk.gallery->page) {
        case Page::keys: draw_key_specimens(ui, desk); break;
        case Page::scales: draw_scale_specimens(ui, desk); break;
        case Page::findings: draw_finding_specimens(ui, desk); break;
        case Page::letters: draw_letter_specimens(ui, desk); break;
        case Page::colours: draw_colour_specimens(ui, desk); break;
        case Page::rulings: draw_rulings(ui, desk); break;
    }
    ImGui::EndChild();
    ImGui::End();
    OverlayPanel().draw(ui, desk, window);
}

}  // namespace bacler::ui
