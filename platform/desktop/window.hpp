#pragma once
#include "render/board_renderer.hpp"
#include "render/hidden_surface.hpp"
#include "ui/app.hpp"

#include <SDL.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bacler::desktop {

/// Whether a window is for people to see, for pictures only, which some machines can draw without a display, or takes
/// events and draws nothing.
enum class Sight : std::uint8_t { shown, pictured, blind };

/// SDL's window with its GL context, and the loop's one turn.
class Window {
public:
    /// `trouble` says what SDL says where no window opens. Requires: at most one window at a time.
    Window(int width, int height, Sight sight, const std::string& title);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    bool is_open() const { return window_ != nullptr && (sight_ == Sight::blind || gl_ != nullptr); }
    const std::string& trouble() const { return trouble_; }

    /// What the display does not state truly, or not at all: its dots an inch (0: as it does), and what of its edges is kept free.
    void know_glass(int dots_per_inch, const std::array<int, 4>& safe_area);

    /// Makes ready to draw an app. Requires: open; the app outlives the window.
    void bind(ui::App& app);

    /// Passes on all that happened. False once the window is to close.
    bool take_events(ui::App& app);
    /// Waits until something happens.
    void wait();
    /// Draws one frame and shows it.
    void draw(ui::App& app, float seconds);

    /// Shows what was drawn into it by whoever draws for himself. Requires: open, and not blind.
    void swap() { SDL_GL_SwapWindow(window_); }

    ui::WindowSize size() const;
    /// What the last frame drew: rows from the top, 4 bytes a pixel.
    struct Pixels {
        int width{0}, height{0};
        std::vector<std::uint8_t> bytes;
    };
    const Pixels& pixels() const { return pixels_; }
    /// From now on each frame is kept for `pixels`; a window for pictures only draws no other.
    void keep_pixels() { keeps_pixels_ = true; }
    /// No longer.
    void drop_pixels() { keeps_pixels_ = false; }

    /// One picture of the app on glass of another size, that nobody sees; none where the window draws nothing. Requires: bound, and
    /// called between frames; bring_back before the next one.
    std::optional<Pixels> picture_of(ui::App& app, const ui::WindowSize& size);
    /// The app is laid out for this window again.
    void bring_back(ui::App& app);

private:
    void draw_letters(ui::App& app, const ui::WindowSize& size, float seconds);
    void take_text(ui::App& app, const SDL_Event& event);
    void follow_typing(const ui::App& app);
    void unbind();
    bool open_gl(int width, int height, const std::string& title, int samples);

    Sight sight_;
    SDL_Window* window_{nullptr};
    SDL_GLContext gl_{nullptr};
    bool is_bound_{false};
    int dots_per_inch_{0};
    std::array<int, 4> safe_area_{0, 0, 0, 0};
    bool has_keyboard_{false};  ///< SDL passes on what is typed
    std::string trouble_;
    std::string copied_;  ///< from another program
    std::unique_ptr<render::BoardRenderer> board_;
    bool keeps_pixels_{false};
    Pixels pixels_;
};

}  // namespace bacler::desktop
