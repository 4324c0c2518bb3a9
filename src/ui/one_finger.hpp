#pragma once
#include "ui/pointer_event.hpp"

#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace bacler::ui {

/// One number a pointer: fingers count from 0, the mouse's buttons down from −1.
std::int64_t number_of(const PointerEvent& event);

/// What one finger does with what it came down on. Each is asked of the event or place at hand.
struct FingerActs {
    std::function<bool(const PointerEvent&)>
        takes_hold;                ///< it came down alone: is there something that it holds?
    std::function<void()> begins;  ///< it strayed: from now on it drags
    std::function<void(glm::vec2)> follows;
    std::function<void(glm::vec2)> lets_go;
    std::function<void()> loses;     ///< it was cancelled
    std::function<bool()> yields{};  ///< does a second finger end the drag, and pinch? Else it is left out
    float slack{10};                 ///< points it may stray and still tap
};

/// The one finger that drags something, from where it came down until it is lifted; whatever else touches the screen meanwhile is left
/// out. Until it strays it is a tap like any other, and with a second finger a pinch.
class OneFinger {
public:
    /// The events that are left for the table and the panels.
    std::vector<PointerEvent> feed(const PointerEvent& event, const FingerActs& acts);

    /// A finger that came down did what it was for: the rest of its way is left out. Requires: it drags nothing.
    void leave_out(const PointerEvent& down);

    bool is_dragging() const { return is_dragging_; }
    /// Where it came down, and where it is.
    const PointerEvent& start() const { return start_; }
    glm::vec2 at() const { return at_; }

private:
    std::vector<PointerEvent> lose(const PointerEvent& event, const FingerActs& acts);
    std::vector<PointerEvent> beside(const PointerEvent& event, const FingerActs& acts);
    std::vector<PointerEvent> pass(const PointerEvent& event);
    std::vector<PointerEvent> disarm(const PointerEvent& event);
    PointerEvent touch_at(PointerEvent::Kind kind, glm::vec2 at) const;

    std::optional<std::int64_t> holder_;
    PointerEvent start_;
    bool is_dragging_{false};
    glm::vec2 at_{0, 0};
    std::set<std::int64_t> on_table_;  ///< fingers that were passed on as they came down
    std::set<std::int64_t> left_out_;  ///< until they are lifted
};

}  // namespace bacler::ui
