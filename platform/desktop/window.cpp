#include "platform/desktop/window.hpp"

#include "platform/desktop/events.hpp"

#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <string_view>

namespace bacler::desktop {

namespace {

constexpr Uint32 window_flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;

void ask_for_gles(int samples) {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_MULTISAMPLEBUFFERS, samples > 0 ? 1 : 0);
    SDL_GL_SetAttribute(SDL_GL_MULTISAMPLESAMPLES, samples);
}

/// What was copied in another program, for as long as it takes to paste it.
const char* copied_text(void* kept) {
    auto& text = *static_cast<std::string*>(kept);
    char* copied = SDL_GetClipboardText();
    text = copied != nullptr ? copied : "";
    SDL_free(copied);
    return text.c_str();
}

void copy_text(void*, const char* text) {
    SDL_SetClipboardText(text);
}

/// SDL falls back on drivers that nobody can look at.
bool is_seen(std::string_view driver) {
    return driver != "offscreen" && driver != "dummy" && driver != "evdev";
}

}  // namespace

Window::Window(int width, int height, Sight sight, const std::string& title) : sight_(sight) {
    if (sight == Sight::blind) SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        trouble_ = SDL_GetError();
        return;
    }
    if (sight == Sight::shown && !is_seen(SDL_GetCurrentVideoDriver())) {
        trouble_ = std::string("SDL_VIDEODRIVER=") + SDL_GetCurrentVideoDriver();
        return;
    }
    constexpr int anywhere = SDL_WINDOWPOS_CENTERED;
    if (sight == Sight::blind) {
        window_ = SDL_CreateWindow(title.c_str(), anywhere, anywhere, width, height, SDL_WINDOW_HIDDEN);
        if (window_ == nullptr) trouble_ = SDL_GetError();
        return;
    }
    // Smooth edges where the driver has them.
    if (!open_gl(width, height, title, 4)) open_gl(width, height, title, 0);
}

bool Window::open_gl(int width, int height, const std::string& title, int samples) {
    ask_for_gles(samples);
    window_ = SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                               window_flags);
    if (window_ != nullptr) gl_ = SDL_GL_CreateContext(window_);
    if (gl_ != nullptr) {
        SDL_GL_SetSwapInterval(1);
        return true;
    }
    trouble_ = SDL_GetError();
    if (window_ != nullptr) SDL_DestroyWindow(window_);
    window_ = nullptr;
    return false;
}

Window::~Window() {
    unbind();
    if (gl_ != nullptr) SDL_GL_DeleteContext(gl_);
    if (window_ != nullptr) SDL_DestroyWindow(window_);
    SDL_Quit();
}

void Window::bind(ui::App& app) {
    app.resize(size());
    ImGuiIO& io = ImGui::GetIO();
    io.ClipboardUserData = &copied_;
    io.GetClipboardTextFn = copied_text;
    io.SetClipboardTextFn = copy_text;
    if (sight_ == Sight::blind) return;
    ImGui_ImplOpenGL3_Init("#version 300 es");
    is_bound_ = true;
    board_ = std::make_unique<render::BoardRenderer>(ui::App::layers);
}

void Window::unbind() {
    board_.reset();
    if (is_bound_) ImGui_ImplOpenGL3_Shutdown();
    is_bound_ = false;
}

void Window::know_glass(int dots_per_inch, const std::array<int, 4>& safe_area) {
    dots_per_inch_ = dots_per_inch;
    safe_area_ = safe_area;
}

