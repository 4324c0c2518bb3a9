#include "ui/panels/quick.hpp"

#include "ui/widgets/button.hpp"

#include <algorithm>
#include <string>

namespace bacler::ui {

using quick::Topic;

namespace {

std::string_view title_of(Lang lang, Topic topic) {
    return phrase(lang, "ui.quick.topic." + std::string(quick::word_of(topic)));
}

std::string target_of(Topic topic) {
    return "quick." + std::string(quick::word_of(topic));
}

bool is_wide(const Pane& window) {
    return render::size_of(window).x >= render::size_of(window).y;
}

KeyLook bar_key(const Ui& ui) {
    return {colours::night(), colours::night_text(), with_alpha(colours::night_text(), 90), ui.theme.body};
}

/// What ends the ruling, in the bar's right corner; how much of the bar is left for the rest.
Pane draw_ends(Ui& ui, Desk& desk, Quick& q, Pane bar) {
    const float pad = ui.theme.points(5), high = render::size_of(bar).y - 2 * pad;
    KeyLook cross = bar_key(ui);
    cross.font = ui.theme.huge;
    bar.to.x -= pad + high;
    ImGui::SetCursorScreenPos({bar.to.x, bar.from.y + pad});
    if (key(ui, "quick.leave", "×", {high, high}, cross)) {
        q.topic.reset();
        leave_quick(desk);
    }
    if (!q.topic) return bar;
    const float wide = ui.theme.points(96);
    bar.to.x -= pad + wide;
    ImGui::SetCursorScreenPos({bar.to.x, bar.from.y + pad});
    KeyLook lit{colours::night_text(), colours::night(), colours::night_text(), ui.theme.bold};
    if (key(ui, "quick.again", phrase(desk.lang, "ui.quick.again"), {wide, high}, lit)) begin_again(q);
    return bar;
}

void draw_topic_keys(Ui& ui, Lang lang, Quick& q, const Pane& bar) {
    const float pad = ui.theme.points(5), high = render::size_of(bar).y - 2 * pad;
    const auto count = static_cast<float>(quick::topics.size());
    const float wide = (render::size_of(bar).x - pad * (count + 1)) / count;
    float left = bar.from.x + pad;
    for (const Topic topic : quick::topics) {
        ImGui::SetCursorScreenPos({left, bar.from.y + pad});
        KeyLook look = bar_key(ui);
        if (q.topic == topic) look = {colours::paper(), colours::ink(), colours::paper(), ui.theme.bold};
        if (key(ui, target_of(topic), title_of(lang, topic), {wide, high}, look)) put_topic(q, topic);
        left += wide + pad;
    }
}

/// A wide window has one bar, an upright one has two: one for the topics.
std::size_t bars_of(const Quick& q, const Pane& window) {
    return q.topic && !is_wide(window) ? 2 : 1;
}

void draw_bars(Ui& ui, Desk& desk, Quick& q, const Pane& bars, std::size_t count) {
    ImDrawList& on = *ImGui::GetWindowDrawList();
    on.AddRectFilled(im(bars.from), im(bars.to), colours::night());
    Pane first = bars, second = bars;
    first.to.y = second.from.y = bars.from.y + render::size_of(bars).y / static_cast<float>(count);
    const bool is_put = q.topic.has_value();
    const Pane left = draw_ends(ui, desk, q, first);
    if (is_put && count == 1) {
        draw_topic_keys(ui, desk.lang, q, left);
        return;
    }
    const float margin = ui.theme.points(14);
    letter(on, ui.theme.large, {left.from + glm::vec2{margin, 0}, left.to},
           phrase(desk.lang, "ui.quick.title"), colours::night_text(), {0, 0.5F});
    if (count == 2) draw_topic_keys(ui, desk.lang, q, second);
}

void draw_tile(Ui& ui, Lang lang, Quick& q, Topic topic, const Pane& tile) {
    ImGui::SetCursorScreenPos(im(tile.from));
    if (touch(ui, target_of(topic), render::size_of(tile))) put_topic(q, topic);
    ImDrawList& on = *ImGui::GetWindowDrawList();
    const float round = ui.theme.points(8), pad = ui.theme.points(12);
    on.AddRectFilled(im(tile.from), im(tile.to),
                     ImGui::IsItemActive() ? colours::key_pressed() : colours::key(), round);
    on.AddRect(im(tile.from), im(tile.to), colours::line(), round);
    const float middle = (tile.from.y + tile.to.y) / 2;
    letter(on, ui.theme.huge, {tile.from + glm::vec2{pad, 0}, {tile.to.x - pad, middle}},
           title_of(lang, topic), colours::ink(), {0.5F, 0.8F});
    const std::string about(phrase(lang, "ui.quick.about." + std::string(quick::word_of(topic))));
    const float width = render::size_of(tile).x - 2 * pad;
    const float foot = middle + 2.6F * height_of(ui.theme.body);
    letter_lines(on, ui.theme.body, {{tile.from.x + pad, middle}, {tile.to.x - pad, foot}},
                 on_two_lines(ui.theme.body, about, width), colours::ink_soft(), {0.5F, 0});
}

/// The six, large: three a row in a wide window, two in an upright one.
void draw_tiles(Ui& ui, Lang lang, Quick& q, const Pane& where) {
    const float margin = ui.theme.points(24), gap = ui.theme.points(16), title = ui.theme.points(48);
    const Pane inside{where.from + glm::vec2{margin, margin}, where.to - glm::vec2{margin, margin}};
    letter(*ImGui::GetWindowDrawList(), ui.theme.huge, {inside.from, {inside.to.x, inside.from.y + title}},
           phrase(lang, "ui.quick.choose"), colours::ink(), {0, 0.3F});
    const std::size_t columns = is_wide(where) ? 3 : 2, rows = quick::topics.size() / columns;
    const glm::vec2 from{inside.from.x, inside.from.y + title};
    const glm::vec2 room = inside.to - from;
    const float wide = (room.x - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float high = std::min((room.y - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows),
                                ui.theme.points(220));
    for (std::size_t i = 0; i < quick::topics.size(); ++i) {
        const auto column = static_cast<float>(i % columns);
        const std::size_t row = i / columns;
        const glm::vec2 corner =
            from + glm::vec2{column * (wide + gap), static_cast<float>(row) * (high + gap)};
        draw_tile(ui, lang, q, quick::topics.at(i), {corner, corner + glm::vec2{wide, high}});
    }
}

/// Two panes side by side, or one over the other; the first takes a part of the room.
std::array<Pane, 2> halves(const Pane& where, float part_across, float part_down) {
    Pane first = where, second = where;
    const glm::vec2 size = render::size_of(where);
    if (is_wide(where))
        first.to.x = second.from.x = where.from.x + size.x * part_across;
    else
        first.to.y = second.from.y = where.from.y + size.y * part_down;
    return {first, second};
}

Pane inset(const Ui& ui, const Pane& pane) {
    const glm::vec2 margin{ui.theme.points(10), ui.theme.points(8)};
    return {pane.from + margin, pane.to - margin};
}

/// A picture that was asked for on the engagement's own desk is asked for on the players', and what came of it told there.
void share_from(Quick& q, Desk& desk) {
    std::optional<Sharing>& own = q.engagement.sharing;
    if (own && own->stands == Sharing::Stands::asked) {
        desk.sharing = own;
        own->stands = Sharing::Stands::drawn;
    } else if (own && own->stands == Sharing::Stands::drawn && desk.sharing &&
               desk.sharing->stands > Sharing::Stands::drawn) {
        own = desk.sharing;
    }
    q.engagement.pictures_folder = desk.pictures_folder;
}

/// The engagement's own panel beside the brigades; its cross puts the ruling away.
void draw_meeting(Ui& ui, Desk& desk, Quick& q, const Pane& where) {
    const std::array<Pane, 2> panes = halves(where, 0.42F, 0.34F);
    begin_panel("quick brigades", panes[0]);
    draw_brigades(ui, q, inset(ui, panes[0]));
    ImGui::End();
    const auto before = quick::aspects_of(*q.engagement.table);
    EngagementPanel().draw(ui, q.engagement, panes[1]);
    share_from(q, desk);
    if (q.engagement.table)
        quick::follow_aspects(before, *q.engagement.table);
    else
        q.topic.reset();
}

void draw_form(Ui& ui, Desk& desk, Quick& q, const Pane& where) {
    const std::array<Pane, 2> panes = halves(where, 0.54F, 0.56F);
    begin_panel("quick asks", panes[0]);
    draw_asks(ui, q, inset(ui, panes[0]));
    ImGui::End();
    begin_panel("quick ruling", panes[1]);
    draw_quick_ruling(ui, desk, q, inset(ui, panes[1]));
    ImGui::End();
}

}  // namespace

void QuickPanel::draw(Ui& ui, Desk& desk, Quick& q, const Pane& window) {
    follow_desk(q, desk);
    const std::optional<Topic> put = q.topic;
    const std::size_t count = bars_of(q, window);
    const float high = (touch_height(ui, 38) + 2 * ui.theme.points(5)) * static_cast<float>(count);
    const Pane bars{window.from, {window.to.x, window.from.y + high}},
        body{{window.from.x, bars.to.y}, window.to};
    // The windows lie beside each other: which of two that overlap is above would hang on which was opened first.
    begin_panel("quick", put ? bars : window);
    if (!put) ImGui::GetWindowDrawList()->AddRectFilled(im(window.from), im(window.to), colours::paper());
    draw_bars(ui, desk, q, bars, count);
    if (!put) draw_tiles(ui, desk.lang, q, body);
    ImGui::End();
    if (!put || q.topic != put) return;
    if (*put == Topic::engagement)
        draw_meeting(ui, desk, q, body);
    else
        draw_form(ui, desk, q, body);
    OverlayPanel().draw(ui, *put == Topic::engagement ? q.engagement : q.cards, window);
}

}  // namespace bacler::ui
