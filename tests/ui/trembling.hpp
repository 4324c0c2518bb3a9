#pragma once
#include "base/random.hpp"

#include <glm/vec2.hpp>

namespace bacler::ui {

/// A finger's tremble on the glass: near enough a bell, the same everywhere, of one standard deviation a direction.
class Trembling {
public:
    Trembling(std::uint64_t seed, float deviation) : chance_(seed), deviation_(deviation) {}

    glm::vec2 next() {
        const float x = one(), y = one();
        return {x, y};
    }

private:
    float one() {
        constexpr int draws = 12, span = 1000000;
        double sum = 0;
        for (int i = 0; i < draws; ++i) sum += static_cast<double>(chance_.between(0, span)) / span;
        return static_cast<float>(sum - draws / 2.0) * deviation_;
    }

    Generator chance_;
    float deviation_;
};

}  // namespace bacler::ui
