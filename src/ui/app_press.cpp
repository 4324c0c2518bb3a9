#include "ui/app.hpp"

#include <glm/common.hpp>

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

/// A finger that lies still: the sheet of what could be done there.
namespace bacler::ui {

using Kind = PointerEvent::Kind;
using Source = PointerEvent::Source;

namespace {

constexpr float press_seconds = 0.55F;
/// A frame that was long in coming is not taken for a finger that lay still.
constexpr float longest_step = 0.1F;
constexpr float near_scale = 12;  // points to a cm, at scale 1

}  // namespace

void App::watch_press(const PointerEvent& event) {
    if (event.source == Source::echo || event.kind == Kind::wheel) return;
    const std::int64_t id = number_of(event);
    switch (event.kind) {
        case Kind::down: {
            const bool is_alone = down_.empty();
            down_.insert(id);
            const bool is_button = event.source == Source::mouse && event.id != 0;
            const bool is_on_table =
                shows_table() && contains(clear_view().pane, event.at) && !is_on_panel(event.at);
            press_.reset();
            if (is_alone && !is_button && is_on_table) press_ = Press{event, 0};
            break;
        }
        case Kind::move:
            if (press_ && number_of(press_->down) == id &&
                glm::distance(press_->down.at, event.at) > pointers_.slack())
                press_.reset();
            break;
        case Kind::up:
            down_.erase(id);
            press_.reset();
            break;
        case Kind::lost:
            down_.clear();
            press_.reset();
            break;
        case Kind::wheel: break;
    }
}

void App::press_on(float seconds) {
    locked_hint_ = std::max(0.0F, locked_hint_ - seconds);
    if (!press_) return;
    press_->seconds += std::min(seconds, longest_step);
    if (press_->seconds < press_seconds) return;
    const PointerEvent down = std::exchange(press_, std::nullopt)->down;
    grasp_.leave_out(down);
    pointers_.forget_table();
    open_here(down.at);
}

void App::open_here(glm::vec2 point) {
    const render::View clear = clear_view();
    std::optional<std::string> staff = desk_.playing ? play_layer_.staff_at(point) : std::nullopt;
    std::vector<ElementAt> meant = under_finger(desk_, clear, layer_.flags(), point, ui_.points_per_mm);
    std::optional<ElementAt> element;
    if (!meant.empty() && (!staff || layer_.flag_at(point))) element = meant.front();
    if (element) staff.reset();
    const glm::vec2 cm = render::to_table(view_, point);
    here_ = what_is_here(desk_, point, {length_from_cm(cm.x), length_from_cm(cm.y)}, element, staff);
}

void App::draw_here(const Pane& window) {
    if (!here_) return;
    const glm::vec2 finger = glm::vec2{1, 1} * ui_.theme.points(16);
    Pane about{here_->point - finger, here_->point + finger};
    for (const TableLayer::Flag& flag : layer_.flags())
        if (contains(flag.where, here_->point))
            about = {glm::min(about.from, flag.where.from), glm::max(about.to, flag.where.to)};
    const std::optional<HereKey::Does> done = here_panel_.draw(ui_, *here_, about, window);
    const bool is_put_away = std::exchange(here_panel_.is_put_away, false);
    if (!done && !is_put_away) return;
    const Here here = *std::exchange(here_, std::nullopt);
    if (!done) return;
    do_here(desk_, here, *done);
    if (*done == HereKey::Does::whole) show_whole();
    if (*done != HereKey::Does::come_near) return;
    render::View near = view_;
    near.centre = {in_cm(here.at.x), in_cm(here.at.y)};
    near.scale = std::max(near.scale * 2, ui_.theme.points(near_scale));
    is_home_ = false;
    fly(near);
}

}  // namespace bacler::ui
