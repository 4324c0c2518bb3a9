#include "ui/app.hpp"

#include "app/board_picture.hpp"
#include "app/open_scenario.hpp"

#include <algorithm>
#include <utility>

/// The window while a game is played on the desk.
namespace bacler::ui {

namespace {

constexpr float part_of_roster = 0.4F;  // of the table, beside pieces that have their places

}  // namespace

/// The game's panel takes a side of the window, or its foot; the piece in hand takes its place while there is one.
void App::lay_out_game(Layout& l) const {
    take_side(l, l.play, {width_of_play_panel(ui_), height_of_play_panel(ui_)}, {0.5F, 0.5F});
    if (!desk_.handling.hand) return;
    l.hand = l.play;
    if (!is_wide()) return;
    // The pad may want more width than the game's panel has: it takes it from the table.
    const float wide = width_of_hand(render::size_of(*l.play).y);
    l.hand->from.x = std::min(l.play->from.x, l.play->to.x - wide);
    l.table.to.x = l.hand->from.x;
}

/// The pieces without a place lie over the table's part of the window where nothing has one, else along its foot.
void App::lay_out_roster(Layout& l) const {
    if (desk_.playing->roster.empty()) return;
    l.roster = l.table;
    if (is_all_unplaced(battle_now(desk_))) return;
    l.roster->from.y = l.table.to.y - render::size_of(l.table).y * part_of_roster;
    l.table.to.y = l.roster->from.y;
}

bool App::is_sheet() const {
    return desk_.sharing && desk_.sharing->stands == Sharing::Stands::drawn;
}

bool App::shows_table() const {
    const bool is_between = desk_.playing && desk_.playing->seat.is_between;
    if (is_sheet()) return false;
    return faults_.empty() && desk_.screen == Screen::table && !desk_.shelf.is_shown && !is_between;
}

const render::BoardBatch& App::batch(std::size_t layer) const {
    static const render::BoardBatch nothing;
    if (shows_draft()) return editor_board_.batch(layer);
    return shows_table() ? batches_.at(layer) : nothing;
}

/// What stands in place of the table, and what is laid over either.
void App::draw_covers(const Pane& window) {
    if (!faults_.empty()) return;
    if (is_sheet()) {
        sheet_panel_.draw(ui_, desk_, window);
        return;
    }
    if (desk_.shelf.is_shown)
        games_panel_.draw(ui_, desk_, window);
    else if (desk_.screen != Screen::table)
        draw_screen(window);
    else if (desk_.playing && desk_.playing->seat.is_between)
        neutral_panel_.draw(ui_, desk_, window);
    else if (desk_.playing && desk_.playing->seat.pad)
        secret_panel_.draw(ui_, desk_, window);
    if (desk_.typing) typing_panel_.draw(ui_, desk_, window);
    consent_panel_.draw(ui_, desk_, window);
}

void App::draw_screen(const Pane& window) {
    switch (desk_.screen) {
        case Screen::start: start_panel_.draw(ui_, desk_, window); break;
        case Screen::settings: settings_panel_.draw(ui_, desk_, window); break;
        case Screen::about: about_panel_.draw(ui_, desk_, window); break;
        case Screen::quick: quick_panel_.draw(ui_, desk_, quick_, window); break;
        case Screen::editor: draw_editor(window); break;
        case Screen::gallery: gallery_panel_.draw(ui_, desk_, window); break;
        case Screen::table: break;
    }
}

/// Another scenario came onto the desk.
void App::repaint_ground() {
    if (painted_ground_ == desk_.grounds) return;
    painted_ground_ = desk_.grounds;
    paint(batches_[0], desk_.scenario, ground_picture(desk_.scenario));
    paint(batches_[1], desk_.scenario, pieces_picture(desk_.scenario));
    layer_ = {};  // the names are those of the ground before
    flight_.reset();
    is_home_ = true;
    view_.pane = layout().table;
    view_ = home();
}

/// What did not open is left; something lies on the desk all the same.
void App::leave_faults() {
    faults_.clear();
    const Result<plaquette::Scenario> book = book_battle();
    if (desk_.scenario.sides.empty() && book) lay_scenario(desk_, book.value());
    show_screen(desk_, Screen::start);
}

void App::type(std::string_view text) {
    type_text(desk_, text);
    wake();
}

void App::rub_out() {
    rub_out_text(desk_);
    wake();
}

void App::enter() {
    if (desk_.typing) finish_typing(desk_);
    wake();
}

void App::escape() {
    desk_.consent ? drop_consent(desk_) : drop_typing(desk_);
    wake();
}

void App::step_aside() {
    ui::step_aside(desk_);
    loupe_.close();
    here_.reset();
    press_.reset();
    wake();
}

void App::tap_in_game(glm::vec2 point) {
    if (desk_.handling.hand) {
        close_hand(desk_);
        return;
    }
    const glm::vec2 cm = render::to_table(view_, point);
    const TablePoint at{length_from_cm(cm.x), length_from_cm(cm.y)};
    if (desk_.playing->decreeing) {
        tap_ground(desk_, at);
        return;
    }
    if (desk_.playing->looking) return;  // its keys say what is right
    const std::optional<std::string> staff = play_layer_.staff_at(point);
    if (staff && !layer_.flag_at(point)) {
        tap_piece(desk_, *staff);
        return;
    }
    if (is_riding(desk_) && !layer_.flag_at(point)) {
        tap_ground(desk_, at);
        return;
    }
    std::vector<ElementAt> meant = under_finger(desk_, view_, layer_.flags(), point, ui_.points_per_mm);
    if (meant.size() == 1) tap_piece(desk_, element_at(desk_.scenario, meant.front()).id);
    if (meant.size() > 1)
        loupe_.open(point, std::move(meant));
    else if (meant.empty())
        tap_ground(desk_, at);
}

}  // namespace bacler::ui
