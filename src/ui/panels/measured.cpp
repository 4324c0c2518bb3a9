#include "ui/panels/measured.hpp"

#include "app/finding_text.hpp"
#include "ui/panels/hand.hpp"
#include "ui/widgets/findings.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

using overlay::Piece;

namespace {

void draw_words(Ui& ui, std::string_view text) {
    ImGui::Dummy({1, ui.theme.points(4)});
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float width = ImGui::GetContentRegionAvail().x;
    const glm::vec2 room = room_for(ui.theme.body, text, width);
    ImGui::Dummy({width, room.y});
    letter_wrapped(*ImGui::GetWindowDrawList(), ui.theme.body, from, text, colours::ink_soft(), width);
}

/// The pieces side by side; a touch on one lets it go. The cross beside them leaves the mode.
void draw_pieces(Ui& ui, Desk& desk, const Pane& where) {
    const std::vector<Piece> pieces = desk.measuring.pieces;
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(where.from), im(where.to), colours::night());
    const float cross = render::size_of(where).y;
    const float wide =
        (render::size_of(where).x - cross) / static_cast<float>(std::max<std::size_t>(1, pieces.size()));
    const float margin = ui.theme.points(10);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const float left = where.from.x + static_cast<float>(i) * wide;
        const Pane pane{{left, where.from.y}, {left + wide, where.to.y}};
        const Colour colour = colour_of_side(desk.scenario, pieces[i].side);
        ImGui::SetCursorScreenPos(im(pane.from));
        if (touch(ui, "measured." + std::to_string(i), render::size_of(pane))) pick_piece(desk, pieces[i]);
        on.AddRectFilled(im(pane.from), im(pane.to), colour);
        if (i > 0) on.AddLine(im(pane.from), {pane.from.x, pane.to.y}, colours::night(), ui.theme.points(2));
        const Pane inside{pane.from + glm::vec2{margin, 0}, pane.to - glm::vec2{margin, 0}};
        const std::string& name = overlay::name_of(desk.scenario, pieces[i]);
        const TwoLines lines = on_two_lines(ui.theme.bold, name, render::size_of(inside).x);
        letter_lines(on, lines.second.empty() ? ui.theme.bold : ui.theme.body, inside, lines, text_on(colour),
                     {0, 0.5F});
    }
    if (pieces.empty()) {
        const Pane title{where.from + glm::vec2{margin, 0}, where.to - glm::vec2{cross, 0}};
        letter(on, ui.theme.large, title, phrase(desk.lang, "ui.measure"), colours::night_text(), {0, 0.5F});
    }
    ImGui::SetCursorScreenPos({where.to.x - cross, where.from.y});
    const KeyLook look{colours::night(), colours::night_text(), colours::night(), ui.theme.huge};
    if (key(ui, "measure.close", "×", {cross, cross}, look)) toggle_measuring(desk);
}

/// A row of keys of one breadth, each on or off.
class Chips {
public:
    Chips(Ui& ui, std::size_t count)
        : ui_(ui),
          from_(at(ImGui::GetCursorScreenPos())),
          size_{(ImGui::GetContentRegionAvail().x + space()) / static_cast<float>(count) - space(),
                least_touch(ui)} {}

    enum class Is : std::uint8_t { off, on };

    bool chip(const std::string& name, std::string_view word, Is is) {
        ImGui::SetCursorScreenPos({from_.x + static_cast<float>(next_++) * (size_.x + space()), from_.y});
        KeyLook look = is == Is::on ? chosen_key(colours::night()) : plain_key();
        look.font = ui_.theme.bold;
        const bool tapped = key(ui_, name, word, size_, look);
        ImGui::SetCursorScreenPos({from_.x, from_.y + size_.y + space()});
        return tapped;
    }

private:
    float space() const { return ui_.theme.points(5); }

    Ui& ui_;
    glm::vec2 from_, size_;
    int next_{0};
};

Chips::Is on_if(bool is_on) {
    return is_on ? Chips::Is::on : Chips::Is::off;
}

