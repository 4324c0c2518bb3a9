#include "app/open_scenario.hpp"
#include "base/check.hpp"
#include "platform/bench/frame_rates.hpp"
#include "platform/bench/timing.hpp"
#include "platform/desktop/window.hpp"
#include "ui/app.hpp"

#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <chrono>
#include <sys/wait.h>
#include <unistd.h>

namespace bacler::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int width = 1280, height = 800;

bool show_table() {
    Result<plaquette::Scenario> book = book_battle();
    if (!book) return false;
    ui::Desk desk;
    desk.scenario = std::move(book).value();
    ui::App app(std::move(desk), ui::installed_fonts());
    desktop::Window window(width, height, desktop::Sight::pictured, "Bacler");
    if (!window.is_open()) return false;
    window.bind(app);
    window.draw(app, 0.016F);
    return true;
}

bool show_nothing() {
    desktop::Window window(width, height, desktop::Sight::pictured, "Bacler");
    if (!window.is_open()) return false;
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {width, height};
    ImGui_ImplOpenGL3_Init("#version 300 es");
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    ImGui::Begin("empty");
    ImGui::End();
    ImGui::Render();
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    window.swap();
    ImGui_ImplOpenGL3_Shutdown();
    ImGui::DestroyContext();
    return true;
}

/// The milliseconds of a process of its own; below 0 where no window opened.
template <class Show>
double timed_in_a_process(const Show& show) {
    int ends[2];
    BACLER_CHECK(pipe(ends) == 0);
    const Clock::time_point start = Clock::now();
    const pid_t child = fork();
    BACLER_CHECK(child >= 0);
    if (child == 0) {
        const bool is_shown = show();
        const double took = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
        const double told = is_shown ? took : -1;
        const bool is_told = write(ends[1], &told, sizeof told) == sizeof told;
        _exit(is_told ? 0 : 1);
    }
    double took = -1;
    if (read(ends[0], &took, sizeof took) != sizeof took) took = -1;
    close(ends[0]);
    close(ends[1]);
    int status = 0;
    waitpid(child, &status, 0);
    return took;
}

}  // namespace

StartTimes start_times(int rounds) {
    std::vector<double> ours, empty;
    for (int i = 0; i < rounds; ++i) {
        empty.push_back(timed_in_a_process(show_nothing));
        ours.push_back(timed_in_a_process(show_table));
        if (empty.back() < 0 || ours.back() < 0)
            return {0, 0, "no window opened: run it with a display, or under xvfb-run"};
    }
    return {below(ours, 0.5), below(empty, 0.5), {}};
}

}  // namespace bacler::bench
