#pragma once
#include "systems/plaquette/footprint.hpp"
#include "ui/desk_of_tests.hpp"

#include <initializer_list>
#include <string>

/// The book battle's first sequence under fingers, one part after another.
namespace bacler::ui {

inline const PlayedGame& game_of(const Bench& bench) {
    return bench.desk_now().playing->game;
}

inline const plaquette::Battle& battle_of(const Bench& bench) {
    return game_of(bench).battle();
}

inline void tap_all(Bench& bench, std::initializer_list<const char*> targets) {
    for (const char* target : targets) bench.tap(target);
}

/// A sheet's faces, then the key that accepts them.
inline void throw_dice(Bench& bench, std::initializer_list<int> faces) {
    int die = 0;
    for (const int face : faces) bench.tap("face." + std::to_string(die++) + "." + std::to_string(face));
    bench.tap("dice.accept");
}

/// The element's front goes on by so many cm, on the tape's pad.
inline void go_forward(Bench& bench, const std::string& element, const std::string& cm) {
    bench.tap("flag." + element);
    tap_all(bench, {"pad.open", "pad.forward"});
    for (const char digit : cm) bench.tap(std::string("pad.digit.") + digit);
    bench.tap("pad.do");
}

inline glm::vec2 on_screen(Bench& bench, glm::vec2 cm) {
    return render::to_screen(bench.app().view(), cm);
}

/// The flag is dragged so that the element's front comes to a place, by a finger that is then lifted.
inline void drag_front(Bench& bench, const std::string& element, glm::vec2 front) {
    ElementAt at{};
    const plaquette::Scenario& s = bench.desk_now().scenario;
    for (std::size_t side = 0; side < s.sides.size(); ++side)
        for (std::size_t e = 0; e < s.sides[side].elements.size(); ++e)
            if (s.sides[side].elements[e].id == element) at = {side, e};
    const TablePoint now = plane::front_centre(*plaquette::element_box(element_at(s, at)));
    const glm::vec2 step = front - glm::vec2{in_cm(now.x), in_cm(now.y)};
    const glm::vec2 from = render::centre_of(bench.pane_of("flag." + element));
    bench.drag(0, from, from + glm::vec2{step.x, -step.y} * bench.app().view().scale);
}

/// A staff is dragged by its disc to a place.
inline void ride(Bench& bench, const std::string& staff, glm::vec2 to) {
    bench.drag(0, render::centre_of(bench.pane_of("staff." + staff)), on_screen(bench, to));
}

inline void place_the_orders(Bench& bench) {
    tap_all(bench, {"staff.FC", "staff.F1", "command.0", "staff.FC", "staff.F2", "command.0", "staff.AC",
                    "staff.A2", "command.0", "flag.F2c", "command.1", "flag.A2b", "command.2"});
}

inline void lay_the_orders(Bench& bench) {
    bench.tap("play");
    place_the_orders(bench);
}

inline void test_the_orders(Bench& bench) {
    bench.tap("next");
    throw_dice(bench, {2, 4, 5});
    throw_dice(bench, {3, 2});
}

inline void choose_places(Bench& bench) {
    tap_all(bench, {"slot.first", "slot.first", "slot.last", "slot.first"});
}

inline void move_the_groups(Bench& bench) {
    go_forward(bench, "F2a", "17");
    go_forward(bench, "F2b", "13");
    bench.tap("evade.A2b");
    go_forward(bench, "F2c", "17");
    ride(bench, "F2", {29, 53});
    bench.tap("next");
    drag_front(bench, "F1a", {77, 57});
    go_forward(bench, "F1b", "12");
    tap_all(bench, {"next", "next", "next", "next"});
}

/// From the declaring of fire to the dice of the fights.
inline void fire_and_meet(Bench& bench) {
    tap_all(bench, {"flag.FGB", "flag.A1c", "fire.declare", "next"});
    throw_dice(bench, {6});
    tap_all(bench, {"next", "square.A2a"});
    throw_dice(bench, {6});
    bench.tap("next");
}

/// From the first order to the dice of the fights.
inline void play_to_the_fights(Bench& bench) {
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    move_the_groups(bench);
    fire_and_meet(bench);
}

inline void fire_and_fight(Bench& bench) {
    fire_and_meet(bench);
    throw_dice(bench, {4, 6, 8, 2});
    tap_all(bench, {"advance.F2a", "advance.F1a"});
    throw_dice(bench, {9, 3});
    bench.tap("next");
    throw_dice(bench, {1});
}

}  // namespace bacler::ui
