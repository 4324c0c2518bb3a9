#pragma once
#include "ui/game_of_tests.hpp"
#include "ui/widgets/button.hpp"

#include <algorithm>
#include <string>
#include <vector>

/// Sheets of what is decided by consent, under fingers.
namespace bacler::ui {

/// A row of the sheet is brought into sight, as a finger scrolls it there.
inline void scroll_sheet_to(Bench& bench, const std::string& target) {
    for (int tries = 0; tries < 200; ++tries) {
        const Pane sheet = bench.pane_of("decree");
        const std::optional<Pane> pane = bench.app().targets().find(target);
        if (pane && pane->from.y >= sheet.from.y && pane->to.y <= sheet.to.y) return;
        const bool is_below = pane && pane->to.y > sheet.to.y;
        const glm::vec2 over = render::centre_of(sheet);
        bench.mouse(PointerEvent::Kind::move, over);
        bench.app().feed(
            {PointerEvent::Kind::wheel, PointerEvent::Source::mouse, 0, over, {0, is_below ? -0.5F : 0.5F}});
        bench.settle();
    }
    FAIL("not on the sheet: " << target);
}

inline void tap_on_sheet(Bench& bench, const std::string& target, int times = 1) {
    scroll_sheet_to(bench, target);
    for (int i = 0; i < times; ++i) bench.tap(target);
}

/// Whatever can be touched on the sheet is at least 9 mm, give or take a rounding; how many there were.
inline int check_sizes_of_sheet(Bench& bench) {
    const float least = 9 * bench.app().points_per_mm() - 0.1F;
    int count = 0;
    for (const auto& [name, pane] : bench.app().targets().all()) {
        const bool is_of_it = name.rfind("fix.", 0) == 0 || name.rfind("house.", 0) == 0 ||
                              name.rfind("consent.", 0) == 0 || name.rfind("page.", 0) == 0;
        if (!is_of_it) continue;
        INFO(name);
        CHECK(std::min(render::size_of(pane).x, render::size_of(pane).y) >= least);
        ++count;
    }
    return count;
}

/// The order of the line that the game stands on.
inline const plaquette::Order& last_order(const Bench& bench) {
    const BattleTimeline& timeline = game_of(bench).timeline();
    return timeline.line(timeline.cursor()).order;
}

inline const std::vector<glm::vec2>& both_ways() {
    static const std::vector<glm::vec2> sizes{{1280, 800}, {800, 1280}};
    return sizes;
}

/// To the movement of the first group.
inline void go_to_movement(Bench& bench) {
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    REQUIRE(battle_of(bench).stage == plaquette::Stage::moving);
}

}  // namespace bacler::ui
