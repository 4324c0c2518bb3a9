#include "ui/pointers.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <glm/geometric.hpp>

#include <cfloat>

namespace bacler::ui {

namespace {

using Kind = PointerEvent::Kind;

constexpr std::int64_t mouse_finger = -1;  // the mouse on the table; SDL's fingers count from 0
constexpr float zoom_of_a_notch = 1.15F;

bool takes_touch(const ImGuiWindow& w) {
    return w.WasActive && !w.Hidden && (w.Flags & ImGuiWindowFlags_NoMouseInputs) == 0;
}

/// The nearest window up from the one under a point that has more than it shows.
ImGuiWindow* scrollable_at(glm::vec2 at) {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    for (int i = context.Windows.Size - 1; i >= 0; --i) {
        ImGuiWindow* w = context.Windows[i];
        if (!takes_touch(*w) || !w->OuterRectClipped.Contains({at.x, at.y})) continue;
        while (w != nullptr && w->ScrollMax.y <= 0) w = w->ParentWindow;
        return w;
    }
    return nullptr;
}

void point_at(glm::vec2 at, ImGuiMouseSource source) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(source);
    io.AddMousePosEvent(at.x, at.y);
}

void point_nowhere() {
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

/// Does what a finger presses keep it?
bool is_drag_kept() {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    return context.ActiveIdWindow != nullptr &&
           context.ActiveIdWindow->StateStorage.GetBool(context.ActiveId);
}

}  // namespace

void keep_drags() {
    ImGuiContext& context = *ImGui::GetCurrentContext();
    context.CurrentWindow->StateStorage.SetBool(context.LastItemData.ID, true);
}

bool is_on_panel(glm::vec2 point) {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    if (!context.OpenPopupStack.empty()) return true;
    for (const ImGuiWindow* w : context.Windows)
        if (takes_touch(*w) && w->Rect().Contains({point.x, point.y})) return true;
    return false;
}

void Pointers::set_slack(float slack) {
    slack_ = slack;
    table_.set_slack(slack);
}

std::optional<glm::vec2> Pointers::feed(const PointerEvent& event, render::View& view) {
    switch (event.source) {
        case PointerEvent::Source::mouse: return feed_mouse(event, view);
        case PointerEvent::Source::finger: return feed_finger(event, view);
        case PointerEvent::Source::echo: break;
    }
    return std::nullopt;
}

std::optional<glm::vec2> Pointers::feed_mouse(const PointerEvent& event, render::View& view) {
    const bool is_drag = table_.has(mouse_finger);
    if (event.kind == Kind::lost) {
        table_.forget();
        point_nowhere();
        return std::nullopt;
    }
    if (event.kind == Kind::wheel) {
        if (is_on_panel(event.at))
            ImGui::GetIO().AddMouseWheelEvent(event.notches.x, event.notches.y);
        else if (event.notches.y != 0)
            render::zoom_about(view, event.at, event.notches.y > 0 ? zoom_of_a_notch : 1 / zoom_of_a_notch);
        return std::nullopt;
    }
    if (is_drag) {
        if (event.kind == Kind::move) table_.move(mouse_finger, event.at, view);
        return event.kind == Kind::up ? table_.up(mouse_finger) : std::nullopt;
    }
    point_at(event.at, ImGuiMouseSource_Mouse);
    if (event.kind == Kind::down && !is_on_panel(event.at)) {
        table_.down(mouse_finger, event.at);
        point_nowhere();
    } else if (event.kind == Kind::down || event.kind == Kind::up) {
        ImGui::GetIO().AddMouseButtonEvent(static_cast<int>(event.id), event.kind == Kind::down);
    }
    return std::nullopt;
}

/// A finger held still while another goes its way pinches, and taps nothing when it is lifted. A palm that only rests does not
/// disturb it, and a slider stays in the hand of the finger that has it.
void Pointers::watch_beside(const PointerEvent& event) {
    if (!on_panel_ || event.id == *on_panel_) return;
    if (event.kind == Kind::down) beside_ = event;
    const bool strays = event.kind == Kind::move && beside_ && beside_->id == event.id &&
                        glm::distance(beside_->at, event.at) > slack_;
    if (strays && presses_ && !scrolls_ && !is_drag_kept()) let_go_beside();
}

/// Lets go beside whatever was pressed, so that lifting the finger presses nothing.
void Pointers::let_go_beside() {
    point_nowhere();
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    presses_ = false;
}

std::optional<glm::vec2> Pointers::feed_finger(const PointerEvent& event, render::View& view) {
    watch_beside(event);
    switch (event.kind) {
        case Kind::down:
            if (!is_on_panel(event.at))
                table_.down(event.id, event.at);
            else if (!on_panel_)
                press_panel(event);
            break;
        case Kind::move:
            if (on_panel_ == event.id)
                drag_panel(event.at);
            else
                table_.move(event.id, event.at, view);
            break;
        case Kind::up:
            if (on_panel_ == event.id)
                lift_from_panel();
            else
                return table_.up(event.id);
            break;
        case Kind::lost:
            table_.forget();
            if (presses_) let_go_beside();  // what the system takes away taps nothing
            if (on_panel_) lift_from_panel();
            break;
        case Kind::wheel: break;
    }
    return std::nullopt;
}

void Pointers::press_panel(const PointerEvent& event) {
    table_.only_rest();
    on_panel_ = event.id;
    start_ = last_ = event.at;
    scrolls_ = false;
    presses_ = true;
    beside_.reset();
    const ImGuiWindow* window = scrollable_at(event.at);
    scrolled_ = window == nullptr ? 0 : window->ID;
    point_at(event.at, ImGuiMouseSource_TouchScreen);
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, true);
}

void Pointers::drag_panel(glm::vec2 at) {
    if (!scrolls_ && glm::distance(start_, at) > slack_ && scrolled_ != 0 && !is_drag_kept()) {
        scrolls_ = true;
        let_go_beside();
    }
    if (scrolls_) {
        ImGuiWindow* window = ImGui::FindWindowByID(scrolled_);
        if (window != nullptr) ImGui::SetScrollY(window, window->Scroll.y - (at.y - last_.y));
    } else if (presses_) {
        point_at(at, ImGuiMouseSource_TouchScreen);
    }
    last_ = at;
}

void Pointers::lift_from_panel() {
    if (presses_) {
        ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, false);
        point_nowhere();  // no finger, nothing pointed at
    }
    on_panel_.reset();
    beside_.reset();
    scrolls_ = presses_ = false;
}

}  // namespace bacler::ui
