#pragma once
#include "desk_of_tests.hpp"
#include "ui/editor.hpp"
#include "ui/widgets/button.hpp"

#include <filesystem>
#include <string>
#include <vector>

#include <unistd.h>

namespace bacler::ui {

/// Tablets of 10 inches.
inline const WindowSize across{{1280, 800}, 1, 5.87F}, upright{{800, 1280}, 1, 5.87F},
    fine{{2560, 1600}, 1, 11.74F};

/// The editor on a new scenario, in a folder that is gone at the end; it counts taps.
class EditorBench {
public:
    explicit EditorBench(WindowSize size = across, Lang lang = Lang::fr) : bench_(size, desk(lang)) {
        new_scenario(bench_.app().desk());
        bench_.settle();
    }
    ~EditorBench() {
        std::error_code ignored;
        std::filesystem::remove_all(folder(), ignored);
    }

    void tap(const std::string& target) {
        ++taps_;
        bench_.tap(target);
    }
    void tap_all(const std::vector<std::string>& targets) {
        for (const std::string& target : targets) tap(target);
    }
    /// Scrolls what is picked until a key of it can be touched.
    void bring(const std::string& target) {
        for (int i = 0; i < 8; ++i) {
            const Pane key = bench_.pane_of(target);
            const glm::vec2 from{1250, 450};
            if (key.to.y > 790)
                bench_.drag(0, from, from - glm::vec2{0, 150});
            else if (key.from.y < 180)
                bench_.drag(0, from, from + glm::vec2{0, 150});
            else
                return;
        }
    }
    /// A finger goes along places of the table, in cm.
    std::vector<glm::vec2> on_glass(const std::vector<glm::vec2>& cm) {
        std::vector<glm::vec2> out;
        for (const glm::vec2 p : cm) out.push_back(render::to_screen(bench_.app().view(), p));
        return out;
    }
    void go(const std::vector<glm::vec2>& cm) {
        const std::vector<glm::vec2> way = on_glass(cm);
        begin_going(way);
        bench_.finger(PointerEvent::Kind::up, 0, way.back());
        bench_.settle();
    }
    /// The same, and the finger lies there still.
    void begin_going(const std::vector<glm::vec2>& way) {
        constexpr int steps = 6;
        bench_.finger(PointerEvent::Kind::down, 0, way.front());
        bench_.frames(1);
        for (std::size_t i = 1; i < way.size(); ++i)
            for (int s = 1; s <= steps; ++s) {
                const float part = static_cast<float>(s) / steps;
                bench_.finger(PointerEvent::Kind::move, 0, way[i - 1] + (way[i] - way[i - 1]) * part);
                bench_.frames(1);
            }
    }
    void tap_table(glm::vec2 cm) {
        ++taps_;
        bench_.tap(render::to_screen(bench_.app().view(), cm));
    }
    int taps() const { return taps_; }
    Bench& bench() { return bench_; }
    Desk& desk() { return bench_.app().desk(); }
    const editor::Editing& editing() { return desk().editor->editing; }
    const std::vector<plaquette::ScenarioUnit>& units() {
        return editing().read.scenario.sides.at(0).elements.at(0).units;
    }

private:
    static std::string folder() {
        return (std::filesystem::temp_directory_path() / ("bacler-ui-editor-" + std::to_string(::getpid())))
            .string();
    }
    static Desk desk(Lang lang) {
        std::filesystem::create_directories(folder());
        Desk desk;
        desk.scenario = *book_battle();
        desk.lang = lang;
        desk.editor_folder = folder();
        return desk;
    }

    Bench bench_;
    int taps_{0};
};

}  // namespace bacler::ui
