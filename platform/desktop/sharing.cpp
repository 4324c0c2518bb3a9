#include "platform/desktop/sharing.hpp"

#include "app/game/shelf.hpp"
#include "platform/desktop/png.hpp"

#include <filesystem>

namespace bacler::desktop {

namespace {

using Stands = ui::Sharing::Stands;

constexpr ui::WindowSize paper{{800, 1200}, 2, 3.78F};
constexpr float longest = 3800;  // points: textures of 8192 pixels are drawn everywhere

Fault fault(const std::string& path, std::string_view code) {
    return {path, 0, "", std::string(code), {}};
}

/// The sheet on paper of its own, as high as it has to be; nothing where the window draws nothing.
std::optional<Window::Pixels> drawn(Window& window, ui::App& app) {
    ui::WindowSize size = paper;
    const Settings worn = app.desk().settings;
    app.desk().settings.scheme = Scheme::light;
    app.desk().settings.text_size = usual_text_size;
    app.desk().sharing->stands = Stands::drawn;
    std::optional<Window::Pixels> pixels;
    // Once for its height, once for the paper it takes.
    for (int i = 0; i < 2; ++i) {
        pixels = window.picture_of(app, size);
        const std::optional<ui::Pane> used = app.targets().find("sheet");
        if (used) size.points.y = std::clamp(render::size_of(*used).y, size.points.x / 2, longest);
    }
    app.desk().settings = worn;
    window.bring_back(app);
    return pixels;
}

}  // namespace

std::string free_picture_path(const std::string& folder, const std::string& name) {
    const std::filesystem::path in(folder);
    std::string path = (in / (name + ".png")).string();
    std::error_code unknown;
    for (int i = 2; std::filesystem::exists(path, unknown); ++i)
        path = (in / (name + "-" + std::to_string(i) + ".png")).string();
    return path;
}

void share(Window& window, ui::App& app) {
    if (!app.desk().sharing || app.desk().sharing->stands != Stands::asked) return;
    const std::optional<Window::Pixels> pixels = drawn(window, app);
    ui::Sharing& sharing = *app.desk().sharing;
    const std::string& folder = app.desk().pictures_folder;
    sharing.stands = Stands::failed;
    sharing.faults = make_folder(folder);
    if (!sharing.faults.empty()) return;
    const std::string path = free_picture_path(folder, sharing.sheet.file);
    if (!pixels)
        sharing.faults = {fault(path, "picture.undrawn")};
    else if (!write_png(path, *pixels))
        sharing.faults = {fault(path, "picture.unwritten")};
    else
        sharing.stands = Stands::written;
    if (sharing.faults.empty()) sharing.path = path;
    app.wake();
}

}  // namespace bacler::desktop
