// What holds of every battle, whatever is played: random tables, a random player, seeded dice.
#include "conforming.hpp"

#include <catch2/catch.hpp>

using namespace bacler;
using namespace bacler::plaquette;

namespace {

struct Playthrough {
    int orders{0}, refused{0}, steps{0};
};

/// Plays until so many orders were tried or the battle is over.
Playthrough play_at_random(Battle& b, std::uint64_t seed, int most) {
    bench::RandomPlayer player(seed);
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
        const std::string wrong = tests::Conforming<PlaquetteGame>::unsoundness(b);
        RC_ASSERT(wrong.empty());
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
