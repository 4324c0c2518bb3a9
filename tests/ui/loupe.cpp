#include "systems/plaquette/footprint.hpp"
#include "ui/desk_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;

namespace {

bool is_picked(const Bench& bench, const char* id) {
    return bacler::is_picked(bench.desk_now().selection,
                             *plaquette::element_named(bench.desk_now().scenario, id));
}

}  // namespace

TEST_CASE("ui: several bodies under a finger open a loupe with each as a target of 9 mm", "[ui][loupe]") {
    for (const float points_per_mm : {3.78F, 5.94F}) {
        Bench bench({{1280, 800}, 1, points_per_mm});
        // Between the line of A1a and the guns behind it.
        bench.tap(render::to_screen(bench.app().view(), {72, 63}));
        REQUIRE(bench.app().has_loupe());
        CHECK_FALSE(bench.desk_now().selection.picked[0]);
        const Pane line = bench.pane_of("loupe.A1a"), guns = bench.pane_of("loupe.A1c");
        for (const Pane& pane : {line, guns}) {
            const glm::vec2 size = render::size_of(pane);
            CHECK(std::min(size.x, size.y) >= 9 * points_per_mm - 0.01F);
        }
        CHECK_FALSE(overlap(line, guns));
        for (const char* body : {"loupe.seen.A1a", "loupe.seen.A1c"})
            for (const Pane& pane : {line, guns}) CHECK_FALSE(overlap(pane, bench.pane_of(body)));
        CHECK(guns.from.y < line.from.y);  // as they stand
        bench.tap("loupe.A1c");
        CHECK_FALSE(bench.app().has_loupe());
        CHECK(is_picked(bench, "A1c"));
    }
}

TEST_CASE("ui: a touch beside the loupe puts it away and does nothing else", "[ui][loupe]") {
    Bench bench;
    bench.tap(render::to_screen(bench.app().view(), {72, 63}));
    REQUIRE(bench.app().has_loupe());
    bench.tap(render::centre_of(bench.pane_of("flag.F2b")));
    CHECK_FALSE(bench.app().has_loupe());
    CHECK_FALSE(bench.desk_now().selection.picked[0]);
}

TEST_CASE("ui: what can only be meant in one way opens no loupe", "[ui][loupe]") {
    Bench bench;
    bench.tap("flag.A1c");
    CHECK(is_picked(bench, "A1c"));
    bench.tap(render::to_screen(bench.app().view(), {72, 60.5F}));
    CHECK_FALSE(bench.app().has_loupe());
    CHECK(is_picked(bench, "A1a"));
    bench.tap(glm::vec2{60, 780});
    CHECK_FALSE(bench.app().has_loupe());
}

TEST_CASE("ui: the loupe's view is so many times larger about the finger", "[ui][loupe]") {
    const render::View view{{50, 40}, 6, {{0, 0}, {800, 600}}};
    const Pane disc{{100, 100}, {300, 300}};
    const render::View near = magnified(view, {350, 220}, disc, 4);
    CHECK(near.scale == 24);
    const glm::vec2 same = render::to_screen(near, render::to_table(view, {350, 220}));
    CHECK(same.x == Approx(200));
    CHECK(same.y == Approx(200));
}