void draw_rings(Ui& ui, Desk& desk) {
    const Measuring& m = desk.measuring;
    draw_words(ui, phrase(desk.lang, "ui.ruler.rings"));
    Chips rings(ui, overlay::ring_radii.size());
    for (std::size_t i = 0; i < overlay::ring_radii.size(); ++i) {
        const std::string cm = cm_text(desk.lang, overlay::ring_radii[i]);
        if (rings.chip("ring." + cm, cm, on_if(m.rings[i]))) toggle_ring(desk, i);
    }
    const Piece piece = m.pieces.front();
    if (piece.kind == Piece::Kind::staff) return;
    const bool has_guns = !overlay::batteries_of(desk.scenario, piece).empty();
    Chips chips(ui, has_guns ? 3 : 1);
    if (chips.chip("flanks", phrase(desk.lang, "ui.ruler.flanks"), on_if(m.shows_flanks)))
        toggle_flanks(desk);
    if (!has_guns) return;
    if (chips.chip("ranges", phrase(desk.lang, "ui.ruler.guns"), on_if(m.shows_ranges))) toggle_ranges(desk);
    if (chips.chip("fire", phrase(desk.lang, "ui.ruler.fire"), on_if(m.shows_fire))) toggle_fire(desk);
}

/// Offers to put the tape's figure in place of the line above.
bool draw_tape_key(Ui& ui, Lang lang) {
    const glm::vec2 from = at(ImGui::GetCursorScreenPos());
    const float inset = ui.theme.points(18), high = std::max(least_touch(ui), ui.theme.points(40));
    ImGui::SetCursorScreenPos({from.x + inset, from.y + ui.theme.points(3)});
    const bool is_tapped = key(ui, "tape.open", phrase(lang, "ui.tape.open"),
                               {std::max(least_touch(ui), ui.theme.points(120)), high}, plain_key());
    ImGui::SetCursorScreenPos({from.x, from.y + high + ui.theme.points(6)});
    return is_tapped;
}

void draw_line(Ui& ui, Desk& desk, std::size_t place) {
    const Measuring& m = desk.measuring;
    const overlay::RulerLine& line = m.lines[place];
    const bool is_drawn = m.drawn == place;
    LineLook look{is_drawn ? ui.theme.bold : ui.theme.body, ink_of_tone(line.tone), 0, is_drawn ? "◉" : "○"};
    look.least_height = least_touch(ui) / ui.theme.scale;
    ExplainedLine words = line.words;
    words.text = std::string(overlay::sign_of(line.tone)) + words.text;
    const RuleRef rule = line.rule;
    const std::uint16_t reading = line.reading;
    const std::vector<std::string> doubt = line.doubt;
    const bool is_tapable = line.tape.has_value();
    const std::string name = "measured." + line.name;
    const LineTap tapped = explained_line(ui, name, words, look);
    draw_doubt(ui, name + ".doubt", doubt, ui.theme.points(18));
    if (is_drawn && is_tapable && draw_tape_key(ui, desk.lang)) {
        open_tape(desk, place);
        return;
    }
    if (tapped == LineTap::rule && rule.number != 0)
        desk.rule = OpenRule{rule, reading};
    else if (tapped != LineTap::none)
        draw_line_of(desk, place);
}

}  // namespace

void draw_measured_lines(Ui& ui, Desk& desk) {
    if (desk.measuring.taping) {
        draw_tape_pad(ui, desk);
        return;
    }
    for (std::size_t i = 0; i < desk.measuring.lines.size(); ++i) draw_line(ui, desk, i);
    if (desk.measuring.lines.empty() && desk.measuring.pieces.size() == 2)
        draw_words(ui, phrase(desk.lang, "ui.ruler.no_place"));
}

void MeasurePanel::draw(Ui& ui, Desk& desk, const Pane& where) {
    begin_panel("measure panel", where);
    const float head = std::max(least_touch(ui), ui.theme.points(48));
    draw_pieces(ui, desk, {where.from, {where.to.x, where.from.y + head}});
    ImGui::SetCursorScreenPos({where.from.x, where.from.y + head});
    if (ImGui::BeginChild("measured", {0, 0}, ImGuiChildFlags_AlwaysUseWindowPadding)) {
        const Measuring& m = desk.measuring;
        if (m.pieces.empty()) draw_words(ui, phrase(desk.lang, "ui.ruler.pick_first"));
        if (m.pieces.size() == 1) draw_rings(ui, desk);
        draw_measured_lines(ui, desk);
        if (desk.measuring.pieces.size() == 1 && desk.measuring.shows_fire && desk.measuring.lines.empty())
            draw_words(ui, phrase(desk.lang, "ui.ruler.no_target"));
        if (desk.measuring.shows_flanks && desk.measuring.lines.empty())
            draw_words(ui, phrase(desk.lang, "ui.ruler.no_threat"));
        if (desk.measuring.pieces.size() == 1) draw_words(ui, phrase(desk.lang, "ui.ruler.pick_second"));
    }
    ImGui::EndChild();
    ImGui::End();
}

}  // namespace bacler::ui
