#pragma once
#include <algorithm>
#include <cstddef>
#include <ctime>
#include <vector>

namespace bacler::bench {

/// How long work kept the processor, to the microsecond: what others do on the same machine meanwhile is not counted.
template <class Work>
double milliseconds(const Work& work) {
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// The figure that a share of all stay below or at: 0.5 the median. Requires: at least one.
inline double below(std::vector<double> figures, double share) {
    std::sort(figures.begin(), figures.end());
    return figures[static_cast<std::size_t>(share * static_cast<double>(figures.size() - 1))];
}

/// The same steps timed in several rounds.
class Rounds {
public:
    explicit Rounds(std::size_t steps) : times_(steps) {}

    template <class Work>
    void time(std::size_t step, const Work& work) {
        times_[step].push_back(milliseconds(work));
    }

    /// Adds each step's median to `medians` and every time to `singles`; gives the median of the medians. Requires: each step timed.
    double add_to(std::vector<double>& medians, std::vector<double>& singles) const {
        std::vector<double> own;
        for (const std::vector<double>& step : times_) {
            own.push_back(below(step, 0.5));
            singles.insert(singles.end(), step.begin(), step.end());
        }
        medians.insert(medians.end(), own.begin(), own.end());
        return below(own, 0.5);
    }

private:
    std::vector<std::vector<double>> times_;  // in milliseconds: [step][round]
};

}  // namespace bacler::bench
