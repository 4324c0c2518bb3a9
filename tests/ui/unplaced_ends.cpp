// A game without places where what is stated ends a sequence by itself.
#include "../systems/plaquette/random_tables.hpp"
#include "ui/game_of_tests.hpp"

using namespace bacler;
using namespace bacler::ui;

namespace {

using plaquette::Stage;

/// A battery and a regiment that are on no table, and far from one another.
plaquette::Scenario a_battery_and_its_target() {
    const TablePoint anywhere{length_from_cm(40), length_from_cm(40)};
    plaquette::Scenario s = plaquette::scenario_of(
        {plaquette::element_at("a", plaquette::Stance::defence, anywhere, 0, {plaquette::guns("a-1")})},
        {plaquette::element_at("e", plaquette::Stance::defence, anywhere, 180,
                               {plaquette::foot("e-1", plaquette::Formation::line)})});
    for (plaquette::Side& side : s.sides)
        for (plaquette::Element& e : side.elements) e.front.reset();
    return s;
}

}  // namespace

TEST_CASE(
    "ui: a distance that leaves nobody anything to do ends the sequence, and nothing is picked any more",
    "[ui][playing][unplaced]") {
    for (const plaquette::OrderKeeping keeping :
         {plaquette::OrderKeeping::open, plaquette::OrderKeeping::chits}) {
        Bench bench({}, a_battery_and_its_target());
        bench.tap("play");
        if (keeping == plaquette::OrderKeeping::chits) bench.tap("keep.chits");
        for (int steps = 0; battle_of(bench).stage != Stage::declaring && steps < 12; ++steps)
            if (bench.desk_now().playing->sheet)
                bench.tap_all({"dice.roll", "dice.accept"});
            else
                bench.tap(battle_of(bench).stage == Stage::choosing ? "slot.first" : "next");
        REQUIRE(battle_of(bench).stage == Stage::declaring);
        bench.tap_all({"card.a", "card.e", "state.distance", "pad.digit.9", "pad.digit.9", "tape.record"});
        CHECK(battle_of(bench).sequence == 2);
        CHECK(battle_of(bench).stage == Stage::placing);
        CHECK(bench.desk_now().playing->from.empty());
        CHECK_FALSE(is_order_pad_open(bench.desk_now()));
        bench.frames(2);
        CHECK(bench.shows("card.a"));
    }
}
