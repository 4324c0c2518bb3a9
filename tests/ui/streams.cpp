// Gestures as a tablet sends them: real events in SDL's own queue, and what disturbs them on their way.
#include "systems/plaquette/footprint.hpp"
#include "ui/streams_of_tests.hpp"

#include <functional>

using namespace bacler;
using namespace bacler::ui;

namespace {

/// What a gesture may change: the pieces, the view, what is picked, typed and laid open.
struct Outcome {
    plane::Box f1a;
    std::optional<ElementAt> picked;
    std::optional<int> die;
    bool is_locked{false}, has_hand{false}, is_here{false};
};

Outcome outcome_of(Glass& glass) {
    const Desk& desk = glass.now();
    const ElementAt at = *plaquette::element_named(desk.scenario, "F1a");
    return {*plaquette::element_box(element_at(desk.scenario, at)),
            desk.selection.picked[0],
            desk.table ? desk.table->die(0) : std::nullopt,
            desk.is_locked,
            desk.handling.hand.has_value(),
            glass.app().here().has_value()};
}

/// A gesture up to where its fingers still lie, and whether it has done its work once they are lifted.
struct Gesture {
    const char* name;
    std::function<void(Glass&)> before;  ///< what it begins from
    std::function<void(Glass&)> held;
    std::function<bool(const Outcome& before, const Outcome& after, Glass&)> is_done;
    bool is_done_while_held{false};  ///< a view that follows the fingers keeps where they led it
};

void nothing(Glass&) {}

void engage(Glass& glass) {
    for (const char* target : {"flag.F1a", "flag.A1a"}) glass.tap(target);
}

bool has_moved(const Outcome& a, const Outcome& b, Glass&) {
    return !(a.f1a == b.f1a);
}

render::View seen;  // of the table, before the gesture

bool has_other_view(const Outcome&, const Outcome&, Glass& glass) {
    return !(glass.app().view() == seen);
}

std::vector<Gesture> gestures() {
    return {
        {"tap of a flag", nothing, [](Glass& g) { g.down(0, g.centre("flag.F1a")); },
         [](const Outcome&, const Outcome& b, Glass&) { return b.picked.has_value(); }},
        {"drag of a piece by its flag", nothing,
         [](Glass& g) {
             const glm::vec2 flag = g.centre("flag.F1a");
             g.down(0, flag);
             g.move(0, flag - glm::vec2{0, 30});
         },
         has_moved},
        {"drag of a piece by its grip", [](Glass& g) { g.tap("flag.F1a"); },
         [](Glass& g) {
             const glm::vec2 grip = g.centre("grip");
             g.down(0, grip);
             g.move(0, grip - glm::vec2{0, 30});
         },
         has_moved},
        {"turn of a piece by its ring", [](Glass& g) { g.tap("flag.F1a"); },
         [](Glass& g) {
             const glm::vec2 knob = g.centre("knob");
             g.down(0, knob);
             g.move(0, knob + glm::vec2{14, 4});
         },
         has_moved},
        {"pan by one finger", nothing,
         [](Glass& g) {
             g.down(0, {300, 700});
             g.move(0, {380, 660});
         },
         has_other_view, true},
        {"pan by two fingers", nothing,
         [](Glass& g) {
             g.down(0, {300, 650});
             g.down(1, {420, 650});
             for (int i = 1; i <= 6; ++i) {
                 const float way = 12.0F * static_cast<float>(i);
                 g.move(0, {300 + way, 650}, 1);
                 g.move(1, {420 + way, 650}, 1);
             }
         },
         has_other_view, true},
        {"zoom by two fingers", nothing,
         [](Glass& g) {
             g.down(0, {500, 650});
             g.down(1, {600, 650});
             g.move(1, {760, 650});
         },
         [](const Outcome&, const Outcome&, Glass& g) { return g.app().view().scale > 1.2F * seen.scale; },
         true},
        {"turn of the view by two fingers", nothing,
         [](Glass& g) {
             g.down(0, {500, 600});
             g.down(1, {700, 600});
             g.move(1, {640, 740}, 12);
         },
         [](const Outcome&, const Outcome&, Glass& g) {
             return std::abs(g.app().view().turn - seen.turn) > 0.1F;
         },
         true},
        {"tap of a die", engage, [](Glass& g) { g.down(0, g.centre("die.0.4")); },
         [](const Outcome&, const Outcome& b, Glass&) { return b.die == 4; }},
        {"tap of the lock", nothing, [](Glass& g) { g.down(0, g.centre("lock")); },
         [](const Outcome&, const Outcome& b, Glass&) { return b.is_locked; }},
    };
}

/// What the view may do while a gesture is disturbed is the window's affair; pieces and decisions are not.
void check_untouched(const Outcome& before, const Outcome& after) {
    CHECK(before.f1a == after.f1a);
    CHECK(before.die == after.die);
    CHECK(before.is_locked == after.is_locked);
}

}  // namespace

