#include "ui/app.hpp"

#include "app/handling/hand_picture.hpp"
#include "app/troop_picture.hpp"
#include "ui/widgets/button.hpp"

#include <glm/common.hpp>

#include <algorithm>
#include <utility>

namespace bacler::ui {

namespace {

constexpr float flight_seconds = 0.35F;
constexpr int frames_after_an_event = 6;
constexpr float hint_seconds = 2;

}  // namespace

App::App(Desk desk, FontFiles fonts)
    : context_(ImGui::CreateContext()),
      fonts_(std::move(fonts)),
      desk_(std::move(desk)) {
    ImGui::SetCurrentContext(context_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    paint(batches_[0], desk_.scenario, ground_picture(desk_.scenario));
    paint(batches_[1], desk_.scenario, pieces_picture(desk_.scenario));
}

App::~App() {
    ImGui::DestroyContext(context_);
}

bool App::resize(const WindowSize& size) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = im(size.points);
    io.DisplayFramebufferScale = {size.pixels_per_point, size.pixels_per_point};
    const float scale = scale_for(size.points, size.points_per_mm, desk_.settings.text_size);
    const bool needs_letters = ui_.theme.body == nullptr || scale != ui_.theme.scale ||
                               size.pixels_per_point != size_.pixels_per_point;
    if (worn_ != desk_.settings.scheme) {
        worn_ = desk_.settings.scheme;
        wear(*worn_);
        apply_style(ui_.theme);
        paint(batches_[0], desk_.scenario,
              ground_picture(desk_.scenario));  // what is beyond the table wears it, too
    }
    if (!(size == size_)) wake();
    size_ = size;
    ui_.theme.scale = scale;
    ui_.points_per_mm = size.points_per_mm;
    pointers_.set_slack(std::max(ui_.theme.points(10), 2 * size.points_per_mm));
    if (!needs_letters) return false;
    load_fonts(ui_.theme, fonts_, size.pixels_per_point);
    apply_style(ui_.theme);
    return true;
}

void App::wake() {
    frames_owed_ = frames_after_an_event;
}

void App::feed(const PointerEvent& event) {
    wake();
    watch_press(event);
    if (consent_panel_.feed(event)) return;
    if (shows_draft()) return feed_draft(event);
    const render::View before = view_, clear = clear_view();
    static const std::vector<TableLayer::Flag> no_flags;
    static const Handles no_handles;
    static const std::vector<PlayLayer::Disc> no_discs;
    const bool has_table = shows_table();
    const Reach reach{clear,
                      has_table ? layer_.flags() : no_flags,
                      has_table ? hand_layer_.handles() : no_handles,
                      has_table ? play_layer_.discs() : no_discs,
                      ui_.points_per_mm,
                      pointers_.slack()};
    for (const PointerEvent& left : grasp_.feed(event, desk_, reach))
        if (const std::optional<glm::vec2> tapped = pointers_.feed(left, view_)) tap_table(*tapped);
    if (view_ == before) return;
    if (desk_.is_locked) {
        view_ = before;
        locked_hint_ = hint_seconds;
        return;
    }
    flight_.reset();
    is_home_ = false;
}

void App::tap_table(glm::vec2 point) {
    if (!shows_table() || !contains(view_.pane, point)) return;
    if (desk_.measuring.is_on) {
        tap_to_measure(point);
        return;
    }
    if (desk_.playing) {
        tap_in_game(point);
        return;
    }
    const std::optional<UnitAt> unit = engaged_unit_at(desk_, view_, point);
    if (unit && !layer_.flag_at(point))
        desk_.table->cycle_role(unit->side, unit->unit);
    else
        pick_at(point);
}

/// The one element under a finger, or a loupe over the several that it may have meant.
void App::pick_at(glm::vec2 point) {
    std::vector<ElementAt> meant = under_finger(desk_, view_, layer_.flags(), point, ui_.points_per_mm);
    if (meant.size() == 1) pick(desk_, meant.front());
    if (meant.size() > 1) loupe_.open(point, std::move(meant));
}

/// What of the view no panel covers, seen as it is: flags and tags keep to it.
render::View App::clear_view() const {
    const Layout l = layout();
    const std::optional<Pane>& panel = l.hand ? l.hand : l.card;
    if (!panel || l.play) return view_;
    render::View clear = view_;
    if (!is_wide())
        clear.pane.to.y = std::min(clear.pane.to.y, panel->from.y);
    else
        clear.pane.to.x = std::min(clear.pane.to.x, panel->from.x);
    clear.centre = render::to_table(view_, render::centre_of(clear.pane));
    return clear;
}

void App::tap_to_measure(glm::vec2 point) {
    if (const std::optional<ElementAt> flag = layer_.flag_at(point)) {
        pick_piece(desk_, overlay::piece_of(*flag));
        return;
    }
    const glm::vec2 cm = render::to_table(view_, point);
    const float reach = least_touch(ui_) / 2 / view_.scale;
    const auto piece = overlay::piece_at(plaquette::lay_out(desk_.scenario), {cm.x, cm.y}, reach);
    if (piece) pick_piece(desk_, *piece);
}

/// What a tap would measure, by name: "unit.F1a-1", "staff.FC".
void App::note_pieces() {
    if (!desk_.measuring.is_on) return;
    for (const auto& [name, spot] : overlay::pieces_by_name(desk_.scenario)) {
        const glm::vec2 at = render::to_screen(view_, {spot.x, spot.y}), reach{1, 1};
        if (contains(view_.pane, at)) ui_.targets.note(name, {at - reach, at + reach});
    }
}

/// What is drawn follows the table: the move in hand, or what is measured between pieces that have moved.
void App::follow_hand() {
    const Handling& h = desk_.handling;
    const std::pair now{h.changes, h.hand && h.hand->has_moved()};
    if (followed_hand_ == now) return;
    followed_hand_ = now;
    if (desk_.measuring.is_on || desk_.table)
        measure_again(desk_);
    else
        draw_move(desk_);
}

/// A new drawing is brought into view; a move under a finger is there already.
void App::follow_drawing() {
    const Measuring& m = desk_.measuring;
    if (seen_drawing_ == m.changes) return;
    seen_drawing_ = m.changes;
    if (m.drawing.is_empty() || desk_.handling.hand) return;
    const render::View now = flight_ ? flight_->to : view_;
    const render::View to = view_on(m.drawing, now, ui_.theme);
    if (!(to == now)) fly(to);
}

render::View App::home() const {
    const glm::vec2 table{static_cast<float>(in_cm(desk_.scenario.width)),
                          static_cast<float>(in_cm(desk_.scenario.depth))};
    // The table keeps clear of where the hand's panel lies, so that it need not move when that comes.
    Pane clear = view_.pane;
    const bool has_panel_to_come = !desk_.playing && !desk_.table && !desk_.measuring.is_on;
    if (has_panel_to_come && !is_wide())
        clear.to.y -= std::min(height_of_hand_panel(ui_), render::size_of(clear).y / 2);
    else if (has_panel_to_come)
        clear.to.x -= std::min(width_of_hand_panel(ui_), render::size_of(clear).x / 2);
    render::View view = render::view_of({0, 0}, table, clear, ui_.theme.points(26), view_.turn);
    view.centre = render::to_table(view, render::centre_of(view_.pane));
    view.pane = view_.pane;
    return view;
}

render::View App::ground() const {
    const std::array<Spot, 2> g = ground_of(desk_.scenario, *desk_.table);
    render::View view = render::view_of({g[0].x, g[0].y}, {g[1].x + 0.1F, g[1].y + 0.1F}, view_.pane,
                                        ui_.theme.points(60), view_.turn);
    view.scale = std::min(view.scale, ui_.theme.points(16));
    return view;
}

void App::fly(const render::View& to) {
    flight_ = Flight{view_, to, 0};
}

void App::fly_on(float seconds) {
    if (!flight_) return;
    // One frame more over the view that lies still: what is written finds its places in it.
    if (flight_->part >= 1) return flight_.reset();
    flight_->part = std::min(1.0F, flight_->part + seconds / flight_seconds);
    const float part = flight_->part;
    view_ = render::between(flight_->from, flight_->to, part * part * (3 - 2 * part));
}

/// Turns the view to what the players look at now: the two that meet, their retreat, or the whole table again.
void App::follow_desk() {
    const Pane pane = layout().table;
    const bool is_resized = !(pane == view_.pane);
    view_.pane = pane;
    if (flight_) flight_->from.pane = flight_->to.pane = pane;
    const bool is_answered = desk_.table && desk_.table->answer();
    if (desk_.table) {
        if (!was_pair_) before_engagement_ = view_;
        const bool is_new = framed_ != desk_.table->elements();
        if (is_new || is_resized || (is_answered && !was_answered_)) fly(ground());
        framed_ = desk_.table->elements();
    } else {
        if (was_pair_ && !is_home_) {
            before_engagement_.pane = pane;
            fly(before_engagement_);
        }
        if (is_home_ && is_resized) {
            if (was_pair_)
                fly(home());
            else
                view_ = home();
        }
        framed_.reset();
    }
    was_pair_ = desk_.table.has_value();
    was_answered_ = is_answered;
}

void App::repaint() {
    const std::uint64_t changes = desk_.table ? desk_.table->changes() : 0;
    if (painted_drawing_ != desk_.measuring.changes) {
        painted_drawing_ = desk_.measuring.changes;
        paint(batches_[3], desk_.scenario, desk_.measuring.drawing.picture);
    }
    const Handling& h = desk_.handling;
    const Measuring& m = desk_.measuring;
    const bool is_measured = m.is_on || (desk_.table && !m.drawing.is_empty());
    const std::uint64_t of_game = desk_.playing ? desk_.playing->changes : 0;
    Painted now{desk_.selection,    changes, h.changes,
                h.hand.has_value(), h.phase, is_measured ? m.pieces : std::vector<overlay::Piece>{},
                is_measured,        of_game, desk_.grounds,
                h.rest_changes,     {}};
    if (is_trying(h)) now.tried = h.hand->element();
    if (now == painted_) return;
    if (painted_.rest != now.rest || painted_.tried != now.tried || painted_.game != now.game) {
        // Those that were driven off lie beneath whoever stands there now.
        results_ = desk_.playing ? picture_of_results(desk_) : Picture{};
        Picture pieces = results_;
        append(pieces, pieces_picture(desk_.scenario, now.tried));
        paint(batches_[1], desk_.scenario, pieces);
    }
    painted_ = now;
    repaint_marks();
}

/// What is picked and answered, and the piece in hand, which goes about over the others.
void App::repaint_marks() {
    const Handling& h = desk_.handling;
    Picture picture = painted_.is_measured ? overlay::pieces_picture(desk_.scenario, painted_.pieces)
                                           : selection_picture(desk_.scenario, desk_.selection);
    if (h.hand)
        append(picture, h.phase == Handling::Phase::refused ? tried_ghost(*h.hand) : start_ghost(*h.hand));
    if (painted_.tried)
        draw_element(picture, element_at(desk_.scenario, *painted_.tried), painted_.tried->side);
    if (desk_.table) append(picture, answer_picture(desk_.scenario, *desk_.table));
    paint(batches_[2], desk_.scenario, picture);
    ghosts_ = std::move(picture);
    append(ghosts_, results_);
}

void App::draw_loupe(const Pane& window) {
    if (!loupe_.is_open()) return;
    const std::span<const render::BoardBatch> board(batches_.data(), 3);
    if (const std::optional<ElementAt> picked = loupe_.draw(ui_, desk_, view_, board, window))
        desk_.playing ? tap_piece(desk_, element_at(desk_.scenario, *picked).id) : pick(desk_, *picked);
}

/// The pad opens where its piece can be seen, with the ring about it.
void App::bring_hand_in() {
    const bool has_pad = desk_.handling.pad.has_value();
    const bool is_opened = has_pad && !had_pad_;
    had_pad_ = has_pad;
    if (!is_opened) return;
    const render::View clear = clear_view();
    const Ring ring = ring_about(ui_, desk_.handling.hand->end(), clear);
    const glm::vec2 reach = glm::vec2{1, 1} * (ring.radius + least_touch(ui_) / 2);
    const glm::vec2 low = clear.pane.from + reach, high = glm::max(low, clear.pane.to - reach);
    const glm::vec2 by = glm::clamp(ring.middle, low, high) - ring.middle;
    if (by == glm::vec2{0, 0}) return;
    render::View to = view_;
    render::pan(to, by);
    fly(to);
    is_home_ = false;
}

void App::draw_hint() {
    if (locked_hint_ > 0) {
        const render::View clear = clear_view();
        letter_with_halo(*ImGui::GetForegroundDrawList(), ui_.theme.large, render::centre_of(clear.pane),
                         phrase(desk_.lang, "ui.locked"), colours::night_text(), rgb(20, 18, 14, 220));
        return;
    }
    if (desk_.playing || desk_.table || desk_.handling.hand || desk_.measuring.is_on) return;
    const std::string_view hint =
        phrase(desk_.lang, desk_.selection.picked[0] ? "ui.pick_enemy" : "ui.pick_one");
    const render::View clear = clear_view();
    const glm::vec2 at{render::centre_of(clear.pane).x, clear.pane.to.y - ui_.theme.points(18)};
    letter_with_halo(*ImGui::GetBackgroundDrawList(), ui_.theme.bold, at, hint, colours::night_text(),
                     rgb(20, 18, 14, 200));
}

void App::draw_panels(const Layout& l) {
    if (l.phases) phase_bar_.draw(ui_, desk_, *l.phases);
    if (l.card && desk_.selection.picked[0]) card_.draw(ui_, desk_, *desk_.selection.picked[0], *l.card);
    if (l.measure) measure_.draw(ui_, desk_, *l.measure);
    if (l.engagement) engagement_.draw(ui_, desk_, *l.engagement);
    if (l.roster) roster_panel_.draw(ui_, desk_, *l.roster);
    if (l.hand && desk_.handling.hand)
        hand_panel_.draw(ui_, desk_, *l.hand);
    else if (l.play)
        play_panel_.draw(ui_, desk_, *l.play);
}

/// The whole table, turned as it is; asked for again, straight.
void App::show_whole() {
    if (is_home_ && !flight_) view_.turn = 0;
    is_home_ = true;
    view_.pane = layout().table;
    fly(home());
}

void App::frame(float seconds) {
    if (frames_owed_ > 0) --frames_owed_;
    press_on(seconds);
    ImGui::GetIO().DeltaTime = std::max(seconds, 0.001F);
    ImGui::NewFrame();
    ui_.targets.begin_frame();
    const Pane window = safe_pane();
    if (!faults_.empty()) {
        if (fault_panel_.draw(ui_, desk_.lang, faults_, window)) leave_faults();
    } else if (shows_table()) {
        repaint_ground();
        follow_desk();
        follow_hand();
        follow_drawing();
        fly_on(seconds);
        draw_table();
    }
    draw_covers(window);
    ui_.targets.end_frame();
    ImGui::Render();
}

}  // namespace bacler::ui
