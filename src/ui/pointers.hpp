#pragma once
#include "ui/gestures.hpp"
#include "ui/pointer_event.hpp"

#include <optional>

struct ImGuiWindow;

namespace bacler::ui {

/// Does a point lie on a panel, as the panels lay in the last frame? While a popup is open, everything does: a touch
/// beside it closes it and must do nothing else. Requires: an ImGui context.
bool is_on_panel(glm::vec2 point);

/// The item that ImGui made last keeps a finger that drags it, where others let it scroll the panel: a slider, a list to be put in
/// order. Requires: inside an ImGui frame.
void keep_drags();

/// Gives every finger and button to one owner when it comes down, panels or table, and leaves it there until it is lifted.
/// Panels are dragged by a finger as well as tapped. Requires, of feed: an ImGui context.
class Pointers {
public:
    explicit Pointers(float slack) : table_(slack), slack_(slack) {}

    void set_slack(float slack);
    float slack() const { return slack_; }
    /// Passes one event on; what falls to the table changes the view. Where the table was tapped, if it was.
    std::optional<glm::vec2> feed(const PointerEvent& event, render::View& view);

    /// The fingers on the table do nothing any more, until they come down anew.
    void forget_table() { table_.forget(); }

private:
    std::optional<glm::vec2> feed_mouse(const PointerEvent& event, render::View& view);
    std::optional<glm::vec2> feed_finger(const PointerEvent& event, render::View& view);
    void press_panel(const PointerEvent& event);
    void drag_panel(glm::vec2 at);
    void lift_from_panel();
    void watch_beside(const PointerEvent& event);
    void let_go_beside();

    Gestures table_;
    float slack_;
    std::optional<std::int64_t> on_panel_;  ///< the one finger that panels heed
    glm::vec2 start_{0, 0}, last_{0, 0};
    bool scrolls_{false};
    bool presses_{false};                 ///< it may still tap what it came down on
    std::optional<PointerEvent> beside_;  ///< a finger that came down meanwhile, as it did
    unsigned scrolled_{0};                ///< ImGui's id of the window it drags
};

}  // namespace bacler::ui
