#pragma once
#include "ui/flags.hpp"
#include "ui/pointer_event.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <set>

namespace bacler::ui {

/// Two marks, one a side, that agree to something once a finger of each has lain on them together for a second. Whichever is lifted,
/// slips off or is lost to the system takes its side's consent with it, and the second begins anew.
///
/// A mouse has one pointer and cannot be two hands. Where no finger has come down on this window yet, a click latches one
/// mark, and the second runs while the mouse holds the other: that shows that somebody went to both edges on purpose, not that
/// two people did. As soon as a finger was seen, the mouse does nothing here.
class Handshake {
public:
    static constexpr float seconds_to_hold = 1;

    /// Where the marks lie. Frame: points of the window.
    void lay(const std::array<Pane, 2>& marks) { marks_ = marks; }
    /// The marks are gone, and whatever lay on them; a finger that does stays out of everything else until it is lifted.
    void clear();
    /// Takes what is about the marks; false for what is left to others.
    bool feed(const PointerEvent& event);
    /// Time goes by. True once both have been held for long enough.
    bool advance(float seconds);

    bool is_held(std::size_t side) const;
    bool are_both_held() const { return is_held(0) && is_held(1); }
    /// How much of the second is over: 0 to 1.
    float part() const { return held_for_ / seconds_to_hold; }
    /// May a mouse latch a mark?
    bool heeds_mouse() const { return !has_seen_finger_; }

private:
    /// What lies on a mark.
    struct Hold {
        std::optional<std::int64_t> finger;
        bool by_mouse{false}, is_latched{false};
    };

    std::optional<std::size_t> mark_at(glm::vec2 point) const;
    bool feed_finger(const PointerEvent& event);
    bool feed_mouse(const PointerEvent& event);
    void press_mouse(std::size_t side);
    void lift_mouse();

    std::optional<std::array<Pane, 2>> marks_;
    std::array<Hold, 2> holds_;
    std::set<std::int64_t> taken_;  ///< fingers that came down on a mark, until they are lifted
    bool has_mouse_{false};         ///< the mouse came down on a mark, until its button is let go
    bool has_seen_finger_{false};
    bool runs_{false};
    float held_for_{0};  ///< seconds
};

}  // namespace bacler::ui
