// What holds of every battle, whatever is played: random tables, a random player, seeded dice.
#include "../random_tables.hpp"
#include "files/read.hpp"
#include "places.hpp"
#include "random_player.hpp"
#include "systems/plaquette/footprint.hpp"
#include "systems/plaquette/play/turn.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

/// Nothing is lost or made on the way: what a battle must be at every moment.
void check_sound(const Battle& b) {
    RC_ASSERT(b.sides.size() == b.scenario.sides.size());
    for (const Contact& c : b.contacts) {
        RC_ASSERT(c.attacker.side != c.defender.side);
        RC_ASSERT(is_present(b.element(c.attacker)) && is_present(b.element(c.defender)));
    }
    for (const ElementRef ref : all_elements(b)) {
        const Element& e = b.element(ref);
        RC_ASSERT(e.fatigue >= 0 && e.lost >= 0);
        std::size_t in_rows = 0;
        for (const auto& row : e.rows) in_rows += row.size();
        RC_ASSERT(in_rows == e.units.size());
        for (const ScenarioUnit& u : e.units) RC_ASSERT(!u.unit.values.empty());
        RC_ASSERT(!e.units.empty() || !e.front);
    }
}

struct Playthrough {
    int orders{0}, refused{0}, steps{0};
};

/// Plays until so many orders were tried or the battle is over.
Playthrough play_at_random(Battle& b, std::uint64_t seed, int most) {
    RandomPlayer player(seed);
    Playthrough out;
    int refused_in_a_row = 0;
    while (out.orders < most && b.stage != Stage::over) {
        const std::optional<Order> step = automatic(b);
        const Order order = step ? *step : player.next(b, refused_in_a_row);
        const PlayAnswer answer = referee(b, order);
        const PlayAnswer again = referee(b, order);
        RC_ASSERT(answer.ruling == again.ruling);
        RC_ASSERT(answer.event.has_value() == again.event.has_value());
        RC_ASSERT(!answer.ruling.findings.empty());
        ++(step ? out.steps : out.orders);
        if (!answer.event) {
            RC_ASSERT(!step);
            ++out.refused;
            ++refused_in_a_row;
            RC_ASSERT(refused_in_a_row < 60);  // nobody is ever stuck
            continue;
        }
        refused_in_a_row = 0;
        b = advance(std::move(b), *answer.event);
        check_sound(b);
    }
    return out;
}

}  // namespace

TEST_CASE("a battle played at random keeps its laws at every order", "[play][laws]") {
    REQUIRE(rc::check("random tables", [] {
        Battle b = begun(any_table(8));
        const Playthrough played = play_at_random(b, *rc::gen::arbitrary<std::uint64_t>(), 60);
        RC_CLASSIFY(b.sequence > 1, "more than a sequence");
        RC_CLASSIFY(played.refused > 0, "refusals");
    }));
}

TEST_CASE("the book battle played at random for many sequences keeps its laws", "[play][laws]") {
    const auto read =
        files::scenario_from_file(std::string(places::source) + "/data/scenarios/book-battle.toml");
    REQUIRE(read);
    REQUIRE(rc::check("book battle", [&] {
        Battle b = begun(*read);
        play_at_random(b, *rc::gen::arbitrary<std::uint64_t>(), 80);
        RC_CLASSIFY(b.sequence > 1, "more than a sequence");
    }));
}