TEST_CASE("sdl: each gesture does its work once, whether SDL makes a mouse up from it or not",
          "[ui][streams]") {
    for (const bool echoes : {true, false})
        for (const Gesture& gesture : gestures()) {
            INFO(gesture.name << (echoes ? " with a mouse" : ""));
            Glass glass;
            glass.echoes = echoes;
            gesture.before(glass);
            const Outcome before = outcome_of(glass);
            seen = glass.app().view();
            gesture.held(glass);
            glass.lift_all();
            CHECK(gesture.is_done(before, outcome_of(glass), glass));
        }
}

TEST_CASE("sdl: a gesture that the system cancels moves no piece, throws no die, picks and locks nothing",
          "[ui][streams]") {
    for (const Gesture& gesture : gestures()) {
        INFO(gesture.name);
        Glass glass;
        gesture.before(glass);
        const Outcome before = outcome_of(glass);
        gesture.held(glass);
        const Outcome held = outcome_of(glass);
        glass.cancel();
        check_untouched(before, outcome_of(glass));
        CHECK(held.picked == outcome_of(glass).picked);  // a drag has picked its piece as it began
        // The next finger is heeded as if nothing had been.
        seen = glass.app().view();
        glass.tap("lock");
        CHECK(outcome_of(glass).is_locked != before.is_locked);
    }
}

TEST_CASE("sdl: a finger whose lifting nobody told does nothing, and the next gesture does its work",
          "[ui][streams]") {
    for (const Gesture& gesture : gestures()) {
        INFO(gesture.name);
        Glass glass;
        gesture.before(glass);
        const Outcome before = outcome_of(glass);
        gesture.held(glass);
        glass.forget_fingers();
        glass.frames(2);
        CHECK(before.die == outcome_of(glass).die);
        CHECK(before.is_locked == outcome_of(glass).is_locked);
        // The same finger comes down anew: the table and its panels heed it.
        glass.tap(glm::vec2{640, 760});
        glass.cancel();
        const bool was_locked = outcome_of(glass).is_locked;
        glass.tap("lock");
        CHECK(outcome_of(glass).is_locked != was_locked);
    }
}

TEST_CASE("sdl: a palm beside a gesture, and further fingers, move nothing of their own", "[ui][streams]") {
    for (const Gesture& gesture : gestures()) {
        if (std::string(gesture.name).find("two fingers") != std::string::npos) continue;
        if (gesture.is_done_while_held) continue;  // another finger makes a pinch of it
        INFO(gesture.name);
        Glass glass;
        gesture.before(glass);
        const Outcome before = outcome_of(glass);
        gesture.held(glass);
        const Outcome held = outcome_of(glass);
        if (!held.has_hand) continue;
        for (SDL_FingerID palm = 3; palm < 6; ++palm)
            glass.down(palm, {900.0F + 30 * static_cast<float>(palm), 620});
        glass.move(4, {700, 500});
        CHECK(outcome_of(glass).f1a == held.f1a);
        for (SDL_FingerID palm = 3; palm < 6; ++palm) glass.up(palm);
        glass.lift_all();
        CHECK(gesture.is_done(before, outcome_of(glass), glass));
        CHECK(outcome_of(glass).die == before.die);
    }
}

TEST_CASE(
    "sdl: turning the tablet or another density of dots during a gesture throws no die and loses no finger",
    "[ui][streams]") {
    for (const bool is_turned : {true, false})
        for (const Gesture& gesture : gestures()) {
            INFO(gesture.name << (is_turned ? ", turned" : ", other dots"));
            Glass glass;
            gesture.before(glass);
            const Outcome before = outcome_of(glass);
            gesture.held(glass);
            const Outcome held = outcome_of(glass);
            is_turned ? glass.rotate() : glass.change_dpi();
            glass.cancel();
            const Outcome after = outcome_of(glass);
            CHECK(before.f1a == after.f1a);
            CHECK(before.die == after.die);
            CHECK(held.picked == after.picked);
            CHECK(glass.shows("lock"));
            glass.tap("lock");
            CHECK(outcome_of(glass).is_locked != after.is_locked);
        }
}

