#include "ui/app.hpp"

#include "ui/widgets/lettering.hpp"

#include <algorithm>
#include <utility>

namespace bacler::ui {

namespace {

constexpr float flight_seconds = 0.35F;
constexpr float card_height = 430;  // upright, at the foot of the window
constexpr int frames_after_an_event = 6;

}  // namespace

App::App(Desk desk, FontFiles fonts)
    : context_(ImGui::CreateContext()),
      fonts_(std::move(fonts)),
      desk_(std::move(desk)) {
    ImGui::SetCurrentContext(context_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    paint(batches_[0], desk_.scenario, table_picture(desk_.scenario));
}

App::~App() {
    ImGui::DestroyContext(context_);
}

bool App::resize(const WindowSize& size) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = im(size.points);
    io.DisplayFramebufferScale = {size.pixels_per_point, size.pixels_per_point};
    const float scale = scale_for(size.points);
    const bool needs_letters = ui_.theme.body == nullptr || scale != ui_.theme.scale ||
                               size.pixels_per_point != size_.pixels_per_point;
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

Layout App::layout() const {
    const glm::vec2 size = size_.points;
    const bool is_wide = size.x >= size.y;
    Layout l;
    l.window = {{0, 0}, size};
    l.table = l.window;
    if (desk_.table) {
        if (is_wide) {
            const float left = size.x - std::min(ui_.theme.points(620), size.x * 0.6F);
            l.engagement = Pane{{left, 0}, size};
            l.table.to.x = left;
        } else {
            const float top = size.y - std::min(ui_.theme.points(760), size.y * 0.62F);
            l.engagement = Pane{{0, top}, size};
            l.table.to.y = top;
        }
    }
    l.bar = {l.table.from, {l.table.to.x, l.table.from.y + ui_.theme.points(48)}};
    l.table.from.y = l.bar.to.y;
    if (!desk_.table && desk_.selection.picked[0]) {
        const float wide = std::min(ui_.theme.points(360), size.x), high = ui_.theme.points(card_height);
        const float margin = is_wide ? ui_.theme.points(12) : 0;
        const glm::vec2 corner = l.table.to - glm::vec2{margin, margin};
        l.card = is_wide ? Pane{{corner.x - wide, l.table.from.y + margin}, {corner.x, corner.y}}
                         : Pane{{0, size.y - high}, size};
        l.card->to.y = std::min(l.card->to.y, l.card->from.y + ui_.theme.points(560));
    }
    return l;
}

void App::wake() {
    frames_owed_ = frames_after_an_event;
}

void App::feed(const PointerEvent& event) {
    wake();
    const render::View before = view_;
    if (const std::optional<glm::vec2> tapped = pointers_.feed(event, view_)) tap_table(*tapped);
    if (view_ == before) return;
    flight_.reset();
    is_home_ = false;
}

void App::tap_table(glm::vec2 point) {
    if (!faults_.empty() || !contains(view_.pane, point)) return;
    if (const std::optional<ElementAt> flag = layer_.flag_at(point)) {
        pick(desk_, *flag);
    } else if (const std::optional<UnitAt> unit = engaged_unit_at(desk_, view_, point)) {
        desk_.table->cycle_role(unit->side, unit->unit);
    } else if (const std::optional<ElementAt> element = element_under(desk_, view_, point)) {
        pick(desk_, *element);
    }
}

render::View App::home() const {
    const glm::vec2 table{static_cast<float>(in_cm(desk_.scenario.width)),
                          static_cast<float>(in_cm(desk_.scenario.depth))};
    // Upright, the table keeps clear of where cards lie, so that it need not move when one comes.
    Pane clear = view_.pane;
    if (size_.points.y > size_.points.x && !desk_.table)
        clear.to.y -= std::min(ui_.theme.points(card_height), clear.to.y / 2);
    render::View view = render::view_of({0, 0}, table, clear, ui_.theme.points(26));
    view.centre = render::to_table(view, render::centre_of(view_.pane));
    view.pane = view_.pane;
    return view;
}

render::View App::ground() const {
    const std::array<Spot, 2> g = ground_of(desk_.scenario, *desk_.table);
    render::View view =
        render::view_of({g[0].x, g[0].y}, {g[1].x + 0.1F, g[1].y + 0.1F}, view_.pane, ui_.theme.points(60));
    view.scale = std::min(view.scale, ui_.theme.points(16));
    return view;
}

void App::fly(const render::View& to) {
    flight_ = Flight{view_, to, 0};
}

void App::fly_on(float seconds) {
    if (!flight_) return;
    flight_->part = std::min(1.0F, flight_->part + seconds / flight_seconds);
    const float part = flight_->part;
    view_ = render::between(flight_->from, flight_->to, part * part * (3 - 2 * part));
    if (part >= 1) flight_.reset();
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
    if (painted_selection_ == desk_.selection && painted_changes_ == changes) return;
    painted_selection_ = desk_.selection;
    painted_changes_ = changes;
    Picture picture = selection_picture(desk_.scenario, desk_.selection);
    if (desk_.table) {
        const Picture answer = answer_picture(desk_.scenario, *desk_.table);
        picture.corners.insert(picture.corners.end(), answer.corners.begin(), answer.corners.end());
    }
    paint(batches_[1], desk_.scenario, picture);
}

void App::draw_hint() {
    if (desk_.table) return;
    const std::string_view hint =
        phrase(desk_.lang, desk_.selection.picked[0] ? "ui.pick_enemy" : "ui.pick_one");
    const glm::vec2 at{render::centre_of(view_.pane).x, view_.pane.to.y - ui_.theme.points(18)};
    letter_with_halo(*ImGui::GetBackgroundDrawList(), ui_.theme.bold, at, hint, colours::night_text,
                     rgb(20, 18, 14, 200));
}

void App::frame(float seconds) {
    if (frames_owed_ > 0) --frames_owed_;
    ImGui::GetIO().DeltaTime = std::max(seconds, 0.001F);
    ImGui::NewFrame();
    ui_.targets.begin_frame();
    if (!faults_.empty()) {
        fault_panel_.draw(ui_, desk_.lang, faults_, layout().window);
    } else {
        follow_desk();
        fly_on(seconds);
        const Layout l = layout();
        layer_.draw(ui_, desk_, view_);
        draw_hint();
        if (bar_.draw(ui_, desk_, l.bar)) {
            is_home_ = true;
            fly(home());
        }
        if (l.card) card_.draw(ui_, desk_, *desk_.selection.picked[0], *l.card);
        if (l.engagement) engagement_.draw(ui_, desk_, *l.engagement);
        overlay_.draw(ui_, desk_, l.window);
        repaint();
    }
    ui_.targets.end_frame();
    ImGui::Render();
}

}  // namespace bacler::ui
