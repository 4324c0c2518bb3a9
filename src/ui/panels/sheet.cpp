#include "app/answers/answers.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"
#include "ui/widgets/findings.hpp"
#include "ui/widgets/ladder.hpp"

#include <algorithm>
#include <string>

/// A ruling as a picture shows it.
namespace bacler::ui {

namespace {

constexpr float part_of_width = 0.62F;  // how high the drawing is at most

/// Triangles over ImGui's paper, as the board's own drawing lays them.
void draw_picture(const RulingSheet& sheet, const render::View& view) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.PushClipRect(im(view.pane.from), im(view.pane.to), true);
    const ImDrawListFlags smooth = on.Flags;
    on.Flags &= ~ImDrawListFlags_AntiAliasedFill;  // seams would show between neighbours
    const auto place = [&](const PictureCorner& c) {
        return render::to_screen(view, {c.at.x, c.at.y}) + glm::vec2{c.push.x, -c.push.y};
    };
    const std::vector<PictureCorner>& corners = sheet.picture.corners;
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3)
        on.AddTriangleFilled(im(place(corners[i])), im(place(corners[i + 1])), im(place(corners[i + 2])),
                             look_of(sheet.table, corners[i].shade).fill);
    on.Flags = smooth;
    on.PopClipRect();
}

void draw_labels(const Ui& ui, const RulingSheet& sheet, const render::View& view) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    for (const overlay::Label& label : sheet.labels) {
        const glm::vec2 point = render::to_screen(view, {label.at.x, label.at.y});
        const float up = height_of(ui.theme.bold) * (label.kind == overlay::Label::Kind::name ? 0.9F : 1.6F);
        letter_with_halo(on, ui.theme.bold, point - glm::vec2{0, up}, label.text, colours::pencil,
                         colours::slip);
    }
}

void draw_table(const Ui& ui, const RulingSheet& sheet) {
    if (sheet.picture.corners.empty()) return;
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float wide = ImGui::GetContentRegionAvail().x;
    const auto& [low, high] = sheet.ground;
    const float shape = (high.y - low.y) / std::max(1.0F, high.x - low.x);
    const Pane pane{from, from + glm::vec2{wide, wide * std::min(part_of_width, shape)}};
    const render::View view = render::view_of({low.x, low.y}, {high.x, high.y}, pane, 0);
    draw_picture(sheet, view);
    draw_labels(ui, sheet, view);
    ImGui::GetWindowDrawList()->AddRect(im(pane.from), im(pane.to), colours::line());
    ImGui::Dummy(im(render::size_of(pane)));
    ImGui::Dummy({1, ui.theme.points(10)});
}

void draw_lines(Ui& ui, const std::string& name, const std::vector<ExplainedLine>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool is_tree = name == "sheet.finding.";
        const LineLook look{name == "sheet.line." ? ui.theme.bold : ui.theme.body, colours::ink(),
                            ui.theme.points(16) * static_cast<float>(is_tree ? lines[i].depth : 0), ""};
        explained_line(ui, name + std::to_string(i), lines[i], look);
    }
    ImGui::Dummy({1, ui.theme.points(10)});
}

void draw_sums(Ui& ui, const RulingSheet& sheet) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float wide = ImGui::GetContentRegionAvail().x, gap = ui.theme.points(16);
    const float half = (wide - gap) / 2;
    float left = from.x, bottom = from.y;
    for (const SheetSum& sum : sheet.sums) {
        const Ladder ladder{sum.name, colour_of_side(sheet.table, sum.side), sum.total, sum.rungs};
        std::optional<std::size_t> tapped;
        const std::string name = "sheet.sum." + std::to_string(sum.side) + ".";
        bottom =
            std::max(bottom, ladder_of(ui, name, ladder, {{left, from.y}, {left + half, from.y}}, tapped));
        left += half + gap;
    }
    ImGui::SetCursorScreenPos({from.x, bottom});
    ImGui::Dummy({1, ui.theme.points(10)});
}

}  // namespace

void SheetPanel::draw(Ui& ui, const Desk& desk, const Pane& window) {
    const RulingSheet& sheet = desk.sharing->sheet;
    begin_panel("sheet", window);
    ImGui::GetWindowDrawList()->AddRectFilled(im(window.from), im(window.to), colours::paper());
    const float margin = ui.theme.points(24);
    ImGui::SetCursorScreenPos(im(window.from + glm::vec2{margin, margin}));
    ImGui::BeginChild("sheet of a ruling", im(render::size_of(window) - glm::vec2{2 * margin, margin}), 0,
                      ImGuiWindowFlags_NoScrollbar);
    play_paragraph(ui.theme.huge, sheet.sentence, colours::ink());
    ImGui::Dummy({1, ui.theme.points(8)});
    const std::vector<ExplainedLine> deciding(sheet.lines.begin(),
                                              sheet.lines.begin() + (sheet.lines.empty() ? 0 : 1));
    draw_lines(ui, "sheet.line.", deciding);
    draw_table(ui, sheet);
    if (sheet.lines.size() > 1) draw_lines(ui, "sheet.more.", {sheet.lines.begin() + 1, sheet.lines.end()});
    if (!sheet.sums.empty()) draw_sums(ui, sheet);
    if (!sheet.findings.empty()) draw_lines(ui, "sheet.finding.", sheet.findings);
    const std::string foot = sheet.when.empty()
                                 ? say(desk.lang, "ui.share.foot", {sheet.scenario})
                                 : say(desk.lang, "ui.share.foot_of_game", {sheet.scenario, sheet.when});
    play_paragraph(ui.theme.small, foot, colours::ink_soft());
    const float used = ImGui::GetCursorPosY() + ImGui::GetScrollY() + 2 * margin;
    ui.targets.note("sheet", {window.from, {window.to.x, window.from.y + used}});
    ImGui::EndChild();
    ImGui::End();
}

bool share_key(Ui& ui, const Desk& desk, const std::string& sentence, const std::string& name) {
    if (desk.pictures_folder.empty()) return false;
    // What came of it stands where the key was tapped.
    if (desk.sharing && desk.sharing->sheet.sentence == sentence) {
        if (desk.sharing->stands == Sharing::Stands::written)
            play_paragraph(ui.theme.body, say(desk.lang, "ui.share.written", {desk.sharing->path}),
                           colours::good());
        fault_paragraphs(ui, desk.lang, desk.sharing->faults);
    }
    return wide_key(ui, name, phrase(desk.lang, "ui.share"), plain_key());
}

}  // namespace bacler::ui
