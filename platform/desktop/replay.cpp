#include "platform/desktop/replay.hpp"

#include "platform/desktop/png.hpp"
#include "platform/desktop/scripted_drag.hpp"
#include "platform/desktop/sharing.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>
#include <utility>

namespace bacler::desktop {

namespace {

constexpr float frame_seconds = 1.0F / 30;
constexpr int steps_of_a_drag = 8;
constexpr int most_drags = 12;
constexpr int frames_of_a_press = 24;

/// Something on the screen by its name, or a place.
std::optional<glm::vec2> place_named(const ui::App& app, const std::string& target) {
    if (const std::optional<ui::Pane> pane = app.targets().find(target)) return render::centre_of(*pane);
    const std::optional<ScriptedDrag::Place> place = read_place(target);
    return place ? std::optional(on_screen(app, *place)) : std::nullopt;
}

class Player {
public:
    Player(Window& window, ui::App& app, std::filesystem::path pictures)
        : window_(window),
          app_(app),
          pictures_(std::move(pictures)) {}

    bool play(std::istringstream& line, const std::string& verb) {
        if (verb == "drag") return drag(line);
        if (verb == "draw") return draw_line(line);
        if (verb == "turn") return turn(line);
        if (verb == "lift" || verb == "cancel") return end_drag(verb == "lift");
        if (verb == "pinch") return pinch(line);
        if (verb == "twist") return twist(line);
        if (verb == "hold") return hold(line);
        if (verb == "wheel") return wheel(line);
        if (verb == "type") return type(line);
        if (verb == "away") return leave_front();
        if (verb == "picture") return take_picture(line);
        int frames = 0;
        if (verb != "wait" || !(line >> frames) || frames < 0) return false;
        for (int i = 0; i < frames; ++i) draw();
        return true;
    }

    void tap(glm::vec2 at) {
        // As SDL does it: the made-up mouse first, then the finger.
        mouse_move(at, SDL_TOUCH_MOUSEID);
        mouse_button(SDL_MOUSEBUTTONDOWN, at, SDL_TOUCH_MOUSEID);
        finger(SDL_FINGERDOWN, 0, at);
        draw();
        mouse_button(SDL_MOUSEBUTTONUP, at, SDL_TOUCH_MOUSEID);
        finger(SDL_FINGERUP, 0, at);
        for (int i = 0; i < 3; ++i) draw();
    }

    void click(glm::vec2 at) {
        mouse_move(at, 0);
        draw();
        mouse_button(SDL_MOUSEBUTTONDOWN, at, 0);
        draw();
        mouse_button(SDL_MOUSEBUTTONUP, at, 0);
        for (int i = 0; i < 3; ++i) draw();
    }

    /// The list that holds a target is dragged as often as it takes.
    void bring_into_sight(const std::string& target) {
        for (int i = 0; i < most_drags; ++i) {
            const auto found = app_.targets().touches().find(target);
            if (found == app_.targets().touches().end()) return;
            const auto& [where, list] = found->second;
            const float by = ui::scroll_to_show(list, where), room = render::size_of(list).y * 0.8F;
            if (std::abs(by) < 1) return;
            const float way = std::clamp(by + std::copysign(app_.slack(), by), -room, room);
            const glm::vec2 middle = render::centre_of(list);
            follow({middle + glm::vec2{0, way / 2}, middle, middle - glm::vec2{0, way / 2}}, false);
            settle(window_, app_);
        }
    }

    void press(glm::vec2 at) {
        finger(SDL_FINGERDOWN, 0, at);
        for (int i = 0; i < frames_of_a_press; ++i) draw();
        finger(SDL_FINGERUP, 0, at);
        draw();
    }

private:
    void draw() {
        window_.take_events(app_);
        window_.draw(app_, frame_seconds);
    }

    void finger(Uint32 type, SDL_FingerID id, glm::vec2 at) {
        SDL_Event e{};
        e.type = type;
        e.tfinger.type = type;
        e.tfinger.touchId = 1;
        e.tfinger.fingerId = id;
        e.tfinger.x = at.x / window_.size().points.x;
        e.tfinger.y = at.y / window_.size().points.y;
        SDL_PushEvent(&e);
    }

    void mouse_move(glm::vec2 at, Uint32 which) {
        SDL_Event e{};
        e.type = SDL_MOUSEMOTION;
        e.motion.which = which;
        e.motion.x = static_cast<int>(at.x);
        e.motion.y = static_cast<int>(at.y);
        SDL_PushEvent(&e);
    }

    void mouse_button(Uint32 type, glm::vec2 at, Uint32 which) {
        SDL_Event e{};
        e.type = type;
        e.button.type = type;
        e.button.which = which;
        e.button.button = SDL_BUTTON_LEFT;
        e.button.x = static_cast<int>(at.x);
        e.button.y = static_cast<int>(at.y);
        SDL_PushEvent(&e);
    }

