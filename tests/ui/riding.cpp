// A staff that is dragged by its disc.
#include "ui/game_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;

using Kind = PointerEvent::Kind;

namespace {

const plaquette::Staff& staff(const plaquette::Scenario& scenario, const std::string& id) {
    for (const plaquette::Side& side : scenario.sides)
        for (const plaquette::Staff& s : side.staffs)
            if (s.id == id) return s;
    FAIL("no staff " << id);
    return scenario.sides[0].staffs[0];
}

/// F2's brigades have moved: it may follow them.
void begin_riding(Bench& bench) {
    lay_the_orders(bench);
    test_the_orders(bench);
    choose_places(bench);
    go_forward(bench, "F2a", "17");
    go_forward(bench, "F2b", "13");
    bench.tap("evade.A2b");
    go_forward(bench, "F2c", "17");
    REQUIRE(may_ride(bench.desk_now(), "F2"));
}

bool is_at(TablePoint place, glm::vec2 cm, double within) {
    return std::hypot(in_cm(place.x) - cm.x, in_cm(place.y) - cm.y) <= within;
}

}  // namespace

TEST_CASE("ui: a staff rides to where a finger drags its disc, on the very place of a flag", "[ui][riding]") {
    Bench bench({{800, 1280}, 1, 3.78F});
    begin_riding(bench);
    const std::size_t lines = game_of(bench).timeline().line_count();
    const glm::vec2 flag = render::to_table(bench.app().view(), render::centre_of(bench.pane_of("flag.F2a")));
    ride(bench, "F2", flag);
    INFO((bench.desk_now().playing->refused ? "refused" : "not refused"));
    CHECK(game_of(bench).timeline().line_count() == lines + 1);
    CHECK(is_at(*staff(battle_of(bench).scenario, "F2").at, flag, 0.05));
    CHECK_FALSE(bench.desk_now().playing->ride);
    bench.tap("game.undo");
    CHECK(game_of(bench).timeline().line_count() >= lines);
    CHECK_FALSE(is_at(*staff(battle_of(bench).scenario, "F2").at, flag, 0.05));
}

TEST_CASE("ui: nothing is done of a ride that is cancelled, and a refused one says why", "[ui][riding]") {
    Bench bench({{1280, 800}, 1, 5.87F});
    begin_riding(bench);
    const std::uint64_t before = hash_of(battle_of(bench));
    const glm::vec2 from = render::centre_of(bench.pane_of("staff.F2"));
    SECTION("the finger is lost to the system") {
        bench.finger(Kind::down, 0, from);
        bench.finger(Kind::move, 0, from + glm::vec2{60, 20});
        bench.frames(2);
        REQUIRE(bench.desk_now().playing->ride);
        bench.finger(Kind::down, 1, from + glm::vec2{200, 20});  // a palm
        bench.finger(Kind::up, 1, from + glm::vec2{200, 20});
        bench.frames(1);
        CHECK(bench.desk_now().playing->ride);
        bench.finger(Kind::lost, 0, from);
        bench.settle();
        CHECK_FALSE(bench.desk_now().playing->ride);
    }
    SECTION("too far") {
        const glm::vec2 far = on_screen(bench, {175, 115});
        bench.finger(Kind::down, 0, from);
        for (int i = 1; i <= 4; ++i)
            bench.finger(Kind::move, 0, from + (far - from) * (static_cast<float>(i) / 4));
        bench.frames(2);
        REQUIRE(bench.desk_now().playing->ride);
        CHECK_FALSE(bench.desk_now().playing->ride->is_allowed);
        bench.finger(Kind::up, 0, far);
        bench.settle();
        CHECK(bench.desk_now().playing->refused);
    }
    CHECK(hash_of(battle_of(bench)) == before);
}

TEST_CASE("ui: a staff is not dragged out of its turn, nor while the table is locked", "[ui][riding]") {
    Bench bench({{1280, 800}, 1, 5.87F});
    begin_riding(bench);
    CHECK_FALSE(may_ride(bench.desk_now(), "A2"));
    bench.app().desk().is_locked = true;
    CHECK_FALSE(may_ride(bench.desk_now(), "F2"));
    const std::uint64_t before = hash_of(battle_of(bench));
    ride(bench, "F2", {29, 53});
    CHECK(hash_of(battle_of(bench)) == before);
}
