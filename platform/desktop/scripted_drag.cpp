#include "platform/desktop/scripted_drag.hpp"

#include "base/random.hpp"

#include <cmath>

namespace bacler::desktop {

namespace {

/// A finger's tremble: near enough a bell, and the same everywhere.
class Tremble {
public:
    Tremble(std::uint64_t seed, float deviation) : chance_(seed), deviation_(deviation) {}
    float next() {
        constexpr int draws = 12, span = 1000000;
        double sum = 0;
        for (int i = 0; i < draws; ++i) sum += static_cast<double>(chance_.between(0, span)) / span;
        return static_cast<float>(sum - draws / 2.0) * deviation_;
    }

private:
    Generator chance_;
    float deviation_;
};

}  // namespace

std::optional<ScriptedDrag::Place> read_place(std::string word) {
    ScriptedDrag::Place place;
    place.is_on_screen = word.substr(0, 1) == "@";
    if (place.is_on_screen) word.erase(0, 1);
    char comma = 0;
    std::istringstream in(word);
    const bool is_read = (in >> place.at.x >> comma >> place.at.y) && comma == ',';
    return is_read && in.peek() == std::istringstream::traits_type::eof() ? std::optional(place)
                                                                          : std::nullopt;
}

glm::vec2 on_screen(const ui::App& app, const ScriptedDrag::Place& place) {
    return place.is_on_screen ? place.at : render::to_screen(app.view(), place.at);
}

std::optional<ScriptedDrag> read_drag(std::istringstream& line) {
    ScriptedDrag drag;
    if (!(line >> drag.id)) return std::nullopt;
    std::string word;
    while (line >> word) {
        if (word == "hold") {
            drag.holds = true;
        } else if (word == "steps") {
            if (!(line >> drag.steps) || drag.steps < 1) return std::nullopt;
        } else if (word == "noise") {
            if (!(line >> drag.noise_mm >> drag.seed) || drag.noise_mm < 0) return std::nullopt;
        } else if (const std::optional<ScriptedDrag::Place> place = read_place(word)) {
            drag.places.push_back(*place);
        } else {
            return std::nullopt;
        }
    }
    return drag.places.empty() ? std::nullopt : std::optional(drag);
}

std::vector<glm::vec2> finger_path(const ui::App& app, const ScriptedDrag& drag) {
    const std::optional<ui::Pane> flag = app.targets().find("flag." + drag.id);
    const plaquette::Scenario& scenario = app.desk().scenario;
    const std::optional<ElementAt> element = plaquette::element_named(scenario, drag.id);
    if (!flag || !element || !element_at(scenario, *element).front) return {};
    const TablePoint front = element_at(scenario, *element).front->at;
    const auto on_screen = [&](glm::vec2 cm) { return render::to_screen(app.view(), cm); };
    const glm::vec2 held =
        render::centre_of(*flag) - on_screen({in_cm(front.x), in_cm(front.y)});  // from front to finger
    Tremble tremble(drag.seed, drag.noise_mm * app.points_per_mm());
    std::vector<glm::vec2> out{render::centre_of(*flag)};
    glm::vec2 from = out.front();
    for (const ScriptedDrag::Place& place : drag.places) {
        const glm::vec2 to = place.is_on_screen ? place.at : on_screen(place.at) + held;
        for (int i = 1; i <= drag.steps; ++i) {
            const float part = static_cast<float>(i) / static_cast<float>(drag.steps);
            const float x = tremble.next(), y = tremble.next();
            out.push_back(from + (to - from) * part + glm::vec2{x, y});
        }
        from = to;
    }
    return out;
}

std::vector<glm::vec2> turning_path(const ui::App& app, double degrees, int steps) {
    const std::optional<ui::Pane> knob = app.targets().find("knob");
    const std::optional<ui::Pane> grip = app.targets().find("grip");
    std::vector<glm::vec2> out;
    if (!knob || !grip) return out;
    const glm::vec2 about = render::centre_of(*grip), arm = render::centre_of(*knob) - about;
    for (int i = 0; i <= steps; ++i) {
        const double turn = degrees * i / steps * 3.14159265358979323846 / 180;
        const auto c = static_cast<float>(std::cos(turn)), s = static_cast<float>(std::sin(turn));
        out.push_back(about + glm::vec2{arm.x * c - arm.y * s, arm.x * s + arm.y * c});
    }
    return out;
}

}  // namespace bacler::desktop
