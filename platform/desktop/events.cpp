#include "platform/desktop/events.hpp"

namespace bacler::desktop {

namespace {

using ui::PointerEvent;
using Kind = PointerEvent::Kind;
using Source = PointerEvent::Source;

Source source_of(Uint32 which) {
    return which == SDL_TOUCH_MOUSEID ? Source::echo : Source::mouse;
}

std::int64_t number_of(Uint8 button) {
    if (button == SDL_BUTTON_RIGHT) return 1;
    return button == SDL_BUTTON_MIDDLE ? 2 : 0;
}

PointerEvent of_finger(const SDL_TouchFingerEvent& finger, glm::vec2 window) {
    PointerEvent out;
    out.kind = finger.type == SDL_FINGERDOWN ? Kind::down
               : finger.type == SDL_FINGERUP ? Kind::up
                                             : Kind::move;
    out.source = Source::finger;
    out.id = finger.fingerId;
    out.at = glm::vec2{finger.x, finger.y} * window;
    return out;
}

PointerEvent of_button(const SDL_MouseButtonEvent& button) {
    PointerEvent out;
    out.kind = button.type == SDL_MOUSEBUTTONDOWN ? Kind::down : Kind::up;
    out.source = source_of(button.which);
    out.id = number_of(button.button);
    out.at = {static_cast<float>(button.x), static_cast<float>(button.y)};
    return out;
}

PointerEvent of_wheel(const SDL_MouseWheelEvent& wheel) {
    PointerEvent out;
    out.kind = Kind::wheel;
    out.source = source_of(wheel.which);
    out.at = {static_cast<float>(wheel.mouseX), static_cast<float>(wheel.mouseY)};
    out.notches = {wheel.preciseX, wheel.preciseY};
    return out;
}

}  // namespace

std::optional<PointerEvent> pointer_event(const SDL_Event& event, glm::vec2 window) {
    switch (event.type) {
        case SDL_FINGERDOWN:
        case SDL_FINGERMOTION:
        case SDL_FINGERUP: return of_finger(event.tfinger, window);
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: return of_button(event.button);
        case SDL_MOUSEWHEEL: return of_wheel(event.wheel);
        case SDL_MOUSEMOTION: {
            PointerEvent out;
            out.source = source_of(event.motion.which);
            out.at = {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)};
            return out;
        }
        case SDL_WINDOWEVENT: {
            // What takes the window away takes the fingers too, and tells nobody that they are lifted.
            const bool takes_mouse = event.window.event == SDL_WINDOWEVENT_LEAVE;
            const bool takes_fingers = event.window.event == SDL_WINDOWEVENT_FOCUS_LOST;
            if (!takes_mouse && !takes_fingers) return std::nullopt;
            PointerEvent out;
            out.kind = Kind::lost;
            out.source = takes_fingers ? Source::finger : Source::mouse;
            return out;
        }
        default: return std::nullopt;
    }
}

bool takes_from_front(const SDL_Event& event) {
    if (event.type == SDL_APP_WILLENTERBACKGROUND || event.type == SDL_APP_DIDENTERBACKGROUND) return true;
    if (event.type != SDL_WINDOWEVENT) return false;
    return event.window.event == SDL_WINDOWEVENT_FOCUS_LOST || event.window.event == SDL_WINDOWEVENT_HIDDEN ||
           event.window.event == SDL_WINDOWEVENT_MINIMIZED;
}

}  // namespace bacler::desktop
