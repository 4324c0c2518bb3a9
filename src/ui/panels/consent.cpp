#include "ui/panels/consent.hpp"

#include "ui/panels/play.hpp"
#include "ui/panels/screens.hpp"

#include <algorithm>
#include <cmath>

namespace bacler::ui {

namespace {

constexpr float mark_mm = 14, quarter_turn = 1.5707963F;

/// Strokes across a disc, by which the second side is told from the first without its colour.
void hatch(ImDrawList& on, glm::vec2 middle, float reach, float step, Colour colour, float thick) {
    constexpr float slant = 0.70710678F;
    for (float off = -reach + step / 2; off < reach; off += step) {
        const float half = std::sqrt(std::max(0.0F, reach * reach - off * off));
        const glm::vec2 across{off * slant, off * slant}, along{half * slant, -half * slant};
        on.AddLine(im(middle + across - along), im(middle + across + along), colour, thick);
    }
}

/// What of the window lies between the marks.
Pane between(const Ui& ui, const std::array<Pane, 2>& marks, const Pane& window) {
    const float gap = ui.theme.points(16);
    const bool is_wide = marks[0].from.x < marks[1].from.x;
    Pane out = window;
    if (is_wide) {
        out.from.x = marks[0].to.x + gap;
        out.to.x = marks[1].from.x - gap;
    } else {
        out.from.y = marks[1].to.y + gap + ui.theme.points(30);
        out.to.y = marks[0].from.y - gap - ui.theme.points(30);
    }
    const float wide = std::min(render::size_of(out).x - 2 * gap, ui.theme.points(560));
    const float middle = render::centre_of(out).x;
    out.from.x = middle - wide / 2;
    out.to.x = middle + wide / 2;
    return out;
}

glm::vec2 room_of_window() {
    return at(ImGui::GetIO().DisplaySize);
}

/// The name of a side stands beneath its mark, or above it at the near edge.
void draw_name(const Ui& ui, const std::string& name, const Pane& mark, glm::vec2 window) {
    const float line = ui.theme.points(15), half = room_for(ui.theme.bold, name).x / 2 + ui.theme.points(8);
    const bool has_room_below = mark.to.y + 2 * line < window.y;
    const glm::vec2 middle{std::clamp(render::centre_of(mark).x, half, window.x - half),
                           has_room_below ? mark.to.y + line : mark.from.y - line};
    const glm::vec2 reach{half, line * 0.8F};
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.PushClipRectFullScreen();
    on.AddRectFilled(im(middle - reach), im(middle + reach), colours::night(), ui.theme.points(5));
    letter(on, ui.theme.bold, {middle - reach, middle + reach}, name, colours::night_text());
    on.PopClipRect();
}

}  // namespace

std::array<Pane, 2> consent_marks(const Ui& ui, const Pane& window) {
    const float side = std::max(mark_mm * ui.points_per_mm, ui.theme.points(76)), off = ui.theme.points(10);
    const glm::vec2 middle = render::centre_of(window), half{side / 2, side / 2};
    const auto about = [&](glm::vec2 at) { return Pane{at - half, at + half}; };
    const glm::vec2 room = render::size_of(window);
    if (room.x >= room.y)
        return {about({window.from.x + off + half.x, middle.y}),
                about({window.to.x - off - half.x, middle.y})};
    return {about({middle.x, window.to.y - off - half.y}), about({middle.x, window.from.y + off + half.y})};
}

void ConsentPanel::draw_mark(Ui& ui, const Desk& desk, std::size_t side, const Pane& mark) const {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const glm::vec2 middle = render::centre_of(mark);
    const float whole = render::size_of(mark).x / 2, ring = ui.theme.points(7), reach = whole - ring;
    const Colour colour = colour_of_side(desk.scenario, side);
    on.AddCircleFilled(im(middle), whole, colours::paper());
    on.AddCircleFilled(im(middle), reach,
                       marks_.is_held(side) ? mixed(colour, colours::white, 0.3F) : colour);
    if (side == 1)
        hatch(on, middle, reach, ui.theme.points(9), mixed(colour, text_on(colour), 0.35F),
              ui.theme.points(2.5F));
    on.AddCircleFilled(im(middle), reach * 0.58F, colour);
    letter(on, ui.theme.huge, mark, letter_of_side(desk, side), text_on(colour));
    on.AddCircle(im(middle), whole, colours::pencil, 0, ui.theme.points(1.5F));
    if (marks_.is_held(side)) {
        const float turned = std::max(marks_.part(), 0.02F) * 4 * quarter_turn;
        on.PathArcTo(im(middle), whole - ring / 2, -quarter_turn, turned - quarter_turn, 64);
        on.PathStroke(colours::good(), 0, ring);
    }
    draw_name(ui, name_of_side(desk, side), mark, room_of_window());
    ui.targets.note("consent.side." + std::to_string(side), mark);
}

std::string ConsentPanel::hint(const Desk& desk) const {
    for (std::size_t side = 0; side < 2; ++side)
        if (marks_.is_held(side) && !marks_.is_held(1 - side))
            return say(desk.lang, "ui.consent.waits", {name_of_side(desk, 1 - side)});
    std::string out(phrase(desk.lang, "ui.consent.hold"));
    if (marks_.heeds_mouse()) out.append("\n").append(phrase(desk.lang, "ui.consent.mouse"));
    return out;
}

void ConsentPanel::draw(Ui& ui, Desk& desk, const Pane& window) {
    if (!desk.consent) {
        marks_.clear();
        return;
    }
    const std::array<Pane, 2> marks = consent_marks(ui, window);
    marks_.lay(marks);
    begin_veil("consent", window);
    for (std::size_t side = 0; side < 2; ++side) draw_mark(ui, desk, side, marks[side]);
    const Pane room = between(ui, marks, window);
    const float pad = ui.theme.points(18), wide = render::size_of(room).x, inner = wide - 2 * pad;
    const std::string says = desk.consent->says(desk), how = hint(desk);
    const float keys = 2 * (height_of_big_key(ui) + ui.theme.points(8));
    const float text =
        room_for(ui.theme.large, wrapped(ui.theme.large, phrase(desk.lang, "ui.consent.title"), inner)).y +
        room_for(ui.theme.body, wrapped(ui.theme.body, says, inner)).y +
        room_for(ui.theme.bold, wrapped(ui.theme.bold, how, inner)).y + ui.theme.points(34);
    const float most = render::size_of(room).y - ui.theme.points(20);
    const float high = std::min(text + keys + 2 * pad, most);
    const glm::vec2 from{room.from.x, render::centre_of(room).y - high / 2};
    const Pane card{from, from + glm::vec2{wide, high}};
    ImGui::GetWindowDrawList()->AddRectFilled(im(card.from), im(card.to), colours::paper(),
                                              ui.theme.points(8));
    ui.targets.note("consent.card", card);
    ImGui::SetCursorScreenPos(im(from + glm::vec2{pad, pad}));
    if (ImGui::BeginChild("agreed to", {inner, high - keys - 2 * pad})) {
        play_paragraph(ui.theme.large, phrase(desk.lang, "ui.consent.title"), colours::ink());
        ImGui::Dummy({1, ui.theme.points(2)});
        play_paragraph(ui.theme.body, says, colours::ink());
        ImGui::Dummy({1, ui.theme.points(2)});
        play_paragraph(ui.theme.bold, how, colours::good());
    }
    ImGui::EndChild();
    ImGui::SetCursorScreenPos({from.x + pad, card.to.y - pad - keys + ui.theme.points(8)});
    const glm::vec2 key_size{inner, height_of_big_key(ui)};
    const bool umpire =
        key(ui, "consent.umpire", phrase(desk.lang, "ui.play.umpire_decides"), key_size, plain_key());
    ImGui::SetCursorScreenPos({from.x + pad, card.to.y - pad - height_of_big_key(ui)});
    const bool none = key(ui, "consent.none", phrase(desk.lang, "ui.consent.drop"), key_size, plain_key());
    ImGui::End();
    const bool both = marks_.advance(ImGui::GetIO().DeltaTime);
    if (both || umpire)
        give_consent(desk, both ? game::ConsentBy::both_sides : game::ConsentBy::umpire);
    else if (none)
        drop_consent(desk);
}

}  // namespace bacler::ui
