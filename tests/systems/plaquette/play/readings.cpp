// House readings that only a game being played can show, and rulings at the edges of a sequence.
#include "../random_tables.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "playing.hpp"
#include "systems/plaquette/play/stages.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <fstream>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

/// A battle about to end its sequence.
Battle ending(Scenario s) {
    Battle b = begun(std::move(s));
    b.stage = Stage::ending;
    return b;
}

Battle after_next(Battle b) {
    const PlayAnswer answer = referee(b, Next{});
    REQUIRE(answer.event);
    return advance(std::move(b), *answer.event);
}

ScenarioUnit small(std::string id, int plaquettes) {
    return unit_of(std::move(id), Arm::infantry, Formation::column, plaquettes);
}

/// Goes on by whatever goes on, dice of 5 and the first places, until a stage.
void go_on_to(Played& p, Stage wanted, int sequence) {
    for (int i = 0; i < 200 && (p.battle.stage != wanted || p.battle.sequence != sequence); ++i) {
        if (is_die_owed(p.battle)) {
            // Unequal, so that no tie is rolled for again.
            play(p, "die d10 " + std::to_string(1 + i % 10));
        } else if (p.battle.stage == Stage::choosing) {
            const MarchGroup& g = group_in_turn(p.battle);
            const Side& side = p.battle.scenario.sides[g.side];
            play(p, "slot " + (g.staff ? side.staffs[*g.staff].id : side.elements[*g.element].id) + " first");
        } else {
            play(p, "next");
        }
    }
    REQUIRE(p.battle.stage == wanted);
}

Staff division(std::string id) {
    Staff s;
    s.id = std::move(id);
    s.value = 3;
    return s;
}

Scenario two_small_elements() {
    return scenario_of(
        {element_at("a", Stance::defence, {{100000}, {100000}}, 0,
                    {small("a0", 2), small("a1", 3), small("a2", 1)}),
         element_at("b", Stance::defence, {{110800}, {100000}}, 0, {small("b1", 2), small("b2", 2)})},
        {element_at("e", Stance::defence, {{500000}, {500000}}, 180, {foot("e1")})});
}

std::size_t count(const Battle& b, ElementRef ref, std::size_t unit) {
    return b.element(ref).units[unit].unit.values.size();
}

}  // namespace

TEST_CASE("a unit down to one plaquette joins its own element, by a reading the nearest of its side",
          "[play][R043][Q14]") {
    Scenario s = two_small_elements();
    const Battle own = after_next(ending(s));
    REQUIRE(own.element({0, 0}).units.size() == 2);
    CHECK(count(own, {0, 0}, 1) == 4);
    s.readings.choose(Option::merge_across_elements, 1);
    // a2 stands beside b1, farther from a1's middle.
    s.sides[0].elements[0].gap = length_from_cm(2.5);
    const Battle across = after_next(ending(s));
    REQUIRE(across.element({0, 0}).units.size() == 2);
    CHECK(count(across, {0, 0}, 1) == 3);
    CHECK(count(across, {0, 1}, 0) == 3);
    CHECK(across.element({0, 0}).lost == 0);
}

TEST_CASE("an element down to one unit joins the nearest of its arm and keeps the higher fatigue",
          "[play][R044][Q15]") {
    Scenario s = two_small_elements();
    Battle b = ending(s);
    take_losses(b, {0, 0}, {{"a0", 2}, {"a2", 1}});
    b.element({0, 0}).fatigue = 2;
    const Battle after = after_next(b);
    CHECK(after.element({0, 0}).units.empty());
    CHECK(after.element({0, 1}).units.size() == 3);
    CHECK(after.element({0, 1}).fatigue == 2);
    CHECK(after.element({0, 1}).rows.size() == 2);
}

TEST_CASE("7 landing on a friend of another division disorders both only by the reading",
          "[play][R210][Q113]") {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    std::ifstream in(std::string(places::source) + "/tests/games/book-battle.orders");
    std::string script{std::istreambuf_iterator<char>(in), {}};
    script.resize(script.find("advance F2a"));
    for (const bool both : {false, true}) {
        Scenario s = *read;
        s.readings.choose(Option::both_divisions_disordered, both ? 1 : 0);
        const ElementRef cuirassiers = *element_named(s, "A2c");
        s.sides[1].elements[cuirassiers.element].under =
            *s.sides[1].elements[element_named(s, "A1a")->element].under;
        Played p{begun(s), {}};
        play(p, script);
        const auto lost = [&](const char* element) {
            return p.battle.sides[1].staffs[*p.battle.element(*element_named(s, element)).under].points_lost;
        };
        INFO(both);
        CHECK(lost("A2a") == 1);
        CHECK(lost("A2c") == (both ? 1 : 0));
    }
}

TEST_CASE("a staff that the enemy reaches rides to the nearest element of its side", "[play][Q127]") {
    Scenario s = scenario_of({element_at("a", Stance::attack, {{100000}, {100000}}, 0, {foot("a1")})},
                             {element_at("e", Stance::defence, {{100000}, {150000}}, 180, {foot("e1")})});
    s.sides[0].staffs.push_back(division("first-staff"));
    s.sides[0].elements[0].under = 0;
    s.sides[1].staffs.push_back(division("second-staff"));
    s.sides[1].staffs[0].at = TablePoint{{100000}, {110500}};
    Played p{begun(s), {}};
    go_on_to(p, Stage::moving, 1);
    play(p, "move a 100,109");
    REQUIRE(p.battle.scenario.sides[1].staffs[0].at);
    CHECK(p.battle.scenario.sides[1].staffs[0].at->y > length_from_cm(155));
}

TEST_CASE("reinforcements enter in their sequence, later where their place is taken", "[play][Q136]") {
    Scenario s = scenario_of({element_at("a", Stance::defence, {{100000}, {100000}}, 0, {foot("a1")}),
                              element_at("late", Stance::defence, {{100000}, {100000}}, 0, {foot("l1")})},
                             {element_at("e", Stance::defence, {{500000}, {500000}}, 180, {foot("e1")})});
    s.sides[0].elements[1].front.reset();
    s.sides[0].elements[1].arrives = Arrival{1, {{100000}, {100000}}, {}};
    Played p{begun(s), {}};
    CHECK_FALSE(is_present(p.battle.element({0, 1})));
    go_on_to(p, Stage::moving, 1);
    CHECK_FALSE(is_present(p.battle.element({0, 1})));
    p.battle.scenario.sides[0].elements[0].front->at = {{200000}, {100000}};
    go_on_to(p, Stage::moving, 2);
    CHECK(is_present(p.battle.element({0, 1})));
    CHECK(p.battle.element({0, 1}).front->at == TablePoint{{100000}, {100000}});
}

TEST_CASE("an order out of its stage is refused with the section, and changes nothing", "[play][R057]") {
    const Battle b = begun(two_small_elements());
    CHECK(refused(b, "move a 100,101") == "Not now: orders are being laid");
    CHECK(refused(b, "fire a1 at e") == "Not now: orders are being laid");
    CHECK(refused(b, "die d10 4") == "No die is wanted");
    CHECK(refused(b, "advance a 3") == "Not now: orders are being laid");
}