TEST_CASE("sdl: a long press opens what could be done there, and not where it is cancelled or disturbed",
          "[ui][streams]") {
    for (const bool is_cancelled : {false, true}) {
        Glass glass;
        glass.down(0, glass.centre("flag.F1a"));
        if (is_cancelled) glass.cancel();
        glass.frames(24);
        CHECK(outcome_of(glass).is_here != is_cancelled);
        glass.lift_all();
        CHECK_FALSE(outcome_of(glass).picked.has_value());
    }
    Glass glass;
    glass.down(0, glass.centre("flag.F1a"));
    glass.down(1, {300, 650});
    glass.frames(24);
    CHECK_FALSE(outcome_of(glass).is_here);
    glass.lift_all();
}

TEST_CASE("sdl: while the table is locked no gesture moves a piece or the view", "[ui][streams]") {
    for (const Gesture& gesture : gestures()) {
        const std::string name = gesture.name;
        if (name.find("grip") != std::string::npos || name.find("ring") != std::string::npos) continue;
        if (name.find("tap") != std::string::npos) continue;
        INFO(name);
        Glass glass;
        glass.tap("lock");
        const Outcome before = outcome_of(glass);
        seen = glass.app().view();
        gesture.held(glass);
        glass.lift_all();
        CHECK(outcome_of(glass).f1a == before.f1a);
        CHECK(glass.app().view() == seen);
    }
}

TEST_CASE("sdl: a list is scrolled by a drag that taps nothing, and a cancelled one taps nothing either",
          "[ui][streams]") {
    for (const bool is_cancelled : {false, true}) {
        Glass glass;
        engage(glass);
        for (const char* die : {"die.0.4", "die.1.6"}) glass.tap(die);
        const glm::vec2 line = glass.centre("line.0");
        glass.down(0, line);
        glass.move(0, line - glm::vec2{0, 80});
        is_cancelled ? glass.cancel() : glass.lift_all();
        CHECK_FALSE(glass.now().rule);
        CHECK(glass.now().table->die(0) == 4);
        CHECK(glass.centre("line.0").y < line.y - 40);
    }
}

TEST_CASE("sdl: a finger that is held still on a key while another goes its way taps nothing",
          "[ui][streams]") {
    // The first finger of a pinch lay on the panel and was lifted where it was: the panel took it for a tap.
    Glass glass;
    engage(glass);
    glass.down(0, glass.centre("die.0.4"));
    glass.down(1, {300, 600});
    glass.move(1, {380, 560});
    glass.up(0);
    glass.lift_all();
    REQUIRE(glass.now().table);
    CHECK_FALSE(glass.now().table->die(0));
    // A palm that only rests beside it leaves it its tap.
    glass.down(0, glass.centre("die.0.4"));
    glass.down(1, glass.centre("tab.situation"));
    glass.up(0);
    glass.lift_all();
    CHECK(glass.now().table->die(0) == 4);
}

TEST_CASE("sdl: a loupe opens over several bodies, takes one tap, and none that is cancelled",
          "[ui][streams]") {
    Glass glass;
    const glm::vec2 place = render::to_screen(glass.app().view(), {72, 63});
    glass.tap(place);
    REQUIRE(glass.shows("loupe.A1c"));
    glass.down(0, glass.centre("loupe.A1c"));
    glass.cancel();
    CHECK_FALSE(outcome_of(glass).picked.has_value());
    if (!glass.shows("loupe.A1c")) glass.tap(place);
    glass.tap("loupe.A1c");
    REQUIRE(outcome_of(glass).picked.has_value());
    CHECK(element_at(glass.now().scenario, *outcome_of(glass).picked).id == "A1c");
}

TEST_CASE("sdl: a slider in a list keeps the finger that slides it, beside a palm, and the page stays",
          "[ui][streams]") {
    Glass glass;
    show_screen(glass.app().desk(), Screen::settings);
    glass.settle();
    const glm::vec2 rail = glass.centre("text_size");
    const glm::vec2 back = glass.centre("settings.back");
    glass.down(0, rail);
    glass.down(1, {200, 700});
    glass.move(1, {260, 640});
    glass.move(0, rail + glm::vec2{60, 30});
    CHECK(glass.centre("settings.back").y == Approx(back.y));
    const int before = glass.now().settings.text_size;
    glass.up(0);
    glass.lift_all();
    CHECK(glass.now().settings.text_size > before);
}
