#include "game/conformance.hpp"

#include "app/systems.hpp"
#include "systems/plaquette/play/conforming.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace bacler;
using namespace bacler::tests;

namespace {

constexpr int rounds = 8, battles = 20;

/// A number from the environment, or what stands where there is none.
std::uint64_t told(const char* name, std::uint64_t otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

template <class S>
Conformed play(std::uint64_t seed) {
    return Conformance<S>(Conforming<S>::any_start(seed), seed).run(rounds);
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("every rule system of the catalogue conforms, whatever is played",
                        "[game][conformance]", Systems) {
    for (std::uint64_t seed = 1; seed <= battles; ++seed) {
        INFO("seed " << seed);
        Conformed played;
        REQUIRE_NOTHROW(played = play<TestType>(seed));
        CHECK(played.lines > 0);
    }
}

/// For tools/soak: as long as it is told, by seeds that follow one another. Each fault is printed with its seed.
TEMPLATE_LIST_TEST_CASE("soak: every rule system of the catalogue conforms for as long as one waits",
                        "[.soak]", Systems) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::seconds(told("BACLER_SOAK_SECONDS", 60));
    const std::uint64_t most = told("BACLER_SOAK_BATTLES", UINT64_MAX);
    std::uint64_t seed = told("BACLER_SOAK_SEED", 1), games = 0, failures = 0;
    Conformed all;
    for (; Clock::now() < end && games < most; ++seed, ++games) {
        try {
            const Conformed one = play<TestType>(seed);
            all.orders += one.orders;
            all.refused += one.refused;
            all.rounds += one.rounds;
            all.lines += one.lines;
        } catch (const std::exception& e) {
            ++failures;
            std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed), e.what());
            std::fflush(stdout);
        }
    }
    std::printf("%llu battles, %d sequences, %d orders (%d refused), %zu lines: %llu failed\n",
                static_cast<unsigned long long>(games), all.rounds, all.orders, all.refused, all.lines,
                static_cast<unsigned long long>(failures));
    CHECK(failures == 0);
}
