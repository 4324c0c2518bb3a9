#pragma once
#include "platform/desktop/window.hpp"
#include "ui/desk_of_tests.hpp"

#include <map>
#include <string>

namespace bacler::ui {

/// The program's window without a display, and the fingers on its glass.
class Glass {
public:
    Glass() : window_(1280, 800, desktop::Sight::blind, "streams"), app_(desk(), installed_fonts()) {
        REQUIRE(window_.is_open());
        window_.know_glass(149, {0, 0, 0, 0});
        window_.bind(app_);
        settle();
    }

    App& app() { return app_; }
    const Desk& now() const { return app_.desk(); }
    bool echoes{true};  ///< SDL makes a mouse up from the first finger

    void frames(int count) {
        for (int i = 0; i < count; ++i) {
            window_.take_events(app_);
            window_.draw(app_, frame_seconds);
        }
    }
    void settle() {
        frames(4);
        for (int i = 0; i < 200 && app_.is_moving(); ++i) frames(1);
    }

    void down(SDL_FingerID id, glm::vec2 at) {
        lying_[id] = at;
        echo(SDL_MOUSEBUTTONDOWN, id, at);
        finger(SDL_FINGERDOWN, id, at);
        frames(1);
    }
    void move(SDL_FingerID id, glm::vec2 to, int steps = 6) {
        const glm::vec2 from = lying_[id];
        for (int i = 1; i <= steps; ++i) {
            const glm::vec2 at = from + (to - from) * (static_cast<float>(i) / static_cast<float>(steps));
            echo(SDL_MOUSEMOTION, id, at);
            finger(SDL_FINGERMOTION, id, at);
            frames(1);
        }
        lying_[id] = to;
    }
    void up(SDL_FingerID id) {
        echo(SDL_MOUSEBUTTONUP, id, lying_[id]);
        finger(SDL_FINGERUP, id, lying_[id]);
        lying_.erase(id);
        frames(1);
    }
    void lift_all() {
        while (!lying_.empty()) up(lying_.begin()->first);
        settle();
    }
    void tap(glm::vec2 at) {
        down(0, at);
        lift_all();
    }
    void tap(const std::string& target) { tap(centre(target)); }
    /// The system takes the window away: fingers are gone, and nobody says that they were lifted.
    void cancel() {
        SDL_Event e{};
        e.type = SDL_WINDOWEVENT;
        e.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
        SDL_PushEvent(&e);
        lying_.clear();
        settle();
    }
    void forget_fingers() { lying_.clear(); }
    /// The tablet is turned in the hand: what was across is upright.
    void rotate() {
        const glm::vec2 size = window_.size().points;
        for (Uint32 id = 0; id < 1000; ++id)
            if (SDL_Window* w = SDL_GetWindowFromID(id))
                SDL_SetWindowSize(w, static_cast<int>(size.y), static_cast<int>(size.x));
        frames(2);
    }
    void change_dpi() {
        window_.know_glass(220, {0, 0, 0, 0});
        frames(2);
    }
    glm::vec2 centre(const std::string& target) const {
        INFO(target);
        const std::optional<Pane> pane = app_.targets().find(target);
        REQUIRE(pane.has_value());
        return render::centre_of(*pane);
    }
    bool shows(const std::string& target) const { return app_.targets().find(target).has_value(); }

private:
    static constexpr float frame_seconds = 1.0F / 30;

    static Desk desk() {
        Desk desk;
        desk.scenario = *book_battle();
        desk.settings.tells_steps = false;
        return desk;
    }
    void finger(Uint32 type, SDL_FingerID id, glm::vec2 at) {
        SDL_Event e{};
        e.type = e.tfinger.type = type;
        e.tfinger.touchId = 1;
        e.tfinger.fingerId = id;
        e.tfinger.x = at.x / window_.size().points.x;
        e.tfinger.y = at.y / window_.size().points.y;
        SDL_PushEvent(&e);
    }
    void echo(Uint32 type, SDL_FingerID id, glm::vec2 at) {
        if (!echoes || id != 0) return;
        SDL_Event e{};
        e.type = type;
        const auto x = static_cast<Sint32>(at.x), y = static_cast<Sint32>(at.y);
        if (type == SDL_MOUSEMOTION) {
            e.motion.which = SDL_TOUCH_MOUSEID;
            e.motion.x = x;
            e.motion.y = y;
        } else {
            e.button.type = type;
            e.button.which = SDL_TOUCH_MOUSEID;
            e.button.button = SDL_BUTTON_LEFT;
            e.button.x = x;
            e.button.y = y;
        }
        SDL_PushEvent(&e);
    }

    desktop::Window window_;
    App app_;
    std::map<SDL_FingerID, glm::vec2> lying_;
};

}  // namespace bacler::ui