    bool drag(std::istringstream& line) {
        std::string rest;
        std::getline(line, rest);
        line = std::istringstream(rest);
        glm::vec2 from{}, to{};
        if (!(line >> from.x >> from.y >> to.x >> to.y)) return drag_element(rest);
        finger(SDL_FINGERDOWN, 0, from);
        draw();
        for (int i = 1; i <= steps_of_a_drag; ++i) {
            finger(SDL_FINGERMOTION, 0, from + (to - from) * (static_cast<float>(i) / steps_of_a_drag));
            draw();
        }
        finger(SDL_FINGERUP, 0, to);
        draw();
        return true;
    }

    bool drag_element(const std::string& rest) {
        std::istringstream line(rest);
        const std::optional<ScriptedDrag> stated = read_drag(line);
        return stated && follow(finger_path(app_, *stated), stated->holds);
    }

    bool draw_line(std::istringstream& line) {
        std::vector<glm::vec2> path;
        for (std::string word; line >> word;) {
            const std::optional<ScriptedDrag::Place> place = read_place(word);
            if (!place) return false;
            const glm::vec2 to = on_screen(app_, *place), from = path.empty() ? to : path.back();
            for (int i = 1; i <= steps_of_a_drag; ++i)
                path.push_back(from + (to - from) * (static_cast<float>(i) / steps_of_a_drag));
        }
        return follow(path, false);
    }

    bool turn(std::istringstream& line) {
        double degrees = 0;
        std::string word;
        if (!(line >> degrees)) return false;
        line >> word;
        if (!word.empty() && word != "hold") return false;
        return follow(turning_path(app_, degrees, steps_of_a_drag), !word.empty());
    }

    bool follow(const std::vector<glm::vec2>& path, bool holds) {
        if (path.empty()) return false;
        finger(SDL_FINGERDOWN, 0, path.front());
        draw();
        for (std::size_t i = 1; i < path.size(); ++i) {
            finger(SDL_FINGERMOTION, 0, path[i]);
            draw();
        }
        lying_ = path.back();
        return holds || end_drag(true);
    }

    bool end_drag(bool is_lifted) {
        if (is_lifted) {
            finger(SDL_FINGERUP, 0, lying_);
        } else {
            SDL_Event e{};
            e.type = SDL_WINDOWEVENT;
            e.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
            SDL_PushEvent(&e);
        }
        draw();
        return true;
    }

    /// "NAME", or "X Y" of the window.
    std::optional<glm::vec2> read_middle(std::istringstream& line) const {
        const std::streampos start = line.tellg();
        glm::vec2 at{};
        if (line >> at.x >> at.y && line.peek() == ' ') return at;
        line.clear();
        line.seekg(start);
        std::string name;
        return line >> name ? place_named(app_, name) : std::nullopt;
    }

    bool pinch(std::istringstream& line) {
        float from = 0, to = 0;
        const std::optional<glm::vec2> place = read_middle(line);
        if (!place || !(line >> from >> to)) return false;
        const glm::vec2 middle = *place;
        const auto off = [](float apart) { return glm::vec2{apart / 2, 0}; };
        finger(SDL_FINGERDOWN, 0, middle - off(from));
        finger(SDL_FINGERDOWN, 1, middle + off(from));
        draw();
        for (int i = 1; i <= steps_of_a_drag; ++i) {
            const float apart = from + (to - from) * (static_cast<float>(i) / steps_of_a_drag);
            finger(SDL_FINGERMOTION, 0, middle - off(apart));
            finger(SDL_FINGERMOTION, 1, middle + off(apart));
            draw();
        }
        finger(SDL_FINGERUP, 0, middle - off(to));
        finger(SDL_FINGERUP, 1, middle + off(to));
        draw();
        return true;
    }

    bool twist(std::istringstream& line) {
        float apart = 0, degrees = 0;
        const std::optional<glm::vec2> place = read_middle(line);
        if (!place || !(line >> apart >> degrees)) return false;
        const glm::vec2 middle = *place;
        const auto arm = [&](float part) {
            const float turn = degrees * part * 3.14159265F / 180;
            return glm::vec2{std::cos(turn), std::sin(turn)} * (apart / 2);
        };
        finger(SDL_FINGERDOWN, 0, middle - arm(0));
        finger(SDL_FINGERDOWN, 1, middle + arm(0));
        draw();
        for (int i = 1; i <= steps_of_a_drag; ++i) {
            const float part = static_cast<float>(i) / steps_of_a_drag;
            finger(SDL_FINGERMOTION, 0, middle - arm(part));
            finger(SDL_FINGERMOTION, 1, middle + arm(part));
            draw();
        }
        finger(SDL_FINGERUP, 0, middle - arm(1));
        finger(SDL_FINGERUP, 1, middle + arm(1));
        draw();
        return true;
    }

