#include "odds/engagement_odds.hpp"
#include "platform/bench/random_engagement.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>

using namespace bacler;

namespace {

Fraction sum(const std::vector<odds::LossChance>& chances) {
    Fraction s{0};
    for (const odds::LossChance& c : chances) s = s + c.chance;
    return s;
}

}  // namespace

TEST_CASE("6 the odds of any engagement sum to exactly one, four ways", "[R171]") {
    REQUIRE(rc::check([](std::uint64_t seed) {
        Generator g(seed);
        const odds::EngagementOdds o = odds::odds_of(bench::random_engagement(g));
        Fraction differences{0}, results{0};
        for (const odds::DifferenceChance& d : o.differences) differences = differences + d.chance;
        for (const odds::ResultChance& r : o.results) results = results + r.chance;
        RC_ASSERT(differences == Fraction{1});
        RC_ASSERT(results == Fraction{1});
        RC_ASSERT(sum(o.losses[0]) == Fraction{1});
        RC_ASSERT(sum(o.losses[1]) == Fraction{1});
    }));
}

TEST_CASE("6 the odds are those of the hundred throws counted one by one", "[R171]") {
    REQUIRE(rc::check([](std::uint64_t seed) {
        Generator g(seed);
        const plaquette::Engagement e = bench::random_engagement(g);
        std::vector<int> counted;
        for (int a = 1; a <= 10; ++a)
            for (int b = 1; b <= 10; ++b)
                counted.push_back(plaquette::rule_on_engagement(e, {a, b}).difference);
        for (const odds::DifferenceChance& d : odds::odds_of(e).differences) {
            const auto n = std::count(counted.begin(), counted.end(), d.difference);
            RC_ASSERT(d.chance == (Fraction{n, 100}));
        }
    }));
}

TEST_CASE("3 the odds of a tir are its tens and its units", "[R122][R123]") {
    const std::vector<odds::LossChance> o = odds::odds_of_tir(24);
    REQUIRE(o.size() == 2);
    CHECK(o[0].lost == 2);
    CHECK(o[0].chance == (Fraction{6, 10}));
    CHECK(o[1].lost == 3);
    CHECK(o[1].chance == (Fraction{4, 10}));
    CHECK(odds::odds_of_tir(30).size() == 1);
}
