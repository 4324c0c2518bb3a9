#pragma once
#include "render/view.hpp"

#include <cstdint>
#include <map>
#include <optional>

namespace bacler::ui {

/// The fingers that lie on the table. One drags it, two drag, zoom and turn it; one that comes down and up where it was, with no
/// other beside it, is a tap. A turn begins once the fingers mean it, and catches where an edge lies level. A mouse button is a finger too. Frame: points.
class Gestures {
public:
    /// How far a finger may stray and still tap, in points.
    explicit Gestures(float slack) : slack_(slack) {}

    void set_slack(float slack) { slack_ = slack; }
    void down(std::int64_t finger, glm::vec2 at);
    /// Fingers that never came down here are left alone.
    void move(std::int64_t finger, glm::vec2 at, render::View& view);
    /// Where it tapped, if it did.
    std::optional<glm::vec2> up(std::int64_t finger);
    void forget();
    /// What lies on the table now only rests there, and taps nothing when it is lifted: another finger is at work elsewhere.
    void only_rest();

    bool has(std::int64_t finger) const { return fingers_.count(finger) != 0; }
    std::size_t count() const { return fingers_.size(); }

private:
    /// How two fingers have turned the table since they came down.
    struct Twist {
        float base{0};  ///< of the view, as they came down; less what it took to begin
        float sum{0};
        bool turns{false};
    };
    void twist(glm::vec2 before, glm::vec2 at, glm::vec2 other, render::View& view);

    struct Finger {
        glm::vec2 start, at;
        bool strayed{false};
        bool only_rests{false};
    };
    float slack_;
    std::map<std::int64_t, Finger> fingers_;
    std::optional<Twist> twist_;  ///< while two fingers hold the table
};

}  // namespace bacler::ui
