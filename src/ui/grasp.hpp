#pragma once
#include "render/view.hpp"
#include "ui/desk.hpp"
#include "ui/one_finger.hpp"
#include "ui/play_layer.hpp"
#include "ui/pointer_event.hpp"
#include "ui/table_layer.hpp"

#include <optional>
#include <string>
#include <vector>

namespace bacler::ui {

/// Degrees clockwise from "up" of a point of the screen seen from another; the screen's y goes down.
double bearing(glm::vec2 from, glm::vec2 to);

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

/// The one finger that drags a piece, from the flag, grip, knob or disc it came down on.
class Grasp {
public:
    /// The events that are left for the table and the panels.
    std::vector<PointerEvent> feed(const PointerEvent& event, Desk& desk, const Reach& reach);

    /// A finger that came down did what it was for: the rest of its way is left out. Requires: it drags nothing.
    void leave_out(const PointerEvent& down) { finger_.leave_out(down); }

    /// Where the finger is that drags; none does.
    std::optional<glm::vec2> finger() const {
        return finger_.is_dragging() ? std::optional(finger_.at()) : std::nullopt;
    }

private:
    enum class Hold : std::uint8_t { place, heading, staff };

    bool takes_hold(const PointerEvent& event, const Desk& desk, const Reach& reach);
    bool takes_staff(const PointerEvent& event, const Desk& desk, const Reach& reach);
    void begin(Desk& desk) const;
    void end(Desk& desk) const;
    void follow(Desk& desk, const Reach& reach, glm::vec2 at) const;

    OneFinger finger_;
    ElementAt element_;
    std::string staff_;
    Hold hold_{Hold::place};
};

}  // namespace bacler::ui
