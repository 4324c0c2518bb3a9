#pragma once
#include "base/check.hpp"

#include <cstdint>

namespace bacler {

/// The app's own seeded generator (SplitMix64): the same faces from the same seed with every compiler and library.
class Generator {
public:
    explicit constexpr Generator(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31U);
    }

    /// A whole number from low to high, both included, each as likely (draws that would favour some are thrown again).
    /// Requires: low not above high.
    constexpr int between(int low, int high) {
        BACLER_CHECK(low <= high);
        const std::uint64_t span = static_cast<std::uint64_t>(static_cast<std::int64_t>(high) - low) + 1;
        const std::uint64_t unfair = (0 - span) % span;
        std::uint64_t draw = next();
        while (draw < unfair) draw = next();
        return static_cast<int>(low + static_cast<std::int64_t>(draw % span));
    }

    /// A generator made from it goes on as this one does.
    constexpr std::uint64_t state() const { return state_; }

private:
    std::uint64_t state_;
};

}  // namespace bacler
