#include "platform/bench/frame_rates.hpp"

#include "app/open_scenario.hpp"
#include "base/check.hpp"
#include "platform/bench/tiled.hpp"
#include "platform/bench/timing.hpp"
#include "ui/app.hpp"

#include <cmath>
#include <utility>
#include <vector>

namespace bacler::bench {

namespace {

using Kind = ui::PointerEvent::Kind;

constexpr int frames = 300;
constexpr float frame_seconds = 1.0F / 60;

/// The window over a table, under the fingers of a bench.
class Screen {
public:
    explicit Screen(const plaquette::Scenario& scenario) : app_(desk_over(scenario), ui::installed_fonts()) {
        app_.resize({{1280, 800}, 1, 5.87F});
        settle();
    }

    ui::App& app() { return app_; }
    void finger(Kind kind, std::int64_t id, glm::vec2 at) {
        app_.feed({kind, ui::PointerEvent::Source::finger, id, at, {0, 0}});
    }
    void settle() {
        for (int i = 0; i < 60; ++i) app_.frame(frame_seconds);
    }
    void show_everything(ElementAt element) {
        ui::Desk& desk = app_.desk();
        // What a drag left picked would be picked off again below.
        ui::close_hand(desk);
        ui::close_engagement(desk);
        ui::toggle_measuring(desk);
        ui::pick_piece(desk, overlay::piece_of(element));
        for (std::size_t ring = 0; ring < desk.measuring.rings.size(); ++ring) ui::toggle_ring(desk, ring);
        ui::toggle_ranges(desk);
        ui::toggle_fire(desk);
        ui::toggle_flanks(desk);
        settle();
        tap("whole_table");  // the drawing of one piece was brought near
        settle();
    }
    void tap(const std::string& target) {
        const std::optional<ui::Pane> pane = app_.targets().find(target);
        BACLER_CHECK(pane.has_value());
        finger(Kind::down, 0, render::centre_of(*pane));
        app_.frame(frame_seconds);
        finger(Kind::up, 0, render::centre_of(*pane));
        app_.frame(frame_seconds);
    }
    std::size_t flags() { return app_.layer().flags().size(); }

    /// The cost of each frame, once something was done before it.
    template <class Before>
    std::vector<double> frames_after(const Before& before) {
        std::vector<double> out;
        for (int i = 0; i < frames; ++i)
            out.push_back(milliseconds([&] {
                before(i);
                app_.frame(frame_seconds);
            }));
        return out;
    }

private:
    static ui::Desk desk_over(const plaquette::Scenario& scenario) {
        ui::Desk desk;
        desk.scenario = scenario;
        return desk;
    }

    ui::App app_;
};

std::vector<double> pan_frames(Screen& screen) {
    const glm::vec2 middle{400, 420};
    screen.finger(Kind::down, 0, middle - glm::vec2{80, 0});
    screen.finger(Kind::down, 1, middle + glm::vec2{80, 0});
    std::vector<double> out = screen.frames_after([&](int i) {
        const auto part = static_cast<float>(i) / frames;
        const float turn = 0.8F * std::sin(6.28F * part), apart = 80 + 60 * part;
        const glm::vec2 arm{std::cos(turn) * apart, std::sin(turn) * apart};
        screen.finger(Kind::move, 0, middle - arm);
        screen.finger(Kind::move, 1, middle + arm);
    });
    screen.finger(Kind::up, 0, middle);
    screen.finger(Kind::up, 1, middle);
    return out;
}

std::vector<double> drag_frames(Screen& screen, const std::string& flag) {
    const std::optional<ui::Pane> pane = screen.app().targets().find(flag);
    BACLER_CHECK(pane.has_value());
    const glm::vec2 from = render::centre_of(*pane);
    screen.finger(Kind::down, 0, from);
    std::vector<double> out = screen.frames_after([&](int i) {
        const auto part = static_cast<float>(i) / frames;
        screen.finger(Kind::move, 0, from + glm::vec2{60 * std::sin(6.28F * part), -90 * part});
    });
    screen.finger(Kind::up, 0, from);
    return out;
}

}  // namespace

FrameRates frame_rates(std::size_t tiles) {
    const Result<plaquette::Scenario> tile = book_battle();
    BACLER_CHECK(tile.is_good());
    const plaquette::Scenario scenario = tiled(tile.value(), tiles);
    Screen screen(scenario);
    FrameRates out;
    out.plaquettes = plaquettes_on(scenario);
    for (const plaquette::Side& side : scenario.sides) out.elements += side.elements.size();
    const std::vector<double> dragged =
        drag_frames(screen, screen.app().targets().all().lower_bound("flag.")->first);
    out.dragged = below(dragged, 0.5);
    out.dragged_p99 = below(dragged, 0.99);
    screen.show_everything({0, 0});
    BACLER_CHECK(!screen.app().desk().measuring.drawing.is_empty());
    out.targets = screen.app().targets().all().size();
    out.flags = screen.flags();
    const std::vector<double> still = screen.frames_after([](int) {});
    out.still = below(still, 0.5);
    out.still_p99 = below(still, 0.99);
    const std::vector<double> panned = pan_frames(screen);
    out.panned = below(panned, 0.5);
    out.panned_p99 = below(panned, 0.99);
    return out;
}

}  // namespace bacler::bench