    bool hold(std::istringstream& line) {
        std::array<std::string, 2> names;
        float seconds = 0;
        if (!(line >> names[0] >> names[1] >> seconds)) return false;
        std::array<glm::vec2, 2> at;
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::optional<glm::vec2> place = place_named(app_, names[i]);
            if (!place) return false;
            at[i] = *place;
        }
        for (std::size_t i = 0; i < at.size(); ++i)
            finger(SDL_FINGERDOWN, static_cast<SDL_FingerID>(i), at[i]);
        for (float gone = 0; gone <= seconds; gone += frame_seconds) draw();
        for (std::size_t i = 0; i < at.size(); ++i) finger(SDL_FINGERUP, static_cast<SDL_FingerID>(i), at[i]);
        draw();
        return true;
    }

    bool type(std::istringstream& line) {
        std::string text;
        std::getline(line >> std::ws, text);
        constexpr std::size_t most = SDL_TEXTINPUTEVENT_TEXT_SIZE - 1;
        for (std::size_t from = 0, to = 0; from < text.size(); from = to) {
            to = std::min(from + most, text.size());
            // A letter is not cut through.
            while (to < text.size() && (static_cast<unsigned char>(text[to]) & 0xC0U) == 0x80U) --to;
            SDL_Event e{};
            e.type = SDL_TEXTINPUT;
            text.copy(e.text.text, to - from, from);
            SDL_PushEvent(&e);
        }
        draw();
        return !text.empty();
    }

    bool leave_front() {
        SDL_Event e{};
        e.type = SDL_WINDOWEVENT;
        e.window.event = SDL_WINDOWEVENT_HIDDEN;
        SDL_PushEvent(&e);
        draw();
        return true;
    }

    bool take_picture(std::istringstream& line) {
        std::string name;
        if (pictures_.empty() || !(line >> name)) return false;
        window_.keep_pixels();
        settle(window_, app_);
        window_.drop_pixels();
        return write_png((pictures_ / name).string(), window_.pixels());
    }

    bool wheel(std::istringstream& line) {
        glm::vec2 at{};
        float notches = 0;
        if (!(line >> at.x >> at.y >> notches)) return false;
        SDL_Event e{};
        e.type = SDL_MOUSEWHEEL;
        e.wheel.mouseX = static_cast<int>(at.x);
        e.wheel.mouseY = static_cast<int>(at.y);
        e.wheel.preciseY = notches;
        SDL_PushEvent(&e);
        draw();
        return true;
    }

    Window& window_;
    ui::App& app_;
    std::filesystem::path pictures_;  ///< empty: none are taken
    glm::vec2 lying_{0, 0};           ///< where the finger of the last drag was left
};

std::string names_on(const ui::App& app) {
    std::string out;
    for (const auto& entry : app.targets().all()) out.append(out.empty() ? "" : ", ").append(entry.first);
    return out;
}

std::vector<std::string> lines_of(const std::string& script) {
    std::vector<std::string> out{{}};
    for (const char c : script) {
        if (c == '\n')
            out.emplace_back();
        else
            out.back() += c;
    }
    return out;
}

}  // namespace

void settle(Window& window, ui::App& app) {
    constexpr int least = 4, most = 200;
    for (int i = 0; i < most && (i < least || app.is_moving()); ++i) {
        window.take_events(app);
        share(window, app);
        window.draw(app, frame_seconds);
    }
}

std::optional<Refusal> replay(Window& window, ui::App& app, const std::string& name,
                              const std::string& script, const std::filesystem::path& pictures) {
    settle(window, app);
    Player player(window, app, pictures);
    int number = 0;
    for (const std::string& text : lines_of(script)) {
        ++number;
        std::istringstream line(text);
        std::string verb;
        if (!(line >> verb) || verb[0] == '#') continue;
        if (verb == "tap" || verb == "click" || verb == "press") {
            std::string target;
            line >> target;
            player.bring_into_sight(target);
            const std::optional<glm::vec2> at = place_named(app, target);
            if (!at)
                return Refusal{"ui.replay.target", {name, std::to_string(number), target, names_on(app)}};
            if (verb == "press")
                player.press(*at);
            else
                verb == "tap" ? player.tap(*at) : player.click(*at);
        } else if (!player.play(line, verb)) {
            return Refusal{"ui.replay.line", {name, std::to_string(number), text}};
        }
        settle(window, app);
    }
    return std::nullopt;
}

}  // namespace bacler::desktop
