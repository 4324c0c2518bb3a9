#pragma once
#include "render/view.hpp"
#include "ui/desk.hpp"
#include "ui/play_layer.hpp"
#include "ui/pointer_event.hpp"
#include "ui/table_layer.hpp"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace bacler::ui {

/// What of the elements a finger can take hold of, as it was last drawn.
struct Handles {
    std::optional<ElementAt> element;  ///< the one that shows a grip and a knob
    std::optional<Pane> grip, knob;
    std::array<Spot, 4> body{};  ///< of that one
};

/// What a finger comes down on: a view of the table, its flags and handles, and the discs of staffs.
struct Reach {
    const render::View& view;
    const std::vector<TableLayer::Flag>& flags;
    const Handles& handles;
    const std::vector<PlayLayer::Disc>& discs;
    float points_per_mm;
    float slack;  ///< points a finger may stray and still tap
};

/// The one finger that drags a piece, from the flag, grip, knob or disc it came down on until it is lifted; whatever else touches the
/// screen meanwhile is left out. Until it strays it is a tap like any other, and with a second finger a pinch.
class Grasp {
public:
    /// The events that are left for the table and the panels.
    std::vector<PointerEvent> feed(const PointerEvent& event, Desk& desk, const Reach& reach);

    /// A finger that came down did what it was for: the rest of its way is left out. Requires: it drags nothing.
    void leave_out(const PointerEvent& down);

    /// Where the finger is that drags; none does.
    std::optional<glm::vec2> finger() const { return is_dragging_ ? std::optional(at_) : std::nullopt; }

private:
    enum class Hold : std::uint8_t { place, heading, staff };

    bool arm(const PointerEvent& event, const Desk& desk, const Reach& reach);
    bool arm_staff(const PointerEvent& event, const Desk& desk, const Reach& reach);
    void hold_at(const PointerEvent& event);
    void begin(Desk& desk);
    void end(Desk& desk);
    void follow(Desk& desk, const Reach& reach);
    std::vector<PointerEvent> pass(const PointerEvent& event);
    std::vector<PointerEvent> disarm(const PointerEvent& event);
    PointerEvent touch_at_start(PointerEvent::Kind kind) const;

    std::optional<std::int64_t> holder_;
    PointerEvent start_;
    ElementAt element_;
    std::string staff_;
    Hold hold_{Hold::place};
    bool is_dragging_{false};
    glm::vec2 at_{0, 0};
    std::set<std::int64_t> on_table_;  ///< fingers that were passed on as they came down
    std::set<std::int64_t> left_out_;  ///< until they are lifted
};

}  // namespace bacler::ui