ui::WindowSize Window::size() const {
    int width = 1, height = 1, pixel_width = 1, pixel_height = 1;
    SDL_GetWindowSize(window_, &width, &height);
    pixel_width = width;
    if (gl_ != nullptr) SDL_GL_GetDrawableSize(window_, &pixel_width, &pixel_height);
    ui::WindowSize size;
    size.points = {static_cast<float>(std::max(1, width)), static_cast<float>(std::max(1, height))};
    size.pixels_per_point = std::max(0.5F, static_cast<float>(pixel_width) / size.points.x);
    // Displays that do not know their size, or state an unlikely one, are taken for 96 dots an inch.
    float dots = 0;
    const int display = SDL_GetWindowDisplayIndex(window_);
    const bool is_known = display >= 0 && SDL_GetDisplayDPI(display, nullptr, &dots, nullptr) == 0;
    if (!is_known || dots < 60 || dots > 800) dots = 96 * size.pixels_per_point;
    if (dots_per_inch_ > 0) dots = static_cast<float>(dots_per_inch_);
    size.points_per_mm = dots / 25.4F / size.pixels_per_point;
    const auto& [left, top, right, bottom] = safe_area_;
    size.free_at_start = {left, top};
    size.free_at_end = {right, bottom};
    return size;
}

void Window::take_text(ui::App& app, const SDL_Event& event) {
    if (event.type == SDL_TEXTINPUT) app.type(event.text.text);
    if (event.type != SDL_KEYDOWN) return;
    const SDL_Keycode key = event.key.keysym.sym;
    if (key == SDLK_BACKSPACE) app.rub_out();
    if (key == SDLK_RETURN || key == SDLK_KP_ENTER) app.enter();
    if (key == SDLK_ESCAPE || key == SDLK_AC_BACK) app.escape();
}

/// The system's keyboard comes while somebody types, and goes again.
void Window::follow_typing(const ui::App& app) {
    if (app.wants_text() == has_keyboard_) return;
    has_keyboard_ = app.wants_text();
    has_keyboard_ ? SDL_StartTextInput() : SDL_StopTextInput();
}

bool Window::take_events(ui::App& app) {
    bool goes_on = true;
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        app.wake();
        if (event.type == SDL_QUIT) goes_on = false;
        if (app.wants_text()) take_text(app, event);
        if (takes_from_front(event)) app.step_aside();
        if (const auto pointer = pointer_event(event, size().points)) app.feed(*pointer);
    }
    return goes_on;
}

void Window::wait() {
    SDL_WaitEvent(nullptr);
}

/// A frame of the app on glass of a size, its letters given to GL where they were made anew.
void Window::draw_letters(ui::App& app, const ui::WindowSize& size, float seconds) {
    const bool has_new_letters = app.resize(size);
    if (has_new_letters) ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_NewFrame();
    if (has_new_letters) ImGui_ImplOpenGL3_CreateFontsTexture();
    app.frame(seconds);
}

void Window::draw(ui::App& app, float seconds) {
    follow_typing(app);
    if (sight_ == Sight::blind) {
        app.resize(size());
        app.frame(seconds);
        return;
    }
    draw_letters(app, size(), seconds);
    if (sight_ == Sight::pictured && !keeps_pixels_) return;  // nobody sees it
    const ui::WindowSize now = size();
    board_->begin({now.points, now.pixels_per_point, app.stroke()}, ui::colours::surround());
    for (std::size_t layer = 0; layer < ui::App::layers; ++layer)
        board_->draw(layer, app.batch(layer), app.view());
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    if (keeps_pixels_) {
        SDL_GL_GetDrawableSize(window_, &pixels_.width, &pixels_.height);
        pixels_.bytes = render::pixels_of_surface(pixels_.width, pixels_.height);
    }
    swap();
}

std::optional<Window::Pixels> Window::picture_of(ui::App& app, const ui::WindowSize& size) {
    constexpr int frames = 3;  // ImGui knows after one what lies where
    constexpr float step = 1.0F / 30;
    if (sight_ == Sight::blind) return std::nullopt;
    for (int i = 0; i < frames; ++i) draw_letters(app, size, step);
    Pixels out;
    out.width = static_cast<int>(size.points.x * size.pixels_per_point);
    out.height = static_cast<int>(size.points.y * size.pixels_per_point);
    const render::HiddenSurface surface(out.width, out.height);
    if (!surface.is_whole()) return std::nullopt;
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    out.bytes = render::pixels_of_surface(out.width, out.height);
    return out;
}

void Window::bring_back(ui::App& app) {
    if (sight_ == Sight::blind)
        app.resize(size());
    else
        draw_letters(app, size(), 0);
}

}  // namespace bacler::desktop
