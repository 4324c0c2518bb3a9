#pragma once
#include "ui/app.hpp"

#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace bacler::desktop {

/// A drag of an element as a script states it.
struct ScriptedDrag {
    struct Place {
        glm::vec2 at;
        bool is_on_screen{false};  ///< points of the window; else cm of the table
    };
    std::string id;
    std::vector<Place> places;
    int steps{12};
    float noise_mm{0};  ///< of glass, one standard deviation
    std::uint64_t seed{0};
    bool holds{false};
};

/// "75,54" of the table, "@640,300" of the screen.
std::optional<ScriptedDrag::Place> read_place(std::string word);

/// Where a place is on the screen now.
glm::vec2 on_screen(const ui::App& app, const ScriptedDrag::Place& place);

/// "F1a 75,54 @640,300 steps 20 noise 2 7 hold"; none where it is not of that form.
std::optional<ScriptedDrag> read_drag(std::istringstream& line);

/// Where the finger is at each step, as it comes down first; empty where the element shows no flag.
std::vector<glm::vec2> finger_path(const ui::App& app, const ScriptedDrag& drag);

/// The finger that turns the picked element by its knob, clockwise; empty where there is no knob.
std::vector<glm::vec2> turning_path(const ui::App& app, double degrees, int steps);

}  // namespace bacler::desktop
