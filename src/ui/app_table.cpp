#include "ui/app.hpp"
#include "ui/drawn.hpp"

#include <optional>
#include <utility>
#include <vector>

/// The screen of the table: what is written on it, and the panels about it.
namespace bacler::ui {

namespace {

std::vector<Pane> all_of(std::vector<Pane> first, const std::vector<Pane>& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

}  // namespace

/// Whoever is drawn first chooses where it stands: handles, staffs and orders have their places, then figures of what is measured, flags,
/// names.
void App::write_on_table(const render::View& clear) {
    begin_writing();
    hand_layer_.lay_out(ui_, desk_, layer_.elements(), clear);
    play_layer_.draw(ui_, desk_, clear);
    const std::vector<Pane> knob = hand_layer_.kept_clear(), discs = play_layer_.kept_clear();
    std::vector<Pane> handles = all_of(knob, discs);
    if (hand_layer_.handles().grip) handles.push_back(*hand_layer_.handles().grip);
    words_.place(ui_, desk_, clear, handles);
    hand_layer_.draw(ui_, desk_, clear);
    const std::vector<Pane> ghosts = drawn_panes(ghosts_, paints_of_ghosts, clear, stroke());
    layer_.draw(ui_, desk_, clear,
                {{},
                 all_of(handles, words_.taken()),
                 all_of(all_of(words_.lines(), hand_layer_.line_of_ring()), ghosts)});
    words_.draw(ui_, desk_);
    note_pieces();
    hand_layer_.draw_handles(ui_, clear);
    play_layer_.draw_ride(ui_, desk_, clear);
    if (const std::optional<glm::vec2> finger = grasp_.finger(); finger && desk_.handling.hand)
        hand_layer_.draw_tag(ui_, desk_, layer_.elements(), clear, *finger);
    draw_hint();
    end_writing();
}

void App::draw_table() {
    const Layout l = layout();
    bring_hand_in();
    write_on_table(clear_view());
    if (bar_.draw(ui_, desk_, l.bar)) show_whole();
    draw_panels(layout());  // the bar may have begun a game, or put an engagement away
    draw_loupe(l.window);
    draw_here(l.window);
    overlay_.draw(ui_, desk_, l.window);
    repaint();
}

}  // namespace bacler::ui
