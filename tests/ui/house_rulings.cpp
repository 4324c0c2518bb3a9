// The readings of a game in the window: listed, unfolded, and chosen by consent for the next sequence.
#include "app/game/telling.hpp"
#include "files/order_text.hpp"
#include "ui/decrees_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;
using plaquette::Choose;
using plaquette::Option;

namespace {

const HouseRuling& ruling_of(const Bench& bench, Option option) {
    const std::vector<HouseRuling>& all = bench.desk_now().playing->decreeing->rulings;
    const auto it =
        std::find_if(all.begin(), all.end(), [&](const HouseRuling& r) { return r.option == option; });
    REQUIRE(it != all.end());
    return *it;
}

}  // namespace

TEST_CASE("ui: a reading is chosen by consent and holds from the next sequence, and undone again",
          "[ui][house_rulings]") {
    for (const glm::vec2 size : both_ways()) {
        INFO(size.x);
        Bench bench({size, 1, 3.78F});
        lay_the_orders(bench);
        const game::LineId before = game_of(bench).timeline().cursor();
        const std::uint64_t hash = hash_of(battle_of(bench));
        tap_all(bench, {"page.log", "house.open"});
        CHECK(check_sizes_of_sheet(bench) > 40);
        CHECK_FALSE(bench.shows("consent.both"));
        tap_on_sheet(bench, "house.support_rounding");
        tap_on_sheet(bench, "house.value.per_unit");
        CHECK(check_sizes_of_sheet(bench) > 40);
        CHECK(hash_of(battle_of(bench)) == hash);  // in pencil
        bench.agree();
        CHECK(battle_of(bench).scenario.readings.at(Option::support_rounding) == plaquette::value::per_line);
        CHECK(value_next(battle_of(bench), Option::support_rounding) == plaquette::value::per_unit);
        CHECK_FALSE(ruling_of(bench, Option::support_rounding).next.empty());  // the list says so at once
        const auto* order = std::get_if<Choose>(&last_order(bench));
        REQUIRE(order != nullptr);
        CHECK(order->by == game::ConsentBy::both_sides);
        const game::LineId line = game_of(bench).timeline().cursor();
        const Result<plaquette::Order> read =
            files::order_from_text(order_of_line(game_of(bench).timeline(), line), {"log", 1});
        REQUIRE(read);
        CHECK(*read == last_order(bench));
        tap_all(bench, {"fix.drop", "game.undo"});
        CHECK(game_of(bench).timeline().cursor() == before);
        CHECK(hash_of(battle_of(bench)) == hash);
    }
}

TEST_CASE("ui: a chosen reading is the one that holds once the next sequence has begun",
          "[ui][house_rulings]") {
    Bench bench;
    lay_the_orders(bench);
    tap_all(bench, {"page.log", "house.open"});
    tap_on_sheet(bench, "house.fatigue_timing");
    tap_on_sheet(bench, "house.value.immediate");
    tap_all(bench, {"consent.umpire", "fix.drop", "page.owed"});
    test_the_orders(bench);
    choose_places(bench);
    move_the_groups(bench);
    CHECK(battle_of(bench).scenario.readings.at(Option::fatigue_timing) == plaquette::value::end_of_sequence);
    fire_and_fight(bench);
    REQUIRE(battle_of(bench).sequence == 2);
    CHECK(battle_of(bench).scenario.readings.at(Option::fatigue_timing) == plaquette::value::immediate);
    tap_all(bench, {"page.log", "house.open"});
    CHECK(ruling_of(bench, Option::fatigue_timing).next.empty());
    CHECK_FALSE(ruling_of(bench, Option::fatigue_timing).is_by_the_book);
}

TEST_CASE("ui: the value that holds already is no choice, and a reading that is folded leaves none",
          "[ui][house_rulings]") {
    Bench bench;
    lay_the_orders(bench);
    const std::uint64_t hash = hash_of(battle_of(bench));
    tap_all(bench, {"page.log", "house.open"});
    tap_on_sheet(bench, "house.majority_tie");
    tap_on_sheet(bench, "house.value.higher");
    CHECK(bench.shows("consent.both"));
    tap_on_sheet(bench, "house.value.lower");
    CHECK_FALSE(bench.shows("consent.both"));
    tap_on_sheet(bench, "house.value.higher");
    tap_on_sheet(bench, "house.majority_tie");
    CHECK_FALSE(bench.shows("consent.both"));
    CHECK_FALSE(bench.shows("house.value.higher"));
    bench.tap("fix.drop");
    CHECK(hash_of(battle_of(bench)) == hash);
    CHECK(bench.shows("house.open"));
}

TEST_CASE("ui: an angle is chosen by steps about the one in pencil", "[ui][house_rulings]") {
    Bench bench;
    lay_the_orders(bench);
    tap_all(bench, {"page.log", "house.open"});
    tap_on_sheet(bench, "house.march_angle");
    for (const char* step : {"house.value.40", "house.value.35", "house.value.34"}) tap_on_sheet(bench, step);
    bench.agree();
    CHECK(value_next(battle_of(bench), Option::march_angle) == 34);
}

TEST_CASE("ui: the list of readings is at least 9 mm a row on a small dense screen", "[ui][house_rulings]") {
    for (const glm::vec2 size : both_ways()) {
        INFO(size.x);
        Bench bench({size, 1, 5.94F});
        bench.tap("play");
        tap_all(bench, {"page.log", "house.open"});
        tap_on_sheet(bench, "house.measure_inclusive");
        tap_on_sheet(bench, "house.value.true");
        CHECK(check_sizes_of_sheet(bench) > 40);
    }
}
