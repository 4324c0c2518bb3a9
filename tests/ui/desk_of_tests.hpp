#pragma once
#include "app/open_scenario.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "ui/app.hpp"

#include <imgui.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace bacler::ui {

/// A scenario that comes with the program, by its name.
inline plaquette::Scenario scenario_named(const std::string& name) {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/" + name + ".toml");
    INFO(name);
    REQUIRE(read);
    return *read;
}

/// A line of what is measured, by its name.
inline const overlay::RulerLine& line_named(const Desk& desk, const std::string& name) {
    const auto& lines = desk.measuring.lines;
    const auto it = std::find_if(lines.begin(), lines.end(), [&](const auto& l) { return l.name == name; });
    INFO(name);
    REQUIRE(it != lines.end());
    return *it;
}

/// The whole window without a display: the book battle under the fingers of a test.
class Bench {
public:
    explicit Bench(WindowSize size = {}) : Bench(size, *book_battle()) {}
    Bench(WindowSize size, const plaquette::Scenario& scenario) : Bench(size, desk(scenario)) {}
    Bench(WindowSize size, Desk desk) : size_(size), app_(std::move(desk), installed_fonts()) {
        app_.resize(size);
        settle();
    }

    App& app() { return app_; }
    const Desk& desk_now() const { return app_.desk(); }

    /// The window becomes another: turned, moved to another display.
    void resize(WindowSize size) {
        size_ = size;
        settle();
    }

    void frames(int count) {
        for (int i = 0; i < count; ++i) {
            app_.resize(size_);
            app_.frame(1.0F / 30);
        }
    }
    void settle() {
        frames(4);
        for (int i = 0; i < 200 && app_.is_moving(); ++i) frames(1);
    }

    Pane pane_of(const std::string& target) {
        INFO(target);
        const std::optional<Pane> pane = app_.targets().find(target);
        REQUIRE(pane.has_value());
        return *pane;
    }

    void finger(PointerEvent::Kind kind, std::int64_t id, glm::vec2 at) {
        if (kind == PointerEvent::Kind::down) ++touches_;
        app_.feed({kind, PointerEvent::Source::finger, id, at, {0, 0}});
    }
    void mouse(PointerEvent::Kind kind, glm::vec2 at) {
        app_.feed({kind, PointerEvent::Source::mouse, 0, at, {0, 0}});
    }

    void tap(glm::vec2 at) {
        finger(PointerEvent::Kind::down, 0, at);
        frames(1);
        finger(PointerEvent::Kind::up, 0, at);
        settle();
    }
    /// A list of what hands have to do that lies over it is done first, by a touch of its own.
    void tap(const std::string& target) {
        if (!shows(target) && shows("steps.done")) tap("steps.done");
        bring_into_sight(target);
        tap(render::centre_of(pane_of(target)));
    }
    /// Scrolls the list that holds a target by fingers, as often as it takes.
    void bring_into_sight(const std::string& target) {
        for (int i = 0; i < 12; ++i) {
            const auto found = app_.targets().touches().find(target);
            if (found == app_.targets().touches().end()) return;
            const auto& [where, list] = found->second;
            const float by = scroll_to_show(list, where), room = render::size_of(list).y * 0.8F;
            if (std::abs(by) < 1) return;
            const float slack = app_.slack();
            const float way = std::clamp(by + std::copysign(slack, by), -room, room);
            const glm::vec2 middle = render::centre_of(list);
            drag(0, middle + glm::vec2{0, way / 2}, middle - glm::vec2{0, way / 2});
            ++scrolls_;
        }
    }
    /// How often a finger came down.
    int touches() const { return touches_; }
    /// How often a list was scrolled to bring something into sight.
    int scrolls() const { return scrolls_; }
    /// Where a script would tap: a target, or a place of the table "75,54"; none where it is not there.
    std::optional<glm::vec2> place_of(const std::string& target) {
        glm::vec2 cm{};
        char comma = 0;
        std::istringstream place(target);
        if (place >> cm.x >> comma >> cm.y && comma == ',') return render::to_screen(app_.view(), cm);
        if (!shows(target)) return std::nullopt;
        bring_into_sight(target);
        return render::centre_of(pane_of(target));
    }
    void tap_all(const std::vector<std::string>& targets) {
        for (const std::string& target : targets) tap(target);
    }
    bool shows(const std::string& target) const { return app_.targets().find(target).has_value(); }

    /// A finger of each side comes down on its mark and lies there for so long, then both are lifted.
    void hold_marks(float seconds) {
        for (const std::int64_t side : {0, 1})
            finger(PointerEvent::Kind::down, side,
                   render::centre_of(pane_of("consent.side." + std::to_string(side))));
        frames(1 + static_cast<int>(std::ceil(seconds * 30)));
        for (const std::int64_t side : {0, 1}) finger(PointerEvent::Kind::up, side, {0, 0});
        settle();
    }
    /// Both sides agree: to what is asked, or to what a key asks for.
    void agree(const std::string& asks = "consent.both") {
        if (!app_.desk().consent) tap(asks);
        REQUIRE(app_.desk().consent.has_value());
        hold_marks(1.05F);
        CHECK_FALSE(app_.desk().consent.has_value());
    }

    void drag(std::int64_t id, glm::vec2 from, glm::vec2 to) {
        finger(PointerEvent::Kind::down, id, from);
        frames(1);
        for (int i = 1; i <= 6; ++i) {
            finger(PointerEvent::Kind::move, id, from + (to - from) * (static_cast<float>(i) / 6));
            frames(1);
        }
        finger(PointerEvent::Kind::up, id, to);
        settle();
    }

private:
    static Desk desk(const plaquette::Scenario& scenario) {
        Desk desk;
        desk.scenario = scenario;
        desk.settings.tells_steps = false;  // the list has its own tests
        return desk;
    }

    WindowSize size_;
    App app_;
    int scrolls_{0}, touches_{0};
};

}  // namespace bacler::ui
