// Faults that random battles found: each test opens with its case and its cause.
#include "small_battles.hpp"

using namespace bacler;
using namespace bacler::plaquette;

TEST_CASE("2 an element at its own edge of the table owes no move that would leave it",
          "[play][R079][R080][Q34]") {
    // It was asked for a move that no order can name, positions off the table being faults, and the game stood still.
    Scenario s = scenario_of({element_at("a", Stance::retreat, at(50, 2), 0, {foot("a-1")})},
                             {element_at("b", Stance::defence, at(50, 60), 180, {foot("b-1")})});
    Played p = about_to_move(s);
    CHECK(moves_owed(p.battle).empty());
    play(p, "next\nnext");
    CHECK(p.battle.stage != Stage::moving);
}

TEST_CASE("2 cavalry evades an attacker that has no place on the table", "[play][R127][Q77][Q135]") {
    // The heading of an attacker without a place was read.
    Scenario s = scenario_of({element_at("a", Stance::attack, at(50, 20), 0, {foot("a-1")})},
                             {horse("b", Stance::defence, at(50, 60), 180)});
    s.sides[0].elements[0].front.reset();
    Played p = about_to_move(s);
    play(p, "state contact a b");
    REQUIRE(p.battle.contacts.size() == 1);
    play(p, "evade b");
    CHECK(p.battle.contacts.empty());
    CHECK(p.battle.scenario.sides[1].elements[0].front->at.y > length_from_cm(60));
}

TEST_CASE("nothing is stated of a piece that is not on the table", "[play][Q135][Q136]") {
    // A contact with a reinforcement that had not entered was fought.
    Scenario s = scenario_of({element_at("a", Stance::attack, at(50, 20), 0, {foot("a-1")})},
                             {horse("b", Stance::defence, at(50, 60), 180),
                              element_at("c", Stance::defence, at(90, 60), 180, {foot("c-1")})});
    s.sides[1].elements[1].arrives = Arrival{4, at(90, 60), angle_from_degrees(180)};
    const Battle b = begun(s);
    CHECK(refused(b, "state contact a c") ==
          "Nothing to state (contact) of a piece that is not on the table");
}

TEST_CASE("a distance stated again within the grain is one fact, not two", "[play][Q135]") {
    // A fact was added each time it was said, and which of them held depended on their order.
    Scenario s = scenario_of({element_at("a", Stance::defence, at(50, 20), 0, {foot("a-1")})},
                             {horse("b", Stance::defence, at(50, 60), 180)});
    Played p{begun(s), {}};
    play(p, "state distance a b 12\nstate distance b a 12.01");
    REQUIRE(p.battle.scenario.stated.size() == 1);
    CHECK(p.battle.scenario.stated[0].distance == length_from_cm(12.01));
}
